"""Positions: what cannot be in one, and how play begins at each step of the timing chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nefrit.kernel.checking import Problem
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.bidding import Bid
from nefrit.l5r.chart import CHART
from nefrit.l5r.conflict import Declare, ResolveConflict
from nefrit.l5r.constants import AT_HOME, PROVINCE, STRONGHOLD, STRONGHOLD_SLOT
from nefrit.l5r.framework import ConflictPhase, DrawPhase, DynastyPhase, FatePhase, RegroupPhase, Rounds
from nefrit.l5r.state import HOLDINGS, L5R, PLAY, PROVINCES, SEATS, STRONGHOLDS, replaced

_PHASES: Final[dict[type[Procedure], str]] = {
    DynastyPhase: "dynasty",
    DrawPhase: "draw",
    ConflictPhase: "conflict",
    FatePhase: "fate",
    RegroupPhase: "regroup",
}
"""The phases, each with the step of the round that begins it."""

_PHASE_OF: Final = {step.number: phase.name for phase in CHART for step in phase.steps}
_IN_CONFLICT: Final = frozenset(("3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7", "3.2.8", "3.3"))
_BEFORE_CONFLICTS: Final = frozenset(("3.actions", "3.2"))
_AFTER_THE_BID: Final = frozenset(("2.3", "2.4", "2.5"))
USUAL_HONOR: Final = 10
"""The honor that players have in a position which begins at a numbered step, unless it says otherwise."""


def prepare(game: L5R, number: str) -> None:
    """The phase of a step in the first round, some honor, and the opportunities to declare a conflict: two each, one
    each while one is resolved."""
    if number not in _PHASE_OF:
        return
    table = game.edit_table()
    table.round = 1
    table.phase = _PHASE_OF[number]
    table.phase_number = 1
    for seat in SEATS:
        player = game.edit_seat(seat)
        player.honor = USUAL_HONOR
        player.conflicts = 2 if number in _BEFORE_CONFLICTS else 1 if number in _IN_CONFLICT else 0


def needed_at(game: L5R, number: str) -> Iterator[str]:
    """While a conflict is resolved there is one, and after the bid the dials show it."""
    if number in _IN_CONFLICT and game.table.conflict is None:
        shape = '{"attacker": "ann", "type": "military", "ring": "air", "province": "#1"}'
        yield f"a conflict must be going on: the table needs conflict={shape}"
    if number == "3.3" and any(game.pieces[card].side != AT_HOME for card in game.in_play()):
        yield "nobody may participate any longer: all have returned home in 3.2.8"
    if number in _AFTER_THE_BID and not all(player.dial for player in game.seats):
        yield "both players must have bid: each needs a dial from 1 to 5"


def frames_at(game: L5R, procedure: Callable[..., Procedure], step: str) -> tuple[Procedure, ...]:
    """The round, the phase, and in it the bid or the conflict."""
    conflict = game.table.conflict
    if procedure is Bid:
        bid = Bid()
        bid.bids = tuple([player.dial for player in game.seats])
        return _round("draw"), DrawPhase().waiting_at("bid"), bid.starting_at(step)
    if procedure is ResolveConflict and conflict is not None:
        phase = ConflictPhase().waiting_at("declare", then="act")
        phase.turn = conflict.attacker
        _declare(game)
        declared = Declare(conflict.attacker).waiting_at("resolve")
        return _round("conflict"), phase, declared, ResolveConflict().starting_at(step)
    for phase_class, name in _PHASES.items():
        if procedure is phase_class:
            return _round(name), procedure().starting_at(step)
    raise LookupError(f"the timing chart has no step {step}")


def _round(phase: str) -> Rounds:
    return Rounds().waiting_at(phase, then="begin_round" if phase == "regroup" else "")


def _declare(game: L5R) -> None:
    """What follows from a conflict that has been declared: the type of the ring, and the province is faceup."""
    conflict = game.table.conflict
    assert conflict is not None
    table = game.edit_table()
    table.active = conflict.attacker
    table.ring_type = replaced(table.ring_type, conflict.ring, conflict.type)
    player = game.edit_seat(conflict.attacker)
    if conflict.type not in player.declared:
        player.declared = (*player.declared, conflict.type)
    game.reveal(conflict.province)


def problems(game: L5R) -> Iterator[Problem]:
    """Cards that lie where none of their type can, two provinces in one place, attachments on nothing, fighters in no
    conflict."""
    for zone, type in ((PROVINCES, PROVINCE), (STRONGHOLDS, STRONGHOLD)):
        for seat in SEATS:
            for card in game.zone(zone, seat):
                if game.faces[card].type != type:
                    yield Problem(f"it is no {type}", card=card)
    for seat in SEATS:
        slots = [game.pieces[card].slot for card in game.zone(PROVINCES, seat)]
        for card in game.zone(PROVINCES, seat):
            slot = game.pieces[card].slot
            if slot >= 0 and slots.count(slot) > 1:
                yield Problem(f"two provinces have the slot {slot}", card=card)
        for card in game.zone(HOLDINGS, seat):
            if not 0 <= game.pieces[card].slot < STRONGHOLD_SLOT:
                yield Problem("a holding is in a province: it needs a slot from 0 to 3", card=card)
        for card in game.zone(PLAY, seat):
            piece = game.pieces[card]
            if piece.on == card or (piece.on != NO_CARD and piece.on not in game.pieces):
                yield Problem("it is attached to a card that is not in play", card=card)
            if piece.side != AT_HOME and game.table.conflict is None:
                yield Problem("it participates, but there is no conflict: the table needs one", card=card)
    conflict = game.table.conflict
    if conflict is not None:
        province = conflict.province
        if province == NO_CARD or game.faces[province].type != PROVINCE or province not in game.pieces:
            yield Problem("a conflict has a province in play that is attacked")
        elif game.place(province)[1] == conflict.attacker:
            yield Problem("a conflict has a province of the defending player")
