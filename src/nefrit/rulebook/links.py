"""Says for every rule where it lives in the code and which tests prove it.

A rule lives where its full id is written: in a step, a refusal, a decision, a comment, the data of a card. So that a
mistyped id does not go unnoticed, `unknown_citations` finds ids that no catalog has. It looks at strings that are
nothing but an id, at comments such as `# rule: l5r.some.id`, and at the marks of tests; other text may well hold
something that only looks like an id, such as the path of a module.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from nefrit.manifest import manifest_of
from nefrit.rulebook.catalog import Decision, Rule, catalog, games
from nefrit.rulebook.marks import marks, parsed
from nefrit.rulebook.sources import NEFRIT, Source, checkout

NEEDS_NO_TEST = frozenset({"component", "definition"})
"""Kinds of rules that need a place in the code, but have no behaviour that a test could prove."""

_MARKED_COMMENT = re.compile(r"#[ \t]*rules?:(?P<ids>.*)")


@dataclass(frozen=True, slots=True)
class Patterns:
    """How the ids of some games are written: in the middle of a text, as a whole, in quotes."""

    token: re.Pattern[str]
    whole: re.Pattern[str]
    quoted: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Link:
    """A rule or decision with its places in the code (`path:line`) and its tests (as pytest names them)."""

    entry: Rule | Decision
    code: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def needs_test(self) -> bool:
        """Whether a place in the code is not enough and a test has to prove the rule."""
        return self.entry.kind not in NEEDS_NO_TEST

    @property
    def missing(self) -> str | None:
        """What the rule still lacks, or None if it has all it needs."""
        if not self.code:
            return "no place in the code"
        return "no test" if self.needs_test and not self.tests else None


@dataclass(frozen=True, slots=True)
class Citation:
    """An id that is cited, and the places (`path:line`) that cite it."""

    id: str
    places: tuple[str, ...]


def links(game: str, root: Path | None = None) -> list[Link]:
    """Return every rule of a game, and after them the decisions, each with its places and tests.

    `root` is the repository to look into; without it, it is the one that the package of the game runs from.
    """
    entries = catalog(game).entries
    written = _patterns((catalog(game).game,))
    # Dictionaries without values: sets that keep their order.
    code: dict[str, dict[str, None]] = {rule_id: {} for rule_id in entries}
    tests: dict[str, dict[str, None]] = {rule_id: {} for rule_id in entries}
    where = checkout(root, _package_of(game))
    for source in where.code():
        for rule_id, line in _tokens(source.text, written):
            if rule_id in code:
                code[rule_id][f"{source.path}:{line}"] = None
    for source in where.test_modules():
        for mark in marks(source):
            if mark.id in tests:
                tests[mark.id].update(dict.fromkeys(mark.tests))
    return [Link(entry, tuple(code[entry.id]), tuple(tests[entry.id])) for entry in entries.values()]


def cited(game: str, root: Path | None = None) -> dict[str, tuple[str, ...]]:
    """Return the rules that the code and the data of a game hand on as values, each with its places.

    These can come up while it is played: as the rule of a step, a decision, a refusal or an outcome. Ids in comments
    and docstrings are not among them.
    """
    entries = catalog(game).entries
    written = _patterns((catalog(game).game,))
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for source in checkout(root, _package_of(game)).code():
        if not any(rule_id in entries for rule_id, _ in _tokens(source.text, written)):
            continue
        for rule_id, line in _values(source, written):
            if rule_id in entries:
                found[rule_id][f"{source.path}:{line}"] = None
    return {rule_id: tuple(places) for rule_id, places in found.items()}


def unknown_citations(root: Path | None = None, package: str = NEFRIT) -> list[Citation]:
    """Return the ids cited in the code or in the marks of tests that are in no catalog, in alphabetical order.

    Of the code, only ids of games of the same package are looked at.
    """
    own = [catalog(game) for game in games() if _package_of(game) == package]
    written = _patterns(tuple([book.game for book in own]))
    known = {rule_id for book in own for rule_id in book.entries}
    unknown: defaultdict[str, list[str]] = defaultdict(list)
    where = checkout(root, package)
    for source in where.code():
        # Most files name known ids only; the rest alone are worth parsing.
        if all(rule_id in known for rule_id, _ in _tokens(source.text, written)):
            continue
        for rule_id, line in _claimed(source, written):
            if rule_id not in known:
                unknown[rule_id].append(f"{source.path}:{line}")
    for source in where.test_modules():
        for mark in marks(source):
            if mark.id not in known:
                unknown[mark.id].append(f"{source.path}:{mark.line}")
    return [Citation(rule_id, tuple(dict.fromkeys(unknown[rule_id]))) for rule_id in sorted(unknown)]


def _package_of(game: str) -> str:
    """The package that holds the catalog of a game, and with it the code of the game."""
    return manifest_of(game).rulebook.partition(":")[0].partition(".")[0]


@cache
def _patterns(games: tuple[str, ...]) -> Patterns:
    # Possessive, so that a longer id is never taken for a shorter one; a full stop after an id only ends a sentence.
    id = rf"(?:{'|'.join(map(re.escape, (*games, 'decision')))})(?:\.[a-z0-9-]++){{2,}}+"
    return Patterns(
        token=re.compile(rf"(?<![\w.-]){id}(?!\w|\.\w)"),
        whole=re.compile(id),
        quoted=re.compile(rf"""(?P<quote>["'])(?P<id>{id})(?P=quote)"""),
    )


def _tokens(text: str, written: Patterns) -> Iterator[tuple[str, int]]:
    """Yield everything in a text that is written like an id, with its line."""
    line, end = 1, 0
    for match in written.token.finditer(text):
        line += text.count("\n", end, match.start())
        end = match.start()
        yield match.group(), line


def _values(source: Source, written: Patterns) -> Iterator[tuple[str, int]]:
    """Yield the strings that are nothing but an id, with their lines."""
    if source.path.endswith(".py"):
        yield from _string_literals(parsed(source), written)
        return
    for line, text in enumerate(source.text.split("\n"), start=1):
        yield from ((match["id"], line) for match in written.quoted.finditer(text))


def _claimed(source: Source, written: Patterns) -> Iterator[tuple[str, int]]:
    """Yield what can only be meant as an id, with its line."""
    yield from _values(source, written)
    for line, text in enumerate(source.text.split("\n"), start=1):
        if comment := _MARKED_COMMENT.search(text):
            yield from ((rule_id, line) for rule_id, _ in _tokens(comment["ids"], written))


def _string_literals(tree: ast.Module, written: Patterns) -> Iterator[tuple[str, int]]:
    # The constant parts of an f-string are beginnings and ends of something longer.
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as text) if id(node) not in parts and written.whole.fullmatch(text):
                yield text, node.lineno
