"""Duels begin and are won."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import DUEL_BEGINS, DUEL_WON
from nefrit.l5r.state import L5R


class DuelBegins(Happening):
    """A duel begins: `card` has been challenged by `source`; `amount` is the type of skill."""

    __slots__ = ()
    kind = DUEL_BEGINS
    message = "duel-begins"

    def happen(self, game: L5R) -> None:
        """Both characters are involved in it (l5r.duel.d2-roles)."""
        game.edit_table().dueling = (self.source, self.card)


class DuelWon(Happening):
    """A duel is won by `card` against `source`; `seat` is the winner's controller."""

    __slots__ = ()
    kind = DUEL_WON
    message = "duel-won"
