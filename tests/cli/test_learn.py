"""The command `nefrit learn`."""

from __future__ import annotations

import json

import pytest

from nefrit.text.messages import LANGUAGES
from tests.cli.conftest import Nefrit

CARDS = ("learn", "l5r", "cards-in-a-conflict", "--plain")


def test_the_lessons_of_a_game_are_listed(nefrit: Nefrit) -> None:
    listed = nefrit("learn", "l5r")
    assert listed.code == 0
    assert "Cards in a conflict" in listed.out
    found = json.loads(nefrit("learn", "l5r", "--json").out)
    goals = {lesson["id"]: lesson["goal"] for lesson in found}
    assert goals["l5r.lesson.cards-in-a-conflict"] == "Break Shameful Display."
    everything = json.loads(nefrit("learn", "--json").out)
    assert {lesson["id"] for lesson in found} <= {lesson["id"] for lesson in everything}


def test_a_lesson_is_played_to_its_end(nefrit: Nefrit) -> None:
    played = nefrit(*CARDS, typed="play banzai\nvanguard\n")
    assert played.code == 0
    assert ": Cards in a conflict" in played.out.splitlines()[0]
    assert "Which of your characters gets the 2?" in played.out
    assert played.out.rstrip().splitlines()[-2:] == [
        "Well done!",
        "In a conflict, both sides act in turn until both pass. Cards from your hand can turn it.",
    ]


def test_the_table_is_shown_when_a_duel_is_over(nefrit: Nefrit) -> None:
    played = nefrit("learn", "senjutsu", "1", "--plain", typed="feint\nquick\n")
    assert played.code == 0
    assert "Bob is defeated." in played.out
    assert played.out.count("Ann, Ronin: 4 of 5 wounds") == 2, "before the last answer, and after it"


def test_hints_are_told_one_after_the_other(nefrit: Nefrit) -> None:
    played = nefrit(*CARDS, typed="h\nh\nh\nq\n")
    told = played.out.split("Your answer: h\n")[1:]
    assert [lines.splitlines()[0] for lines in told] == [
        "A card is played from your hand in a conflict.",
        "Banzai! costs nothing and gives a participating character +2 military.",
        "That was the last hint.",
    ]


def test_a_wrong_answer_is_taken_back(nefrit: Nefrit) -> None:
    played = nefrit(*CARDS, typed="pass\nwhat?\nu\nplay banzai\nstart over\nq\n")
    assert "You would win the conflict, but Shameful Display would stand" in played.out
    assert "u takes it back, start over begins again, q leaves" in played.out
    assert played.out.count("Six against four") == 3
    assert played.out.rstrip().endswith("You left the game.")


def test_the_table_shows_its_figures_also_while_an_answer_is_to_be_taken_back(nefrit: Nefrit) -> None:
    played = nefrit("learn", "l5r", "the-stronghold", "--plain", typed="Borderlands Defender\nq\n")
    shown = played.out.partition("Your answer: Borderlands Defender\n")[2]
    assert "Shameful Display, strength 5; Shizuka Toshi (+2, bowed)" in shown


def test_the_board_tells_computed_figures_after_a_wrong_answer(nefrit: Nefrit) -> None:
    played = nefrit("learn", "invasion", "1", "--plain", typed="pass\nq\n")
    assert played.code == 0
    after = played.out.split("Your answer: pass")[1]
    assert "Ann, Kingdom: power 3, damage 0 of 8" in after


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_language_of_the_learner(nefrit: Nefrit, language: str) -> None:
    played = nefrit(*CARDS, "--language", language, typed="h\nq\n")
    assert played.code == 0
    assert "[" not in played.out


def test_a_lesson_that_does_not_exist_is_refused(nefrit: Nefrit) -> None:
    refused = nefrit("learn", "l5r", "cards-in-conflict")
    assert refused.code != 0
    assert "There is no lesson 'cards-in-conflict'" in refused.err
    assert "cards-in-a-conflict" in refused.err


def test_what_a_game_computes_for_the_table_is_shown_while_an_answer_must_be_taken_back(nefrit: Nefrit) -> None:
    played = nefrit("learn", "imperium", "1", "--plain", typed="play prosperity\nq\n")
    assert played.code == 0, "the state of a nation is computed, and the board tells it"
    assert "u takes it back, start over begins again, q leaves" in played.out
