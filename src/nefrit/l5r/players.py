"""Who is meant: you, who uses an ability, your opponent, or the player whom what has happened is about."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.effects import Context
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.values import opponent_of

YOU: Final = "you"
YOUR_OPPONENT: Final = "your opponent"
THAT_PLAYER: Final = "that player"
"""Who is concerned by what an ability responds to, or the player who is chosen: see `one_player`."""
EACH_PLAYER: Final = "each player"
"""You and your opponent, one after the other: see `each_player`."""


def seat_of(word: str, context: Context) -> int:
    """The player a word stands for."""
    if word == THAT_PLAYER and isinstance(context.occurrence, Happening):
        return context.occurrence.seat
    return player_meant(word, context.seat)


def player_meant(word: str, seat: int) -> int:
    """The same where this player uses the word."""
    return seat if word == YOU else opponent_of(seat)
