"""The golden rule of the full attack: which choices on an attack card still lead to a hit.

senjutsu.fullattack.commit, senjutsu.fullattack.regardless-of-opponent, decision.senjutsu.full-attack
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nefrit.kernel.decisions import NO, YES
from nefrit.kernel.effects import Effect
from nefrit.senjutsu.closed_hexes import closed_by_terrain, is_closed
from nefrit.senjutsu.constants import FIXED_FOCUS, FIXED_KAMAE
from nefrit.senjutsu.gates import alternatives, price
from nefrit.senjutsu.hexes import Hex, distance, sees, turned
from nefrit.senjutsu.initiative import lowest_initiative
from nefrit.senjutsu.kamae_map import map_of, positions, steps_from
from nefrit.senjutsu.limits import focus_limit
from nefrit.senjutsu.movement import (
    Leading,
    Pose,
    Stage,
    corpses,
    ends_from,
    not_begun,
    open_hexes,
    own_movement,
    stage_at,
)
from nefrit.senjutsu.node_cache import NodeCache
from nefrit.senjutsu.passives import bears, spendable_focus
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.sight import obstacles
from nefrit.senjutsu.state import Senjutsu, opponents
from nefrit.senjutsu.trees.attacks import SetRange, Strike, StrikeSlower
from nefrit.senjutsu.trees.constants import SELF
from nefrit.senjutsu.trees.diagrams import Cell
from nefrit.senjutsu.trees.gates import Gate, Gated
from nefrit.senjutsu.trees.kamae import EnterHidden, GainFocus, LoseFocus, ShiftKamae, SwitchKamae
from nefrit.senjutsu.trees.lines import IfSuccessful, Lines, Or
from nefrit.senjutsu.trees.movement import Movement


class Stand(NamedTuple):
    """What matters for a hit: where the figure stands, how it faces, its Kamae and focus, whether it is hidden.

    Also whether its Desperation is active, how many contracts it has fulfilled, and another range than printed.
    """

    pose: Pose
    kamae: str
    focus: int
    hidden: bool
    desperate: bool
    contracts: int
    range: int = 0


def stand_of(game: Senjutsu, seat: int) -> Stand:
    """How a fighter stands now."""
    fighter = game.seats[seat]
    assert fighter.hex is not None, "a fighter without a figure plans nothing"
    return Stand(
        Pose(fighter.hex, fighter.facing),
        fighter.kamae,
        spendable_focus(game, seat),
        fighter.hidden,
        fighter.is_desperate,
        len(fighter.fulfilled),
    )


def can_hit(game: Senjutsu, perform: Perform, stand: Stand, todo: tuple[Effect, ...]) -> bool:
    """Whether some choices from here on lead to a hit by one of these lines, whatever the opponents have revealed."""
    return next(hitting(game, perform, stand, todo), None) is not None


def hitting(game: Senjutsu, perform: Perform, stand: Stand, todo: tuple[Effect, ...]) -> Iterator[Pose]:
    """The poses from which one of these lines can hit, by some choices from here on."""
    seen: set[tuple[Stand, tuple[int, ...]]] = set()
    waiting = [(stand, todo)]
    while waiting:
        stand, todo = waiting.pop()
        # Lines are told apart by identity: they are parts of one card, and comparing trees would cost too much.
        key = stand, tuple(map(id, todo))
        if not todo or key in seen:
            continue
        seen.add(key)
        line, rest = todo[0], todo[1:]
        if isinstance(line, Strike | StrikeSlower):
            if hits(game, perform, stand, line):
                yield stand.pose
            waiting.append((stand, rest))
        elif isinstance(line, Movement):
            waiting.extend((then, rest) for then in _moved(game, perform.seat, stand, line))
        elif isinstance(line, Gated):
            if _opens(stand, line.gate):
                paid = stand._replace(focus=stand.focus - line.gate.focus)
                waiting.append((paid, (line.line, *rest)))
            if line.gate.focus or not _opens(stand, line.gate):
                waiting.append((stand, rest))
        elif isinstance(line, Or):
            numbers = alternatives(line, stand.kamae, stand.focus, stand.hidden, stand.desperate, stand.contracts)
            waiting.extend((stand, (line.lines[number], *rest)) for number in numbers)
        elif isinstance(line, Lines):
            waiting.append((stand, (*line.lines, *rest)))
        elif isinstance(line, IfSuccessful):
            waiting.append((stand, rest))
        else:
            waiting.extend((then, rest) for then in _after(game, perform, stand, line))


def _moved(game: Senjutsu, seat: int, stand: Stand, line: Movement) -> list[Stand]:
    """How the fighter may stand after a movement; who enters a hex with a corpse has no focus then.

    decision.senjutsu.corpse-focus
    """
    left = own_movement(game, seat, line)
    start = stage_at(left, *not_begun(left))
    hexes = open_hexes(game, seat)
    clean = hexes - corpses(game) if stand.focus else hexes
    found = [stand._replace(pose=pose) for pose in ends_from(start, stand.pose, clean)]
    if clean != hexes:
        found += [stand._replace(pose=pose, focus=0) for pose in ends_from(start, stand.pose, hexes)]
    return found


def _opens(stand: Stand, gate: Gate) -> bool:
    is_met = gate.fits(stand.kamae, stand.hidden, stand.desperate, stand.contracts)
    return is_met and stand.focus >= gate.focus


def _after(game: Senjutsu, perform: Perform, stand: Stand, line: Effect) -> list[Stand]:
    """How the fighter may stand after a line that neither moves nor attacks; a poison may forbid what it does."""
    if isinstance(line, GainFocus) and line.who == SELF:
        if bears(game, perform.seat, FIXED_FOCUS):
            return [stand]
        return [stand._replace(focus=min(focus_limit(game, perform.seat), stand.focus + line.count))]
    if isinstance(line, LoseFocus) and line.who == SELF:
        return [stand._replace(focus=max(0, stand.focus - line.count))]
    if isinstance(line, SwitchKamae | ShiftKamae) and bears(game, perform.seat, FIXED_KAMAE):
        return [stand]
    if isinstance(line, SwitchKamae) and line.who == SELF:
        return [stand._replace(kamae=to) for to in (positions(game, perform.seat) if line.to == "any" else (line.to,))]
    if isinstance(line, EnterHidden):
        return [stand._replace(hidden=True)]
    if isinstance(line, SetRange):
        return [stand._replace(range=line.reach)]
    if isinstance(line, ShiftKamae) and line.who == SELF:
        return _shifts(game, perform.seat, stand, line.steps)
    return [stand]


def _shifts(game: Senjutsu, seat: int, stand: Stand, steps: int) -> list[Stand]:
    map, most = map_of(game, seat), focus_limit(game, seat)
    found = {stand}
    edge = {stand}
    for _ in range(steps):
        edge = {
            here._replace(kamae=to, focus=min(most, here.focus + gained))
            for here in edge
            for to, gained in steps_from(map, here.kamae, stand.kamae)
        }
        found |= edge
    return sorted(found)


def hits(game: Senjutsu, perform: Perform, stand: Stand, line: Strike | StrikeSlower) -> bool:
    """Whether an attack of a fighter who stands so can hit an opponent, perhaps with what can be added to it."""
    if isinstance(line, StrikeSlower):
        return any(_slower(game, perform, stand, seat) for seat in opponents(game, perform.seat))
    return _hits_with(game, perform.seat, stand, line, (), 0)


def _hits_with(game: Senjutsu, seat: int, stand: Stand, line: Strike, extras: tuple[int, ...], number: int) -> bool:
    """Whether an attack with these extras hits an opponent, or can with others from this number on."""
    hex, facing = stand.pose
    aimed = _aims[line].offsets(extras, facing)
    for other in opponents(game, seat):
        target = game.seats[other].hex
        if target is not None and (target[0] - hex[0], target[1] - hex[1]) in aimed:
            closed = set() if line.unblockable else closed_by_terrain(game)
            if not is_closed(game, hex, target, closed):
                return True
    if number >= len(line.extras):
        return False
    gate = line.extras[number].gate
    if _opens(stand, gate):
        paid = stand._replace(focus=stand.focus - gate.focus)
        if _hits_with(game, seat, paid, line, (*extras, number), number + 1):
            return True
    return _hits_with(game, seat, stand, line, extras, number + 1)


class Aim:
    """Where an attack does anything to who stands there, seen from the attacker."""

    def __init__(self, line: Strike) -> None:
        self.line = line
        self._known: dict[tuple[tuple[int, ...], int], frozenset[Hex]] = {}

    def offsets(self, extras: tuple[int, ...], facing: int) -> frozenset[Hex]:
        """The offsets of its hexes with these extras, for a figure with this facing."""
        found = self._known.get((extras, facing))
        if found is None:
            cells = [cell.hex for cell in self.line.cells if takes_effect(self.line, cell, extras)]
            found = self._known[extras, facing] = frozenset([turned(hex, facing) for hex in cells])
        return found


_aims: NodeCache[Strike, Aim] = NodeCache(Aim)


def takes_effect(line: Strike, cell: Cell, extras: tuple[int, ...]) -> bool:
    """Whether a cell of an attack with these extras does anything to who stands there.

    One with a mark for which there are extras, and nothing else, does so only with one of them.
    """
    if cell.wounds or cell.bleeding or cell.poison or cell.execution:
        return True
    numbers = [number for number, extra in enumerate(line.extras) if extra.mark == cell.mark]
    return not numbers or any(number in extras for number in numbers)


def extras_that_hit(
    game: Senjutsu, perform: Perform, line: Strike, extras: tuple[int, ...], number: int
) -> tuple[str, ...]:
    """Whether the next extra of an attack may be paid for or not: yes and no, or only what a hit needs.

    senjutsu.fullattack.pay-optional-costs
    """
    if not perform.is_attack(game):
        return YES, NO
    stand = stand_of(game, perform.seat)
    paid = stand._replace(focus=stand.focus - line.extras[number].gate.focus)
    with_it = _hits_with(game, perform.seat, paid, line, (*extras, number), number + 1)
    without = _hits_with(game, perform.seat, stand, line, extras, number + 1)
    return _needed(with_it, without)


def _needed(with_it: bool, without: bool) -> tuple[str, ...]:
    if with_it == without:
        return YES, NO
    return (YES,) if with_it else (NO,)


def _slower(game: Senjutsu, perform: Perform, stand: Stand, seat: int) -> bool:
    return lowest_initiative(game, seat) < perform.initiative and in_shot(game, perform, stand, seat)


def in_shot(game: Senjutsu, perform: Perform, stand: Stand, seat: int) -> bool:
    """Whether a fighter who stands so has another in range and in sight of the card, however fast that one is.

    senjutsu.range.distance, senjutsu.los.required
    """
    other: Hex | None = game.seats[seat].hex
    pose, reach = stand.pose, stand.range or perform.reach(game)
    return other is not None and (
        not reach or (distance(pose.hex, other) <= reach and sees(pose.hex, pose.facing, other, obstacles(game)))
    )


def answers_that_hit(game: Senjutsu, perform: Perform, line: Gated) -> tuple[str, ...]:
    """Yes and no, or only what a hit needs (senjutsu.fullattack.pay-optional-costs)."""
    if not perform.is_attack(game):
        return YES, NO
    stand = stand_of(game, perform.seat)
    rest = perform.todo[1:]
    paid = stand._replace(focus=stand.focus - line.gate.focus)
    with_it = can_hit(game, perform, paid, (line.line, *rest))
    without = can_hit(game, perform, stand, rest)
    return _needed(with_it, without)


def alternatives_that_hit(game: Senjutsu, perform: Perform, line: Or, rest: tuple[Effect, ...]) -> list[int | str]:
    """The alternatives that may be chosen; of an attack card only those that lead to a hit, if some do.

    Where all cost focus, none may be chosen as well. `rest` is what is to be done after the line.
    """
    fighter, focus = game.seats[perform.seat], spendable_focus(game, perform.seat)
    contracts = len(fighter.fulfilled)
    numbers: list[int | str] = [
        *alternatives(line, fighter.kamae, focus, fighter.hidden, fighter.is_desperate, contracts)
    ]
    if numbers and all(isinstance(number, int) and price(line, number) for number in numbers):
        numbers.append(NO)
    if len(numbers) < 2 or not perform.is_attack(game):
        return numbers
    stand = stand_of(game, perform.seat)
    hitting: list[int | str] = []
    for number in numbers:
        option = line.lines[number] if isinstance(number, int) else None
        if option is None:
            hit = can_hit(game, perform, stand, rest)
        elif isinstance(option, Gated):
            paid = stand._replace(focus=stand.focus - option.gate.focus)
            hit = can_hit(game, perform, paid, (option.line, *rest))
        else:
            hit = can_hit(game, perform, stand, (option, *rest))
        if hit:
            hitting.append(number)
    return hitting or numbers


def positions_that_hit(game: Senjutsu, perform: Perform, positions: tuple[str, ...]) -> tuple[str, ...]:
    """Of the Kamae positions to which a line may switch those that lead to a hit by the rest of an attack card.

    All if none does, or if the card is no attack.
    """
    if not perform.is_attack(game):
        return positions
    stand, rest = stand_of(game, perform.seat), perform.todo[1:]
    return tuple([to for to in positions if can_hit(game, perform, stand._replace(kamae=to), rest)]) or positions


def leading_to_hits(game: Senjutsu, perform: Perform, stage: Stage, pose: Pose) -> list[Leading]:
    """Where the movement of an attack card leads to poses from which the rest of the card can hit.

    One for ways past all corpses, and one for ways over them, which cost all focus (senjutsu.terrain.corpse-focus,
    decision.senjutsu.corpse-focus). None if nothing hits.
    """
    stand = stand_of(game, perform.seat)
    hexes = open_hexes(game, perform.seat)
    clean = hexes - corpses(game) if stand.focus else hexes
    found = [_leading(game, perform, stand, stage, pose, clean)]
    if clean != hexes:
        found.append(_leading(game, perform, stand._replace(focus=0), stage, pose, hexes))
    return [leading for leading in found if leading.goals]


def _leading(
    game: Senjutsu, perform: Perform, stand: Stand, stage: Stage, pose: Pose, hexes: frozenset[Hex]
) -> Leading:
    poses = ends_from(stage, pose, hexes)
    hitting = {end for end in poses if can_hit(game, perform, stand._replace(pose=end), perform.todo)}
    return Leading(hitting, hexes)
