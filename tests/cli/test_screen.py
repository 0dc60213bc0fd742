"""The screen as a terminal shows it."""

from __future__ import annotations

import io

from rich.console import Console

from nefrit.cli.table.display import FORGET_SCROLLED
from nefrit.cli.table.screen import Screen
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.registry import find
from tests.cli.conftest import GOOFSPIEL


def screen(width: int, *, terminal: bool = True) -> tuple[Screen, io.StringIO]:
    output = io.StringIO()
    console = Console(file=output, width=width, force_terminal=terminal, color_system=None, legacy_windows=False)
    return Screen(console, TableSpeech(find(GOOFSPIEL), ("ann", "bob", "cid"))), output


def shown(width: int) -> list[str]:
    display, output = screen(width, terminal=False)
    view = Match(find(GOOFSPIEL), Header("goofspiel", seed=1, seats=3)).game.view(0)
    display.opening("Goofspiel", 1)
    display.table(view, [(0, "Something happened."), (1, "And then something else.")])
    display.question(view, display.speech.options(view))
    return output.getvalue().splitlines()


def test_a_wide_screen_has_the_others_side_by_side() -> None:
    assert any("Bob" in line and "Cid" in line for line in shown(120))
    assert not any("Bob" in line and "Cid" in line for line in shown(80))


def test_nothing_is_wider_than_the_screen_and_no_name_is_broken() -> None:
    for width in (60, 80, 120):
        lines = shown(width)
        assert max(map(len, lines)) <= width
        text = "\n".join(lines)
        for rank in ("Ace", "Seven", "Queen", "King"):
            assert text.count(f"{rank} of Spades") == 2


def test_a_game_on_eighty_columns_fits_a_small_terminal() -> None:
    assert len(shown(80)) <= 30


def test_what_is_hidden_from_the_next_person_cannot_be_scrolled_back_to() -> None:
    display, output = screen(80)
    display.hide()
    assert output.getvalue().endswith(FORGET_SCROLLED)
    display, output = screen(80, terminal=False)
    display.hide()
    assert output.getvalue() == ""
