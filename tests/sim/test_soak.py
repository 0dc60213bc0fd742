"""Random games of all kinds: counted, gone on with, and what fails is reduced."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from nefrit.cli import soak as command
from nefrit.kernel.definition import check
from nefrit.kernel.record import Header, Record, read_record
from nefrit.manifest import own_names
from nefrit.registry import find
from nefrit.sim import reducing
from nefrit.sim.keeping import GAMES
from nefrit.sim.playing import Laws
from nefrit.sim.reducing import fails, reduced
from nefrit.sim.soak import Soak, shares
from nefrit.testing.laws import check_laws
from tests.sim.conftest import GOOFSPIEL, Nefrit, interrupt
from tests.sim.games.broken_rules import ACTIONS

BROKEN = str(Path(__file__).parent / "games" / "broken_rules.py")
SMALL = ("soak", "--share", f"{GOOFSPIEL}=2", "--share", f"{BROKEN}=1", "--seed", "3", "--laws", "20")
LAWS = Laws(1, check_laws)
TIMES = ("seconds", "games_per_second", "processor_seconds")


def result(place: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((place / "soak.json").read_text())
    for part in (found, *found["by_game"]):
        for name in TIMES:
            part.pop(name, None)
    for one in found["failures"]:
        for name in ("record", "reduced"):
            one[name] = Path(one[name]).name
    return found


def answers(*actions: str) -> list[tuple[int, Any]]:
    return [(turn % 2, ACTIONS.index(action)) for turn, action in enumerate(actions)]


def test_every_game_has_its_share() -> None:
    own = {game: share for game, share in shares().items() if game in own_names()}
    assert set(own) == set(own_names())
    assert sum(own.values()) == 100


def test_games_are_mixed_evenly_and_each_goes_through_its_own() -> None:
    plans = tuple([command._plan(game, 1, None) for game in (GOOFSPIEL, BROKEN)])
    soak = Soak(plans, (3, 1))
    played = [soak.game(number) for number in range(8)]
    assert Counter(game for game, _ in played[:4]) == {0: 3, 1: 1}
    for game, count in ((0, 6), (1, 2)):
        assert [turn for place, turn in played if place == game] == list(range(count))


@pytest.mark.parametrize(
    ("game", "seats", "modes"),
    [
        ("l5r", {2}, [{}]),
        ("senjutsu", {2, 3, 4, 5}, [{"mode": "horde"}, {"opponents": ["boss"]}, {"teams": [0, 0, 1, 1]}]),
        ("imperium", {2, 3, 4}, [{"box": "classics"}, {"box": "legends"}, {"box": "combined"}]),
        ("invasion", {2, 3, 4}, [{}, {"format": "cataclysm"}]),
    ],
)
def test_all_ways_to_play_a_game_are_played(game: str, seats: set[int], modes: list[dict[str, Any]]) -> None:
    definition = find(game)
    plan = command._plan(game, 1, None)
    told = [plan.variety(number) for number in range(plan.varieties)]
    assert {one["edition"] for one in told} == set(definition.editions)
    assert {one["seats"] for one in told} == seats
    assert all(any(mode.items() <= one["options"].items() for one in told) for mode in modes)
    assert len(told) == len({json.dumps(one) for one in told})
    for number in range(0, plan.varieties, 7):
        header = plan.header(game, number)
        check(definition, header)
        assert told[number]["options"].items() <= header.options.items()


def test_a_soak_counts_games_varieties_endings_and_failures(nefrit: Nefrit, tmp_path: Path) -> None:
    shown = nefrit(*SMALL, "--games", "45", "--out", tmp_path)
    assert shown.code == 1
    assert "Soak, seed 3" in shown.out
    found = result(tmp_path)
    goofspiel, broken = found["by_game"]
    assert found["games"] == found["finished"] + found["errors"] == 45
    assert (goofspiel["games"], goofspiel["errors"], goofspiel["share"]) == (30, 0, 2)
    assert goofspiel["endings"] == [{"rule": "goofspiel.end", "stopped": False, "games": 30}]
    assert goofspiel["varieties"] == [
        {"edition": "", "seats": seats, "options": {}, "games": count} for seats, count in ((2, 15), (3, 15))
    ]
    assert goofspiel["decisions"] == 13 * (15 * 2 + 15 * 3)
    assert goofspiel["checks"] >= 30
    assert [one["options"]["fault"] for one in broken["varieties"]] == ["none", "rules", "law"]
    assert broken["finished"] >= 5
    rows = [json.loads(line) for line in (tmp_path / GAMES).read_text().splitlines()]
    assert [row["number"] for row in rows] == list(range(45))


def test_each_kind_of_failure_is_told_once_with_the_shortest_record(nefrit: Nefrit, tmp_path: Path) -> None:
    failed = nefrit(*SMALL, "--games", "90", "--out", tmp_path)
    failures = {one["what"].split(":")[0]: one for one in json.loads((tmp_path / "soak.json").read_text())["failures"]}
    assert sorted(failures) == ["Broken", "IndexError", "ZeroDivisionError"]
    assert failed.err.count("\n") == 3
    for name, shortest in (("Broken", 2), ("IndexError", 2), ("ZeroDivisionError", 3)):
        one = failures[name]
        assert one["games"] == len(one["numbers"])
        assert one["reduced_answers"] == shortest < one["answers"]
        assert one["reduced"] in failed.err
        record = read_record(Path(one["reduced"]).read_bytes())
        assert len(record.answers) == shortest
        assert name in str(fails(find(BROKEN), record, LAWS))
    # Whoever gets the record sees it; what the laws say only if they are asked.
    assert nefrit("replay", failures["IndexError"]["reduced"], "--game", BROKEN).code == 1
    law = ("replay", failures["Broken"]["reduced"], "--game", BROKEN)
    assert nefrit(*law).code == 0
    broken = nefrit(*law, "--laws")
    assert broken.code == 1
    assert "(Broken: the decision choose-one cites a rule at broken.py" in broken.err
    assert nefrit(*law, "--laws", "--until", "1").code == 0


def test_a_soak_without_failures_ends_well(nefrit: Nefrit, tmp_path: Path) -> None:
    fine = nefrit("soak", "--share", f"{GOOFSPIEL}=1", "--games", "4", "--seed", "1", "--json", "--out", tmp_path)
    assert (fine.code, fine.err) == (0, "")
    found = json.loads(fine.out)
    assert found == json.loads((tmp_path / "soak.json").read_text())
    assert (found["games"], found["errors"], found["failures"], found["laws"]) == (4, 0, [], 500)


def test_an_interrupted_soak_goes_on(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert nefrit(*SMALL, "--games", "24", "--out", tmp_path / "whole").code == 1
    interrupted = interrupt(monkeypatch, command, stop_at=7)
    stopped = nefrit(*SMALL, "--games", "24", "--out", tmp_path / "parts")
    assert stopped.code == 130
    assert "Interrupted after 7 of 24 games; the same command goes on.\n" in stopped.err
    seconds = json.loads((tmp_path / "parts" / "soak.json").read_text())["seconds"]
    interrupted.stop_at = -1
    assert nefrit(*SMALL, "--games", "24", "--out", tmp_path / "parts").code == 1
    assert interrupted.played == list(range(24))
    assert json.loads((tmp_path / "parts" / "soak.json").read_text())["seconds"] >= seconds
    assert result(tmp_path / "parts") == result(tmp_path / "whole")
    # Nothing is left to play, and the result stays.
    assert nefrit(*SMALL, "--games", "24", "--out", tmp_path / "parts").code == 1
    assert result(tmp_path / "parts") == result(tmp_path / "whole")


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(nefrit: Nefrit, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert nefrit(*SMALL, "--games", "100", "--jobs", jobs, "--out", tmp_path / jobs).code == 1
    assert result(tmp_path / "1") == result(tmp_path / "2")


def test_progress_is_told_in_lines_where_nobody_watches(
    nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "LINES", 1e-9)
    line = ("soak", "--share", f"{GOOFSPIEL}=1", "--games", "3", "--seed", "1", "--out", tmp_path)
    first, *_, last = nefrit(*line).err.splitlines()
    assert first.startswith("1 of 3 games, ")
    assert first.endswith(" left")
    assert last.startswith("3 of 3 games, ")
    assert "games/s, 0:00:00 left" in last


def test_another_soak_is_not_mixed_in(nefrit: Nefrit, tmp_path: Path) -> None:
    line = ("soak", "--share", f"{GOOFSPIEL}=1", "--games", "2", "--out", tmp_path)
    assert nefrit(*line).code == 0
    assert "holds another soak (not the same laws); choose another directory." in nefrit(*line, "--laws", "3").refusal


@pytest.mark.parametrize("share", ["l5r", "l5r=", "l5r=0", "=3", "l5r=x"])
def test_shares_that_are_none_are_refused(nefrit: Nefrit, tmp_path: Path, share: str) -> None:
    refused = nefrit("soak", "--share", share, "--out", tmp_path).refusal
    assert refused.startswith("A share is written GAME=N with a whole number from 1")


def test_shares_of_games_that_are_none_or_named_twice_are_refused(nefrit: Nefrit, tmp_path: Path) -> None:
    assert "no game 'chess'" in nefrit("soak", "--share", "chess=1", "--out", tmp_path).refusal
    twice = nefrit("soak", "--share", "l5r=1", "--share", "l5r=2", "--out", tmp_path)
    assert twice.refusal == "The share of l5r is given twice."


def test_what_does_not_fail_is_not_reduced() -> None:
    record = Record(Header("broken", options={"fault": "rules"}), answers("drink", "descend", "drink", "descend"))
    assert fails(find(BROKEN), record) is None
    assert reduced(find(BROKEN), record) is None


def test_a_failure_is_not_taken_for_another() -> None:
    # Two steps into the cellar are a shorter way to fail, but another one.
    done = ("wait", "drink", "sing", "drink", "descend", "wait", "rest", "drink")
    record = Record(Header("broken", options={"fault": "rules"}), answers(*done))
    shorter = reduced(find(BROKEN), record)
    assert shorter is not None
    assert [answer for _, answer in shorter.answers] == [ACTIONS.index("drink")] * 3
    assert "ZeroDivisionError" in str(fails(find(BROKEN), shorter))


def test_answers_are_not_left_out_if_another_failure_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reducing, "TRIES", 0)
    # Without the two in the middle somebody would take two steps into the cellar.
    done = ("drink", "descend", "rest", "sing", "descend", "drink", "wait", "drink")
    record = Record(Header("broken", options={"fault": "rules"}), answers(*done))
    shorter = reduced(find(BROKEN), record)
    assert shorter is not None
    assert [answer for _, answer in shorter.answers] == [ACTIONS.index("drink")] * 3


def test_laws_are_broken_at_the_first_state_in_which_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    done = ("drink", "wait", "drink", "wait", "wait", "wait")
    record = Record(Header("broken", options={"fault": "law"}), answers(*done))
    assert fails(find(BROKEN), record) is None
    shorter = reduced(find(BROKEN), record, LAWS)
    assert shorter is not None
    assert len(shorter.answers) == 2
    # Where there is no time to search, at least all after that state goes.
    monkeypatch.setattr(reducing, "MOST_ANSWERS", 0)
    cut = reduced(find(BROKEN), record, LAWS)
    assert cut is not None
    assert cut.answers == answers(*done[:3])
