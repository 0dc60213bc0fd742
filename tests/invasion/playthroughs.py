"""Whole games with the published cards, kept as text: what happened, and the record of it.

`python -m tests.invasion.playthroughs` plays them anew and writes them; nothing else does.
"""

from __future__ import annotations

from pathlib import Path

from nefrit.bots import find, usual
from nefrit.invasion.constants import CATACLYSM, FAQ_2_2, PRINTED_TEXT
from nefrit.invasion.decks import ready_deck
from nefrit.invasion.game import GAME
from nefrit.kernel.record import Header
from tests import playthroughs

DIRECTORY = Path(__file__).parent / "golden"

SEED = 4


def header(edition: str, *decks: str, seed: int = SEED, **options: str) -> Header:
    """A game between ready decks."""
    laid = [ready_deck(name).to_options() for name in decks]
    return Header(GAME.name, seats=len(decks), seed=seed, edition=edition, options={"decks": laid, **options})


HEADERS = {
    FAQ_2_2: header(FAQ_2_2, "empire", "chaos"),
    PRINTED_TEXT: header(PRINTED_TEXT, "high-elf", "dark-elf"),
    "dwarf-orc": header(FAQ_2_2, "dwarf", "orc"),
    CATACLYSM: header(FAQ_2_2, "empire", "orc", "dark-elf", seed=10, format=CATACLYSM),
}
"""Each race and each edition at least once, and both formats."""


def path_of(name: str) -> Path:
    """Where a game is kept."""
    return DIRECTORY / f"{name}.txt"


if __name__ == "__main__":
    for each, begun in HEADERS.items():
        playthroughs.write(playthroughs.play(GAME, begun, find(GAME.name, usual(GAME.name))), path_of(each))
