"""Values that are more than their text when a message asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from babel import Locale
from fluent.runtime.types import FluentType

Inflect: TypeAlias = Callable[[str], str | None]
"""Gives a form by its name (`acc`, `gender`), or nothing when there is no such form."""


class Phrase(str):
    """A formatted text that knows its other grammatical forms; everywhere else it is an ordinary string."""

    inflect: Inflect

    def __new__(cls, text: str, inflect: Inflect) -> Phrase:
        """Join a text with the way to its other forms."""
        phrase = super().__new__(cls, text)
        phrase.inflect = inflect
        return phrase


class Nobody(str):
    """The word for nobody where the name of a seat would stand; a message asks `SOMEBODY`, whatever the word is."""


class Listing(FluentType):
    """A list given to a message.

    It is joined when it is shown, because functions may want its items instead, and its items are made text when they
    are used, because an item that is no text does not matter to a message that does not show it.
    """

    def __init__(
        self, values: Sequence[object], to_text: Callable[[object], str], join: Callable[[Sequence[str]], str]
    ) -> None:
        self._values = values
        self._to_text = to_text
        self._join = join

    def __len__(self) -> int:
        return len(self._values)

    @property
    def items(self) -> tuple[str, ...]:
        """The items as text."""
        return tuple(self._to_text(value) for value in self._values)

    def each(self, told: Callable[[str], str]) -> Listing:
        """A list of what each of the items is told as."""
        return Listing([told(item) for item in self.items], self._to_text, self._join)

    def format(self, locale: Locale) -> str:
        """The joined text. The locale is not asked: the words between items come from the message files."""
        return self._join(self.items)
