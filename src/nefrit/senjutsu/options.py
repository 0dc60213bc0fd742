"""The options of a game with what was not said, and the battlefield they name."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.record import Header
from nefrit.senjutsu.battlefields import BOARDS, boards_in
from nefrit.senjutsu.boards import Board, joined
from nefrit.senjutsu.fighters import fighters_of
from nefrit.senjutsu.state import Senjutsu

BOARD = "snowy-battlefield"
NO_TERRAIN = "none"
PLACED = "placed"
"""How terrain comes onto the board: not at all, piece by piece as the players choose, or as a preset is called."""


def completed(header: Header) -> dict[str, Any]:
    """The options of a game with what was not said: the fighters, the board, the terrain."""
    options = dict(header.options)
    options.setdefault("board", BOARD)
    options.setdefault("terrain", NO_TERRAIN)
    options["fighters"] = fighters_of(header)
    return options


def board_of(game: Senjutsu) -> Board:
    """The battlefield: one board, or several joined (senjutsu.setup.board, senjutsu.setup.several-boards)."""
    chosen = boards_in(completed(game.header)["board"])
    return joined([BOARDS[name] for name in chosen]) if chosen[1:] else BOARDS[chosen[0]]
