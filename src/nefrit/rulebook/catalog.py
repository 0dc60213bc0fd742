"""The rule catalog of each game: every rule of its documents under an id, in our own words.

A catalog is data of the package of its game, whose manifest says where it is. The rules come from published documents.
Where those are silent, damaged or disagree, a decision of this project fills the gap; it has an id and is cited just
like a rule.
"""

import dataclasses
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

from nefrit.manifest import file_at, manifest_of, manifests
from nefrit.rulebook.suggest import did_you_mean

KINDS = frozenset(
    {
        "component",
        "deckbuilding",
        "definition",
        "errata",
        "format",
        "keyword",
        "procedure",
        "restriction",
        "ruling",
        "scoring",
        "setup",
        "solo",
        "structure",
        "timing",
        "victory",
    }
)
"""What a rule can be about. A `ruling` is an official answer to a question, told as given, when, then."""

LONGEST_TITLE = 60
"""How many characters the title of a rule may have."""


class UnknownGame(LookupError):
    """There is no catalog for the game that was asked for."""

    def __init__(self, game: str) -> None:
        known = games()
        super().__init__(f"There is no game {game!r}, only {', '.join(known)}.{did_you_mean(game, known)}")


class UnknownRule(LookupError):
    """The catalog of the game has neither a rule nor a decision under the id that was asked for."""


class BrokenCatalog(ValueError):
    """A catalog file cannot be read, or says something that makes no sense."""


@dataclass(frozen=True, slots=True)
class Document:
    """A published document that rules come from; the `source` of a rule begins with its key."""

    key: str
    language: str
    title: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule comes from: a document, the section, and the line of the document's text at which that begins.

    Some sections have no line: the text of the document has lost their headings, or is not at hand.
    """

    document: Document
    section: str
    line: int | None


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game. `given`, `when` and `then` tell the example of a ruling and are there together or not at all.

    `title` says the point of the rule in a few words. `edition` says which editions of the documents have the rule,
    where the game has several.
    """

    id: str
    kind: str
    source: str
    text: str
    title: str | None = None
    edition: str | None = None
    note: str | None = None
    given: str | None = None
    when: str | None = None
    then: str | None = None

    @property
    def name(self) -> str:
        """The title, or the beginning of the text where there is none."""
        return self.title or beginning(self.text)


@dataclass(frozen=True, slots=True)
class Decision:
    """What this project decided where the documents of a game do not say."""

    id: str
    text: str
    title: str | None = None

    @property
    def kind(self) -> str:
        """Always `decision`, so that rules and decisions can stand in one list."""
        return "decision"

    @property
    def name(self) -> str:
        """The title, or the beginning of the text where there is none."""
        return self.title or beginning(self.text)


def beginning(text: str) -> str:
    """The first clause of a text, cut after a whole word where it is longer than a title may be."""
    clause = re.split(r"[.;](?= [A-Z]|$)|; ", text, maxsplit=1)[0]
    if len(clause) <= LONGEST_TITLE:
        return clause
    return clause[:LONGEST_TITLE].rpartition(" ")[0].rstrip(",") + "…"


@dataclass(frozen=True)
class Catalog:
    """All rules of one game in the order of its documents, and the decisions that hold in it.

    Ids begin with the name of the game. A variation of the game, under a name of its own, may have the same catalog.
    """

    game: str
    title: str
    documents: tuple[Document, ...]
    rules: tuple[Rule, ...]
    decisions: tuple[Decision, ...]
    lines: dict[str, dict[str, int]] = dataclasses.field(default_factory=dict)

    @cached_property
    def entries(self) -> dict[str, Rule | Decision]:
        """Every rule and decision by its id, the rules first."""
        rules: dict[str, Rule | Decision] = {rule.id: rule for rule in self.rules}
        return rules | {decision.id: decision for decision in self.decisions}

    def places(self, rule: Rule) -> list[Place]:
        """Return where a rule comes from. A source names its document once for all the sections that follow."""
        documents = {document.key: document for document in self.documents}
        found: list[Place] = []
        document: Document | None = None
        for part in rule.source.split("; "):
            key, _, rest = part.partition(": ")
            section = part
            if key in documents:
                document, section = documents[key], rest
            if document is not None:
                found.append(Place(document, section, self.lines.get(document.key, {}).get(section)))
        return found

    def entry(self, rule_id: str) -> Rule | Decision:
        """Return the rule or decision with this id, or raise `UnknownRule` with the ids that look like it."""
        found = self.entries.get(rule_id)
        if found is None:
            raise UnknownRule(f"{self.game} has no rule {rule_id!r}.{did_you_mean(rule_id, self.entries)}")
        return found


def games() -> tuple[str, ...]:
    """The names of the games that have a catalog."""
    return tuple([name for name, manifest in manifests().items() if manifest.rulebook])


def catalog(game: str) -> Catalog:
    """Return the catalog of a game, with its own decisions and those that hold in every game."""
    place = manifest_of(game).rulebook
    if not place:
        raise UnknownGame(game)
    return _packaged(place)


def title_of(game: str, rule_id: str) -> str:
    """What a rule or decision of a game is called where people read it; its id if no catalog has it."""
    entry = catalog(game).entries.get(rule_id) if has_catalog(game) else None
    return rule_id if entry is None else entry.name


def has_catalog(game: str) -> bool:
    """Whether a game has a catalog."""
    return bool(manifest_of(game).rulebook)


@cache
def _packaged(place: str) -> Catalog:
    own = read_catalog(file_at(place))
    common = read_decisions(files("nefrit.rulebook").joinpath("decisions.toml"), "all")
    lines = file_at(re.sub("[^:/]+$", "lines.toml", place))
    return dataclasses.replace(
        own, decisions=own.decisions + common, lines=read_lines(lines, own) if lines.is_file() else {}
    )


def read_catalog(file: Traversable | Path) -> Catalog:
    """Read the catalog of a game from a TOML file, or raise `BrokenCatalog` with the file and what is wrong in it."""
    data = _parsed(file)
    _only_keys(data, ("game", "title", "document", "rule", "decision"), str(file))
    game, title = data.get("game"), data.get("title")
    if not isinstance(game, str) or not re.fullmatch("[a-z0-9-]+", game) or not isinstance(title, str):
        raise BrokenCatalog(f"{file}: it must begin with the name of the game in small letters, and a title")
    read = Catalog(
        game=game,
        title=title,
        documents=_records(file, data, "document", Document),
        rules=_records(file, data, "rule", Rule),
        decisions=_records(file, data, "decision", Decision),
    )
    for rule in read.rules:
        if rule.kind not in KINDS:
            raise BrokenCatalog(f"{file}: {rule.id}: unknown kind {rule.kind!r}.{did_you_mean(rule.kind, KINDS)}")
        if len({part is None for part in (rule.given, rule.when, rule.then)}) > 1:
            raise BrokenCatalog(f"{file}: {rule.id}: given, when and then belong together")
    _check_ids(file, f"{game}.", read.rules)
    _check_ids(file, f"decision.{game}.", read.decisions)
    _check_titles(file, (*read.rules, *read.decisions))
    return read


def read_decisions(file: Traversable | Path, scope: str) -> tuple[Decision, ...]:
    """Read a TOML file that has nothing but decisions, all with ids that begin with `decision.SCOPE.`."""
    data = _parsed(file)
    _only_keys(data, ("decision",), str(file))
    decisions = _records(file, data, "decision", Decision)
    _check_ids(file, f"decision.{scope}.", decisions)
    _check_titles(file, decisions)
    return decisions


def read_lines(file: Traversable | Path, catalog: Catalog) -> dict[str, dict[str, int]]:
    """Read at which lines of the documents of a catalog their sections begin: a table for each document."""
    data = _parsed(file)
    _only_keys(data, [document.key for document in catalog.documents], str(file))
    try:
        return msgspec.convert(data, type=dict[str, dict[str, int]])
    except msgspec.ValidationError as error:
        raise BrokenCatalog(f"{file}: {error}") from error


def _parsed(file: Traversable | Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_bytes().decode("utf-8"))
    except OSError as error:
        raise BrokenCatalog(f"{file}: it cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenCatalog(f"{file}: it is not TOML ({error})") from error
    except RecursionError as error:
        raise BrokenCatalog(f"{file}: it is nested too deeply") from error


Record = TypeVar("Record", Document, Rule, Decision)


def _records(file: Traversable | Path, data: dict[str, object], name: str, kind: type[Record]) -> tuple[Record, ...]:
    tables = data.get(name, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BrokenCatalog(f"{file}: {name} must be written as [[{name}]] tables")
    records: list[Record] = []
    for number, table in enumerate(tables, start=1):
        where = f"{file}: {name} {number} ({table.get('id') or table.get('key') or 'without an id'})"
        _only_keys(table, [field.name for field in dataclasses.fields(kind)], where)
        for key, value in table.items():
            # These texts are printed to terminals and into tables, one line each.
            if isinstance(value, str) and not (value.strip() and value.isprintable()):
                raise BrokenCatalog(f"{where}: {key} must be one line of printable text")
        try:
            records.append(msgspec.convert(table, type=kind))
        except msgspec.ValidationError as error:
            raise BrokenCatalog(f"{where}: {error}") from error
    return tuple(records)


def _only_keys(table: dict[str, object], known: Iterable[str], where: str) -> None:
    for key in table:
        if key not in known:
            raise BrokenCatalog(f"{where}: unknown key {key!r}.{did_you_mean(key, known)}")


def _check_ids(file: Traversable | Path, prefix: str, entries: Iterable[Rule | Decision]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if not entry.id.startswith(prefix):
            raise BrokenCatalog(f"{file}: {entry.id!r} must begin with {prefix!r}")
        if entry.id in seen:
            raise BrokenCatalog(f"{file}: {entry.id!r} is there twice")
        seen.add(entry.id)


def _check_titles(file: Traversable | Path, entries: Iterable[Rule | Decision]) -> None:
    for entry in entries:
        if entry.title is not None and len(entry.title) > LONGEST_TITLE:
            raise BrokenCatalog(f"{file}: {entry.id}: its title is longer than {LONGEST_TITLE} characters")
