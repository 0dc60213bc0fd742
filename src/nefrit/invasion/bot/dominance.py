"""What counts in Cataclysm: dominance, and the fulcrums that bring it turn by turn."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.cataclysm import dominance_icons, fulcrums_of
from nefrit.invasion.combat import DAMAGE_TO_TAKE
from nefrit.invasion.state import Invasion
from nefrit.invasion.victory import DOMINANCE_TO_WIN
from nefrit.kernel.decisions import Decision
from nefrit.kernel.state import NO_SEAT

DOMINANCE: Final = 6.0
INCOME: Final = 9.0
"""A dominance icon on a fulcrum: it brings dominance in every turn in which nobody else takes the fulcrum."""
ABOUT_TO_WIN: Final = 30.0
TAKEN_NEXT: Final = 4.0
"""What a dominance icon counts that another could take in the next attack."""
CHANNELS: Final = 0.8
"""What a point of power is worth of a unit that could attack if it did not channel."""


def prospects(game: Invasion, seat: int) -> float:
    """What a player's dominance is worth, with what the fulcrums will add to it."""
    have, income = game.seats[seat].dominance, dominance_icons(game, seat)
    soon = ABOUT_TO_WIN if have + income >= DOMINANCE_TO_WIN else 0.0
    return DOMINANCE * have + INCOME * income + soon


def at_risk(game: Invasion, seat: int, through: int) -> float:
    """What a player has to fear for the fulcrums if so much damage gets through to one."""
    if through < DAMAGE_TO_TAKE:
        return 0.0
    icons = max([game.faces[card].dominance for card in fulcrums_of(game, seat)], default=0)
    last = game.seats[seat].dominance + dominance_icons(game, seat) >= DOMINANCE_TO_WIN
    return TAKEN_NEXT * icons * (2 if last else 1)


def most_dominant_first(game: Invasion, decision: Decision) -> list[int]:
    """The fulcrums that can be attacked: those of whoever is nearest to victory first; option 0 is not to attack."""
    targets = [(index, move[1]) for index, move in enumerate(decision.options) if isinstance(move, tuple)]

    def order(item: tuple[int, int]) -> tuple[int, int]:
        owner = game.pieces[item[1]].controller
        held = 0 if owner == NO_SEAT else game.seats[owner].dominance + dominance_icons(game, owner)
        return -game.faces[item[1]].dominance, -held

    return [0, *[index for index, _ in sorted(targets, key=order)]]
