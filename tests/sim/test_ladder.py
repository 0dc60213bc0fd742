"""Every bot plays every other, the same deals from both sides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nefrit.cli.seating import seat_decks
from nefrit.sim import ladder as ladders
from nefrit.sim.ladder import Ladder, Score, Standing, play_some, results
from nefrit.sim.mass import SetUp
from nefrit.sim.seating import Seating
from tests.cli.conftest import FAILING
from tests.manifests import give_bots
from tests.sim.conftest import GOOFSPIEL, Nefrit

SMALL = ("ladder", GOOFSPIEL, "--option", "cards=4", "--games", "20", "--seed", "3")


def plan(**changes: Any) -> Ladder:
    usual = {
        "game": GOOFSPIEL,
        "seed": 3,
        "set_up": SetUp(2, {"cards": 4}, Seating()),
        "edition": "",
        "bots": ("random", "first", "last"),
        "games": 20,
    }
    return Ladder(**(usual | changes))


def test_two_games_after_each_other_have_the_same_deal_and_decks() -> None:
    pairs = plan(game="l5r", set_up=SetUp(2, {}, seat_decks("l5r", {}, (), 2, every=True)), edition="1.5")
    headers = [pairs.header("l5r", number) for number in range(pairs.total)]
    for one, other in zip(headers[::2], headers[1::2], strict=True):
        assert (one.seed, one.options) == (other.seed, other.options)
    assert len({header.seed for header in headers}) == 10
    assert [header.seed for header in headers[:20]] == [header.seed for header in headers[20:40]]
    assert len({json.dumps(header.options) for header in headers}) == 10


@pytest.mark.usefixtures("goofspiel_bots")
def test_the_same_deal_from_both_sides_gives_the_opposite() -> None:
    # Neither leaves anything to chance, so each wins as often as the other from each side of a symmetrical deal.
    standing = play_some(plan(bots=("first", "last")), 0, 20)
    assert standing.games == 20
    score = standing.score(0, 1)
    again = play_some(plan(bots=("last", "first")), 0, 20)
    assert again.score(1, 0) == score
    for deal in range(0, 20, 2):
        one, other = (play_some(plan(bots=("first", "last")), deal + side, deal + side + 1) for side in (0, 1))
        assert one.score(0, 1) == other.score(0, 1)


@pytest.mark.usefixtures("goofspiel_bots")
def test_a_pair_does_not_depend_on_the_other_bots() -> None:
    three, two = plan(), plan(bots=("random", "last"))
    whole = play_some(three, 0, three.total)
    assert whole.score(0, 2) == play_some(two, 0, two.total).score(0, 1)


@pytest.mark.usefixtures("goofspiel_bots")
def test_parts_add_up_in_any_order() -> None:
    whole = play_some(plan(), 0, 60)
    parts = [play_some(plan(), start, start + 12) for start in range(0, 60, 12)]
    added = Standing()
    for part in reversed(parts):
        added.add(part)
    assert results("goofspiel", plan(), added) == results("goofspiel", plan(), whole)


def test_what_one_wins_the_other_loses() -> None:
    standing = Standing({(0, 1): Score(3, 2, 1), (0, 2): Score(1, 0, 5), (1, 2): Score(0, 6, 0)})
    assert standing.score(1, 0) == Score(1, 2, 3)
    assert standing.overall(0) == Score(4, 2, 6)
    assert standing.overall(2) == Score(5, 6, 1)
    assert standing.overall(0).points == 5
    rated = standing.ratings(("greedy", "random", "search"))
    assert rated is not None
    assert rated[1].elo == 0
    assert Standing({(0, 1): Score(1, 0, 0)}).ratings(("a", "b", "c")) is None


@pytest.mark.usefixtures("goofspiel_bots")
def test_the_command_tells_saves_and_draws(nefrit: Nefrit, tmp_path: Path) -> None:
    file, picture = tmp_path / "ladder.json", tmp_path / "ladder.png"
    told = nefrit(*SMALL, "--bots", "random,last", "--json", "--save", file, "--plot", picture)
    assert (told.code, told.err) == (0, "")
    data = json.loads(told.out)
    assert json.loads(file.read_text()) == data
    assert (data["game"], data["seed"], data["games"], data["errors"]) == ("goofspiel", 3, 20, 0)
    random, last = data["bots"]
    assert random["elo"] == {"elo": 0, "low": 0, "high": 0}
    assert last["wins"] == random["losses"]
    assert last["games"] == last["wins"] + last["draws"] + last["losses"] == 20
    assert last["share"]["low"] < last["share"]["value"] < last["share"]["high"]
    assert data["pairs"][0]["bots"] == ["random", "last"]
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert nefrit(*SMALL, "--bots", "random,last", "--plot", tmp_path / "l.svg").code == 0
    assert "random" in (tmp_path / "l.svg").read_text()


@pytest.mark.usefixtures("goofspiel_bots")
def test_the_table_is_for_people(nefrit: Nefrit) -> None:
    shown = nefrit(*SMALL).out
    for part in ("Goofspiel, seed 3", "Elo", "first : last", "first : random", "60 games in", "0 errors"):
        assert part in shown


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes(nefrit: Nefrit) -> None:
    command = ("ladder", "l5r", "--bots", "random,greedy", "--games", "2", "--seed", "1", "--json")
    assert nefrit(*command, "--jobs", "2").out == nefrit(*command).out != ""


def test_games_that_fail_are_counted_and_kept(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    give_bots(monkeypatch, "failing", {"last": "tests.sim.bots:Last"})
    command = ("ladder", FAILING, "--option", "how=fail", "--games", "30", "--seed", "1")
    failed = nefrit(*command, "--json")
    assert failed.code == 1
    data = json.loads(failed.out)
    assert data["errors"] > 0
    assert data["errors"] + data["pairs"][0]["draws"] == 30
    file = Path(failed.err.split("its record is ")[1].split("\n")[0])
    assert nefrit("replay", file, "--game", FAILING).code == 1


@pytest.mark.usefixtures("goofspiel_bots")
def test_an_interrupt_shows_what_there_is(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play = ladders.play_some

    def interrupted(plan: Ladder, start: int, stop: int) -> Standing:
        if start == 4:
            raise KeyboardInterrupt
        return play(plan, start, stop)

    monkeypatch.setattr(ladders, "play_some", interrupted)
    stopped = nefrit(*SMALL, "--json", "--plot", tmp_path / "l.png")
    assert stopped.code == 130
    assert json.loads(stopped.out)["games"] == 4
    assert json.loads(stopped.out)["bots"][0]["elo"] is None
    assert stopped.err.startswith("Interrupted after 4 of 60 games.\n")
    assert not (tmp_path / "l.png").exists()


def test_plots_that_cannot_be_drawn_are_refused(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'altair'", name="altair")

    monkeypatch.setattr("nefrit.cli.ladder.import_module", missing)
    refused = nefrit("ladder", "l5r", "--plot", "l.png").refusal
    assert refused == "Plots need altair: pip install 'nefrit[sim]'."
