"""Where a player wants to be asked in windows: which options are worth a stop, and where the game is at stake."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Value
from nefrit.kernel.stops import card_of
from nefrit.l5r.constants import HOLDING, STRONGHOLD, STRONGHOLD_SLOT
from nefrit.l5r.state import L5R
from nefrit.l5r.values import opponent_of
from nefrit.l5r.victory import HONOR_TO_WIN
from nefrit.l5r.words.conditions import during_conflict

HONOR_AT_STAKE: Final = 5
"""So much honor can be lost or gained in one step, such as by an empty deck (l5r.empty-deck.lose-five-honor)."""


def matters(game: L5R, option: Value) -> bool:
    """Whether an option is that of another card than a holding or a stronghold."""
    card = card_of(option)
    return card == NO_CARD or game.faces[card].type not in (HOLDING, STRONGHOLD)


def is_only_at_peace(game: L5R, option: Value) -> bool:
    """Whether the card of an option can be played only while there is no conflict.

    Such attachments cannot be played in step 1.4 either (l5r.step-1-4.special-window).
    """
    card = card_of(option)
    if card == NO_CARD or card in game.pieces:
        return False
    restrictions = game.faces[card].play_only_if
    return ~during_conflict in restrictions


def could_lose(game: L5R, seat: int) -> bool:
    """Whether the stronghold of a player is attacked, or somebody is so near to an end by honor that a step decides.

    l5r.win.break-stronghold, l5r.win.zero-honor, l5r.win.25-honor
    """
    conflict = game.table.conflict
    if conflict is not None and conflict.province != NO_CARD and conflict.attacker != seat:
        piece = game.pieces[conflict.province]
        if piece.slot == STRONGHOLD_SLOT and piece.controller == seat:
            return True
    if game.seats[seat].honor <= HONOR_AT_STAKE:
        return True
    return game.seats[opponent_of(seat)].honor >= HONOR_TO_WIN - HONOR_AT_STAKE
