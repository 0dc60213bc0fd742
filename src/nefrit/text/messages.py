"""Message ids become text in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from nefrit.text.functions import Functions
from nefrit.text.names import CardNames
from nefrit.text.phrases import Listing, Phrase
from nefrit.text.sources import GENERAL, Source, parsed_source

LANGUAGES = ("en", "pl", "cs", "fr")
"""The languages Nefrit speaks. English comes first: it is the language the others fall back to."""

ENGLISH = LANGUAGES[0]


@dataclass(frozen=True)
class FormatError:
    """Something that went wrong while a message was put into words."""

    message: str
    language: str
    problem: str

    def __str__(self) -> str:
        return f"{self.message} ({self.language}): {self.problem}"


class Messages:
    """Puts messages into one language.

    `sources` are the places with message files, by default only the general messages of this package, which always come
    last: where several sources have the same message, the first one is used.

    Nothing a message file contains or lacks raises an exception. A message missing in the language is shown in English,
    with its lists and cards as English tells them; one missing there too as its id in brackets, and `missing` counts
    both. `errors` counts everything else that went wrong, such as an argument that was not given.

    >>> Messages("pl").format("choose-number", least=1, most=5)
    'Wybierz liczbę od 1 do 5.'
    """

    def __init__(self, language: str, sources: Iterable[Source] = (), names: CardNames | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.missing: Counter[str] = Counter()
        self.errors: Counter[FormatError] = Counter()
        self._being_formatted = ""
        self._functions = Functions(self, names)
        # A relative directory would mean another place, in the cache, after a change of the working directory.
        places = [source.resolve() if isinstance(source, Path) else source for source in sources]
        if GENERAL not in places:
            places.append(GENERAL)
        self._bundle = FluentBundle([language], functions=self._functions.table(), use_isolating=False)
        for place in places:
            self._bundle.add_resource(parsed_source(place, language))
        self._english = None if language == ENGLISH else Messages(ENGLISH, places, names)
        if self._english is not None:
            self._english.errors = self.errors

    def format(self, message_id: str, /, **args: object) -> str:
        """The text of a message, or of one of its attributes when the id is `message.attribute`.

        Arguments are strings, numbers, or lists of strings, which are joined as the language does ("a, b and c").
        Booleans become the words `yes` and `no`, and `None` becomes `none`, for the message to select by.
        """
        pattern = find_pattern(self._bundle, message_id)
        if pattern is not None:
            return self._text(message_id, pattern, args)
        self.missing[message_id] += 1
        return f"[{message_id}]" if self._english is None else self._english.format(message_id, **args)

    def has(self, message_id: str) -> bool:
        """Whether there are words for a message, or for one of its attributes, in the language or in English."""
        if find_pattern(self._bundle, message_id) is not None:
            return True
        return self._english is not None and self._english.has(message_id)

    def phrase(self, message_id: str, /, **args: object) -> Phrase:
        """Like `format`, for a text that will be an argument of another message.

        That message may then ask for the forms that this one states as attributes named after a case or `gender`.
        """

        def inflect(form: str) -> str | None:
            pattern = find_pattern(self._bundle, f"{message_id}.{form}")
            return None if pattern is None else self._text(f"{message_id}.{form}", pattern, args)

        return Phrase(self.format(message_id, **args), inflect)

    def note(self, problem: str) -> None:
        """Count a problem of the message that is being formatted."""
        self.errors[FormatError(self._being_formatted, self.language, problem)] += 1

    def _text(self, message_id: str, pattern: Pattern, args: dict[str, object]) -> str:
        # Formatting a list or a hidden card formats further messages in the middle of this one.
        outer, self._being_formatted = self._being_formatted, message_id
        try:
            fluent_args = {name: self._argument(value) for name, value in args.items()}
            text, errors = self._bundle.format_pattern(pattern, fluent_args)
            for error in errors:
                self.note(str(error))
        except Exception as error:
            # The library collects most errors itself, but not, for one, a message that refers to itself alone.
            self.note(f"{type(error).__name__}: {error}")
            text = None
        finally:
            self._being_formatted = outer
        # A message that is nothing but an argument gives that very argument, and the caller wants a plain string.
        return str.__str__(text) if isinstance(text, str) else f"[{message_id}]"

    def _argument(self, value: object) -> object:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return Listing(value, self._item, self._functions.join)
        return value

    def _item(self, item: object) -> str:
        if isinstance(item, str):
            return item
        if not isinstance(item, int | float):
            self.note(f"a list has an item that is not text: {item!r}")
        return str(item)


def find_pattern(bundle: FluentBundle, message_id: str) -> Pattern | None:
    """What a bundle has under `message` or `message.attribute`."""
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
