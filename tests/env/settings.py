"""The settings in which environments are tried: every game, some of them in several ways."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nefrit.env import OVER, Setting, Steps

HERE = Path(__file__).parent
GOOFSPIEL = str(HERE.parents[1] / "examples" / "goofspiel.py")
ASKING = str(HERE / "asking.py")

TEAMS = {"fighters": ["ronin", "master", "ninja", "monk"], "teams": [0, 1, 0, 1]}
TOGETHER = {"fighters": ["ronin", "master"], "opponents": ["katana", "katana", "katana"]}

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "goofspiel": (GOOFSPIEL, {"options": {"cards": 5}}),
    "goofspiel for three": (GOOFSPIEL, {"seats": 3, "options": {"cards": 4}}),
    "asking": (ASKING, {"room": 3}),
    "l5r": ("l5r", {"decks": ("crane", "lion"), "edition": "1.0"}),
    "l5r 1.5": ("l5r", {"edition": "1.5"}),
    "senjutsu": ("senjutsu", {}),
    "senjutsu with decks and a companion": ("senjutsu", {"decks": ("ashigaru", "yojimbo")}),
    "senjutsu with fighters and a companion": ("senjutsu", {"options": {"fighters": ["ninja", "ashigaru"]}}),
    "senjutsu for three": ("senjutsu", {"seats": 3}),
    "senjutsu in teams": ("senjutsu", {"seats": 4, "options": TEAMS}),
    "senjutsu alone": ("senjutsu", {"options": {"opponents": ["katana"]}}),
    "senjutsu for two against three": ("senjutsu", {"seats": 5, "options": TOGETHER}),
    "senjutsu against the horde": ("senjutsu", {"options": {"mode": "horde"}}),
    "imperium": ("imperium", {"options": {"box": "combined", "commons": "legends"}}),
    "imperium for three": ("imperium", {"seats": 3}),
    "imperium for four": ("imperium", {"seats": 4, "options": {"box": "legends"}}),
    "invasion": ("invasion", {}),
    "invasion, cataclysm": ("invasion", {"options": {"format": "cataclysm"}}),
    "invasion, cataclysm for four": ("invasion", {"seats": 4, "options": {"format": "cataclysm"}}),
}

every_game = pytest.mark.parametrize(("game", "said"), GAMES.values(), ids=GAMES)


def played(setting: Setting, seed: int, most: int) -> Iterator[Steps]:
    """A random game, step by step: before each step, and at the end."""
    steps = Steps(setting)
    chance = random.Random(seed)
    seat = steps.reset(seed)
    for _ in range(most):
        yield steps
        if seat == OVER:
            return
        seat = steps.step(chance.choice(steps.legal()))
