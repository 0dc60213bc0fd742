"""Pushing, pulling and rotating others."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


@rule("senjutsu.displace.push", "senjutsu.displace.push-example")
def test_a_push_moves_the_target_straight_away_and_keeps_its_facing(table: Scenario) -> None:
    duel(table, "Shove", bob_={"facing": 2})
    assert (table.bob.hex, table.bob.facing) == ((0, -2), 2)


@rule("senjutsu.displace.push")
def test_of_several_targets_each_is_pushed_all_the_way(table: Scenario) -> None:
    spar(table, {"hand": ["Shove All"]}, {}, cid={"hex": [-1, 1]})
    play(table, "Shove All")
    assert (table.bob.hex, table.cid.hex) == ((0, -2), (-3, 1))


@rule("senjutsu.displace.choice-of-hex", "senjutsu.displace.push")
def test_each_hex_of_a_push_is_chosen_anew(table: Scenario) -> None:
    duel(table, "Shove Two Far", bob_={"hex": [1, -1]})
    table.ann.chooses("towards 1")
    assert (table.bob.hex, table.ann.choices) == ((2, -2), ["towards 0", "towards 1"])
    table.ann.chooses("towards 0")
    assert table.bob.hex == (2, -3)


@rule("senjutsu.displace.pull", "senjutsu.displace.pull-example")
def test_a_pull_moves_the_target_straight_nearer(table: Scenario) -> None:
    duel(table, "Yank", bob_={"hex": [0, -2], "facing": 2})
    assert (table.bob.hex, table.bob.facing) == ((0, -1), 2)


@rule("senjutsu.displace.choice-of-hex")
def test_who_pushes_chooses_where_there_are_two_hexes(table: Scenario) -> None:
    duel(table, "Shove Far", bob_={"hex": [1, -1]})
    assert table.ann.choices == ["towards 0", "towards 1"]
    table.ann.chooses("towards 1")
    assert table.bob.hex == (2, -2)


@rule("senjutsu.displace.choice-of-hex")
def test_who_pulls_chooses_where_there_are_two_hexes(table: Scenario) -> None:
    duel(table, "Yank Far", bob_={"hex": [1, -1]})
    assert table.ann.choices == ["towards 3", "towards 4"]
    table.ann.chooses("towards 4")
    assert table.bob.hex == (0, 0)


@rule("senjutsu.displace.into-terrain", "senjutsu.displace.stops-at-terrain")
def test_who_is_pushed_into_terrain_collides_with_it_and_stops(table: Scenario) -> None:
    duel(table, "Shove", bob_={"hex": [0, 0]}, terrain=[[[0, -1], "stone"]])
    assert (table.bob.hex, table.bob.wounds, table.bob.stuns) == ((0, 0), 1, 0)
    duel(table, "Shove", terrain=[[[0, -2], "bamboo"]])
    assert (table.bob.hex, table.bob.wounds, table.bob.stuns) == ((0, -1), 1, 1)
    assert table.terrain == ()


@rule("senjutsu.displace.into-terrain")
def test_being_pushed_into_terrain_does_not_end_the_own_turn(table: Scenario) -> None:
    duel(table, "Shove", "Choose", terrain=[[[0, -1], "stone"]], ann_={"hand": ["Stand"]}, track=[0, 1])
    # Both have initiative 5, but attacks go before meditations.
    assert table.bob.wounds == 1
    assert table.bob.choices == ["option 0", "option 1"]


@rule("decision.senjutsu.pushed")
def test_who_is_pushed_off_the_board_stops_and_is_stunned(table: Scenario) -> None:
    duel(table, "Shove", ann_={"hex": [0, -2]}, bob_={"hex": [0, -3]})
    assert (table.bob.hex, table.bob.stuns, table.bob.wounds) == ((0, -4), 1, 0)


@rule("decision.senjutsu.pushed")
def test_who_is_pushed_into_a_figure_stops_and_both_are_stunned(table: Scenario) -> None:
    spar(table, {"hand": ["Shove"]}, {"hand": ["Cut"]}, cid={"hex": [0, -2]})
    play(table, "Shove")
    assert (table.bob.hex, table.cid.hex) == ((0, -1), (0, -2))
    assert (table.ann.stuns, table.bob.stuns, table.cid.stuns) == (0, 1, 1)
    assert "Cut" in table.bob.hand, "nobody discards a card"


@rule("senjutsu.displace.pull", "decision.senjutsu.pushed")
def test_who_is_pulled_into_the_attacker_stuns_both(table: Scenario) -> None:
    spar(table, {"hand": ["Eye of the Dragon", "Turn"], "focus": 1, "kamae": "balance"}, {})
    play(table, "Turn")
    table.ann.chooses("done")
    assert table.round == 2, "it is of the same type"
    spar(table, {"hand": ["Eye of the Dragon", "Cut"], "focus": 1, "kamae": "balance"}, {})
    play(table, "Cut")
    table.ann.chooses("Eye of the Dragon")
    assert table.ann.choices == ["pull", "push"]
    table.ann.chooses("pull")
    assert (table.ann.stuns, table.bob.stuns, table.bob.hex) == (1, 1, (0, 0))


@rule("senjutsu.displace.rotate-attacker-chooses")
def test_the_attacker_chooses_which_way_the_target_turns(table: Scenario) -> None:
    for way, facing in (("rotate 1", 5), ("rotate 5", 1)):
        duel(table, "Spin")
        assert table.ann.choices == ["rotate 1", "rotate 5"]
        table.ann.chooses(way)
        assert table.bob.facing == facing


@rule("senjutsu.displace.rotate-attacker-chooses")
def test_the_attacker_chooses_for_each_target(table: Scenario) -> None:
    spar(table, {"hand": ["Spin All"]}, {"facing": 0}, cid={"hex": [-1, 1]})
    play(table, "Spin All")
    table.ann.chooses("rotate 1")
    table.ann.chooses("rotate 5")
    assert (table.bob.facing, table.cid.facing) == (1, 5)


@rule("senjutsu.terrain.corpse-effect", "senjutsu.terrain.corpse-focus")
def test_who_is_pushed_over_a_corpse_stumbles(table: Scenario) -> None:
    duel(table, "Shove", bob_={"focus": 2}, terrain=[[[0, -1], "corpse"]])
    assert (table.bob.hex, table.bob.focus, len(table.bob.hobbles)) == ((0, -2), 0, 1)


@rule("decision.senjutsu.step-target")
def test_the_attacker_chooses_in_which_direction_the_target_steps(table: Scenario) -> None:
    # Bob faces down, so that his front lies where ann stands: he cannot go there, and both are stunned.
    for way, hex, stuns in (("towards 3", (0, 0), 1), ("towards 5", (-2, 0), 0)):
        duel(table, "Send")
        assert (table.ann.asked, table.ann.choices) == ("step-target", ["towards 3", "towards 5"])
        table.ann.chooses(way)
        assert (table.bob.hex, table.bob.stuns) == (hex, stuns)


@rule("decision.senjutsu.step-target")
def test_the_direction_is_chosen_for_each_target(table: Scenario) -> None:
    spar(table, {"hand": ["Send All"]}, {"facing": 0}, cid={"hex": [-1, 1]})
    play(table, "Send All")
    table.ann.chooses("towards 2")
    table.ann.chooses("towards 5")
    assert (table.bob.hex, table.cid.hex) == ((1, 0), (-2, 1))
