"""In the terminal nobody is asked where there is one answer only, unless the setting says so."""

from __future__ import annotations

from pathlib import Path

from nefrit.kernel.record import read_record
from tests.cli.conftest import GOOFSPIEL, Nefrit

SMALL = ("play", GOOFSPIEL, "--seed", "7", "--option", "cards=3", "--plain")
QUESTION = "Bid a card for the prizes that lie open."


def test_the_last_card_is_bid_without_a_question_and_told(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = nefrit(*SMALL, "--only-choices", "--record", file, typed="1\n1\n")
    assert played.code == 0
    assert played.out.count(QUESTION) == 2
    assert len([answer for answer in read_record(file.read_bytes()).answers if answer[0] == 0]) == 3
    assert "wins" in played.out or "draw" in played.out


def test_among_people_each_is_told_what_was_answered_for_the_own_seat(nefrit: Nefrit) -> None:
    two = ("play", GOOFSPIEL, "--seed", "7", "--option", "cards=2", "--plain", "--seat", "human", "--seat", "human")
    played = nefrit(*two, "--only-choices", typed="1\n\n1\n")
    assert played.out.count("There was only this") == 0, "the game is over, nobody is asked any more"
    assert nefrit(*two, "--ask-anyway", typed="1\n\n1\n\n1\n\n1\n").out.count(QUESTION) == 4


def test_through_a_pipe_every_line_stays_an_answer(nefrit: Nefrit) -> None:
    assert nefrit(*SMALL, typed="1\n1\n1\n").out.count(QUESTION) == 3
    assert nefrit(*SMALL, "--ask-anyway", typed="1\n1\n1\n").out == nefrit(*SMALL, typed="1\n1\n1\n").out


PURSE = str(Path(__file__).parent / "games" / "one_purse.py")


def test_what_was_answered_is_told_with_the_next_question(nefrit: Nefrit) -> None:
    played = nefrit("play", PURSE, "--seed", "1", "--plain", "--only-choices", typed="1\n2\n1\n")
    assert played.code == 0
    assert played.out.count("Pay with. There was only this: Purse.") == 2, "and nobody is asked after the third"
    polish = nefrit("play", PURSE, "--seed", "1", "--plain", "--only-choices", "--language", "pl", typed="1\n2\n1\n")
    assert polish.out.count("Było tylko jedno: Purse.") == 2


def test_undo_and_redo_go_from_choice_to_choice(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = nefrit("play", PURSE, "--only-choices", "--record", file, typed="1\n1\nu\nu\nr\n2\n1\n")
    assert played.code == 0
    chosen = [answer for _, answer in read_record(file.read_bytes()).answers]
    assert chosen == [0, 0, 1, 0, 0, 0]
    asked = nefrit("play", PURSE, "--ask-anyway", typed="1\n1\nu\nu\n2\n1\n1\n1\n1\n1\n")
    assert asked.code == 0
