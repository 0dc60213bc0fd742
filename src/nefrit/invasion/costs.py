"""Costs: what stands before "to" in an ability (invasion.effect.cost-form)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import END_OF_TURN, SKIP
from nefrit.invasion.filters import accepted, all_accepted, host_of
from nefrit.invasion.happening import happen
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.paying import available, pay
from nefrit.invasion.standing import last
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion
from nefrit.invasion.trees import Amount, Filter, Payment, Standing
from nefrit.invasion.values import number_of, unit_on
from nefrit.invasion.verbs import Cause, able, event_of
from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_number, choose_some
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse

UNMET: Final = "invasion.effect.cannot-trigger-if-unmet"


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

    def payable(self, game: Invasion, context: Context) -> bool:
        """The player must have them."""
        return self.spends(game, context) <= available(game, context.seat)

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """They go back to the common pool."""
        return pay(game, context.seat, context.source, self.spends(game, context))


@dataclass(frozen=True)
class DoTo(Payment):
    """Something is done to a certain card: `this`, the unit `questing` here, or the `attached` card.

    A player pays only with what they control (invasion.effect.cost-own-things-only).
    """

    verb: str
    who: str = "this"
    amount: int | Amount = 0

    def card(self, game: Invasion, context: Context) -> int:
        """Which card it is."""
        if self.who == "questing":
            return unit_on(game, context.source)
        return host_of(game, context.source) if self.who == "attached" else context.source

    def refusals(self, game: Invasion, context: Context) -> Iterator[Refusal]:
        """It must be possible; what is corrupted cannot be corrupted (invasion.corruption.cost-needs-uncorrupted)."""
        card = self.card(game, context)
        if card == NO_CARD or not able(game, self.verb, card, number_of(game, context, self.amount)):
            yield refuse(UNMET, "cost-cannot-be-paid")
        elif game.pieces[card].controller != context.seat:
            yield refuse("invasion.effect.cost-own-things-only", "cost-cannot-be-paid")

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """Do it."""
        card, amount = self.card(game, context), number_of(game, context, self.amount)
        return happen(game, event_of(game, self.verb, Cause(context.seat, context.source), card, amount))


@dataclass(frozen=True)
class DoToOne(Payment):
    """Something is done to a card of the player's choice among those that filters accept."""

    verb: str
    cards: tuple[Filter, ...] = ()

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards it can be paid with: the player's own ones."""
        return tuple([card for card in all_accepted(game, context, self.cards) if self._pays(game, context, card)])

    def _pays(self, game: Invasion, context: Context, card: int) -> bool:
        return game.pieces[card].controller == context.seat and able(game, self.verb, card)

    def refusals(self, game: Invasion, context: Context) -> Iterator[Refusal]:
        """There must be one."""
        if not self.payable(game, context):
            yield refuse(UNMET, "cost-cannot-be-paid")

    def payable(self, game: Invasion, context: Context) -> bool:
        """There must be one."""
        return any(self._pays(game, context, card) for card in all_accepted(game, context, self.cards))

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one."""
        cards = self.candidates(game, context)
        return choose(context.seat, cards, "answer", UNMET, f"pay-{self.verb}", context.source) if cards else None

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """Do it to that card."""
        card = context.answer
        if not isinstance(card, int) or not able(game, self.verb, card):
            context.done = False
            return None
        return happen(game, event_of(game, self.verb, Cause(context.seat, context.source), card))


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
        return happen(game, event_of(game, "remove-tokens", cause, context.source, context.number))


@dataclass(frozen=True)
class DoToSome(Payment):
    """Something is done to so many cards of the player's choice among those that filters accept."""

    verb: str
    cards: tuple[Filter, ...] = ()
    count: int = 1

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards it can be paid with: the player's own ones."""
        return DoToOne(self.verb, self.cards).candidates(game, context)

    def refusals(self, game: Invasion, context: Context) -> Iterator[Refusal]:
        """There must be so many."""
        if len(self.candidates(game, context)) < self.count:
            yield refuse(UNMET, "cost-cannot-be-paid")

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which ones."""
        cards, count, prompt = self.candidates(game, context), self.count, f"pay-{self.verb}"
        return choose_some(
            context.seat, cards, "answer", UNMET, least=count, most=count, prompt=prompt, source=context.source
        )

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """Do it to all of them at the same time."""
        cards = context.answer if isinstance(context.answer, tuple) else ()
        if not all(isinstance(card, int) and able(game, self.verb, card) for card in cards) or not cards:
            context.done = False
            return None
        cause = Cause(context.seat, context.source)
        return happen(game, *[event_of(game, self.verb, cause, card) for card in cards])


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

    cards: tuple[Filter, ...] = ()

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards of the hand, without the one that is being played."""
        hand = game.zone(HAND, context.seat)
        return tuple([card for card in hand if card != context.source and accepted(game, context, card, self.cards)])

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
        return happen(game, Discarded(context.seat, card, by=context.seat, source=context.source))


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
        return happen(game, Discarded(context.seat, card, by=context.seat, source=context.source))


@dataclass(frozen=True)
class PutUnderDeck(Payment):
    """A card of a discard pile that filters accept is put under its owner's deck."""

    cards: tuple[Filter, ...] = ()

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Any player's discard pile."""
        found: list[int] = []
        for seat in range(game.seat_count):
            found += [card for card in game.zone(DISCARD, seat) if accepted(game, context, card, self.cards)]
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
