"""The limits of a fighter as cards in play change them: wounds, cards in hand, focus (decision.senjutsu.limits)."""

from __future__ import annotations

from nefrit.senjutsu.constants import (
    FIXED_WOUND_LIMIT,
    HIGHER_FOCUS_LIMIT,
    HIGHER_HAND_LIMIT,
    HIGHER_WOUND_LIMIT,
    LOWER_WOUND_LIMIT,
    MOST_FOCUS,
)
from nefrit.senjutsu.passives import amount, borne
from nefrit.senjutsu.state import Senjutsu, decider


def wound_limit(game: Senjutsu, seat: int) -> int:
    """With how many wounds a fighter is defeated; a card that fixes it leaves the others without effect."""
    for line in borne(game, seat, FIXED_WOUND_LIMIT):
        return line.amount
    limit = game.seats[seat].wound_limit
    return limit + amount(game, seat, HIGHER_WOUND_LIMIT) - amount(game, seat, LOWER_WOUND_LIMIT)


def hand_limit(game: Senjutsu, seat: int) -> int:
    """How many cards a player may keep, and with how many Stun cards the fighter is defeated."""
    return game.seats[seat].stun_limit + amount(game, seat, HIGHER_HAND_LIMIT)


def focus_limit(game: Senjutsu, seat: int) -> int:
    """How much focus a fighter may have (senjutsu.focus.max-three, decision.senjutsu.limits), also with a companion."""
    return MOST_FOCUS + amount(game, decider(game, seat), HIGHER_FOCUS_LIMIT)
