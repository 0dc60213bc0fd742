"""Winning the game."""

from __future__ import annotations

from nefrit.l5r.constants import STRONGHOLD_SLOT
from nefrit.l5r.state import L5R, PROVINCES, player_order

HONOR_TO_WIN = 25


def check_victory(game: L5R) -> None:
    """End the game at once if somebody has won it (l5r.win.immediate).

    Where both would win at the same time, the first player does (l5r.win.simultaneous). An effect of a card that wins
    the game calls `game.finish` itself (l5r.win.card-conditions).
    """
    if game.outcome is not None:
        return
    for seat in player_order(game):
        why = ""
        for card in game.zones[PROVINCES.number * 2 + 1 - seat]:
            piece = game.pieces[card]
            if piece.broken and piece.slot == STRONGHOLD_SLOT:
                why = "l5r.win.break-stronghold"
        # Before the first round nobody has taken their starting honor yet.
        if not why and game.table.round > 0:
            if game.seats[seat].honor >= HONOR_TO_WIN:
                why = "l5r.win.25-honor"
            elif game.seats[1 - seat].honor <= 0:
                why = "l5r.win.zero-honor"
        if why:
            game.finish([seat], why, why.rpartition(".")[2])
            return
