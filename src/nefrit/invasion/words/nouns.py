"""Nouns: the cards that effects, costs and conditions speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import UNIT
from nefrit.invasion.last_known import has_gone
from nefrit.invasion.places import is_place, seat_and_section
from nefrit.invasion.state import BEING_PLAYED, KEPT, Invasion, in_zone
from nefrit.invasion.trees import ITS_HOST
from nefrit.invasion.values import has_type, unit_on
from nefrit.invasion.words.cards import all_accepted, host_of, that_card
from nefrit.invasion.words.piles import Pile
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, cards_in
from nefrit.parts.using import AbilityUse
from nefrit.parts.words import Amount, Cards, Quality, any_card


class This(Cards):
    """The card itself that says it."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The source of the ability, unless it has gone; a tactic while it resolves."""
        gone = has_gone(game, context) and not game.lies_in(context.source, BEING_PLAYED)
        return () if gone else (context.source,)

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Whether a card is it."""
        return card == context.source

    def have(self, quality: Quality, game: Invasion, context: Context) -> bool:
        """Ask it of the one card."""
        card = context.source
        return card in game.pieces and quality.accepts(game, context, card)

    @property
    def is_steady(self) -> bool:
        """It is always the same."""
        return True


class Attached(Cards):
    """The card to which this one is attached."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Its host."""
        card = host_of(game, context.source)
        return () if card == NO_CARD else (card,)

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Whether a card is it."""
        return card == host_of(game, context.source)

    @property
    def reach(self) -> int:
        """No other card is it."""
        return ITS_HOST

    @property
    def is_steady(self) -> bool:
        """It changes only when cards enter or turn over."""
        return True


class Quester(Cards):
    """The unit that is questing on this quest."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """If there is one."""
        card = unit_on(game, context.source)
        return () if card == NO_CARD else (card,)


class It(Cards):
    """The chosen targets."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """What was chosen."""
        return context.targets


class Seen(Cards):
    """The cards that have just been revealed or looked at, all of them."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Whatever has been done with them since."""
        return context.targets


class That(Cards):
    """The card that the event is about by which an ability was triggered."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """What the event says."""
        card = that_card(context)
        return () if card == NO_CARD else (card,)


class First(Cards):
    """The cards chosen for the first target of an ability, where "it" means others by now."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """What was chosen first."""
        return _chosen(context, 0)


class Second(Cards):
    """The cards chosen for the second target of an ability."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """What was chosen second."""
        return _chosen(context, 1)


class Third(Cards):
    """The cards chosen for the third target of an ability."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """What was chosen third."""
        return _chosen(context, 2)


def _chosen(context: Context, nth: int) -> tuple[int, ...]:
    return context.chosen[nth] if isinstance(context, AbilityUse) and len(context.chosen) > nth else ()


class Both(Cards):
    """The card to which this one is attached, and the targets."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Each of them once."""
        return tuple(dict.fromkeys((host_of(game, context.source), *context.targets)))


class UnitsThere(Cards):
    """All units in the zones that were chosen."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those that are there now."""
        zones = [seat_and_section(target) for target in context.targets if is_place(target)]
        units = [card for seat, section in zones for card in in_zone(game, seat, section)]
        return tuple([card for card in units if has_type(game, card, UNIT)])


@dataclass(frozen=True)
class Each(Cards):
    """Each card that is so, in play or where it is said."""

    quality: Quality
    pile: Pile | None = None

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """All of them; in a pile the one on top first."""
        if self.pile is None:
            return tuple(all_accepted(game, context, self.quality))
        accepts = self.quality.accepts
        return tuple([card for card in self.pile.cards(game, context) if accepts(game, context, card)])


ANY_NUMBER: Final = 0


@dataclass(frozen=True)
class Some(Cards):
    """So many cards that are so, as you choose: what a cost is paid with, or what a player must do.

    In play they are your own (invasion.effect.cost-own-things-only). With ANY_NUMBER it is any number of them, and who
    `may` choose one need not.
    """

    quality: Quality
    count: int = 1
    pile: Pile | None = None
    may: bool = False

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those you can choose from."""
        return self.of(game, context, context.seat)

    def of(self, game: Invasion, context: Context, seat: int) -> tuple[int, ...]:
        """Those another player can choose from."""
        if self.pile is not None:
            accepts = self.quality.accepts
            return tuple([card for card in self.pile.cards(game, context) if accepts(game, context, card)])
        cards, pieces = all_accepted(game, context, self.quality), game.pieces
        return tuple([card for card in cards if pieces[card].controller == seat])


@dataclass(frozen=True)
class Top(Cards):
    """So many cards from the top of a deck or discard pile, of each player that is meant."""

    count: int | Amount
    pile: Pile

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """As many as there are."""
        number = self.count if isinstance(self.count, int) else self.count.count(game, context)
        return tuple([card for cards in self.pile.of_each(game, context) for card in cards[:number]])


@dataclass(frozen=True)
class AtRandom(Cards):
    """So many cards of a pile at random, or up to so many, of each player that is meant."""

    count: int
    pile: Pile
    up_to: bool = False

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those that can be among them."""
        return tuple([card for cards in self.pile.of_each(game, context) for card in cards])

    def drawn(self, game: Invasion, context: Context, count: int) -> tuple[int, ...]:
        """So many of them, found out by chance."""
        piles = [pile for pile in self.pile.of_each(game, context) if pile]
        return tuple([card for pile in piles for card in game.chance.shuffled(pile)[:count]])


class Paid(Cards):
    """The cards with which the costs of an ability were paid."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """None where the costs are not paid, as for a copy."""
        paid = context.paid_with if isinstance(context, AbilityUse) else ()
        return tuple([card for answer in paid if answer is not None for card in cards_in(answer)])

    @property
    def is_payment(self) -> bool:
        """They are."""
        return True


@dataclass(frozen=True)
class Kept(Cards):
    """The cards under this card, all of them or those that were paid for."""

    paid_for: bool = False

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those that lie there now; what came there later was not paid for (invasion.errata.the-unending-horde)."""
        piece = game.pieces.get(context.source)
        kept = () if piece is None else piece.kept
        found = [card for card in kept if game.lies_in(card, KEPT)]
        return tuple([card for card in found if not self.paid_for or context.same(game, card)])


class Chosen(Cards):
    """The cards that have been chosen for any target of the ability so far."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """For this target, too (invasion.faq.plague-bomb-different-targets)."""
        return tuple([card for cards in context.chosen for card in cards]) if isinstance(context, AbilityUse) else ()


this: Final = This()
attached: Final = Attached()
quester: Final = Quester()
it: Final = It()
seen: Final = Seen()
that: Final = That()
first: Final = First()
second: Final = Second()
third: Final = Third()
both: Final = Both()
units_there: Final = UnitsThere()
chosen: Final = Chosen()
paid: Final = Paid()
kept: Final = Kept()
kept_and_paid_for: Final = Kept(paid_for=True)

other: Final = ~this
"""Any card but this one."""


def each(quality: Quality, pile: Pile | None = None) -> Each:
    """Each card that is so, in play or in a pile: `each(unit, discard_pile())`."""
    return Each(quality, pile)


def all_of(pile: Pile) -> Each:
    """All cards of a pile."""
    return Each(any_card, pile)


def one(quality: Quality, pile: Pile | None = None) -> Some:
    """One card of your own that is so, or one of a pile."""
    return Some(quality, 1, pile)


def any_number(quality: Quality, pile: Pile | None = None) -> Some:
    """Any number of cards that are so."""
    return Some(quality, ANY_NUMBER, pile, may=True)


def up_to_one(quality: Quality, pile: Pile | None = None) -> Some:
    """One card that is so, or none."""
    return Some(quality, 1, pile, may=True)


def some(count: int, quality: Quality, pile: Pile | None = None) -> Some:
    """So many cards of your own that are so, or so many of a pile."""
    return Some(quality, count, pile)


def top(count: int | Amount, pile: Pile) -> Top:
    """So many cards from the top of a deck or discard pile."""
    return Top(count, pile)


def at_random(count: int, pile: Pile, *, up_to: bool = False) -> AtRandom:
    """So many cards of a hand at random, or up to so many."""
    return AtRandom(count, pile, up_to)
