"""How automated opponents move, and whom they mean."""

from __future__ import annotations

import pytest

from nefrit.senjutsu.hexes import distance, sees
from nefrit.senjutsu.opponents import CHARACTER_KINDS, KINDS
from nefrit.senjutsu.sight import obstacles
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE, RIGHT
from nefrit.testing import Scenario, rule
from tests.senjutsu.solo.foes import FIELD, GAME, YARD, clash, foe, hero, meet, place

__all__ = ["GAME"]


@rule(
    "senjutsu.solo.behaviour.three",
    "senjutsu.solo.behaviour.governs",
    "senjutsu.solo.behaviour.hex",
    "senjutsu.solo.move.preferred-side",
    "senjutsu.solo.move.melee-1",
    "decision.senjutsu.ai-behaviour",
)
@pytest.mark.parametrize(("behaviour", "end"), [(LEFT, ([-1, 0], 2)), (MIDDLE, ([0, -1], 3)), (RIGHT, ([1, -1], 4))])
def test_an_opponent_goes_to_the_side_of_its_behaviour(
    table: Scenario, behaviour: int, end: tuple[list[int], int]
) -> None:
    clash(table, hero(), foe("Stride", behaviour=behaviour))
    assert place(table) == end


@rule("senjutsu.solo.behaviour.hex")
def test_the_side_turns_with_the_character(table: Scenario) -> None:
    clash(table, hero(facing=1), foe("Stride", behaviour=LEFT))
    assert place(table)[0] == [0, -1]


@rule("senjutsu.solo.move.face-you", "senjutsu.solo.ai.base-facing")
def test_an_opponent_turns_to_the_character(table: Scenario) -> None:
    clash(table, hero(), foe("Turn", facing=0))
    assert place(table) == ([0, -2], 3)


@rule("senjutsu.solo.move.melee-2")
def test_where_no_path_leads_to_the_preferred_side_any_other_place_will_do(table: Scenario) -> None:
    clash(table, hero(), foe("Stride", behaviour=MIDDLE), terrain=[[[0, -1], "stone"]])
    assert place(table)[0] in ([-1, 0], [1, -1])


@rule("senjutsu.solo.move.melee-2")
def test_of_other_places_the_nearest_is_best(table: Scenario) -> None:
    clash(table, hero(), foe("Stride", hex=[2, -2], facing=4, behaviour=LEFT), terrain=[[[-1, 0], "stone"]])
    assert place(table)[0] == [1, -1]


@rule("senjutsu.solo.move.melee-2", "senjutsu.solo.distance.yari")
def test_other_places_are_at_the_preferred_distance(table: Scenario) -> None:
    foes = foe("Stride", hex=[1, -2], facing=3, behaviour=MIDDLE)
    clash(table, hero(), foes, kinds=["yari"], terrain=[[[0, -2], "stone"]])
    assert place(table)[0] == [1, -2]


@rule("senjutsu.solo.move.no-voluntary-collision")
def test_an_opponent_does_not_go_where_a_player_could_not(table: Scenario) -> None:
    for in_the_way in ("stone", "burning wagon"):
        clash(table, hero(), foe("Walk", behaviour=MIDDLE), terrain=[[[0, -1], in_the_way]])
        assert place(table)[0] != [0, -1]
        assert table.bob.wounds == 0
    clash(table, hero(), foe("Walk", behaviour=MIDDLE), foe(hex=[0, -1]), kinds=["katana", "katana"])
    assert place(table)[0] != [0, -1]


@rule("senjutsu.solo.move.no-voluntary-collision", "senjutsu.solo.worst-case")
def test_what_an_opponent_must_do_it_does_even_if_it_collides(table: Scenario) -> None:
    clash(table, hero(), foe("Charge", hex=[0, -1]))
    assert (table.ann.stuns, table.bob.stuns) == (1, 1)
    assert place(table)[0] == [0, -1]


@rule("senjutsu.cards.effects-on-resolution")
@pytest.mark.parametrize(("hex", "stuns"), [([0, -3], 2), ([0, -2], 1), ([0, -1], 0)])
def test_what_a_card_does_may_depend_on_how_far_an_opponent_has_gone(
    table: Scenario, hex: list[int], stuns: int
) -> None:
    clash(table, hero(), foe("Stampede", hex=hex, behaviour=MIDDLE))
    assert (place(table)[0], table.ann.stuns) == ([0, -1], stuns)


@rule("senjutsu.solo.behaviour.governs")
def test_an_opponent_is_asked_nothing(table: Scenario) -> None:
    clash(table, hero(hand=["Ponder"]), foe("Hope", behaviour=LEFT), play="Ponder")
    assert (table.deciding, table.ann.asked, table.bob.behaviour) == (["ann"], "move", MIDDLE)


@rule("senjutsu.move.unavoidable-exception", "senjutsu.solo.worst-case")
def test_an_opponent_goes_as_far_as_it_can_before_it_collides(table: Scenario) -> None:
    clash(table, hero(), foe("Long Charge", hex=[0, -2]))
    assert (place(table), table.ann.stuns, table.bob.stuns) == (([0, -1], 3), 1, 1)


@rule("senjutsu.move.unavoidable-exception", "senjutsu.solo.worst-case")
def test_an_opponent_that_must_turn_first_collides_with_what_is_there_then(table: Scenario) -> None:
    # Whichever way it turns a stone is in front of it; the character is not.
    stones = [[[1, -2], "stone"], [[-1, -1], "stone"]]
    clash(table, hero(hex=[0, -1]), foe("Turn And Charge", hex=[0, -2]), terrain=stones)
    assert place(table) in (([0, -2], 2), ([0, -2], 4))
    assert (table.ann.stuns, table.bob.wounds) == (0, 1)
    # Of two ways to collide it takes the one that hurts a player.
    for player, stone, facing in (([-1, -1], [1, -2], 4), ([1, -2], [-1, -1], 2)):
        clash(table, hero(hex=player), foe("Turn And Charge", hex=[0, -2]), terrain=[[stone, "stone"]])
        assert (place(table), table.ann.stuns, table.bob.stuns) == (([0, -2], facing), 1, 1)


@rule("senjutsu.move.unavoidable-exception", "senjutsu.solo.worst-case")
def test_an_opponent_that_can_only_collide_does_not_turn_before(table: Scenario) -> None:
    stones = [[hex, "stone"] for hex in ([1, -2], [-1, -1])]
    clash(table, hero(hex=[0, -1]), foe("Charge Or Turn", hex=[0, -2]), terrain=stones)
    assert (place(table), table.ann.stuns, table.bob.stuns) == (([0, -2], 3), 1, 1)


@rule(
    "senjutsu.solo.distance.preferred",
    "senjutsu.solo.distance.seek",
    "senjutsu.solo.distance.katana-boss",
    "senjutsu.solo.distance.yari",
    "senjutsu.solo.move.goal",
)
@pytest.mark.parametrize(("kind", "away"), [("katana", 1), ("boss", 1), ("yari", 2)])
def test_each_kind_goes_to_its_distance(table: Scenario, kind: str, away: int) -> None:
    clash(table, hero(), foe("Stride", hex=[0, -3], behaviour=MIDDLE), kinds=[kind])
    assert place(table) == ([0, -away], 3)


@rule("senjutsu.solo.distance.yari")
def test_who_is_too_near_steps_back(table: Scenario) -> None:
    clash(table, hero(), foe("Walk", hex=[0, -1], behaviour=MIDDLE), kinds=["yari"])
    assert place(table) == ([0, -2], 3)


@rule("senjutsu.solo.move.ranged-1", "senjutsu.solo.distance.yumi", "senjutsu.solo.distance.arquebus")
@pytest.mark.parametrize(("kind", "away"), [("yumi", 5), ("arquebus", 6)])
def test_an_archer_who_sees_the_character_from_afar_stays(table: Scenario, kind: str, away: int) -> None:
    clash(table, hero(), foe("Walk", hex=[1, -away], facing=2, behaviour=LEFT), kinds=[kind])
    assert place(table) == ([1, -away], 2)


@rule("senjutsu.solo.move.ranged-no-closer")
def test_an_archer_comes_no_closer(table: Scenario) -> None:
    clash(table, hero(), foe("Stride", hex=[0, -6]), kinds=["yumi"])
    assert place(table)[0] == [0, -6]


@rule("decision.senjutsu.ai-range")
@pytest.mark.parametrize(("card", "end"), [("Stepping Arrow", [0, -5]), ("Walk", [0, -6])])
def test_an_archer_comes_into_range_for_a_shot_and_no_closer(table: Scenario, card: str, end: list[int]) -> None:
    clash(table, hero(), foe(card, hex=[0, -6]), kinds=["yumi"])
    assert (place(table)[0], table.ann.wounds) == (end, 0)
    # In range, and slower: there is nothing to come closer for.
    if card == "Stepping Arrow":
        clash(table, hero(hand=["Hurry"]), foe(card, hex=[0, -5]), kinds=["yumi"], play="Hurry")
        assert place(table)[0] == [0, -5]


@rule("decision.senjutsu.ai-range", "decision.senjutsu.ai-cornered")
def test_who_is_far_enough_away_is_not_cornered(table: Scenario) -> None:
    # It stands at the edge, and at its distance, but too far away for its shot.
    clash(table, hero(), foe("Stepping Arrow", hex=[0, -6]), kinds=["arquebus"])
    assert (place(table)[0], table.ann.wounds) == ([0, -5], 0)


@rule("senjutsu.solo.move.ranged-2", "senjutsu.solo.distance.yumi", "senjutsu.solo.distance.arquebus")
@pytest.mark.parametrize(("behaviour", "end"), [(LEFT, [-1, -3]), (MIDDLE, [0, -4]), (RIGHT, [1, -4])])
@pytest.mark.parametrize("kind", ["yumi", "arquebus"])
def test_an_archer_who_is_too_near_goes_away_on_its_side(
    table: Scenario, kind: str, behaviour: int, end: list[int]
) -> None:
    clash(table, hero(), foe("Walk", hex=[0, -3], behaviour=behaviour), kinds=[kind])
    assert place(table)[0] == end


@rule("senjutsu.solo.move.ranged-2", "senjutsu.solo.distance.arquebus")
def test_far_enough_is_farther_for_an_arquebus(table: Scenario) -> None:
    clash(table, hero(), foe("Walk", hex=[0, -5], behaviour=MIDDLE), kinds=["arquebus"])
    assert place(table)[0] == [0, -6]


@rule("decision.senjutsu.ai-distance")
@pytest.mark.parametrize("kind", [kind.id for kind in CHARACTER_KINDS])
def test_characters_come_as_near_as_they_can(table: Scenario, kind: str) -> None:
    clash(table, hero(), foe("Stride", hex=[0, -3], behaviour=MIDDLE, automated=kind, distance=KINDS[kind].distance))
    assert place(table)[0] == [0, -1]


@rule("senjutsu.solo.distance.seek", "senjutsu.solo.move.goal")
@pytest.mark.parametrize("behaviour", [LEFT, RIGHT])
def test_of_two_ways_to_its_side_one_leads_along_the_preferred_distance(table: Scenario, behaviour: int) -> None:
    # One step ahead, and one step aside, the preferred side is as near.
    clash(table, hero(), foe("Walk", behaviour=behaviour))
    assert place(table) == ([0, -1], 3)


@rule("senjutsu.solo.worst-case")
def test_of_two_ways_that_are_as_short_one_leads_over_no_corpse(table: Scenario) -> None:
    for corpse, end in (([-1, -2], [0, -3]), ([0, -3], [-1, -2])):
        clash(table, hero(), foe("Walk", hex=[-1, -3], facing=2, behaviour=MIDDLE), terrain=[[corpse, "corpse"]])
        assert (place(table)[0], table.bob.hobbles) == (end, ())


RING = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]


@rule("senjutsu.solo.distance.seek")
def test_who_finds_no_path_comes_as_close_to_its_distance_as_it_can(table: Scenario) -> None:
    # All around the character is stone.
    clash(table, hero(), foe("Stride", hex=[0, -4], behaviour=MIDDLE), terrain=[[hex, "stone"] for hex in RING])
    assert place(table) == ([0, -2], 3)


@rule("senjutsu.solo.distance.seek")
def test_who_finds_the_only_path_held_by_a_friend_comes_up_to_it(table: Scenario) -> None:
    # One hex is left open in the ring around the character, and a friend stands there.
    foes = foe("Stride", hex=[0, -4], behaviour=MIDDLE), foe(hex=[0, -1])
    wall = [[hex, "stone"] for hex in RING[1:]]
    clash(table, hero(), *foes, kinds=["katana", "katana"], terrain=wall)
    assert (place(table), place(table, "cid")) == (([0, -2], 3), ([0, -1], 3))


@rule("senjutsu.solo.distance.seek")
def test_an_archer_who_must_move_stays_at_its_distance(table: Scenario) -> None:
    # Its last step leads ahead: the one before goes back and aside.
    stones = [[[-1, -4], "stone"], [[0, -6], "stone"]]
    clash(table, hero(), foe("Trot", hex=[0, -5]), kinds=["yumi"], terrain=stones)
    assert (place(table)[0], sight(table)) == ([1, -5], True)


WALL = [[[-1, -2], "stone"], [[0, -3], "stone"], [[1, -3], "stone"], [[-2, -2], "stone"], [[2, -4], "stone"]]


def sight(table: Scenario) -> bool:
    """Whether bob sees ann."""
    hex, facing = place(table)
    return sees((hex[0], hex[1]), facing, (0, 0), obstacles(table.game))


@rule("senjutsu.solo.move.ranged-3", "senjutsu.solo.move.ranged-seek-los")
@pytest.mark.parametrize("behaviour", [LEFT, RIGHT])
def test_an_archer_who_sees_nothing_looks_for_a_view_from_its_side(table: Scenario, behaviour: int) -> None:
    meet(table, hero(), foe("Stride", hex=[0, -5], behaviour=behaviour), kinds=["yumi"], terrain=WALL)
    assert not sight(table)
    table.ann.chooses("Stand")
    hex = place(table)[0]
    assert (hex[0] < 0) == (behaviour == LEFT)


@rule("senjutsu.solo.move.ranged-4")
def test_an_archer_who_finds_no_view_on_its_side_takes_any(table: Scenario) -> None:
    # All that lies in front of the character to the left is walled up.
    wall = [*WALL, *[[[q, r], "stone"] for q in range(-6, 0) for r in range(-6, 1) if [q, r] in FIELD]]
    wall = [list(one) for one in {str(one): one for one in wall}.values()]
    meet(table, hero(), foe("Stride", hex=[0, -5], behaviour=LEFT), kinds=["yumi"], terrain=wall)
    assert not sight(table)
    table.ann.chooses("Stand")
    hex = place(table)[0]
    assert hex[0] > 0
    assert distance((hex[0], hex[1]), (0, 0)) >= 5


GAP = [[q, -(q // 2)] for q in range(-6, 7) if q]
"""Hexes on both sides of the middle: without them no path leads from one half of the board to the other."""


@rule("senjutsu.solo.move.ranged-3", "senjutsu.solo.move.ranged-4")
@pytest.mark.parametrize(("board", "end"), [(FIELD, [0, -4]), ([hex for hex in FIELD if hex not in GAP], [-1, -5])])
def test_an_archer_who_cannot_get_to_its_side_looks_for_a_view_from_its_distance(
    table: Scenario, board: list[list[int]], end: list[int]
) -> None:
    # The archer wants to be where the character looks. From there nothing hides it: only the path is missing.
    stones = [[hex, "stone"] for hex in ([-1, -4], [1, -5], [0, -6], [-3, -3])]
    bob = foe("Walk", hex=[0, -5], behaviour=MIDDLE)
    meet(table, hero(facing=3), bob, kinds=["yumi"], board=board, terrain=stones)
    assert not sight(table)
    assert all(sees((0, away), 0, (0, 0), obstacles(table.game)) for away in (4, 5, 6))
    # A step ahead there is a view, too, but from too near.
    assert sees((0, -4), 3, (0, 0), obstacles(table.game))
    table.ann.chooses("Stand")
    assert place(table)[0] == end


@rule("senjutsu.solo.move.ranged-4")
def test_an_archer_who_finds_a_view_only_from_near_takes_that(table: Scenario) -> None:
    # Friends are in the way of its steps, but not of its view.
    stones = [[hex, "stone"] for hex in ([-1, -4], [1, -5], [0, -6], [-1, -5], [1, -6], [-3, -3])]
    friends = [foe(hex=hex) for hex in ([0, -3], [1, -4], [-1, -3])]
    kinds = ["yumi", "katana", "katana", "katana"]
    meet(table, hero(facing=3), foe("Walk", hex=[0, -5], behaviour=MIDDLE), *friends, kinds=kinds, terrain=stones)
    assert not sight(table)
    table.ann.chooses("Stand")
    assert (place(table)[0], sight(table)) == ([0, -4], True)


@rule("decision.senjutsu.ai-cornered", "senjutsu.solo.move.ranged-seek-los")
@pytest.mark.parametrize("kind", ["yumi", "arquebus"])
@pytest.mark.parametrize(("behaviour", "ends"), [(LEFT, [[-1, -1]]), (MIDDLE, [[-1, -1], [1, -2]]), (RIGHT, [[1, -2]])])
def test_an_archer_who_can_get_no_further_away_looks_for_a_view(
    table: Scenario, kind: str, behaviour: int, ends: list[list[int]]
) -> None:
    stone = [[[0, -1], "stone"]]
    meet(table, hero(), foe("Walk", behaviour=behaviour), kinds=[kind], board=YARD, terrain=stone)
    assert not sight(table)
    table.ann.chooses("Stand")
    assert place(table)[0] in ends
    assert sight(table)


@rule("decision.senjutsu.ai-cornered")
@pytest.mark.parametrize(("terrain", "end"), [([[[0, -1], "stone"]], [1, -2]), ([], [0, -2])])
def test_an_archer_who_can_get_no_further_away_keeps_its_view_and_then_to_its_side(
    table: Scenario, terrain: list[list[object]], end: list[int]
) -> None:
    bob = foe("Walk", hex=[1, -2], behaviour=MIDDLE)
    clash(table, hero(), bob, kinds=["yumi"], board=YARD, terrain=terrain)
    assert (place(table)[0], sight(table)) == (end, True)


@rule("senjutsu.solo.worst-case")
@pytest.mark.parametrize("card", ["Turning Glare", "Near Turning Glare"])
def test_of_two_ways_to_face_the_character_one_leaves_it_in_sight_of_the_card(table: Scenario, card: str) -> None:
    # The character lies between two directions; a stone hides it from who faces the one.
    bob = foe(card, hex=[1, -2], behaviour=RIGHT)
    clash(table, hero(), bob, terrain=[[[1, -1], "stone"]])
    assert (place(table), table.ann.stuns) == (([1, -2], 4), 1)


@rule("senjutsu.solo.target.nearest")
@pytest.mark.parametrize(("ann", "bob", "end"), [(2, 3, [0, -1]), (3, 2, [0, 1])])
def test_the_nearest_character_is_meant(table: Scenario, ann: int, bob: int, end: list[int]) -> None:
    players = hero(hex=[0, -ann], facing=3), hero(hex=[0, bob], facing=0)
    meet(table, *players, foe("Walk", hex=[0, 0], facing=0, behaviour=MIDDLE))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert place(table, "cid")[0] == end


@rule("senjutsu.solo.target.nearest")
def test_the_nearest_is_meant_even_if_its_preferred_side_is_farther(table: Scenario) -> None:
    players = hero(hex=[0, -2], facing=0), hero(hex=[0, 3], facing=0)
    meet(table, *players, foe("Walk", hex=[0, 0], facing=0, behaviour=MIDDLE))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert place(table, "cid")[0] in ([0, -1], [1, -1], [-1, 0])


@rule("senjutsu.solo.target.tie-behaviour", "decision.senjutsu.ai-target-ties")
@pytest.mark.parametrize(("facing", "end"), [(3, [0, -1]), (0, [0, 1])])
def test_of_two_equally_near_the_one_is_meant_whose_preferred_side_is_nearer(
    table: Scenario, facing: int, end: list[int]
) -> None:
    players = hero(hex=[0, -2], facing=facing), hero(hex=[0, 2], facing=facing)
    meet(table, *players, foe("Walk", hex=[0, 0], facing=0, behaviour=MIDDLE))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert place(table, "cid")[0] == end


@rule("senjutsu.solo.target.tie-left", "decision.senjutsu.ai-target-ties")
@pytest.mark.parametrize(("facing", "end"), [(0, [-1, 0]), (3, [1, -1])])
def test_if_both_are_alike_the_one_further_left_is_meant(table: Scenario, facing: int, end: list[int]) -> None:
    players = hero(hex=[-2, 0], facing=2), hero(hex=[2, -2], facing=4)
    meet(table, *players, foe("Walk", hex=[0, 0], facing=facing, behaviour=MIDDLE))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert place(table, "cid")[0] == end


@rule("senjutsu.solo.target.nearest")
def test_a_card_without_a_diagram_means_the_target(table: Scenario) -> None:
    meet(table, hero(), hero(hex=[0, 3]), foe("Glare"), foe(hex=[1, -3]), kinds=["katana", "katana"])
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert (table.ann.stuns, table.bob.stuns, table.dan.stuns) == (1, 0, 0)


@rule("senjutsu.solo.special.wakou-movement")
@pytest.mark.parametrize(("kind", "end"), [("katana", [0, -1]), ("wakou", [-1, 0])])
def test_the_wakou_makes_each_step_in_another_direction(table: Scenario, kind: str, end: list[int]) -> None:
    clash(table, hero(), foe("Zigzag", automated=kind, behaviour=LEFT))
    assert place(table)[0] == end


def test_an_opponent_makes_no_detours(table: Scenario) -> None:
    # Two movements could lead back to where it stands, over the corpse behind it too.
    bob = foe("Two Walks", hex=[0, -1], behaviour=MIDDLE)
    clash(table, hero(), bob, terrain=[[[0, -2], "corpse"], [[-1, -1], "corpse"], [[1, -2], "corpse"]])
    assert (place(table), table.bob.hobbles) == (([0, -1], 3), ())
