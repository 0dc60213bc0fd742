"""Plain data: the one base of everything that a state is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

P = TypeVar("P", bound="Plain")

Value = object
"""What a field may hold: None, a bool, a number, a word, a tuple of values, plain data, or a node of an effect tree."""

Words = tuple[str, ...] | dict[str, int]
"""The words that a field may hold; or for a field of numbers the word for each number that it may hold."""

MANY: Final = 1_000_000
"""The upper bound of a field that has no bound of its own."""

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_NAMED: Final[dict[tuple[type, str], tuple[str, ...]]] = {}
_SAID: Final[dict[tuple[type, str], dict[str, Any]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of the fields of a class of plain data, those of its base classes first, each class's in order of the
    alphabet: so states are told in the same way wherever they are, compiled or not.
    """
    known = _FIELDS.get(cls)
    if known is None:
        names: list[str] = []
        for base in reversed(cls.__mro__):
            # A compiled class has no __slots__; mypyc lists its attributes instead.
            own = vars(base).get("__mypyc_attrs__", vars(base).get("__slots__", ()))
            names.extend(name for name in sorted(own) if name not in names and not name.startswith("__"))
        known = _FIELDS[cls] = tuple(names)
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Data with named fields, which can be copied, compared, encoded and printed.

    A subclass names its fields in `__slots__` and sets each of them in `__init__`. Fields hold values only: never a
    function, never a list or dict that somebody changes. `card_fields`, `seat_fields` and `secret_fields`
    tell what the fields mean, `field_words`, `field_bounds` and `field_counts` what they may hold; a subclass names
    only its own.
    """

    __slots__ = ()

    card_fields: ClassVar[tuple[str, ...]] = ()
    """Fields that hold a card number or a tuple of card numbers."""
    seat_fields: ClassVar[tuple[str, ...]] = ()
    """Fields that hold a seat number or a tuple of seat numbers."""
    secret_fields: ClassVar[tuple[str, ...]] = ()
    """Fields that only the seat they belong to may see."""
    field_sizes: ClassVar[dict[str, int]] = {}
    """How many numbers tell of a field that holds a varying number of values, for programs that want a fixed number."""
    field_words: ClassVar[dict[str, Words]] = {}
    """The words that fields may hold, alone or in tuples; where a field holds numbers, the words for them."""
    field_bounds: ClassVar[dict[str, tuple[int, int]]] = {}
    """The least and the greatest number that fields may hold, alone or in tuples."""
    field_counts: ClassVar[dict[str, int]] = {}
    """How many values are in a field that always holds as many."""
    field_defaults: ClassVar[dict[str, Any]] = {}
    """The fields that are left out of encoded data while they hold this, because they mostly do."""
    field_records: ClassVar[dict[str, Callable[[], Any]]] = {}
    """The fields that hold plain data, or tuples of plain data, each with a function that makes a fresh one."""

    def copy(self: P) -> P:
        """A new one with the same values. Values are shared: they never change in place."""
        cls = type(self)
        new = cls.__new__(cls)
        # As `fields_of` says, without asking it each time.
        names = _FIELDS.get(cls)
        for name in fields_of(cls) if names is None else names:
            setattr(new, name, getattr(self, name))
        return new

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in fields_of(type(self)))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields_of(type(self)))
        return f"{type(self).__name__}({inside})"


def _named(cls: type, mark: str) -> tuple[str, ...]:
    """The names that a class and its bases give under a mark, those of the class itself first."""
    known = _NAMED.get((cls, mark))
    if known is None:
        names: list[str] = []
        for base in cls.__mro__:
            names.extend(name for name in getattr(base, mark, ()) if name not in names)
        known = _NAMED[(cls, mark)] = tuple(names)
    return known


def card_fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a class that hold card numbers."""
    return _named(cls, "card_fields")


def seat_fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a class that hold seat numbers."""
    return _named(cls, "seat_fields")


def secret_fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a class that only the seat they belong to may see."""
    return _named(cls, "secret_fields")


def field_sizes_of(cls: type) -> dict[str, int]:
    """How many numbers tell of the fields of a class, where it or one of its bases says so."""
    return _by_field(cls, "field_sizes")


def field_words_of(cls: type) -> dict[str, Words]:
    """The words that the fields of a class may hold."""
    return _by_field(cls, "field_words")


def field_bounds_of(cls: type) -> dict[str, tuple[int, int]]:
    """The least and the greatest number that the fields of a class may hold."""
    return _by_field(cls, "field_bounds")


def field_counts_of(cls: type) -> dict[str, int]:
    """How many values are in the fields of a class that always hold as many."""
    return _by_field(cls, "field_counts")


def field_defaults_of(cls: type) -> dict[str, Any]:
    """What the fields of a class hold that are then left out of encoded data."""
    return _by_field(cls, "field_defaults")


def field_records_of(cls: type) -> dict[str, Callable[[], Any]]:
    """What makes fresh plain data for the fields of a class that hold such."""
    return _by_field(cls, "field_records")


def _by_field(cls: type, mark: str) -> dict[str, Any]:
    """What a class and its bases say of their fields under a mark: it depends on the class and on nothing else."""
    said = _SAID.get((cls, mark))
    if said is None:
        said = _SAID[cls, mark] = {}
        for base in reversed(cls.__mro__):
            said.update(getattr(base, mark, {}))
    return said


def blank(cls: type[P]) -> P:
    """A new one whose fields are not set yet, to be filled in at once."""
    return cls.__new__(cls)


def subclasses_of(cls: type) -> dict[str, type]:
    """All known subclasses of a class by their full name `module:Class`, which is how saved data names them."""
    found: dict[str, type] = {}
    waiting = [cls]
    while waiting:
        one = waiting.pop()
        found[full_name(one)] = one
        waiting.extend(one.__subclasses__())
    return found


def full_name(cls: type) -> str:
    """The name of a class in saved data: `module:Class`."""
    return f"{cls.__module__}:{cls.__qualname__}"
