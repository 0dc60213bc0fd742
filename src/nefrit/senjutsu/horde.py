"""Horde mode: its levels and waves, how the player loses, and the rank that was reached then.

A wave with which the player falls is not defeated (decision.senjutsu.horde-both-fall).
"""

from __future__ import annotations

from typing import Final

from nefrit.senjutsu.constants import GOLD, STEEL, WOOD
from nefrit.senjutsu.state import Senjutsu, players

HERO: Final = 0
"""The seat of the one player."""
WAVES: Final = (1, 2, 3, 3)
"""How many ashigaru each wave has.

senjutsu.horde.wave-1, senjutsu.horde.wave-2, senjutsu.horde.wave-3, senjutsu.horde.wave-4
"""
LEVELS: Final = 3
"""senjutsu.horde.level-3"""
NO_RANK: Final = "none"


def rank(level: int, wave: int) -> str:
    """The rank of a player who is defeated in this wave of this level.

    senjutsu.horde.rank-wood, senjutsu.horde.rank-steel, senjutsu.horde.rank-gold
    """
    if level == LEVELS:
        return GOLD
    if level > 1:
        return STEEL
    return WOOD if wave == len(WAVES) else NO_RANK


def lose(game: Senjutsu, rule: str = "") -> None:
    """The horde wins; the outcome tells the rank that was reached."""
    reached = rank(game.table.level, game.table.wave)
    ranked = "senjutsu.horde.goal" if reached == NO_RANK else f"senjutsu.horde.rank-{reached}"
    game.finish(horde(game), rule or ranked, f"horde-rank-{reached}")


def finish_if_fallen(game: Senjutsu) -> None:
    """The game is over when the player is defeated; without opponents the next wave will come."""
    if game.outcome is None and not players(game):
        lose(game)


def horde(game: Senjutsu) -> list[int]:
    """The seats of all opponents, whether they have come or not."""
    return [seat for seat, fighter in enumerate(game.seats) if fighter.automated]
