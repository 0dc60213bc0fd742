"""Battlefields: their hexes and starting hexes, boards joined, terrain pieces and where they may stand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest

from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.kernel.refusals import Refusal
from nefrit.senjutsu.battlefields import (
    BOARDS,
    BURNT_VILLAGE,
    FROZEN_LAKE,
    ICE_BRIDGE,
    PRESETS,
    SNOWY_BATTLEFIELD,
    why_not_join,
)
from nefrit.senjutsu.boards import OPPONENTS, PLAYER, Board, apart, joined, on_the_rim, starts_for, why_not_start
from nefrit.senjutsu.constants import BAMBOO, BOAT, CALTROPS, CHERRY, CORPSE, PILLAR, SHRINE, STONE, WAGON
from nefrit.senjutsu.hexes import Hex, distance, neighbour, paths
from nefrit.senjutsu.movement import OPEN_TERRAIN
from nefrit.senjutsu.scenery import (
    GATE,
    PIECES,
    laid,
    pieces_of,
    spots,
    under_gates,
    why_not_place,
    why_not_use,
    with_boats,
)
from nefrit.testing import rule

LARGER = [
    joined(pair)
    for pair in (
        (SNOWY_BATTLEFIELD, FROZEN_LAKE),
        (SNOWY_BATTLEFIELD, ICE_BRIDGE),
        (BURNT_VILLAGE, FROZEN_LAKE),
        (BURNT_VILLAGE, ICE_BRIDGE),
        (ICE_BRIDGE, BURNT_VILLAGE),
    )
]
ALL = [*BOARDS.values(), *LARGER]
every_board = pytest.mark.parametrize("board", ALL, ids=lambda board: str(board.id))
every_preset = pytest.mark.parametrize(
    ("board", "name"), [(BOARDS[id], name) for id, presets in PRESETS.items() for name in presets]
)


def rules(refusals: Iterable[Refusal]) -> list[str]:
    return [refusal.rule for refusal in refusals]


def start_hexes(board: Board) -> set[Hex]:
    return {hex for sides in (2, 3, 4) for hex in board.starting_hexes(sides)} | set(board.horde_hexes())


# ---- The boards


@rule("decision.senjutsu.boards")
def test_there_are_four_battlefields_of_which_one_is_known() -> None:
    assert {board.name: len(board.hexes) for board in BOARDS.values()} == {
        "Snowy Battlefield": 37,
        "Burnt Village": 19,
        "Frozen Lake": 30,
        "Ice Bridge": 23,
    }
    assert [board.id for board in BOARDS.values() if board.provenance == PRINTED] == ["burnt-village"]
    assert all(board.note for board in BOARDS.values())


def test_the_hexes_of_the_burnt_village_are_those_of_the_published_board() -> None:
    columns = {-3: (1, 1), -2: (1, 2), -1: (-1, 2), 0: (-2, 1), 1: (-2, 1), 2: (-2, -1), 3: (-3, -2)}
    assert set(BURNT_VILLAGE.hexes) == {(q, r) for q, (first, last) in columns.items() for r in range(first, last + 1)}


@rule("decision.senjutsu.boards")
def test_the_bridge_is_narrow() -> None:
    # In its middle no more than three columns are left.
    middle = [hex for hex in ICE_BRIDGE.hexes if abs(2 * hex[1] + hex[0]) <= 3]
    assert {q for q, _ in middle} == {-1, 0, 1}


@every_board
def test_all_hexes_of_a_battlefield_are_connected_and_there_once(board: Board) -> None:
    assert len(set(board.hexes)) == len(board.hexes)
    assert all(paths(board.hexes[0], hex, board.hexes) for hex in board.hexes)


@rule("senjutsu.setup.opposite-edges", "decision.senjutsu.boards")
@every_board
def test_sides_start_from_opposite_edges_facing_the_centre(board: Board) -> None:
    for sides in (2, 3, 4):
        edges = [[start.hex for start in edge] for edge in board.edges(sides)]
        assert len(edges) == sides
        assert all(edges)
        assert all(on_the_rim(hex, board.hexes) for edge in edges for hex in edge)
        assert all(apart(one, other) >= 3 for one, other in combinations(edges, 2))
        for edge in board.edges(sides):
            for hex, facing in edge:
                ahead, behind = neighbour(hex, facing), neighbour(hex, facing + 3)
                assert ahead in board.hexes
                assert from_centre(board, ahead) < from_centre(board, behind)
    one, other = board.edges(2)
    assert apart([start.hex for start in one], [start.hex for start in other]) >= 5


def from_centre(board: Board, hex: Hex) -> int:
    """How far a hex is from all others together."""
    return sum(distance(hex, other) for other in board.hexes)


@every_board
def test_edges_go_clockwise_round_the_board(board: Board) -> None:
    count = len(board.hexes)
    middle_q, middle_r = sum(q for q, _ in board.hexes), sum(r for _, r in board.hexes)
    for sides in (3, 4):
        around = [(count * edge[0].hex[0] - middle_q, count * edge[0].hex[1] - middle_r) for edge in board.edges(sides)]
        turns = [one[0] * other[1] - one[1] * other[0] for one, other in pairwise((*around, around[0]))]
        # Once the way to the next edge may be longer than half of all.
        assert sum(turn < 0 for turn in turns) <= 1


@rule("senjutsu.horde.hex-x", "decision.senjutsu.boards")
@every_board
def test_the_horde_comes_from_other_edges_from_left_to_right(board: Board) -> None:
    assert [name for name, _ in board.horde] == [PLAYER, *OPPONENTS]
    player = board.horde_start(PLAYER).hex
    opponents = [board.horde_start(name).hex for name in OPPONENTS]
    assert len(set(board.horde_hexes())) == 5
    assert all(on_the_rim(hex, board.hexes) for hex in board.horde_hexes())
    assert [q for q, _ in opponents] == sorted(q for q, _ in opponents)
    assert all(distance(player, hex) >= 3 for hex in opponents)


# ---- Placing figures


@rule("senjutsu.setup.place-figures-where")
def test_the_first_figure_may_be_placed_on_any_starting_hex() -> None:
    assert [start.hex for start in starts_for(BURNT_VILLAGE, 2, [], 0)] == [(-3, 1), (-2, 2), (3, -3), (3, -2)]
    assert rules(why_not_start(BURNT_VILLAGE, 2, [], 0, (0, 0))) == ["senjutsu.setup.place-figures-where"]


@rule("senjutsu.setup.opposite-edges")
def test_the_opponent_starts_on_the_opposite_edge() -> None:
    assert [start.hex for start in starts_for(BURNT_VILLAGE, 2, [(0, (3, -2))], 1)] == [(-3, 1), (-2, 2)]
    assert rules(why_not_start(BURNT_VILLAGE, 2, [(0, (3, -2))], 1, (3, -3))) == ["senjutsu.setup.opposite-edges"]


@rule("senjutsu.setup.start-hex-not-shared-with-enemy")
def test_a_starting_hex_is_not_shared_with_an_enemy() -> None:
    why = rules(why_not_start(BURNT_VILLAGE, 2, [(0, (3, -2))], 1, (3, -2)))
    assert "senjutsu.setup.start-hex-not-shared-with-enemy" in why


@rule("senjutsu.setup.start-hex-shared-with-ally")
def test_allies_start_from_one_edge_and_may_share_a_hex() -> None:
    placed = [(0, (3, -2)), (1, (-3, 1))]
    assert [start.hex for start in starts_for(BURNT_VILLAGE, 2, placed, 0)] == [(3, -3), (3, -2)]
    assert [start.hex for start in starts_for(BURNT_VILLAGE, 2, placed, 1)] == [(-3, 1), (-2, 2)]
    assert [start.hex for start in starts_for(BURNT_VILLAGE, 2, placed[:1], 0)] == [(3, -3), (3, -2)]


def test_each_of_four_has_an_edge() -> None:
    placed: list[tuple[int, Hex]] = []
    for team in range(4):
        placed.append((team, starts_for(ICE_BRIDGE, 4, placed, team)[0].hex))
    assert len({hex for _, hex in placed}) == 4


# ---- Several boards


@rule("senjutsu.setup.several-boards")
def test_joined_boards_lie_side_by_side() -> None:
    larger = joined((SNOWY_BATTLEFIELD, FROZEN_LAKE))
    assert len(larger.hexes) == 37 + 30
    assert larger.name == "Snowy Battlefield + Frozen Lake"
    assert larger.provenance == RECONSTRUCTED
    seam = [(one, other) for one in larger.hexes[:37] for other in larger.hexes[37:] if distance(one, other) == 1]
    assert len(seam) >= 3
    assert max(q for q, _ in larger.hexes) - min(q for q, _ in larger.hexes) == 13
    (west, *_), (east, *_) = larger.edges(2)
    assert distance(west.hex, east.hex) >= 12
    for sides in (2, 3, 4):
        edges = larger.edges(sides)
        assert len(edges) == sides
        assert all(on_the_rim(start.hex, larger.hexes) for edge in edges for start in edge)


@rule("senjutsu.component.board-snow-village", "senjutsu.component.board-lake-bridge")
def test_the_two_sides_of_a_board_cannot_be_joined() -> None:
    assert rules(why_not_join(["burnt-village", "ice-bridge"])) == []
    assert rules(why_not_join(["burnt-village", "snowy-battlefield"])) == ["senjutsu.component.board-snow-village"]
    assert rules(why_not_join(["frozen-lake", "ice-bridge"])) == ["senjutsu.component.board-lake-bridge"]
    assert rules(why_not_join(["frozen-lake", "ice-bridge"], boxes=2)) == []


# ---- Terrain pieces


@rule("senjutsu.component.terrain-3d", "senjutsu.component.terrain-2d", "senjutsu.setup.agree-terrain")
def test_there_are_so_many_terrain_pieces() -> None:
    most = {WAGON: 4, CALTROPS: 2, BAMBOO: 4, STONE: 6, SHRINE: 2, GATE: 1, CHERRY: 1, BOAT: 2, CORPSE: 3}
    assert set(PIECES) == set(most)
    for piece, count in most.items():
        assert not any(why_not_use([piece] * count))
        assert any(why_not_use([piece] * (count + 1)))
        assert not any(why_not_use([piece] * 2 * count, boxes=2))
    assert rules(why_not_use([GATE] * 2)) == ["senjutsu.component.terrain-3d"]
    assert rules(why_not_use([CHERRY] * 2)) == ["senjutsu.component.terrain-2d"]


@rule("senjutsu.component.terrain-2d")
def test_a_tile_is_used_with_one_of_its_sides() -> None:
    assert not any(why_not_use([BOAT, WAGON, WAGON, WAGON, CORPSE, CORPSE, STONE, STONE, STONE, STONE]))
    assert rules(why_not_use([BOAT, BOAT, WAGON, WAGON, WAGON])) == ["senjutsu.component.terrain-2d"]
    assert rules(why_not_use([CORPSE] * 3 + [STONE] * 4)) == ["senjutsu.component.terrain-2d"]


def test_what_is_no_terrain_cannot_be_used() -> None:
    assert any(why_not_use(["palace"]))


@rule("senjutsu.terrain.placed-before-game")
def test_terrain_stands_on_free_hexes_of_the_battlefield() -> None:
    starts = BURNT_VILLAGE.starting_hexes(2)
    free = [hex for hex, _ in spots(BURNT_VILLAGE.hexes, (), starts, STONE)]
    assert sorted(free) == sorted(set(BURNT_VILLAGE.hexes) - set(starts))
    terrain = laid(STONE, (0, 0))
    assert terrain == (((0, 0), STONE),)
    assert rules(why_not_place(BURNT_VILLAGE.hexes, terrain, starts, BAMBOO, (0, 0))) == [
        "senjutsu.terrain.placed-before-game"
    ]
    assert rules(why_not_place(BURNT_VILLAGE.hexes, (), starts, BAMBOO, (9, 9))) == [
        "senjutsu.terrain.placed-before-game"
    ]


@rule("senjutsu.setup.place-figures-where")
def test_starting_hexes_are_kept_free() -> None:
    assert rules(why_not_place(BURNT_VILLAGE.hexes, (), BURNT_VILLAGE.starting_hexes(2), STONE, (3, -2))) == [
        "senjutsu.setup.place-figures-where"
    ]


@rule("senjutsu.terrain.torii-under")
def test_a_gate_is_two_pillars_with_a_way_between_them() -> None:
    gate = laid(GATE, (0, 0), 1)
    assert gate == (((1, -1), PILLAR), ((-1, 1), PILLAR))
    assert under_gates(gate) == {(0, 0)}
    assert under_gates((((1, -1), STONE), ((-1, 1), STONE))) == set()
    assert pieces_of((*gate, ((2, 0), STONE))) == [STONE, GATE]
    hexes = SNOWY_BATTLEFIELD.hexes
    # Nothing is put under it, and it is not put where nothing can pass.
    assert (0, 0) not in [hex for hex, _ in spots(hexes, gate, (), STONE)]
    assert rules(why_not_place(hexes, laid(STONE, (0, 0)), (), GATE, (0, 0))) == ["senjutsu.terrain.torii-under"]
    assert rules(why_not_place({(0, -1), (0, 1)}, (), (), GATE, (0, 0))) == ["senjutsu.terrain.torii-under"]
    assert ((0, 0), 2) in spots(hexes, (), (), GATE)
    assert ((0, -3), 0) not in spots(hexes, (), (), GATE)


@rule("senjutsu.terrain.boat-extends-board")
def test_boats_may_lie_beside_the_battlefield_and_belong_to_it() -> None:
    hexes = FROZEN_LAKE.hexes
    places = [hex for hex, _ in spots(hexes, (), (), BOAT)]
    assert {(0, 0), (0, 3), (0, -3)} <= set(places)
    assert set(hexes) <= set(places)
    assert (0, 4) not in places
    boat = laid(BOAT, (0, 3))
    assert with_boats(hexes, boat) == (*hexes, (0, 3))
    assert with_boats(hexes, laid(BOAT, (1, 1))) == hexes
    # A second boat may lie beside the first, but nothing stands on a boat.
    assert (0, 4) in [hex for hex, _ in spots(hexes, boat, (), BOAT)]
    assert (0, 3) not in [hex for hex, _ in spots(hexes, boat, (), STONE)]


@every_preset
def test_terrain_set_up_is_in_the_box_and_leaves_ways_between_starting_hexes(board: Board, name: str) -> None:
    terrain = PRESETS[board.id][name]
    assert not any(why_not_use(pieces_of(terrain)))
    field = with_boats(board.hexes, terrain)
    starts = start_hexes(board)
    assert not starts & {hex for hex, _ in terrain}
    assert all(any(neighbour(hex, side) in board.hexes for side in range(6)) for hex, _ in terrain)
    passable = set(field) - {hex for hex, kind in terrain if kind not in OPEN_TERRAIN}
    assert under_gates(terrain) <= passable
    first, *others = sorted(starts)
    assert all(paths(first, other, passable) for other in others)
