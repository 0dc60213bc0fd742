"""Positions: what cannot be in one, and how play begins at each step of the timing chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nefrit.invasion.cataclysm import Channeling
from nefrit.invasion.chart import CHART
from nefrit.invasion.combat import Attack
from nefrit.invasion.constants import AT_REST, CHANNELING_PHASE, LEGEND, NO_ZONE
from nefrit.invasion.framework import Turns
from nefrit.invasion.state import DISCARD, LEGENDS, Invasion, edit_combat, is_cataclysm
from nefrit.kernel.checking import Problem
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT

_PHASE_OF: Final = {step.number: phase.name for phase in CHART for step in phase.steps}
_CHANNELING: Final = frozenset(("3.3", "3.4"))
_IN_COMBAT: Final = tuple([f"4.{step}" for step in range(4, 15)])
"""The steps during which there is a combat, in order."""
_DECLARED: Final = frozenset(_IN_COMBAT[_IN_COMBAT.index("4.6") :])
_DEFENDED: Final = frozenset(_IN_COMBAT[_IN_COMBAT.index("4.10") :])
_ASSIGNED: Final = frozenset(_IN_COMBAT[_IN_COMBAT.index("4.12") :])
_FIRST_TURNS: Final = 3
"""In the third turn nothing is skipped any more (invasion.setup.first-turn-skip)."""


def prepare(game: Invasion, number: str) -> None:
    """The phase of a step, in a turn of the first player in which nothing is skipped."""
    if number not in _PHASE_OF:
        return
    board = game.edit_table()
    board.phase = CHANNELING_PHASE if number in _CHANNELING else _PHASE_OF[number]
    board.active = board.first = 0
    board.turn = _FIRST_TURNS


def needed_at(game: Invasion, number: str) -> Iterator[str]:
    """A combat from the declaration of its target on, and its target; only Cataclysm has a channeling phase."""
    combat = game.table.combat
    if number in _IN_COMBAT and combat is None:
        shape = '{"attacker": "ann", "defender": "bob", "section": "battlefield"}'
        yield f"an attack must be going on: the table needs combat={shape}"
    if number in _CHANNELING and not is_cataclysm(game):
        yield 'the format must be Cataclysm: options={"format": "cataclysm"}'


def frames_at(game: Invasion, number: str, procedure: Callable[..., Procedure], step: str) -> tuple[Procedure, ...]:
    """The turn, and in it the attack or the channeling."""
    if procedure is Attack:
        return _attack(game, number, step)
    if procedure is Channeling:
        return Turns().waiting_at("channel"), Channeling(game.table.active).starting_at(step)
    return (procedure().starting_at(step),)


def _attack(game: Invasion, number: str, step: str) -> tuple[Procedure, ...]:
    combat = game.table.combat
    on_fulcrum = combat is not None and combat.fulcrum != NO_CARD
    attack = Attack(game.table.active if combat is None else combat.attacker, fulcrum=on_fulcrum)
    if combat is not None:
        attack.chosen = ()
        combat = edit_combat(game)
        combat.declared = combat.declared or number in _DECLARED
        combat.defended = combat.defended or number in _DEFENDED
        combat.assigned = combat.assigned or number in _ASSIGNED
    return Turns().waiting_at("attack_fulcrum" if on_fulcrum else "attack"), attack.starting_at(step)


def problems(game: Invasion) -> Iterator[Problem]:
    """Cards on nothing, fighters in no combat, and a combat without a target."""
    for card in game.in_play():
        piece = game.pieces[card]
        for other in (piece.on, piece.quest, piece.channels):
            # What is attached to a card that has just left play follows once the order of the discards is chosen.
            is_elsewhere = other != NO_CARD and other not in game.pieces and game.place(other)[0] is not DISCARD
            if other == card or is_elsewhere:
                yield Problem("it is attached to, on or channels a card that is not in play", card=card)
        if piece.side != AT_REST and game.table.combat is None:
            yield Problem("it attacks or defends, but there is no combat: the table needs one", card=card)
    for seat in range(game.seat_count):
        for card in game.zone(LEGENDS, seat):
            if game.faces[card].type != LEGEND and game.pieces[card].on == NO_CARD:
                yield Problem("it is no legend", card=card)
    combat = game.table.combat
    if combat is not None:
        if combat.attacker == NO_SEAT or combat.attacker == combat.defender:
            yield Problem("a combat has an attacking player, who is not the defending one")
        if combat.section == NO_ZONE and combat.fulcrum == NO_CARD:
            yield Problem("a combat has a zone that is attacked, or a fulcrum")
