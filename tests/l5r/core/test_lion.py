"""The cards of the Lion Clan, each used once."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import AT_HOME, ATTACKING, HONORED, MILITARY, ORDINARY, POLITICAL
from nefrit.l5r.game import GAME
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import attack, begins, fight, nobody_acts, number, player, quiet_fight, quiet_player

__all__ = ["GAME"]

WALL = "Entrenched Position"
"""A province without an action, so that only what the scenario is about can be used."""


def test_yojin_no_shiro_helps_all_attackers(table: Scenario) -> None:
    ann = player("Matsu Berserker", "Deathseeker", "Akodo Gunsō", stronghold=["Yōjin no Shiro"], hand=["Levy"])
    fight(table, ann, player(), "military air", "Matsu Berserker", "Deathseeker", province=WALL)
    table.ann.chooses("use Yōjin no Shiro 0")
    assert table.ann.piece("Yōjin no Shiro").bowed
    skills = [skill(table.game, number(table, name), MILITARY) for name in ("Matsu Berserker", "Deathseeker")]
    assert skills == [4, 3]
    assert skill(table.game, number(table, "Deathseeker"), POLITICAL) == 1
    assert skill(table.game, number(table, "Akodo Gunsō"), MILITARY) == 2, "who does not attack gets nothing"


def test_the_art_of_war_draws_three_cards_when_it_breaks(table: Scenario) -> None:
    bob = player(provinces=["The Art of War {slot=0}", f"{WALL} {{slot=1}}"])
    fight(table, player("Matsu Berserker"), bob, "military air", "Matsu Berserker", province="The Art of War")
    assert table.bob.choices == ["pass", "respond The Art of War 0 0"]
    table.bob.chooses("respond The Art of War 0 0")
    assert table.bob.hand == ["Fine Katana"] * 3
    assert table.bob.piece("The Art of War").broken


def test_the_art_of_war_mourns_no_other_province(table: Scenario) -> None:
    bob = player(provinces=["The Art of War {slot=0}", "Manicured Garden {slot=1}"])
    fight(table, player("Akodo Toturi"), bob, "military air", "Akodo Toturi")
    nobody_acts(table)
    assert table.bob.piece("Manicured Garden").broken
    assert table.bob.hand == []


def hidden(*names: str) -> dict[str, list[str]]:
    """Facedown dynasty cards, from the second province on."""
    return {f"province-{slot}": [f"{name} [known to nobody]"] for slot, name in enumerate(names, 2)}


def test_staging_ground_turns_two_cards_faceup(table: Scenario) -> None:
    cards = hidden("Deathseeker", "Iron Mine", "Akodo Gunsō") | {"province-1": ["Ikoma Prodigy"]}
    begins(table, player(holdings=["Staging Ground {slot=0}"], **cards), player())
    table.ann.chooses("use Staging Ground 0")
    assert table.ann.choices == ["Deathseeker", "Iron Mine", "Akodo Gunsō"], "whatever they are"
    table.ann.chooses("Deathseeker", "Iron Mine")
    faceup = [is_faceup(table.game, number(table, name)) for name in ("Deathseeker", "Iron Mine", "Akodo Gunsō")]
    assert faceup == [True, True, False]
    assert table.ann.piece("Iron Mine").slot == 2, "a holding enters play by that"


@rule("decision.l5r.up-to-needs-one", "l5r.target.insufficient-targets")
def test_staging_ground_needs_a_facedown_card(table: Scenario) -> None:
    begins(table, player(holdings=["Staging Ground {slot=0}"], **{"province-1": ["Ikoma Prodigy"]}), player())
    assert table.ann.why_not("Staging Ground") == ["l5r.target.insufficient-targets"]


@rule("decision.l5r.up-to-needs-one", "l5r.target.controller-chooses")
def test_staging_ground_may_turn_one_card_and_not_three(table: Scenario) -> None:
    cards = hidden("Deathseeker", "Iron Mine", "Akodo Gunsō")
    begins(table, player(holdings=["Staging Ground {slot=0}"], **cards), player())
    table.ann.chooses("use Staging Ground 0")
    assert (table.ann.decision.least, table.ann.decision.most) == (1, 2)
    table.ann.chooses("Akodo Gunsō")
    assert is_faceup(table.game, number(table, "Akodo Gunsō"))


def test_obstinate_recruit_follows_only_the_more_honorable(table: Scenario) -> None:
    begins(table, player("Obstinate Recruit", "Matsu Berserker"), player("Akodo Gunsō", hand=["Levy"]))
    assert table.in_play("Obstinate Recruit"), "as honorable is enough"
    table.bob.chooses("use Levy 0")
    table.ann.chooses("option 1")
    assert table.ann.cards_in("dynasty-discard") == ["Obstinate Recruit"]
    assert table.ann.play == ["Matsu Berserker"]


def test_ikoma_prodigy_is_proud_of_fate(table: Scenario) -> None:
    cards = {"province-1": ["Ikoma Prodigy"]}
    begins(table, player(**cards), player(), at="dynasty")
    table.ann.chooses("play Ikoma Prodigy")
    table.ann.says(2)
    assert table.ann.choices == ["pass", "respond Ikoma Prodigy 0 0"]
    table.ann.chooses("respond Ikoma Prodigy 0 0")
    assert table.ann.honor == 11
    assert table.ann.piece("Ikoma Prodigy").fate == 2


def test_matsu_berserker_fights_with_the_sword_only(table: Scenario) -> None:
    begins(table, player("Matsu Berserker"), player())
    nobody_acts(table)
    assert not [choice for choice in table.ann.choices if "political" in choice]
    attack(table, "military air", "Matsu Berserker", province=WALL)
    assert table.conflict.difference == 3


@pytest.mark.parametrize(("honor", "stays"), [(10, False), (14, False), (15, True)])
def test_steadfast_samurai_stays_with_the_honorable(table: Scenario, honor: int, stays: bool) -> None:
    ann = player("Steadfast Samurai", "Akodo Gunsō", honor=honor, hand=["Levy"])
    begins(table, ann, player(), at="fate")
    if not stays:
        table.ann.chooses("Akodo Gunsō")
    assert table.ann.play == (["Steadfast Samurai"] if stays else [])


@rule("l5r.cannot.absolute")
def test_steadfast_samurai_keeps_its_fate(table: Scenario) -> None:
    ann = player("Steadfast Samurai {fate=2}", "Akodo Gunsō {fate=2}", honor=15, hand=["Levy"])
    begins(table, ann, player(), at="fate")
    assert (table.ann.piece("Steadfast Samurai").fate, table.ann.piece("Akodo Gunsō").fate) == (2, 1)


def test_akodo_gunso_makes_room_for_the_next(table: Scenario) -> None:
    cards = {"province-1": ["Akodo Gunsō"], "dynasty-deck": ["Deathseeker", "Otomo Courtier"]}
    begins(table, player(**cards), player(), at="dynasty")
    table.ann.chooses("play Akodo Gunsō")
    assert table.ann.choices == ["pass", "respond Akodo Gunsō 0 1"]
    table.ann.chooses("respond Akodo Gunsō 0 1")
    table.ann.says(0)
    table.bob.passes()
    assert "play Deathseeker" in table.ann.choices, "it lies faceup"


def test_akodo_gunso_is_proud(table: Scenario) -> None:
    fight(table, player("Akodo Gunsō"), player(), "military air", "Akodo Gunsō", province=WALL)
    assert table.ann.piece("Akodo Gunsō").status == HONORED


def charge_of_the_deathseeker(table: Scenario, fate: int) -> None:
    """Ann's Deathseeker loses against a Bob's Champion with some fate on it."""
    bob = player(f"Akodo Toturi {{fate={fate}}}", "Matsu Berserker")
    ann = player("Deathseeker", "Akodo Gunsō")
    fight(table, ann, bob, "military air", "Deathseeker", province=WALL, defenders=("Akodo Toturi",))
    assert table.ann.choices == ["pass", "respond Deathseeker 0 0"]
    table.ann.chooses("respond Deathseeker 0 0")
    assert table.ann.cards_in("dynasty-discard") == ["Deathseeker"]
    assert table.ann.choices == ["Akodo Toturi", "Matsu Berserker"]
    table.ann.chooses("Akodo Toturi")


def test_deathseeker_removes_a_fate(table: Scenario) -> None:
    charge_of_the_deathseeker(table, fate=2)
    assert table.bob.piece("Akodo Toturi").fate == 1


def test_deathseeker_discards_who_has_no_fate(table: Scenario) -> None:
    charge_of_the_deathseeker(table, fate=0)
    assert table.bob.cards_in("dynasty-discard") == ["Akodo Toturi"]


def test_deathseeker_lives_on_when_it_loses_as_a_defender(table: Scenario) -> None:
    bob = player("Deathseeker")
    ann = player("Akodo Toturi")
    fight(table, ann, bob, "military air", "Akodo Toturi", province=WALL, defenders=("Deathseeker",))
    assert table.ann.asked == "ring-effect"


def test_deathseeker_seeks_death_in_the_conflict(table: Scenario) -> None:
    ann = player("Deathseeker", "Ikoma Prodigy", hand=["Levy"])
    bob = player("Akodo Toturi {fate=1}")
    fight(table, ann, bob, "military earth", "Ikoma Prodigy", province=WALL, defenders=("Akodo Toturi",))
    table.ann.passes()
    assert table.bob.choices == ["pass", "respond Akodo Toturi 0 0"], "Ann was not asked"


def test_venerable_historian_honors_itself(table: Scenario) -> None:
    ann = player("Venerable Historian", honor=11)
    fight(table, ann, player(), "political air", "Venerable Historian", province=WALL)
    table.ann.chooses("use Venerable Historian 0")
    assert table.ann.piece("Venerable Historian").status == HONORED


@rule("l5r.play-restriction.must-be-observed")
def test_venerable_historian_must_be_more_honorable(table: Scenario) -> None:
    ann = player("Venerable Historian", hand=["Levy"])
    fight(table, ann, player(), "political air", "Venerable Historian", province=WALL)
    assert table.ann.choices == ["pass", "use Levy 0"]
    assert table.ann.why_not("Venerable Historian") == ["l5r.play-restriction.must-be-observed"]


def test_kitsu_spiritcaller_calls_an_ancestor_for_one_conflict(table: Scenario) -> None:
    piles = {
        "dynasty-discard": ["Akodo Toturi", "Venerable Historian", "Staging Ground"],
        "conflict-discard": ["Master of the Spear", "Levy"],
    }
    ann = player("Kitsu Spiritcaller", "Matsu Berserker", **piles)
    fight(table, ann, player(), "military air", "Matsu Berserker", province=WALL)
    table.ann.chooses("use Kitsu Spiritcaller 0")
    assert table.ann.choices == ["Akodo Toturi", "Master of the Spear"], "who can be in this conflict"
    table.ann.chooses("Master of the Spear")
    assert table.ann.piece("Kitsu Spiritcaller").bowed
    assert table.ann.piece("Master of the Spear").side == ATTACKING
    table.ann.chooses("air-gain")
    assert not table.in_play("Master of the Spear")
    assert table.ann.cards_in("conflict-deck")[-1] == "Master of the Spear"


def test_kitsu_spiritcaller_forgets_who_has_left_play(table: Scenario) -> None:
    piles = {"dynasty-discard": ["Matsu Beiona"]}
    ann = player("Kitsu Spiritcaller", "Matsu Berserker", holdings=["Funeral Pyre {slot=0}"], **piles)
    fight(table, ann, player(), "military air", "Matsu Berserker", province=WALL)
    table.ann.chooses("use Kitsu Spiritcaller 0")
    table.ann.chooses("Matsu Beiona")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Matsu Beiona")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.ann.cards_in("dynasty-discard") == ["Matsu Beiona"]


def test_lions_pride_brawler_bows_who_is_no_stronger(table: Scenario) -> None:
    bob = player("Matsu Berserker", "Honored General", "Akodo Toturi")
    fight(table, player("Lion's Pride Brawler"), bob, "military air", "Lion's Pride Brawler", province=WALL)
    table.ann.chooses("use Lion's Pride Brawler 0")
    assert table.ann.choices == ["Lion's Pride Brawler", "Matsu Berserker", "Honored General"]
    table.ann.chooses("Honored General")
    assert table.bob.piece("Honored General").bowed


def test_lions_pride_brawler_must_attack(table: Scenario) -> None:
    ann = player("Lion's Pride Brawler", "Deathseeker", hand=["Levy"])
    fight(table, ann, player("Matsu Berserker"), "military air", "Deathseeker", province=WALL)
    assert table.ann.choices == ["pass", "use Levy 0"]


@pytest.mark.parametrize(("others", "fate"), [(2, 0), (3, 2)])
def test_matsu_beiona_comes_to_an_army(table: Scenario, others: int, fate: int) -> None:
    cards = {"province-1": ["Matsu Beiona"]}
    begins(table, player(f"{others}x Matsu Berserker", "Ikoma Prodigy", **cards), player(), at="dynasty")
    table.ann.chooses("play Matsu Beiona")
    if fate:
        table.ann.chooses("respond Matsu Beiona 0 1")
    table.ann.says(0)
    assert table.ann.piece("Matsu Beiona").fate == fate


def military(table: Scenario, *names: str) -> list[int]:
    """The military skills of characters."""
    return [skill(table.game, number(table, name), MILITARY) for name in names]


@rule("l5r.constant.conditional")
def test_honored_general_leads_other_lions_of_its_side(table: Scenario) -> None:
    ann = player("Honored General", "Matsu Berserker", "Deathseeker", "Eager Scout", hand=["Levy"])
    bob = player("Akodo Toturi")
    attackers = ("Honored General", "Matsu Berserker", "Eager Scout")
    fight(table, ann, bob, "military air", *attackers, province=WALL, defenders=("Akodo Toturi",))
    assert military(table, "Honored General", "Matsu Berserker") == [3, 4]
    assert military(table, "Eager Scout", "Deathseeker", "Akodo Toturi") == [0, 2, 6]


@rule("l5r.constant.conditional")
def test_honored_general_must_be_there(table: Scenario) -> None:
    ann = player("Honored General", "Matsu Berserker", "Deathseeker", hand=["Levy"])
    fight(table, ann, player(), "military air", "Matsu Berserker", "Deathseeker", province=WALL)
    assert military(table, "Matsu Berserker", "Deathseeker") == [3, 2]


def test_others_who_come_bring_nothing_to_matsu_beiona_and_honored_general(table: Scenario) -> None:
    cards = {"province-1": ["Deathseeker"]}
    ann = player("Matsu Beiona", "Honored General", "2x Matsu Berserker", "Akodo Gunsō", **cards)
    begins(table, ann, player(), at="dynasty")
    table.ann.chooses("play Deathseeker")
    assert table.ann.asked == "extra-fate", "nobody has a reaction"


def test_honored_general_arrives_in_honor(table: Scenario) -> None:
    cards = {"province-1": ["Honored General"]}
    begins(table, player(**cards), player(), at="dynasty")
    table.ann.chooses("play Honored General")
    table.ann.chooses("respond Honored General 0 1")
    assert table.ann.piece("Honored General").status == HONORED


def eiji(**things: list[str]) -> Side:
    """Bob's side with Ikoma Eiji at home."""
    return player("Ikoma Eiji", **things)


@rule("l5r.ability.controller-makes-decisions")
def test_ikoma_eiji_calls_a_bushi_after_a_defeat_at_court(table: Scenario) -> None:
    bob = eiji(
        **{
            "dynasty-discard": ["Matsu Berserker", "Honored General", "Ikoma Prodigy"],
            "province-1": ["Akodo Gunsō"],
            "province-2": ["Akodo Toturi"],
        }
    )
    fight(table, player("Ikoma Prodigy"), bob, "political air", "Ikoma Prodigy", province=WALL)
    assert table.bob.choices == ["pass", "respond Ikoma Eiji 0 0"]
    table.bob.chooses("respond Ikoma Eiji 0 0")
    assert table.bob.choices == ["Matsu Berserker", "Akodo Gunsō"]
    table.bob.chooses("Matsu Berserker")
    assert table.bob.piece("Matsu Berserker").side == AT_HOME


def test_ikoma_eiji_does_not_care_for_battles(table: Scenario) -> None:
    bob = eiji(**{"dynasty-discard": ["Matsu Berserker"]})
    fight(table, player("Matsu Berserker"), bob, "military air", "Matsu Berserker", province=WALL)
    assert table.ann.asked == "ring-effect"


def test_akodo_toturi_resolves_the_ring_again(table: Scenario) -> None:
    fight(table, player("Akodo Toturi"), player(), "military air", "Akodo Toturi", province=WALL)
    table.ann.chooses("air-gain")
    assert table.ann.choices == ["pass", "respond Akodo Toturi 0 0"]
    table.ann.chooses("respond Akodo Toturi 0 0")
    table.ann.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (13, 8), "one was lost unopposed"


@pytest.mark.parametrize("attacker", ["Akodo Toturi", "Ikoma Prodigy"])
def test_akodo_toturi_must_be_in_a_battle(table: Scenario, attacker: str) -> None:
    fight(table, player("Akodo Toturi", "Ikoma Prodigy"), player(), "political air", attacker, province=WALL)
    table.ann.chooses("air-gain")
    assert table.ann.asked != "respond-or-pass"


def test_vengeful_oathkeeper_comes_after_a_defeat(table: Scenario) -> None:
    bob = player(hand=["Vengeful Oathkeeper"], fate=0)
    fight(table, player("Matsu Berserker"), bob, "military air", "Matsu Berserker", province=WALL)
    assert table.bob.choices == ["pass", "respond Vengeful Oathkeeper 0 0"]
    table.bob.chooses("respond Vengeful Oathkeeper 0 0")
    assert table.bob.piece("Vengeful Oathkeeper").side == AT_HOME
    assert table.bob.hand == []


def test_vengeful_oathkeeper_does_not_care_for_debates(table: Scenario) -> None:
    bob = player(hand=["Vengeful Oathkeeper"], fate=0)
    fight(table, player("Ikoma Prodigy"), bob, "political air", "Ikoma Prodigy", province=WALL)
    assert table.ann.asked == "ring-effect"


def test_master_of_the_spear_lets_the_opponent_choose(table: Scenario) -> None:
    bob = player("Matsu Berserker", "Deathseeker", "Akodo Gunsō")
    defenders = ("Matsu Berserker", "Deathseeker")
    ann = player("Master of the Spear", hand=["Levy"])
    fight(table, ann, bob, "military air", "Master of the Spear", province=WALL, defenders=defenders)
    table.ann.chooses("use Master of the Spear 0")
    assert table.bob.choices == ["Matsu Berserker", "Deathseeker"]
    table.bob.chooses("Deathseeker")
    assert table.bob.piece("Deathseeker").side == AT_HOME


def test_master_of_the_spear_must_attack(table: Scenario) -> None:
    ann = player("Master of the Spear", "Deathseeker", hand=["Levy"])
    bob = player("Matsu Berserker")
    fight(table, ann, bob, "military air", "Deathseeker", province=WALL, defenders=("Matsu Berserker",))
    assert table.ann.choices == ["pass", "use Levy 0"]


def test_guidance_of_the_ancestors_comes_back_from_the_dead(table: Scenario) -> None:
    pile = {"conflict-discard": ["Guidance of the Ancestors"]}
    begins(table, player("Matsu Berserker", **pile), player("Deathseeker"))
    table.ann.chooses("use Guidance of the Ancestors 0")
    assert table.ann.choices == ["Matsu Berserker", "Deathseeker"]
    table.ann.chooses("Matsu Berserker")
    assert table.ann.fate == 4
    assert skill(table.game, number(table, "Matsu Berserker"), MILITARY) == 4


def test_honored_blade_gains_honor(table: Scenario) -> None:
    ann = player("Deathseeker #1", "Honored Blade {on=#1}")
    fight(table, ann, player(), "military air", "Deathseeker", province=WALL)
    assert table.ann.choices == ["pass", "respond Honored Blade 0 0"]
    table.ann.chooses("respond Honored Blade 0 0")
    assert table.ann.honor == 11


def test_honored_blade_must_be_carried_into_the_conflict(table: Scenario) -> None:
    ann = player("Deathseeker #1", "Honored Blade {on=#1}", "Matsu Berserker")
    fight(table, ann, player(), "military air", "Matsu Berserker", province=WALL)
    assert table.ann.asked == "ring-effect"


def test_honored_blade_is_restricted(table: Scenario) -> None:
    ann = player("Deathseeker #1", "Honored Blade {on=#1}", "Honored Blade {on=#1}", hand=["Honored Blade"])
    begins(table, ann, player())
    table.ann.chooses("play Honored Blade")
    table.ann.chooses("Deathseeker")
    assert table.ann.asked == "discard-excess"


@rule("l5r.step-3-2-8.bow-participants")
@pytest.mark.parametrize(("type", "bowed"), [("military", False), ("political", True)])
def test_sashimono_keeps_its_bearer_ready_in_battle(table: Scenario, type: str, bowed: bool) -> None:
    ann = player("Deathseeker #1", "Sashimono {on=#1}", "Akodo Gunsō", hand=["Levy"])
    fight(table, ann, player(), f"{type} air", "Deathseeker", "Akodo Gunsō", province=WALL)
    table.ann.passes()
    table.ann.chooses("air-gain")
    assert table.ann.piece("Deathseeker").bowed == bowed
    assert table.ann.piece("Akodo Gunsō").bowed


def test_sashimono_is_for_bushi_of_ones_own(table: Scenario) -> None:
    begins(table, player("Deathseeker", "Ikoma Prodigy", hand=["Sashimono"]), player("Deathseeker"))
    table.ann.chooses("play Sashimono")
    assert table.ann.choices == ["Deathseeker"]


def test_ready_for_battle_readies_who_was_bowed(table: Scenario) -> None:
    bob = player("Matsu Berserker", "Deathseeker", hand=["Ready for Battle"])
    fight(table, player("Lion's Pride Brawler"), bob, "military air", "Lion's Pride Brawler", province=WALL)
    table.ann.chooses("use Lion's Pride Brawler 0")
    table.ann.chooses("Matsu Berserker")
    assert table.bob.choices == ["pass", "respond Ready for Battle 0 0"]
    table.bob.chooses("respond Ready for Battle 0 0")
    assert not table.bob.piece("Matsu Berserker").bowed


def test_ready_for_battle_answers_a_ring_effect_and_not_the_framework(table: Scenario) -> None:
    bob = player("Matsu Berserker", "Deathseeker", hand=["Ready for Battle"])
    ann = player("Akodo Toturi")
    fight(table, ann, bob, "military water", "Akodo Toturi", province=WALL, defenders=("Matsu Berserker",))
    table.ann.chooses("water-bow Deathseeker")
    table.bob.chooses("respond Ready for Battle 0 0")
    assert not table.bob.piece("Deathseeker").bowed


def test_ready_for_battle_does_not_undo_a_fight(table: Scenario) -> None:
    bob = player("Matsu Berserker", hand=["Ready for Battle"])
    ann = player("Lion's Pride Brawler", hand=["Levy"])
    fight(table, ann, bob, "military air", "Lion's Pride Brawler", province=WALL, defenders=("Matsu Berserker",))
    table.ann.passes()
    table.ann.chooses("air-gain")
    assert table.bob.piece("Matsu Berserker").bowed
    assert table.ann.asked == "act-or-pass"


def test_stand_your_ground_costs_the_honor_and_not_the_life(table: Scenario) -> None:
    begins(table, player("Akodo Gunsō {status=1}", hand=["Stand Your Ground"]), player(), at="fate")
    assert table.ann.choices == ["pass", "respond Stand Your Ground 0 0"]
    table.ann.chooses("respond Stand Your Ground 0 0")
    assert table.ann.piece("Akodo Gunsō").status == ORDINARY
    assert table.ann.honor == 10, "it did not leave play in honor"


def test_stand_your_ground_is_for_honored_characters_of_ones_own(table: Scenario) -> None:
    ann, bob = player("Akodo Gunsō", hand=["Stand Your Ground"]), player("Deathseeker {status=1}")
    begins(table, ann, bob, at="fate")
    assert (table.ann.play, table.bob.play) == ([], [])


@rule("l5r.dash.not-modifiable")
def test_way_of_the_lion_doubles_the_base_skill(table: Scenario) -> None:
    mine = ("Deathseeker #1", "Fine Katana {on=#1}", "Venerable Historian", "Kaiu Envoy")
    ann = player(*mine, hand=["Way of the Lion"])
    fight(table, ann, player(), "military air", "Deathseeker", province=WALL)
    table.ann.chooses("use Way of the Lion 0")
    assert table.ann.choices == ["Deathseeker"], "a Lion, and none with a dash"
    table.ann.chooses("Deathseeker")
    assert skill(table.game, number(table, "Deathseeker"), MILITARY) == 2 * 2 + 2


def test_for_greater_glory_rewards_bushi(table: Scenario) -> None:
    ann = player("Akodo Toturi", "Ikoma Eiji", "Deathseeker", hand=["2x For Greater Glory"])
    bob = player(provinces=["The Art of War {slot=0}", f"{WALL} {{slot=1}}"])
    fight(table, ann, bob, "military air", "Akodo Toturi", "Ikoma Eiji", province="The Art of War")
    table.bob.passes()
    table.ann.chooses("respond For Greater Glory 0 0")
    fate = [table.ann.piece(name).fate for name in ("Akodo Toturi", "Ikoma Eiji", "Deathseeker")]
    assert fate == [1, 0, 0]
    assert table.ann.asked == "ring-effect", "the other copy is of no use in this conflict"


def test_for_greater_glory_is_for_who_breaks_provinces_in_battle(table: Scenario) -> None:
    provinces = ["The Art of War {slot=0}", f"{WALL} {{slot=1}}"]
    ann = player("Akodo Toturi", hand=["For Greater Glory"])
    bob = player("Deathseeker {bowed=true}", hand=["For Greater Glory"], provinces=provinces)
    fight(table, ann, bob, "political air", "Akodo Toturi", province="The Art of War")
    table.bob.passes()
    assert table.bob.piece("The Art of War").broken
    assert table.ann.asked == "ring-effect"


def test_for_greater_glory_is_for_who_breaks_it(table: Scenario) -> None:
    provinces = ["The Art of War {slot=0}", f"{WALL} {{slot=1}}"]
    bob = player("Deathseeker", hand=["For Greater Glory"], provinces=provinces)
    defenders = ("Deathseeker",)
    ann = player("Akodo Toturi", "Matsu Berserker")
    attackers = ("Akodo Toturi", "Matsu Berserker")
    fight(table, ann, bob, "military air", *attackers, province="The Art of War", defenders=defenders)
    table.bob.passes()
    assert table.ann.asked == "ring-effect"


def test_strength_in_numbers_sends_home_who_shines_too_little(table: Scenario) -> None:
    ann = player("Matsu Berserker", "Deathseeker", hand=["Strength in Numbers"])
    bob = player("Akodo Gunsō", "Akodo Toturi")
    defenders = ("Akodo Gunsō", "Akodo Toturi")
    fight(table, ann, bob, "military air", "Matsu Berserker", "Deathseeker", province=WALL, defenders=defenders)
    table.ann.chooses("use Strength in Numbers 0")
    assert table.ann.choices == ["Akodo Gunsō"], "two attackers, glory 2 or lower"
    table.ann.chooses("Akodo Gunsō")
    assert table.bob.piece("Akodo Gunsō").side == AT_HOME


def test_strength_in_numbers_is_for_the_attacking_player(table: Scenario) -> None:
    ann = player("Matsu Berserker")
    bob = player("Deathseeker", hand=["Strength in Numbers"])
    fight(table, ann, bob, "military air", "Matsu Berserker", province=WALL, defenders=("Deathseeker",))
    assert table.ann.asked == "ring-effect"


def test_tireless_sodan_senzo_does_not_bow_where_it_lost(table: Scenario) -> None:
    for attackers, bows in ((["Tireless Sōdan Senzo"], False), (["Tireless Sōdan Senzo", "Moto Horde"], True)):
        ann, bob = quiet_player("Tireless Sōdan Senzo", "Moto Horde"), quiet_player("Steadfast Witch Hunter")
        quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Steadfast Witch Hunter",))
        nobody_acts(table)
        if bows:
            table.ann.chooses("pass")
        assert table.piece("Tireless Sōdan Senzo").bowed == bows
