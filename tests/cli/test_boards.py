"""A table that a game draws itself, and options, questions and logs that it adds words to."""

from __future__ import annotations

import pytest

from tests.cli.conftest import HERE, Nefrit

DRAWN = str(HERE / "games" / "drawn_table.py")


def plain(nefrit: Nefrit, typed: str = "") -> list[str]:
    return nefrit("play", DRAWN, "--plain", "--seed", "1", typed=typed).out.splitlines()


def test_the_drawing_of_the_game_is_shown(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There are 4 guards." in plain(nefrit)
    monkeypatch.setenv("COLUMNS", "90")
    assert "<4 guards on 90 columns>" in nefrit("play", DRAWN).out


def test_several_sources_of_messages_complete_each_other(nefrit: Nefrit) -> None:
    shown = plain(nefrit, "1\n")
    assert "Ann: Which guard? (rule: drawn.turn)" in shown
    assert "1: Say “halt”." in shown


def test_options_of_the_same_name_are_told_apart(nefrit: Nefrit) -> None:
    options = [line for line in plain(nefrit) if line[:2] in ("1:", "2:", "3:", "4:", "5:", "6:")]
    assert options == [
        "1: Guard (Ann) (bowed, merry).",
        "2: Guard (Ann) (sad).",
        "3: Guard (Ann) (sad).",
        "4: Guard (Bob).",
        "5: Card 1 of the hand.",
        "6: Wake Guard.",
    ]


def test_a_later_word_finds_an_option(nefrit: Nefrit) -> None:
    assert "“guard (ann” can mean Guard (Ann) (bowed, merry) or Guard (Ann) (sad)." in plain(nefrit, "guard (ann\n")
    assert "1: Say “halt”." in plain(nefrit, "1 of\n")


def test_options_and_questions_say_what_the_card_says(nefrit: Nefrit) -> None:
    shown = plain(nefrit, "1\n1\n2\n")
    assert [line for line in shown if "Say “" in line] == ["1: Say “halt”.", "2: Say “pass”."]
    assert any(line.startswith("Ann: Guard: you may say “good night”.") for line in shown)
    assert "Ann wins: 7 guards." in shown


def test_the_log_leaves_out_what_is_not_worth_a_line_and_tells_the_like_together(nefrit: Nefrit) -> None:
    told = plain(nefrit, "log\n")
    assert told[told.index("The log:") + 1 :][:1] == ["Guard and Guard turn."]
    assert not any("ounted" in line for line in told)


def test_topics_can_be_asked_about(nefrit: Nefrit) -> None:
    shown = plain(nefrit, "?\n? rain\n? dancing in the sun\n? letter\n")
    assert "? also says why not of: dancing in the rain and dancing in the sun." in shown
    rain = shown.index("Dancing in the rain:")
    assert shown[rain + 1] == "It is 3 wet. (drawn.rain)"
    assert shown[rain + 2].endswith("? dancing in the sun"), "no reason is told twice"
    assert shown[shown.index("Dancing in the sun:") + 1] == "You can do it now."
    assert "Letter." in shown


def test_a_game_without_previews_says_so(nefrit: Nefrit) -> None:
    assert "No preview for “letter”." in plain(nefrit, "! letter\n")


def test_zones_can_be_looked_at(nefrit: Nefrit) -> None:
    shown = plain(nefrit, "look field\nlook bob\nlook cellar\nlook\n")
    assert shown.count("Ann (you), field: Guard (bowed, merry), 2x Guard (sad).") == 2
    assert shown.count("Bob, field: Guard.") == 3
    assert shown.count("Bob, hand: 1 card face down.") == 2
    assert "There is nothing in “cellar”." in shown


def test_any_rule_can_be_looked_up(nefrit: Nefrit) -> None:
    assert "There is no rule drawn.nothing." in plain(nefrit, "rule drawn.nothing\n")


def test_a_record_is_told_with_the_same_words(nefrit: Nefrit, tmp_path: object) -> None:
    file = f"{tmp_path}/game.json"
    nefrit("play", DRAWN, "--seed", "1", "--record", file, typed="1\n1\n2\n")
    told = nefrit("replay", file, "--game", DRAWN, "--steps").out
    assert "Which guard? Guard (Ann) (bowed, merry)" in told
    assert "Guard: you may say “good night”. No" in told
    assert "Guard and Guard turn." in nefrit("replay", file, "--game", DRAWN).out
