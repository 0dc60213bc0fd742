"""The golden rule of the full attack: which choices on an attack card still lead to a hit.

senjutsu.fullattack.commit, senjutsu.fullattack.regardless-of-opponent, decision.senjutsu.full-attack
"""

from __future__ import annotations

from typing import NamedTuple

from nefrit.kernel.effects import Effect
from nefrit.senjutsu.constants import KAMAE, MOST_FOCUS
from nefrit.senjutsu.hexes import Hex, added, distance, turned
from nefrit.senjutsu.movement import Pose, beginning, ends
from nefrit.senjutsu.performing import Perform, alternatives
from nefrit.senjutsu.sight import obstacles
from nefrit.senjutsu.state import Senjutsu, opponents
from nefrit.senjutsu.trees import (
    SELF,
    GainFocus,
    Gate,
    Gated,
    IfSuccessful,
    Lines,
    LoseFocus,
    Movement,
    Or,
    ShiftKamae,
    Strike,
    StrikeSlower,
    SwitchKamae,
)


class Stand(NamedTuple):
    """What matters for a hit: where the figure stands, how it faces, its Kamae and focus."""

    pose: Pose
    kamae: str
    focus: int


def stand_of(game: Senjutsu, seat: int) -> Stand:
    """How a fighter stands now."""
    fighter = game.seats[seat]
    assert fighter.hex is not None, "a fighter without a figure plans nothing"
    return Stand(Pose(fighter.hex, fighter.facing), fighter.kamae, fighter.focus)


def can_hit(game: Senjutsu, perform: Perform, stand: Stand, todo: tuple[Effect, ...]) -> bool:
    """Whether some choices from here on lead to a hit by one of these lines, whatever the opponents have revealed."""
    seen: set[tuple[Stand, tuple[int, ...]]] = set()
    waiting = [(stand, todo)]
    while waiting:
        stand, todo = waiting.pop()
        # Lines are told apart by identity: they are parts of one card, and comparing trees would cost too much.
        key = stand, tuple([id(line) for line in todo])
        if not todo or key in seen:
            continue
        seen.add(key)
        line, rest = todo[0], todo[1:]
        if isinstance(line, Strike | StrikeSlower):
            if hits(game, perform, stand.pose, line):
                return True
            waiting.append((stand, rest))
        elif isinstance(line, Movement):
            poses = ends(game, perform.seat, line, beginning(line, stand.pose))
            waiting.extend((stand._replace(pose=pose), rest) for pose in poses)
        elif isinstance(line, Gated):
            if _opens(stand, line.gate):
                paid = stand._replace(focus=stand.focus - line.gate.focus)
                waiting.append((paid, (line.line, *rest)))
            if line.gate.focus or not _opens(stand, line.gate):
                waiting.append((stand, rest))
        elif isinstance(line, Or):
            numbers = alternatives(line, stand.kamae, stand.focus)
            waiting.extend((stand, (line.lines[number], *rest)) for number in numbers)
        elif isinstance(line, Lines):
            waiting.append((stand, (*line.lines, *rest)))
        elif isinstance(line, IfSuccessful):
            waiting.append((stand, rest))
        else:
            waiting.extend((then, rest) for then in _after(game, perform, stand, line))
    return False


def _opens(stand: Stand, gate: Gate) -> bool:
    return (not gate.kamae or stand.kamae in gate.kamae) and stand.focus >= gate.focus


def _after(game: Senjutsu, perform: Perform, stand: Stand, line: Effect) -> list[Stand]:
    """How the fighter may stand after a line that neither moves nor attacks."""
    if isinstance(line, GainFocus) and line.who == SELF:
        return [stand._replace(focus=min(MOST_FOCUS, stand.focus + line.count))]
    if isinstance(line, LoseFocus) and line.who == SELF:
        return [stand._replace(focus=max(0, stand.focus - line.count))]
    if isinstance(line, SwitchKamae) and line.who == SELF:
        return [stand._replace(kamae=to) for to in (KAMAE if line.to == "any" else (line.to,))]
    if isinstance(line, ShiftKamae) and line.who == SELF:
        return _shifts(game, perform.seat, stand, line.steps)
    return [stand]


def _shifts(game: Senjutsu, seat: int, stand: Stand, steps: int) -> list[Stand]:
    from nefrit.senjutsu.kamae import map_of, steps_from

    map = map_of(game, seat)
    found = {stand}
    edge = {stand}
    for _ in range(steps):
        edge = {
            here._replace(kamae=to, focus=min(MOST_FOCUS, here.focus + gained))
            for here in edge
            for to, gained in steps_from(map, here.kamae, stand.kamae)
        }
        found |= edge
    return sorted(found)


def hits(game: Senjutsu, perform: Perform, pose: Pose, line: Strike | StrikeSlower) -> bool:
    """Whether an attack from this pose is aimed at an opponent (senjutsu.timing.attack.1-check-target)."""
    if isinstance(line, StrikeSlower):
        return any(_slower(game, perform, pose, seat) for seat in opponents(game, perform.seat))
    aimed = {added(pose.hex, turned(cell.hex, pose.facing)) for cell in line.cells}
    return any(game.seats[seat].hex in aimed for seat in opponents(game, perform.seat))


def _slower(game: Senjutsu, perform: Perform, pose: Pose, seat: int) -> bool:
    from nefrit.senjutsu.hexes import sees
    from nefrit.senjutsu.initiative import lowest_initiative

    other: Hex | None = game.seats[seat].hex
    reach = perform.reach(game)
    if other is None or lowest_initiative(game, seat) >= perform.initiative:
        return False
    if not reach:
        return True
    return distance(pose.hex, other) <= reach and sees(pose.hex, pose.facing, other, obstacles(game))


def answers_that_hit(game: Senjutsu, perform: Perform, line: Gated) -> tuple[str, ...]:
    """Yes and no, or only what a hit needs (senjutsu.fullattack.pay-optional-costs)."""
    if not perform.is_attack(game):
        return "yes", "no"
    stand = stand_of(game, perform.seat)
    rest = perform.todo[1:]
    paid = stand._replace(focus=stand.focus - line.gate.focus)
    with_it = can_hit(game, perform, paid, (line.line, *rest))
    without = can_hit(game, perform, stand, rest)
    if with_it == without:
        return "yes", "no"
    return ("yes",) if with_it else ("no",)


def alternatives_that_hit(game: Senjutsu, perform: Perform, line: Or) -> list[int]:
    """The alternatives that may be chosen; of an attack card only those that lead to a hit, if some do."""
    fighter = game.seats[perform.seat]
    numbers = alternatives(line, fighter.kamae, fighter.focus)
    if len(numbers) < 2 or not perform.is_attack(game):
        return numbers
    stand = stand_of(game, perform.seat)
    rest = perform.todo[1:]
    hitting = [number for number in numbers if can_hit(game, perform, stand, (line.lines[number], *rest))]
    return hitting or numbers


def poses_that_hit(game: Senjutsu, perform: Perform, poses: set[Pose]) -> set[Pose]:
    """Of these poses after a movement those from which the rest of an attack card can hit; all if none does."""
    if not perform.is_attack(game):
        return poses
    stand = stand_of(game, perform.seat)
    found = {pose for pose in poses if can_hit(game, perform, stand._replace(pose=pose), perform.todo)}
    return found or poses
