"""Giving cards to other players."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.choosing import spared
from nefrit.imperium.occurrences import Moved
from nefrit.imperium.state import DISCARD, HAND, Imperium, others
from nefrit.imperium.trees import Deed, Filter
from nefrit.imperium.unrest import take_unrest
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class GiveCards(Deed):
    """Give each other player a card from hand or discard pile; who gets one of a kind may have to take unrest."""

    unrest_for: Filter | None = None

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """One player after the other; who avoids the attack gets nothing."""
        seats = [seat for seat in others(game, context.seat) if seat not in spared(context)]
        context.first_do(*[GiveTo(seat, self.unrest_for) for seat in seats])
        return None


@dataclass(frozen=True)
class GiveTo(Deed):
    """Give one player a card."""

    receiver: int
    unrest_for: Filter | None

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which card: the giver chooses."""
        cards = (*game.zone(HAND, context.seat), *game.zone(DISCARD, context.seat))
        if not cards:
            return None
        rule = "decision.imperium.give"
        return context.choice(choose(context.seat, cards, "answer", rule, "give-card", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """It goes to the hand of the other player."""
        if not isinstance(context.answer, int):
            return None
        card = context.answer
        game.move(card, HAND, self.receiver, shown_to=1 << context.seat)
        game.tell(Moved(self.receiver, card, "given"))
        if self.unrest_for is not None and self.unrest_for.accepts(game, card):
            return take_unrest(game, self.receiver)
        return None
