"""Costs: what stands before "to" in an ability (invasion.effect.cost-form)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.invasion.constants import END_OF_TURN, SKIP
from nefrit.invasion.occurrences.resources import ResourcesSpent
from nefrit.invasion.paying import available, pay
from nefrit.invasion.standing import last
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Payment, Standing
from nefrit.invasion.values import number_of
from nefrit.invasion.words.counters import ALL
from nefrit.invasion.words.numbers import Of
from nefrit.invasion.words.payments import UNMET
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.parts.words import Amount, Cards


@dataclass(frozen=True)
class Spend(Payment):
    """Resources of the player's pool, or ALL of it even if it is empty (invasion.resources.pool)."""

    amount: int | Amount

    @property
    def spends_at_least(self) -> int:
        """The number in the text."""
        return self.amount if isinstance(self.amount, int) and self.amount != ALL else 0

    def spends(self, game: Invasion, context: Context) -> int:
        """So many."""
        if self.amount == ALL:
            return game.seats[context.seat].resources
        return number_of(game, context, self.amount)

    def refusals(self, game: Invasion, context: Context) -> Iterable[Refusal]:
        """The player must have them."""
        cost, have = self.spends(game, context), available(game, context.seat)
        return (refuse(UNMET, "too-dear", cost=cost, have=have),) if cost > have else ()

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """They go back to the common pool; what a number was counted of is remembered as paid for."""
        number = self.spends(game, context)
        if self.amount == ALL:
            return game.happen(ResourcesSpent(context.seat, context.source, number)) if number else None
        if isinstance(self.amount, Of) and isinstance(self.amount.cards, Cards):
            context.note(game, *self.amount.cards.cards(game, context))
        return pay(game, context.seat, context.source, number)


def spend(amount: int | Amount) -> Spend:
    """Spend resources."""
    return Spend(amount)


@dataclass(frozen=True)
class SkipPhase(Payment):
    """The player skips the rest of the phase; one phase pays for several effects (invasion.term.skip-repeatable).

    invasion.term.skip-beastman-incursion

    No general word says it, for it changes the course of the turn.
    """

    phase: str

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """For this turn."""
        last(game, Lasting(Standing(SKIP + self.phase), (), END_OF_TURN, context.seat, context.source))
        return None
