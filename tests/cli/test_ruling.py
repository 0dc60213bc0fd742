"""The command `nefrit ruling`: the list, one ruling played for people and for programs, and what can go wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from nefrit.cli import scenarios
from nefrit.rulebook import Rule, catalog
from nefrit.rulebook.sources import checkout
from tests.cli.conftest import Nefrit

REPRIEVE = "l5r.faq.reprieve-ability-not-used"
BANZAI = "l5r.faq.banzai-cancel-options"
RULINGS = [rule for rule in catalog("l5r").rules if rule.kind in ("ruling", "errata")]
PLACES = scenarios.places(checkout())

SCENARIO = '''
from nefrit.l5r.game import GAME
from nefrit.testing import rule, side


@rule("{id}")
def test_bids(table):
    """Who bids?

    Both of them,
    at the same time.
    """
    deck = {{"conflict-deck": ["5x Fine Katana"], "dynasty-deck": ["5x Otomo Courtier"]}}
    table.position("draw", ann=side(honor=10, **deck), bob=side(honor=10, **deck))
    table.ann.says(1)
    assert {claim}
'''


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without scenarios; what is imported from it is forgotten afterwards."""
    (tmp_path / "src" / "nefrit").mkdir(parents=True)
    (tmp_path / "tests" / "l5r" / "rulings").mkdir(parents=True)
    for name in [name for name in sys.modules if name == "tests" or name.startswith("tests.l5r")]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def write(root: Path, name: str, id: str = REPRIEVE, claim: str = "table.deciding == ['bob']") -> None:
    (root / "tests" / "l5r" / "rulings" / f"{name}.py").write_text(SCENARIO.format(id=id, claim=claim))


def test_the_list_has_every_ruling_of_every_game_with_its_answer(nefrit: Nefrit) -> None:
    result = nefrit("ruling", "--plain")
    lines = result.out.splitlines()
    for game in ("l5r", "invasion"):
        rule = next(rule for rule in catalog(game).rules if rule.kind == "ruling")
        assert any(line.startswith(f"{rule.id}: {rule.text}") for line in lines)
    only = nefrit("ruling", "--game", "l5r", "--plain").out.splitlines()
    assert only == [f"{rule.id}: {rule.text}" for rule in RULINGS], "and each of them has a scenario"


def test_the_list_says_how_many_have_a_scenario(nefrit: Nefrit, root: Path) -> None:
    write(root, "test_listed")
    shown = nefrit("ruling", "--game", "l5r", "--root", root).out
    assert f"{len(RULINGS)} rulings and errata, 1 with a scenario." in shown
    assert BANZAI in shown
    assert "(no scenario yet)" in nefrit("ruling", "--game", "l5r", "--plain", "--root", root).out


def test_the_list_for_programs(nefrit: Nefrit) -> None:
    listed = json.loads(nefrit("ruling", "--game", "l5r", "--json").out)
    assert [one["id"] for one in listed] == [rule.id for rule in RULINGS]
    reprieve = next(one for one in listed if one["id"] == REPRIEVE)
    assert reprieve["game"] == "l5r"
    assert reprieve["scenario"].startswith("tests/l5r/rulings/test_reprieve.py::test_")
    assert reprieve["question"].endswith("?")
    assert reprieve["answer"].startswith("No.")


def test_a_ruling_is_played_with_question_position_decisions_and_outcome(nefrit: Nefrit) -> None:
    result = nefrit("ruling", REPRIEVE)
    assert result.code == 0
    text = " ".join(result.out.split())
    assert catalog("l5r").entry(REPRIEVE).text in text
    assert "Has the Witch Hunter been used this round?" in text
    assert "Position, edition 1.5" in result.out
    assert "╭─ Bob · 10 honor" in result.out, "the table is drawn"
    assert "Hand: Way of the Crane (0)" in text, "with open hands"
    assert "→ Hida Guardian" in result.out
    assert "• Reprieve is discarded." in result.out
    assert result.out.rstrip().endswith("As ruled.")


def test_a_ruling_in_plain_lines(nefrit: Nefrit) -> None:
    lines = nefrit("ruling", BANZAI, "--plain").out.splitlines()
    assert lines[0] == f"Rule: {BANZAI}"
    assert lines[-1] == "As ruled."
    assert [line for line in lines if line.startswith("Position")] == [
        f"Position {number} of 3, edition 1.5:" for number in (1, 2, 3)
    ]
    assert "Ann: Banzai!: choose a target. Brash Samurai." in lines
    assert not any(character in "".join(lines) for character in "│╭→•")


def test_a_ruling_for_programs(nefrit: Nefrit) -> None:
    data = json.loads(nefrit("ruling", REPRIEVE, "--json").out)
    assert (data["id"], data["as_ruled"], data["failure"]) == (REPRIEVE, True, None)
    laid, *answers = data["play"]
    assert laid["position"].startswith("nefrit position 1\ngame: l5r\n")
    assert laid["view"]["seat"] == 0
    assert [one["chosen"] for one in answers if one["question"].endswith("pay with?")] == ["Hida Guardian"] * 2
    saved = next(one for one in answers if one["chosen"].startswith("Use Reprieve"))
    assert (saved["seat"], saved["name"]) == (0, "Ann")
    assert [entry["text"] for entry in saved["log"]] == ["Ann uses Reprieve.", "Reprieve is discarded."]


@pytest.mark.parametrize("rule", RULINGS, ids=lambda rule: rule.id)
def test_every_scenario_can_be_played_and_asks_a_question(rule: Rule) -> None:
    place = PLACES[rule.id]
    assert place.question.endswith("?")
    assert place.answer.endswith(".")
    assert scenarios.run(place, checkout().base).failure is None


def test_a_scenario_that_fails_says_where(nefrit: Nefrit, root: Path) -> None:
    write(root, "test_failing", claim="table.deciding == ['ann']")
    for form in ((), ("--plain",)):
        result = nefrit("ruling", REPRIEVE, "--root", root, *form)
        assert result.code == 1
        assert "Not as ruled: AssertionError" in result.out
        assert "test_failing.py:16" in result.out
    data = json.loads(nefrit("ruling", REPRIEVE, "--root", root, "--json").out)
    assert (data["as_ruled"], data["answer"]) == (False, "Both of them, at the same time.")


def test_a_scenario_that_cannot_be_imported_is_refused(nefrit: Nefrit, root: Path) -> None:
    write(root, "test_needy")
    file = root / "tests" / "l5r" / "rulings" / "test_needy.py"
    file.write_text(f"import no_such_module\n{file.read_text()}")
    assert "test_needy.py cannot be imported: No module named" in nefrit("ruling", REPRIEVE, "--root", root).refusal


def test_an_unknown_id_is_refused_with_suggestions(nefrit: Nefrit) -> None:
    refusal = nefrit("ruling", "l5r.faq.repreive-ability-not-used").refusal
    assert refusal.startswith("There is no ruling 'l5r.faq.repreive-ability-not-used'. Did you mean ")
    assert REPRIEVE in refusal
    assert "l5r.faq.banzai-cancel" in nefrit("ruling", "banzai").refusal


def test_a_rule_that_is_no_ruling_says_so(nefrit: Nefrit) -> None:
    refusal = nefrit("ruling", "l5r.win.immediate").refusal
    assert refusal == (
        "l5r.win.immediate is no ruling but a rule of the kind victory; see: nefrit rules l5r l5r.win.immediate."
    )


def test_a_ruling_of_another_game_says_so(nefrit: Nefrit) -> None:
    assert "is a ruling of l5r, so leave --game out" in nefrit("ruling", REPRIEVE, "--game", "invasion").refusal
    assert "Did you mean senjutsu?" in nefrit("ruling", "--game", "senjitsu").refusal


def test_a_ruling_without_a_scenario_says_so(nefrit: Nefrit, root: Path) -> None:
    write(root, "test_other", id=BANZAI)
    assert f"{REPRIEVE} has no scenario yet" in nefrit("ruling", REPRIEVE, "--root", root).refusal


def test_an_installed_package_has_no_scenarios(nefrit: Nefrit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "nefrit"
    package.mkdir(parents=True)
    monkeypatch.setattr("nefrit.__file__", str(package / "__init__.py"))
    assert "scenarios are in a checkout" in nefrit("ruling", REPRIEVE).refusal.lower()
    assert nefrit("ruling", "--game", "l5r").code == 0, "the list is there all the same"


def test_it_runs_without_pytest() -> None:
    forbid = "import sys; sys.modules['pytest'] = None; from nefrit.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", forbid, "ruling", REPRIEVE, "--plain"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("As ruled.")
