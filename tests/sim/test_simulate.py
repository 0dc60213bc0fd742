"""Very many games that are kept, gone on with, and reported."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from nefrit.cli import simulate as command
from nefrit.sim.keeping import GAMES, missing
from tests.cli.conftest import FAILING
from tests.sim.conftest import GOOFSPIEL, Nefrit, interrupt

SMALL = ("simulate", GOOFSPIEL, "--option", "cards=4", "--seed", "3")
FILES = ("games.parquet", "report.html", "report.png", "summary.json")


def results(place: Path) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    rows = pl.read_parquet(place / "games.parquet").to_dicts()
    return rows, json.loads((place / "summary.json").read_text())


@pytest.mark.usefixtures("goofspiel_bots")
def test_a_simulation_leaves_results_and_a_report(nefrit: Nefrit, tmp_path: Path) -> None:
    place = tmp_path / "new"
    shown = nefrit(*SMALL, "--games", "40", "--bots", "random,last", "--out", place)
    assert (shown.code, shown.err) == (0, "")
    for part in ("Goofspiel, seed 3", "last", "seat 2", "goofspiel.end", "40 games", "0 errors", "report.html"):
        assert part in shown.out
    rows, found = results(place)
    assert [row["number"] for row in rows] == list(range(40))
    assert all(row["decisions"] == 8 and row["rule"] == "goofspiel.end" and row["error"] is None for row in rows)
    tables = [tuple(row["bots"]) for row in rows]
    assert {tables.count(table) for table in tables} == {10}
    assert found["games"] == 40
    assert found["bots"][0]["games"] == 20
    page = (place / "report.html").read_text()
    for part in ("<h1>Goofspiel</h1>", "How often bots win", "How games end", "First player and seats", "<svg"):
        assert part in page
    # The page needs nothing from elsewhere.
    assert "<script" not in page
    assert "<link" not in page
    assert (place / "report.png").read_bytes().startswith(b"\x89PNG")


def test_decks_and_cards_are_reported(nefrit: Nefrit, tmp_path: Path) -> None:
    shown = nefrit(
        *("simulate", "l5r", "--decks", "crane,lion", "--bots", "random", "--pairings", "different"),
        *("--games", "4", "--seed", "1", "--out", tmp_path, "--json"),
    )
    assert shown.code == 0
    rows, found = results(tmp_path)
    assert json.loads(shown.out) == found
    assert {frozenset(row["decks"]) for row in rows} == {frozenset(("crane", "lion"))}
    assert {row["first"] for row in rows} <= {0, 1}
    assert all(row["rounds"] > 0 for row in rows)
    assert found["first_player"]["games"] == 4
    cards = {card["card"]: card for card in found["cards"]}
    crane = next(one for one in found["decks"] if one["name"] == "crane")
    assert cards["Doji Whisperer"]["value"] == crane["value"]
    assert cards["Matsu Berserker"]["value"] == pytest.approx(1 - crane["value"])
    # Both play it, so nothing is known of it.
    assert "Entrenched Position" not in cards
    assert "Doji Whisperer" in (tmp_path / "report.html").read_text()


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes(nefrit: Nefrit, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert nefrit(*SMALL, "--games", "90", "--jobs", jobs, "--out", tmp_path / jobs).code == 0
    assert results(tmp_path / "1") == results(tmp_path / "2")


def test_an_interrupted_simulation_goes_on(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert nefrit(*SMALL, "--games", "20", "--out", tmp_path / "whole").code == 0
    interrupted = interrupt(monkeypatch, command, stop_at=7)
    stopped = nefrit(*SMALL, "--games", "20", "--out", tmp_path / "parts")
    assert stopped.code == 130
    assert stopped.err == "Interrupted after 7 of 20 games; the same command goes on.\n"
    assert all((tmp_path / "parts" / name).exists() for name in FILES)
    interrupted.stop_at = -1
    # Without a seed it goes on with the one it began with.
    assert nefrit(*SMALL[:-2], "--games", "20", "--out", tmp_path / "parts").code == 0
    assert interrupted.played == list(range(20))
    assert results(tmp_path / "parts") == results(tmp_path / "whole")


def test_what_was_half_written_is_played_again(nefrit: Nefrit, tmp_path: Path) -> None:
    assert nefrit(*SMALL, "--games", "12", "--out", tmp_path).code == 0
    before = results(tmp_path)
    file = tmp_path / GAMES
    lines = file.read_bytes().splitlines(keepends=True)
    # Games were lost in the middle, and the last line was being written.
    file.write_bytes(b"".join(lines[:3] + lines[5:9]) + lines[9][:20])
    assert nefrit(*SMALL, "--games", "12", "--out", tmp_path).code == 0
    assert results(tmp_path) == before
    assert sorted(file.read_bytes().splitlines(keepends=True)) == sorted(lines)


def _running(group: int) -> list[str]:
    """The processes of a group that have not ended."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if line.split()[0] == str(group) and "Z" not in line]


def test_a_simulation_that_is_killed_goes_on(nefrit: Nefrit, tmp_path: Path) -> None:
    line = [*SMALL[:2], "--seed", "3", "--games", "1500", "--jobs", "2", "--out"]
    killed = subprocess.Popen([sys.executable, "-m", "nefrit.cli", *line, tmp_path / "killed"], start_new_session=True)
    file = tmp_path / "killed" / GAMES
    late = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size) and time.monotonic() < late:
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    while _running(killed.pid) and time.monotonic() < late:
        time.sleep(0.01)
    assert not _running(killed.pid)
    kept = len(file.read_bytes().splitlines())
    assert 0 < kept < 1500
    assert not (tmp_path / "killed" / "summary.json").exists()
    for name in ("killed", "whole"):
        assert nefrit(*line, tmp_path / name).code == 0
    assert results(tmp_path / "killed") == results(tmp_path / "whole")


def test_more_games_are_added(nefrit: Nefrit, tmp_path: Path) -> None:
    for games in ("6", "10"):
        assert nefrit(*SMALL, "--games", games, "--out", tmp_path / "grown").code == 0
    assert nefrit(*SMALL, "--games", "10", "--out", tmp_path / "whole").code == 0
    assert results(tmp_path / "grown") == results(tmp_path / "whole")


def test_another_simulation_is_not_mixed_in(nefrit: Nefrit, tmp_path: Path) -> None:
    assert nefrit(*SMALL, "--games", "2", "--out", tmp_path).code == 0
    refused = nefrit(*SMALL[:-1], "4", "--games", "2", "--out", tmp_path).refusal
    assert "holds another simulation (not the same seed); choose another directory." in refused
    assert "(not the same options)" in nefrit(*SMALL[:2], "--games", "2", "--out", tmp_path).refusal
    (tmp_path / GAMES).write_text("{\n")
    assert "games.jsonl, line 1 is damaged" in nefrit(*SMALL, "--games", "2", "--out", tmp_path).refusal
    (tmp_path / "plan.json").write_text("[]")
    assert "plan.json is damaged" in nefrit(*SMALL, "--games", "2", "--out", tmp_path).refusal


def test_games_that_fail_are_kept_with_their_records(nefrit: Nefrit, tmp_path: Path) -> None:
    line = ("simulate", FAILING, "--option", "how=fail", "--games", "12", "--seed", "1", "--out", tmp_path)
    failed = nefrit(*line)
    assert failed.code == 1
    rows, found = results(tmp_path)
    assert found["errors"] == sum(row["error"] is not None for row in rows) > 0
    assert "ZeroDivisionError: nothing to divide by in two lines" in failed.err
    file = Path(failed.err.split("its record is ")[1].split("\n")[0])
    assert nefrit("replay", file, "--game", FAILING).code == 1
    assert nefrit(*line).err == failed.err


def test_only_what_is_missing_is_played() -> None:
    assert missing([(0, 5), (5, 10), (3, 5)], {0, 3, 4, 9}) == [(1, 3), (5, 9)]


def test_simulations_that_cannot_be_reported_are_refused(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'polars'", name="polars")

    monkeypatch.setattr(command, "import_module", missing)
    assert nefrit(*SMALL, "--out", "new").refusal == "Simulations need polars: pip install 'nefrit[sim]'."
