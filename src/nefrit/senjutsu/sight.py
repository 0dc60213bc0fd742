"""Range and line of sight."""

from __future__ import annotations

from nefrit.senjutsu.constants import BOAT, CALTROPS, CORPSE
from nefrit.senjutsu.hexes import Hex, distance, sees
from nefrit.senjutsu.state import Senjutsu

NO_OBSTACLES = (BOAT, CALTROPS, CORPSE)
"""What does not interrupt a line (senjutsu.los.not-blocked-by-caltrops-traps); figures never do.

senjutsu.los.not-blocked-by-characters
"""


def obstacles(game: Senjutsu) -> frozenset[Hex]:
    """The hexes that interrupt a line of sight (senjutsu.los.interrupted)."""
    return frozenset([hex for hex, kind in game.table.terrain if kind not in NO_OBSTACLES])


def in_reach(game: Senjutsu, seat: int, other: int, reach: int) -> bool:
    """Whether a card with this range can be aimed at a fighter: near enough and in sight; without one anybody is."""
    if not reach:
        return True
    me, them = game.seats[seat], game.seats[other]
    return me.hex is not None and them.hex is not None and reaches(game, me.hex, me.facing, them.hex, reach)


def reaches(game: Senjutsu, hex: Hex, facing: int, goal: Hex, reach: int) -> bool:
    """Whether a figure that stands and faces so has another hex within a range and in sight.

    senjutsu.range.distance, senjutsu.los.required
    """
    return distance(hex, goal) <= reach and sees(hex, facing, goal, obstacles(game))
