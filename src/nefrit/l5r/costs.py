"""Costs: what is paid to use an ability. All costs of an ability are paid at the same time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import Decision, choose, choose_some
from nefrit.kernel.effects import Context
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.constants import ELEMENTS, NOBODY
from nefrit.l5r.favor import FavorDiscarded
from nefrit.l5r.occurrences.drawing import Discarded
from nefrit.l5r.occurrences.entering import Entered
from nefrit.l5r.occurrences.fate import FateGained, FateLost
from nefrit.l5r.occurrences.happenings import COST, Happening
from nefrit.l5r.occurrences.honor import HonorLost
from nefrit.l5r.occurrences.kinds import LEAVES
from nefrit.l5r.playing import enter_play, refusals_of_uniqueness
from nefrit.l5r.prices import spendable
from nefrit.l5r.provinces import contents, refill, slot_of, unbroken
from nefrit.l5r.state import DYNASTY_DECK, HAND, HOLDINGS, L5R, replaced
from nefrit.l5r.trees import Payment
from nefrit.l5r.values import opponent_of
from nefrit.l5r.words.payments import CANNOT_PAY


@dataclass(frozen=True)
class LoseHonor(Payment):
    """Lose honor."""

    amount: int

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """A cost is paid in full."""
        has = game.seats[context.seat].honor
        return () if has >= self.amount else (refuse(CANNOT_PAY, "not-enough-honor", cost=self.amount, honor=has),)

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Lose it."""
        return (HonorLost(seat=context.seat, amount=self.amount, source=context.source, how=COST),)


@dataclass(frozen=True)
class SpendFate(Payment):
    """Spend fate; it returns to the general pool, or goes to the opponent."""

    amount: int
    to_opponent: bool = False

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """A cost is paid in full; to give fate is not to spend it."""
        has = game.seats[context.seat].fate if self.to_opponent else spendable(game, context.seat)
        return () if has >= self.amount else (refuse(CANNOT_PAY, "not-enough-fate", cost=self.amount, fate=has),)

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Spend it (l5r.fate.spent-or-lost-returns, l5r.give.tokens)."""
        spent = FateLost(seat=context.seat, amount=self.amount, source=context.source, how=COST)
        if not self.to_opponent:
            return (spent,)
        opponent = opponent_of(context.seat)
        return spent, FateGained(seat=opponent, amount=self.amount, source=context.source, how=COST)


class FateToRing(Happening):
    """A player spends 1 fate to a ring, `amount` being its element (l5r.fate.spent-to-ring).

    l5r.faq.master-alchemist-fate-stays-on-ring
    """

    __slots__ = ()
    message = "fate-to-ring"

    def happen(self, game: L5R) -> None:
        """It stays on the ring."""
        game.edit_seat(self.seat).fate -= 1
        table = game.edit_table()
        table.ring_fate = replaced(table.ring_fate, self.amount, table.ring_fate[self.amount] + 1)


@dataclass(frozen=True)
class SpendFateToRing(Payment):
    """Spend 1 fate to an unclaimed ring, or to a ring that is named."""

    element: int | None = None

    def rings(self, game: L5R) -> list[int]:
        """The rings it can go to."""
        if self.element is not None:
            return [self.element]
        free = [ring for ring, owner in enumerate(game.table.ring_owner) if owner == NOBODY]
        return [ring for ring in free if ring != game.table.contested]

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """There must be fate, and a ring."""
        if spendable(game, context.seat) < 1:
            return (refuse(CANNOT_PAY, "not-enough-fate", cost=1, fate=0),)
        return () if self.rings(game) else (refuse(CANNOT_PAY, "no-unclaimed-ring"),)

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which ring."""
        rings = [ELEMENTS[ring] for ring in self.rings(game)]
        return choose(context.seat, rings, "answer", "l5r.fate.spent-to-ring", "choose-ring", context.source)

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Place it there."""
        element = ELEMENTS.index(str(answer))
        return (FateToRing(seat=context.seat, amount=element, source=context.source, how=COST),)


@dataclass(frozen=True)
class DiscardFromHand(Payment):
    """Choose and discard cards from one's hand."""

    count: int = 1

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """There must be enough, not counting the card that is being played."""
        return () if len(self.cards(game, context)) >= self.count else (refuse(CANNOT_PAY, "not-enough-cards"),)

    def cards(self, game: L5R, context: Context) -> list[int]:
        """The cards that can be discarded."""
        return [card for card in game.zone(HAND, context.seat) if card != context.source]

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which cards."""
        rule = "l5r.cost.out-of-play-elements"
        cards = self.cards(game, context)
        count = self.count
        return choose_some(
            context.seat, cards, "answer", rule, least=count, most=count, prompt="discard-cards", source=context.source
        )

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Discard them."""
        assert isinstance(answer, tuple)
        return tuple(Discarded(card, context.seat, source=context.source, how=COST) for card in answer)


@dataclass(frozen=True)
class DiscardFavor(Payment):
    """Discard the Imperial Favor (l5r.favor.discard)."""

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """Who has it can."""
        return () if game.table.favor == context.seat else (refuse(CANNOT_PAY, "without-favor"),)

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Discard it."""
        return (FavorDiscarded(seat=context.seat, source=context.source, how=COST),)


discard_favor: Final = DiscardFavor()


class ShuffledIntoDeck(Happening):
    """A card in a province is shuffled into its owner's dynasty deck."""

    __slots__ = ()
    message = "shuffled-into-deck"

    def happen(self, game: L5R) -> None:
        """Its place stays empty for now: something may be put there."""
        game.move(self.card, DYNASTY_DECK, self.seat)
        game.shuffle(DYNASTY_DECK, self.seat)


class HoldingShuffled(ShuffledIntoDeck):
    """A holding leaves play by that."""

    __slots__ = ()
    kind = LEAVES


@dataclass(frozen=True)
class ShuffleFromProvince(Payment):
    """Shuffle a card in one of your unbroken provinces into your dynasty deck; the ability remembers the province."""

    def candidates(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards it can be paid with, none of the opponent's (l5r.cost.out-of-play-elements)."""
        slots = [game.pieces[card].slot for card in unbroken(game, context.seat)]
        return tuple([card for slot in sorted(slots) if slot < 4 for card in contents(game, context.seat, slot)])

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """There must be one."""
        return () if self.candidates(game, context) else (refuse(CANNOT_PAY, "cannot-pay"),)

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one."""
        rule = "l5r.cost.out-of-play-elements"
        return choose(context.seat, self.candidates(game, context), "answer", rule, "pay-with", context.source)

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Shuffle it into the deck."""
        assert isinstance(answer, int)
        context.number = slot_of(game, answer)
        kind = HoldingShuffled if game.lies_in(answer, HOLDINGS) else ShuffledIntoDeck
        return (kind(answer, context.seat, source=context.source, how=COST),)

    def afterwards(self, game: L5R, context: Context) -> Procedure | None:
        """The province is refilled if nothing was put there (l5r.refill.automatic)."""
        return refill(game, context.seat, context.number)


@dataclass(frozen=True)
class PutThisIntoPlay(Payment):
    """Put this character into play from your hand, or from wherever it lies (`anywhere`).

    decision.l5r.printed-area-1-0
    """

    anywhere: bool = False

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """It must be able to enter play."""
        if not self.anywhere and not game.lies_in(context.source, HAND):
            return (refuse(CANNOT_PAY, "not-in-hand"),)
        return tuple(refusals_of_uniqueness(game, context.seat, context.source))

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """It enters play at home."""
        return (PutIn(context.source, context.seat, source=context.source, by=context.seat, how=COST),)


class PutIn(Entered):
    """A card enters play as a cost is paid."""

    __slots__ = ()

    def happen(self, game: L5R) -> None:
        """Put it there."""
        enter_play(game, self.card, self.seat)
