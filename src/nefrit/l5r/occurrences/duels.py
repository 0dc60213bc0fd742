"""Duels begin and are won."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import DUEL_BEGINS, DUEL_WON


class DuelBegins(Happening):
    """A duel begins: `card` has been challenged by `source`; `amount` is the type of skill."""

    __slots__ = ()
    kind = DUEL_BEGINS
    message = "duel-begins"


class DuelWon(Happening):
    """A duel is won by `card` against `source`; `seat` is the winner's controller."""

    __slots__ = ()
    kind = DUEL_WON
    message = "duel-won"
