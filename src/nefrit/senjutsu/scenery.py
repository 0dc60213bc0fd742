"""Terrain pieces: what is in the box, and where it may be placed before the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from nefrit.kernel.refusals import Refusal, refuse
from nefrit.senjutsu.constants import BAMBOO, BOAT, CALTROPS, CHERRY, CORPSE, PILLAR, SHRINE, STONE, WAGON
from nefrit.senjutsu.hexes import DIRECTIONS, SIDES, Hex, added, neighbour

Terrain = tuple[tuple[Hex, str], ...]
"""Hexes with what stands on each."""

GATE: Final = "torii gate"
"""Three hexes in a row: two pillars, and between them the way under the gate (senjutsu.terrain.torii-under)."""


class Supply(NamedTuple):
    """So many equal pieces of a box: what each may be used as, and the rule that lists them."""

    uses: tuple[str, ...]
    pieces: int
    rule: str


_MODELS: Final = "senjutsu.component.terrain-3d"
_TILES: Final = "senjutsu.component.terrain-2d"
BOX: Final = (
    Supply((WAGON,), 2, _MODELS),
    Supply((CALTROPS,), 2, _MODELS),
    Supply((BAMBOO,), 2, _MODELS),
    Supply((STONE,), 3, _MODELS),
    Supply((SHRINE,), 1, _MODELS),
    Supply((GATE,), 1, _MODELS),
    Supply((BAMBOO,), 2, _TILES),
    Supply((SHRINE,), 1, _TILES),
    Supply((CHERRY,), 1, _TILES),
    Supply((WAGON, BOAT), 2, _TILES),
    Supply((CORPSE, STONE), 3, _TILES),
)
"""The terrain of one box; a tile with two sides is used as one or the other."""
PIECES: Final = tuple(dict.fromkeys(use for supply in BOX for use in supply.uses))
"""What can be placed."""


def why_not_use(pieces: Iterable[str], boxes: int = 1) -> Iterator[Refusal]:
    """Why so many pieces cannot be used together: there are not enough (senjutsu.setup.agree-terrain)."""
    wanted = Counter(pieces)
    # What has one use only is taken first; no piece is on two kinds of tiles with two sides.
    for supply in sorted(BOX, key=lambda supply: len(supply.uses)):
        left = supply.pieces * boxes
        for use in supply.uses:
            taken = min(left, wanted[use])
            wanted[use] -= taken
            left -= taken
    for use, missing in wanted.items():
        if missing:
            rule = next((supply.rule for supply in reversed(BOX) if use in supply.uses), _MODELS)
            yield refuse(rule, "terrain-not-enough", terrain=use, missing=missing)


def pieces_of(terrain: Iterable[tuple[Hex, str]]) -> list[str]:
    """The pieces that stand on a battlefield; two pillars are a gate."""
    kinds = [kind for _, kind in terrain]
    return [kind for kind in kinds if kind != PILLAR] + [GATE] * (kinds.count(PILLAR) // 2)


def laid(piece: str, hex: Hex, direction: int = 0) -> Terrain:
    """What stands on the battlefield when a piece is placed on a hex: a gate is placed with its way on it.

    The direction is the one from there to a pillar of the gate.
    """
    if piece == GATE:
        pillars = neighbour(hex, direction), neighbour(hex, direction + SIDES // 2)
        return tuple([(pillar, PILLAR) for pillar in pillars])
    return ((hex, piece),)


def under_gates(terrain: Iterable[tuple[Hex, str]]) -> set[Hex]:
    """The hexes under gates, which remain free to be passed (senjutsu.terrain.torii-under)."""
    pillars = [hex for hex, kind in terrain if kind == PILLAR]
    return {added(hex, way) for hex in pillars for way in DIRECTIONS if added(added(hex, way), way) in pillars}


def with_boats(hexes: Collection[Hex], terrain: Iterable[tuple[Hex, str]]) -> tuple[Hex, ...]:
    """The hexes of a battlefield with the boats beside it (senjutsu.terrain.boat-extends-board)."""
    return (*hexes, *[hex for hex, kind in terrain if kind == BOAT and hex not in hexes])


def why_not_place(
    hexes: Collection[Hex], terrain: Terrain, kept_free: Collection[Hex], piece: str, hex: Hex, direction: int = 0
) -> Iterator[Refusal]:
    """Why a piece may not be placed on a hex of a battlefield with this terrain (senjutsu.setup.place-terrain).

    Starting hexes are kept free for the figures; so is the way under a gate.
    """
    field = with_boats(hexes, terrain)
    taken = {place for place, _ in terrain} | under_gates(terrain)
    for place, kind in laid(piece, hex, direction):
        if place not in field and not (kind == BOAT and any(near in field for near in _around(place))):
            yield refuse("senjutsu.terrain.placed-before-game", "terrain-off-board")
        if place in taken:
            yield refuse("senjutsu.terrain.placed-before-game", "terrain-on-terrain")
        if place in kept_free:
            yield refuse("senjutsu.setup.place-figures-where", "terrain-on-starting-hex")
    if piece == GATE and (hex in taken or hex not in field):
        yield refuse("senjutsu.terrain.torii-under", "terrain-gate-closed")


def _around(hex: Hex) -> list[Hex]:
    return [neighbour(hex, side) for side in range(SIDES)]


def spots(hexes: Collection[Hex], terrain: Terrain, kept_free: Collection[Hex], piece: str) -> list[tuple[Hex, int]]:
    """Where a piece may be placed, and for a gate in which directions."""
    field = with_boats(hexes, terrain)
    beside = sorted({near for hex in field for near in _around(hex)} - set(field)) if piece == BOAT else []
    directions = range(SIDES // 2 if piece == GATE else 1)
    return [
        (hex, direction)
        for hex in (*field, *beside)
        for direction in directions
        if not any(why_not_place(hexes, terrain, kept_free, piece, hex, direction))
    ]
