"""The terms of each game: what its things, verbs and states are called in several languages, and what they mean.

A file of terms lies beside the catalog of its game. The names come from the rule documents, the sentences are ours.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from nefrit.manifest import file_at, manifest_of
from nefrit.rulebook.catalog import BrokenCatalog, Catalog, catalog, has_catalog

LONGEST_SENTENCE = 160
"""How many characters the sentence that explains a term may have."""

LANGUAGES = ("en", "pl", "cs", "fr")
"""The languages in which terms have names; the English one is always there."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a game: its forms (the name, and the plural where there is one) by language, and what it means.

    `short` explains it in one sentence, and `rule` is the id of the rule that defines it; the rest have neither.
    """

    id: str
    forms: dict[str, tuple[str, ...]]
    short: str | None = None
    rule: str | None = None

    def name(self, language: str) -> str:
        """What it is called in a language; in English where that has no name for it."""
        return self.forms.get(language, self.forms["en"])[0]


def terms(game: str) -> tuple[Term, ...]:
    """All terms of a game in the order of their file; none if the game has no such file."""
    return _packaged(manifest_of(game).rulebook) if has_catalog(game) else ()


def meaning(book: Catalog, term: Term) -> tuple[str, str] | None:
    """What a term means, and the id of the rule that defines it; None if no rule does.

    A term without a sentence is explained by its rule: by the first of the chapter that is called as the term is.
    """
    if term.rule is not None and term.rule in book.entries:
        return term.short or book.entries[term.rule].text, term.rule
    chapter = re.sub(r"[^a-z0-9]+", "-", term.forms["en"][0].lower())
    found = next((rule for rule in book.rules if rule.id.split(".")[1] == chapter), None)
    return None if found is None else (found.text, found.id)


@cache
def _packaged(place: str) -> tuple[Term, ...]:
    file = file_at(re.sub("[^:/]+$", "terms.toml", place))
    return read_terms(file) if file.is_file() else ()


def read_terms(file: Traversable | Path, book: Catalog | None = None) -> tuple[Term, ...]:
    """Read the terms of a game from a TOML file, or raise `BrokenCatalog` with the file and what is wrong in it."""
    try:
        data = tomllib.loads(file.read_bytes().decode("utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenCatalog(f"{file}: it cannot be read ({error})") from error
    game = data.get("game")
    if not isinstance(game, str):
        raise BrokenCatalog(f"{file}: it must begin with the name of the game")
    rules = (book or catalog(game)).entries
    found: dict[str, Term] = {}
    for table in data.get("term", []):
        term = _term(file, table)
        if term.id in found:
            raise BrokenCatalog(f"{file}: {term.id!r} is there twice")
        if term.short is not None and len(term.short) > LONGEST_SENTENCE:
            raise BrokenCatalog(f"{file}: {term.id}: its sentence is longer than {LONGEST_SENTENCE} characters")
        if (term.short is None) != (term.rule is None):
            raise BrokenCatalog(f"{file}: {term.id}: short and rule belong together")
        if term.rule is not None and term.rule not in rules:
            raise BrokenCatalog(f"{file}: {term.id}: there is no rule {term.rule!r}")
        found[term.id] = term
    return tuple(found.values())


def _term(file: Traversable | Path, table: dict[str, object]) -> Term:
    values = {key: value for key, value in table.items() if isinstance(value, str) and value.strip()}
    if len(values) < len(table) or "id" not in values or "en" not in values:
        raise BrokenCatalog(f"{file}: {table.get('id', 'a term')}: a term is text, with an id and an English name")
    forms = {
        language: tuple([values[key] for key in (language, f"{language}_plural") if key in values])
        for language in LANGUAGES
        if language in values
    }
    return Term(values["id"], forms, values.get("short"), values.get("rule"))
