"""The decisions for automated opponents: as bad as possible for the players.

senjutsu.solo.worst-case
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Any, Final

from nefrit.kernel.decisions import ONE, Decision
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.displacement import Displacing, drive, shove
from nefrit.senjutsu.hexes import neighbour, ways_closer
from nefrit.senjutsu.initiative import now
from nefrit.senjutsu.kamae_map import map_of
from nefrit.senjutsu.moves import Rotated
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.solo.attack import best_attack
from nefrit.senjutsu.solo.movement import best_place, further
from nefrit.senjutsu.solo.routes import flat, routes, turns_between
from nefrit.senjutsu.solo.target import foes, target_of
from nefrit.senjutsu.state import Senjutsu, automated
from nefrit.senjutsu.trees.displacement import RotateTarget, StepTarget

DEFEAT: Final = 1000
WOUND_COUNTS: Final = 20
STUN_COUNTS: Final = 10
HOBBLE_COUNTS: Final = 5


def misery(game: Senjutsu) -> int:
    """How badly the players fare: their harm less that of their opponents, then how many opponents are behind them."""
    total = 0
    for seat, fighter in enumerate(game.seats):
        harm = WOUND_COUNTS * (fighter.wounds + fighter.bleeding) + STUN_COUNTS * fighter.stuns
        harm += HOBBLE_COUNTS * len(fighter.hobbles) + DEFEAT * fighter.defeated
        total += -harm if fighter.automated else harm - fighter.focus
        if not fighter.automated:
            total += sum(_behind(game, seat, other) for other in automated(game))
    return total


def _behind(game: Senjutsu, seat: int, other: int) -> int:
    """By how many sides a fighter would have to be turned to face another."""
    hex, there = game.seats[seat].hex, game.seats[other].hex
    if hex is None or there is None:
        return 0
    return min((turns_between(game.seats[seat].facing, way) for way in ways_closer(hex, there)), default=0)


def decide(game: Senjutsu, procedure: Procedure, decision: Decision) -> Value:
    """The answer to a question that an automated opponent is asked; the procedure is the one that asks."""
    score = _SCORES.get(decision.prompt)
    if decision.kind != ONE:
        # What it may do several times it does as often as it may: the last answer is the most.
        return decision.value(decision.answers()[-1])
    if score is None:
        return decision.values[0]
    values = list(decision.values)
    return max(values, key=lambda value: (score(game, procedure, value), -values.index(value)))


def _aim(game: Senjutsu, procedure: Any, value: Any) -> int:
    """The character that is meant (senjutsu.solo.target.nearest)."""
    seat = procedure.seat
    foe = target_of(game, seat, [foe for foe in foes(game, seat) if foe.seat == value[2]])
    meant = target_of(game, seat, [foe for foe in foes(game, seat) if foe.seat != NO_SEAT])
    return int(foe is not None and foe == meant)


def _push(game: Senjutsu, procedure: Any, value: Any) -> int:
    """How badly the players fare if a figure goes that way."""
    assert isinstance(procedure, Displacing)
    seat = procedure.seats[0]
    hex = game.seats[seat].hex
    trial = game.clone()
    if hex is not None:
        shove(trial, seat, neighbour(hex, value[2]), procedure.by)
    return misery(trial)


def _step(game: Senjutsu, procedure: Any, value: Any) -> int:
    """How badly the players fare if the target goes that way."""
    assert isinstance(procedure, Perform)
    line = procedure.todo[0]
    assert isinstance(line, StepTarget)
    trial = game.clone()
    for seat in procedure.meant(game, "target"):
        drive(trial, seat, value[2], line.count, procedure.seat)
    return misery(trial)


def _rotate(game: Senjutsu, procedure: Any, value: Any) -> int:
    """How badly the players fare if a figure is turned that way."""
    assert isinstance(procedure, Perform)
    line = procedure.todo[0]
    assert isinstance(line, RotateTarget)
    trial = game.clone()
    for seat in procedure.meant(game, "target"):
        trial.occur(Rotated(seat, value[2] * line.count))
    return misery(trial)


def _switch(game: Senjutsu, procedure: Any, value: Any) -> int:
    """A position out of which few ways lead, and not the one the player has chosen."""
    assert isinstance(procedure, Perform)
    total = 0
    for seat in procedure.meant(game, "target"):
        total -= len(map_of(game, seat).paths.get(value, ()))
        total -= 10 * (game.seats[seat].kamae == value)
    return total


_SCORES: Final[Mapping[str, Callable[[Senjutsu, Any, Any], int]]] = {
    "aim-at": _aim,
    "displace": _push,
    "rotate-target": _rotate,
    "step-target": _step,
    "switch-kamae": _switch,
}
"""By the question: how bad an answer is for the players."""


def worst_order(game: Senjutsu, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The order in which tied opponents act: the one in which they cause most wounds.

    senjutsu.solo.advantage.ai-tie
    """
    return max(permutations(seats), key=lambda order: (_foreseen(game, order), [-seat for seat in order]))


def _foreseen(game: Senjutsu, order: tuple[int, ...]) -> int:
    """How many wounds opponents would cause if they acted in this order, as far as that can be seen beforehand."""
    trial = game.clone()
    wounds = 0
    for seat in order:
        due = next(due for due in game.table.due if due.seat == seat and now(game, due) == game.table.initiative)
        lines = game.faces[due.card].sections[due.section].lines
        perform = Perform(seat, due.card, lines, game.table.initiative)
        attack = best_attack(trial, perform, lines)
        found = routes(trial, seat, further(trial, seat, flat(trial, seat, lines)))
        if attack is not None:
            pose = attack.pose
            wounds += attack.wounds * attack.successful - WOUND_COUNTS * attack.friends
        elif found:
            pose = best_place(trial, seat, found)
        else:
            continue
        fighter = trial.edit_seat(seat)
        fighter.hex, fighter.facing = pose
    return wounds


def with_worst_order(game: Senjutsu, ordered: tuple[int, ...]) -> tuple[int, ...]:
    """Tied fighters in order, with the opponents among them in the order that is worst for the players.

    senjutsu.solo.advantage.ai-tie
    """
    own = tuple([seat for seat in ordered if game.seats[seat].automated])
    order = iter(worst_order(game, own) if own[1:] else own)
    return tuple([next(order) if game.seats[seat].automated else seat for seat in ordered])
