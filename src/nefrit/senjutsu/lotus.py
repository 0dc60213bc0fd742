"""Lotus tokens: each success of a fighter places one on the cards before it that grow with success.

decision.senjutsu.lotus
"""

from __future__ import annotations

from nefrit.senjutsu.reports import LotusPlaced
from nefrit.senjutsu.state import LASTING, Senjutsu
from nefrit.senjutsu.trees.lasting import GrowsWithSuccess


def note_growth(game: Senjutsu, seat: int) -> None:
    """An attack or a block of a fighter was successful."""
    for card in game.zone(LASTING, seat):
        lines = [line for section in game.faces[card].sections for line in section.lines]
        if any(isinstance(line, GrowsWithSuccess) for line in lines):
            piece = game.edit_piece(card)
            piece.lotus += 1
            game.tell(LotusPlaced(card, seat, piece.lotus))
