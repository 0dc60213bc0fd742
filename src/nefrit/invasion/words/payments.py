"""Verbs as costs: what is done to cards to pay for an ability (invasion.effect.cost-form)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Payment
from nefrit.invasion.values import number_of
from nefrit.invasion.words.nouns import Some
from nefrit.invasion.words.verbs import Cause, Done, able
from nefrit.kernel.decisions import Decision, choose, choose_some
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
    def count(self) -> int:
        """How many cards are chosen; 0 where it is said which."""
        return self.done.who.count if isinstance(self.done.who, Some) else 0

    def candidates(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards it can be paid with."""
        verb, amount = self.done.verb, number_of(game, context, self.done.amount)
        cards, pieces, seat = self.done.cards(game, context), game.pieces, context.seat
        return tuple([card for card in cards if able(game, verb, card, amount) and pieces[card].controller == seat])

    def refusals(self, game: Invasion, context: Context) -> Iterable[Refusal]:
        """There must be so many."""
        if len(self.candidates(game, context)) >= max(1, self.count):
            return ()
        theirs = not self.count and self.done.able_cards(game, context)
        return (refuse("invasion.effect.cost-own-things-only" if theirs else UNMET, "cost-cannot-be-paid"),)

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which ones, where they are chosen."""
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
        verb, amount = self.done.verb, number_of(game, context, self.done.amount)
        if not cards or not all(able(game, verb, card, amount) for card in cards):
            context.done = False
            return None
        cause = Cause(context.seat, context.source)
        return game.happen(*[verb.event(game, cause, card, amount) for card in cards])
