"""Behaviour and stance of automated opponents, and the lines of solo cards that only they have."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.decisions import NO, YES, Decision, choose
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.constants import FIXED_BEHAVIOUR
from nefrit.senjutsu.hands import fits
from nefrit.senjutsu.hexes import DIRECTIONS, SIDES, Hex
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.passives import bears
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.reports import BehaviourChanged, DistanceChanged, StanceChanged
from nefrit.senjutsu.state import DECK, DISCARD, REMOVED, Senjutsu
from nefrit.senjutsu.trees.solo import ChangeBehaviour, ChangeStance, KeepDistance, RecoverAttack, RemoveThis, ResetDeck

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
BEHAVIOURS: Final = (LEFT, MIDDLE, RIGHT)
"""In the order in which they follow one another (senjutsu.solo.behaviour.three, senjutsu.solo.change.order).

Where an opponent's marker lies is its `behaviour`; whether that is the token or the ring is its stance
(senjutsu.solo.stance.marker-token, senjutsu.solo.stance.marker-ring, senjutsu.solo.track.where). No
colours are needed: seats tell opponents apart (senjutsu.solo.ai.base-colour).
"""
_DIRECTION: Final = (5, 0, 1)
"""Front left, front and front right of the character that is fought (decision.senjutsu.ai-behaviour)."""


def preferred_side(facing: int, behaviour: int) -> int:
    """The direction of the board in which an opponent wants to stand, seen from a character with this facing.

    senjutsu.solo.behaviour.hex
    """
    return (facing + _DIRECTION[behaviour]) % SIDES


def preferred_hex(hex: Hex, facing: int, behaviour: int, away: int) -> Hex:
    """The hex so far away on the preferred side of a character."""
    q, r = DIRECTIONS[preferred_side(facing, behaviour)]
    return hex[0] + away * q, hex[1] + away * r


def is_numb(game: Senjutsu, seat: int) -> bool:
    """Whether a poison keeps an opponent from changing its behaviour or stance (senjutsu.solo.poison.numbing)."""
    return bears(game, seat, FIXED_BEHAVIOUR)


def behaviour_after(game: Senjutsu, seat: int, changes: int) -> int:
    """The behaviour of an opponent after so many changes (senjutsu.solo.change.next-space)."""
    now = game.seats[seat].behaviour
    return now if is_numb(game, seat) else (now + changes) % len(BEHAVIOURS)


@does(ChangeBehaviour)
def change_behaviour(line: ChangeBehaviour, game: Senjutsu, perform: Perform) -> Procedure | None:
    """On to the next one (senjutsu.solo.change.card-effect)."""
    behaviour = behaviour_after(game, perform.seat, 1)
    if behaviour != game.seats[perform.seat].behaviour:
        game.edit_seat(perform.seat).behaviour = behaviour
        game.tell(BehaviourChanged(perform.seat, behaviour))
    return None


@asks(ChangeStance)
def whether_to_change(line: ChangeStance, game: Senjutsu, perform: Perform) -> Decision | None:
    """The player to whom the poison belongs decides."""
    if is_numb(game, perform.seat):
        return None
    chooser = game.owners[perform.source]
    return choose(chooser, (YES, NO), "answer", "senjutsu.solo.poison.mist", "change-stance", perform.source)


@does(ChangeStance)
def change_stance(line: ChangeStance, game: Senjutsu, perform: Perform) -> Procedure | None:
    """From aggressive to defensive, or the contrary (senjutsu.solo.poison.mist)."""
    if perform.answer == YES:
        fighter = game.edit_seat(perform.seat)
        fighter.aggressive = not fighter.aggressive
        game.tell(StanceChanged(perform.seat, fighter.aggressive))
    return None


@does(ResetDeck)
def reset_deck(line: ResetDeck, game: Senjutsu, perform: Perform) -> Procedure | None:
    """After the round (senjutsu.solo.reset.card-effect); nothing happens now."""
    game.edit_seat(perform.seat).reset = True
    return None


@does(RecoverAttack)
def recover(line: RecoverAttack, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The topmost card of the kind goes from the discard pile into the deck."""
    for card in game.zone(DISCARD, perform.seat):
        if fits(game, card, line.wanted):
            game.move(card, DECK, perform.seat)
            game.shuffle(DECK, perform.seat)
            break
    return None


@does(KeepDistance)
def keep_distance(line: KeepDistance, game: Senjutsu, perform: Perform) -> Procedure | None:
    """From now on it wants to fight at this distance."""
    if game.seats[perform.seat].distance != line.distance:
        game.edit_seat(perform.seat).distance = line.distance
        game.tell(DistanceChanged(perform.seat, line.distance))
    return None


@does(RemoveThis)
def remove_this(line: RemoveThis, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The card is out of the game."""
    game.move(perform.source, REMOVED, perform.seat)
    return None
