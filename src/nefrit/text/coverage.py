"""How complete and how sound the message files of a source are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    Resource,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from nefrit.text.functions import FUNCTION_NAMES
from nefrit.text.messages import ENGLISH, LANGUAGES
from nefrit.text.names import CASES, GENDER_FORM
from nefrit.text.sources import GENERAL, Source, read_source

GRAMMAR = frozenset({*CASES, GENDER_FORM})
FLUENT_FUNCTIONS = frozenset({"NUMBER", "DATETIME"})


@dataclass(frozen=True)
class LanguageCoverage:
    """What one language has of the English messages, and what is wrong with it.

    Terms (`-clan`), and attributes of messages that state a case or gender, belong to a language's grammar. They are no
    ids to translate, and each language has the ones it needs.
    """

    language: str
    translated: tuple[str, ...]
    """Ids of English messages that this language has."""
    missing: tuple[str, ...]
    """Ids of English messages that this language lacks."""
    unknown: tuple[str, ...]
    """Ids that English has not: most often a typing error, or a message that is no longer used."""
    foreign: Mapping[str, tuple[str, ...]]
    """By message: arguments that the English message does not have, and so will not be given."""
    dangling: Mapping[str, tuple[str, ...]]
    """By message: messages, terms and functions it refers to that do not exist in this language."""
    repeated: tuple[str, ...]
    """Ids written more than once; only the first is used."""
    junk: tuple[str, ...]
    """What could not be parsed, with line numbers."""

    @property
    def share(self) -> float:
        """The share of the English messages that is translated, from 0 to 1."""
        total = len(self.translated) + len(self.missing)
        return len(self.translated) / total if total else 1.0

    def problems(self) -> list[str]:
        """Everything that must be mended, one line each. A missing translation is not among them."""
        return [
            *(f"{self.language}: not parsed, {junk}" for junk in self.junk),
            *(f"{self.language}: {message} is not an English message" for message in self.unknown),
            *(f"{self.language}: {message} is written more than once" for message in self.repeated),
            *(f"{self.language}: {at} uses ${name}, which English does not" for at, name in _pairs(self.foreign)),
            *(f"{self.language}: {at} refers to {name}, which does not exist" for at, name in _pairs(self.dangling)),
        ]


@dataclass(frozen=True)
class Coverage:
    """The state of all languages of one source."""

    source: str
    languages: Mapping[str, LanguageCoverage]

    def shares(self) -> dict[str, float]:
        """The share translated of each language, from 0 to 1."""
        return {language: found.share for language, found in self.languages.items()}

    def problems(self) -> list[str]:
        """Everything that must be mended, in any language, one line each."""
        return [problem for found in self.languages.values() for problem in found.problems()]

    def summary(self) -> list[str]:
        """A line for each language: how much it has, and what it lacks."""
        return [_summary_line(found) for found in self.languages.values()]


def coverage(source: Source) -> Coverage:
    """Compare the message files of a package or directory, in all languages, with the English one."""
    english = _read(source, ENGLISH)
    return Coverage(str(source), {language: _compare(source, language, english) for language in LANGUAGES})


def shares(source: Source) -> dict[str, float]:
    """The share of the English messages that each language has, from 0 to 1."""
    return coverage(source).shares()


@dataclass
class _Entry:
    """What the text of one message, term or attribute uses."""

    arguments: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


@dataclass
class _File:
    """One parsed message file. Names of terms begin with a hyphen."""

    entries: dict[str, _Entry]
    repeated: tuple[str, ...]
    junk: tuple[str, ...]

    def ids(self) -> list[str]:
        """What a translator has to translate."""
        return [name for name in self.entries if not name.startswith("-") and name.partition(".")[2] not in GRAMMAR]

    def arguments(self, name: str) -> set[str]:
        """The arguments a message needs, also for the messages it refers to."""
        needed: set[str] = set()
        waiting, seen = [name], {name}
        while waiting:
            entry = self.entries.get(waiting.pop(), _Entry())
            needed |= entry.arguments
            waiting += entry.messages - seen
            seen |= entry.messages
        return needed


class _Uses(Visitor):
    """Collects what a piece of a message file uses."""

    def __init__(self) -> None:
        self.entry = _Entry()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, VariableReference):
            self.entry.arguments.add(node.id.name)
        elif isinstance(node, MessageReference):
            self.entry.messages.add(_reference(node))
        elif isinstance(node, TermReference):
            self.entry.terms.add(f"-{_reference(node)}")
        elif isinstance(node, FunctionReference):
            self.entry.functions.add(node.id.name)
        super().generic_visit(node)


def _reference(node: MessageReference | TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def _read(source: Source, language: str) -> _File:
    text = read_source(source, language)
    resource = FluentResource(text)
    entries: dict[str, _Entry] = {}
    times: Counter[str] = Counter()
    for name, part in _parts(resource):
        uses = _Uses()
        uses.visit(part)
        entries.setdefault(name, uses.entry)
        times[name] += 1
    repeated = tuple(name for name, count in times.items() if count > 1)
    return _File(entries, repeated, tuple(_describe(entry, text) for entry in resource.body if isinstance(entry, Junk)))


def _parts(resource: Resource) -> Iterator[tuple[str, BaseNode]]:
    for entry in resource.body:
        if isinstance(entry, Message | Term):
            name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if entry.value is not None:
                yield name, entry.value
            attributes: list[Attribute] = entry.attributes
            for attribute in attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


def _describe(junk: Junk, text: str) -> str:
    start = junk.span.start if junk.span else 0
    reasons = "; ".join(str(note.message) for note in junk.annotations or [])
    return f"line {text.count(chr(10), 0, start) + 1}: {reasons}"


def _compare(source: Source, language: str, english: _File) -> LanguageCoverage:
    file = _read(source, language)
    general = _read(GENERAL, language)
    wanted, present = english.ids(), file.ids()
    return LanguageCoverage(
        language=language,
        translated=tuple(name for name in wanted if name in file.entries),
        missing=tuple(name for name in wanted if name not in file.entries),
        unknown=tuple(name for name in present if name not in english.entries),
        foreign=_without_empty({name: _foreign_arguments(name, file, english) for name in file.entries}),
        dangling=_without_empty({name: _dangling(entry, file, general) for name, entry in file.entries.items()}),
        repeated=file.repeated,
        junk=file.junk,
    )


def _foreign_arguments(name: str, file: _File, english: _File) -> tuple[str, ...]:
    if name.startswith("-"):
        return ()
    base, _, attribute = name.partition(".")
    counterpart = base if attribute in GRAMMAR else name
    if counterpart not in english.entries:
        return ()
    return tuple(sorted(file.arguments(name) - english.arguments(counterpart)))


def _dangling(entry: _Entry, file: _File, general: _File) -> tuple[str, ...]:
    existing = file.entries.keys() | general.entries.keys()
    lost = (entry.messages | entry.terms) - existing
    return tuple(sorted(lost | (entry.functions - FUNCTION_NAMES - FLUENT_FUNCTIONS)))


def _without_empty(found: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {name: values for name, values in found.items() if values}


def _pairs(found: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    return ((name, value) for name, values in found.items() for value in values)


def _summary_line(found: LanguageCoverage) -> str:
    total = len(found.translated) + len(found.missing)
    line = f"{found.language}: {len(found.translated)} of {total} messages ({found.share:.0%})"
    return f"{line}; missing: {', '.join(found.missing)}" if found.missing else line
