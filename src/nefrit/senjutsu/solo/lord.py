"""The fallen lord, whom the player protects in a variant of horde mode."""

from __future__ import annotations

from nefrit.senjutsu.blocking import closed_by_terrain, is_closed
from nefrit.senjutsu.hexes import Hex, distance
from nefrit.senjutsu.kamae import gain_focus
from nefrit.senjutsu.state import Senjutsu


def strike_lord(game: Senjutsu, seat: int, hexes: list[Hex], *, unblockable: bool) -> None:
    """An attack of an automated opponent that reaches the fallen lord ends the game (senjutsu.horde.lord.lose)."""
    from nefrit.senjutsu.solo.horde import lose

    lord, hex = game.table.lord, game.seats[seat].hex
    if not game.seats[seat].automated or lord not in hexes or lord is None or hex is None:
        return
    if unblockable or not is_closed(game, hex, lord, closed_by_terrain(game)):
        lose(game, "senjutsu.horde.lord.lose")


def heed_lord(game: Senjutsu, seat: int) -> None:
    """A player who begins the turn beside the fallen lord gains focus (senjutsu.horde.lord.focus)."""
    lord, hex = game.table.lord, game.seats[seat].hex
    if lord is not None and hex is not None and distance(lord, hex) == 1:
        gain_focus(game, seat, 1)
