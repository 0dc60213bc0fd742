"""The cards of the Phoenix Clan in Disciples of the Void."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import AT_HOME, HONORED
from nefrit.l5r.game import GAME
from nefrit.l5r.prices import fate_cost
from nefrit.l5r.values import glory
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import (
    begins,
    number,
    quiet_fight,
    quiet_player,
    skills,
)

__all__ = ["GAME"]


# ---- Fire Tensai Initiate


def test_fire_tensai_initiate_has_nothing_but_glory(table: Scenario) -> None:
    begins(table, quiet_player("Fire Tensai Initiate {status=honored}"), quiet_player())
    assert skills(table, "Fire Tensai Initiate") == (2, 2)
    assert GAME.library.find("Fire Tensai Initiate").abilities == ()


# ---- Pacifist Philosopher


def test_pacifist_philosopher_gains_fate_from_every_pass(table: Scenario) -> None:
    begins(table, quiet_player("Pacifist Philosopher", "Serene Warrior"), quiet_player("Eager Scout"))
    table.ann.chooses("pass")
    table.ann.chooses("respond Pacifist Philosopher 0 0")
    assert table.ann.fate == 6, "one's own pass"
    table.bob.chooses("pass")
    table.ann.chooses("respond Pacifist Philosopher 0 0")
    assert table.ann.fate == 7, "the opponent's pass"


@rule("l5r.limit.definition")
def test_pacifist_philosopher_gains_fate_twice_a_round(table: Scenario) -> None:
    begins(table, quiet_player("Pacifist Philosopher", "Serene Warrior"), quiet_player("Eager Scout"))
    for player_ in (table.ann, table.bob):
        player_.chooses("pass")
        table.ann.chooses("respond Pacifist Philosopher 0 0")
    table.ann.chooses("pass")
    assert table.ann.asked != "respond-or-pass"
    assert table.ann.fate == 7


def test_a_declared_conflict_is_no_pass_for_pacifist_philosopher(table: Scenario) -> None:
    begins(table, quiet_player("Pacifist Philosopher", "Serene Warrior"), quiet_player("Eager Scout"))
    table.ann.chooses("declare military air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Serene Warrior")
    assert table.bob.asked == "choose-defenders"
    assert table.ann.fate == 5


def test_a_blank_pacifist_philosopher_gains_nothing(table: Scenario) -> None:
    ann = quiet_player("Pacifist Philosopher #1", 'Cloud the Mind {on="#1"}', "Serene Warrior")
    begins(table, ann, quiet_player("Eager Scout"))
    table.ann.chooses("pass")
    assert table.deciding == ["bob"]
    assert table.ann.fate == 5


# ---- Shiba Tetsu


def test_shiba_tetsu_is_stronger_after_a_spell(table: Scenario) -> None:
    ann = quiet_player("Shiba Tetsu", "Solemn Scholar", hand=["Supernatural Storm", "Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Shiba Tetsu")
    table.ann.chooses("use Supernatural Storm 0")
    table.ann.chooses("Shiba Tetsu")
    table.ann.chooses("respond Shiba Tetsu 0 1")
    assert skills(table, "Shiba Tetsu") == (2 + 1 + 1, 1 + 1 + 1), "the storm adds 1 for the scholar"


@rule("decision.l5r.unlimited")
def test_shiba_tetsu_has_no_limit(table: Scenario) -> None:
    ann = quiet_player("Shiba Tetsu", "Serene Warrior #1", "Solemn Scholar", hand=["3x Grasp of Earth", "Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Shiba Tetsu")
    for bonus in (1, 2, 3):
        table.ann.chooses("play Grasp of Earth")
        table.ann.chooses("Solemn Scholar")
        table.ann.chooses("respond Shiba Tetsu 0 0")
        assert skills(table, "Shiba Tetsu") == (2 + bonus, 1 + bonus), "also after a Spell attachment"


def test_shiba_tetsu_does_not_react_to_other_cards_or_players(table: Scenario) -> None:
    ann = quiet_player("Shiba Tetsu", hand=["Fine Katana"])
    bob = quiet_player("Solemn Scholar", hand=["Supernatural Storm"])
    quiet_fight(table, ann, bob, "military air", "Shiba Tetsu")
    table.bob.chooses("use Supernatural Storm 0")
    table.bob.chooses("Shiba Tetsu")
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Shiba Tetsu")
    assert table.ann.asked == "ring-effect", "a katana is no Spell"


def test_shiba_tetsu_does_not_react_outside_conflicts(table: Scenario) -> None:
    ann = quiet_player("Shiba Tetsu", "Solemn Scholar", hand=["Against the Waves"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    assert table.ann.asked != "respond-or-pass"
    assert skills(table, "Shiba Tetsu") == (2, 1)


# ---- Kaito Temple Protector


def test_kaito_temple_protector_takes_the_skills_of_another_participant(table: Scenario) -> None:
    ann = quiet_player("Doji Hotaru", "Serene Warrior #1", 'Fine Katana {on="#1"}', "Matsu Beiona")
    bob = quiet_player("Kaito Temple Protector {status=honored}", hand=["Banzai!"])
    attackers = ("Doji Hotaru", "Serene Warrior")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Kaito Temple Protector",))
    assert skills(table, "Kaito Temple Protector") == (5, 5)
    table.bob.chooses("use Kaito Temple Protector 0")
    assert table.bob.choices == ["Doji Hotaru", "Serene Warrior"], "not itself, nor who is at home"
    table.bob.chooses("Serene Warrior")
    assert skills(table, "Kaito Temple Protector") == (5 + 2, 2 + 2), "current skills, and its own honor on top"


@rule("decision.l5r.for-each-fixed")
def test_what_kaito_temple_protector_took_stays_as_it_was(table: Scenario) -> None:
    bob = quiet_player("Kaito Temple Protector", hand=["2x Banzai!"])
    quiet_fight(
        table, quiet_player("Doji Hotaru"), bob, "military air", "Doji Hotaru", defenders=("Kaito Temple Protector",)
    )
    table.bob.chooses("use Kaito Temple Protector 0")
    table.bob.chooses("Doji Hotaru")
    table.bob.chooses("use Banzai! 0")
    table.bob.chooses("Doji Hotaru")
    table.bob.chooses("no")
    assert skills(table, "Doji Hotaru") == (5, 6)
    assert skills(table, "Kaito Temple Protector") == (3, 6)


@rule("l5r.play-restriction.must-be-observed")
def test_kaito_temple_protector_takes_nothing_as_an_attacker(table: Scenario) -> None:
    ann = quiet_player("Kaito Temple Protector", "Serene Warrior", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Kaito Temple Protector", "Serene Warrior")
    assert table.ann.why_not("Kaito Temple Protector") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.cannot.absolute")
def test_kaito_temple_protector_is_not_moved_by_the_opponent_while_it_defends(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Brash Samurai", hand=["Rout"])
    bob = quiet_player("Kaito Temple Protector", "Eager Scout")
    defenders = ("Kaito Temple Protector", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", "Brash Samurai", defenders=defenders)
    table.bob.passes()
    table.ann.chooses("use Rout 0")
    assert table.ann.choices == ["Eager Scout"]


def test_kaito_temple_protector_is_moved_by_its_own_player(table: Scenario) -> None:
    bob = quiet_player("Kaito Temple Protector", holdings=["Favorable Ground {slot=0}"])
    ann = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Kaito Temple Protector",))
    table.bob.chooses("use Favorable Ground 0")
    table.bob.chooses("Kaito Temple Protector")
    assert table.piece("Kaito Temple Protector").side == AT_HOME


def test_a_dash_gives_kaito_temple_protector_zero(table: Scenario) -> None:
    bob = quiet_player("Kaito Temple Protector", hand=["Banzai!"])
    with_ = "military air"
    ann = quiet_player("Matsu Berserker")
    quiet_fight(table, ann, bob, with_, "Matsu Berserker", defenders=("Kaito Temple Protector",))
    table.bob.chooses("use Kaito Temple Protector 0")
    table.bob.chooses("Matsu Berserker")
    assert skills(table, "Kaito Temple Protector") == (3, 0)


# ---- Fushichō


def sacrificed(table: Scenario, *discarded: str) -> None:
    """Ann sacrifices Fushichō; she also has Tsukune in play, and these cards in her dynasty discard pile."""
    play = ("Fushichō {status=honored}", "Shiba Tsukune")
    ann = quiet_player(*play, hand=["Noble Sacrifice", "Fine Katana"], **{"dynasty-discard": [*discarded]})
    begins(table, ann, quiet_player("Eager Scout {status=dishonored}"))
    table.ann.chooses("use Noble Sacrifice 0")
    table.ann.chooses("Fushichō")


def test_fushicho_brings_a_phoenix_back_with_fate(table: Scenario) -> None:
    sacrificed(table, "Serene Warrior", "Doji Hotaru", "Shiba Tsukune", "Forgotten Library")
    table.ann.chooses("respond Fushichō 0 1")
    assert table.ann.choices == ["Serene Warrior"], "a Phoenix character that may be in play"
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").fate == 1
    assert not table.in_play("Fushichō")
    assert "Fushichō" in table.ann.cards_in("dynasty-discard")


def test_fushicho_itself_is_no_choice(table: Scenario) -> None:
    begins(table, quiet_player("Fushichō"), quiet_player(), at="fate")
    assert table.ann.asked != "respond-or-pass", "it is still in play as its interrupt is used"
    assert table.ann.cards_in("dynasty-discard") == ["Fushichō"]


def test_fushicho_bears_no_attachments(table: Scenario) -> None:
    begins(table, quiet_player("Fushichō", "Eager Scout", hand=["Fine Katana"]), quiet_player())
    table.ann.chooses("play Fine Katana")
    assert table.ann.choices == ["Eager Scout"]


def test_fushicho_brings_nobody_but_a_phoenix_character(table: Scenario) -> None:
    sacrificed(table, "Doji Hotaru", "Shiba Tsukune", "Forgotten Library")
    assert table.ann.choices == ["Eager Scout"], "the target of the sacrifice is chosen next"
    assert not table.in_play("Fushichō")


def test_fushicho_rises_also_in_the_fate_phase(table: Scenario) -> None:
    ann = quiet_player("Fushichō", **{"dynasty-discard": ["Solemn Scholar"]})
    begins(table, ann, quiet_player(), at="fate")
    table.ann.chooses("respond Fushichō 0 0")
    table.ann.chooses("Solemn Scholar")
    assert table.in_play("Solemn Scholar")


# ---- Favor of the Kami


def test_favor_of_the_kami_adds_glory(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1 {status=honored}", 'Favor of the Kami {on="#1"}', "Doji Whisperer")
    begins(table, ann, quiet_player())
    assert glory(table.game, number(table, "Serene Warrior")) == 5
    assert skills(table, "Serene Warrior") == (8, 7), "honor adds glory"
    assert glory(table.game, number(table, "Doji Whisperer")) == 1


def test_favor_of_the_kami_makes_dishonor_worse(table: Scenario) -> None:
    begins(table, quiet_player("Brash Samurai", hand=["Favor of the Kami"]), quiet_player("Savvy Politician #1"))
    table.ann.chooses("play Favor of the Kami")
    assert table.ann.choices == ["Brash Samurai", "Savvy Politician"], "on any character"


@rule("l5r.constant.copies-stack")
def test_two_favors_of_the_kami_add_two_glory(table: Scenario) -> None:
    favors = ['Favor of the Kami {on="#1"}', 'Favor of the Kami {on="#1"}']
    begins(table, quiet_player("Doji Whisperer #1 {status=dishonored}", *favors), quiet_player())
    assert glory(table.game, number(table, "Doji Whisperer")) == 3
    assert skills(table, "Doji Whisperer") == (0, 0)


# ---- Katana of Fire


def test_katana_of_fire_counts_the_fire_cards_you_control(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", "Isawa Masahiro", 'Katana of Fire {on="#1"}')
    begins(table, ann, quiet_player("Isawa Masahiro"))
    assert skills(table, "Serene Warrior") == (5, 2), "itself and Masahiro; not the opponent's"


def test_katana_of_fire_adds_two_with_the_fire_ring(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", 'Katana of Fire {on="#1"}')
    begins(table, ann, quiet_player(), ring_owner=[-1, -1, "ann", -1, -1])
    assert skills(table, "Serene Warrior") == (6, 2)
    begins(table, ann, quiet_player(), ring_owner=[-1, -1, "bob", -1, -1])
    assert skills(table, "Serene Warrior") == (4, 2)


@rule("l5r.play-restriction.must-be-observed")
def test_katana_of_fire_is_played_only_with_a_shugenja(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Katana of Fire", "Fine Katana"])
    begins(table, ann, quiet_player("Solemn Scholar"))
    assert table.ann.why_not("Katana of Fire") == ["l5r.play-restriction.must-be-observed"]


def test_katana_of_fire_is_restricted(table: Scenario) -> None:
    katanas = ['Fine Katana {on="#1"}', 'Ornate Fan {on="#1"}']
    ann = quiet_player("Solemn Scholar #1", *katanas, hand=["Katana of Fire"])
    begins(table, ann, quiet_player())
    table.ann.chooses("play Katana of Fire")
    table.ann.chooses("Solemn Scholar")
    assert table.ann.asked == "discard-excess"


@rule("l5r.blank.text-box")
def test_katana_of_fire_counts_no_blank_fire_cards_but_those_that_keep_their_traits(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", "Isawa Masahiro #2", 'Katana of Fire {on="#1"}', 'Cloud the Mind {on="#2"}')
    begins(table, ann, quiet_player())
    assert skills(table, "Serene Warrior") == (5, 2), "Cloud the Mind leaves traits"


# ---- The Path of Man


def test_the_path_of_man_gains_fate_after_a_clear_win(table: Scenario) -> None:
    ann = quiet_player("Doji Hotaru", hand=["The Path of Man"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "political earth", "Doji Hotaru")
    table.ann.chooses("respond The Path of Man 0 0")
    assert table.ann.fate == 7


def test_the_path_of_man_needs_a_difference_of_five(table: Scenario) -> None:
    ann = quiet_player("Doji Hotaru", hand=["The Path of Man"])
    bob = quiet_player("Solemn Scholar", "Eager Scout")
    quiet_fight(table, ann, bob, "political earth", "Doji Hotaru", defenders=("Solemn Scholar",))
    assert table.ann.choices == ["pass", "respond The Path of Man 0 0"], "6 against 1"
    bob = quiet_player("Adept of the Waves")
    quiet_fight(table, ann, bob, "political earth", "Doji Hotaru", defenders=("Adept of the Waves",))
    assert table.ann.asked != "respond-or-pass", "6 against 2"


def test_the_path_of_man_is_open_to_a_defender_who_wins(table: Scenario) -> None:
    bob = quiet_player("Doji Hotaru", hand=["The Path of Man"])
    ann = quiet_player("Solemn Scholar")
    quiet_fight(table, ann, bob, "political earth", "Solemn Scholar", defenders=("Doji Hotaru",))
    assert table.bob.choices == ["pass", "respond The Path of Man 0 0"]
    bob = quiet_player("Solemn Scholar")
    ann = quiet_player("Doji Hotaru", hand=["The Path of Man"])
    quiet_fight(
        table,
        quiet_player("Solemn Scholar", hand=["The Path of Man"]),
        quiet_player("Doji Hotaru"),
        "political earth",
        "Solemn Scholar",
        defenders=("Doji Hotaru",),
    )
    assert table.ann.asked != "respond-or-pass", "the loser gains nothing"


@rule("decision.l5r.unlimited")
def test_two_paths_of_man_may_follow_one_win(table: Scenario) -> None:
    ann = quiet_player("Doji Hotaru", hand=["2x The Path of Man"])
    quiet_fight(table, ann, quiet_player(), "political earth", "Doji Hotaru")
    table.ann.chooses("respond The Path of Man 0 0")
    table.ann.chooses("respond The Path of Man 0 0")
    assert table.ann.fate == 9


# ---- Clarity of Purpose


def test_clarity_of_purpose_keeps_the_opponent_from_bowing(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", hand=["Clarity of Purpose"])
    ann = quiet_player("Border Rider", stronghold=["Shizuka Toshi"])
    quiet_fight(table, ann, bob, "political air", "Border Rider", defenders=("Serene Warrior",))
    table.bob.chooses("use Clarity of Purpose 0")
    assert table.bob.choices == ["Serene Warrior"], "a character of one's own"
    table.bob.chooses("Serene Warrior")
    table.ann.chooses("use Shizuka Toshi 0")
    assert table.ann.choices == ["Border Rider"]


def test_clarity_of_purpose_keeps_ready_after_a_political_conflict(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Solemn Scholar", hand=["Clarity of Purpose"])
    for with_, bowed in (("political earth", False), ("military earth", True)):
        quiet_fight(table, ann, quiet_player("Eager Scout"), with_, "Serene Warrior")
        table.ann.chooses("use Clarity of Purpose 0")
        table.ann.chooses("Serene Warrior")
        table.ann.chooses("pass")
        assert table.piece("Serene Warrior").bowed == bowed, with_


@rule("l5r.immune.costs-still-payable")
def test_clarity_of_purpose_does_not_keep_one_from_bowing_ones_own(table: Scenario) -> None:
    hand = ["Clarity of Purpose", "Benten's Touch"]
    ann = quiet_player("Solemn Scholar", "Serene Warrior", hand=hand)
    quiet_fight(table, ann, quiet_player(), "political air", "Serene Warrior")
    table.ann.chooses("use Clarity of Purpose 0")
    table.ann.chooses("Solemn Scholar")
    table.ann.chooses("use Benten's Touch 0")
    table.ann.chooses("Solemn Scholar")
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").status == HONORED


@rule("l5r.play-restriction.must-be-observed")
def test_clarity_of_purpose_is_for_conflicts(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Clarity of Purpose", "Fine Katana"]), quiet_player())
    assert "l5r.play-restriction.must-be-observed" in table.ann.why_not("Clarity of Purpose")


# ---- Fire Elemental Guard

STORMS = ["3x Supernatural Storm", "Banzai!"]


def stormy(table: Scenario, count: int, **things: Any) -> None:
    """Ann attacks with a Fire Elemental Guard and plays so many storms in the conflict."""
    ann = quiet_player("Fire Elemental Guard", "Serene Warrior", hand=STORMS)
    bob = quiet_player("Eager Scout #1", 'Fine Katana {on="#1"}', **things)
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    for _ in range(count):
        table.ann.chooses("use Supernatural Storm 0")
        table.ann.chooses("Serene Warrior")


def test_fire_elemental_guard_burns_an_attachment_after_three_spells(table: Scenario) -> None:
    stormy(table, 3)
    table.ann.chooses("use Fire Elemental Guard 0")
    assert table.ann.choices == ["Fine Katana"]
    table.ann.chooses("Fine Katana")
    assert not table.in_play("Fine Katana"), "also from home"


@rule("l5r.play-restriction.must-be-observed")
def test_two_spells_are_not_enough_for_fire_elemental_guard(table: Scenario) -> None:
    stormy(table, 2)
    assert table.ann.why_not("Fire Elemental Guard") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.play-restriction.must-be-observed")
def test_fire_elemental_guard_does_not_count_other_cards_or_players(table: Scenario) -> None:
    hand = ["2x Supernatural Storm", "3x Fine Katana"]
    ann = quiet_player("Fire Elemental Guard", "Serene Warrior", hand=hand)
    bob = quiet_player("Solemn Scholar #1", 'Ornate Fan {on="#1"}', hand=["Supernatural Storm"])
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    table.bob.chooses("use Supernatural Storm 0")
    table.bob.chooses("Serene Warrior")
    for _ in range(2):
        table.ann.chooses("use Supernatural Storm 0")
        table.ann.chooses("Serene Warrior")
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Serene Warrior")
    assert table.ann.why_not("Fire Elemental Guard") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.no-attachments.except-trait")
def test_fire_elemental_guard_bears_spells_only(table: Scenario) -> None:
    begins(table, quiet_player("Fire Elemental Guard", hand=["Fine Katana", "Grasp of Earth"]), quiet_player())
    assert table.ann.choices[1:2] == ["play Grasp of Earth"]
    assert "play Fine Katana" not in table.ann.choices


@rule("l5r.cancel.event-still-played")
def test_fire_elemental_guard_counts_a_canceled_spell(table: Scenario) -> None:
    ann = quiet_player("Fire Elemental Guard", "Serene Warrior", hand=["3x Supernatural Storm", "Banzai!"])
    bob = quiet_player("Eager Scout #1 {status=honored}", 'Fine Katana {on="#1"}', hand=["Voice of Honor"])
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    for _ in range(3):
        table.ann.chooses("use Supernatural Storm 0")
        table.ann.chooses("Serene Warrior")
        if _ == 0:
            table.bob.chooses("respond Voice of Honor 0 0")
    assert "use Fire Elemental Guard 0" in table.ann.choices


# ---- Isawa Tadaka


def tadaka(table: Scenario, owner: str | int) -> bool:
    """Whether Bob, with a Banzai! in his discard pile, may play another one; somebody has claimed the earth ring."""
    discarded = {"conflict-discard": ["Banzai!"]}
    bob = quiet_player("Eager Scout", hand=["Banzai!", "Outwit", "Fine Katana"], **discarded)
    ann = quiet_player("Isawa Tadaka", "Serene Warrior")
    owners = [-1, owner, -1, -1, -1]
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Eager Scout",), ring_owner=owners)
    if "use Banzai! 0" in table.bob.choices:
        return True
    assert table.bob.why_not("Banzai!") == ["l5r.cannot.absolute"]
    return False


@rule("l5r.cannot.absolute")
def test_under_isawa_tadaka_the_opponent_plays_no_event_a_second_time(table: Scenario) -> None:
    assert not tadaka(table, -1)
    assert not tadaka(table, "ann"), "whoever else has the earth ring"


@rule("l5r.blank.text-box")
def test_a_blank_isawa_tadaka_forbids_nothing(table: Scenario) -> None:
    discarded = {"conflict-discard": ["Banzai!"]}
    bob = quiet_player("Eager Scout", hand=["Banzai!"], **discarded)
    ann = quiet_player("Isawa Tadaka #1", 'Cloud the Mind {on="#1"}', "Serene Warrior")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Eager Scout",))
    assert table.bob.choices == ["pass", "use Banzai! 0"]


def test_the_earth_ring_frees_the_opponent_from_isawa_tadaka(table: Scenario) -> None:
    assert tadaka(table, "bob")


def test_isawa_tadaka_stops_no_other_cards_and_not_his_own_player(table: Scenario) -> None:
    discarded = {"conflict-discard": ["Banzai!"]}
    ann = quiet_player("Isawa Tadaka", "Serene Warrior", hand=["Banzai!"], **discarded)
    bob = quiet_player("Eager Scout", hand=["Way of the Scorpion", "Fine Katana"], **discarded)
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Eager Scout",))
    assert table.bob.choices == ["pass", "use Way of the Scorpion 0", "play Fine Katana"]
    table.bob.passes()
    assert table.ann.choices == ["pass", "use Banzai! 0"]


# ---- Inquisitive Ishika


def test_inquisitive_ishika_makes_cards_with_the_element_of_the_contested_ring_cheaper(table: Scenario) -> None:
    ann = quiet_player("Inquisitive Ishika", "Serene Warrior", hand=["Against the Waves", "Know the World"])
    bob = quiet_player("Isawa Masahiro", hand=["Grasp of Earth", "Against the Waves"])
    quiet_fight(table, ann, bob, "military water", "Serene Warrior", defenders=("Isawa Masahiro",))
    priced = [(0, "Against the Waves"), (0, "Know the World"), (1, "Grasp of Earth")]
    costs = [fate_cost(table.game, seat, number(table, name)) for seat, name in priced]
    assert costs == [0, 1, 1], "the void and the earth card cost what they did"
    table.bob.chooses("use Against the Waves 0")
    table.bob.chooses("Isawa Masahiro")
    assert table.bob.fate == 5, "the opponent pays less, too"


def test_inquisitive_ishika_changes_no_prices_outside_conflicts(table: Scenario) -> None:
    ann = quiet_player("Inquisitive Ishika", "Solemn Scholar", hand=["Against the Waves"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    assert table.ann.fate == 4


def test_inquisitive_ishika_knows_every_element_of_the_contested_ring(table: Scenario) -> None:
    ann = quiet_player("Inquisitive Ishika", "Seeker of Knowledge", hand=["Seeker of Knowledge", "Grasp of Earth"])
    quiet_fight(table, ann, quiet_player(), "political earth", "Seeker of Knowledge")
    assert fate_cost(table.game, 0, number(table, "Grasp of Earth")) == 0
    assert fate_cost(table.game, 0, number(table, "Seeker of Knowledge")) == 1, "an air card: the ring has gained air"


def test_two_ishikas_reduce_twice_but_not_below_nothing(table: Scenario) -> None:
    ann = quiet_player("2x Inquisitive Ishika", "Serene Warrior", hand=["Against the Waves", "Grasp of Earth"])
    quiet_fight(table, ann, quiet_player(), "military water", "Serene Warrior")
    assert fate_cost(table.game, 0, number(table, "Against the Waves")) == 0
