"""The hexes that blocks and terrain close, and whether an attack can be ignored because of them."""

from __future__ import annotations

from nefrit.senjutsu.hexes import Hex, lanes
from nefrit.senjutsu.movement import OPEN_TERRAIN
from nefrit.senjutsu.state import Guard, Senjutsu


def guards_of(game: Senjutsu, seat: int, initiative: int) -> list[Guard]:
    """The blocks of a fighter that are in force at an initiative: that of the attacking section as it is now.

    senjutsu.block.not-at-other-values, senjutsu.block.initiative-of-attack-section, decision.senjutsu.block-owner
    """
    return [guard for guard in game.table.guards if guard.seat == seat and guard.initiative == initiative]


def closed_by_terrain(game: Senjutsu) -> set[Hex]:
    """The hexes that terrain closes at all times (senjutsu.terrain.blocks-always, senjutsu.terrain.boat-normal-hex)."""
    return {hex for hex, kind in game.table.terrain if kind not in OPEN_TERRAIN}


def is_closed(game: Senjutsu, attacker: Hex, target: Hex, closed: set[Hex]) -> bool:
    """Whether an attack effect can be ignored: target hex, attacker's hex, or one hex of each lane is closed.

    senjutsu.block.ignore-target-hex, senjutsu.block.ignore-attacker-hex, senjutsu.block.ignore-lanes,
    senjutsu.block.every-lane-needed
    """
    if not closed or target in closed or attacker in closed:
        return bool(closed)
    between = lanes(attacker, target, game.table.board)
    return bool(between) and not any(closed.isdisjoint(lane) for lane in between)


def ignored_by(game: Senjutsu, attacker: Hex, seat: int, initiative: int) -> str:
    """By what a fighter can ignore an attack on its hex: its block, terrain alone, or nothing (empty).

    senjutsu.timing.block.2-check, senjutsu.success.block-all-parts, decision.senjutsu.block-owner,
    senjutsu.terrain.block-not-success
    """
    target = game.seats[seat].hex
    assert target is not None, "who is attacked stands on the board"
    terrain = closed_by_terrain(game)
    if is_closed(game, attacker, target, terrain):
        return "terrain"
    own = {hex for guard in guards_of(game, seat, initiative) for hex in guard.hexes}
    return "block" if own and is_closed(game, attacker, target, terrain | own) else ""
