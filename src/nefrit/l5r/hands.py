"""Discarding from hands: at random, by their owner's choice, or by somebody who looks at the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import Decision, choose, choose_some
from nefrit.kernel.effects import Context, Effect, cards_in
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, Happening
from nefrit.l5r.players import YOUR_OPPONENT, seat_of
from nefrit.l5r.provinces import discard_together
from nefrit.l5r.state import HAND, L5R
from nefrit.l5r.words.numbers import number_of
from nefrit.parts.words import Amount


def _discard(game: L5R, context: Context, cards: tuple[int, ...]) -> Procedure | None:
    """Cards of one hand are discarded together, in an order that their owner chooses."""
    return discard_together(game, game.place(cards[0])[1], cards, context.source, context.seat) if cards else None


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Cards are discarded at random from a player's hand."""

    count: int = 1
    whose: str = YOUR_OPPONENT

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(game.zone(HAND, seat_of(self.whose, context)))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """As many as there are, up to the number."""
        hand = game.zone(HAND, seat_of(self.whose, context))
        if len(hand) < self.count:
            context.done = False
        return _discard(game, context, game.chance.shuffled(hand)[: self.count])


@dataclass(frozen=True)
class MustDiscard(Effect):
    """A player chooses and discards cards: a number of them, or until so many are left in hand (`down_to`)."""

    count: int | Amount = 1
    whose: str = YOUR_OPPONENT
    down_to: bool = False

    def number(self, game: L5R, context: Context) -> int:
        """How many must be discarded now."""
        held = len(game.zone(HAND, seat_of(self.whose, context)))
        count = number_of(self.count, game, context)
        return max(0, held - count) if self.down_to else min(held, count)

    def can(self, game: L5R, context: Context) -> bool:
        """There must be something to discard."""
        return self.number(game, context) > 0

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which cards, if there is a choice."""
        seat = seat_of(self.whose, context)
        hand = game.zone(HAND, seat)
        count = self.number(game, context)
        if not count or count == len(hand):
            return None
        rule, source = "l5r.target.choose-means-target", context.source
        return choose_some(seat, hand, "answer", rule, least=count, most=count, prompt="discard-cards", source=source)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Discard them."""
        hand = game.zone(HAND, seat_of(self.whose, context))
        count = self.number(game, context)
        return _discard(game, context, hand if count == len(hand) else cards_in(context.answer) if count else ())


@dataclass(frozen=True)
class DiscardFromShownHand(Effect):
    """The hand of a player is shown to the other, who chooses a card of it and discards that.

    `whose` hand it is: your opponent's, or that of the controller of the loser of a duel ("loser"). With `revealed` it
    is revealed (l5r.reveal.show-to-opponent), else looked at; for two players that is the same.
    """

    whose: str = YOUR_OPPONENT
    revealed: bool = False

    def seat(self, game: L5R, context: Context) -> int:
        """The player whose hand it is."""
        if self.whose == "loser":
            loser = context.targets[1]
            return game.pieces[loser].controller if loser in game.pieces else game.owners[loser]
        return seat_of(self.whose, context)

    def can(self, game: L5R, context: Context) -> bool:
        """There must be a card."""
        return bool(game.zone(HAND, self.seat(game, context)))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Show the hand, then choose."""
        seat = self.seat(game, context)
        for card in game.zone(HAND, seat):
            game.reveal(card, 1 << (1 - seat))
        if game.zone(HAND, seat):
            context.first_do(DiscardOneOf(seat))
        return None


@dataclass(frozen=True)
class DiscardOneOf(Effect):
    """Choose a card of the hand of a player that the other has been shown, and discard it."""

    seat: int

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which card."""
        rule = "l5r.reveal.show-to-opponent"
        return choose(1 - self.seat, game.zone(HAND, self.seat), "answer", rule, "discard-from-hand", context.source)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Discard it."""
        assert isinstance(context.answer, int)
        return _discard(game, context, (context.answer,))


class HandLookedAt(Happening):
    """A player (`by`) looks at the hand of another (`seat`); `amount` is the number of cards there."""

    __slots__ = ()
    message = "hand-looked-at"

    def happen(self, game: L5R) -> None:
        """Only who looks at it learns what it is."""
        for card in game.zone(HAND, self.seat):
            game.reveal(card, 1 << self.by)


class LookAtHand(Effect):
    """Look at your opponent's hand."""

    def can(self, game: L5R, context: Context) -> bool:
        """Who knows all of it already learns nothing."""
        hand = game.zone(HAND, seat_of(YOUR_OPPONENT, context))
        return any(not game.knows(context.seat, card) for card in hand)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Look at it."""
        seat, by = seat_of(YOUR_OPPONENT, context), context.seat
        count = len(game.zone(HAND, seat))
        return game.happen(HandLookedAt(seat=seat, amount=count, source=context.source, by=by, how=CARD_EFFECT))


look_at_hand: Final = LookAtHand()
