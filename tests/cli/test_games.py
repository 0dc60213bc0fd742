from __future__ import annotations

import importlib
import json
from importlib.metadata import EntryPoint

import pytest

from nefrit import registry
from nefrit.rulebook import GAMES, catalog
from tests.cli.conftest import Nefrit


def test_the_games_with_rules_only_are_not_playable_yet(nefrit: Nefrit) -> None:
    listed = {game["name"]: game for game in json.loads(nefrit("games", "--json").out)}
    for name in GAMES:
        if name not in registry.names():
            assert listed[name]["playable"] is False
            assert listed[name]["title"] == catalog(name).title
            assert listed[name]["rules"]["all"] == len(catalog(name).rules)
            assert 0 <= listed[name]["rules"]["done"] <= listed[name]["rules"]["all"]


def test_legend_of_the_five_rings_is_playable(nefrit: Nefrit) -> None:
    listed = {game["name"]: game for game in json.loads(nefrit("games", "--json").out)}
    assert listed["l5r"]["playable"] is True
    assert (listed["l5r"]["seats"], listed["l5r"]["editions"]) == ([2, 2], ["1.5", "1.0"])


def test_a_playable_game_is_listed_with_its_seats_and_a_broken_one_with_the_reason(
    nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = (
        EntryPoint("goof", "examples.goofspiel:GAME", registry.GROUP),
        EntryPoint("broken", "no_such_package:GAME", registry.GROUP),
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(registry, "BUILT_IN", {})
    monkeypatch.setattr(importlib.import_module("nefrit.cli.games"), "GAMES", ("l5r",))
    broken, goof = json.loads(nefrit("games", "--json").out)[:2]
    assert goof == {
        "name": "goof",
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
        ["goof", "Goofspiel", "2-3", "-", "-", "playable"]
    ]
    assert "not playable yet" in shown
