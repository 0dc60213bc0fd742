"""Where the game is at stake for a player who wants to be passed over in windows."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.state import DECK, Invasion, is_cataclysm
from nefrit.invasion.values import burning_zones

FEW_CARDS: Final = 5
"""With so few cards in the deck the next draw may be the last."""


def could_lose(game: Invasion, seat: int) -> bool:
    """Whether one more burning zone, or the next cards drawn, would end the game for a player.

    invasion.victory.two-burning-zones, invasion.victory.empty-deck-eliminates
    """
    if is_cataclysm(game):
        return False
    needed = game.seats[1 - seat].zones_to_win
    return burning_zones(game, seat) + 1 >= needed or len(game.zone(DECK, seat)) <= FEW_CARDS
