"""Developing: paying for a card of the development area."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.constants import RESOURCES
from nefrit.imperium.ending import trigger_scoring
from nefrit.imperium.faces import Cost
from nefrit.imperium.occurrences import Developed
from nefrit.imperium.passives import ReducesDevelopment, passives
from nefrit.imperium.resources import ask_payment, payments, settle
from nefrit.imperium.state import DEVELOPMENT, DISCARD, Imperium
from nefrit.imperium.trees import Deed
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.procedures import Procedure

NOTHING: Cost = (0, 0, 0)


def development_cost(game: Imperium, seat: int, card: int) -> Cost:
    """What a development card costs its player now (imperium.card.field-development-cost)."""
    less = [0, 0, 0]
    for _, part in passives(game, seat, ReducesDevelopment):
        less[RESOURCES.index(part.resource)] += part.by
    material, population, progress = game.faces[card].cost or NOTHING
    return max(0, material - less[0]), max(0, population - less[1]), max(0, progress - less[2])


def developable(game: Imperium, seat: int, *, free: bool = False) -> tuple[int, ...]:
    """The development cards that a player can pay for, or could have for nothing.

    imperium.term-develop.pay-and-discard. Quests are none: they have no cost
    (imperium.nation-arthurians.no-development, imperium.term-develop.nations-without).
    """
    cards = [card for card in game.zone(DEVELOPMENT, seat) if game.faces[card].cost is not None]
    return tuple([card for card in cards if free or payments(game, seat, development_cost(game, seat, card))])


@dataclass(frozen=True)
class Develop(Deed):
    """Develop a card of one's choice (imperium.term-develop.pay-and-discard).

    An exhaust token on the development area does not matter, and none is put there
    (imperium.term-develop.despite-exhaust-token, imperium.term-develop.no-exhaust-token).
    """

    free: bool = False

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be a card that can be paid for."""
        return bool(developable(game, context.seat, free=self.free))

    def payable(self, game: Imperium, context: Context) -> bool:
        """Where there is nothing to develop there is nothing to pay for (decision.imperium.develop-is-paying)."""
        return self.can(game, context) or not developable(game, context.seat, free=True)

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which card."""
        cards = developable(game, context.seat, free=self.free)
        if not cards:
            return None
        rule = "imperium.term-develop.pay-and-discard"
        return context.choice(choose(context.seat, cards, "answer", rule, "develop", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Pay for it next."""
        if isinstance(context.answer, int):
            context.first_do(PayFor(context.answer, self.free))
        else:
            context.done = False
        return None


@dataclass(frozen=True)
class PayFor(Deed):
    """Pay for a development card and put it into the discard pile."""

    card: int
    free: bool = False

    def cost(self, game: Imperium, context: Context) -> Cost:
        """What it costs."""
        return NOTHING if self.free else development_cost(game, context.seat, self.card)

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """With which tokens."""
        return ask_payment(game, context, self.cost(game, context))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """The last card of the area triggers scoring.

        imperium.deck-exhaustion-empire.2-pay-and-take, imperium.end.trigger-2-development,
        imperium.end.trigger-2-not-arthurians
        """
        follow = settle(game, context, self.cost(game, context))
        game.move(self.card, DISCARD, context.seat)
        game.tell(Developed(context.seat, self.card))
        if not game.zone(DEVELOPMENT, context.seat):
            trigger_scoring(game, context.seat, "imperium.end.trigger-2-development")
        # imperium.ruling-embalming.when
        return follow
