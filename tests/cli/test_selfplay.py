from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.record import read_record
from nefrit.registry import find
from nefrit.sim import mass, playing
from nefrit.sim.failures import MOST_KEPT
from nefrit.sim.seeds import derived
from nefrit.testing import laws
from tests.cli.conftest import FAILING, GOOFSPIEL, Nefrit, Result

KEYS = [
    "game",
    "games",
    "finished",
    "stopped",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "winners",
]
TIMES = ("seconds", "decisions_per_second", "games_per_second")
SMALL = ("selfplay", GOOFSPIEL, "--option", "cards=5", "--games", "40", "--json")


def results(played: Result) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(played.out)
    assert list(data) == KEYS
    assert all(data.pop(name) > 0 for name in TIMES)
    return data


def test_json_counts_the_games(nefrit: Nefrit) -> None:
    played = nefrit(*SMALL, "--seed", "1")
    assert (played.code, played.err) == (0, "")
    data = results(played)
    wins, draws = data["winners"]["seats"], data["winners"]["draws"]
    assert (data["game"], data["games"], data["finished"], data["stopped"], data["errors"]) == (
        "goofspiel",
        40,
        40,
        0,
        0,
    )
    assert data["decisions"] == 40 * 10
    assert len(wins) == 2
    assert sum(wins) + draws == 40


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes(nefrit: Nefrit) -> None:
    alone = results(nefrit(*SMALL, "--seed", "3"))
    assert results(nefrit(*SMALL, "--seed", "3")) == alone
    assert results(nefrit(*SMALL, "--seed", "3", "--jobs", "2")) == alone
    assert results(nefrit(*SMALL, "--seed", "4")) != alone


def test_the_laws_are_checked_and_change_nothing(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[object] = []
    monkeypatch.setattr(laws, "check_laws", lambda game, chance: checked.append(game))
    few = (*SMALL[:4], "--games", "10", "--json", "--seed", "2")
    assert results(nefrit(*few, "--laws", "4")) == results(nefrit(*few))
    assert 20 <= len(checked) <= 30


def test_the_laws_hold(nefrit: Nefrit) -> None:
    assert results(nefrit("selfplay", GOOFSPIEL, "--games", "2", "--json", "--seed", "1", "--laws", "9"))["errors"] == 0


def test_seats_and_options_are_those_of_the_game(nefrit: Nefrit) -> None:
    data = results(nefrit("selfplay", GOOFSPIEL, "--seats", "3", "--games", "5", "--option", "cards=2", "--json"))
    assert data["decisions"] == 5 * 3 * 2
    assert len(data["winners"]["seats"]) == 3


def test_all_ways_to_play_come_in_turn(nefrit: Nefrit) -> None:
    # Two to four play goofspiel: thirteen cards, a decision of each for each of them.
    data = results(nefrit("selfplay", GOOFSPIEL, "--all", "--games", "6", "--json", "--seed", "1"))
    least, most = find(GOOFSPIEL).seats
    seats = range(least, most + 1)
    assert data["games"] == 6
    assert data["decisions"] == sum([13 * seats[number % len(seats)] for number in range(6)])
    assert len(data["winners"]["seats"]) == most


def test_all_ways_of_a_game_with_editions_and_decks(nefrit: Nefrit) -> None:
    data = results(nefrit("selfplay", "senjutsu", "--all", "--games", "3", "--json", "--seed", "1"))
    assert (data["games"], data["errors"]) == (3, 0)
    assert len(data["winners"]["seats"]) == 6


def test_all_ways_leave_nothing_to_choose(nefrit: Nefrit) -> None:
    for more in (("--seats", "2"), ("--option", "cards=5")):
        refused = nefrit("selfplay", GOOFSPIEL, "--all", *more)
        assert refused.code != 0
        assert "leave --seats, --option and --deck out" in refused.err


def test_the_table_is_for_people(nefrit: Nefrit) -> None:
    shown = nefrit("selfplay", GOOFSPIEL, "--games", "5", "--seed", "1").out
    for part in ("Goofspiel, seed 1", "won by ann", "draws", "130 decisions", "decisions/s"):
        assert part in shown


def test_games_that_are_stopped_are_counted_apart(nefrit: Nefrit) -> None:
    data = results(nefrit("selfplay", FAILING, "--option", "how=stop", "--games", "8", "--seed", "1", "--json"))
    assert (data["finished"], data["stopped"], data["errors"]) == (0, 8, 0)
    assert data["winners"] == {"seats": [0, 0], "draws": 8}


def test_records_of_games_that_fail_are_kept(nefrit: Nefrit, tmp_path: Path) -> None:
    command = ("selfplay", FAILING, "--option", "how=fail", "--games", "30", "--seed", "1", "--json")
    failed = nefrit(*command, "--save", tmp_path / "new")
    assert failed.code == 1
    data = json.loads(failed.out)
    assert 0 < data["errors"] < 30
    assert data["errors"] + data["finished"] == 30
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == min(data["errors"], MOST_KEPT)
    assert all(str(file) in failed.err for file in files)
    assert "ZeroDivisionError: nothing to divide by in two lines" in failed.err
    record = read_record(files[0].read_bytes())
    assert record.header.seed % 3 == 0
    assert len(record.answers) == 1
    assert nefrit("replay", files[0], "--game", FAILING).code == 1


def test_the_same_games_fail_in_any_number_of_processes(nefrit: Nefrit, tmp_path: Path) -> None:
    command = ("selfplay", FAILING, "--option", "how=fail", "--games", "90", "--seed", "1", "--json")
    names: list[list[str]] = []
    for jobs in ("1", "2"):
        place = tmp_path / jobs
        failed = nefrit(*command, "--jobs", jobs, "--save", place)
        names.append(sorted(file.name for file in place.iterdir()))
        assert f"games failed; the first {MOST_KEPT} are kept." in failed.err
    assert names[0] == names[1]
    assert len(names[0]) == MOST_KEPT


def test_without_a_place_records_go_to_a_new_directory(nefrit: Nefrit) -> None:
    failed = nefrit("selfplay", FAILING, "--option", "how=set-up", "--games", "2", "--seed", "1")
    assert failed.code == 1
    file = Path(failed.err.split("its record is ")[1].split("\n")[0])
    assert read_record(file.read_bytes()).answers == []


def test_a_game_without_end_counts_as_an_error(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 3)
    failed = nefrit(*SMALL[:4], "--games", "1")
    assert failed.code == 1
    assert "Endless: the game has not ended after 3 decisions" in failed.err


def test_a_place_for_records_that_is_a_file_is_refused(nefrit: Nefrit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "File exists" in nefrit(*SMALL, "--save", tmp_path / "file").refusal


def test_an_interrupt_shows_what_there_is(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    play = mass.play_some

    def interrupted(plan: mass.Plan, start: int, stop: int) -> mass.Tally:
        if start == 4:
            raise KeyboardInterrupt
        return play(plan, start, stop)

    monkeypatch.setattr(mass, "play_some", interrupted)
    stopped = nefrit(*SMALL)
    assert stopped.code == 130
    assert json.loads(stopped.out)["games"] == 4
    assert stopped.err == "Interrupted after 4 of 40 games.\n"


def test_laws_that_cannot_be_checked_are_refused(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'pytest'")

    monkeypatch.setattr("nefrit.cli.selfplay.import_module", missing)
    assert "The laws cannot be checked here: No module named 'pytest'" in nefrit(*SMALL, "--laws", "1").refusal


def test_seeds_are_derived_as_documented() -> None:
    first = Chance(5).bits()
    chance = Chance(first + 3)
    assert derived(5, 3) == (chance.bits(), chance.bits())
    assert len({seed for number in range(1000) for seed in derived(5, number)}) == 2000


def test_random_decks_are_played_instead_of_ready_ones(nefrit: Nefrit) -> None:
    played = nefrit("selfplay", "senjutsu", "--random-decks", "5", "--games", "6", "--seed", "2", "--json")
    assert json.loads(played.out)["finished"] == 6
    assert played.out != nefrit("selfplay", "senjutsu", "--games", "6", "--seed", "2", "--json").out
    refused = nefrit("selfplay", "senjutsu", "--random-decks", "5", "--deck", "ronin")
    assert "Give either --deck or --random-decks, not both" in refused.err
    refused = nefrit("selfplay", "imperium", "--random-decks", "5")
    assert "In imperium nobody builds decks" in refused.err
