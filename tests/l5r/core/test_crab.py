"""The cards of the Crab Clan, each used once."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import AT_HOME, MILITARY, POLITICAL
from nefrit.l5r.game import GAME
from nefrit.l5r.values import conflict_total, skill, strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, fight, nobody_acts, number, player

__all__ = ["GAME"]

WALL = "Entrenched Position"
"""A province without an action, so that only what the scenario is about can be used."""


def test_shiro_nishiyama_helps_all_defenders(table: Scenario) -> None:
    bob = player("Eager Scout", "Hiruma Yōjimbō", "Kaiu Envoy", stronghold=["Shiro Nishiyama"])
    defenders = ("Eager Scout", "Hiruma Yōjimbō")
    ann = player("Eager Scout", hand=["Levy"])
    fight(table, ann, bob, "political air", "Eager Scout", province=WALL, defenders=defenders)
    before = conflict_total(table.game, 1)
    table.bob.chooses("use Shiro Nishiyama 0")
    assert table.bob.piece("Shiro Nishiyama").bowed
    assert conflict_total(table.game, 1) == before + 2
    assert skill(table.game, number(table, "Kaiu Envoy"), MILITARY) == 1, "who does not defend gets nothing"


def test_defend_the_wall_resolves_the_ring_for_the_defender(table: Scenario) -> None:
    bob = player("Hiruma Yōjimbō", provinces=["Defend the Wall {slot=0}", f"{WALL} {{slot=1}}"])
    defenders = ("Hiruma Yōjimbō",)
    fight(
        table,
        player("Eager Scout"),
        bob,
        "military air",
        "Eager Scout",
        province="Defend the Wall",
        defenders=defenders,
    )
    assert table.bob.choices == ["pass", "respond Defend the Wall 0 0"]
    table.bob.chooses("respond Defend the Wall 0 0")
    assert table.bob.choices == ["pass", "air-take", "air-gain"]
    table.bob.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (9, 11)


def test_defend_the_wall_says_nothing_about_other_provinces(table: Scenario) -> None:
    bob = player("Hiruma Yōjimbō", provinces=["Defend the Wall {slot=0}", f"{WALL} {{slot=1}}"])
    defenders = ("Hiruma Yōjimbō",)
    fight(table, player("Eager Scout"), bob, "military air", "Eager Scout", province=WALL, defenders=defenders)
    assert table.conflict is None


def test_borderlands_fortifications_change_places(table: Scenario) -> None:
    things = {"province-2": ["Kaiu Envoy"]}
    ann = player(
        "Eager Scout",
        provinces=["Manicured Garden {slot=0}", f"{WALL} {{slot=1}}", "Night Raid {slot=2}"],
        holdings=["Borderlands Fortifications {slot=0}", "Funeral Pyre {slot=2}"],
        **things,
    )
    begins(table, ann, player())
    table.ann.chooses("use Borderlands Fortifications 0")
    assert table.ann.choices == ["Kaiu Envoy", "Funeral Pyre"], "not with itself"
    table.ann.chooses("Kaiu Envoy")
    assert table.ann.piece("Borderlands Fortifications").slot == 1
    assert (table.ann.cards_in("province-1"), table.ann.cards_in("province-2")) == (["Kaiu Envoy"], [])


def test_borderlands_fortifications_switch_with_a_holding(table: Scenario) -> None:
    provinces = ["Manicured Garden {slot=0}", f"{WALL} {{slot=1}}"]
    holdings = ["Borderlands Fortifications {slot=0}", "Funeral Pyre {slot=1}"]
    begins(table, player("Eager Scout", provinces=provinces, holdings=holdings), player())
    before = strength(table.game, number(table, "Manicured Garden"))
    table.ann.chooses("use Borderlands Fortifications 0")
    table.ann.chooses("Funeral Pyre")
    assert (table.ann.piece("Borderlands Fortifications").slot, table.ann.piece("Funeral Pyre").slot) == (1, 0)
    assert strength(table.game, number(table, "Manicured Garden")) == before - 2


def test_funeral_pyre_draws_a_card_for_a_character(table: Scenario) -> None:
    begins(table, player("Eager Scout", "Shrewd Yasuki", holdings=["Funeral Pyre {slot=0}"]), player("Kaiu Envoy"))
    table.ann.chooses("use Funeral Pyre 0")
    assert table.ann.choices == ["Eager Scout", "Shrewd Yasuki"], "a cost is paid with one's own"
    table.ann.chooses("Eager Scout")
    assert table.ann.hand == ["Fine Katana"]
    assert not table.in_play("Eager Scout")


def test_iron_mine_is_sacrificed_in_the_place_of_a_character(table: Scenario) -> None:
    holdings = ["Iron Mine {slot=0}"]
    begins(table, player("Hida Guardian", holdings=holdings), player("Eager Scout"), at="fate")
    assert table.ann.choices == ["pass", "respond Iron Mine 0 0"]
    table.ann.chooses("respond Iron Mine 0 0")
    assert table.ann.cards_in("dynasty-discard") == ["Iron Mine"]
    assert table.ann.play == ["Hida Guardian"]
    assert table.bob.play == [], "it keeps characters of its controller only"
    assert table.ann.cards_in("province-1") == ["Otomo Courtier"], "its province is refilled"


def test_iron_mine_does_not_keep_characters_of_the_opponent(table: Scenario) -> None:
    begins(table, player("Hida Guardian"), player("Eager Scout {fate=1}", holdings=["Iron Mine {slot=0}"]), at="fate")
    assert table.ann.play == []


def test_kaiu_envoy_leaves_a_fate_and_a_card(table: Scenario) -> None:
    begins(table, player("Kaiu Envoy"), player(), at="fate")
    assert table.ann.asked == "choose-next", "one keyword after the other"
    table.ann.answers(0)
    assert (table.ann.fate, table.ann.hand) == (6, ["Fine Katana"])


def test_an_eager_scout_alone_wins_nothing(table: Scenario) -> None:
    fight(table, player("Eager Scout", hand=["Levy"]), player(), "military air", "Eager Scout", province=WALL)
    table.ann.passes()
    assert table.ann.piece("Eager Scout").bowed
    assert table.ring_owner == (-1,) * 5


def test_hiruma_yojimbo_cannot_attack(table: Scenario) -> None:
    begins(table, player("Hiruma Yōjimbō", "Eager Scout"), player())
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses(WALL)
    assert table.ann.choices == ["Eager Scout"]


def test_shrewd_yasuki_takes_one_of_two_cards(table: Scenario) -> None:
    deck = {"conflict-deck": ["Levy", "Rebuild", "Fine Katana"]}
    bob = player(holdings=["Funeral Pyre {slot=0}"])
    fight(table, player("Shrewd Yasuki", **deck), bob, "political air", "Shrewd Yasuki", province=WALL)
    table.ann.chooses("use Shrewd Yasuki 0")
    assert table.ann.choices == ["Levy", "Rebuild"]
    table.ann.chooses("Rebuild")
    assert table.ann.hand == ["Rebuild"]
    assert table.ann.cards_in("conflict-deck") == ["Fine Katana", "Levy"]


@rule("l5r.play-restriction.must-be-observed")
def test_shrewd_yasuki_needs_a_holding_in_play(table: Scenario) -> None:
    ann = player("Shrewd Yasuki", hand=["Fine Katana"])
    fight(table, ann, player(), "political air", "Shrewd Yasuki", province=WALL)
    assert "use Shrewd Yasuki 0" not in table.ann.choices
    assert "l5r.play-restriction.must-be-observed" in table.ann.why_not("Shrewd Yasuki")


def test_vanguard_warrior_gives_its_life_for_a_fate(table: Scenario) -> None:
    begins(table, player("Vanguard Warrior", "Eager Scout"), player("Kaiu Envoy"))
    table.ann.chooses("use Vanguard Warrior 0")
    assert table.ann.choices == ["Eager Scout", "Kaiu Envoy"], "it has left already"
    table.ann.chooses("Eager Scout")
    assert table.ann.piece("Eager Scout").fate == 1
    assert table.ann.cards_in("dynasty-discard") == ["Vanguard Warrior"]


@pytest.mark.parametrize("defends", [True, False])
def test_borderlands_defender_stands_where_it_defends(table: Scenario, defends: bool) -> None:
    ann = player("Lion's Pride Brawler", "Master of the Spear")
    bob = player("Borderlands Defender", "Eager Scout")
    defenders = ("Borderlands Defender", "Eager Scout") if defends else ("Eager Scout",)
    fight(
        table,
        ann,
        bob,
        "military air",
        "Lion's Pride Brawler",
        "Master of the Spear",
        province=WALL,
        defenders=defenders,
    )
    table.ann.chooses("use Lion's Pride Brawler 0")
    assert ("Borderlands Defender" in table.ann.choices) != defends
    table.ann.chooses("Eager Scout")
    table.ann.chooses("use Master of the Spear 0")
    assert table.bob.choices == ["Eager Scout"]


def test_borderlands_defender_goes_where_its_own_side_wants(table: Scenario) -> None:
    bob = player("Borderlands Defender", holdings=["Favorable Ground {slot=0}"])
    ann, defenders = player("Eager Scout", hand=["Levy"]), ("Borderlands Defender",)
    fight(table, ann, bob, "military air", "Eager Scout", province=WALL, defenders=defenders)
    table.bob.chooses("use Favorable Ground 0")
    table.bob.chooses("Borderlands Defender")
    assert table.bob.piece("Borderlands Defender").side == AT_HOME


@pytest.mark.parametrize("defends", [True, False])
def test_borderlands_defender_may_be_moved_home_when_it_attacks(table: Scenario, defends: bool) -> None:
    """The courtier of the other side tries to talk it out of the conflict."""
    crabs = ("Borderlands Defender", "Eager Scout")
    mine, theirs = player(*crabs), player("Ikoma Eiji {status=1}", hand=["Outwit"])
    if defends:
        fight(table, theirs, mine, "military air", "Ikoma Eiji", province=WALL, defenders=crabs)
        table.ann.chooses("use Outwit 0")
        assert table.ann.choices == ["Eager Scout"]
    else:
        fight(table, mine, theirs, "military air", *crabs, province=WALL, defenders=("Ikoma Eiji",))
        table.bob.chooses("use Outwit 0")
        assert table.bob.choices == ["Borderlands Defender", "Eager Scout"]


def test_borderlands_defender_is_bowed_by_a_ring(table: Scenario) -> None:
    defenders = ("Borderlands Defender",)
    ann, bob = player("Hida Kisada"), player("Borderlands Defender")
    fight(table, ann, bob, "military water", "Hida Kisada", province=WALL, defenders=defenders)
    assert "water-bow Borderlands Defender" in table.ann.choices, "that is no card effect"


def test_intimidating_hida_frightens_who_does_not_attack(table: Scenario) -> None:
    begins(table, player("Eager Scout"), player("Intimidating Hida"))
    nobody_acts(table)
    table.ann.passes()
    assert table.bob.choices == ["pass", "respond Intimidating Hida 0 0"]
    table.bob.chooses("respond Intimidating Hida 0 0")
    assert table.ann.honor == 9


def test_intimidating_hida_is_not_frightened_by_itself(table: Scenario) -> None:
    begins(table, player("Intimidating Hida"), player("Eager Scout"))
    nobody_acts(table)
    table.ann.passes()
    assert table.bob.asked == "declare-conflict"
    assert table.ann.honor == 10


def test_vengeful_berserker_avenges_another_character(table: Scenario) -> None:
    ann = player("Vengeful Berserker", "Eager Scout", "Kaiu Envoy", holdings=["Funeral Pyre {slot=0}"])
    fight(table, ann, player("Eager Scout"), "military air", "Vengeful Berserker", province=WALL)
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.choices == ["pass", "respond Vengeful Berserker 0 0"]
    table.ann.chooses("respond Vengeful Berserker 0 0")
    assert skill(table.game, number(table, "Vengeful Berserker"), MILITARY) == 6


def test_vengeful_berserker_counts_what_was_in_play_as_an_attachment_for_no_character(table: Scenario) -> None:
    worn = "Tattooed Wanderer {on=#1}"
    ann = player("Vengeful Berserker #1", worn, hand=["Let Go"])
    fight(table, ann, player(), "military air", "Vengeful Berserker", province=WALL)
    table.ann.chooses("use Let Go 0")
    table.ann.chooses("Tattooed Wanderer")
    assert not table.in_play("Tattooed Wanderer")
    assert table.ann.asked != "respond-or-pass"


def test_vengeful_berserker_forgets_what_happens_outside_conflicts(table: Scenario) -> None:
    ann = player("Vengeful Berserker", "Eager Scout", holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.asked != "respond-or-pass"


def test_hida_tomonatsu_takes_an_attacker_along(table: Scenario) -> None:
    ann = player("Eager Scout", "Kaiu Shuichi", "Vanguard Warrior")
    attackers = ("Eager Scout", "Kaiu Shuichi")
    begins(table, ann, player("Hida Tomonatsu", "Hida Kisada"))
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses(WALL)
    table.ann.chooses(*attackers)
    table.ann.chooses()
    table.bob.chooses("Hida Tomonatsu", "Hida Kisada")
    nobody_acts(table)
    assert table.bob.choices == ["pass", "respond Hida Tomonatsu 0 0"]
    table.bob.chooses("respond Hida Tomonatsu 0 0")
    assert table.bob.choices == ["Eager Scout"], "no unique one, no one at home"
    table.bob.chooses("Eager Scout")
    assert table.bob.cards_in("dynasty-discard") == ["Hida Tomonatsu"]
    assert table.ann.cards_in("dynasty-deck")[0] == "Eager Scout"


def test_hida_tomonatsu_does_nothing_when_it_wins_as_an_attacker(table: Scenario) -> None:
    ann = player("Hida Tomonatsu", "Eager Scout")
    fight(table, ann, player(), "military air", "Hida Tomonatsu", "Eager Scout", province=WALL)
    assert table.ann.asked == "ring-effect"


def test_hida_tomonatsu_must_be_there(table: Scenario) -> None:
    bob = player("Hida Tomonatsu", "Hida Kisada")
    ann = player("Eager Scout", "Kaiu Envoy", hand=["Levy"])
    fight(table, ann, bob, "military air", "Eager Scout", province=WALL, defenders=("Hida Kisada",))
    table.ann.passes()
    assert table.bob.asked is None


def test_steadfast_witch_hunter_readies_for_a_sacrifice(table: Scenario) -> None:
    begins(table, player("Steadfast Witch Hunter", "Eager Scout", "Kaiu Shuichi {bowed=true}"), player("Kaiu Envoy"))
    table.ann.chooses("use Steadfast Witch Hunter 0")
    assert table.ann.choices == ["Steadfast Witch Hunter", "Eager Scout", "Kaiu Shuichi"]
    table.ann.chooses("Eager Scout")
    assert table.ann.choices == ["Kaiu Shuichi"]
    table.ann.chooses("Kaiu Shuichi")
    assert not table.ann.piece("Kaiu Shuichi").bowed
    assert not table.in_play("Eager Scout")


def test_kaiu_shuichi_evades_and_earns(table: Scenario) -> None:
    begins(table, player("Kaiu Shuichi"), player("Eager Scout", "Kaiu Envoy", holdings=["Funeral Pyre {slot=0}"]))
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses(WALL)
    table.ann.chooses("Kaiu Shuichi")
    assert table.ann.asked == "choose-evaded"
    table.ann.chooses("Kaiu Envoy")
    assert table.bob.choices == ["Eager Scout"]
    table.bob.chooses()
    table.bob.passes()
    table.ann.chooses("use Kaiu Shuichi 0")
    assert table.ann.fate == 6


def test_kaiu_shuichi_earns_nothing_without_a_holding(table: Scenario) -> None:
    fight(table, player("Kaiu Shuichi", hand=["Levy"]), player(), "military air", "Kaiu Shuichi", province=WALL)
    assert table.ann.choices == ["pass", "use Levy 0"]


@rule("l5r.cancel.costs-stay-paid")
def test_hida_kisada_cancels_the_first_action(table: Scenario) -> None:
    ann = player("3x Eager Scout", holdings=["2x Funeral Pyre {slot=0}"])
    fight(table, ann, player("Hida Kisada"), "military air", "Eager Scout", province=WALL)
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.hand == [], "nothing was drawn, but the cost was paid"
    assert table.ann.play == ["Eager Scout"] * 2
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.hand == ["Fine Katana"], "the second one resolves"


def test_hida_kisada_keeps_still_after_a_defeat(table: Scenario) -> None:
    ann = player("Kaiu Envoy", "Eager Scout", holdings=["Funeral Pyre {slot=0}"])
    fight(table, ann, player("Hida Kisada {bowed=true}"), "military air", "Kaiu Envoy", province=WALL)
    nobody_acts(table)
    table.ann.chooses("air-gain")
    nobody_acts(table)
    table.ann.chooses("declare political fire")
    table.ann.chooses(WALL)
    table.ann.chooses("Eager Scout")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.hand == ["Fine Katana"]


@rule("l5r.step-3-1.begins-phase")
def test_hida_kisada_forgets_a_defeat_in_the_next_conflict_phase(table: Scenario) -> None:
    ann = player("2x Eager Scout", holdings=["Funeral Pyre {slot=0}"])
    bob = player("Hida Kisada", lost_conflict=True)
    fight(table, ann, bob, "military air", "Eager Scout", province=WALL)
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.hand == [], "that was in an earlier phase"


@rule("l5r.cannot.absolute")
def test_hiruma_ambusher_silences_a_character(table: Scenario) -> None:
    ann = player("Lion's Pride Brawler", "Eager Scout")
    bob = player(hand=["Hiruma Ambusher"])
    fight(table, ann, bob, "military air", "Lion's Pride Brawler", province=WALL)
    table.bob.chooses("play-into-conflict Hiruma Ambusher")
    assert table.bob.choices == ["pass", "respond Hiruma Ambusher 0 1"]
    table.bob.chooses("respond Hiruma Ambusher 0 1")
    table.bob.chooses("Lion's Pride Brawler")
    table.bob.says(0)
    assert table.ann.why_not("Lion's Pride Brawler") == ["l5r.cannot.absolute"]


def test_hiruma_ambusher_waits_in_vain_at_home(table: Scenario) -> None:
    begins(table, player("Lion's Pride Brawler"), player(hand=["Hiruma Ambusher"]))
    attack(table, "military air", "Lion's Pride Brawler", province=WALL)
    table.bob.chooses("play Hiruma Ambusher")
    assert table.bob.asked == "extra-fate", "it is no defender"


def test_stoic_gunso_grows_by_a_sacrifice(table: Scenario) -> None:
    fight(table, player("Stoic Gunsō", "Hida Guardian"), player(), "military air", "Stoic Gunsō", province=WALL)
    table.ann.chooses("use Stoic Gunsō 0")
    table.ann.chooses("Hida Guardian")
    assert skill(table.game, number(table, "Stoic Gunsō"), MILITARY) == 5
    assert skill(table.game, number(table, "Stoic Gunsō"), POLITICAL) == 1


def test_stoic_gunso_may_be_sacrificed_for_itself_to_no_avail(table: Scenario) -> None:
    ann = player("Stoic Gunsō", "Kitsu Spiritcaller", "Eager Scout")
    fight(table, ann, player(), "military air", "Eager Scout", province=WALL)
    table.ann.chooses("use Stoic Gunsō 0")
    table.ann.chooses("Stoic Gunsō")
    assert not table.in_play("Stoic Gunsō")
    table.ann.chooses("use Kitsu Spiritcaller 0")
    table.ann.chooses("Stoic Gunsō")
    assert skill(table.game, number(table, "Stoic Gunsō"), MILITARY) == 2, "it is a new one"


def test_hida_guardian_adds_two_for_each_holding(table: Scenario) -> None:
    holdings = ["Funeral Pyre {slot=0}", "Iron Mine {slot=1}"]
    ann = player("Hida Guardian", "Eager Scout", "Kaiu Envoy", holdings=holdings)
    fight(table, ann, player("Hiruma Yōjimbō"), "military air", "Hida Guardian", "Eager Scout", province=WALL)
    table.ann.chooses("use Hida Guardian 0")
    assert table.ann.choices == ["Eager Scout"], "another one that participates"
    table.ann.chooses("Eager Scout")
    assert skill(table.game, number(table, "Eager Scout"), MILITARY) == 4
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Kaiu Envoy")
    table.ann.chooses("respond Iron Mine 0 0")
    assert not table.in_play("Iron Mine")
    assert skill(table.game, number(table, "Eager Scout"), MILITARY) == 4, "it was counted when it resolved"


def test_hida_guardian_must_participate(table: Scenario) -> None:
    ann = player("Hida Guardian", "Eager Scout", hand=["Levy"], holdings=["Iron Mine {slot=1}"])
    fight(table, ann, player(), "military air", "Eager Scout", province=WALL)
    assert table.ann.choices == ["pass", "use Levy 0"]


@rule("l5r.target.must-be-changeable", "l5r.target.insufficient-targets")
def test_hida_guardian_can_do_nothing_without_holdings(table: Scenario) -> None:
    ann = player("Hida Guardian", "Eager Scout", hand=["Fine Katana"])
    fight(table, ann, player(), "military air", "Hida Guardian", "Eager Scout", province=WALL)
    assert "use Hida Guardian 0" not in table.ann.choices
    assert table.ann.why_not("Hida Guardian") == ["l5r.target.insufficient-targets"]


@pytest.mark.parametrize(("inventor", "each_round"), [("Kaiu Inventor", False), ("05-kaiu-inventor@1.0", True)])
@rule("l5r.errata.kaiu-inventor")
def test_kaiu_inventor_lets_a_holding_work_twice(table: Scenario, inventor: str, each_round: bool) -> None:
    deck = {"conflict-deck": ["9x Rebuild"]}
    ann = player(inventor, "5x Eager Scout {fate=3}", holdings=["Funeral Pyre {slot=0}"], **deck)
    begins(table, ann, player(holdings=["Iron Mine {slot=0}"]), at="regroup", round=1)
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.choices == ["pass", "use Kaiu Inventor 0"]
    table.ann.chooses("use Kaiu Inventor 0")
    assert table.ann.choices == ["Funeral Pyre"], "a holding of one's own"
    table.ann.chooses("Funeral Pyre")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.asked == "discard-from-provinces", "and no third time"
    table.ann.chooses()
    table.bob.chooses()
    table.bob.passes()
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert ("use Funeral Pyre 0" in table.ann.choices) == each_round


def test_reprieve_is_discarded_in_the_place_of_its_character(table: Scenario) -> None:
    begins(table, player("Eager Scout #1", "Reprieve {on=#1}"), player(), at="fate")
    assert table.ann.choices == ["pass", "respond Reprieve 0 0"]
    table.ann.chooses("respond Reprieve 0 0")
    assert table.ann.play == ["Eager Scout"]
    assert table.ann.cards_in("conflict-discard") == ["Reprieve"]


@rule("decision.l5r.unlimited")
def test_watch_commander_answers_every_card_once(table: Scenario) -> None:
    ann = player("Eager Scout #1", "Watch Commander {on=#1}")
    bob = player("Kaiu Envoy", hand=["2x Fine Katana"])
    fight(table, ann, bob, "military air", "Eager Scout", province=WALL)
    table.bob.chooses("play Fine Katana")
    table.bob.chooses("Kaiu Envoy")
    table.ann.chooses("respond Watch Commander 0 0")
    assert (table.bob.honor, table.deciding) == (9, ["bob"]), "it is not offered again for the same card"
    table.bob.chooses("play Fine Katana")
    table.bob.chooses("Kaiu Envoy")
    assert table.ann.choices == ["pass", "respond Watch Commander 0 0"], "there is no limit"


def test_watch_commander_keeps_to_conflicts_of_its_character(table: Scenario) -> None:
    ann = player("Eager Scout #1", "Watch Commander {on=#1}", "Kaiu Envoy")
    bob = player("Kaiu Envoy", hand=["Fine Katana"])
    fight(table, ann, bob, "military air", "Kaiu Envoy", province=WALL)
    table.bob.chooses("play Fine Katana")
    table.bob.chooses("Eager Scout")
    assert table.ann.asked != "respond-or-pass"


def test_watch_commander_lets_its_own_side_play(table: Scenario) -> None:
    ann = player("Eager Scout #1", "Watch Commander {on=#1}", hand=["2x Fine Katana"])
    fight(table, ann, player(), "military air", "Eager Scout", province=WALL)
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Eager Scout")
    assert table.ann.asked == "act-or-pass"


def test_there_is_one_watch_commander_for_a_character_of_ones_own(table: Scenario) -> None:
    ann = player("Eager Scout #1", "Watch Commander {on=#1}", "Kaiu Envoy", hand=["Watch Commander"])
    begins(table, ann, player("Hiruma Yōjimbō"))
    table.ann.chooses("play Watch Commander")
    assert table.ann.choices == ["Kaiu Envoy"]


def test_jade_tetsubo_returns_fate_to_its_owner(table: Scenario) -> None:
    ann = player("Kaiu Envoy #1", "Jade Tetsubō {on=#1}", "Eager Scout {fate=1}")
    bob = player("Hiruma Yōjimbō {fate=2}", "Hida Guardian {fate=2}")
    defenders = ("Hiruma Yōjimbō", "Hida Guardian")
    fight(table, ann, bob, "military air", "Kaiu Envoy", "Eager Scout", province=WALL, defenders=defenders)
    table.ann.chooses("use Jade Tetsubō 0")
    assert table.ann.choices == ["Eager Scout", "Hida Guardian"], "one with 4 military skill is not weaker"
    table.ann.chooses("Hida Guardian")
    assert (table.bob.piece("Hida Guardian").fate, table.bob.fate) == (0, 7)
    assert table.ann.piece("Jade Tetsubō").bowed


def test_jade_tetsubo_must_be_carried_into_the_conflict(table: Scenario) -> None:
    ann = player("Kaiu Envoy #1", "Jade Tetsubō {on=#1}", "Eager Scout {fate=1}", hand=["Levy"])
    fight(table, ann, player(), "military air", "Eager Scout", province=WALL)
    assert table.ann.choices == ["pass", "use Levy 0"]


def test_jade_tetsubo_is_for_ones_own_characters_and_restricted(table: Scenario) -> None:
    worn = ["Jade Tetsubō {on=#1}", "Jade Tetsubō {on=#1}"]
    ann = player("Kaiu Envoy #1", *worn, hand=["Jade Tetsubō"])
    begins(table, ann, player("Hiruma Yōjimbō"))
    table.ann.chooses("play Jade Tetsubō")
    assert table.ann.choices == ["Kaiu Envoy"]
    table.ann.chooses("Kaiu Envoy")
    assert table.ann.asked == "discard-excess"


def test_pathfinders_blade_cancels_the_attacked_province(table: Scenario) -> None:
    ann = player("Eager Scout #1", "Pathfinder's Blade {on=#1}", hand=["3x Fine Katana"])
    fight(table, ann, player(fate=0), "military air", "Eager Scout", province="Manicured Garden")
    table.bob.chooses("use Manicured Garden 0")
    assert table.ann.choices == ["pass", "respond Pathfinder's Blade 0 0"]
    table.ann.chooses("respond Pathfinder's Blade 0 0")
    assert table.bob.fate == 0
    assert table.ann.cards_in("conflict-discard") == ["Pathfinder's Blade"]


def test_pathfinders_blade_must_be_there(table: Scenario) -> None:
    ann = player("Eager Scout #1", "Pathfinder's Blade {on=#1}", "Kaiu Envoy")
    fight(table, ann, player(fate=0), "military air", "Kaiu Envoy", province="Manicured Garden")
    table.bob.chooses("use Manicured Garden 0")
    assert table.bob.fate == 1


def test_pathfinders_blade_cancels_nothing_but_the_province(table: Scenario) -> None:
    ann = player("Eager Scout #1", "Pathfinder's Blade {on=#1}")
    bob = player("Kaiu Envoy", hand=["Levy"])
    fight(table, ann, bob, "military air", "Eager Scout", province=WALL)
    table.bob.chooses("use Levy 0")
    table.ann.chooses("option 1")
    assert table.ann.honor == 9


@pytest.mark.parametrize(("trap", "stays"), [("Pit Trap", True), ("05-pit-trap@1.0", False)])
@rule("l5r.errata.pit-trap")
def test_pit_trap_holds_an_attacker(table: Scenario, trap: str, stays: bool) -> None:
    ann = player("Vengeful Berserker {fate=2}", "Eager Scout")
    bob = player("Kaiu Envoy {fate=2}", hand=[trap])
    fight(table, ann, bob, "military air", "Vengeful Berserker", province=WALL, defenders=("Kaiu Envoy",))
    table.bob.chooses("play Pit Trap")
    assert table.bob.choices == ["Vengeful Berserker"], "only on an attacking character"
    table.bob.chooses("Vengeful Berserker")
    table.ann.chooses("pass")
    assert table.in_play("Pit Trap") == stays


@rule("l5r.step-5-2.ready-cards-1-5")
def test_who_is_in_a_pit_trap_does_not_ready(table: Scenario) -> None:
    ann = player("Vengeful Berserker #1 {bowed=true}", "Eager Scout {bowed=true}")
    begins(table, ann, player("Kaiu Envoy", play=["Pit Trap {on=#1}"]), at="regroup", round=1)
    assert table.ann.piece("Vengeful Berserker").bowed
    assert not table.ann.piece("Eager Scout").bowed


def test_levy_takes_what_the_opponent_selects(table: Scenario) -> None:
    begins(table, player("Eager Scout", hand=["Levy"]), player("Eager Scout"))
    table.ann.chooses("use Levy 0")
    assert table.bob.choices == ["option 0", "option 1"]
    table.bob.chooses("option 1")
    assert (table.ann.honor, table.bob.honor) == (11, 9)


def rebuilder(**things: list[str]) -> dict[str, list[str]]:
    """What Rebuild needs: a holding in the discard pile, and cards in provinces, one of them broken."""
    return {
        "hand": ["Rebuild"],
        "provinces": [
            "Manicured Garden {slot=0}",
            f"{WALL} {{slot=1}}",
            "Night Raid {slot=2, broken=true}",
            "Pilgrimage {slot=4}",
        ],
        "province-1": ["Kaiu Envoy"],
        "province-3": ["Shrewd Yasuki"],
        "holdings": ["Funeral Pyre {slot=1}"],
        "dynasty-discard": ["Iron Mine", "Hida Kisada"],
        **things,
    }


@rule("l5r.initiate.step-4-pay-costs")
def test_rebuild_puts_a_holding_where_a_card_was(table: Scenario) -> None:
    begins(table, player("Eager Scout", **rebuilder()), player())
    table.ann.chooses("use Rebuild 0")
    assert table.ann.choices == ["Kaiu Envoy", "Funeral Pyre"], "not from a broken province"
    table.ann.chooses("Kaiu Envoy")
    assert table.ann.choices == ["Iron Mine"]
    table.ann.chooses("Iron Mine")
    assert table.ann.piece("Iron Mine").slot == 0
    assert table.ann.cards_in("province-1") == []
    assert "Kaiu Envoy" in table.ann.cards_in("dynasty-deck")


@rule("l5r.cost.paid-with-controlled-elements", "l5r.cost.out-of-play-elements")
def test_rebuild_is_paid_for_with_a_card_in_a_province_of_its_player(table: Scenario) -> None:
    theirs = {"province-1": ["Hida Guardian"], "province-3": ["Hida Kisada"], "holdings": ["Iron Mine {slot=1}"]}
    bob = player(provinces=["Fertile Fields {slot=0}", "Pilgrimage {slot=1}", "Elemental Fury {slot=2}"], **theirs)
    begins(table, player("Eager Scout", **rebuilder()), bob)
    table.ann.chooses("use Rebuild 0")
    assert (table.ann.asked, table.ann.choices) == ("pay-with", ["Kaiu Envoy", "Funeral Pyre"])


@rule("l5r.cost.paid-with-controlled-elements", "l5r.triggered.cost-must-be-payable", "l5r.cost.out-of-play-elements")
def test_rebuild_cannot_be_paid_for_with_a_card_of_the_opponent(table: Scenario) -> None:
    theirs = {"province-1": ["Hida Guardian"], "holdings": ["Iron Mine {slot=1}"]}
    ann = player("Eager Scout", **{**rebuilder(), "province-1": [], "province-3": [], "holdings": []})
    begins(table, ann, player(**theirs))
    assert table.ann.why_not("Rebuild") == ["l5r.triggered.cost-must-be-payable"]


@rule("decision.l5r.refill-after-ability")
def test_rebuild_replaces_a_holding(table: Scenario) -> None:
    begins(table, player("Eager Scout", **rebuilder()), player())
    table.ann.chooses("use Rebuild 0")
    table.ann.chooses("Funeral Pyre")
    table.ann.chooses("Iron Mine")
    assert table.ann.holdings == ["Iron Mine"]
    assert table.ann.piece("Iron Mine").slot == 1
    assert table.ann.cards_in("province-2") == [], "the province was not refilled in between"
    assert "Funeral Pyre" in table.ann.cards_in("dynasty-deck")


@rule("l5r.refill.automatic", "decision.l5r.refill-after-ability")
def test_the_province_is_refilled_if_rebuild_is_cancelled(table: Scenario) -> None:
    bob = player("Eager Scout {status=1}", hand=["Voice of Honor"])
    begins(table, player("Eager Scout", **rebuilder()), bob)
    table.ann.chooses("use Rebuild 0")
    table.ann.chooses("Kaiu Envoy")
    table.ann.chooses("Iron Mine")
    table.bob.chooses("respond Voice of Honor 0 0")
    assert not table.in_play("Iron Mine")
    assert len(table.ann.cards_in("province-1")) == 1


@rule("l5r.max.counts-for-all-copies")
def test_way_of_the_crab_costs_both_players_a_character(table: Scenario) -> None:
    ann = player("Eager Scout", "Otomo Courtier", "Kaiu Envoy", hand=["2x Way of the Crab"])
    begins(table, ann, player("Hiruma Yōjimbō", "Hida Kisada"))
    table.ann.chooses("use Way of the Crab 0")
    assert table.ann.choices == ["Eager Scout", "Kaiu Envoy"], "a Crab character"
    table.ann.chooses("Eager Scout")
    assert table.bob.choices == ["Hiruma Yōjimbō", "Hida Kisada"]
    table.bob.chooses("Hiruma Yōjimbō")
    assert table.bob.cards_in("dynasty-discard") == ["Hiruma Yōjimbō"]
    assert "l5r.max.counts-for-all-copies" in table.ann.why_not("Way of the Crab")


@rule("l5r.max.counts-for-all-copies", "l5r.step-3-2-8.bow-participants")
def test_the_mountain_does_not_fall(table: Scenario) -> None:
    hand = ["2x The Mountain Does Not Fall"]
    bob = player("Eager Scout", "Hiruma Yōjimbō", hand=hand)
    defenders = ("Eager Scout", "Hiruma Yōjimbō")
    fight(table, player("Kaiu Envoy"), bob, "military air", "Kaiu Envoy", province=WALL, defenders=defenders)
    table.bob.chooses("use The Mountain Does Not Fall 0")
    table.bob.chooses("Hiruma Yōjimbō")
    assert "l5r.max.counts-for-all-copies" in table.bob.why_not("The Mountain Does Not Fall")
    assert not table.bob.piece("Hiruma Yōjimbō").bowed
    assert table.bob.piece("Eager Scout").bowed


def test_the_mountain_does_not_fall_when_it_attacks(table: Scenario) -> None:
    ann = player("Kaiu Envoy", hand=["The Mountain Does Not Fall"])
    fight(table, ann, player(), "military air", "Kaiu Envoy", province=WALL)
    table.ann.chooses("use The Mountain Does Not Fall 0")
    table.ann.chooses("Kaiu Envoy")
    table.ann.chooses("air-gain")
    assert table.ann.piece("Kaiu Envoy").bowed
