"""Effects that change for a while how cards in play are looked at, or that use those of others."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.choosing import payable
from nefrit.imperium.constants import END_OF_TURN
from nefrit.imperium.filters import Treated, icons_on
from nefrit.imperium.state import PLAY, Imperium, others
from nefrit.imperium.trees import Deed, Exhaust
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class Treat(Deed):
    """Treat one icon of a card in play as three production icons for the rest of the turn."""

    icon: str

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """Cards that have the icon."""
        return tuple([card for card in game.zone(PLAY, context.seat) if icons_on(game, card, self.icon) > 0])

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one."""
        return bool(self.candidates(game, context))

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """On which card."""
        cards = self.candidates(game, context)
        if not cards:
            return None
        rule = "imperium.card.field-region-icons"
        return context.choice(choose(context.seat, cards, "answer", rule, "treat-icon", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Until the end of the turn."""
        if isinstance(context.answer, int):
            lasting = Lasting(Treated(self.icon), (context.answer,), END_OF_TURN, context.seat, context.source)
            game.last(lasting)
        else:
            context.done = False
        return None


@dataclass(frozen=True)
class BorrowExhaust(Deed):
    """Resolve an exhaust effect of another player's pinned card as if it were one's own."""

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """Their pinned cards with an exhaust effect whose cost can be paid."""
        cards = [card for seat in others(game, context.seat) for card in game.zone(PLAY, seat)]
        return tuple(
            [card for card in cards if any(_payable(game, context, card, one) for one in _effects(game, card))]
        )

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one."""
        return bool(self.candidates(game, context))

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which card."""
        cards = self.candidates(game, context)
        if not cards:
            return None
        rule = "imperium.exhaust.choose-card"
        return context.choice(choose(context.seat, cards, "answer", rule, "borrow-exhaust", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Carry it out; no token is put on that card."""
        card = context.answer
        if not isinstance(card, int):
            context.done = False
            return None
        able = [one for one in _effects(game, card) if _payable(game, context, card, one)]
        return Context(context.seat, card, (able[0].effect,))


def _effects(game: Imperium, card: int) -> list[Exhaust]:
    face = game.faces[card]
    return [one for one in face.exhausts if one.when is None] if face.is_pinned else []


def _payable(game: Imperium, context: Context, card: int, ability: Exhaust) -> bool:
    borrowed = Context(context.seat, card)
    so = ability.condition is None or ability.condition.holds(game, borrowed)
    return so and payable(game, borrowed, ability.effect)
