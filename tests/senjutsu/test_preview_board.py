"""Previews drawn for a terminal: the map with numbers and signs, and sentences of who would be hit."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from nefrit.cli.table.boards import PreviewBoard
from nefrit.senjutsu.board import SenjutsuBoard
from nefrit.senjutsu.state import HAND
from nefrit.testing import Scenario
from nefrit.text.speech import Speech
from tests.senjutsu.sparring import GAME, spar

BOARD = SenjutsuBoard(Speech(GAME, ("ann", "bob", "cid")))


def shown(table: Scenario, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What Ann sees, and the preview of a card in her hand."""
    game = table.game
    [card] = [card for card in game.zone(HAND, 0) if game.faces[card].name == name]
    view = game.view(0)
    GAME.annotate(game, 0, view)
    told = GAME.preview(game, 0, card)
    assert told is not None
    return view, told


def told(table: Scenario, name: str) -> list[str]:
    return BOARD.preview_lines(*shown(table, name))


def drawn(table: Scenario, name: str) -> str:
    output = io.StringIO()
    console = Console(file=output, width=100, force_terminal=False, color_system=None, legacy_windows=False)
    console.print(BOARD.draw_preview(*shown(table, name)))
    return output.getvalue()


def test_the_board_draws_previews() -> None:
    assert isinstance(BOARD, PreviewBoard)


def test_ends_are_told_from_the_nearest_with_their_facings(table: Scenario) -> None:
    spar(table, {"hand": ["Dance"]}, {"hex": [4, -4]})
    first, own, *others = told(table, "Dance")
    assert first == "Initiative 5."
    assert own == "1: your own hex, facing as now, front right or front left."
    assert "2: front, facing as now, front right or front left." in others


def test_who_is_hit_is_told_and_what_it_costs(table: Scenario) -> None:
    spar(table, {"hand": ["Heavier Cut"], "focus": 1}, {})
    [_, line] = told(table, "Heavier Cut")
    assert "facing as now (hits Bob, 1 wound)" in line
    assert "facing as now (hits Bob, 2 wounds, for 1 focus)" in line
    spar(table, {"hand": ["Rip"]}, {})
    assert told(table, "Rip")[1] == "1: your own hex, facing as now (hits Bob, 1 bleeding)."


def test_reach_success_and_collisions_are_told(table: Scenario) -> None:
    spar(table, {"hand": ["Curse"]}, {}, cid={})
    assert told(table, "Curse")[1] == "1: your own hex, facing as now (reaches Bob and Cid)."
    spar(table, {"hand": ["Swift Block"], "kamae": "balance"}, {"hex": [4, -4]})
    assert "2: front, facing as now (after a success)." in told(table, "Swift Block")
    spar(table, {"hand": ["Retreat"]}, {}, terrain=[[[0, 2], "stone"]])
    assert told(table, "Retreat")[1] == "1: your own hex, facing as now (with a collision)."


def test_initiatives_are_told(table: Scenario) -> None:
    spar(table, {"hand": ["Guard"]}, {})
    assert told(table, "Guard")[0] == "Initiative 6, 5 or 4."
    spar(table, {"hand": ["Open Mind"], "focus": 1}, {"hex": [4, -4]})
    assert told(table, "Open Mind")[0] == "Initiative 4 or 6 for 1 focus."
    spar(table, {"hand": ["After Attack"]}, {})
    assert told(table, "After Attack")[0] == "When it is played."


def test_the_map_has_numbers_and_signs(table: Scenario) -> None:
    spar(table, {"hand": ["Lunge"]}, {"hex": [4, -4]})
    shows = drawn(table, "Lunge")
    assert "numbers: where you may end" in shows
    assert "2!" in shows, "from where she stands the hex before her is hit"
    spar(table, {"hand": ["Guard"]}, {})
    assert "# blocked" in drawn(table, "Guard")
    spar(table, {"hand": ["Glare"]}, {})
    assert "_~_" in drawn(table, "Glare")
