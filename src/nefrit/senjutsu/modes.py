"""The ways to play that a table can be opened with: duels, brawls, teams, automated opponents and the horde."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.modes import ONE_VALUE, SOME_VALUES, YES_OR_NO, Choice, Mode
from nefrit.senjutsu.battlefields import BOARDS, PRESETS, joinable
from nefrit.senjutsu.cards import COMPANIONS
from nefrit.senjutsu.opponents import (
    BOSS,
    HORDE,
    HORDE_SIZE,
    KATANA,
    KINDS,
    MOST_PLAYERS,
    MOST_WOUNDS,
    NIGHTMARE,
    RECOMMENDED,
    STARTING_WOUNDS,
    WOUND_LIMIT,
)
from nefrit.senjutsu.options import BOARD, NO_TERRAIN, PLACED
from nefrit.senjutsu.scenery import PIECES

MOST_SEATS = 8
"""Up to four players, and automated opponents (senjutsu.solo.target.nearest)."""
MOST_PIECES = 12
"""So many pieces of terrain can be placed; the box may hold fewer of a kind."""


def _battlefield() -> tuple[Choice, ...]:
    """Board and terrain."""
    boards = (*BOARDS, *joinable())
    presets = [
        Choice(
            "terrain", ONE_VALUE, (NO_TERRAIN, PLACED, *PRESETS.get(board, ())), NO_TERRAIN, goes_with=("board", board)
        )
        for board in boards
    ]
    pieces = Choice("pieces", SOME_VALUES, PIECES, [], most=MOST_PIECES, goes_with=("terrain", PLACED), repeats=True)
    return (Choice("board", ONE_VALUE, boards, BOARD), *presets, pieces)


def _companions(most: int) -> Choice:
    """Seats may be kept free for the companions of those who come later."""
    return Choice("companions", SOME_VALUES, tuple(COMPANIONS), [], most=most, repeats=True)


def _nightmare() -> Choice:
    """Whether the opponents have nightmare cards."""
    return Choice(NIGHTMARE, YES_OR_NO, usual=False)


def _difficulty() -> tuple[Choice, ...]:
    """How hard the opponents are to beat: nightmare mode, their wound limit, the wounds with which they begin."""
    limits = (RECOMMENDED, *[str(limit) for limit in range(1, MOST_WOUNDS + 1)])
    wounds = tuple([str(count) for count in range(MOST_WOUNDS)])
    return (
        _nightmare(),
        Choice(WOUND_LIMIT, ONE_VALUE, limits, RECOMMENDED),
        Choice(STARTING_WOUNDS, ONE_VALUE, wounds, wounds[0]),
    )


def _among_players(name: str, fewest: int, most: int, options: dict[str, Any]) -> Mode:
    """A way to play without opponents."""
    seats = (fewest, 2 * most)
    return Mode(name, (fewest, most), seats, options, (*_battlefield(), _companions(most)), automated=("companions",))


def modes() -> tuple[Mode, ...]:
    """All of them, the duel first."""
    battlefield = _battlefield()
    most = MOST_SEATS - 1
    against = Choice("opponents", SOME_VALUES, tuple(KINDS), [KATANA], least=1, most=most, repeats=True)
    soldiers = [kind for kind in KINDS if kind != BOSS]
    waves = Choice(
        "opponents",
        SOME_VALUES,
        tuple(soldiers),
        [KATANA] * HORDE_SIZE,
        least=HORDE_SIZE,
        most=HORDE_SIZE,
        repeats=True,
    )
    horde = 1 + HORDE_SIZE + 1
    return (
        _among_players("duel", 2, 2, {}),
        _among_players("free-for-all", 3, MOST_PLAYERS, {}),
        _among_players("teams", 4, 4, {"teams": [0, 0, 1, 1]}),
        Mode(
            "opponents",
            (1, MOST_PLAYERS),
            (2, MOST_SEATS),
            {},
            (against, *_difficulty(), *battlefield, _companions(MOST_PLAYERS)),
            automated=("opponents", "companions"),
        ),
        Mode(
            "horde",
            (1, 1),
            (horde, horde),
            {"mode": HORDE},
            (waves, _nightmare(), Choice("lord", YES_OR_NO, usual=False), *battlefield),
            automated=("opponents",),
        ),
    )
