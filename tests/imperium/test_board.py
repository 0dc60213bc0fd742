"""The table drawn for a terminal: everything that matters is there, it fits, and nothing shows that must not."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from nefrit.cli.table.areas import areas
from nefrit.cli.table.words import TableSpeech
from nefrit.imperium.board import ImperiumBoard
from nefrit.imperium.definition import GAME
from nefrit.kernel.chance import Chance
from nefrit.kernel.record import Header
from nefrit.testing import Scenario, side
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech
from tests.imperium.tables import middle

__all__ = ["GAME"]

BOARD = ImperiumBoard(Speech(GAME, ("ann", "bob", "cid", "dan")))


def drawn(view: dict[str, object], width: int) -> str:
    output = io.StringIO()
    Console(file=output, width=width, color_system=None, legacy_windows=False).print(BOARD.draw(view, width))
    return output.getvalue()


def laid(table: Scenario) -> None:
    """Both players have something of everything that can be seen."""
    ann = side(
        hand=["Glory", "Unrest"], play=['Coast {garrison=["#7"], exhausted=true}'], garrison=["Berbers #7"], material=3
    )
    bob = side(hand=["Prosperity"], deck=["2x Berbers"], history=["Great"], empire=True, progress=2)
    table.position("turn", ann=ann, bob=bob, rounds_left=1, **middle())


def test_it_tells_all_that_a_player_sees_and_nothing_else(table: Scenario) -> None:
    laid(table)
    moment, market, piles, bob, *others = BOARD.lines(seen(table.game, 0))
    assert moment == "Round 1, turn of Ann, Ann is first, the last round."
    troubled = "Elders (unrest under it); Coinage (1 progress, unrest under it); Aksumites (unrest under it)"
    assert market == f"Market: Jungle; {troubled}; Oasis."
    assert piles.startswith("Unrest pile 8, fame deck 4, region deck 2, uncivilised deck 2, civilised deck 2, main ")
    assert bob.startswith(
        "Bob: empire, 0 material, 0 population, 2 progress, 3 actions, 5 exhaust tokens, 2 points in "
    )
    assert bob.endswith("sight, deck 2, discard pile 0, nation deck 0.")
    hand, history, ann, *own = others
    assert (hand, history) == ("Bob, hand: 1 face down.", "Bob, history: 1 face down.")
    assert ann.startswith(
        "Ann (you): barbarian, 3 material, 0 population, 0 progress, 3 actions, 5 exhaust tokens, -2 "
    )
    assert own == [
        "Ann (you), play area: Coast (garrison: Berbers, exhausted).",
        "Ann (you), hand: Glory, Unrest.",
    ]


def test_the_drawing_has_the_same_in_it(table: Scenario) -> None:
    laid(table)
    text = drawn(seen(table.game, 1), 100)
    assert text.index("Ann") < text.index("market") < text.index("Bob (you)")
    for words in ("Coast (garrison: Berbers, exhausted)", "3 Coinage (1 progress, unrest under it)", "Prosperity"):
        assert words in text
    assert "Glory" not in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_can_be_drawn_for_everybody(seats: int) -> None:
    game = GAME.start(Header("imperium", seats=seats, seed=seats, options={"nations": "choose", "box": "combined"}))
    chance = Chance(seats)
    for number in range(240):
        decision = game.pending[0]
        assert game.answer(decision.seat, decision.random(chance)) is None
        if game.outcome is not None:
            break
        if number % 12 == 0:
            view = seen(game, number // 12 % seats)
            assert all(len(line) <= 80 for line in drawn(view, 80).splitlines())
            assert all(line.endswith(".") for line in BOARD.lines(view))


@pytest.mark.parametrize(
    ("language", "nations"),
    [
        ("en", ("Celts", "Romans")),
        ("pl", ("Celtowie", "Rzymianie")),
        ("cs", ("Keltové", "Římané")),
        ("fr", ("Celtes", "Romains")),
    ],
)
def test_nations_are_called_as_the_reader_calls_them(language: str, nations: tuple[str, str]) -> None:
    game = GAME.start(Header("imperium", options={"nations": ["celts", "romans"]}))
    board = ImperiumBoard(Speech(GAME, ("ann", "bob"), language))
    told = " ".join(board.lines(seen(game, 0)))
    assert f"Ann, {nations[0]} (" in told
    assert f"Bob, {nations[1]}:" in told


def test_what_lies_in_the_market_is_nobodys(table: Scenario) -> None:
    laid(table)
    speech = TableSpeech(GAME, ("ann", "bob"))
    [market] = [row for area in areas(seen(table.game, 0), speech) for row in area.rows if row.name == "market"]
    assert market.cards[:2] == ("Jungle", "Elders (with unrest)")
