"""Targets: what an ability chooses (invasion.target.definition)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.invasion.standing import applies, in_force
from nefrit.invasion.state import Invasion, on_the_table
from nefrit.invasion.trees import Filter, Modifies
from nefrit.invasion.values import number_of
from nefrit.kernel.effects import Context, Target
from nefrit.kernel.refusals import Refusal, refuse

TARGETED = "targeted"
"""What standing effects are called by which cards cannot be targeted, or only for an additional price."""


@dataclass(frozen=True)
class Aim(Target):
    """Cards in play that filters accept (invasion.target.in-play-only)."""

    filters: tuple[Filter, ...] = ()

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """All cards in play."""
        return on_the_table(game)

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """Why a card is no legal target."""
        for one in self.filters:
            if not one.accepts(game, context, card):
                return (refuse("invasion.target.illegal-checked", "not-a-target"),)
        return self.protection(game, context, card) if in_force(game, TARGETED) else ()

    def protection(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """Why a card cannot be targeted, or what it would cost that the player does not have."""
        for one in in_force(game, TARGETED):
            if not isinstance(one.effect, Modifies) and applies(game, one, card):
                yield refuse("invasion.core.cannot-is-absolute", "cannot-be-targeted")
        extra = self.surcharge(game, context, card)
        if extra:
            from nefrit.invasion.abilities import Used

            owed = context.owed(game) if isinstance(context, Used) else 0
            left = game.seats[context.seat].resources - owed
            if left < extra:
                yield refuse("invasion.effect.cannot-trigger-if-unmet", "too-dear", cost=extra, have=max(left, 0))

    def surcharge(self, game: Invasion, context: Context, card: int) -> int:
        """What a player pays on top for targeting this card."""
        return sum(
            number_of(game, one.context, one.effect.amount)
            for one in in_force(game, TARGETED)
            if isinstance(one.effect, Modifies) and one.context.seat != context.seat and applies(game, one, card)
        )
