"""The independent checkers find nothing in the golden games, and find what is wrong where something is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from nefrit.kernel.decisions import Answer
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import Match
from nefrit.kernel.record import Record, read_record
from nefrit.manifest import own_names
from nefrit.registry import find
from nefrit.testing import Broken, watch

TESTS = Path(__file__).parents[1]
_RECORD = "record: "


def records(game: str) -> list[Record]:
    """The records of a game's golden playthroughs."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((TESTS / game / "golden").rglob("*.txt"))]
    return [read_record(text.partition(_RECORD)[2].encode()) for text in texts if _RECORD in text]


@pytest.mark.parametrize("game", own_names())
def test_nothing_is_found_in_the_golden_games(game: str) -> None:
    found = records(game)
    assert found
    for record in found:
        match = Match(find(game), record.header)
        look = watch(match.game)
        for seat, answer in record.answers:
            match.answer(seat, answer)
            look(match.game)


def lose_honor(game: AnyGame) -> None:
    game.edit_seat(0).honor -= 1


def give_fate(game: AnyGame) -> None:
    game.edit_seat(1).fate += 1


def swap_sides(game: AnyGame) -> None:
    piece: Any = next(iter(game.pieces.values()))
    game.edit_piece(next(iter(game.pieces))).controller = 1 - piece.controller


def claim_a_ring(game: AnyGame) -> None:
    game.edit_table().ring_owner = (0, 0, 0, 0, 0)


def earn(game: AnyGame) -> None:
    game.edit_seat(0).resources += 1


def overspend(game: AnyGame) -> None:
    game.edit_seat(0).resources = -1


def find_material(game: AnyGame) -> None:
    game.edit_seat(0).material += 1


def act_too_often(game: AnyGame) -> None:
    game.edit_seat(0).actions = -1


def bleed(game: AnyGame) -> None:
    game.edit_seat(0).bleeding += 1


def share_a_hex(game: AnyGame) -> None:
    game.edit_seat(0).hex = game.seats[1].hex


def face_nowhere(game: AnyGame) -> None:
    game.edit_seat(0).facing = 9


FAULTS: list[tuple[str, str, Callable[[AnyGame], None]]] = [
    ("l5r", "Tokens", lose_honor),
    ("l5r", "Tokens", give_fate),
    ("l5r", "Rings", claim_a_ring),
    ("l5r", "Control", swap_sides),
    ("invasion", "Resources", earn),
    ("invasion", "Resources", overspend),
    ("invasion", "Control", swap_sides),
    ("imperium", "Resources", find_material),
    ("imperium", "ActionTokens", act_too_often),
    ("senjutsu", "Harm", bleed),
    ("senjutsu", "Board", share_a_hex),
    ("senjutsu", "Board", face_nowhere),
]


@pytest.mark.parametrize(("game", "checker", "fault"), FAULTS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_a_fault_is_found(game: str, checker: str, fault: Callable[[AnyGame], None]) -> None:
    record = records(game)[0]
    match = Match(find(game), record.header)
    look = watch(match.game)
    half = len(record.answers) // 2
    for seat, answer in record.answers[:half]:
        match.answer(seat, answer)
        look(match.game)
    fault(match.game)
    with pytest.raises(Broken, match=checker):
        go_on(match, record.answers[half:], look)


def go_on(match: Match, answers: Sequence[tuple[int, Answer]], look: Callable[[AnyGame], None]) -> None:
    """Look, and play on. A fault may make later answers impossible: it must be found before that."""
    look(match.game)
    for seat, answer in answers:
        assert match.answer(seat, answer) is None
        look(match.game)


def test_a_game_without_a_log_cannot_be_watched() -> None:
    record = records("senjutsu")[0]
    with pytest.raises(ValueError, match="keeps a log"):
        watch(find("senjutsu").start(record.header))
