"""What fighters threaten each other with, and which card somebody is likely to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.kernel.plain import Value
from nefrit.kernel.refusals import first
from nefrit.senjutsu.bot.poses import WANTED, foes, nearest
from nefrit.senjutsu.constants import ATTACK, DEFENCE, MEDITATION
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.full_attack import can_hit, stand_of
from nefrit.senjutsu.instants import cost_refusals
from nefrit.senjutsu.passives import spendable_focus
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.solo.foresight import wounds_of
from nefrit.senjutsu.solo.routes import pose_of
from nefrit.senjutsu.state import HAND, Senjutsu, opponents

REACH: Final = 4
"""From farther away hardly any card hits."""


def force(face: SenjutsuFace) -> float:
    """How much an attack card does if it hits: wounds, the sooner the better."""
    if not face.sections:
        return 0.0
    speed = max(face.initiative, default=0)
    return (0.6 + wounds_of(face.sections[0].lines)) * (0.7 + 0.06 * speed)


def is_near(game: Senjutsu, seat: int, away: int) -> bool:
    """Whether an opponent is no farther away than this."""
    among = foes(game, seat)
    return bool(among) and game.seats[seat].hex is not None and nearest(pose_of(game, seat), among) <= away


def could_hit(game: Senjutsu, seat: int, card: int) -> bool:
    """Whether the first section of an attack card in hand would hit somebody if all stood still."""
    face = game.faces[card]
    lines = face.sections[0].lines
    return can_hit(game, Perform(seat, card, lines, max(face.initiative)), stand_of(game, seat), lines)


def hitting_cards(game: Senjutsu, seat: int) -> list[int]:
    """The attack cards in hand that can be paid for and would hit somebody if all stood still."""
    if not is_near(game, seat, REACH):
        return []
    found: list[int] = []
    known: dict[str, bool] = {}
    focus = spendable_focus(game, seat)
    for card in game.zone(HAND, seat):
        face = game.faces[card]
        if face.type == ATTACK and face.initiative and first(cost_refusals(game, seat, card, focus)) is None:
            if face.id not in known:
                known[face.id] = could_hit(game, seat, card)
            if known[face.id]:
                found.append(card)
    return found


def threat(game: Senjutsu, seat: int) -> float:
    """What it is worth to a fighter that it can hit from where it stands: by its best card, and by many."""
    if game.seats[seat].automated:
        return 0.6 if is_near(game, seat, WANTED) else 0.0
    forces = sorted([force(game.faces[card]) for card in hitting_cards(game, seat)])
    return 0.45 * forces[-1] + 0.08 * min(4.0, sum(forces[:-1])) if forces else 0.0


def appeals(game: Senjutsu, seat: int, options: Sequence[Value]) -> list[float]:
    """How likely a player is to choose each card: attacks that can hit, blocks where an attack is to be feared."""
    hitting = hitting_cards(game, seat)
    feared = any(game.seats[other].automated or hitting_cards(game, other) for other in opponents(game, seat))
    return [_appeal(game, option, hitting, feared) for option in options]


def _appeal(game: Senjutsu, option: Value, hitting: list[int], feared: bool) -> float:
    if not isinstance(option, int):
        return 0.4
    face = game.faces[option]
    if face.type == ATTACK:
        return (1.0 + force(face)) ** 2 if option in hitting else 0.1
    if face.type == DEFENCE:
        return 3.2 if feared else 0.2
    return 1.0 if face.type == MEDITATION else 0.4
