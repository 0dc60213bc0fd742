"""Verbs as costs: what is done to cards to pay for an ability (invasion.effect.cost-form)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Payment
from nefrit.invasion.values import number_of
from nefrit.invasion.words.nouns import Some, this
from nefrit.invasion.words.numbers import X
from nefrit.invasion.words.verbs import Cause, Done, able
from nefrit.kernel.decisions import Decision, choose, choose_number, choose_some
from nefrit.kernel.effects import Context, cards_in
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse

UNMET: Final = "invasion.effect.cannot-trigger-if-unmet"


@dataclass(frozen=True)
class Pay(Payment):
    """Do something to a certain card, or to some of your own that you choose: "sacrifice this unit".

    A player pays only with what they control (invasion.effect.cost-own-things-only).
    """

    done: Done

    @property
    def tokens_at_least(self) -> int:
        """Where X tokens of the card itself are removed there must be one."""
        return 1 if self.chooses_x and self.done.who == this else 0

    @property
    def chooses_x(self) -> bool:
        """Whether the player says how many, and that is X (decision.invasion.own-cost)."""
        return isinstance(self.done.amount, X)

    @property
    def count(self) -> int:
        """How many cards are chosen; 0 where it is said which."""
        return self.done.who.count if isinstance(self.done.who, Some) else 0

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards it can be paid with."""
        verb, amount = self.done.verb, self.least(game, context)
        cards, pieces, seat = self.done.cards(game, context), game.pieces, context.seat
        if not verb.in_play:
            return tuple([card for card in cards if able(game, verb, card, amount)])
        return tuple(
            [
                card
                for card in cards
                if card in pieces and pieces[card].controller == seat and verb.able(game, card, amount)
            ]
        )

    def least(self, game: Invasion, context: Context) -> int:
        """How many there must be at least; where X is chosen that is 1."""
        amount = self.done.amount
        if isinstance(amount, int):
            return amount
        return 1 if self.chooses_x else amount.count(game, context)

    def refusals(self, game: Invasion, context: Context) -> Iterable[Refusal]:
        """There must be so many."""
        if len(self.candidates(game, context)) >= max(1, self.count):
            return ()
        theirs = not self.count and self._could_pay_otherwise(game, context)
        return (refuse("invasion.effect.cost-own-things-only" if theirs else UNMET, "cost-cannot-be-paid"),)

    def _could_pay_otherwise(self, game: Invasion, context: Context) -> bool:
        """Whether it could be done to a card of another player."""
        verb, least, pieces = self.done.verb, self.least(game, context), game.pieces
        others = [card for card in self.done.cards(game, context) if card in pieces]
        return any(pieces[card].controller != context.seat and able(game, verb, card, least) for card in others)

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which ones, or how many, where that is chosen."""
        if self.chooses_x and self.candidates(game, context):
            most = game.pieces[self.candidates(game, context)[0]].resources
            return choose_number(context.seat, 1, most, "answer", "invasion.card.x-stat", "choose-x", context.source)
        count = self.count
        cards = self.candidates(game, context) if count else ()
        if len(cards) < max(1, count):
            return None
        prompt, source = f"pay-{self.done.verb.name}", context.source
        if count == 1:
            return choose(context.seat, cards, "answer", UNMET, prompt, source)
        return choose_some(context.seat, cards, "answer", UNMET, least=count, most=count, prompt=prompt, source=source)

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """Do it, to several cards at the same time."""
        cards = self.done.cards(game, context)
        if self.count:
            cards = cards_in(context.answer) if context.answer is not None else ()
        if self.chooses_x and isinstance(context.answer, int):
            context.number = context.answer
        verb, amount = self.done.verb, number_of(game, context, self.done.amount)
        if not cards or not all(able(game, verb, card, amount) for card in cards):
            context.done = False
            return None
        cause = Cause(context.seat, context.source)
        return game.happen(*[verb.event(game, cause, card, amount) for card in cards])
