"""Moving across large battlefields: the core ability card takes a fighter farther where no opponent is near."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nefrit.senjutsu.constants import CORE_ABILITY
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.state import Senjutsu, opponents
from nefrit.senjutsu.trees.movement import Movement, Rotation, Step

FAR: Final = 7
"""How far away the nearest opponent must be (senjutsu.large.trigger)."""
STEPS: Final = 3
"""How many hexes the fighter may move then."""


def is_far(game: Senjutsu, seat: int) -> bool:
    """Whether every opponent is far away."""
    here = game.seats[seat].hex
    there = [game.seats[other].hex for other in opponents(game, seat)]
    return here is not None and all(hex is not None and distance(here, hex) >= FAR for hex in there)


def goes_farther(game: Senjutsu, perform: Perform) -> bool:
    """Whether the movement of the card that is being performed is the improved one (senjutsu.large.trigger)."""
    return game.faces[perform.source].card_class == CORE_ABILITY and is_far(game, perform.seat)


def farther(movement: Movement) -> Movement:
    """A movement of up to so many hexes instead of the printed number; rotations stay as they are."""
    parts = [replace(part, count=max(part.count, STEPS)) if isinstance(part, Step) else part for part in movement.parts]
    return Movement(tuple(parts), movement.order)


def ended(movement: Movement, done: tuple[int, ...]) -> Movement:
    """The improved movement at its end: no more steps, but what else the card says (senjutsu.large.ends-at-six).

    senjutsu.large.rest-normal
    """
    parts: list[Step | Rotation] = []
    for part, count in zip(movement.parts, done, strict=True):
        parts.append(replace(part, count=count) if isinstance(part, Step) else part)
    return Movement(tuple(parts), movement.order)
