"""The battlefield drawn for a terminal: everything that matters is there, it fits, and nothing shows that must not."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.senjutsu.board import SenjutsuBoard
from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.opponents import KINDS
from nefrit.testing import Scenario, side
from nefrit.text import LANGUAGES
from nefrit.text.speech import Speech

BOARD = SenjutsuBoard(Speech(GAME, ("ann", "bob", "cid", "dan", "eva")))
HEXES = [[q, r] for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]
LIMITS = {"wound_limit": 5, "stun_limit": 5}


def seen(game: AnyGame, seat: int) -> dict[str, Any]:
    view = game.view(seat)
    GAME.annotate(game, seat, view)
    return view


def drawn(game: AnyGame, seat: int, width: int = 120) -> str:
    output = io.StringIO()
    console = Console(file=output, width=width, force_terminal=False, color_system=None, legacy_windows=False)
    console.print(BOARD.draw(seen(game, seat), width))
    return output.getvalue()


def told(game: AnyGame, seat: int) -> list[str]:
    return BOARD.lines(seen(game, seat))


def words(text: str) -> str:
    """The text without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def begin(table: Scenario) -> None:
    """Ann, wounded and hobbled, faces Bob; a stone stands beside her."""
    ann = side(
        hex=[0, 1], facing=0, focus=1, kamae="balance", character="student", wounds=1, bleeding=1, hobbles=[0, 1],
        hand=["Horse Kick", "Bull Rush", "Hobbling Blow"], deck=["3x Push Back"], discard=["Fend"], **LIMITS,
    )  # fmt: skip
    bob = side(
        hex=[0, -1], facing=3, kamae="aggression", character="ronin", stuns=2, focus=3,
        hand=["Steel Block", "Wild Block"], deck=["4x Push Back"], **LIMITS,
    )  # fmt: skip
    table.position("choose", ann=ann, bob=bob, board=HEXES, terrain=[[[1, 0], "stone"]], track=[1, 0], round=3)


def test_the_moment_and_the_fighters_are_told(table: Scenario) -> None:
    begin(table)
    text = words(drawn(table.game, 0))
    assert "Round 3 · advantage: Bob, Ann" in text
    assert "Ann, Student" in text
    assert "●♦○○○ 2 of 5 wounds, 1 bleeding" in text
    assert "◆◇◇ · Kamae Balance" in text
    assert "Status 2 hobbles" in text
    assert "3 cards in hand · deck 3 · discarded 1, Fend on top" in text
    assert "Bob, Ronin" in text
    assert "◆◆◆ · Kamae Aggression" in text
    assert "2 stuns of 5" in text


def test_the_map_shows_figures_with_their_facing_and_terrain(table: Scenario) -> None:
    begin(table)
    text = drawn(table.game, 0)
    assert "An▲" in text
    assert "Bo▼" in text
    assert "_s__" in text
    assert "s stone" in text


def test_the_hand_tells_what_can_be_chosen(table: Scenario) -> None:
    begin(table)
    text = drawn(table.game, 0)
    (kick,) = [line for line in text.splitlines() if line.startswith("Horse Kick")]
    assert kick.split()[2:4] == ["attack", "6"]
    (rush,) = [line for line in text.splitlines() if "Bull Rush" in line]
    assert rush.startswith("✗ Bull Rush")
    assert "◆◆" in rush
    assert "✗ Hobbling Blow" in text


@pytest.mark.parametrize("seat", [0, 2])
def test_what_others_hold_is_not_shown(table: Scenario, seat: int) -> None:
    begin(table)
    for text in (drawn(table.game, seat), " ".join(told(table.game, seat))):
        assert "Wild Block" not in text
        assert "Steel Block" not in text
    assert ("Horse Kick" in drawn(table.game, seat)) == (seat == 0)


def test_sections_tell_whether_they_are_over_or_to_come(table: Scenario) -> None:
    begin(table)
    table.ann.chooses("Horse Kick")
    table.bob.chooses("Steel Block")
    # Bob chooses the initiative of his block; both cards lie open and nothing is resolved.
    text = words(drawn(table.game, 0))
    assert "○ 6 Attack: front (*)." in text
    assert "○ 5 Choose one:" in text
    table.bob.chooses("value 3")
    # Hobbles make Ann slower. Her kick hits nobody; then she may step.
    text = words(drawn(table.game, 0))
    assert "initiative 3" in text
    assert "✓ 6 Attack: front (*)." in text
    assert "► 3 Choose one:" in text
    assert "Initiative 3, resolving now: Choose one: you may step to the front; or in Balance" in " ".join(
        told(table.game, 0)
    )


def test_the_hexes_of_options_are_numbered_on_the_map(table: Scenario) -> None:
    begin(table)
    table.ann.chooses("Horse Kick")
    table.bob.chooses("Steel Block")
    table.bob.chooses("value 3")
    options = table.ann.choices
    text = drawn(table.game, 0)
    assert "the numbers of your options" in text
    steps = [number for number, option in enumerate(options, start=1) if option.startswith("step")]
    assert steps
    assert all(re.search(rf"_{number}[_#]", text) for number in steps)


def test_blocked_hexes_are_marked(table: Scenario) -> None:
    begin(table)
    table.ann.chooses("Horse Kick")
    table.bob.chooses("Steel Block")
    table.bob.chooses("value 3")
    assert table.game.table.guards
    assert "# blocked" in drawn(table.game, 0)
    assert any("closed by a block" in line for line in told(table.game, 0))


def test_plain_sentences_tell_where_the_others_stand(table: Scenario) -> None:
    begin(table)
    lines = told(table.game, 0)
    assert "Bob is 2 hexes away: front x2." in lines
    assert "Bob has you at: front x2." in lines
    assert "Around you: back right off the board" not in lines
    assert any(line.startswith("Around you: front right stone") for line in lines)
    assert "Ann, Hand: Bull Rush (attack, Init 7, 2 focus), cannot be chosen now." in lines


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_it_fits_at_every_width_during_whole_games(width: int) -> None:
    for seed, options in enumerate(({"terrain": "grove"}, {"board": "ice-bridge"}, {"mode": "horde"})):
        seats = GAME.usual_seats(options)
        match = Match(GAME, Header("senjutsu", seats=seats, seed=seed, options=options))
        chance = Chance(seed)
        while match.game.pending and len(match.answers) < 120:
            decision = match.game.pending[0]
            if len(match.answers) % 10 == 0:
                lines = drawn(match.game, decision.seat, width).splitlines()
                assert max(map(len, lines)) <= width
                assert not [line for line in told(match.game, decision.seat) if "[" in line]
            match.answer(decision.seat, decision.random(chance))
    assert not BOARD.speech.messages.missing
    assert not BOARD.speech.messages.errors


def test_who_is_not_there_takes_no_room() -> None:
    match = Match(GAME, Header("senjutsu", seats=5, seed=1, options={"mode": "horde"}))
    lines = told(match.game, 0)
    assert [line for line in lines if "not on the board" in line or "defeated" in line]
    assert not [line for line in lines if "Samurai Boss" in line and "wounds" in line and "not on" in line]


def test_desperation_and_contracts_are_told() -> None:
    opponents = [{"kind": "yojimbo"}, {"kind": "onna-bugeisha", "wounds": 2}, {"kind": "ronin", "wounds": 2}]
    game = GAME.start(Header("senjutsu", seats=4, seed=1, options={"opponents": opponents}))
    bob, cid, dan = [line for line in told(game, 0) if "wounds, " in line and not line.startswith("Ann")]
    assert "0 of 3 contracts fulfilled" in bob
    assert "desperate" in cid
    assert not {"desperate", "contracts"} & set(re.findall(r"\w+", dan))


@pytest.mark.parametrize(
    ("language", "student", "where", "beside"),
    [
        ("en", "Ann, Student: ", "Bob is 2 hexes away: front x2.", "front right stone"),
        ("pl", "Ann, Uczeń: ", "Bob: 2 pola stąd, z przodu x2.", "z przodu po prawej kamień"),
        ("cs", "Ann, Učedník: ", "Bob: 2 hexy daleko, vpředu x2.", "vpředu vpravo kámen"),
        ("fr", "Ann, Élève: ", "Bob : à 2 hexagones, devant x2.", "devant à droite pierre"),
    ],
)
def test_fighters_ways_and_terrain_are_told_as_the_reader_says_them(
    table: Scenario, language: str, student: str, where: str, beside: str
) -> None:
    begin(table)
    speech = Speech(GAME, ("ann", "bob"), language)
    lines = SenjutsuBoard(speech).lines(seen(table.game, 0))
    assert any(line.startswith(student) for line in lines)
    assert where in lines
    assert beside in lines[-1]
    assert not speech.messages.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_fights_has_a_name(language: str) -> None:
    speech = Speech(GAME, (), language)
    for one in (*CHARACTERS, *COMPANIONS, *KINDS):
        speech.say(f"value-character-{one}")
    assert not speech.messages.missing
