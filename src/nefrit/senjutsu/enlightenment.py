"""Enlightenment: the cards that make it complete."""

from __future__ import annotations

from nefrit.senjutsu.constants import ALL_OF_ENLIGHTENMENT, PART_OF_ENLIGHTENMENT
from nefrit.senjutsu.passives import bears
from nefrit.senjutsu.state import LASTING, Senjutsu

PARTS = 3
"""So many cards make enlightenment complete (decision.senjutsu.enlightenment)."""


def is_enlightened(game: Senjutsu, seat: int) -> bool:
    """Whether all the cards that enlightenment needs lie before a fighter, or the one that stands for all of them."""
    if bears(game, seat, ALL_OF_ENLIGHTENMENT):
        return True
    cards = [game.faces[card] for card in game.zone(LASTING, seat)]
    return len({face.id for face in cards if PART_OF_ENLIGHTENMENT in face.rules}) >= PARTS
