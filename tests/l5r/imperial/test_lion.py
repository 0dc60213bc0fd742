"""The cards of the Lion Clan in the Imperial cycle."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import ATTACKING, DISHONORED, HONORED, NOBODY, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.provinces import may_break
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Gifted Tactician


def test_gifted_tactician_draws_a_card_for_a_military_victory(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Gifted Tactician"), quiet_player(), "military air", "Gifted Tactician")
    assert table.ann.choices == ["pass", "respond Gifted Tactician 0 0"]
    table.ann.chooses("respond Gifted Tactician 0 0")
    assert table.ann.hand == ["Fine Katana"]


def test_gifted_tactician_draws_a_card_as_a_defender(table: Scenario) -> None:
    bob = quiet_player("Gifted Tactician")
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout", defenders=("Gifted Tactician",))
    table.bob.chooses("respond Gifted Tactician 0 0")
    assert table.bob.hand == ["Fine Katana"]


def test_gifted_tactician_draws_nothing_at_court_nor_at_home(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Gifted Tactician"), quiet_player(), "political air", "Gifted Tactician")
    assert table.ann.asked == "ring-effect"
    ann = quiet_player("Gifted Tactician", "Brash Samurai")
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    nobody_acts(table)
    assert table.ann.asked == "ring-effect"


@rule("l5r.blank.text-box")
def test_a_blank_tactician_draws_nothing(table: Scenario) -> None:
    ann = quiet_player("Gifted Tactician #1", 'Cloud the Mind {on="#1"}')
    quiet_fight(table, ann, quiet_player("Solemn Scholar"), "military air", "Gifted Tactician")
    assert table.ann.asked == "ring-effect"


# ---- Miwaku Kabe Guard


def test_miwaku_kabe_guard_takes_pride_in_a_victory(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Miwaku Kabe Guard"), quiet_player(), "military air", "Miwaku Kabe Guard")
    assert table.piece("Miwaku Kabe Guard").status == HONORED


def test_miwaku_kabe_guard_is_dishonored_by_a_defeat(table: Scenario) -> None:
    bob = quiet_player("Miwaku Kabe Guard")
    ann = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Miwaku Kabe Guard",))
    assert table.piece("Miwaku Kabe Guard").status == DISHONORED


def test_miwaku_kabe_guard_at_home_feels_no_pride(table: Scenario) -> None:
    ann = quiet_player("Miwaku Kabe Guard", "Eager Scout", "Brash Samurai")
    quiet_fight(table, ann, quiet_player(), "political air", "Brash Samurai")
    nobody_acts(table)
    assert table.piece("Miwaku Kabe Guard").status == ORDINARY


# ---- Ageless Crone


def test_ageless_crone_makes_the_events_of_both_players_cost_more(table: Scenario) -> None:
    ann = quiet_player("Ageless Crone", hand=["Banzai!", "Admit Defeat", "Fine Katana"])
    bob = quiet_player("Doji Whisperer", hand=["Court Games", "Fine Katana"], fate=1)
    quiet_fight(table, ann, bob, "political air", "Ageless Crone", defenders=("Doji Whisperer",))
    assert [table.ann.value_of(name, "cost") for name in ("Banzai!", "Admit Defeat", "Fine Katana")] == [1, 2, 0]
    table.bob.chooses("use Court Games 0")
    assert table.bob.fate == 0
    assert [table.bob.value_of(name, "cost") for name in ("Fine Katana",)] == [0]


@rule("l5r.initiate.step-2-determine-cost")
def test_who_has_no_fate_plays_no_free_event_against_ageless_crone(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", hand=["Court Games", "Fine Katana"], fate=0)
    ann = quiet_player("Ageless Crone")
    quiet_fight(table, ann, bob, "political air", "Ageless Crone", defenders=("Doji Whisperer",))
    assert table.bob.choices == ["pass", "play Fine Katana"]
    assert table.bob.why_not("Court Games") == ["l5r.initiate.step-2-determine-cost"]


@rule("l5r.constant.conditional")
def test_ageless_crone_at_home_makes_nothing_dearer(table: Scenario) -> None:
    ann = quiet_player("Ageless Crone", "Eager Scout", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    assert table.ann.value_of("Banzai!", "cost") == 0


@rule("l5r.constant.copies-stack")
def test_two_crones_and_a_city_of_lies_add_up(table: Scenario) -> None:
    ann = quiet_player("2x Ageless Crone", hand=["2x Banzai!"], holdings=["City of Lies {slot=0}"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use City of Lies 0")
    table.ann.chooses("declare political air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Ageless Crone", "Ageless Crone")
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Ageless Crone")
    assert table.ann.fate == 4, "0 and 2 more and 1 less"


# ---- Kamayari


def test_kamayari_bows_a_character_whose_ability_was_used(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", "Doji Challenger", "Hida Guardian", holdings=["Imperial Storehouse {slot=0}"])
    ann = quiet_player("Brash Samurai #1", 'Kamayari {on="#1"}')
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", defenders=("Hida Guardian", "Serene Warrior"))
    table.bob.chooses("use Hida Guardian 0")
    table.bob.chooses("Serene Warrior")
    assert table.ann.choices == ["pass", "respond Kamayari 0 0"]
    table.ann.chooses("respond Kamayari 0 0")
    assert table.piece("Hida Guardian").bowed


def test_kamayari_can_be_used_against_ones_own_characters(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai #1", 'Kamayari {on="#1"}')
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    table.ann.chooses("use Brash Samurai 0")
    assert table.ann.choices == ["pass", "respond Kamayari 0 0"]
    table.ann.passes()
    assert not table.piece("Brash Samurai").bowed


def test_kamayari_minds_no_events_holdings_and_attachments(table: Scenario) -> None:
    bob = quiet_player(
        "Serene Warrior #2",
        'Court Mask {on="#2"}',
        hand=["Way of the Crane", "Banzai!"],
        holdings=["Imperial Storehouse {slot=0}"],
    )
    ann = quiet_player("Savvy Politician #1", "Matsu Berserker #3", 'Kamayari {on="#3"}')
    quiet_fight(table, ann, bob, "military air", "Matsu Berserker", defenders=("Serene Warrior",))
    table.bob.chooses("use Imperial Storehouse 0")
    assert table.bob.asked == "act-or-pass"
    table.bob.chooses("use Banzai! 0")
    table.bob.chooses("Serene Warrior")
    table.bob.chooses("no")
    assert table.bob.asked == "act-or-pass"
    table.bob.chooses("use Court Mask 0")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.constant.conditional")
def test_kamayari_of_who_stays_at_home_minds_nothing(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Kamayari {on="#1"}', "Brash Samurai")
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    table.ann.chooses("use Brash Samurai 0")
    assert table.ann.asked != "respond-or-pass"


def test_kamayari_is_a_weapon_for_bushi(table: Scenario) -> None:
    begins(table, quiet_player("Matsu Berserker", "Doji Whisperer", hand=["Kamayari"]), quiet_player("Eager Scout"))
    table.ann.chooses("play Kamayari")
    assert table.ann.choices == ["Matsu Berserker", "Eager Scout"]


@rule("l5r.cancel.prevents-initiation")
def test_an_ability_that_was_cancelled_was_not_triggered_for_kamayari(table: Scenario) -> None:
    """Shiba Yōjimbō cancels the effects of Doji Challenger: nothing initiated to which the spear could react."""
    ann = quiet_player("Matsu Berserker #1", 'Kamayari {on="#1"}', "Doji Challenger")
    bob = quiet_player("Solemn Scholar", "Shiba Yōjimbō")
    quiet_fight(table, ann, bob, "military air", "Matsu Berserker", "Doji Challenger")
    table.ann.chooses("use Doji Challenger 0")
    table.ann.chooses("Solemn Scholar")
    table.bob.chooses("respond Shiba Yōjimbō 0 0")
    assert table.ann.choices == ["pass", "respond Kamayari 0 0"], "the bodyguard has triggered one"
    table.ann.chooses("respond Kamayari 0 0")
    assert table.piece("Shiba Yōjimbō").bowed


# ---- Guard Duty


def test_guard_duty_honors_a_defender(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior #1", 'Guard Duty {on="#1"}')
    ann = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Serene Warrior",))
    table.bob.chooses("use Guard Duty 0")
    assert table.piece("Serene Warrior").status == HONORED


def test_guard_duty_honors_no_attacker_and_nobody_at_home(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #1", 'Guard Duty {on="#1"}', hand=["Levy"])
    bob = quiet_player("Serene Warrior #2", 'Guard Duty {on="#2"}', hand=["Levy"])
    quiet_fight(table, ann, bob, "military air", "Eager Scout")
    assert table.ann.why_not("Guard Duty") == ["l5r.play-restriction.must-be-observed"]
    assert table.bob.why_not("Guard Duty") == ["l5r.play-restriction.must-be-observed"]


def test_guard_duty_on_an_opponents_defender_is_used_by_its_own_controller(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", 'Guard Duty {on="#2"}')
    bob = quiet_player("Serene Warrior #2 {status=-1}")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Serene Warrior",))
    table.ann.chooses("use Guard Duty 0")
    assert table.piece("Serene Warrior").status == ORDINARY


# ---- Test of Courage


def test_test_of_courage_moves_a_lion_in_and_honors_it(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Matsu Berserker", "Doji Whisperer", hand=["Test of Courage"], dial=1)
    quiet_fight(table, ann, quiet_player(dial=2), "military air", "Eager Scout")
    table.ann.chooses("use Test of Courage 0")
    assert table.ann.choices == ["Matsu Berserker"]
    table.ann.chooses("Matsu Berserker")
    assert table.piece("Matsu Berserker").side == ATTACKING
    assert table.piece("Matsu Berserker").status == HONORED


@pytest.mark.parametrize("dial", [2, 3])
def test_test_of_courage_is_for_who_bids_less(table: Scenario, dial: int) -> None:
    ann = quiet_player("Eager Scout", "Matsu Berserker", hand=["Test of Courage", "Levy"], dial=dial)
    quiet_fight(table, ann, quiet_player(dial=2), "military air", "Eager Scout")
    assert table.ann.why_not("Test of Courage") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.participating.cannot-participate-1-5")
def test_test_of_courage_moves_nobody_with_a_dash(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Matsu Berserker", hand=["Test of Courage", "Levy"], dial=1)
    quiet_fight(table, ann, quiet_player(dial=2), "political air", "Eager Scout")
    assert table.ann.why_not("Test of Courage") == ["l5r.target.insufficient-targets"]


@rule("l5r.target.must-be-changeable")
def test_test_of_courage_chooses_nobody_who_is_there_already(table: Scenario) -> None:
    ann = quiet_player("Steadfast Samurai", "Matsu Berserker {status=1}", hand=["Test of Courage"], dial=1)
    quiet_fight(table, ann, quiet_player(dial=2), "military air", "Steadfast Samurai")
    table.ann.chooses("use Test of Courage 0")
    assert table.ann.choices == ["Matsu Berserker"], "though it is honored"


# ---- Hito District


@rule("l5r.cannot.absolute")
def test_no_political_conflict_is_declared_against_hito_district(table: Scenario) -> None:
    bob = quiet_player(holdings=["Hito District {slot=0}"])
    begins(table, quiet_player("Doji Whisperer"), bob)
    table.ann.chooses("declare political air")
    assert table.ann.choices == ["Entrenched Position"]
    begins(table, quiet_player("Doji Whisperer"), bob)
    table.ann.chooses("declare military air")
    assert table.ann.choices == ["Ancestral Lands", "Entrenched Position"]


def test_hito_district_protects_only_its_own_controllers_province(table: Scenario) -> None:
    begins(table, quiet_player("Doji Whisperer", holdings=["Hito District {slot=0}"]), quiet_player())
    table.ann.chooses("declare political air")
    assert table.ann.choices == ["Ancestral Lands", "Entrenched Position"]


def test_hito_district_where_nothing_else_can_be_attacked_leaves_no_political_conflict(table: Scenario) -> None:
    bob = quiet_player(provinces=["Ancestral Lands {slot=0}"], holdings=["Hito District {slot=0}"])
    begins(table, quiet_player("Doji Whisperer"), bob)
    assert not [choice for choice in table.ann.choices if choice.startswith("declare political")]
    assert "declare military air" in table.ann.choices


# ---- Beastmaster Matriarch


@pytest.mark.parametrize(("owners", "military"), [([1, 1, NOBODY], 7), ([0, NOBODY, NOBODY], 3), ([1, 0, 1], 7)])
def test_beastmaster_matriarch_is_stronger_for_each_ring_of_the_opponent(
    table: Scenario, owners: list[int], military: int
) -> None:
    begins(table, quiet_player("Beastmaster Matriarch"), quiet_player(), ring_owner=[*owners, NOBODY, NOBODY])
    assert skills(table, "Beastmaster Matriarch") == (military, 2)


@rule("l5r.modifier.continuous-update")
def test_beastmaster_matriarch_grows_when_the_opponent_claims_a_ring(table: Scenario) -> None:
    bob = quiet_player("Beastmaster Matriarch")
    quiet_fight(table, quiet_player("Eager Scout", "Serene Warrior"), bob, "military air", "Serene Warrior")
    table.ann.chooses("air-gain")
    assert skills(table, "Beastmaster Matriarch") == (5, 2)


@rule("l5r.blank.text-box")
def test_a_blank_matriarch_minds_no_rings(table: Scenario) -> None:
    ann = quiet_player("Beastmaster Matriarch #1", 'Cloud the Mind {on="#1"}')
    begins(table, ann, quiet_player(), ring_owner=[1, 1, 1, NOBODY, NOBODY])
    assert skills(table, "Beastmaster Matriarch") == (3, 2)


# ---- Akodo Toshiro

WALL = {"provinces": ["Flooded Waste {slot=0}", "Ancestral Lands {slot=1}"]}


def toshiro(table: Scenario, *others: str) -> None:
    """Akodo Toshiro attacks a weak province and uses his ability."""
    ann = quiet_player("Akodo Toshiro", *others, hand=["Levy"])
    quiet_fight(
        table, ann, quiet_player(hand=["Levy"], **WALL), "military air", "Akodo Toshiro", province="Flooded Waste"
    )
    table.bob.passes()
    table.ann.chooses("use Akodo Toshiro 0")


@rule("l5r.delayed.definition")
def test_akodo_toshiro_wins_breaks_nothing_and_is_discarded(table: Scenario) -> None:
    toshiro(table, "Eager Scout")
    assert skills(table, "Akodo Toshiro") == (7, 1)
    nobody_acts(table)
    assert not table.piece("Flooded Waste").broken
    assert table.in_play("Akodo Toshiro"), "until the end of the conflict"
    table.ann.chooses("air-gain")
    assert not table.in_play("Akodo Toshiro")


def test_akodo_toshiro_stays_under_a_commander(table: Scenario) -> None:
    toshiro(table, "Gifted Tactician")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.in_play("Akodo Toshiro")
    assert not table.piece("Flooded Waste").broken


def test_akodo_toshiro_breaks_provinces_without_his_ability(table: Scenario) -> None:
    ann = quiet_player("Akodo Toshiro")
    quiet_fight(table, ann, quiet_player(**WALL), "military air", "Akodo Toshiro", province="Flooded Waste")
    nobody_acts(table)
    assert table.piece("Flooded Waste").broken


def test_akodo_toshiro_does_not_use_it_as_a_defender(table: Scenario) -> None:
    bob = quiet_player("Akodo Toshiro", hand=["Levy"])
    ann = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Akodo Toshiro",))
    assert table.bob.why_not("Akodo Toshiro") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.cannot.absolute")
def test_no_effect_breaks_a_province_in_the_conflict_of_akodo_toshiro(table: Scenario) -> None:
    """Endless Plains would have to be broken to pay for its ability; in this conflict it cannot be."""
    toshiro(table)
    assert not may_break(table.game, number(table, "Flooded Waste"))
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert may_break(table.game, number(table, "Flooded Waste")), "the conflict is over"


# ---- A Legion of One


def test_a_legion_of_one_strengthens_who_fights_alone_once_or_twice(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai {fate=1}", "Eager Scout", hand=["A Legion of One", "Levy"])
    quiet_fight(table, ann, quiet_player("Serene Warrior"), "military air", "Brash Samurai")
    table.ann.chooses("use A Legion of One 0")
    assert table.ann.choices == ["Brash Samurai"]
    table.ann.chooses("Brash Samurai")
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    if table.ann.asked == "choose-target":
        table.ann.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").fate == 0
    assert skills(table, "Brash Samurai") == (8, 1)
    assert table.ann.asked == "act-or-pass", "twice and no more"


def test_a_legion_of_one_without_fate_is_resolved_once(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", "Eager Scout {fate=2}", hand=["A Legion of One", "Levy"])
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    table.ann.chooses("use A Legion of One 0")
    table.ann.chooses("Brash Samurai")
    assert table.ann.asked == "act-or-pass"
    assert skills(table, "Brash Samurai") == (5, 1)


@pytest.mark.parametrize(
    ("type", "attackers", "why"),
    [
        ("political air", ("Brash Samurai",), "l5r.play-restriction.must-be-observed"),
        ("military air", ("Brash Samurai", "Eager Scout"), "l5r.target.insufficient-targets"),
    ],
)
def test_a_legion_of_one_needs_a_military_conflict_and_somebody_alone(
    table: Scenario, type: str, attackers: tuple[str, ...], why: str
) -> None:
    ann = quiet_player("Brash Samurai", "Eager Scout", hand=["A Legion of One", "Levy"])
    bob = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, type, *attackers, defenders=("Serene Warrior",))
    assert table.ann.why_not("A Legion of One") == [why], "who defends alone is the opponent's"


def test_a_legion_of_one_may_be_a_defender(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", hand=["A Legion of One"])
    ann = quiet_player("Brash Samurai", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", "Eager Scout", defenders=("Serene Warrior",))
    table.bob.chooses("use A Legion of One 0")
    assert table.bob.choices == ["Serene Warrior"]


# ---- Time for War

ARMORY = {"hand": ["Time for War", "Kamayari", "Ornate Fan"], "conflict-discard": ["Fine Katana", "Way of the Lion"]}


def lose_at_court(table: Scenario, type: str = "political air", **things: object) -> None:
    """Ann's defender loses a conflict."""
    bob = quiet_player("Matsu Berserker", "Eager Scout", "Doji Whisperer", **{**ARMORY, **things})
    quiet_fight(table, quiet_player("Kitsuki Yaruma"), bob, type, "Kitsuki Yaruma", defenders=("Doji Whisperer",))
    nobody_acts(table)


@rule("l5r.put-into-play.bypasses-cost-and-fate", "l5r.put-into-play.not-played")
def test_time_for_war_arms_a_bushi_after_a_defeat_at_court(table: Scenario) -> None:
    lose_at_court(table)
    table.bob.chooses("respond Time for War 0 0")
    assert table.bob.choices == ["Matsu Berserker", "Eager Scout"], "Bushi of Bob, also at home"
    table.bob.chooses("Eager Scout")
    assert table.bob.choices == ["Kamayari", "Fine Katana"], "Weapons from hand or the pile, no fan, no event"
    table.bob.chooses("Kamayari")
    assert table.piece("Kamayari").on == number(table, "Eager Scout")
    assert table.bob.fate == 5
    assert "Kamayari" not in table.bob.hand


def test_time_for_war_takes_a_weapon_from_the_discard_pile(table: Scenario) -> None:
    lose_at_court(table, hand=["Time for War"])
    table.bob.chooses("respond Time for War 0 0")
    table.bob.chooses("Matsu Berserker")
    assert table.piece("Fine Katana").on == number(table, "Matsu Berserker"), "there was only this one"


def test_time_for_war_needs_a_political_defeat_and_a_weapon(table: Scenario) -> None:
    lose_at_court(table, "military air")
    assert table.bob.asked != "respond-or-pass"
    lose_at_court(table, hand=["Time for War", "Ornate Fan"], **{"conflict-discard": ["Way of the Lion"]})
    assert table.bob.asked != "respond-or-pass"


@rule("l5r.unique.one-per-player")
def test_time_for_war_puts_only_what_may_be_attached_there(table: Scenario) -> None:
    """Wicked Tetsubō goes to Berserkers: with it alone, only the Berserker can be chosen."""
    lose_at_court(table, hand=["Time for War", "Wicked Tetsubō"], **{"conflict-discard": ["Way of the Lion"]})
    table.bob.chooses("respond Time for War 0 0")
    assert table.bob.choices == ["Matsu Berserker"]


# ---- Ikoma Ujiaki

HERE = "Ancestral Lands"
LYING = {
    "province-1": ["Matsu Berserker [known to nobody]"],
    "province-2": ["Bayushi Liar"],
    "provinces": [
        f"{name} {{slot={slot}}}" for slot, name in enumerate(("Pilgrimage", "Night Raid", HERE, "Fertile Fields"))
    ],
    "province-3": ["Imperial Storehouse [known to nobody]"],
    "province-4": ["Brash Samurai"],
}


def ujiaki(table: Scenario, type: str = "military air", favor: str = "ann", **things: object) -> None:
    """Ann attacks with Ikoma Ujiaki and has cards in her provinces."""
    ann = quiet_player("Ikoma Ujiaki", **{**LYING, "hand": ["Levy"], **things})
    quiet_fight(table, ann, quiet_player(), type, "Ikoma Ujiaki", favor=favor)


def test_ikoma_ujiaki_turns_everything_faceup_and_brings_two_characters(table: Scenario) -> None:
    ujiaki(table)
    table.ann.chooses("use Ikoma Ujiaki 0")
    assert table.game.table.favor == NOBODY
    assert table.in_play("Imperial Storehouse"), "turned faceup"
    assert table.ann.choices == ["Matsu Berserker", "Brash Samurai"], "the liar cannot fight"
    table.ann.chooses("Matsu Berserker", "Brash Samurai")
    assert table.piece("Matsu Berserker").side == ATTACKING
    assert table.piece("Brash Samurai").side == ATTACKING
    assert table.ann.fate == 5


def test_ikoma_ujiaki_may_bring_fewer(table: Scenario) -> None:
    ujiaki(table)
    table.ann.chooses("use Ikoma Ujiaki 0")
    table.ann.chooses()
    assert not table.in_play("Matsu Berserker")


@pytest.mark.parametrize(
    ("favor", "things", "why"),
    [
        ("bob", {}, "l5r.triggered.cost-must-be-payable"),
        ("ann", {"province-1": [], "province-3": []}, "l5r.triggered.must-change-game-state"),
    ],
)
def test_ikoma_ujiaki_needs_the_favor_and_a_facedown_card(
    table: Scenario, favor: str, things: dict[str, list[str]], why: str
) -> None:
    ujiaki(table, favor=favor, **things)
    assert table.ann.why_not("Ikoma Ujiaki") == [why]


@rule("l5r.unique.one-per-player")
def test_ikoma_ujiaki_brings_one_copy_of_a_unique_character(table: Scenario) -> None:
    ujiaki(table, **{"province-1": ["Matsu Beiona [known to nobody]"], "province-4": ["Matsu Beiona"]})
    table.ann.chooses("use Ikoma Ujiaki 0")
    table.ann.chooses("Matsu Beiona", "Matsu Beiona")
    assert table.ann.play.count("Matsu Beiona") == 1
