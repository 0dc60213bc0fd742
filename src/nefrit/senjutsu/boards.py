"""Battlefields: their hexes, where figures start, and several boards joined into a larger one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import atan2
from typing import Final, NamedTuple

from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.senjutsu.hexes import DIRECTIONS, SIDES, Hex, added, distance, neighbour

PLAYER: Final = "X"
OPPONENTS: Final = ("A", "B", "C", "D")
"""The starting hexes of the horde from left to right (senjutsu.horde.start-behaviour)."""
MOST_SIDES: Final = 4
"""How many sides (players, or teams of them) have an edge of their own."""


class Start(NamedTuple):
    """A starting hex, and how a figure faces there: towards the centre (decision.senjutsu.boards)."""

    hex: Hex
    facing: int


Edge = tuple[Start, ...]
"""The starting hexes of one side."""


@dataclass(frozen=True)
class Board:
    """A battlefield: its hexes, for 2, 3 and 4 sides the edges they start from clockwise, and the horde's hexes.

    With two or four sides opposite edges are half of them apart (senjutsu.setup.opposite-edges). A board of which only
    the name is published is `reconstructed`: the map is this project's own (decision.senjutsu.boards).
    """

    id: str
    name: str
    hexes: tuple[Hex, ...]
    layouts: tuple[tuple[Edge, ...], ...]
    horde: tuple[tuple[str, Start], ...]
    provenance: str
    note: str = ""

    def edges(self, sides: int) -> tuple[Edge, ...]:
        """The edges from which so many sides start."""
        return self.layouts[max(sides, 2) - 2]

    def starting_hexes(self, sides: int) -> tuple[Hex, ...]:
        """All starting hexes for so many sides."""
        return tuple([start.hex for edge in self.edges(sides) for start in edge])

    def horde_start(self, name: str) -> Start:
        """Where the player (X) or an opponent (A to D) of the horde starts."""
        return dict(self.horde)[name]

    def horde_hexes(self) -> tuple[Hex, ...]:
        """All starting hexes of the horde and of who fights it."""
        return tuple([start.hex for _, start in self.horde])


def facing_centre(hex: Hex, hexes: Collection[Hex]) -> int:
    """The side of a hex that points most directly to the middle of a battlefield, and to a hex of it."""
    q = sum(other[0] for other in hexes) - len(hexes) * hex[0]
    r = sum(other[1] for other in hexes) - len(hexes) * hex[1]
    inwards = [side for side in range(SIDES) if neighbour(hex, side) in hexes]
    return max(inwards, key=lambda side: _along(DIRECTIONS[side], (q, r)))


def _along(one: Hex, other: Hex) -> int:
    """How far an offset leads in the direction of another (twice their product, which is whole)."""
    return 2 * (one[0] * other[0] + one[1] * other[1]) + one[0] * other[1] + one[1] * other[0]


def on_the_rim(hex: Hex, hexes: Collection[Hex]) -> bool:
    """Whether a hex of a battlefield lies at its edge."""
    return any(neighbour(hex, side) not in hexes for side in range(SIDES))


# ---- Placing figures


def why_not_start(
    board: Board, sides: int, placed: Iterable[tuple[int, Hex]], team: int, hex: Hex
) -> Iterator[Refusal]:
    """Why a team may not place a figure on a hex; `placed` has the team and hex of each figure on the board.

    Each team has an edge for itself; friendly figures may share a hex (senjutsu.setup.start-hex-shared-with-ally).
    """
    edges = [[start.hex for start in edge] for edge in board.edges(sides)]
    own = next((edge for edge in edges if hex in edge), None)
    if own is None:
        yield refuse("senjutsu.setup.place-figures-where", "start-no-starting-hex")
        return
    for other, there in placed:
        if other == team and there not in own:
            yield refuse("senjutsu.setup.opposite-edges", "start-team-elsewhere")
        if other != team and there in own:
            yield refuse("senjutsu.setup.opposite-edges", "start-opponent-here")
        if other != team and there == hex:
            yield refuse("senjutsu.setup.start-hex-not-shared-with-enemy", "start-shared-with-enemy")


def starts_for(board: Board, sides: int, placed: Sequence[tuple[int, Hex]], team: int) -> list[Start]:
    """The starting hexes on which a team may place a figure (senjutsu.setup.place-figures-where)."""
    every = [start for edge in board.edges(sides) for start in edge]
    return [start for start in every if not any(why_not_start(board, sides, placed, team, start.hex))]


# ---- Several boards


def joined(boards: Sequence[Board]) -> Board:
    """Boards laid side by side from left to right, so close that their edges meet (senjutsu.setup.several-boards).

    The sides start from those edges of the boards that are farthest apart.
    """
    hexes: list[Hex] = []
    edges: list[tuple[Hex, ...]] = []
    hordes: list[dict[str, Hex]] = []
    for board in boards:
        offset = _offset(hexes, board.hexes)
        hexes += [added(hex, offset) for hex in board.hexes]
        edges += [tuple([added(start.hex, offset) for start in edge]) for layout in board.layouts for edge in layout]
        hordes.append({name: added(start.hex, offset) for name, start in board.horde})
    outer = [edge for edge in dict.fromkeys(edges) if all(on_the_rim(hex, hexes) for hex in edge)]
    layouts = [_clockwise(_farthest(outer, sides), hexes) for sides in range(2, MOST_SIDES + 1)]
    return Board(
        id="+".join(board.id for board in boards),
        name=" + ".join(board.name for board in boards),
        hexes=tuple(hexes),
        layouts=tuple([tuple([_facing(edge, hexes) for edge in layout]) for layout in layouts]),
        horde=_joined_horde(hordes, hexes),
        provenance=PRINTED if all(board.provenance == PRINTED for board in boards) else RECONSTRUCTED,
        note="Boards joined side by side.",
    )


def _offset(hexes: Collection[Hex], more: Collection[Hex]) -> Hex:
    """How far to the right hexes must be moved so that none lies on another: the least that is enough."""
    columns = 0
    while True:
        offset = (columns, -(columns // 2))
        if not any(added(hex, offset) in hexes for hex in more):
            return offset
        columns += 1


def _farthest(edges: Sequence[tuple[Hex, ...]], count: int) -> tuple[tuple[Hex, ...], ...]:
    """So many edges that are as far apart as possible at their nearest, then on the whole; then the longest."""

    def merit(some: tuple[tuple[Hex, ...], ...]) -> tuple[int, int, int]:
        between = [apart(one, other) for one, other in combinations(some, 2)]
        return min(between), sum(between), sum(map(len, some))

    return max(combinations(edges, count), key=merit)


def apart(one: Iterable[Hex], other: Collection[Hex]) -> int:
    """How far apart two edges are at their nearest."""
    return min(distance(here, there) for here in one for there in other)


def _facing(edge: Iterable[Hex], hexes: Collection[Hex]) -> Edge:
    return tuple([Start(hex, facing_centre(hex, hexes)) for hex in edge])


def _clockwise(edges: Iterable[tuple[Hex, ...]], hexes: Collection[Hex]) -> list[tuple[Hex, ...]]:
    """Edges in clockwise order around the middle."""
    count = len(hexes)
    middle_q, middle_r = sum(q for q, _ in hexes), sum(r for _, r in hexes)

    def angle(edge: tuple[Hex, ...]) -> float:
        q, r = count * edge[0][0] - middle_q, count * edge[0][1] - middle_r
        return atan2(2 * r + q, 3 * q)

    return sorted(edges, key=angle)


def _joined_horde(hordes: Sequence[dict[str, Hex]], hexes: Collection[Hex]) -> tuple[tuple[str, Start], ...]:
    """X is the first on the rim, A to D are as far from it and each other as possible, from left to right."""
    player = next(horde[PLAYER] for horde in hordes if on_the_rim(horde[PLAYER], hexes))
    others = [horde[name] for horde in hordes for name in OPPONENTS if on_the_rim(horde[name], hexes)]
    chosen = max(
        combinations(others, len(OPPONENTS)),
        key=lambda some: min(distance(*pair) for pair in combinations((player, *some), 2)),
    )
    return tuple(zip((PLAYER, *OPPONENTS), _facing([player, *sorted(chosen)], hexes), strict=True))
