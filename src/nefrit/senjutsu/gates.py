"""What opens lines of cards and alternatives: Kamae positions, states and focus (senjutsu.kamae.effect-band)."""

from __future__ import annotations

from nefrit.senjutsu.passives import spendable_focus
from nefrit.senjutsu.state import Senjutsu
from nefrit.senjutsu.trees.gates import Gate, Gated
from nefrit.senjutsu.trees.lines import Or


def is_met(game: Senjutsu, seat: int, gate: Gate) -> bool:
    """Whether a fighter is in one of the positions of a gate, and in the state it demands.

    senjutsu.kamae.effects-by-position, senjutsu.kamae.effects-need-position, senjutsu.hidden.kamae-still-works
    """
    fighter = game.seats[seat]
    return gate.fits(fighter.kamae, fighter.hidden, fighter.is_desperate, len(fighter.fulfilled))


def can_open(game: Senjutsu, seat: int, gate: Gate) -> bool:
    """Whether a fighter can open a gate: it is met, and there is focus enough to pay."""
    return is_met(game, seat, gate) and (not gate.focus or spendable_focus(game, seat) >= gate.focus)


def alternatives(line: Or, kamae: str, focus: int, hidden: bool, desperate: bool, contracts: int) -> list[int]:
    """Which alternatives a fighter in this Kamae and state with so much focus may choose.

    Where one is met by the Kamae alone, one that is met by the Kamae must be chosen (senjutsu.or.kamae-forced).
    """
    open_ones = [
        number
        for number, option in enumerate(line.lines)
        if not isinstance(option, Gated)
        or (option.gate.fits(kamae, hidden, desperate, contracts) and focus >= option.gate.focus)
    ]
    by_kamae = [number for number in open_ones if isinstance(option := line.lines[number], Gated) and option.gate.kamae]
    return by_kamae if any(not price(line, number) for number in by_kamae) else open_ones


def price(line: Or, number: int) -> int:
    """How much focus an alternative costs."""
    option = line.lines[number]
    return option.gate.focus if isinstance(option, Gated) else 0
