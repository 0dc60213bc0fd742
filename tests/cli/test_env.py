"""The command `nefrit env`."""

from __future__ import annotations

import json
import sys
from functools import partial

import pytest

from nefrit.env import speed
from tests.cli.conftest import GOOFSPIEL, Nefrit


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "speed_of", partial(speed.speed_of, seconds=0.001))
    monkeypatch.setattr(speed, "POSITIONS", 10)


def test_the_blocks_of_an_observation_are_shown(nefrit: Nefrit) -> None:
    result = nefrit("env", GOOFSPIEL, "--option", "cards=5")
    assert result.code == 0
    assert "2 seats: 32 actions (0 to 29 are options, 30 shows more of them, 31 stops)" in result.out
    lines = [line.split() for line in result.out.splitlines()]
    assert ["faces", "40", "455", "8", "x", "52"] in [line[:6] for line in lines]
    assert ["words", "9", "24", "16"] in [line[:4] for line in lines]
    assert "Ace of Spades" not in result.out


def test_every_feature_is_named_with_its_place(nefrit: Nefrit) -> None:
    out = nefrit("env", GOOFSPIEL, "--describe").out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert "0 seat=0" in lines
    assert "92 row: prize" in lines
    assert "+13 Ace of Spades" in lines


def test_programs_get_json(nefrit: Nefrit) -> None:
    data = json.loads(nefrit("env", GOOFSPIEL, "--seats", "3", "--json").out)
    assert (data["actions"], data["more"], data["stop"], data["players"]) == (32, 30, 31, [0, 1, 2])
    blocks = {block["name"]: block for block in data["observation"]["blocks"]}
    assert blocks["faces"]["shape"] == [len(blocks["faces"]["rows"]), len(blocks["faces"]["columns"])]
    assert data["observation"]["size"] == max(block["end"] for block in blocks.values())
    assert data["options"]["shape"] == [32, max(block["end"] for block in data["options"]["blocks"])]
    assert data["speed"] is None


def test_speed_is_measured_where_that_is_asked_for(nefrit: Nefrit) -> None:
    assert "steps in PettingZoo" in nefrit("env", GOOFSPIEL, "--speed").out
    data = json.loads(nefrit("env", GOOFSPIEL, "--option", "cards=4", "--speed", "--json").out)
    assert len(data["speed"]) == 8
    assert all(rate > 0 for rate in data["speed"].values())


def test_decks_and_editions_are_chosen(nefrit: Nefrit) -> None:
    data = json.loads(nefrit("env", "l5r", "--deck", "crane", "--deck", "lion", "--edition", "1.0", "--json").out)
    assert (data["game"], data["edition"]) == ("l5r", "1.0")
    assert "2 seats and 1 decks" in nefrit("env", "l5r", "--deck", "crane").refusal
    assert "no edition" in nefrit("env", "l5r", "--edition", "3").refusal


def test_it_says_what_must_be_installed(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nefrit.env", None)
    assert nefrit("env", GOOFSPIEL).refusal.endswith("pip install 'nefrit[env]'.")
