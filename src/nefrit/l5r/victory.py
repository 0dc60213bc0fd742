"""Winning the game."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.memo import LAYOUT
from nefrit.l5r.constants import STRONGHOLD_SLOT
from nefrit.l5r.state import L5R, PROVINCES, player_order

HONOR_TO_WIN: Final = 25


def check_victory(game: L5R) -> None:
    """End the game at once if somebody has won it (l5r.win.immediate).

    Where both would win at the same time, the first player does (l5r.win.simultaneous). An effect of a card that wins
    the game calls `game.finish` itself (l5r.win.card-conditions).
    """
    if game.outcome is not None:
        return
    if _is_open(game):
        return
    for seat in player_order(game):
        why = _victory_of(game, seat)
        if why:
            game.finish([seat], why, why.rpartition(".")[2])
            return


def _is_open(game: L5R) -> bool:
    """Whether nobody is near to winning: nearly always it is so, and that is quickly seen."""
    first, second = game.seats
    if not 0 < first.honor < HONOR_TO_WIN or not 0 < second.honor < HONOR_TO_WIN:
        return False
    for card in game.memo.stronghold_provinces or _stronghold_provinces(game):  # noqa: SIM110 - a generator costs more
        if game.pieces[card].broken:
            return False
    return True


def _stronghold_provinces(game: L5R) -> tuple[int, ...]:
    """The provinces with the strongholds, which stay what they are as soon as all are placed."""
    provinces = (*game.zones[PROVINCES.number * 2], *game.zones[PROVINCES.number * 2 + 1])
    found = tuple([card for card in provinces if game.pieces[card].slot == STRONGHOLD_SLOT])
    if game.table.round > 0:
        game.memo.stronghold_provinces = found
        game.memo.known |= LAYOUT
    return found


def _victory_of(game: L5R, seat: int) -> str | None:
    """The rule by which a player has won; None if the player has not."""
    opponent = 1 - seat
    for card in _stronghold_provinces(game):
        if game.pieces[card].broken and game.pieces[card].controller == opponent:
            return "l5r.win.break-stronghold"
    if game.table.round > 0:
        # Before the first round nobody has taken their starting honor yet.
        if game.seats[seat].honor >= HONOR_TO_WIN:
            return "l5r.win.25-honor"
        if game.seats[opponent].honor <= 0:
            return "l5r.win.zero-honor"
    return None
