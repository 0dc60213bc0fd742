"""Verbs as costs: what is done to a card to pay for an ability."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.occurrences.happenings import COST
from nefrit.l5r.simultaneous import AbilityContext
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Payment
from nefrit.l5r.words.nouns import One
from nefrit.l5r.words.numbers import number_of
from nefrit.l5r.words.verbs import Cause, Done, able

CANNOT_PAY: Final = "l5r.triggered.cost-must-be-payable"


@dataclass(frozen=True)
class Pay(Payment):
    """Do something to a certain card, or to one of your own that you choose: "bow this attachment".

    l5r.cost.paid-with-controlled-elements, l5r.sacrifice.procedure
    """

    done: Done

    @property
    def has_choice(self) -> bool:
        """Whether the card is chosen."""
        return isinstance(self.done.cards, One)

    def able_cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards to which it can be done."""
        cause = Cause(context.seat, context.source, COST)
        verb, amount = self.done.verb, number_of(self.done.amount, game, context)
        cards = self.done.cards.cards(game, context)
        return tuple([card for card in cards if able(game, verb, cause, card, amount)])

    def candidates(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards it can be paid with, where one is chosen."""
        return self.able_cards(game, context) if self.has_choice else ()

    def payable(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Those with which paying leads to something: an effect on the card it is paid with must change that card.

        l5r.triggered.must-change-game-state
        """
        cards = self.candidates(game, context)
        assert isinstance(context, AbilityContext)
        if not context.ability.is_about_payment:
            return cards
        found: list[int] = []
        for card in cards:
            probe = context.copy()
            probe.paid_with = (card,)
            if context.ability.effect.can(game, probe):
                found.append(card)
        return tuple(found)

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """It must be possible (l5r.bow.bow-cost-unpayable)."""
        return () if self.able_cards(game, context) else (refuse(CANNOT_PAY, "cannot-pay"),)

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which card, where one is chosen."""
        if not self.has_choice:
            return None
        rule = "l5r.cost.paid-with-controlled-elements"
        return choose(context.seat, self.payable(game, context), "answer", rule, "pay-with", context.source)

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Do it."""
        (card,) = (answer,) if self.has_choice else self.done.cards.cards(game, context)
        assert isinstance(card, int)
        cause = Cause(context.seat, context.source, COST)
        return self.done.verb.occurrences(game, cause, card, number_of(self.done.amount, game, context))
