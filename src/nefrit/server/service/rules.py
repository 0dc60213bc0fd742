"""The rules of a game as its catalog has them: by words, kind and chapter, with the places in the documents."""

from __future__ import annotations

import msgspec

from nefrit.rulebook import Catalog, Decision, Rule, catalog, has_catalog, meaning, terms
from nefrit.server.service.games import Games
from nefrit.server.service.trouble import NOT_FOUND, no

RULINGS = ("ruling", "errata")
"""The kinds of rules that answer a question about cards."""


class PlaceShown(msgspec.Struct, frozen=True):
    """Where a document has a rule: its key, title and language, and the chapter or page."""

    document: str
    title: str
    language: str
    place: str


class RuleShown(msgspec.Struct, frozen=True):
    """A rule of a game, or a decision where its documents are silent. A ruling has its example: given, when, then."""

    id: str
    title: str
    kind: str
    text: str
    source: str
    edition: str | None
    chapter: str
    note: str | None
    given: str | None
    when: str | None
    then: str | None
    places: list[PlaceShown]


class TermShown(msgspec.Struct, frozen=True):
    """A term of a game in the language of the reader: what it means, and the rule that defines it.

    `forms` is how it is written in texts. `marked` if it is worth a mark wherever it is written.
    """

    id: str
    name: str
    forms: list[str]
    text: str
    rule: str
    marked: bool


class RulesShown(msgspec.Struct, frozen=True):
    """Some rules of a game, and how many were found in all."""

    count: int
    rules: list[RuleShown]


class ChapterShown(msgspec.Struct, frozen=True):
    """A chapter of the catalog, and how many rules it has."""

    chapter: str
    count: int


def _book(games: Games, game: str) -> Catalog | None:
    name = games.find(game).name
    return catalog(name) if has_catalog(name) else None


def _chapter(id: str) -> str:
    """The chapter of a rule is the second part of its id; decisions are a chapter of their own."""
    parts = id.split(".")
    return parts[0] if parts[0] == "decision" else parts[1]


def rules_found(
    games: Games, game: str, words: str, *, kinds: tuple[str, ...] = (), chapter: str = ""
) -> list[RuleShown]:
    """The rules and decisions in which all words occur, of these kinds and this chapter if any are named."""
    book = _book(games, game)
    wanted = words.casefold().split()
    entries = () if book is None else book.entries.values()
    return [
        _shown(book, entry)
        for entry in entries
        if book is not None
        and (not kinds or entry.kind in kinds)
        and (not chapter or _chapter(entry.id) == chapter)
        and all(word in _told(entry) for word in wanted)
    ]


def _told(entry: Rule | Decision) -> str:
    parts = [entry.id, entry.name, entry.text]
    if isinstance(entry, Rule):
        parts += [part for part in (entry.note, entry.given, entry.when, entry.then) if part is not None]
    return " ".join(parts).casefold()


def rule_shown(games: Games, game: str, id: str) -> RuleShown:
    """The rule or decision of this id."""
    book = _book(games, game)
    entry = None if book is None else book.entries.get(id)
    if book is None or entry is None:
        raise no("no-such-rule", NOT_FOUND)
    return _shown(book, entry)


def titles(games: Games, game: str) -> dict[str, str]:
    """What every rule and decision of a game is called where people read it, by its id."""
    book = _book(games, game)
    return {} if book is None else {id: entry.name for id, entry in book.entries.items()}


def terms_shown(games: Games, game: str, language: str) -> list[TermShown]:
    """The terms of a game that a rule defines, in the order of their file."""
    book = _book(games, game)
    if book is None:
        return []
    return [
        TermShown(
            term.id,
            term.name(language),
            # Cards are in English.
            list(dict.fromkeys([*term.forms.get(language, ()), *term.forms["en"]])),
            *meant,
            term.short is not None,
        )
        for term in terms(games.find(game).name)
        if (meant := meaning(book, term)) is not None
    ]


def chapters(games: Games, game: str) -> list[ChapterShown]:
    """All chapters in the order of the documents."""
    book = _book(games, game)
    counts: dict[str, int] = {}
    for id in () if book is None else book.entries:
        counts[_chapter(id)] = counts.get(_chapter(id), 0) + 1
    return [ChapterShown(chapter, count) for chapter, count in counts.items()]


def _shown(book: Catalog, entry: Rule | Decision) -> RuleShown:
    chapter = _chapter(entry.id)
    if isinstance(entry, Decision):
        return RuleShown(entry.id, entry.name, entry.kind, entry.text, "", None, chapter, None, None, None, None, [])
    return RuleShown(
        entry.id,
        entry.name,
        entry.kind,
        entry.text,
        entry.source,
        entry.edition,
        chapter,
        entry.note,
        entry.given,
        entry.when,
        entry.then,
        _places(book, entry.source),
    )


def _places(book: Catalog, source: str) -> list[PlaceShown]:
    """A source names places in documents, `KEY: PLACE; KEY: PLACE`."""
    documents = {document.key: document for document in book.documents}
    found: list[PlaceShown] = []
    for part in source.split(";"):
        key, _, place = part.partition(":")
        document = documents.get(key.strip())
        if document is not None:
            found.append(PlaceShown(document.key, document.title, document.language, place.strip()))
    return found
