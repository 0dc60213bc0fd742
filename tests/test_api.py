"""The public names: what `from nefrit import` gives, and the lines of the README that use it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from docs.reference import build

import nefrit
from nefrit import Decision, Outcome, Play, games, load, start
from nefrit.kernel.explaining import CAN_CHOOSE, OTHERS_DECIDE, REFUSED

ROOT = Path(__file__).parents[1]
GOOFSPIEL = str(ROOT / "examples" / "goofspiel.py")


@pytest.fixture
def goofspiel() -> Play:
    return start(GOOFSPIEL, seed=3)


def carried_out(code: str) -> dict[str, Any]:
    """The names that an example defines."""
    names: dict[str, Any] = {}
    exec(compile(code, "README.md", "exec"), names)
    return names


def examples_with(name: str) -> list[str]:
    """The Python examples of the README that import this."""
    text = (ROOT / "README.md").read_text("utf-8")
    found = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return [code for code in found if name in code]


def test_the_lines_of_the_readme_play_a_game_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    [code] = examples_with("from nefrit import")
    game = carried_out(code)["game"]
    assert isinstance(game, Play)
    assert isinstance(game.outcome, Outcome)
    assert game.outcome.winners
    assert (tmp_path / "game.json").is_file()


def test_the_loop_of_the_readme_plays_a_game_to_its_end() -> None:
    [code] = examples_with("from nefrit.env import")
    game = carried_out(code)["steps"].game
    assert isinstance(game.outcome, Outcome)


def test_importing_the_package_loads_nothing_else() -> None:
    program = "import sys, nefrit; print([name for name in sys.modules if name.startswith('nefrit.')])"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_all_public_names_are_there_and_told() -> None:
    assert set(nefrit.__all__) <= set(dir(nefrit))
    for name in nefrit.__all__:
        assert getattr(nefrit, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = nefrit.nothing  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", games())
def test_every_game_starts_by_its_name_alone(name: str) -> None:
    game = start(name)
    assert game.definition.name == name
    assert isinstance(game.decisions[0], Decision)
    assert game.seats >= 2


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert start("l5r", seed=4).view(0) == start("l5r", seed=4).view(0)
    assert start("l5r", seed=4).view(0) != start("l5r", seed=5).view(0)


def test_decks_are_seated_in_order_and_others_get_ready_ones() -> None:
    decks = start("l5r", decks=["lion", "crane"]).clone().header.options["decks"]
    assert [deck["stronghold"] for deck in decks] == ["01-yojin-no-shiro", "01-shizuka-toshi"]
    decks = start("l5r", decks=["lion"]).clone().header.options["decks"]
    assert [deck["stronghold"] for deck in decks] == ["01-yojin-no-shiro", "01-shiro-nishiyama"]


def test_what_cannot_be_started_is_told() -> None:
    with pytest.raises(LookupError, match="no game 'l5'; did you mean l5r"):
        start("l5")
    with pytest.raises(LookupError, match="crame"):
        start("l5r", decks=["crame"])
    with pytest.raises(ValueError, match="2 seats and 3 decks"):
        start("l5r", decks=["crane", "lion", "crab"])
    with pytest.raises(ValueError, match="not both"):
        start("l5r", decks=["crane"], options={"decks": []})
    with pytest.raises(ValueError, match="not by 7"):
        start("imperium", seats=7)
    with pytest.raises(ValueError, match="no edition '3'"):
        start("l5r", edition="3")
    with pytest.raises(LookupError, match="nobody builds decks"):
        start("imperium", decks=["crane"])


def test_an_answer_is_judged_and_can_be_taken_back(goofspiel: Play) -> None:
    before = goofspiel.view(0)
    refusal = goofspiel.answer(0, 99)
    assert refusal is not None
    assert refusal.message == "not-offered"
    assert goofspiel.view(0) == before
    assert goofspiel.answer(0, 0) is None
    assert [decision.seat for decision in goofspiel.decisions] == [1]
    assert goofspiel.undo() == 1
    assert goofspiel.view(0) == before


def test_a_view_is_of_a_seat_or_a_spectator(goofspiel: Play) -> None:
    json.dumps([goofspiel.view(seat) for seat in range(3)])
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="there is no"):
            goofspiel.view(seat)


def test_why_not_is_told_of_what_a_seat_knows_only() -> None:
    game = start("l5r", decks=["crane", "lion"])
    state = game.clone()
    known = [card for card in range(len(state.faces)) if state.knows(0, card)]
    hidden = next(card for card in range(len(state.faces)) if not state.knows(0, card))
    assert {game.why_not(0, card).verdict for card in known} <= {CAN_CHOOSE, REFUSED, OTHERS_DECIDE}
    assert game.why_not(0, "ring/fire").rule
    with pytest.raises(LookupError, match="knows no card"):
        game.why_not(0, hidden)
    with pytest.raises(LookupError, match="knows no card"):
        game.why_not(0, -1)
    with pytest.raises(ValueError, match="there is no 2"):
        game.why_not(2, known[0])


def test_a_clone_changes_nothing(goofspiel: Play) -> None:
    before = goofspiel.view(0)
    clone = goofspiel.clone()
    for decision in clone.pending:
        clone.answer(decision.seat, 0)
    assert clone.view(0) != before
    assert goofspiel.view(0) == before


def test_bots_play_until_somebody_else_must_decide(goofspiel: Play) -> None:
    goofspiel.play_bots({1: "random"})
    assert [decision.seat for decision in goofspiel.decisions] == [0]
    goofspiel.play_bots({0: "random", 1: "random"})
    assert goofspiel.is_over
    assert goofspiel.decisions == ()
    with pytest.raises(LookupError, match="nobody"):
        goofspiel.play_bots({0: "nobody"})


def test_what_bots_leave_to_chance_comes_from_the_seed() -> None:
    def played(seed: int) -> object:
        game = start(GOOFSPIEL, seed=3)
        game.play_bots({0: "random", 1: "random"}, seed=seed)
        return game.view(2)

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_game_is_saved_and_loaded_in_the_middle(tmp_path: Path) -> None:
    game = start("imperium", seed=3)
    for _ in range(6):
        decision = game.decisions[0]
        game.answer(decision.seat, decision.answers()[0])
    game.save(tmp_path / "game.json")
    loaded = load(tmp_path / "game.json")
    assert loaded.view(0) == game.view(0)
    assert loaded.decisions == game.decisions
    assert loaded.undo(100) == 6
    with pytest.raises(ValueError, match="a record of imperium, not of l5r"):
        load(tmp_path / "game.json", game="l5r")
    (tmp_path / "game.json").write_text("{}")
    with pytest.raises(ValueError, match="not a record"):
        load(tmp_path / "game.json")


def test_a_game_that_a_file_defines_is_loaded_by_its_path(goofspiel: Play, tmp_path: Path) -> None:
    goofspiel.answer(0, 0)
    goofspiel.save(tmp_path / "game.json")
    with pytest.raises(LookupError, match="no game 'goofspiel'"):
        load(tmp_path / "game.json")
    assert load(tmp_path / "game.json", game=GOOFSPIEL).decisions == goofspiel.decisions


def test_the_reference_is_built_without_a_warning(tmp_path: Path) -> None:
    build(tmp_path)
    page = (tmp_path / "nefrit.html").read_text("utf-8")
    for name in nefrit.__all__:
        assert f'id="{name}"' in page
    assert [path.name for path in (tmp_path / "nefrit").iterdir()] == ["testing.html"]
