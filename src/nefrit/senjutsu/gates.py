"""What opens lines of cards: Kamae positions, states and focus (senjutsu.kamae.effect-band)."""

from __future__ import annotations

from nefrit.senjutsu.passives import spendable_focus
from nefrit.senjutsu.state import Senjutsu
from nefrit.senjutsu.trees.gates import Gate


def is_met(game: Senjutsu, seat: int, gate: Gate) -> bool:
    """Whether a fighter is in one of the positions of a gate, and in the state it demands.

    senjutsu.kamae.effects-by-position, senjutsu.kamae.effects-need-position, senjutsu.hidden.kamae-still-works
    """
    fighter = game.seats[seat]
    return gate.fits(fighter.kamae, fighter.hidden, fighter.is_desperate, len(fighter.fulfilled))


def can_open(game: Senjutsu, seat: int, gate: Gate) -> bool:
    """Whether a fighter can open a gate: it is met, and there is focus enough to pay."""
    return is_met(game, seat, gate) and (not gate.focus or spendable_focus(game, seat) >= gate.focus)
