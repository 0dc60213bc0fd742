"""Costs: what stands before "to" in an ability (invasion.effect.cost-form)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nefrit.invasion.constants import END_OF_TURN, SKIP
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.paying import available, pay
from nefrit.invasion.standing import last
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion
from nefrit.invasion.trees import Payment, Standing
from nefrit.invasion.words.payments import UNMET
from nefrit.invasion.words.verbs import Cause, remove_tokens
from nefrit.kernel.decisions import Decision, choose, choose_number
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.parts.words import Amount, Quality, any_card


def fix_x(context: Context, number: int) -> None:
    """X is fixed when the cost is paid (decision.invasion.own-cost)."""
    context.number = number


@dataclass(frozen=True)
class Spend(Payment):
    """Resources of the player's pool (invasion.resources.pool)."""

    amount: int | Amount

    @property
    def spends_at_least(self) -> int:
        """The number in the text."""
        return self.amount if isinstance(self.amount, int) else 0

    def spends(self, game: Invasion, context: Context) -> int:
        """So many."""
        return self.amount if isinstance(self.amount, int) else self.amount.count(game, context)

    def refusals(self, game: Invasion, context: Context) -> Iterable[Refusal]:
        """The player must have them."""
        cost, have = self.spends(game, context), available(game, context.seat)
        return (refuse(UNMET, "too-dear", cost=cost, have=have),) if cost > have else ()

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """They go back to the common pool."""
        return pay(game, context.seat, context.source, self.spends(game, context))


@dataclass(frozen=True)
class RemoveTokensX(Payment):
    """Any number of resource tokens are removed from this card; X is how many."""

    @property
    def tokens_at_least(self) -> int:
        """There must be one."""
        return 1

    def refusals(self, game: Invasion, context: Context) -> Iterable[Refusal]:
        """There must be one."""
        if context.source not in game.pieces or not game.pieces[context.source].resources:
            return (refuse(UNMET, "cost-cannot-be-paid"),)
        return ()

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """How many."""
        most = game.pieces[context.source].resources
        return choose_number(context.seat, 1, most, "answer", "invasion.card.x-stat", "choose-x", context.source)

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """X is fixed now."""
        assert isinstance(context.answer, int)
        fix_x(context, context.answer)
        cause = Cause(context.seat, context.source)
        return game.happen(remove_tokens.event(game, cause, context.source, context.number))


@dataclass(frozen=True)
class SkipPhase(Payment):
    """The player skips the rest of the phase; one phase pays for several effects (invasion.term.skip-repeatable).

    invasion.term.skip-beastman-incursion
    """

    phase: str

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """For this turn."""
        last(game, Lasting(Standing(SKIP + self.phase), (), END_OF_TURN, context.seat, context.source))
        return None


@dataclass(frozen=True)
class DiscardOne(Payment):
    """A card of the hand is discarded; X is its loyalty."""

    cards: Quality = any_card

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards of the hand, without the one that is being played."""
        hand = game.zone(HAND, context.seat)
        return tuple([card for card in hand if card != context.source and self.cards.accepts(game, context, card)])

    def refusals(self, game: Invasion, context: Context) -> Iterator[Refusal]:
        """There must be one."""
        if not self.candidates(game, context):
            yield refuse(UNMET, "cost-cannot-be-paid")

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one."""
        cards = self.candidates(game, context)
        return choose(context.seat, cards, "answer", UNMET, "pay-discard", context.source) if cards else None

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """X is fixed now."""
        card = context.answer
        if not isinstance(card, int):
            context.done = False
            return None
        fix_x(context, game.faces[card].loyalty)
        return game.happen(Discarded(context.seat, card, by=context.seat, source=context.source))


@dataclass(frozen=True)
class DiscardTop(Payment):
    """The top card of the player's deck is discarded."""

    def refusals(self, game: Invasion, context: Context) -> Iterator[Refusal]:
        """There must be one."""
        if not game.zone(DECK, context.seat):
            yield refuse(UNMET, "cost-cannot-be-paid")

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """It goes to the discard pile."""
        card = game.zone(DECK, context.seat)[0]
        return game.happen(Discarded(context.seat, card, by=context.seat, source=context.source))


@dataclass(frozen=True)
class PutUnderDeck(Payment):
    """A card of a discard pile that is so is put under its owner's deck."""

    cards: Quality = any_card

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Any player's discard pile."""
        found: list[int] = []
        for seat in range(game.seat_count):
            found += [card for card in game.zone(DISCARD, seat) if self.cards.accepts(game, context, card)]
        return tuple(found)

    def refusals(self, game: Invasion, context: Context) -> Iterator[Refusal]:
        """There must be one."""
        if not self.candidates(game, context):
            yield refuse(UNMET, "cost-cannot-be-paid")

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one."""
        cards = self.candidates(game, context)
        return choose(context.seat, cards, "answer", UNMET, "pay-under-deck", context.source) if cards else None

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """It lies at the bottom."""
        assert isinstance(context.answer, int)
        game.move(context.answer, DECK, game.owners[context.answer])
        return None
