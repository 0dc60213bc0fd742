"""Targets whose number is X: so many units, cards of a zone or of a discard pile; what is no target; secret choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.invasion.entering import Lying
from nefrit.invasion.guessing import might_hold
from nefrit.invasion.state import Invasion
from nefrit.invasion.targets import Aim, APlayer
from nefrit.invasion.trees import Amount
from nefrit.invasion.values import number_of
from nefrit.kernel.decisions import Decision, choose_some
from nefrit.kernel.effects import Choose, Context
from nefrit.kernel.refusals import Refusal, refuse


def exactly(number: int, cards: tuple[int, ...], context: Context, rule: str) -> Decision:
    """Which cards are the targets, if they are so many and no fewer."""
    return choose_some(
        context.seat,
        cards,
        "answer",
        rule,
        least=number,
        most=number,
        prompt="choose-targets",
        source=context.source,
    )


@dataclass(frozen=True)
class XInOneZone(Aim):
    """X target cards of one zone, chosen in two steps: the first of them, and with `rest` the others beside it."""

    rest: bool = False

    def wanted(self, context: Context) -> int:
        """How many are chosen in this step."""
        return max(0, context.number - 1) if self.rest else min(1, context.number)

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """There must be enough of them in its zone; the others lie where the first does."""
        if self.rest and (
            not context.targets or card in context.targets or game.where[card] != game.where[context.targets[0]]
        ):
            return (refuse("invasion.target.illegal-checked", "not-a-target"),)
        return super().refusals(game, context, card)

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Of zones that have enough."""
        found = super().candidates(game, context)
        if self.rest:
            return found
        places = [game.where[card] for card in found]
        return tuple([card for card in found if places.count(game.where[card]) >= context.number])

    def has(self, game: Invasion, context: Context, count: int) -> bool:
        """Nothing is chosen where X is too small for it."""
        wanted = self.wanted(context)
        return self.together(game, context, self.candidates(game, context)) >= wanted and (wanted > 0 or count <= 0)

    def question(self, game: Invasion, context: Context, rule: str) -> Decision:
        """Exactly so many."""
        return exactly(self.wanted(context), self.candidates(game, context), context, rule)


@dataclass(frozen=True)
class XUnits(Aim):
    """X target units, or as many as there are."""

    amount: int | Amount = 0

    def question(self, game: Invasion, context: Context, rule: str) -> Decision:
        """Exactly so many."""
        cards = self.candidates(game, context)
        most = self.together(game, context, cards)
        return exactly(min(number_of(game, context, self.amount), most), cards, context, rule)


@dataclass(frozen=True)
class LyingX(Lying):
    """X target cards of a discard pile."""

    amount: int | Amount = 0

    def has(self, game: Invasion, context: Context, count: int) -> bool:
        """There must be so many."""
        wanted = number_of(game, context, self.amount)
        return self.together(game, context, self.candidates(game, context)) >= wanted and (wanted > 0 or count <= 0)

    def question(self, game: Invasion, context: Context, rule: str) -> Decision:
        """Exactly so many."""
        return exactly(number_of(game, context, self.amount), self.candidates(game, context), context, rule)


@dataclass(frozen=True)
class Pick(Choose):
    """Choose cards or a player when the effect resolves, which targets nothing; then do something with them."""

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which; where there is only one opponent nobody is asked who is meant."""
        question = super().ask(game, context)
        return context.choice(question) if question is not None and isinstance(self.target, APlayer) else question


@dataclass(frozen=True)
class ChooseInHand(Choose):
    """Choose up to so many cards of your hand, or of it and elsewhere; then do something with them.

    Whether the player is asked is nobody else's business: it tells what is in the hand.
    """

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which cards, if there are any; who watches notes that the player could be asked."""
        if game.log is not None and might_hold(game, context.seat):
            game.notice(context.seat)
        return super().ask(game, context)
