"""The ways to play that a table can be opened with: one box, or both."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.imperium.constants import BOXES, CLASSICS, COMBINED
from nefrit.imperium.nations import NATIONS
from nefrit.imperium.setup import CHOOSE, DEALT, SIDES
from nefrit.kernel.modes import ONE_VALUE, Choice, Mode
from nefrit.kernel.varieties import Variety

SEATS = (2, 4)
DEALING = Choice("nations", ONE_VALUE, (CHOOSE, DEALT), CHOOSE)
"""Nations are chosen in turn order or dealt at random (decision.imperium.nations)."""


def modes() -> tuple[Mode, ...]:
    """Each box by itself, and both combined, with the common cards of one of them."""
    single = [Mode(box, SEATS, SEATS, {"box": box}, (DEALING,)) for box in BOXES]
    commons = Choice("commons", ONE_VALUE, BOXES, CLASSICS)
    return (*single, Mode(COMBINED, SEATS, SEATS, {"box": COMBINED}, (DEALING, commons)))


def varieties() -> Iterator[Variety]:
    """Every nation with both sides of its power card, among two, three and four players; then both boxes combined."""
    for seats in range(SEATS[0], SEATS[1] + 1):
        for box in BOXES:
            names = [name for name, nation in NATIONS.items() if nation.box == box]
            for side in SIDES:
                for start in range(0, len(names), seats):
                    playing = [names[(start + number) % len(names)] for number in range(seats)]
                    yield Variety(seats, {"box": box, "nations": playing, "sides": [side] * seats})
        for box in BOXES:
            yield Variety(seats, {"box": COMBINED, "commons": box})
