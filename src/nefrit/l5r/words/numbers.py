"""Numbers: what is counted, and the numbers that each card has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.l5r import values
from nefrit.l5r.constants import END_OF_CONFLICT, MILITARY, NOBODY, POLITICAL
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.players import seat_of
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import HAND, L5R, PROVINCES, SEATS
from nefrit.l5r.trees import A_CONFLICT
from nefrit.parts.words import Amount, Counted, NumberOf, Quality

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


@dataclass(frozen=True)
class PrintedSkill(NumberOf):
    """A printed skill of a character; a dash counts as 0 (l5r.dash.treated-as-zero-1-5)."""

    type: int

    def number(self, game: L5R, card: int) -> int:
        """What its face says."""
        face = game.faces[card]
        return (face.military if self.type == MILITARY else face.political) or 0

    @property
    def is_printed(self) -> bool:
        """It is."""
        return True


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


class HonorOn(NumberOf):
    """The honor on a card."""

    def number(self, game: L5R, card: int) -> int:
        """The honor now; on a card that is not in play there is none."""
        piece = game.pieces.get(card)
        return 0 if piece is None else piece.honor


class AttachmentsOn(NumberOf):
    """The number of attachments on a card."""

    def number(self, game: L5R, card: int) -> int:
        """Count them."""
        return len(values.attachments(game, card))


cost: Final = PrintedCost()
military: Final = Skill(MILITARY)
political: Final = Skill(POLITICAL)
printed_military: Final = PrintedSkill(MILITARY)
printed_political: Final = PrintedSkill(POLITICAL)
glory: Final = Glory()
fate_on: Final = FateOn()
honor_on: Final = HonorOn()
attachments_on: Final = AttachmentsOn()


# ---- What is counted


def number_of(amount: int | Amount, game: L5R, context: Context) -> int:
    """A number, or what an amount counts now."""
    return amount if isinstance(amount, int) else amount.count(game, context)


@dataclass(frozen=True)
class Number(Counted):
    """How many cards in play are so, times a number."""

    cards: Quality
    each: int = 1

    def count(self, game: L5R, context: Context) -> int:
        """Count them."""
        accepts = self.cards.accepts
        return self.each * sum(accepts(game, context, card) for card in game.in_play())

    @property
    def needs(self) -> int:
        """What the cards need to be so."""
        return self.cards.needs


def count(cards: Quality, *, each: int = 1) -> Number:
    """How many cards in play are so, times a number: `count(holding & yours)`."""
    return Number(cards, each)


class FateOnUnclaimedRings(Counted):
    """The fate on unclaimed rings."""

    def count(self, game: L5R, context: Context) -> int:
        """The contested ring is not unclaimed."""
        pairs = zip(game.table.ring_owner, game.table.ring_fate, strict=True)
        contested = game.table.contested
        return sum(fate for ring, (owner, fate) in enumerate(pairs) if owner == NOBODY and ring != contested)


class UnclaimedRings(Counted):
    """The number of unclaimed rings."""

    def count(self, game: L5R, context: Context) -> int:
        """The contested ring is not unclaimed."""
        contested = game.table.contested
        return sum(owner == NOBODY and ring != contested for ring, owner in enumerate(game.table.ring_owner))


@dataclass(frozen=True)
class ClaimedRings(Counted):
    """The number of rings that a player has claimed: any player, or only `whose`; of both types, or only of one."""

    whose: str = ""
    type: int | None = None

    def count(self, game: L5R, context: Context) -> int:
        """Those that have this owner and show this side."""
        seats = (seat_of(self.whose, context),) if self.whose else SEATS
        rings = [ring for seat in seats for ring in values.claimed_rings(game, seat)]
        return sum(self.type in (None, game.table.ring_type[ring]) for ring in rings)


@dataclass(frozen=True)
class FateOf(Counted):
    """The fate in a player's pool."""

    whose: str

    def count(self, game: L5R, context: Context) -> int:
        """What there is now."""
        return game.seats[seat_of(self.whose, context)].fate


@dataclass(frozen=True)
class BidOf(Counted):
    """The bid on a player's honor dial (l5r.honor.bid-reference)."""

    whose: str

    def count(self, game: L5R, context: Context) -> int:
        """What the dial shows."""
        return game.seats[seat_of(self.whose, context)].dial


@dataclass(frozen=True)
class CardsInHandOf(Counted):
    """The number of cards in a player's hand."""

    whose: str

    def count(self, game: L5R, context: Context) -> int:
        """Everybody sees how many there are."""
        return len(game.zone(HAND, seat_of(self.whose, context)))


@dataclass(frozen=True)
class CardsPlayed(Counted):
    """How many cards you have played in this conflict: any, or only those with a trait."""

    trait: str = ""

    def count(self, game: L5R, context: Context) -> int:
        """It is counted as cards are played."""
        return game.times_used(END_OF_CONFLICT, NO_CARD, ("played", context.seat, self.trait))

    @property
    def needs(self) -> int:
        """A conflict."""
        return A_CONFLICT


class YourUnrevealedProvinces(Counted):
    """The number of unrevealed provinces you control."""

    def count(self, game: L5R, context: Context) -> int:
        """Those that lie facedown."""
        return sum(not is_faceup(game, card) for card in game.zone(PROVINCES, context.seat))


class ThatMuch(Counted):
    """The amount of what an ability responds to."""

    def count(self, game: L5R, context: Context) -> int:
        """What the occurrence says."""
        return context.occurrence.amount if isinstance(context.occurrence, Happening) else 0


fate_on_unclaimed_rings: Final = FateOnUnclaimedRings()
unclaimed_rings: Final = UnclaimedRings()
claimed_rings: Final = ClaimedRings()
your_unrevealed_provinces: Final = YourUnrevealedProvinces()
that_much: Final = ThatMuch()


def claimed_rings_of(whose: str = "", *, type: int | None = None) -> ClaimedRings:
    """The number of rings that a player has claimed, or any player: `claimed_rings_of(YOU, type=MILITARY)`."""
    return ClaimedRings(whose, type)


def fate_of(whose: str) -> FateOf:
    """The fate in a player's pool."""
    return FateOf(whose)


def bid_of(whose: str) -> BidOf:
    """The bid on a player's honor dial."""
    return BidOf(whose)


def cards_in_hand_of(whose: str) -> CardsInHandOf:
    """The number of cards in a player's hand."""
    return CardsInHandOf(whose)


def cards_played(trait: str = "") -> CardsPlayed:
    """How many cards you have played in this conflict: `cards_played("spell") >= 3`."""
    return CardsPlayed(trait)
