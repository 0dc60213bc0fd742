"""The Kamae map of a character: its positions, and the steps between them."""

from __future__ import annotations

from nefrit.senjutsu.cards import CHARACTERS
from nefrit.senjutsu.constants import KAMAE
from nefrit.senjutsu.faces import KamaeMap
from nefrit.senjutsu.state import Senjutsu

FOCUS_POINT = "focus"
NO_PATHS = KamaeMap({})


def map_of(game: Senjutsu, seat: int) -> KamaeMap:
    """The Kamae map of a fighter's character; a companion has none."""
    character = CHARACTERS.get(game.seats[seat].character)
    return NO_PATHS if character is None else character.map


def positions(game: Senjutsu, seat: int) -> tuple[str, ...]:
    """The Kamae positions on a fighter's map (decision.senjutsu.distance)."""
    on_map = map_of(game, seat).paths
    return tuple([position for position in KAMAE if position in on_map])


def steps_from(map: KamaeMap, position: str, start: str) -> list[tuple[str, int]]:
    """Where one step of a shift that began at `start` leads, and how much focus it gains.

    A step onto the focus point gains 1 focus and leads on to another position than the one where the shift began, or
    back there if there is no other: senjutsu.focus.point.gain, senjutsu.focus.point.move-on,
    senjutsu.focus.point.different-position, senjutsu.focus.point.dead-end, senjutsu.focus.point.dead-end-still-gains,
    senjutsu.focus.point.ring-never-rests.
    """
    found: list[tuple[str, int]] = []
    for near in map.paths.get(position, ()):
        if near != FOCUS_POINT:
            found.append((near, 0))
            continue
        onward = [further for further in map.paths[FOCUS_POINT] if further != start]
        found.extend((further, 1) for further in onward or [start])
    return found
