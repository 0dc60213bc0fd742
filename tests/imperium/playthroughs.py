"""Whole games with the published cards, one for each box and number of players, kept as text.

`python -m tests.imperium.playthroughs` plays them anew and writes them; nothing else does.
"""

from __future__ import annotations

from pathlib import Path

from nefrit.bots import find, usual
from nefrit.imperium.definition import GAME
from nefrit.kernel.record import Header
from tests import playthroughs

DIRECTORY = Path(__file__).parent / "golden"

HEADERS = {
    "classics": Header(GAME.name, seed=3, options={"nations": ["romans", "celts"], "sides": ["A", "A"]}),
    "legends": Header(
        GAME.name,
        seats=3,
        seed=3,
        options={"box": "legends", "nations": ["arthurians", "utopians", "atlanteans"], "sides": ["A", "A", "B"]},
    ),
    "combined": Header(GAME.name, seats=4, seed=3, options={"box": "combined", "nations": "choose"}),
}
"""Two players with the Classics, three with the Legends, and four with both."""


def path_of(name: str) -> Path:
    """Where a game is kept."""
    return DIRECTORY / f"{name}.txt"


if __name__ == "__main__":
    for each, header in HEADERS.items():
        playthroughs.write(playthroughs.play(GAME, header, find(GAME.name, usual(GAME.name))), path_of(each))
