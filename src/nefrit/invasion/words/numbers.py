"""Numbers: what is counted, and the numbers that each card has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion import values
from nefrit.invasion.constants import BATTLEFIELD, KINGDOM, NO_ZONE, QUEST_ZONE, UNIT
from nefrit.invasion.history import this_turn
from nefrit.invasion.last_known import power_of_source, tokens_of_source, zone_of
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import DISCARDED, FALLS
from nefrit.invasion.state import DISCARD, HAND, Invasion, opponents
from nefrit.invasion.trees import Modifies
from nefrit.invasion.words.cards import all_accepted
from nefrit.invasion.words.nouns import this
from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.values import SET, SET_BASE
from nefrit.parts.words import Amount, Cards, Counted, NumberOf, Quality

# ---- Amounts


@dataclass(frozen=True)
class Of(Counted):
    """A number of certain cards, of all of them together: `power.of(it)`; of this card also when it has gone."""

    each: CardNumber
    cards: Quality

    def count(self, game: Invasion, context: Context) -> int:
        """Add them up."""
        if self.cards == this:
            return self.each.of_source(game, context)
        if isinstance(self.cards, Cards):
            meant = list(self.cards.cards(game, context))
        else:
            meant = all_accepted(game, context, self.cards)
        return sum([self.each.number(game, card) for card in meant])


# ---- What each card has


@dataclass(frozen=True)
class CardNumber(NumberOf):
    """A number that each card has; `power.of(it)` is that of certain cards."""

    def of(self, cards: Quality) -> Of:
        """The number of certain cards, of all of them together."""
        return Of(self, cards)

    def of_source(self, game: Invasion, context: Context) -> int:
        """The number of the card that asks for it."""
        return self.number(game, context.source)

    @property
    def what(self) -> str:
        """What constant effects call it that change it."""
        raise NotImplementedError(f"nothing changes {type(self).__name__}")

    def plus(
        self,
        amount: int | Amount,
        *,
        on: Quality | None = None,
        when: Condition | None = None,
        section: int = NO_ZONE,
    ) -> Modifies:
        """So much is added to it."""
        return Modifies(self.what, on, when, section, amount)

    def becomes(
        self,
        amount: int | Amount,
        *,
        on: Quality | None = None,
        when: Condition | None = None,
        section: int = NO_ZONE,
    ) -> Modifies:
        """It is so much, whatever else changes it."""
        return Modifies(self.what, on, when, section, amount, SET)

    def base_becomes(
        self,
        amount: int | Amount,
        *,
        on: Quality | None = None,
        when: Condition | None = None,
        section: int = NO_ZONE,
    ) -> Modifies:
        """It is so much before anything is added."""
        return Modifies(self.what, on, when, section, amount, SET_BASE)


class PrintedCost(CardNumber):
    """The printed cost of a card, or what it costs to play it where that is changed (invasion.term.cost)."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "cost"

    def number(self, game: Invasion, card: int) -> int:
        """Loyalty does not count.

        invasion.term.loyalty-not-part-of-cost, invasion.term.cost-ignores-loyalty-example
        """
        face = game.faces[card]
        if isinstance(face.cost, Amount):
            # What a text says X is holds out of play, too (invasion.faq.shaggoth-champion-x).
            return face.cost.count(game, Context(game.owners[card], card))
        return face.printed_cost


class Power(CardNumber):
    """The power of a card."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "power"

    def of_source(self, game: Invasion, context: Context) -> int:
        """As much as it is, or was."""
        return power_of_source(game, context)

    def number(self, game: Invasion, card: int) -> int:
        """What it has now, if it is in play."""
        return values.power(game, card) if card in game.pieces else 0


class PrintedPower(CardNumber):
    """The printed power of a card."""

    def number(self, game: Invasion, card: int) -> int:
        """Its face says so."""
        printed = game.faces[card].power
        return printed if isinstance(printed, int) else 0


class Loyalty(CardNumber):
    """The loyalty icons of a card."""

    def number(self, game: Invasion, card: int) -> int:
        """What is printed."""
        return game.faces[card].loyalty


class RemainingHitPoints(CardNumber):
    """The remaining hit points of a unit (invasion.term.remaining-hit-points)."""

    def number(self, game: Invasion, card: int) -> int:
        """What it has now; there is no damage on a card that is not in play."""
        in_play = card in game.pieces
        return values.remaining_hit_points(game, card) if in_play else values.hit_points(game, card)


class TokensOn(CardNumber):
    """The resource tokens on a card."""

    def of_source(self, game: Invasion, context: Context) -> int:
        """As many as there are, or were."""
        return tokens_of_source(game, context)

    def number(self, game: Invasion, card: int) -> int:
        """What lies there now."""
        piece = game.pieces.get(card)
        return 0 if piece is None else piece.resources


cost: Final = PrintedCost()
power: Final = Power()
printed_power: Final = PrintedPower()
loyalty: Final = Loyalty()
remaining_hit_points: Final = RemainingHitPoints()
tokens_on: Final = TokensOn()


# ---- What is counted


@dataclass(frozen=True)
class Number(Counted):
    """How many cards in play are so."""

    cards: Quality

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        return len(all_accepted(game, context, self.cards))


def count(cards: Quality) -> Number:
    """How many cards in play are so: `count(unit & yours)`."""
    return Number(cards)


THIS_ZONE: Final = 3
"""Stands for a section: the zone in which the card is."""


def section_meant(game: Invasion, context: Context, section: int) -> tuple[int, int]:
    """Whose zone is meant, and which: one of the player's own, or the one in which the card is."""
    return zone_of(game, context) if section == THIS_ZONE else (context.seat, section)


@dataclass(frozen=True)
class Developments(Counted):
    """How many developments there are in a zone of yours."""

    section: int

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        seat, section = section_meant(game, context, self.section)
        return 0 if section == NO_ZONE else len(values.developments(game, seat, section))


class X(Counted):
    """What X is for the ability."""

    def count(self, game: Invasion, context: Context) -> int:
        """What was chosen or paid."""
        return context.number


class ExperiencesOnThis(Counted):
    """The experiences attached to this card."""

    def count(self, game: Invasion, context: Context) -> int:
        """As many as there are."""
        return len(game.pieces[context.source].kept) if context.source in game.pieces else 0


class ThatMuch(Counted):
    """The amount of what an ability was triggered by."""

    def count(self, game: Invasion, context: Context) -> int:
        """What the event says."""
        return context.occurrence.amount if isinstance(context.occurrence, Event) else 0


class FallenUnits(Counted):
    """The units that have been put into a discard pile this turn."""

    def count(self, game: Invasion, context: Context) -> int:
        """How they got there does not matter (invasion.errata.burying-the-grudge)."""
        return sum(game.faces[event.card].type == UNIT for event in this_turn(game, FALLS | DISCARDED))


class CardsInYourDiscardPile(Counted):
    """The cards in your discard pile."""

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        return len(game.zone(DISCARD, context.seat))


class FewestCardsInAHand(Counted):
    """The cards in the smallest hand of an opponent."""

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        return min((len(game.zone(HAND, seat)) for seat in opponents(game, context.seat)), default=0)


class CardsInThatHand(Counted):
    """The cards in the hand of the player to whom that happened by which an ability was triggered."""

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        return len(game.zone(HAND, context.occurrence.seat)) if isinstance(context.occurrence, Event) else 0


class ResourcesInYourPool(Counted):
    """The resources in your pool."""

    def count(self, game: Invasion, context: Context) -> int:
        """As many as there are."""
        return game.seats[context.seat].resources


class BurningZones(Counted):
    """The burning zones of your capital."""

    def count(self, game: Invasion, context: Context) -> int:
        """Count them."""
        return values.burning_zones(game, context.seat)


developments_here: Final = Developments(THIS_ZONE)
developments_in_your_kingdom: Final = Developments(KINGDOM)
developments_in_your_quest_zone: Final = Developments(QUEST_ZONE)
developments_in_your_battlefield: Final = Developments(BATTLEFIELD)
x: Final = X()
experiences_on_this: Final = ExperiencesOnThis()
that_much: Final = ThatMuch()
fallen_units: Final = FallenUnits()
cards_in_your_discard_pile: Final = CardsInYourDiscardPile()
fewest_cards_in_a_hand: Final = FewestCardsInAHand()
cards_in_that_hand: Final = CardsInThatHand()
resources_in_your_pool: Final = ResourcesInYourPool()
burning_zones: Final = BurningZones()
