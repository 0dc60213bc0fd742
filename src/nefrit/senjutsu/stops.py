"""Where the duel is at stake for a player who wants to be passed over in windows."""

from __future__ import annotations

from typing import Final

from nefrit.senjutsu.limits import hand_limit, wound_limit
from nefrit.senjutsu.state import Senjutsu

WOUNDS_AT_STAKE: Final = 3
"""So many wounds a card can deal in one round."""


def could_lose(game: Senjutsu, seat: int) -> bool:
    """Whether a few more wounds, or one more stun, would defeat a fighter (senjutsu.victory.wounds)."""
    fighter = game.seats[seat]
    if fighter.wounds + fighter.bleeding + WOUNDS_AT_STAKE >= wound_limit(game, seat):
        return True
    return fighter.stuns + 1 >= hand_limit(game, seat)
