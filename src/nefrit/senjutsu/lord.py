"""The fallen lord, whom the player protects in a variant of horde mode."""

from __future__ import annotations

from nefrit.senjutsu.boards import PLAYER
from nefrit.senjutsu.closed_hexes import closed_by_terrain, is_closed
from nefrit.senjutsu.focus import gain_focus
from nefrit.senjutsu.hexes import SIDES, Hex, distance, neighbour
from nefrit.senjutsu.horde import lose
from nefrit.senjutsu.options import board_of
from nefrit.senjutsu.scenery import Terrain
from nefrit.senjutsu.state import Senjutsu


def hexes_for_lord(game: Senjutsu, terrain: Terrain) -> list[Hex]:
    """The hexes next to the player's starting hex on which no terrain would lie (senjutsu.horde.lord.setup)."""
    start = board_of(game).horde_start(PLAYER).hex
    taken = [hex for hex, _ in terrain]
    near = [neighbour(start, side) for side in range(SIDES)]
    return [hex for hex in near if hex in game.table.board and hex not in taken]


def strike_lord(game: Senjutsu, seat: int, hexes: list[Hex], *, unblockable: bool) -> None:
    """An attack of an automated opponent that reaches the fallen lord ends the game (senjutsu.horde.lord.lose)."""
    lord, hex = game.table.lord, game.seats[seat].hex
    if not game.seats[seat].automated or lord not in hexes or lord is None or hex is None:
        return
    if unblockable or not is_closed(game, hex, lord, closed_by_terrain(game)):
        lose(game, "senjutsu.horde.lord.lose")


def gain_focus_beside_lord(game: Senjutsu, seat: int) -> None:
    """A player who begins the turn beside the fallen lord gains focus (senjutsu.horde.lord.focus)."""
    lord, hex = game.table.lord, game.seats[seat].hex
    if lord is not None and hex is not None and distance(lord, hex) == 1:
        gain_focus(game, seat, 1)
