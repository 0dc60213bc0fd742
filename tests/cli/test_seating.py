"""Which decks the seats play, in one game and in many."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from nefrit.cli.seating import equal_decks, seat_decks
from nefrit.kernel.record import read_record
from nefrit.l5r.decks import ready_decks
from nefrit.sim.mass import Plan, SetUp
from nefrit.sim.seating import Seating
from tests.cli.conftest import GOOFSPIEL, Nefrit

CLANS = {deck.stronghold[0][0]: name for name, deck in ready_decks().items() if "-" not in name}
NAMES = {deck.name: name for name, deck in ready_decks().items()}


def names(options: dict[str, Any]) -> list[str]:
    return [NAMES[deck["name"]] for deck in options["decks"]]


def played(nefrit: Nefrit, tmp_path: Path, *arguments: object) -> list[str]:
    """The decks of a game that is begun and left."""
    record = tmp_path / "game.json"
    result = nefrit("play", "l5r", "--plain", "--record", record, *arguments)
    assert result.code == 0, result.err
    return names(read_record(record.read_bytes()).header.options)


@pytest.mark.parametrize("counts", [(1, 1), (7, 7), (1, 7), (2, 3, 4), (6, 6)])
@pytest.mark.parametrize("seed", [0, 1, 99])
def test_every_combination_comes_up_as_often_as_every_other(counts: tuple[int, ...], seed: int) -> None:
    seating = Seating(tuple(tuple(range(count)) for count in counts))
    total = 1
    for count in counts:
        total *= count
    seen = Counter(tuple(seating.options(seed, number)["decks"]) for number in range(2 * total))
    assert len(seen) == total
    assert set(seen.values()) == {2}


def test_the_order_of_the_combinations_depends_on_the_seed() -> None:
    seating = seat_decks("l5r", {}, (), 2, every=True)
    orders = [[names(seating.options(seed, number)) for number in range(49)] for seed in (1, 1, 2)]
    assert orders[0] == orders[1] != orders[2]
    assert {tuple(pair) for pair in orders[2]} == {(one, other) for one in CLANS.values() for other in CLANS.values()}


def test_equal_decks_are_all_ready_ones_in_turn_and_the_same_for_all() -> None:
    seating = equal_decks("l5r", {}, (), 2)
    pairs = [tuple(names(seating.options(5, number))) for number in range(14)]
    assert Counter(pairs) == {(clan, clan): 2 for clan in CLANS.values()}
    assert names(equal_decks("l5r", {}, ("crane",), 2).options(5, 3)) == ["crane", "crane"]


def test_a_ladder_with_equal_decks_says_so(nefrit: Nefrit) -> None:
    line = ("ladder", "invasion", "--bots", "random,greedy", "--games", 2, "--seed", 1, "--equal-decks")
    assert json.loads(nefrit(*line, "--json").out)["equal_decks"] is True
    assert "equal decks" in nefrit(*line).out
    assert json.loads(nefrit(*line[:-1], "--json").out)["equal_decks"] is False


def test_equal_decks_that_cannot_be_are_refused(nefrit: Nefrit) -> None:
    result = nefrit("ladder", "l5r", "--equal-decks", "--deck", "crane", "--deck", "lion", "--games", 2)
    assert result.code == 2
    assert "all play the same" in result.err
    result = nefrit("ladder", "imperium", "--equal-decks", "--games", 2)
    assert result.code == 2
    assert "leave out --equal-decks" in result.err


def test_many_games_are_played_by_each_edition_with_each_combination() -> None:
    set_up = SetUp(2, {}, seat_decks("l5r", {}, ("crane",), 2, every=True))
    plan = Plan("l5r", 1, (set_up,), ("1.5", "1.0"))
    headers = [plan.header("l5r", number) for number in range(14)]
    assert {(header.edition, *names(header.options)) for header in headers} == {
        (edition, "crane", other) for edition in ("1.5", "1.0") for other in CLANS.values()
    }
    assert len({header.seed for header in headers}) == 14


def test_who_gives_no_deck_plays_a_ready_one(nefrit: Nefrit, tmp_path: Path) -> None:
    games = [played(nefrit, tmp_path, "--seed", seed) for seed in range(12)]
    assert {first for first, _ in games} == {"crab"}
    assert "crab" not in {other for _, other in games}
    assert len({other for _, other in games}) > 1
    assert played(nefrit, tmp_path, "--seed", 3) == games[3]


def test_ready_decks_are_given_by_name(nefrit: Nefrit, tmp_path: Path) -> None:
    assert played(nefrit, tmp_path, "--deck", "crane", "--deck", "lion") == ["crane", "lion"]
    assert played(nefrit, tmp_path, "--deck", "crane", "--deck", "crane") == ["crane", "crane"]
    mine, other = played(nefrit, tmp_path, "--deck", "lion", "--seed", 5)
    assert mine == "lion"
    assert other in set(CLANS.values()) - {"lion"}


def test_a_deck_of_a_single_set_is_opposed_by_another_one(nefrit: Nefrit, tmp_path: Path) -> None:
    for seed in range(6):
        mine, other = played(nefrit, tmp_path, "--deck", "crane-single", "--seed", seed)
        assert mine == "crane-single"
        assert other.endswith("-single")
        assert other != mine


def test_a_deck_in_a_file_is_opposed_by_a_ready_one(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(nefrit("deck", "show", "l5r", "phoenix", "--as", "list").out, encoding="utf-8")
    mine, other = played(nefrit, tmp_path, "--deck", file)
    assert mine == "phoenix"
    assert other in CLANS.values()


def test_wrong_decks_are_told_in_one_line(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for command in ("play", "selfplay"):
        assert "Did you mean unicorn" in nefrit(command, "l5r", "--deck", "unicrn").refusal
        assert "No such file" in nefrit(command, "l5r", "--deck", "mine.txt").refusal
        assert "--deck is given 3 times" in nefrit(command, "l5r", *(("--deck", "crab") * 3)).refusal
        assert "not both" in nefrit(command, "l5r", "--deck", "crab", "--option", "decks=[]").refusal
        assert "Decks is a list of two decks" in nefrit(command, "l5r", "--option", "decks=[]").refusal
        assert "nobody builds decks" in nefrit(command, GOOFSPIEL, "--deck", "crab").refusal
    (tmp_path / "small.txt").write_text("1x Shizuka Toshi\n3x Doji Hotaru\n")
    assert "needs at least 8 cards" in nefrit("play", "l5r", "--deck", "small.txt").refusal


def test_selfplay_goes_through_the_ready_decks_and_the_editions(nefrit: Nefrit) -> None:
    result = nefrit("selfplay", "l5r", "--games", "2", "--seed", "1", "--edition", "all", "--json")
    assert result.code == 0, result.err
    assert json.loads(result.out)["games"] == 2
    again = nefrit("selfplay", "l5r", "--games", "2", "--seed", "1", "--edition", "1.5", "--edition", "1.0", "--json")
    assert json.loads(again.out)["decisions"] == json.loads(result.out)["decisions"]
    assert "no edition '2'" in nefrit("selfplay", "l5r", "--edition", "1.5", "--edition", "2").refusal
    assert "has one edition only" in nefrit("selfplay", GOOFSPIEL, "--edition", "1").refusal
    assert nefrit("selfplay", GOOFSPIEL, "--edition", "all", "--games", "1").code == 0
