import json
import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from nefrit.cli.rules import rules
from nefrit.manifest import own_names
from nefrit.rulebook import catalog

SHORT, LONG = "l5r.active-player.dynasty", "l5r.active-player.dynasty-alternates"
DEFINITION = "l5r.unopposed.definition"
DECISION = "decision.l5r.no-winner"

app = typer.Typer()
app.command()(rules)


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "GITHUB_ACTIONS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout in which two rules and a decision are complete, and one rule has no test."""
    code, tests = tmp_path / "src/nefrit/l5r", tmp_path / "tests"
    code.mkdir(parents=True)
    tests.mkdir()
    (code / "turn.py").write_text(f'"{SHORT}"\n"{LONG}"\n"{DEFINITION}"\n"{DECISION}"\n')
    (tests / "test_turn.py").write_text(f'@rule("{SHORT}", "{DECISION}")\ndef test_turn(): ...\n')
    return tmp_path


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*arguments: str) -> str:
    """Return the one line that tells what was wrong."""
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def ids(output: str) -> list[str]:
    return [entry["id"] for entry in json.loads(output)]


@pytest.mark.parametrize("game", own_names())
def test_json_has_every_rule_with_its_fields(game: str) -> None:
    entries = json.loads(run(game, "--json"))
    book = catalog(game)
    assert [entry["id"] for entry in entries] == list(book.entries)
    for entry, rule in zip(entries, book.rules, strict=False):
        assert entry["title"] == rule.title
        assert {"id", "title", "kind", "edition", "source", "text", "note", "code", "tests"} <= entry.keys()
        assert (entry["kind"], entry["edition"], entry["source"]) == (rule.kind, rule.edition, rule.source)
        assert (entry["text"], entry["note"]) == (rule.text, rule.note)
        assert (entry.get("given"), entry.get("when"), entry.get("then")) == (rule.given, rule.when, rule.then)


UNOPPOSED = "l5r.unopposed.definition"


def test_json_tells_the_document_the_section_and_the_line_of_a_rule() -> None:
    (entry,) = json.loads(run("l5r", UNOPPOSED, "--json"))
    documents = {document.key: document.title for document in catalog("l5r").documents}
    assert [(place["document"], place["title"]) for place in entry["places"]] == list(documents.items())
    assert [place["section"] for place in entry["places"]] == [
        "Niebroniony, Niebroniony konflikt",
        "Non Opposé, Conflit Non Opposé",
    ]
    assert [place["line"] for place in entry["places"]] == [487, 806]


def test_the_list_and_the_full_text_tell_document_and_line() -> None:
    listed = " ".join(run("l5r", "--find", UNOPPOSED).split())
    assert "pl10: Niebroniony, Niebroniony konflikt, line 487; fr15: Non Opposé, Conflit Non Opposé, line 806" in listed
    full = " ".join(run("l5r", UNOPPOSED).split())
    assert "Guide de Référence, version 1.5 (11/07/2018), line 806" in full


def test_a_decision_comes_from_no_document() -> None:
    (entry,) = json.loads(run("l5r", DECISION, "--json"))
    assert entry["places"] == []


def test_json_has_places_tests_and_what_is_missing(root: Path) -> None:
    by_id = {entry["id"]: entry for entry in json.loads(run("l5r", "--json", "--root", str(root)))}
    assert by_id[SHORT]["code"] == ["src/nefrit/l5r/turn.py:1"]
    assert by_id[SHORT]["tests"] == ["tests/test_turn.py::test_turn"]
    assert by_id[SHORT]["missing"] is None
    assert by_id[LONG]["missing"] == "no test"
    assert by_id[DECISION]["kind"] == "decision"
    assert by_id["l5r.win.immediate"]["missing"] == "no place in the code"


def test_the_table_shows_what_a_rule_says_and_how_often_it_is_cited(root: Path) -> None:
    output = run("l5r", "--find", "active-player.dynasty", "--root", str(root))
    lines = [line.split() for line in output.splitlines()]
    kinds = {rule.id: rule.kind for rule in catalog("l5r").rules}
    assert [SHORT, kinds[SHORT], "1", "1"] in lines
    assert [LONG, kinds[LONG], "1", "none"] in lines
    assert catalog("l5r").entry(SHORT).text.split()[:5] in [line[:5] for line in lines]
    assert "l5r: 3 rules and 0 decisions; 1 complete, no place in the code: 1, no test: 1." in output


def test_a_rule_that_needs_no_test_is_not_blamed_for_having_none(root: Path) -> None:
    output = run("l5r", "--find", DEFINITION, "--root", str(root))
    assert [DEFINITION, "definition", "1", "-"] in [line.split() for line in output.splitlines()]
    assert "l5r: 1 rule and 0 decisions; 1 complete." in output


def test_the_table_counts_everything() -> None:
    assert f"l5r: 742 rules and {len(catalog('l5r').decisions)} decisions; " in run("l5r")


def test_the_output_in_a_file_has_no_colours_and_whole_ids() -> None:
    output = run("invasion")
    assert "\x1b" not in output
    assert [rule_id for rule_id in catalog("invasion").entries if rule_id not in output] == []


def test_colours_appear_where_the_reader_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[" in run("l5r", "--kind", "victory")


def test_brackets_in_a_rule_are_shown_as_they_are() -> None:
    rule = next(rule for rule in catalog("l5r").rules if "[period]" in rule.text)
    assert "[period]" in run("l5r", "--find", rule.id)
    assert "[period]" in run("l5r", rule.id)


def test_missing_lists_what_falls_short_and_why(root: Path) -> None:
    output = run("l5r", "--missing", "--root", str(root))
    assert re.search(rf"{LONG} +\w+ +no test", output)
    assert re.search(r"l5r\.win\.immediate +victory +no place in the code", output)
    assert not re.search(rf"({SHORT}|{DEFINITION}|{DECISION}) ", output)
    everything = len(catalog("l5r").entries)
    assert f"0 complete, no place in the code: {everything - 4}, no test: 1." in output
    assert len(ids(run("l5r", "--missing", "--json", "--root", str(root)))) == everything - 3


def test_kinds_can_be_chosen() -> None:
    victory = [rule.id for rule in catalog("l5r").rules if rule.kind == "victory"]
    both = [rule.id for rule in catalog("l5r").rules if rule.kind in ("victory", "errata")]
    assert ids(run("l5r", "--kind", "victory", "--json")) == victory
    assert ids(run("l5r", "--kind", "victory", "--kind", "errata", "--json")) == both
    decisions = [decision.id for decision in catalog("l5r").decisions]
    assert ids(run("l5r", "--kind", "decision", "--json")) == decisions


def test_find_wants_all_words_wherever_they_are() -> None:
    found = ids(run("l5r", "--find", "DIAL honor", "--json"))
    assert "l5r.bid.dial-not-adjusted" in found
    assert len(found) < len(ids(run("l5r", "--find", "honor", "--json")))
    ruling = next(rule for rule in catalog("l5r").rules if rule.given)
    assert ids(run("l5r", "--find", f"{ruling.id} {ruling.given}", "--json")) == [ruling.id]


def test_nothing_found_is_said() -> None:
    assert run("l5r", "--find", "locomotive") == "l5r: no rule to show.\n"
    assert json.loads(run("l5r", "--find", "locomotive", "--json")) == []


def test_one_rule_is_shown_in_full_with_the_decision_made_about_it(root: Path) -> None:
    output = " ".join(run("l5r", SHORT, "--root", str(root)).split())
    rule = next(rule for rule in catalog("l5r").rules if rule.id == SHORT)
    assert rule.text in output
    assert rule.source in output
    assert f"pl10 = {catalog('l5r').documents[0].title}" in output
    assert f"decision {DECISION}: {catalog('l5r').entry(DECISION).text}" in output
    assert "code src/nefrit/l5r/turn.py:1 tests tests/test_turn.py::test_turn missing nothing" in output


def test_one_ruling_is_shown_with_its_note_and_example() -> None:
    ruling = next(rule for rule in catalog("invasion").rules if rule.given and rule.note)
    output = " ".join(run("invasion", ruling.id).split())
    for part in (ruling.note, ruling.given, ruling.when, ruling.then):
        assert part is not None
        assert part in output


def test_one_decision_is_shown_in_full(root: Path) -> None:
    output = " ".join(run("l5r", DECISION, "--root", str(root)).split())
    assert catalog("l5r").entry(DECISION).text in output
    assert output.count(DECISION) == 1
    assert ids(run("l5r", DECISION, "--json")) == [DECISION]


def test_an_unknown_rule_is_refused_with_suggestions() -> None:
    assert "Did you mean l5r.win.zero-honor" in refused("l5r", "l5r.win.zero-honour")
    assert "Did you mean l5r.win.zero-honor" in refused("l5r", "l5r.win.zero-honour", "--json")


def test_a_rule_of_another_game_is_sent_there() -> None:
    assert refused("imperium", SHORT) == f"{SHORT} is a rule of l5r, not of imperium."


def test_an_unknown_game_is_refused_with_suggestions() -> None:
    assert refused("senjitsu").startswith("There is no game 'senjitsu', only imperium, invasion, l5r, senjutsu.")
    assert refused("senjitsu", SHORT).endswith("Did you mean senjutsu?")


def test_an_unknown_kind_is_refused_with_suggestions() -> None:
    assert refused("l5r", "--kind", "rulling").endswith("Did you mean ruling?")


def test_one_rule_and_a_choice_of_rules_exclude_each_other() -> None:
    assert refused("l5r", SHORT, "--missing") == "Give either an id or --missing, --kind and --find, not both."


def test_a_directory_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    assert "has no src/nefrit" in refused("l5r", "--root", str(tmp_path))


def test_help_shows_examples_that_work() -> None:
    shown = re.findall(r"nefrit rules (\w+) ([\w.-]+\.[\w.-]+)", run("--help"))
    assert shown
    for game, rule_id in shown:
        assert rule_id in run(game, rule_id)
