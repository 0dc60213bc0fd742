"""Triggering conditions: what interrupts and reactions wait for."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.occurrences import Occurrence
from nefrit.l5r.effects import YOU
from nefrit.l5r.filters import accepted
from nefrit.l5r.occurrences import Happening
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Filter, Trigger
from nefrit.l5r.values import opponent_of


@dataclass(frozen=True)
class On(Trigger):
    """An occurrence of some kind, about certain cards or players.

    `cards` filter the card it is about, `whose` says to which player it happens, `by` whose effect it is, `during`
    under which further condition.
    """

    what: int
    cards: tuple[Filter, ...] = ()
    whose: str = ""
    by: str = ""
    during: Condition | None = None
    would_happen: bool = False

    @property
    def kinds(self) -> int:
        """The kinds of occurrences it is about."""
        return self.what

    @property
    def would(self) -> bool:
        """Whether it says "would"."""
        return self.would_happen

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Card, player and condition must fit."""
        if not isinstance(occurrence, Happening):
            return False
        if self.whose and occurrence.seat != self.seat(self.whose, context):
            return False
        if self.by and occurrence.by != self.seat(self.by, context):
            return False
        if self.cards and (occurrence.card < 0 or not accepted(game, context, occurrence.card, self.cards)):
            return False
        return self.during is None or self.during.holds(game, context)

    def seat(self, word: str, context: Context) -> int:
        """The player a word stands for."""
        return context.seat if word == YOU else opponent_of(context.seat)
