"""Nouns: the cards that effects, costs and conditions speak of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import UNIT
from nefrit.invasion.last_known import has_gone
from nefrit.invasion.places import is_place, seat_and_section
from nefrit.invasion.state import DISCARD, Invasion, in_zone
from nefrit.invasion.trees import ITS_HOST
from nefrit.invasion.values import has_type, unit_on
from nefrit.invasion.words.cards import all_accepted, host_of, that_card
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.parts.using import AbilityUse
from nefrit.parts.words import Cards, Quality


class This(Cards):
    """The card itself that says it."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The source of the ability, unless it has gone."""
        return () if has_gone(game, context) else (context.source,)

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


class That(Cards):
    """The card that the event is about by which an ability was triggered."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """What the event says."""
        card = that_card(context)
        return () if card == NO_CARD else (card,)


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
    """Each card in play that is so."""

    quality: Quality

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """All of them."""
        return tuple(all_accepted(game, context, self.quality))


@dataclass(frozen=True)
class EachLying(Cards):
    """Each card in your discard pile that is so."""

    quality: Quality

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """All of them, the one on top first."""
        accepts = self.quality.accepts
        return tuple([card for card in game.zone(DISCARD, context.seat) if accepts(game, context, card)])


@dataclass(frozen=True)
class Some(Cards):
    """So many cards of your own that are so, as you choose: what a cost is paid with, or what a player must do."""

    quality: Quality
    count: int = 1

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those you can choose from (invasion.effect.cost-own-things-only)."""
        return self.of(game, context, context.seat)

    def of(self, game: Invasion, context: Context, seat: int) -> tuple[int, ...]:
        """Those another player can choose from."""
        cards, pieces = all_accepted(game, context, self.quality), game.pieces
        return tuple([card for card in cards if pieces[card].controller == seat])


class Chosen(Cards):
    """The cards that have been chosen for any target of the ability so far."""

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """For this target, too (invasion.faq.plague-bomb-different-targets)."""
        return tuple([card for cards in context.chosen for card in cards]) if isinstance(context, AbilityUse) else ()


this: Final = This()
attached: Final = Attached()
quester: Final = Quester()
it: Final = It()
that: Final = That()
second: Final = Second()
third: Final = Third()
both: Final = Both()
units_there: Final = UnitsThere()
chosen: Final = Chosen()

other: Final = ~this
"""Any card but this one."""


def each(quality: Quality) -> Each:
    """Each card in play that is so."""
    return Each(quality)


def each_lying(quality: Quality) -> EachLying:
    """Each card in your discard pile that is so."""
    return EachLying(quality)


def one(quality: Quality) -> Some:
    """One card of your own that is so."""
    return Some(quality)


def some(count: int, quality: Quality) -> Some:
    """So many cards of your own that are so."""
    return Some(quality, count)
