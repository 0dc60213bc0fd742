"""Fields of records as numbers: what a seat, the table or a piece carries, column by column."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from nefrit.env import words
from nefrit.env.layout import Buffer, buffer_of
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Plain, card_fields_of, field_sizes_of, fields_of, seat_fields_of, secret_fields_of
from nefrit.kernel.state import Piece

SEVERAL: Final = 12
"""So many numbers are told of a field that holds a varying number of values, where its class does not say it."""

_NUMBER: Final = 0
_WORD: Final = 1
_SEAT: Final = 2
_CARD: Final = 3
_NUMBERS: Final = 4
_SEATS: Final = 5
_ORDER: Final = 6
_SEVERAL: Final = 7


class Fields:
    """How records of one class become numbers. What the fields are is told by a fresh record of that class.

    - a number or a flag is one column, a word has 16;
    - a seat is told from the observing seat on: `me`, `next` and so on, and `nobody`, a column for each;
    - a card is a flag: whether there is one; several cards are how many there are;
    - a tuple that is not empty at first keeps its length, and each of its values has columns;
    - anything else is how many values there are, then the first numbers in it; of records within, field by field.

    Fields that the observing seat may not see are 0.
    """

    def __init__(self, fresh: Plain, seats: int) -> None:
        cls = type(fresh)
        self.seats = seats
        self.secret = frozenset(secret_fields_of(cls))
        self._parts: list[tuple[str, int, int]] = []
        self.columns: list[str] = []
        for name in fields_of(cls):
            if name == "serial" and isinstance(fresh, Piece):
                # By its serial number one could tell cards apart that lie facedown and have been mixed.
                continue
            kind, columns = self._column_names(cls, name, getattr(fresh, name))
            self._parts.append((name, kind, len(columns)))
            self.columns += columns
        self.size = len(self.columns)

    def _column_names(self, cls: type, name: str, value: object) -> tuple[int, list[str]]:
        if name in card_fields_of(cls):
            return _CARD, [name]
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

    def told(self, record: Plain, seat: int, own: bool) -> Buffer:
        """A record as a seat sees it, in numbers; `own` if it may see what is secret."""
        return buffer_of(memoryview(array("f", self._numbers(record, seat, own))))

    def _numbers(self, record: Plain, seat: int, own: bool) -> list[float]:
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
                flat = list(islice(self._flat(value, seat), size - 1))
                count = len(value) if isinstance(value, tuple) else int(value is not None)
                found += [float(count), *_exactly(size - 1, flat, 0.0)]
        return found

    def _seat(self, value: int, seat: int) -> list[float]:
        around = [0.0] * (self.seats + 1)
        around[(value - seat) % self.seats if value >= 0 else self.seats] = 1.0
        return around

    def _flat(self, value: Any, seat: int) -> Iterable[float]:
        if isinstance(value, bool | int):
            yield float(value)
        elif isinstance(value, str):
            yield words.as_number(value)
        elif isinstance(value, tuple):
            for part in value:
                yield from self._flat(part, seat)
        elif isinstance(value, Plain):
            yield from self._flat_record(value, seat)

    def _flat_record(self, record: Plain, seat: int) -> Iterable[float]:
        """The fields of a record within a record: one number for each."""
        cls = type(record)
        for name in fields_of(cls):
            value: Any = getattr(record, name)
            if name in secret_fields_of(cls):
                yield 0.0
            elif isinstance(value, tuple):
                yield float(len(value))
            elif name in card_fields_of(cls):
                yield float(value != NO_CARD)
            elif name in seat_fields_of(cls):
                yield float((value - seat) % self.seats + 1) if value >= 0 else 0.0
            else:
                yield next(iter(self._flat(value, seat)), float(value is not None))


def relative_names(seats: int) -> list[str]:
    """How seats are called from the observing one on."""
    return ["me", *("next" if number == 1 else f"next+{number - 1}" for number in range(1, seats))]


def _exactly(size: int, values: Any, filling: Any) -> list[Any]:
    """So many values: the first of them, or with something behind them."""
    return [*values[:size], *[filling] * (size - len(values))]
