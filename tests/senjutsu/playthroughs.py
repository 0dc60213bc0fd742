"""Whole games with the published cards, one for each way to play, kept as text.

`python -m tests.senjutsu.playthroughs` plays them anew and writes them; nothing else does.
"""

from __future__ import annotations

from pathlib import Path

from nefrit.bots import find, usual
from nefrit.kernel.record import Header
from nefrit.senjutsu.definition import GAME
from tests import playthroughs

DIRECTORY = Path(__file__).parent / "golden"

HEADERS = {
    "duel": Header(GAME.name, seed=3, options={"fighters": ["ronin", "student"], "terrain": "none"}),
    "free-for-all": Header(GAME.name, seats=3, seed=3, options={"fighters": ["warrior", "master", "student"]}),
    "teams": Header(
        GAME.name,
        seats=4,
        seed=3,
        options={"fighters": ["ronin", "warrior", "master", "student"], "teams": [0, 1, 0, 1]},
    ),
    "solo": Header(GAME.name, seed=3, options={"fighters": ["master"], "opponents": ["katana"]}),
    "horde": Header(GAME.name, seats=5, seed=3, options={"fighters": ["warrior"], "mode": "horde"}),
}
"""A duel, every player for himself, two teams, a duel against an automated opponent, and a horde."""


def path_of(name: str) -> Path:
    """Where a game is kept."""
    return DIRECTORY / f"{name}.txt"


if __name__ == "__main__":
    for each, header in HEADERS.items():
        playthroughs.write(playthroughs.play(GAME, header, find(GAME.name, usual(GAME.name))), path_of(each))
