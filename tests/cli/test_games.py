from __future__ import annotations

import json

import pytest

from nefrit.rulebook import catalog
from tests.cli.conftest import Nefrit
from tests.manifests import leave_rules_only, register_only


def test_a_game_with_rules_only_is_not_playable_yet(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_rules_only(monkeypatch, "senjutsu")
    listed = {game["name"]: game for game in json.loads(nefrit("games", "--json").out)}
    assert listed["senjutsu"]["playable"] is False
    assert listed["senjutsu"]["title"] == catalog("senjutsu").title
    assert listed["senjutsu"]["rules"]["all"] == len(catalog("senjutsu").rules)
    assert 0 <= listed["senjutsu"]["rules"]["done"] <= listed["senjutsu"]["rules"]["all"]
    assert "not playable yet" in nefrit("games").out


def test_legend_of_the_five_rings_is_playable(nefrit: Nefrit) -> None:
    listed = {game["name"]: game for game in json.loads(nefrit("games", "--json").out)}
    assert listed["l5r"]["playable"] is True
    assert (listed["l5r"]["seats"], listed["l5r"]["editions"]) == ([2, 2], ["1.5", "1.0"])


def test_a_playable_game_is_listed_with_its_seats_and_a_broken_one_with_the_reason(
    nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_only(monkeypatch, {"goofspiel": "examples.goofspiel:GAME", "broken": "no_such_package:GAME"})
    broken, goofspiel = json.loads(nefrit("games", "--json").out)
    assert goofspiel == {
        "name": "goofspiel",
        "title": "Goofspiel",
        "playable": True,
        "seats": [2, 3],
        "editions": [],
        "rules": None,
        "problem": None,
    }
    assert "no_such_package" in broken["problem"]
    shown = nefrit("games").out
    assert [line.split() for line in shown.splitlines() if "Goofspiel" in line] == [
        ["goofspiel", "Goofspiel", "2-3", "-", "-", "playable"]
    ]
