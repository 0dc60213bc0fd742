"""The table as it is drawn in a terminal, with boxes and in plain sentences."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from nefrit.cli.table.boards import board_of
from nefrit.invasion.board import InvasionBoard
from nefrit.invasion.constants import RACES
from nefrit.invasion.decks import ready_deck
from nefrit.invasion.game import GAME
from nefrit.kernel.chance import Chance
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.testing import Scenario
from nefrit.text import LANGUAGES
from nefrit.text.ids import kebab
from nefrit.text.speech import Speech
from tests.invasion.sides import HIDDEN, attacks, begin, capital, dwarfs, orcs, resolves
from tests.invasion.test_cataclysm import TOR, in_cataclysm, passes_to_the_fulcrums

SPEECH = Speech(GAME, ("ann", "bob"))
BOARD = InvasionBoard(SPEECH)


def seen(game: Any, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = game.view(seat)
    GAME.annotate(game, seat, view)
    return view


def drawn(view: dict[str, Any], width: int = 120) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(BOARD.draw(view, width))
    return console.export_text()


def attack(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(
            battlefield=["Mountain Brigade", f"Runesmith{HIDDEN}"],
            quest=["A Glorious Death {resources=2}"],
            hand=["Striking the Grudge"],
            resources=3,
        ),
        orcs(
            kingdom=["Squig Herders {damage=1, corrupted=true}", "Boar Boyz", f"Pillage{HIDDEN}"],
            damage=(2, 0, 0),
            burning=(False, True, False),
        ),
    )
    attacks(table, "kingdom", "Mountain Brigade")


def test_the_game_has_a_board_of_its_own() -> None:
    assert isinstance(board_of(SPEECH), InvasionBoard)


def test_the_table_in_plain_sentences(table: Scenario) -> None:
    attack(table)
    told = BOARD.lines(seen(table.game, 0))
    assert told[:2] == [
        "Turn 3, battlefield phase, Ann is the active player.",
        "Ann attacks the kingdom of Bob, 2 damage against 0.",
    ]
    herders = "Squig Herders (2/2, damage 1, corrupted)"
    assert f"Bob, Kingdom: power 8, damage 2 of 9; {herders}, Boar Boyz (3/4), development: Pillage." in told
    assert "Bob, Quest zone: power 1, burning; empty." in told
    assert (
        "Ann, Battlefield: power 2, damage 0 of 9; Mountain Brigade (2/6, attacking), development: Runesmith." in told
    )
    assert "Ann, in hand: Striking the Grudge (cost 1)." in told


def test_the_chain_is_shown_as_a_stack(table: Scenario) -> None:
    hand = ["2x Demoralise", "Huntsmen"]
    begin(table, "capital", dwarfs(battlefield=["Mountain Brigade"], hand=hand, resources=9), orcs(hand=["Pillage"]))
    table.ann.chooses("develop Huntsmen kingdom")
    assert "Chain: 1. Huntsmen (Ann)." in BOARD.lines(seen(table.game, 0))
    assert "Chain: 1. a card (Ann)." in BOARD.lines(seen(table.game, 1))
    table.ann.chooses("play Demoralise")
    table.ann.chooses("Mountain Brigade")
    assert "Chain: 1. Demoralise (Ann); 2. Huntsmen (Ann)." in BOARD.lines(seen(table.game, 0))
    theirs = drawn(seen(table.game, 1))
    assert "1. Demoralise (Ann)" in theirs
    # The other player sees neither the hand nor what becomes a development.
    assert "Huntsmen" not in theirs
    assert "Pillage" in theirs


def test_a_development_is_known_to_its_owner_only(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Demoralise", "Huntsmen"], resources=9), orcs(battlefield=["Boar Boyz"]))
    table.ann.chooses("develop Huntsmen kingdom")
    resolves(table)
    assert "Ann, Kingdom: power 3, damage 0 of 9; development: Huntsmen." in BOARD.lines(seen(table.game, 0))
    assert "Ann, Kingdom: power 3, damage 0 of 9; development." in BOARD.lines(seen(table.game, 1))
    assert "Demoralise" not in drawn(seen(table.game, 1))


@pytest.mark.parametrize("width", [60, 120])
def test_whole_games_are_drawn(width: int) -> None:
    decks = [ready_deck("high-elf").to_options(), ready_deck("chaos").to_options()]
    match = Match(GAME, Header("invasion", seats=2, seed=5, edition=GAME.editions[0], options={"decks": decks}))
    chance, count = Chance(5), 0
    while match.game.pending and count < 200:
        decision = match.game.pending[0]
        if count % 10 == 0:
            for seat in (0, 1, 2):
                view = seen(match.game, seat)
                assert "[" not in " ".join(BOARD.lines(view))
                assert drawn(view, width)
        match.answer(decision.seat, decision.random(chance))
        count += 1
    assert not SPEECH.messages.missing
    assert not SPEECH.messages.errors


@pytest.mark.parametrize(
    ("language", "races"),
    [
        ("en", ("High Elf", "Chaos")),
        ("pl", ("Wysokie Elfy", "Chaos")),
        ("cs", ("Vznešený elf", "Chaos")),
        ("fr", ("Haut Elfe", "Chaos")),
    ],
)
def test_races_are_called_as_the_reader_calls_them(language: str, races: tuple[str, str]) -> None:
    decks = [ready_deck("high-elf").to_options(), ready_deck("chaos").to_options()]
    game = GAME.start(Header("invasion", edition=GAME.editions[0], options={"decks": decks}))
    told = InvasionBoard(Speech(GAME, ("ann", "bob"), language)).lines(seen(game, 0))
    for name, race in zip(("Ann", "Bob"), races, strict=True):
        assert any(line.startswith(f"{name}: {race}, ") for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_race_has_words(language: str) -> None:
    speech = Speech(GAME, (), language)
    assert len({speech.say(f"value-race-{kebab(race)}") for race in RACES}) == len(RACES)
    assert not speech.messages.missing


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann attacks Witchfate Tor"),
        ("pl", "Ann atakuje: Witchfate Tor"),
        ("cs", "Ann útočí, cíl: Witchfate Tor"),
        ("fr", "Ann attaque Witchfate Tor"),
    ],
)
def test_a_fulcrum_that_is_nobodys_is_attacked_by_its_name(table: Scenario, language: str, told: str) -> None:
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=["Chaos Knights"]), orcs(), fulcrum=[TOR])
    passes_to_the_fulcrums(table)
    table.ann.chooses(f"fulcrum {TOR}")
    board = InvasionBoard(Speech(GAME, ("ann", "bob"), language))
    assert board.lines(seen(table.game, 0))[1].startswith(told)
