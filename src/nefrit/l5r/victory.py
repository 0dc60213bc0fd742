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
        why = _victory_of(game, seat)
        if why:
            game.finish([seat], why, why.rpartition(".")[2])
            return


def _victory_of(game: L5R, seat: int) -> str:
    opponent = 1 - seat
    pieces = game.pieces
    for card in game.zones[PROVINCES.number * 2 + opponent]:
        if pieces[card].broken and pieces[card].slot == STRONGHOLD_SLOT:
            return "l5r.win.break-stronghold"
    if game.table.round > 0:
        # Before the first round nobody has taken their starting honor yet.
        if game.seats[seat].honor >= HONOR_TO_WIN:
            return "l5r.win.25-honor"
        if game.seats[opponent].honor <= 0:
            return "l5r.win.zero-honor"
    return ""
