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
    """Whether a card with this range can be aimed at a fighter: near enough and in sight; without a range anybody is.

    senjutsu.range.distance, senjutsu.los.required
    """
    if not reach:
        return True
    me, them = game.seats[seat], game.seats[other]
    if me.hex is None or them.hex is None or distance(me.hex, them.hex) > reach:
        return False
    return sees(me.hex, me.facing, them.hex, obstacles(game))
