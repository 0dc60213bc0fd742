"""Bots at the command line: who plays a seat, and who plays against whom very often."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nefrit.kernel.match import replay
from nefrit.kernel.record import read_record
from nefrit.registry import find
from tests.cli.conftest import GOOFSPIEL, Nefrit


def test_the_best_bot_is_the_opponent_unless_another_is_chosen(nefrit: Nefrit, tmp_path: Path) -> None:
    answers = []
    for number, seats in enumerate(
        ((), ("--seat", "human", "--seat", "greedy"), ("--seat", "human", "--seat", "random"))
    ):
        file = tmp_path / f"{number}.json"
        # Provinces, mulligans, and then one pass after the other.
        typed = "1 2 3 4 5\n\n\n" + "1\n" * 6
        played = nefrit("play", "l5r", "--seed", "3", "--plain", "--record", file, *seats, typed=typed)
        assert played.code == 0
        record = read_record(file.read_bytes())
        assert {seat for seat, _ in record.answers} == {0, 1}
        assert len(replay(find("l5r"), record, check=True).answers) == len(record.answers)
        answers.append(record.answers)
    assert answers[0] == answers[1]
    assert answers[0] != answers[2]


def test_bots_play_each_other(nefrit: Nefrit) -> None:
    arguments = ("selfplay", "l5r", "--games", "2", "--seed", "4", "--json")
    greedy, at_random, usual = (
        json.loads(nefrit(*arguments, *chosen).out)
        for chosen in (("--bot", "random", "--bot", "greedy"), ("--bot", "random", "--bot", "random"), ())
    )
    assert (greedy["finished"], greedy["errors"]) == (2, 0)
    assert greedy["winners"]["seats"][1] >= 1
    assert at_random["decisions"] == usual["decisions"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("selfplay", "l5r", "--bot", "gredy"), "There is no bot for l5r called 'gredy'; did you mean greedy?"),
        (("selfplay", GOOFSPIEL, "--bot", "greedy"), "There is no bot for goofspiel called 'greedy'."),
        (
            ("selfplay", "l5r", *("--bot", "random") * 3),
            "There are 2 seats, and --bot is given 3 times.",
        ),
        (("play", "l5r", "--seat", "gredy"), "A seat is played by human, greedy, search or random, not by 'gredy'."),
        (("play", GOOFSPIEL, "--seat", "greedy"), "A seat is played by human or random, not by 'greedy'."),
    ],
)
def test_a_wrong_name_gets_a_kind_answer(nefrit: Nefrit, arguments: tuple[str, ...], told: str) -> None:
    assert told in nefrit(*arguments).refusal
