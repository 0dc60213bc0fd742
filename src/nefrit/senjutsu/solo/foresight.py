"""What an automated opponent foresees of the players' revealed attacks (decision.senjutsu.ai-foresight)."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.effects import Effect
from nefrit.senjutsu.constants import ATTACK
from nefrit.senjutsu.full_attack import hitting, stand_of
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.initiative import now
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.state import Due, Senjutsu, opponents
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.harm import Inflict
from nefrit.senjutsu.trees.lines import Lines

EXECUTION = 5
"""For so many wounds an execution counts (senjutsu.solo.attack.execution-value)."""


def attacks_due(game: Senjutsu, seat: int) -> list[Due]:
    """The sections of attack cards with which players may still hit an opponent this round."""
    foes = opponents(game, seat)
    return [
        due
        for due in game.table.due
        if due.seat in foes and not game.seats[due.seat].over and game.faces[due.card].type == ATTACK
    ]


def poses_that_hit(game: Senjutsu, seat: int, due: Due, hex: Hex | None = None) -> Iterator[Pose]:
    """From where an attack can hit an opponent, if that one stands on this hex."""
    lines: tuple[Effect, ...] = game.faces[due.card].sections[due.section].lines
    trial = game.clone()
    for other in range(trial.seat_count):
        if other != seat:
            # Everybody else is spared, so that only this one counts as a target.
            trial.edit_seat(other).team = trial.seats[due.seat].team
    if hex is not None:
        trial.edit_seat(seat).hex = hex
    perform = Perform(due.seat, due.card, lines, now(game, due))
    return hitting(trial, perform, stand_of(trial, due.seat), lines)


def would_be_hit(game: Senjutsu, seat: int, hex: Hex) -> bool:
    """Whether some legal execution of a player's revealed attack hits an opponent on this hex."""
    return any(next(poses_that_hit(game, seat, due, hex), None) is not None for due in attacks_due(game, seat))


def wounds_of(lines: tuple[Effect, ...]) -> int:
    """How many wounds the attack among these lines causes at most; an execution counts as five."""
    most = 0
    slower = any(isinstance(line, StrikeSlower) for line in lines)
    for line in lines:
        if isinstance(line, Strike):
            cells = [EXECUTION if cell.execution else cell.wounds + cell.bleeding for cell in line.cells]
            most = max(most, *cells)
        elif isinstance(line, Lines):
            most = max(most, wounds_of(line.lines))
        elif slower and isinstance(line, Inflict):
            most += line.count
    return most
