"""Plain data: the one base of everything that a state is made of."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

P = TypeVar("P", bound="Plain")

Value = object
"""What a field may hold: None, a bool, a number, a word, a tuple of values, plain data, or a node of an effect tree."""

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_NAMED: Final[dict[tuple[type, str], tuple[str, ...]]] = {}


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
    tell what the fields mean; a subclass names only its own.
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
    sizes: dict[str, int] = {}
    for base in reversed(cls.__mro__):
        sizes.update(getattr(base, "field_sizes", {}))
    return sizes


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
