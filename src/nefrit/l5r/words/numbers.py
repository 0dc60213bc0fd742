"""Numbers: what is counted, and the numbers that each card has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.effects import Context
from nefrit.l5r import values
from nefrit.l5r.constants import MILITARY, NOBODY, POLITICAL
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import L5R, PROVINCES
from nefrit.parts.words import Amount, NumberOf, Quality

# ---- What each card has


class PrintedCost(NumberOf):
    """The printed cost of a card."""

    def number(self, game: L5R, card: int) -> int:
        """A card without a cost counts as 0."""
        return game.faces[card].cost or 0

    @property
    def is_printed(self) -> bool:
        """It is."""
        return True


@dataclass(frozen=True)
class Skill(NumberOf):
    """A skill of a character."""

    type: int

    def number(self, game: L5R, card: int) -> int:
        """The skill now."""
        return values.skill(game, card, self.type)


class Glory(NumberOf):
    """The glory of a character."""

    def number(self, game: L5R, card: int) -> int:
        """The glory now."""
        return values.glory(game, card)


class FateOn(NumberOf):
    """The fate on a card."""

    def number(self, game: L5R, card: int) -> int:
        """The fate now; on a card that is not in play there is none."""
        piece = game.pieces.get(card)
        return 0 if piece is None else piece.fate


class AttachmentsOn(NumberOf):
    """The number of attachments on a card."""

    def number(self, game: L5R, card: int) -> int:
        """Count them."""
        return len(values.attachments(game, card))


cost: Final = PrintedCost()
military: Final = Skill(MILITARY)
political: Final = Skill(POLITICAL)
glory: Final = Glory()
fate_on: Final = FateOn()
attachments_on: Final = AttachmentsOn()


# ---- What is counted


def number_of(amount: int | Amount, game: L5R, context: Context) -> int:
    """A number, or what an amount counts now."""
    return amount if isinstance(amount, int) else amount.count(game, context)


@dataclass(frozen=True)
class Number(Amount):
    """How many cards in play are so, times a number."""

    cards: Quality
    each: int = 1

    def count(self, game: L5R, context: Context) -> int:
        """Count them."""
        accepts = self.cards.accepts
        return self.each * sum(accepts(game, context, card) for card in game.in_play())


def count(cards: Quality, *, each: int = 1) -> Number:
    """How many cards in play are so, times a number: `count(holding & yours)`."""
    return Number(cards, each)


class FateOnUnclaimedRings(Amount):
    """The fate on unclaimed rings."""

    def count(self, game: L5R, context: Context) -> int:
        """The contested ring is not unclaimed."""
        pairs = zip(game.table.ring_owner, game.table.ring_fate, strict=True)
        contested = game.table.contested
        return sum(fate for ring, (owner, fate) in enumerate(pairs) if owner == NOBODY and ring != contested)


class UnclaimedRings(Amount):
    """The number of unclaimed rings."""

    def count(self, game: L5R, context: Context) -> int:
        """The contested ring is not unclaimed."""
        contested = game.table.contested
        return sum(owner == NOBODY and ring != contested for ring, owner in enumerate(game.table.ring_owner))


class ClaimedRings(Amount):
    """The number of rings that a player has claimed."""

    def count(self, game: L5R, context: Context) -> int:
        """Those that have an owner."""
        return sum(owner != NOBODY for owner in game.table.ring_owner)


class YourUnrevealedProvinces(Amount):
    """The number of unrevealed provinces you control."""

    def count(self, game: L5R, context: Context) -> int:
        """Those that lie facedown."""
        return sum(not is_faceup(game, card) for card in game.zone(PROVINCES, context.seat))


class ThatMuch(Amount):
    """The amount of what an ability responds to."""

    def count(self, game: L5R, context: Context) -> int:
        """What the occurrence says."""
        return context.occurrence.amount if isinstance(context.occurrence, Happening) else 0


fate_on_unclaimed_rings: Final = FateOnUnclaimedRings()
unclaimed_rings: Final = UnclaimedRings()
claimed_rings: Final = ClaimedRings()
your_unrevealed_provinces: Final = YourUnrevealedProvinces()
that_much: Final = ThatMuch()
