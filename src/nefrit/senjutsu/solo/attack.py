"""How automated opponents attack: from where, and whether at all.

Behind a character is where its back points (decision.senjutsu.ai-rear). Who would only be blocked attacks all the same
(decision.senjutsu.ai-blocked).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from nefrit.kernel.effects import Effect
from nefrit.kernel.refusals import first
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.closed_hexes import closed_by_terrain, ignored_by, is_closed
from nefrit.senjutsu.constants import MORE_WOUNDS
from nefrit.senjutsu.full_attack import hits, in_shot, stand_of, takes_effect
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.hexes import SIDES, Hex, added, distance, turned, ways_closer
from nefrit.senjutsu.instants import needed
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.passives import amount
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.solo.behaviour import behaviour_after, preferred_hex
from nefrit.senjutsu.solo.foresight import EXECUTION, would_be_hit
from nefrit.senjutsu.solo.routes import flat, movement_of, pose_of, routes, turns_between
from nefrit.senjutsu.solo.target import Foe, foes, target_of
from nefrit.senjutsu.state import Due, Senjutsu, automated, opponents
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.diagrams import Cell
from nefrit.senjutsu.trees.movement import Movement
from nefrit.senjutsu.trees.solo import ChangeBehaviour

BACK = 3


class Attack(NamedTuple):
    """An attack that could be made: from where, whom it would hit, with how many wounds, and what is against it.

    It is `successful` unless blocked; `struck` tells that the opponent would be hit itself, `friends` how many others
    like it would be hit.
    """

    pose: Pose
    hit: tuple[Foe, ...]
    wounds: int
    successful: bool
    struck: bool
    friends: int

    @property
    def is_clean(self) -> bool:
        """Whether nothing speaks against it."""
        return self.successful and not self.struck and not self.friends


def best_attack(game: Senjutsu, perform: Perform, lines: Iterable[Effect]) -> Attack | None:
    """The attack that an automated opponent makes with these lines; None if it regards that as impossible.

    senjutsu.solo.attack.as-fully-as-possible
    """
    face = game.faces[perform.source]
    if any(first(needed(game, perform.seat, need)) is not None for need in face.needs):
        return None
    todo = flat(game, perform.seat, lines)
    strike = next((line for line in todo if isinstance(line, Strike | StrikeSlower)), None)
    if strike is None:
        return None
    before = todo[: todo.index(strike)]
    moves = [movement_of(game, perform.seat, line) for line in before if isinstance(line, Movement)]
    poses = list(routes(game, perform.seat, moves))
    if isinstance(strike, StrikeSlower):
        return _shot(game, perform, strike, poses)
    changes = sum(isinstance(line, ChangeBehaviour) for line in before)
    return _cut(game, perform, strike, poses, behaviour_after(game, perform.seat, changes))


def can_attack(game: Senjutsu, due: Due) -> bool:
    """Whether an opponent attacks with the first section of its card, which is due.

    senjutsu.solo.attack.melee-5, senjutsu.solo.attack.ranged-2
    """
    lines = game.faces[due.card].sections[0].lines
    return best_attack(game, Perform(due.seat, due.card, lines, game.table.initiative), lines) is not None


def _shot(game: Senjutsu, perform: Perform, strike: StrikeSlower, poses: list[Pose]) -> Attack | None:
    """A ranged attack: possible where a character is in sight and in range, else not.

    senjutsu.solo.attack.ranged-1, senjutsu.solo.attack.ranged-2. It is made at a faster character, too, and then
    fails (senjutsu.initiative-attack.fail).
    """
    here, stand = pose_of(game, perform.seat), stand_of(game, perform.seat)
    characters = opponents(game, perform.seat)
    aiming = [stand._replace(pose=pose) for pose in poses]
    aiming = [one for one in aiming if any(in_shot(game, perform, one, seat) for seat in characters)]
    hitting = [one.pose for one in aiming if hits(game, perform, one, strike)]
    best = min(hitting or [one.pose for one in aiming], key=lambda pose: (_moved(here, pose), pose), default=None)
    return None if best is None else Attack(best, (), 0, bool(hitting), False, 0)


def _moved(here: Pose, there: Pose) -> tuple[int, int]:
    return distance(here.hex, there.hex), turns_between(here.facing, there.facing)


def _attack_from(game: Senjutsu, perform: Perform, strike: Strike, pose: Pose) -> Attack:
    """What the attack would do from a pose."""
    seat = perform.seat
    there = {added(pose.hex, turned(cell.hex, pose.facing)): cell for cell in cells_of(game, seat, strike)}
    hit = tuple([foe for foe in foes(game, seat) if foe.hex in there])
    friends = [other for other in automated(game) if other != seat and game.seats[other].hex in there]
    return Attack(
        pose,
        hit,
        sum(worth(there[foe.hex]) for foe in hit),
        strike.unblockable or any(not is_ignored(game, pose.hex, foe, perform.initiative) for foe in hit),
        bool(hit) and would_be_hit(game, seat, pose.hex),
        len(friends),
    )


def cells_of(game: Senjutsu, seat: int, strike: Strike) -> list[Cell]:
    """The cells of an attack that do something, with all that can be added to them now."""
    open_ones = tuple([number for number, extra in enumerate(strike.extras) if can_open(game, seat, extra.gate)])
    extras = [strike.extras[number] for number in open_ones]
    more = amount(game, seat, MORE_WOUNDS)
    found: list[Cell] = []
    for cell in strike.cells:
        if takes_effect(strike, cell, open_ones):
            here = [extra for extra in extras if extra.mark == cell.mark]
            wounds = cell.wounds + sum(extra.wounds for extra in here) + (more if cell.wounds else 0)
            bleeding = cell.bleeding + sum(extra.bleeding for extra in here)
            found.append(replace(cell, wounds=wounds, bleeding=bleeding))
    return found


def worth(cell: Cell) -> int:
    """How many wounds a cell is worth (senjutsu.solo.attack.execution-value)."""
    return EXECUTION if cell.execution else cell.wounds + cell.bleeding


def is_ignored(game: Senjutsu, hex: Hex, foe: Foe, initiative: int) -> bool:
    """Whether a character could ignore an attack from a hex; the fallen lord has nothing but terrain to protect him."""
    if foe.seat == NO_SEAT:
        return is_closed(game, hex, foe.hex, closed_by_terrain(game))
    return bool(ignored_by(game, hex, foe.seat, initiative))


def is_behind(foe: Foe, hex: Hex) -> bool:
    """Whether a hex lies behind a character, opposite to its facing."""
    return (foe.facing + BACK) % SIDES in ways_closer(foe.hex, hex)


def _cut(game: Senjutsu, perform: Perform, strike: Strike, poses: list[Pose], behaviour: int) -> Attack | None:
    """The melee attack, on the first character on which one can be made; None if on nobody.

    decision.senjutsu.ai-victim, senjutsu.solo.attack.melee-5
    """
    attacks = [attack for pose in poses if (attack := _attack_from(game, perform, strike, pose)).hit]
    for foe in _victims(game, perform.seat, attacks):
        found = _cut_at(game, perform.seat, foe, [attack for attack in attacks if foe in attack.hit], behaviour)
        if found is not None:
            return found
    return None


def _cut_at(game: Senjutsu, seat: int, foe: Foe, attacks: list[Attack], behaviour: int) -> Attack | None:
    """The melee attack procedure, step by step: which of these attacks on a character is made."""
    here = pose_of(game, seat)
    side = preferred_hex(foe.hex, foe.facing, behaviour, game.seats[seat].distance)

    def best(some: list[Attack], *keys: Callable[[Attack], int]) -> Attack:
        # senjutsu.solo.attack.most-wounds; what is left equal goes by the preferred side and the least movement.
        return min(
            some,
            key=lambda one: (
                *[key(one) for key in keys],
                -one.wounds,
                _away(one, side),
                *_moved(here, one.pose),
                one.pose,
            ),
        )

    clean = [attack for attack in attacks if attack.is_clean]
    # senjutsu.solo.attack.melee-1-rear
    rear = [attack for attack in attacks if is_behind(foe, attack.pose.hex)]
    if any(attack.is_clean for attack in rear):
        return best([attack for attack in rear if attack.is_clean])
    # senjutsu.solo.attack.melee-2-stay
    staying = [attack for attack in attacks if attack.pose.hex == here.hex]
    if any(attack.is_clean for attack in staying):
        return best([attack for attack in staying if attack.is_clean])
    # senjutsu.solo.attack.melee-3a, senjutsu.solo.attack.melee-3b, senjutsu.solo.attack.melee-3c,
    # senjutsu.solo.attack.melee-3-only-if-successful
    if clean and (rear or staying):
        # senjutsu.solo.attack.melee-3-choice, decision.senjutsu.ai-rear-friends
        return best(clean, lambda one: _away(one, side))
    if clean:
        return best(clean)
    # Only blocked: it attacks all the same (senjutsu.solo.attack.as-fully-as-possible).
    unharmed = [attack for attack in attacks if not attack.struck and not attack.friends]
    if unharmed:
        return best(unharmed, lambda one: one not in rear, lambda one: one.pose.hex != here.hex)
    # senjutsu.solo.attack.melee-4, senjutsu.solo.stance.matters-for-attacks
    if game.seats[seat].aggressive:
        # senjutsu.solo.attack.melee-4-aggressive
        by_hex = [lambda one: one not in rear, lambda one: one.pose.hex != here.hex]
        return best(attacks, _is_ignored, *by_hex, lambda one: one.friends)
    # senjutsu.solo.attack.melee-4-defensive
    return None


def _is_ignored(attack: Attack) -> int:
    return not attack.successful


def _away(attack: Attack, side: Hex) -> int:
    """How far the hex of an attack is from the preferred side of the character."""
    return distance(attack.pose.hex, side)


def _victims(game: Senjutsu, seat: int, attacks: list[Attack]) -> Iterator[Foe]:
    """The characters that could be attacked: where most wounds can be caused first, then those that are meant anyway.

    senjutsu.solo.attack.most-wounds
    """
    wounds: dict[Foe, int] = {}
    for attack in attacks:
        for foe in attack.hit:
            wounds[foe] = max(wounds.get(foe, 0), attack.wounds)
    while wounds:
        most = max(wounds.values())
        next_one = target_of(game, seat, [foe for foe, count in wounds.items() if count == most])
        assert next_one is not None, "there is somebody to attack"
        yield next_one
        del wounds[next_one]
