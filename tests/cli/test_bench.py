from __future__ import annotations

import importlib
import json
from functools import partial
from pathlib import Path
from threading import BrokenBarrierError

import pytest

from nefrit.bench import TARGETS, read_figures, run, run_game, scaling_of
from nefrit.bench.measure import LARGE, SEED, calls_per_decision
from nefrit.bench.toy import TOY
from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.registry import CannotLoad
from nefrit.testing import check_laws, play_at_random
from tests.cli.conftest import GOOFSPIEL, Nefrit


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nefrit.bench.timing.SHORTEST", 0.0005)
    command = importlib.import_module("nefrit.cli.bench")
    monkeypatch.setattr(command, "run", partial(run, repetitions=2))
    monkeypatch.setattr(command, "run_game", partial(run_game, repetitions=1))


def test_the_toy_obeys_the_laws() -> None:
    chance = Chance(1)

    def watch(game: AnyGame) -> None:
        if chance.below(4) == 0:
            check_laws(game, chance)

    check_laws(play_at_random(TOY, Header("toy", seed=3), chance, watch), chance)


def test_the_large_state_is_as_large_as_it_says() -> None:
    game = TOY.start(Header("toy", seed=SEED, options=LARGE))
    assert (len(game.faces), len(game.pieces), len(game.stack)) == (190, 24, 6)


def test_calls_are_counted_not_timed() -> None:
    assert calls_per_decision() == calls_per_decision() > 0


def test_json_has_every_figure(nefrit: Nefrit) -> None:
    data = json.loads(nefrit("bench", "--json").out)
    assert list(data["measures"]) == [
        *("decision", "toy decision", "window", "clone", "view", "imagine", "encode", "decode", "replay"),
    ]
    assert {name: one["target"] for name, one in data["measures"].items() if one["target"]} == TARGETS
    assert all(one["calls"] > 0 and one["microseconds"] > 0 for one in data["measures"].values())
    assert data["decisions_per_second"] > 0
    assert isinstance(data["compiled"], bool)


def test_figures_are_stored_and_compared(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    saved = nefrit("bench", "--save", file)
    assert (saved.code, saved.err) == (0, "")
    assert "Target" in saved.out
    assert read_figures(file.read_bytes())["toy"].measures["clone"].calls > 0
    compared = nefrit("bench", "--compare", file)
    assert "Before" in compared.out
    assert "+0%" in compared.out


def test_a_game_is_measured_on_random_games(nefrit: Nefrit) -> None:
    data = json.loads(nefrit("bench", GOOFSPIEL, "--games", 2, "--option", "cards=5", "--json", "--processes", 1).out)
    assert data["game"] == "goofspiel"
    answers = [f"answer, {percentile} %" for percentile in (50, 95, 99, 100)]
    assert list(data["measures"]) == [
        *("decision", "clone", "view", "imagine", "encode", "decode", "replay", *answers),
    ]
    taken = [data["measures"][name]["microseconds"] for name in answers]
    assert taken == sorted(taken)
    # A state that is kept shares most of what it holds with those beside it.
    assert 0 < data["memory"]["kept"] < data["memory"]["alone"]
    assert data["scaling"] is None
    assert all(one["calls"] > 0 and one["microseconds"] > 0 for one in data["measures"].values())
    assert data["measures"]["clone"]["target"] == pytest.approx(data["measures"]["decision"]["calls"] / 3, abs=0.1)
    assert data["decisions_per_game"] == 10
    assert data["decisions_per_second"] > data["games_per_second"] > 0
    again = json.loads(nefrit("bench", GOOFSPIEL, "--games", 2, "--option", "cards=5", "--json", "--processes", 1).out)
    assert again["calls_per_decision"] == data["calls_per_decision"] > 0, "calls are counted, not timed"


def test_seats_play_ready_decks(nefrit: Nefrit) -> None:
    data = json.loads(nefrit("bench", "l5r", "--games", 1, "--json", "--processes", 1).out)
    assert data["game"] == "l5r"
    assert data["calls_per_decision"] < data["most_calls"]
    assert "--edition" in nefrit("bench", GOOFSPIEL, "--edition", "3").refusal
    assert "--deck" in nefrit("bench", "l5r", *["--deck", "crane"] * 3).refusal


def test_a_file_holds_the_figures_of_several_games(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    nefrit("bench", "--save", file)
    assert "holds no figures of goofspiel, only of toy" in nefrit("bench", GOOFSPIEL, "--compare", file).refusal
    nefrit("bench", GOOFSPIEL, "--games", 1, "--save", file, "--processes", 1)
    assert list(read_figures(file.read_bytes())) == ["toy", "goofspiel"]
    compared = nefrit("bench", GOOFSPIEL, "--games", 1, "--compare", file, "--processes", 1)
    assert "games/s" in compared.out
    assert "Before" in compared.out


@pytest.mark.parametrize("text", [b"", b"\xff\x00", b"[]", b"{}", b"[" * 100_000, b'{"bench": "x"}'])
def test_a_file_without_figures_is_refused(nefrit: Nefrit, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "figures.json"
    file.write_bytes(text)
    assert "these are not the figures of a benchmark" in nefrit("bench", "--compare", file).refusal


def test_processes_play_together(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    command = importlib.import_module("nefrit.cli.bench")
    monkeypatch.setattr(command, "scaling_of", partial(scaling_of, seconds=0.05))
    scaling = json.loads(nefrit("bench", GOOFSPIEL, "--games", 1, "--json").out)["scaling"]
    assert scaling["processes"] == 2
    assert scaling["alone"] > 0
    assert scaling["together"] > 0
    shown = nefrit("bench", GOOFSPIEL, "--games", 1).out
    assert "2 processes" in shown
    assert "bytes of a state, kept" in shown


def test_what_fails_in_one_of_the_processes_is_told() -> None:
    with pytest.raises((CannotLoad, BrokenBarrierError)):
        scaling_of("./nowhere.py", [Header("nowhere")], 2, 0.05)


def test_stored_figures_that_lack_some_are_compared(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    nefrit("bench", GOOFSPIEL, "--games", 1, "--save", file, "--processes", 1)
    stored = json.loads(file.read_text())
    figures = stored["figures"]["goofspiel"]
    del figures["memory"], figures["scaling"], figures["measures"]["replay"]
    file.write_text(json.dumps(stored))
    compared = nefrit("bench", GOOFSPIEL, "--games", 1, "--compare", file, "--processes", 1)
    assert (compared.code, compared.err) == (0, "")
    assert "replay" in compared.out
