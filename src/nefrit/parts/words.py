"""The kinds of words in which cards are written: qualities of cards, nouns, numbers, and what compares them.

A word is a small class with one object of it, imported by name. Words are composed by `&`, `|`, `~` and comparisons:
`participating & yours & (cost <= 2)`. Facts about a word, such as what it needs, stand on the word itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from nefrit.kernel.effects import Condition, Context, Node
from nefrit.kernel.game import AnyGame

AT_MOST: Final = "at-most"
AT_LEAST: Final = "at-least"
BELOW: Final = "below"
ABOVE: Final = "above"
"""How a number or an amount is compared with a limit."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Quality(Node):
    """A quality that a card has or has not: participating, yours, honored."""

    def accepts(self, game: AnyGame, context: Context, card: int) -> bool:
        """Whether a card is so, as seen by whoever uses the ability."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it accepts")

    @property
    def parts(self) -> tuple[Quality, ...]:
        """The qualities that must all be so: this one alone, unless it is joined from several."""
        return (self,)

    @property
    def needs(self) -> int:
        """Without what no card is ever so, as bits of the game; 0 if without nothing."""
        return 0

    @property
    def reach(self) -> int:
        """Where the cards can be that are so, as the game calls it, so that others need not be looked at."""
        return 0

    @property
    def is_steady(self) -> bool:
        """Whether it follows from a card's face, its traits and who controls it, if the card is in play."""
        return False

    @property
    def asks_once(self) -> bool:
        """Whether something of what it asks is the same for all cards."""
        return False

    def asked(self, game: AnyGame, context: Context) -> Quality:
        """The same for many cards at once, when what is the same for all of them has been asked."""
        return self

    def __and__(self, other: Quality) -> Quality:
        """Both qualities."""
        return Every((*self.parts, *other.parts))

    def __or__(self, other: Quality) -> Quality:
        """At least one of the two qualities."""
        return Either((*options_of(self), *options_of(other)))

    def __invert__(self) -> Quality:
        """The contrary."""
        return Without(self)

    def __bool__(self) -> bool:
        """Refuse `and`, `or` and `not`, which would pick one of the words instead of joining them."""
        raise TypeError("join words with &, | and ~ instead of and, or and not")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Every(Quality):
    """Several qualities that must all be so; with none of them any card is meant."""

    qualities: tuple[Quality, ...]

    def accepts(self, game: AnyGame, context: Context, card: int) -> bool:
        """Ask one after the other."""
        # A generator would cost as much again, and this is asked all the time.
        for quality in self.qualities:  # noqa: SIM110
            if not quality.accepts(game, context, card):
                return False
        return True

    @property
    def parts(self) -> tuple[Quality, ...]:
        """The qualities themselves."""
        return self.qualities

    @property
    def needs(self) -> int:
        """What any of them needs."""
        bits = 0
        for quality in self.qualities:
            bits |= quality.needs
        return bits

    @property
    def reach(self) -> int:
        """The first of them that limits where cards can be."""
        for quality in self.qualities:
            if quality.reach:
                return quality.reach
        return 0

    @property
    def is_steady(self) -> bool:
        """Whether all of them are."""
        return all(quality.is_steady for quality in self.qualities)

    @property
    def asks_once(self) -> bool:
        """Whether any of them does."""
        for quality in self.qualities:  # noqa: SIM110
            if quality.asks_once:
                return True
        return False

    def asked(self, game: AnyGame, context: Context) -> Quality:
        """Each of them, asked once."""
        return Every(tuple([quality.asked(game, context) for quality in self.qualities]))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Either(Quality):
    """Several qualities of which one is enough."""

    options: tuple[Quality, ...]

    def accepts(self, game: AnyGame, context: Context, card: int) -> bool:
        """Ask one after the other."""
        return any(option.accepts(game, context, card) for option in self.options)

    @property
    def is_steady(self) -> bool:
        """Whether all of them are."""
        return all(option.is_steady for option in self.options)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Without(Quality):
    """The contrary of a quality."""

    quality: Quality

    def accepts(self, game: AnyGame, context: Context, card: int) -> bool:
        """Whether the card is not so."""
        return not self.quality.accepts(game, context, card)

    @property
    def is_steady(self) -> bool:
        """As the quality itself."""
        return self.quality.is_steady


def options_of(quality: Quality) -> tuple[Quality, ...]:
    """The qualities of which one is enough: several where they are joined by `|`."""
    return quality.options if isinstance(quality, Either) else (quality,)


any_card: Final = Every(())


def joined(qualities: tuple[Quality, ...]) -> Quality:
    """Qualities that must all be so, as one."""
    return qualities[0] if len(qualities) == 1 else Every(qualities)


def leave_out(quality: Quality, *unwanted: Quality) -> Quality:
    """A quality without some of its parts."""
    return joined(tuple([part for part in quality.parts if part not in unwanted]))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Cards(Quality):
    """Certain cards, as a noun: this card, the chosen targets. As a quality it is being one of them."""

    def cards(self, game: AnyGame, context: Context) -> tuple[int, ...]:
        """The cards that are meant now."""
        raise NotImplementedError(f"{type(self).__name__} does not say which cards it means")

    def accepts(self, game: AnyGame, context: Context, card: int) -> bool:
        """Whether a card is one of them."""
        return card in self.cards(game, context)

    def have(self, quality: Quality, game: AnyGame, context: Context) -> bool:
        """Whether all of them are in play and are so, and there is at least one."""
        found = self.cards(game, context)
        for card in found:
            if card not in game.pieces or not quality.accepts(game, context, card):
                return False
        return bool(found)

    @property
    def is_payment(self) -> bool:
        """Whether these are the cards with which a cost was paid."""
        return False

    @property
    def is_target(self) -> bool:
        """Whether these are the chosen targets."""
        return False

    def are(self, quality: Quality) -> Are:
        """Whether they are so."""
        return Are(self, quality)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Are(Condition):
    """Certain cards in play are so: all of them, and at least one."""

    cards: Cards
    quality: Quality

    def holds(self, game: AnyGame, context: Context) -> bool:
        """Ask it of each card."""
        return self.cards.have(self.quality, game, context)

    @property
    def needs(self) -> int:
        """What the quality needs."""
        return self.quality.needs


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Amount(Node):
    """A number that depends on the state: for each holding you control, X."""

    def count(self, game: AnyGame, context: Context) -> int:
        """The number now."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it counts")

    @property
    def needs(self) -> int:
        """Without what it is always 0, as bits of the game; 0 if without nothing."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Counted(Amount):
    """An amount that is counted: `amount * 2` is twice as much, `-amount` so much less; compared it is a condition."""

    def __neg__(self) -> Times:
        """As much less."""
        return Times(self, -1)

    def __mul__(self, times: int) -> Times:
        """So many times as much."""
        return Times(self, times)

    def __le__(self, limit: int | Amount) -> Measured:
        """An amount no higher than the limit."""
        return Measured(self, AT_MOST, limit)

    def __ge__(self, limit: int | Amount) -> Measured:
        """An amount no lower than the limit."""
        return Measured(self, AT_LEAST, limit)

    def __lt__(self, limit: int | Amount) -> Measured:
        """An amount below the limit."""
        return Measured(self, BELOW, limit)

    def __gt__(self, limit: int | Amount) -> Measured:
        """An amount above the limit."""
        return Measured(self, ABOVE, limit)

    def __hash__(self) -> int:
        """The same for all amounts of a class."""
        # As for `NumberOf`.
        return len(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Times(Counted):
    """An amount multiplied by a number."""

    amount: Amount
    times: int

    def count(self, game: AnyGame, context: Context) -> int:
        """Multiply what there is now."""
        return self.times * self.amount.count(game, context)

    @property
    def needs(self) -> int:
        """What the amount needs."""
        return self.amount.needs


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Measured(Condition):
    """An amount compared with a number or another amount."""

    amount: Amount
    how: str
    limit: int | Amount

    def holds(self, game: AnyGame, context: Context) -> bool:
        """Count both now."""
        number = self.amount.count(game, context)
        limit = self.limit if isinstance(self.limit, int) else self.limit.count(game, context)
        return _compare(number, self.how, limit)

    @property
    def needs(self) -> int:
        """What the amount needs that must be more than nothing."""
        if isinstance(self.limit, Amount) and self.how == BELOW:
            return self.limit.needs
        is_more = self.how == ABOVE or (self.how == AT_LEAST and isinstance(self.limit, int) and self.limit > 0)
        return self.amount.needs if is_more else 0


def _compare(number: int, how: str, limit: int) -> bool:
    if how == AT_MOST:
        return number <= limit
    if how == AT_LEAST:
        return number >= limit
    return number < limit if how == BELOW else number > limit


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class NumberOf(Node):
    """A number that each card has: its cost, its glory. Compared with a limit it is a quality."""

    def number(self, game: AnyGame, card: int) -> int:
        """The number of one card."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it counts")

    @property
    def is_printed(self) -> bool:
        """Whether the number stands on the card and never changes."""
        return False

    def of(self, cards: Quality) -> Amount:
        """The number of a card, or the highest among several."""
        return Highest(self, cards)

    def __le__(self, limit: int | Amount) -> Compared:
        """A number no higher than the limit."""
        return Compared(self, AT_MOST, limit)

    def __ge__(self, limit: int | Amount) -> Compared:
        """A number no lower than the limit."""
        return Compared(self, AT_LEAST, limit)

    def __lt__(self, limit: int | Amount) -> Compared:
        """A number below the limit."""
        return Compared(self, BELOW, limit)

    def __gt__(self, limit: int | Amount) -> Compared:
        """A number above the limit."""
        return Compared(self, ABOVE, limit)

    def __hash__(self) -> int:
        """The same for all numbers of a class."""
        # A compiled class that says how it is compared has no hash unless it says that, too.
        return len(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Compared(Quality):
    """A number of the card compared with a limit."""

    number: NumberOf
    how: str
    limit: int | Amount

    def accepts(self, game: AnyGame, context: Context, card: int) -> bool:
        """Compare them now."""
        number = self.number.number(game, card)
        limit = self.limit if isinstance(self.limit, int) else self.limit.count(game, context)
        return _compare(number, self.how, limit)

    @property
    def is_steady(self) -> bool:
        """Whether neither the number nor the limit ever changes."""
        return self.number.is_printed and isinstance(self.limit, int)

    @property
    def asks_once(self) -> bool:
        """How much the limit is."""
        return not isinstance(self.limit, int)

    def asked(self, game: AnyGame, context: Context) -> Quality:
        """With the limit that it is now."""
        limit = self.limit if isinstance(self.limit, int) else self.limit.count(game, context)
        return Compared(self.number, self.how, limit)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Highest(Amount):
    """The number of a card in play, or the highest among several; -1 where there is none.

    A printed number of certain cards is known wherever they lie.
    """

    number: NumberOf
    cards: Quality

    def count(self, game: AnyGame, context: Context) -> int:
        """Look at all cards in play that are meant."""
        highest = -1
        if self.number.is_printed and isinstance(self.cards, Cards):
            return max([highest, *[self.number.number(game, card) for card in self.cards.cards(game, context)]])
        for card in game.in_play():
            if self.cards.accepts(game, context, card):
                highest = max(highest, self.number.number(game, card))
        return highest
