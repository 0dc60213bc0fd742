"""Effects that change for a while how cards in play are looked at, or that use those of others."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.choosing import cost_is_met
from nefrit.imperium.constants import END_OF_TURN
from nefrit.imperium.exhausting import Borrowed
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
        game.add_lasting(Lasting(Treated(self.icon), (card,), END_OF_TURN, context.seat, context.source))
        return None


@dataclass(frozen=True)
class BorrowExhaust(OneCard):
    """Resolve an exhaust effect of another player's pinned card as if it were one's own.

    The card stays the other player's: nothing is done with it or put under it (imperium.ownership.own-zones).
    """

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
        return Borrowed(context.seat, card, (able[0].effect,), context.source)


def _effects(game: Imperium, card: int) -> list[Exhaust]:
    """The effects of a pinned card that wait for nothing; to borrow the borrowing of an effect would never end."""
    face = game.faces[card]
    usable = [one for one in face.exhausts if one.when is None and not isinstance(one.effect, BorrowExhaust)]
    return usable if face.is_pinned else []


def _payable(game: Imperium, context: Context, card: int, ability: Exhaust) -> bool:
    borrowed = Borrowed(context.seat, card, (), context.source)
    so = ability.condition is None or ability.condition.holds(game, borrowed)
    return so and cost_is_met(game, borrowed, ability.effect)
