"""Who is meant: you, who uses an ability, and your opponent."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.effects import Context
from nefrit.l5r.values import opponent_of

YOU: Final = "you"
YOUR_OPPONENT: Final = "your opponent"


def seat_of(word: str, context: Context) -> int:
    """The player a word stands for."""
    return player_meant(word, context.seat)


def player_meant(word: str, seat: int) -> int:
    """The same where this player uses the word."""
    return seat if word == YOU else opponent_of(seat)
