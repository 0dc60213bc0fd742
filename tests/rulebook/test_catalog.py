import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from nefrit.manifest import own_names
from nefrit.rulebook import KINDS, BrokenCatalog, UnknownGame, UnknownRule, catalog, title_of
from nefrit.rulebook.catalog import LONGEST_TITLE, read_catalog, read_decisions, read_lines

RULES = {"l5r": 742, "senjutsu": 635, "imperium": 486, "invasion": 621}
FOR_ALL_GAMES = 4

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*){2,}")

GOOD = """
game = "l5r"
title = "Title"

[[document]]
key = "doc"
language = "en"
title = "The document"

[[rule]]
id = "l5r.a.b"
title = "One"
kind = "timing"
source = "doc: Chapter"
edition = "1.0+"
text = "First."
note = "Noted."

[[rule]]
id = "l5r.a.c"
kind = "ruling"
source = "doc: Chapter"
text = "Second."
given = "This"
when = "that"
then = "those"

[[decision]]
id = "decision.l5r.a"
title = "Two"
text = "Decided."
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rules.toml"


@pytest.mark.parametrize("game", own_names())
def test_every_rule_and_decision_is_there(game: str) -> None:
    book = catalog(game)
    assert book.game == game
    assert len(book.rules) == RULES[game]
    assert len(book.decisions) > FOR_ALL_GAMES
    assert len(book.entries) == RULES[game] + len(book.decisions), "an id is there twice"


@pytest.mark.parametrize("game", own_names())
def test_ids_are_well_formed_and_say_their_game(game: str) -> None:
    book = catalog(game)
    assert [rule.id for rule in book.rules if not (rule.id.startswith(f"{game}.") and ID.fullmatch(rule.id))] == []
    own = (f"decision.{game}.", "decision.all.")
    assert [each.id for each in book.decisions if not (each.id.startswith(own) and ID.fullmatch(each.id))] == []


@pytest.mark.parametrize("game", own_names())
def test_every_rule_says_which_document_it_comes_from(game: str) -> None:
    book = catalog(game)
    sources = {document.key for document in book.documents} | {"base"}
    assert [rule.id for rule in book.rules if rule.source.partition(":")[0] not in sources] == []


def test_every_kind_is_used_and_rulings_tell_their_example() -> None:
    every = [rule for game in own_names() for rule in catalog(game).rules]
    assert {rule.kind for rule in every} == KINDS
    assert [rule.id for rule in every if (rule.kind == "ruling") != (rule.given is not None)] == []


def test_only_the_game_with_two_documents_of_different_editions_has_editions() -> None:
    editions = {game: {rule.edition for rule in catalog(game).rules} for game in own_names()}
    assert editions.pop("l5r") == {"1.0+", "1.0 only", "1.5+"}
    assert set.union(*editions.values()) == {None}


@pytest.mark.parametrize(
    ("game", "language"), [("l5r", "fr"), ("senjutsu", "cs"), ("imperium", "pl"), ("invasion", "pl")]
)
def test_the_terms_of_a_game_have_english_names_and_those_of_its_documents(game: str, language: str) -> None:
    data = tomllib.loads(files("nefrit").joinpath(game, "terms.toml").read_text(encoding="utf-8"))
    terms = data["term"]
    assert data["game"] == game
    assert len({term["id"] for term in terms}) == len(terms) > 200
    assert [term["id"] for term in terms if not term["en"]] == []
    assert sum(language in term for term in terms) > 0.99 * len(terms)


def test_a_rule_has_all_its_fields(file: Path) -> None:
    file.write_text(GOOD)
    book = read_catalog(file)
    first, second = book.rules
    assert (book.game, book.title, book.documents[0].title) == ("l5r", "Title", "The document")
    assert (first.id, first.kind, first.source, first.edition) == ("l5r.a.b", "timing", "doc: Chapter", "1.0+")
    assert (first.text, first.note, first.given) == ("First.", "Noted.", None)
    assert (second.given, second.when, second.then) == ("This", "that", "those")
    assert book.entry("decision.l5r.a").text == "Decided."
    assert [entry.title for entry in book.entries.values()] == ["One", None, "Two"]
    assert list(book.entries) == ["l5r.a.b", "l5r.a.c", "decision.l5r.a"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Second.", "Second"),
        ("A card (a unit, e.g. an orc) is played; then it is paid.", "A card (a unit, e.g. an orc) is played"),
        (f"{'word ' * 11}wordy, and more", f"{'word ' * 10}word…"),
    ],
)
def test_a_rule_without_a_title_is_called_by_the_beginning_of_its_text(file: Path, text: str, name: str) -> None:
    file.write_text(GOOD.replace("Second.", text))
    assert [entry.name for entry in read_catalog(file).entries.values()] == ["One", name, "Two"]
    assert len(name) <= LONGEST_TITLE


def test_a_rule_is_called_by_its_title_and_an_unknown_one_by_its_id() -> None:
    assert title_of("l5r", "l5r.win.25-honor") == "25 honor wins"
    assert title_of("l5r", "decision.all.endless") == "A game of 500 rounds is stopped and drawn"
    assert title_of("l5r", "l5r.no.such") == "l5r.no.such"


def test_a_catalog_is_read_once() -> None:
    assert catalog("l5r") is catalog("l5r")


@pytest.mark.parametrize("wrong", ["senjitsu", "", "../l5r", "L5R", "chess"])
def test_an_unknown_game_is_refused_with_the_games_there_are(wrong: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        catalog(wrong)
    assert repr(wrong) in str(refusal.value)
    assert all(game in str(refusal.value) for game in own_names())


def test_a_mistyped_game_gets_a_suggestion() -> None:
    with pytest.raises(LookupError, match=r"Did you mean senjutsu\?$"):
        catalog("senjitsu")
    with pytest.raises(LookupError, match=r"senjutsu\.$"):
        catalog("chess")


def test_a_mistyped_rule_gets_a_suggestion() -> None:
    with pytest.raises(UnknownRule, match=r"l5r has no rule 'l5r.win.zero-honour'\. Did you mean l5r\.win\.zero-honor"):
        catalog("l5r").entry("l5r.win.zero-honour")


def test_the_beginning_of_an_id_suggests_what_it_begins() -> None:
    with pytest.raises(UnknownRule, match=r"Did you mean l5r\.win\.immediate or l5r\.win\.break-stronghold or "):
        catalog("l5r").entry("l5r.win.")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('text = "First."', 'text = "First.', "not TOML"),
        ('text = "First."', "", "rule 1 (l5r.a.b): Object missing required field `text`"),
        ('text = "First."', "text = 7", "rule 1 (l5r.a.b): Expected `str`, got `int`"),
        ('text = "First."', 'text = ""', "rule 1 (l5r.a.b): text must be one line"),
        ('text = "First."', r'text = "\u001b[2J"', "rule 1 (l5r.a.b): text must be one line of printable text"),
        ('text = "Decided."', r'text = "two\nlines"', "decision 1 (decision.l5r.a): text must be one line"),
        ('note = "Noted."', 'notes = "Noted."', "rule 1 (l5r.a.b): unknown key 'notes'. Did you mean note?"),
        ('language = "en"', 'file = "x"', "unknown key 'file'"),
        ('key = "doc"', "key = []", "Expected `str`, got `array`"),
        ('id = "l5r.a.b"', "", "rule 1 (without an id): Object missing required field `id`"),
        ('id = "l5r.a.c"', 'id = "l5r.a.b"', "'l5r.a.b' is there twice"),
        ('id = "l5r.a.c"', 'id = "imperium.a.c"', "'imperium.a.c' must begin with 'l5r.'"),
        ('id = "decision.l5r.a"', 'id = "decision.all.a"', "must begin with 'decision.l5r.'"),
        ('kind = "timing"', 'kind = "timming"', "l5r.a.b: unknown kind 'timming'. Did you mean timing?"),
        ('title = "One"', f'title = "{"o" * 61}"', "l5r.a.b: its title is longer than 60 characters"),
        ('title = "Two"', f'title = "{"o" * 61}"', "decision.l5r.a: its title is longer than 60 characters"),
        ('title = "One"', 'title = ""', "rule 1 (l5r.a.b): title must be one line"),
        ('then = "those"', "", "l5r.a.c: given, when and then belong together"),
        ('game = "l5r"', 'game = "senjutsu"', "'l5r.a.b' must begin with 'senjutsu.'"),
        ('game = "l5r"', 'game = "L5R (draft)"', "it must begin with the name of the game in small letters"),
        ('game = "l5r"', "", "it must begin with the name of the game in small letters"),
        ('title = "Title"', "title = 1", "it must begin with the name of the game in small letters, and a title"),
        ('title = "Title"', 'title = "Title"\nextra = 1', "unknown key 'extra'"),
        ("[[decision]]", "[decision]", "decision must be written as [[decision]] tables"),
        ('title = "Title"', f"title = {'[' * 100_000}", "nested too deeply"),
    ],
)
def test_a_broken_catalog_says_where_it_is_broken(file: Path, old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    file.write_text(GOOD.replace(old, new, 1))
    with pytest.raises(BrokenCatalog) as broken:
        read_catalog(file)
    assert str(broken.value).startswith(f"{file}: ")
    assert complaint in str(broken.value)


def test_a_file_that_is_not_text_or_not_there_is_a_broken_catalog(file: Path) -> None:
    with pytest.raises(BrokenCatalog, match="cannot be read"):
        read_catalog(file)
    file.write_bytes(b'title = "\xff"')
    with pytest.raises(BrokenCatalog, match="not TOML"):
        read_catalog(file)


def test_a_file_of_common_decisions_has_nothing_else(file: Path) -> None:
    file.write_text('[[decision]]\nid = "decision.all.a"\ntext = "Decided."\n')
    assert [decision.id for decision in read_decisions(file, "all")] == ["decision.all.a"]
    file.write_text(f'[[decision]]\nid = "decision.all.a"\ntext = "Decided."\ntitle = "{"o" * 61}"\n')
    with pytest.raises(BrokenCatalog, match="longer than 60 characters"):
        read_decisions(file, "all")
    file.write_text('[[decision]]\nid = "decision.all.a"\ntext = "Decided."\n')
    with pytest.raises(BrokenCatalog, match=r"must begin with 'decision\.l5r\.'"):
        read_decisions(file, "l5r")
    file.write_text(GOOD)
    with pytest.raises(BrokenCatalog, match="unknown key 'game'"):
        read_decisions(file, "all")


WITH_LINES = {"l5r": 742, "senjutsu": 632, "imperium": 403, "invasion": 448}
"""How many rules of each game say the line; the others are of sections whose headings the documents have lost, or of
rules that are in no document at hand."""


@pytest.mark.parametrize("game", own_names())
def test_rules_say_the_line_of_their_document(game: str) -> None:
    book = catalog(game)
    places = {rule.id: book.places(rule) for rule in book.rules}
    assert {rule.id for rule in book.rules if not places[rule.id]} == {
        rule.id for rule in book.rules if rule.source.startswith("base: ")
    }
    assert sum(any(place.line for place in found) for found in places.values()) == WITH_LINES[game]
    cited = {(place.document.key, place.section) for found in places.values() for place in found}
    known = {(key, section) for key, sections in book.lines.items() for section in sections}
    assert known <= cited, "each section is one that a rule comes from"


def test_a_source_names_its_document_once_for_several_sections(file: Path) -> None:
    file.write_text(GOOD.replace('"doc: Chapter"', '"doc: Chapter; Other: part"', 1))
    book = read_catalog(file)
    assert [(place.document.key, place.section, place.line) for place in book.places(book.rules[0])] == [
        ("doc", "Chapter", None),
        ("doc", "Other: part", None),
    ]


@pytest.mark.parametrize(
    ("text", "complaint"), [("[dco]\n", "unknown key 'dco'"), ('[doc]\nChapter = "x"\n', "Expected `int`")]
)
def test_lines_are_numbers_of_lines_of_known_documents(file: Path, text: str, complaint: str) -> None:
    file.write_text(GOOD)
    lines = file.with_name("lines.toml")
    lines.write_text(text)
    with pytest.raises(BrokenCatalog, match=complaint):
        read_lines(lines, read_catalog(file))
