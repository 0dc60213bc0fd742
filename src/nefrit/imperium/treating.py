"""Effects that change for a while how cards in play are looked at, or that use those of others."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.choosing import payable
from nefrit.imperium.constants import END_OF_TURN
from nefrit.imperium.filters import Treated, icons_on
from nefrit.imperium.state import PLAY, Imperium, others
from nefrit.imperium.trees import Exhaust, OneCard
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class Treat(OneCard):
    """Treat one icon of a card in play as three production icons for the rest of the turn."""

    icon: str

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """Cards that have the icon."""
        return tuple([card for card in game.zone(PLAY, context.seat) if icons_on(game, card, self.icon) > 0])

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """Of which the icon is treated so."""
        rule = "imperium.card.field-region-icons"
        return choose(context.seat, cards, "answer", rule, "treat-icon", context.source)

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Until the end of the turn."""
        game.last(Lasting(Treated(self.icon), (card,), END_OF_TURN, context.seat, context.source))
        return None


@dataclass(frozen=True)
class BorrowExhaust(OneCard):
    """Resolve an exhaust effect of another player's pinned card as if it were one's own."""

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """Their pinned cards with an exhaust effect whose cost can be paid."""
        cards = [card for seat in others(game, context.seat) for card in game.zone(PLAY, seat)]
        return tuple(
            [card for card in cards if any(_payable(game, context, card, one) for one in _effects(game, card))]
        )

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """Whose effect to resolve."""
        rule = "imperium.exhaust.choose-card"
        return choose(context.seat, cards, "answer", rule, "borrow-exhaust", context.source)

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Carry it out; no token is put on that card."""
        able = [one for one in _effects(game, card) if _payable(game, context, card, one)]
        return Context(context.seat, card, (able[0].effect,))


def _effects(game: Imperium, card: int) -> list[Exhaust]:
    face = game.faces[card]
    return [one for one in face.exhausts if one.when is None] if face.is_pinned else []


def _payable(game: Imperium, context: Context, card: int, ability: Exhaust) -> bool:
    borrowed = Context(context.seat, card)
    so = ability.condition is None or ability.condition.holds(game, borrowed)
    return so and payable(game, borrowed, ability.effect)
