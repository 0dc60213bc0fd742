"""The table drawn for a terminal: everything that matters is there, it fits, and nothing shows that must not."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.l5r.board import L5RBoard
from nefrit.l5r.figures import annotate
from nefrit.testing import Scenario, side
from nefrit.text.speech import Speech
from tests.l5r.cards import DECKS, GAME
from tests.l5r.conflicts import PROVINCES, attacks, begins, player

BOARD = L5RBoard(Speech(GAME, ("ann", "bob")))


def seen(game: AnyGame, seat: int) -> dict[str, Any]:
    view = game.view(seat)
    annotate(game, seat, view)
    return view


def drawn(game: AnyGame, seat: int, width: int = 100) -> str:
    output = io.StringIO()
    console = Console(file=output, width=width, force_terminal=False, color_system=None, legacy_windows=False)
    console.print(BOARD.draw(seen(game, seat), width))
    return output.getvalue()


def told(game: AnyGame, seat: int) -> list[str]:
    return BOARD.lines(seen(game, seat))


def row(text: str, *words: str) -> str:
    """The one line with these words in it."""
    found = [line for line in text.splitlines() if all(word in line for word in words)]
    assert len(found) == 1, (words, found)
    return " ".join(found[0].strip("│┃ ").split())


def conflict(table: Scenario) -> None:
    """Ann attacks with her Bushi, who bears a Katana; Bob defends with a dishonored Courtier."""
    ann = player(
        "Bushi #1 {fate=2}", "Katana {on=#1}", "Peasant {bowed=true}", hand=["Fan", "Ambusher"], fate=3, dial=4
    )
    bob = player("Courtier {status=-1}", provinces=PROVINCES, stronghold=["Fort"], hand=["2x Silence"], honor=7)
    begins(table, ann, bob, favor=1, favor_side=1, ring_fate=[0, 0, 1, 0, 0])
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")


def test_the_moment_and_the_players_are_told(table: Scenario) -> None:
    conflict(table)
    text = drawn(table.game, 0)
    assert row(text, "phase") == "Round 0 · conflict phase · Ann is the first player · favor: Bob, political"
    assert "Ann · 10 honor · 3 fate · bid 4 · 2 cards in hand · 1 conflict left" in text
    assert "Bob · 7 honor · 0 fate · 2 cards in hand · 2 conflicts left" in text
    assert "dynasty deck 0, discarded 0 · conflict deck 0, discarded 0" in text


def test_skills_are_those_of_now(table: Scenario) -> None:
    conflict(table)
    fight = row(drawn(table.game, 0), "Bushi")
    assert fight == "5 Bushi (2 fate · with Katana) 0 Courtier (dishonored)", "3 and 2 of the Katana; 1 less 2 glory"
    assert row(drawn(table.game, 0), "Peasant") == "Peasant 0 0 0 bowed"


def test_the_conflict_stands_in_the_middle(table: Scenario) -> None:
    conflict(table)
    text = drawn(table.game, 0)
    assert "Military conflict for the air ring: Ann attacks Earth Province" in text
    assert "5 against 0 · needs 4 more than the defense to break it" in text
    assert row(text, "Air", "Earth", "Void", "◯") == "◯ Air contested ◯ Earth ◯ Fire 1 fate ◯ Void ◯ Water"
    assert "► Earth Province" in text


def test_provinces_show_what_lies_in_them(table: Scenario) -> None:
    lying = {"province-1": ["Champion"], "province-2": ["Monk [known to nobody]"], "holdings": ["Farm {slot=2}"]}
    bob = player(provinces=[*PROVINCES[:3], "Void Province {slot=3, broken=true}", PROVINCES[4]], **lying)
    table.position("conflict", ann=player("Bushi", hand=["Katana"]), bob=bob)
    text = drawn(table.game, 0)
    assert row(text, "Air Province") == "Air Province Earth Province Fire Province Void Province Water Province"
    assert row(text, "broken") == "strength 4 strength 4 strength 5 broken strength 4"
    assert row(text, "Champion") == "Champion (5) ▮ Farm (+1)"


def test_the_own_side_is_below_and_a_spectator_sees_both(table: Scenario) -> None:
    conflict(table)
    for seat, below in ((0, "Ann"), (1, "Bob"), (2, "Ann")):
        text = drawn(table.game, seat)
        assert text.rindex(f"╭─ {below}") > text.index("◯ Air")
    assert "Fan" in drawn(table.game, 0)
    for seat in (1, 2):
        assert "Ambusher" not in drawn(table.game, seat)
        assert not any("Ambusher" in line for line in told(table.game, seat))


def test_the_plain_form_says_the_same_in_sentences(table: Scenario) -> None:
    conflict(table)
    lines = told(table.game, 0)
    for line in (
        "Round 0, conflict phase, Ann is the first player, favor: Bob, political.",
        "Rings: Air contested; Earth; Fire 1 fate; Void; Water.",
        (
            "Military conflict for the air ring: Ann attacks Earth Province; 5 against 0; "
            "needs 4 more than the defense to break it."
        ),
        "Bob, Province 2: Earth Province, strength 4, attacked; empty.",
        "Bob, Stronghold: Water Province, strength 6; Fort (+2).",
        "Bob, Defending: Courtier, military 0, political 1, glory 2, dishonored.",
        "Ann, Attacking: Bushi, military 5, political 1, glory 2, 2 fate, with Katana.",
        "Ann, Hand: Fan (0), Ambusher (1).",
    ):
        assert line in lines
    assert not set("│╭◯▮·") & set("".join(lines))


def test_a_won_conflict_says_by_how_much(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Peasant {bowed=true}"))
    attacks(table.ann, "military fire", "Bushi")
    assert table.ann.decision.prompt == "ring-effect"
    assert "Ann wins by 3 · unopposed" in drawn(table.game, 0)
    assert any("Ann wins by 3; unopposed" in line for line in told(table.game, 0))


def test_a_dash_is_a_dash(table: Scenario) -> None:
    table.position("conflict", ann=player("Berserker", hand=["Katana"]), bob=player())
    assert row(drawn(table.game, 0), "Berserker") == "Berserker 4 - 1"


def test_a_claimed_ring_names_its_owner(table: Scenario) -> None:
    table.position("conflict", ann=player("Bushi", hand=["Katana"]), bob=player(), ring_owner=[-1, 1, -1, 0, -1])
    assert row(drawn(table.game, 0), "◯") == "◯ Air ◯ Earth Bob ◯ Fire ◯ Void Ann ◯ Water"


def test_before_provinces_are_placed_none_are_drawn() -> None:
    game = Match(GAME, Header("l5r", edition="1.5", options=DECKS)).game
    assert "setting up" in drawn(game, 0)
    assert "Province" not in drawn(game, 0)


@pytest.mark.parametrize("width", [80, 100, 140])
def test_it_fits(width: int) -> None:
    match = Match(GAME, Header("l5r", seed=4, edition="1.5", options=DECKS))
    chance = Chance(4)
    while match.game.pending and len(match.answers) < 300:
        decision = match.game.pending[0]
        if len(match.answers) % 10 == 0:
            lines = drawn(match.game, decision.seat, width).splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= 50
        match.answer(decision.seat, decision.random(chance))


def test_what_a_player_does_not_know_is_not_drawn() -> None:
    """States that differ only in what a seat does not know look the same to it."""
    match = Match(GAME, Header("l5r", seed=6, edition="1.5", options=DECKS))
    chance = Chance(6)
    while match.game.pending and len(match.answers) < 300:
        decision = match.game.pending[0]
        if len(match.answers) % 15 == 0:
            for seat in (0, 1):
                imagined = match.game.imagine(seat, chance)
                assert seen(imagined, seat) == seen(match.game, seat)
                assert drawn(imagined, seat) == drawn(match.game, seat)
        match.answer(decision.seat, decision.random(chance))


def test_only_the_view_is_drawn(table: Scenario) -> None:
    """Without the figures of the game what is printed is shown."""
    table.position("conflict", ann=side(play=["Bushi {status=1}"], honor=9, hand=["Katana"]), bob=side(honor=9))
    plain = "\n".join(BOARD.lines(table.game.view(0)))
    assert "Bushi, military 3, political 1, glory 2, honored" in plain
    assert "Bushi, military 5, political 3, glory 2, honored" in "\n".join(told(table.game, 0))
