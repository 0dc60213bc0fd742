"""What games say together."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.sim.simulation import COLUMNS, Entrant, Row, Simulation
from nefrit.sim.summary import points, summary

CARDS = {"red": {"Fox", "Hen"}, "blue": {"Hen", "Owl"}, "grey": {"Rat"}}


def row(number: int, decks: str, winners: list[int], **more: Any) -> Row:
    usual = {"bots": ["random"] * 2, "stopped": False, "rule": "end", "decisions": 10, "rounds": 2}
    return dict.fromkeys(COLUMNS) | usual | {"number": number, "decks": decks.split(), "winners": winners} | more


def plan(**changes: Any) -> Simulation:
    usual = {
        "game": "toy",
        "seed": 1,
        "seats": 2,
        "edition": "",
        "options": {},
        "bots": ("random",),
        "decks": {"red": 1, "blue": 2, "grey": 3},
        "pairings": "all",
    }
    return Simulation(**(usual | changes))


def told(*rows: Row) -> dict[str, Any]:
    return summary("toy", plan(), rows, CARDS)


def test_a_game_is_worth_one_point() -> None:
    assert points(row(0, "red blue", [1])) == [0, 1]
    assert points(row(0, "red blue", [])) == [0.5, 0.5]
    assert points(row(0, "red blue", [0, 1])) == [0.5, 0.5]
    assert points(row(0, "red blue grey", [0, 2], bots=["random"] * 3)) == [0.5, 0, 0.5]


def test_decks_are_counted_against_others_only() -> None:
    found = told(row(0, "red blue", [0]), row(1, "blue red", [1]), row(2, "red red", [0]), row(3, "blue grey", []))
    shares = {one["name"]: (one["games"], one["value"]) for one in found["decks"]}
    assert shares == {"red": (2, 1.0), "blue": (3, 0.166667), "grey": (1, 0.5)}
    assert [one["name"] for one in found["decks"]] == ["red", "grey", "blue"]
    assert found["bots"] == []
    cells = {(one["name"], one["against"]): (one["games"], one["value"]) for one in found["matrices"]["decks"]}
    assert cells["red", "blue"] == (2, 1)
    assert cells["blue", "red"] == (2, 0)
    assert cells["grey", "blue"] == (1, 0.5)
    assert ("red", "red") not in cells
    assert found["draws"] == 1


def test_a_card_is_compared_with_decks_that_do_not_have_it() -> None:
    found = told(row(0, "red blue", [0]), row(1, "blue grey", [0]), row(2, "red red", [1]), row(3, "grey red", [0]))
    cards = {one["card"]: (one["games"], one["value"], one["expected"]) for one in found["cards"]}
    assert cards == {"Fox": (2, 0.5, 0.5), "Hen": (2, 0.5, 0.5), "Owl": (2, 0.5, 0.5), "Rat": (2, 0.5, 0.5)}
    found = told(row(0, "red blue", [0]), row(1, "blue red", [1]))
    cards = {one["card"]: (one["games"], one["value"], one["expected"]) for one in found["cards"]}
    assert cards == {"Fox": (2, 1, 0.5), "Owl": (2, 0, 0.5)}
    assert found["cards"][0]["low"] == pytest.approx(0.34238)


def test_the_first_player_is_not_the_first_seat() -> None:
    found = told(row(0, "red blue", [1], first=1), row(1, "red blue", [1], first=1), row(2, "red blue", [1], first=0))
    assert found["first_player"]["value"] == pytest.approx(2 / 3, abs=1e-6)
    assert [one["value"] for one in found["seats_won"]] == [0, 1]
    assert told(row(0, "red blue", [1]))["first_player"] is None


def test_lengths_and_endings() -> None:
    rows = [row(number, "red blue", [0], decisions=length, rounds=0) for number, length in enumerate((1, 2, 3, 4, 10))]
    found = told(*rows, row(5, "red blue", [], rule="limit", stopped=True, decisions=10))
    assert found["lengths"]["decisions"]["median"] == 3.5
    assert (found["lengths"]["decisions"]["least"], found["lengths"]["decisions"]["most"]) == (1, 10)
    assert [(one["rule"], one["stopped"], one["games"]) for one in found["endings"]] == [
        ("end", False, 5),
        ("limit", True, 1),
    ]
    assert found["stopped"] == 1


def test_games_that_failed_are_only_counted() -> None:
    failed = row(1, "red blue", [], error="ZeroDivisionError", decisions=None, rounds=None, rule=None)
    found = told(row(0, "red blue", [0]), failed)
    assert (found["games"], found["errors"], found["draws"]) == (2, 1, 0)
    assert found["seats_won"][0]["games"] == 1


def test_pairings_say_who_meets_whom() -> None:
    both = plan(bots=("greedy", "random"), decks={"red": 1, "blue": 2})
    assert len(both.tables) == 16
    different = plan(bots=("greedy", "random"), decks={"red": 1, "blue": 2}, pairings="different").tables
    assert len(different) == 12
    assert all(one != other for one, other in different)
    mirror = plan(pairings="mirror").tables
    assert mirror == [(Entrant("random", deck),) * 2 for deck in ("red", "blue", "grey")]
    assert {both.table(number) for number in range(16)} == set(both.tables)
