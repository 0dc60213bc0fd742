"""Fields of records as numbers: what a seat, the table or a piece carries, column by column."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from nefrit.env import words
from nefrit.env.layout import Buffer, buffer_of
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Plain, card_fields_of, field_sizes_of, fields_of, seat_fields_of, secret_fields_of
from nefrit.kernel.state import Piece

SEVERAL: Final = 12
"""So many numbers are told of a field that holds a varying number of values, where its class does not say it."""
SEVERAL_CARDS: Final = 3
"""So many cards are told of a field that holds several."""
CARDS_WITHIN: Final = 2
"""So many cards are told of a field that holds several, in a record within a record."""
NOT_IN_PLAY: Final = -1
"""Told instead of the row of a card in a record within a record, if the card has no row."""

Rows: TypeAlias = "Mapping[int, int]"
"""For each card that has a row in an observation the number of the row, from 1 on."""
Link: TypeAlias = "tuple[int, int]"
"""A card in a record: the column in which its row is told, before that of its face; and the card."""

_NUMBER: Final = 0
_WORD: Final = 1
_SEAT: Final = 2
_CARD: Final = 3
_NUMBERS: Final = 4
_SEATS: Final = 5
_ORDER: Final = 6
_SEVERAL: Final = 7
_HIDDEN: Final = 8

_KINDS: Final[dict[type, tuple[tuple[str, int], ...]]] = {}


class Fields:
    """How records of one class become numbers. What the fields are is told by a fresh record of that class.

    - a number or a flag is one column, a word has 16;
    - a seat is told from the observing seat on: `me`, `next` and so on, and `nobody`, a column for each;
    - a card is whether there is one, its row among the cards in play and its face; several cards are how many there
      are, then rows and faces of the first three. Rows and faces are written by whoever knows them, from `links`;
    - a tuple that is not empty at first keeps its length, and each of its values has columns;
    - anything else is how many values there are, then the first numbers in it; of records within, field by field.

    Fields that the observing seat may not see are 0.
    """

    def __init__(self, fresh: Plain, seats: int) -> None:
        cls = type(fresh)
        self.seats = seats
        self.secret = frozenset(secret_fields_of(cls))
        self._parts: list[tuple[str, int, int]] = []
        self._cards: list[tuple[str, int, int]] = []
        self.columns: list[str] = []
        for name in fields_of(cls):
            if name == "serial" and isinstance(fresh, Piece):
                # By its serial number one could tell cards apart that lie facedown and have been mixed.
                continue
            kind, columns = self._column_names(cls, name, getattr(fresh, name))
            self._parts.append((name, kind, len(columns)))
            if kind == _CARD:
                self._cards.append((name, len(self.columns) + 1, len(columns) // 2))
            self.columns += columns
        self.size = len(self.columns)
        self.has_cards = bool(self._cards)

    def _column_names(self, cls: type, name: str, value: object) -> tuple[int, list[str]]:
        if name in card_fields_of(cls):
            return _CARD, _card_columns(name, value)
        if name in seat_fields_of(cls):
            return self._seat_columns(name, value)
        if isinstance(value, bool | int):
            return _NUMBER, [name]
        if isinstance(value, str):
            return _WORD, words.columns(name)
        if isinstance(value, tuple) and value and all(isinstance(part, bool | int) for part in value):
            return _NUMBERS, [f"{name}.{number}" for number in range(len(value))]
        size = field_sizes_of(cls).get(name, SEVERAL)
        return _SEVERAL, [f"{name}.count", *(f"{name}.{number}" for number in range(size))]

    def _seat_columns(self, name: str, value: object) -> tuple[int, list[str]]:
        around = relative_names(self.seats)
        if isinstance(value, int):
            return _SEAT, [f"{name}={who}" for who in (*around, "nobody")]
        if value:
            assert isinstance(value, tuple)
            places = range(len(value))
            return _SEATS, [f"{name}.{number}={who}" for number in places for who in (*around, "nobody")]
        return _ORDER, [f"{name}.place of {who}" for who in around]

    def told(self, record: Plain, seat: int, own: bool, rows: Rows | None = None) -> Buffer:
        """A record as a seat sees it, in numbers; `own` if it may see what is secret.

        Without `rows` a card in a record within it is only a flag.
        """
        return buffer_of(memoryview(array("f", self._numbers(record, seat, own, rows))))

    def links(self, record: Plain, own: bool) -> list[Link]:
        """The cards in the fields of a record that may be seen, with the columns in which they are told."""
        found: list[Link] = []
        for name, column, most in self._cards:
            if own or name not in self.secret:
                value: Any = getattr(record, name)
                cards = value[:most] if isinstance(value, tuple) else (value,)
                found += [(column + 2 * number, card) for number, card in enumerate(cards) if card > NO_CARD]
        return found

    def _numbers(self, record: Plain, seat: int, own: bool, rows: Rows | None) -> list[float]:
        found: list[float] = []
        for name, kind, size in self._parts:
            if not own and name in self.secret:
                found += [0.0] * size
                continue
            value: Any = getattr(record, name)
            if kind == _NUMBER:
                found.append(float(value))
            elif kind == _WORD:
                found += words.coded(value)
            elif kind == _CARD:
                found.append(float(len(value) if isinstance(value, tuple) else value != NO_CARD))
                found += [0.0] * (size - 1)
            elif kind == _SEAT:
                found += self._seat(value, seat)
            elif kind == _SEATS:
                for one in _exactly(size // (self.seats + 1), value, -1):
                    found += self._seat(one, seat)
            elif kind == _ORDER:
                around = [(seat + number) % self.seats for number in range(self.seats)]
                found += [float(value.index(one) + 1) if one in value else 0.0 for one in around]
            elif kind == _NUMBERS:
                found += map(float, _exactly(size, value, 0))
            else:
                flat = self._flat(value, seat, rows, size - 1)
                count = len(value) if isinstance(value, tuple) else int(value is not None)
                found += [float(count), *_exactly(size - 1, flat, 0.0)]
        return found

    def _seat(self, value: int, seat: int) -> list[float]:
        around = [0.0] * (self.seats + 1)
        around[(value - seat) % self.seats if value >= 0 else self.seats] = 1.0
        return around

    def _flat(self, value: Any, seat: int, rows: Rows | None, most: int) -> list[float]:
        """The first numbers in a value."""
        found: list[float] = []
        self._add(found, value, seat, rows, most)
        return found[:most]

    def _add(self, found: list[float], value: Any, seat: int, rows: Rows | None, most: int) -> None:
        """Add the numbers in a value to those that were found, until there are enough."""
        if isinstance(value, bool | int):
            found.append(float(value))
        elif isinstance(value, str):
            found.append(words.as_number(value))
        elif isinstance(value, tuple):
            for part in value:
                if len(found) >= most:
                    return
                self._add(found, part, seat, rows, most)
        elif isinstance(value, Plain):
            for name, kind in _kinds_within(type(value)):
                if len(found) >= most:
                    return
                self._add_field(found, kind, getattr(value, name), seat, rows)

    def _add_field(self, found: list[float], kind: int, value: Any, seat: int, rows: Rows | None) -> None:
        """Add a field of a record within a record: one number, of several cards their count and the rows of two."""
        if kind == _HIDDEN:
            found.append(0.0)
        elif isinstance(value, tuple):
            found.append(float(len(value)))
            if kind == _CARD:
                found += [_row(card, rows) for card in _exactly(CARDS_WITHIN, value, NO_CARD)]
        elif kind == _CARD:
            found.append(_row(value, rows))
        elif kind == _SEAT:
            found.append(float((value - seat) % self.seats + 1) if value >= 0 else 0.0)
        elif isinstance(value, bool | int):
            found.append(float(value))
        elif isinstance(value, str):
            found.append(words.as_number(value))
        else:
            found += self._flat(value, seat, rows, 1) or [float(value is not None)]

    def shown(self, frame: Plain, names: Iterable[str], seat: int, rows: Rows, most: int) -> tuple[float, ...]:
        """The first numbers in fields of a running procedure that everybody may see."""
        kinds = dict(_kinds_within(type(frame)))
        found: list[float] = []
        for name in names:
            value: Any = getattr(frame, name)
            if kinds[name] == _NUMBER:
                self._add(found, value, seat, rows, most)
            else:
                self._add_field(found, kinds[name], value, seat, rows)
        return tuple(found[:most])


def _kinds_within(cls: type) -> tuple[tuple[str, int], ...]:
    """The fields of a class of records within records, each with what it holds. It depends on nothing but the class."""
    known = _KINDS.get(cls)
    if known is None:
        secret, cards, seats = secret_fields_of(cls), card_fields_of(cls), seat_fields_of(cls)
        known = _KINDS[cls] = tuple(
            (name, _HIDDEN if name in secret else _CARD if name in cards else _SEAT if name in seats else _NUMBER)
            for name in fields_of(cls)
        )
    return known


def relative_names(seats: int) -> list[str]:
    """How seats are called from the observing one on."""
    return ["me", *("next" if number == 1 else f"next+{number - 1}" for number in range(1, seats))]


def _card_columns(name: str, value: object) -> list[str]:
    if isinstance(value, tuple):
        links = [f"{name}.{number}.{part}" for number in range(SEVERAL_CARDS) for part in ("row", "face")]
        return [f"{name}.count", *links]
    return [name, f"{name}.row", f"{name}.face"]


def _row(card: int, rows: Rows | None) -> float:
    """A card in a record within a record."""
    if card == NO_CARD:
        return 0.0
    return 1.0 if rows is None else float(rows.get(card, NOT_IN_PLAY))


def _exactly(size: int, values: Any, filling: Any) -> list[Any]:
    """So many values: the first of them, or with something behind them."""
    return [*values[:size], *[filling] * (size - len(values))]
