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

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "goofspiel": (GOOFSPIEL, {"options": {"cards": 5}}),
    "goofspiel for three": (GOOFSPIEL, {"seats": 3, "options": {"cards": 4}}),
    "asking": (ASKING, {"room": 3}),
    "l5r": ("l5r", {"decks": ("crane", "lion"), "edition": "1.0"}),
    "senjutsu": ("senjutsu", {}),
    "senjutsu against the horde": ("senjutsu", {"options": {"mode": "horde"}}),
    "imperium for three": ("imperium", {"seats": 3}),
    "invasion": ("invasion", {}),
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
