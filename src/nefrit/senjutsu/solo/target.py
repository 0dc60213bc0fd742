"""Whom an automated opponent means: the nearest character."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.hexes import DIRECTIONS, SIDES, Hex, distance
from nefrit.senjutsu.solo.behaviour import preferred_hex
from nefrit.senjutsu.state import Senjutsu, opponents


class Foe(NamedTuple):
    """A character that automated opponents fight: whose, where, and how it faces.

    The fallen lord is one too, without a seat (senjutsu.horde.lord.friendly).
    """

    seat: int
    hex: Hex
    facing: int


def foes(game: Senjutsu, seat: int) -> list[Foe]:
    """All characters that an automated opponent may mean."""
    found = [
        Foe(other, hex, game.seats[other].facing)
        for other in opponents(game, seat)
        if (hex := game.seats[other].hex) is not None
    ]
    if game.table.lord is not None:
        found.append(Foe(NO_SEAT, game.table.lord, 0))
    return found


def to_the_right(hex: Hex, facing: int, other: Hex) -> int:
    """How far to the right of a figure's line of facing a hex lies; negative to the left of it."""
    q, r = DIRECTIONS[facing % SIDES]
    return q * (other[1] - hex[1]) - r * (other[0] - hex[0])


def target_of(game: Senjutsu, seat: int, among: Iterable[Foe] | None = None) -> Foe | None:
    """The character that an automated opponent means, of these or of all; None if there is nobody.

    The nearest (senjutsu.solo.target.nearest); then the one whose preferred side is nearest
    (senjutsu.solo.target.tie-behaviour, decision.senjutsu.ai-target-ties); then the one further to the left
    (senjutsu.solo.target.tie-left).
    """
    fighter = game.seats[seat]
    here = fighter.hex
    if here is None:
        return None

    def order(foe: Foe) -> tuple[int, int, int]:
        side = preferred_hex(foe.hex, foe.facing, fighter.behaviour, fighter.distance)
        return distance(here, foe.hex), distance(here, side), to_the_right(here, fighter.facing, foe.hex)

    return min(foes(game, seat) if among is None else among, key=order, default=None)
