"""Playing in the terminal, with answers from a pipe."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from nefrit.cli import main
from nefrit.kernel.match import replay
from nefrit.kernel.record import read_record
from nefrit.registry import find
from nefrit.text import coverage
from tests.cli.conftest import FAILING, FIVE_KINDS, GOOFSPIEL, Nefrit

SMALL = ("play", GOOFSPIEL, "--seed", "7", "--option", "cards=3")


def lines(output: str) -> list[str]:
    return output.splitlines()


def test_a_game_is_played_to_its_end(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = nefrit(*SMALL, "--record", file, typed="1\n1\n1\n")
    assert played.code == 0
    assert played.err == ""
    assert "Goofspiel · seed 7" in played.out
    assert played.out.count("Bid a card for the prizes that lie open.") == 3
    assert "Since your last decision" in played.out
    assert "The game is a draw." in played.out or "wins: the most points." in played.out
    assert f"The record of the game is saved in {file}." in played.out.replace("\n", "")
    record = read_record(file.read_bytes())
    assert replay(find(GOOFSPIEL), record, check=True).game.outcome is not None


def test_the_same_seed_and_answers_give_the_same_game(nefrit: Nefrit) -> None:
    assert nefrit(*SMALL, typed="1\n1\n1\n").out == nefrit(*SMALL, typed="1\n1\n1\n").out


def test_without_a_seed_one_is_drawn_and_shown(nefrit: Nefrit) -> None:
    first, second = (nefrit("play", GOOFSPIEL, "--plain").out.splitlines()[0] for _ in range(2))
    assert first.startswith("Goofspiel, seed ")
    assert first != second


def test_what_the_opponent_holds_is_never_shown(nefrit: Nefrit, tmp_path: Path) -> None:
    for plain in ((), ("--plain",)):
        file = tmp_path / "game.json"
        typed = "4\nlog\n? king of hearts\nu\nr\n3\nr\n"
        played = nefrit("play", GOOFSPIEL, "--seed", "5", "--record", file, *plain, typed=typed)
        game = replay(find(GOOFSPIEL), read_record(file.read_bytes())).game
        hand = next(zone for zone in game.definition.zones if zone.name == "hand")
        held = [game.faces[card].name for card in game.zone(hand, 1)]
        assert len(held) == 11
        # Asking for a card by its name shows what is printed on it, whoever holds it.
        shown = played.out.replace("king of hearts", "").replace("King of Hearts", "")
        assert [name for name in held if name in shown] == []
        prizes = next(zone for zone in game.definition.zones if zone.name == "prizes")
        assert [name for name in (game.faces[card].name for card in game.zone(prizes)) if name in shown] == []


def test_plain_output_is_lines_without_boxes_and_colours(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    played = nefrit(*SMALL, "--plain", typed="? ace of sp\n?\nlog\nrule\nx\n1\n1\n1\n")
    assert "\x1b" not in played.out
    assert not set("╭│─┏┃━▮•·╔") & set(played.out.replace("u undo · r redo", ""))
    for line in (
        "Bob, hand: 3 cards face down.",
        "Ann (you), hand: Ace of Spades, Two of Spades, Three of Spades.",
        "Ann: Bid a card for the prizes that lie open. (rule: goofspiel.bid)",
        "1: Ace of Spades.",
    ):
        assert line in lines(played.out)


def test_undo_goes_back_to_the_last_own_decision_and_redo_forward_again(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    nefrit(*SMALL, "--record", file, typed="3\nu\n1\n")
    answers = read_record(file.read_bytes()).answers
    assert [answer for seat, answer in answers if seat == 0] == [0]
    nefrit(*SMALL, "--record", file, typed="3\n1\n")
    there = read_record(file.read_bytes()).answers
    nefrit(*SMALL, "--record", file, typed="3\n1\nu\nu\nr\nr\n")
    assert read_record(file.read_bytes()).answers == there
    nefrit(*SMALL, "--record", file, typed="3\n1\nu\nu\n")
    assert read_record(file.read_bytes()).answers == []


def test_there_may_be_nothing_to_undo_or_redo(nefrit: Nefrit) -> None:
    played = nefrit(*SMALL, typed="u\nr\n1\nr\n")
    assert played.out.count("There is nothing to take back.") == 1
    assert played.out.count("There is nothing to give again.") == 2


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("\n", "Type an answer, or ? for help."),
        ("9\n", "There is no option 9, only 1 to 3."),
        (f"{'9' * 5000}\n", "There is no option 999999999999, only 1 to 3."),
        ("queen\n", "No option begins with “queen”."),
        ("t\n", "“t” can mean Two of Spades or Three of Spades."),
        ("? locomotive\n", "There is no card whose name begins with “locomotive”."),
        ("? king\n", "“king” can mean King of Diamonds, King of Spades, King of Hearts or King of Clubs."),
        ("? ace\n", "You can choose it now."),
        ("save\n", "Say where: save FILE."),
        ("save nothing/here.json\n", "It cannot be saved in nothing/here.json: No such file or directory."),
        ("save .\n", "It cannot be saved in .: . is a directory, not a file."),
        ("\x00\x1b[2J\ud800\n", "No option begins with “[2J”."),
        ("rule\n", "This question comes from rule goofspiel.bid, whose text is not included."),
        ("log\n", "Nothing has happened yet."),
        ("? ace of spades\n", "You can choose it now."),
    ],
)
def test_every_line_gets_a_kind_answer(
    nefrit: Nefrit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    played = nefrit(*SMALL, typed=typed)
    assert played.code == 0
    assert told in played.out
    assert "\x1b" not in played.out
    assert "The input ended before the game did." in played.out


def test_a_pipe_that_never_answers_is_given_up(nefrit: Nefrit) -> None:
    refused = nefrit(*SMALL, typed="nonsense\n" * 200)
    assert refused.refusal == "The input has given no answer in 100 lines."


def test_leaving_saves_the_record(nefrit: Nefrit, tmp_path: Path) -> None:
    played = nefrit(*SMALL, "--record", tmp_path / "a.json", typed=f"1\nsave {tmp_path / 'b.json'}\nq\n")
    assert played.code == 0
    assert "You left the game." in played.out
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.json", "b.json"]


def test_without_a_standard_input_the_game_ends_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(SMALL) == 0
    assert "The input ended before the game did." in capsys.readouterr().out


def test_people_at_one_keyboard_take_turns(nefrit: Nefrit) -> None:
    typed = "3\n\n1\n\n1\n\nu\n\n1\n\n1\n\n1\n\n1\n"
    played = nefrit(*SMALL, "--seat", "human", "--seat", "human", "--plain", typed=typed)
    parts = played.out.split(", it is your turn. Press Enter when nobody else is looking.")
    assert len(parts) == 8
    assert [part.splitlines()[-1] for part in parts[:-1]] == ["Bob", "Ann", "Bob", "Ann", "Bob", "Ann", "Bob"]
    # Bob does not see what Ann has bid, nor her hand.
    assert "Spades" not in parts[1].split("Bob: Bid a card")[0]
    assert "The game is a draw." in played.out


def test_bots_play_alone_where_nobody_else_does(nefrit: Nefrit) -> None:
    played = nefrit(*SMALL, "--plain", "--seat", "random")
    assert played.code == 0
    assert "Your answer" not in played.out
    assert "wins" in played.out or "draw" in played.out


def test_all_five_kinds_of_decisions_can_be_answered(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "bid\n5\nred\n1 2\n3,1,2\n7\n-1\n3 0 0\n1 1\n1 0 2\n"
    played = nefrit("play", FIVE_KINDS, "--seed", "1", "--record", file, typed=typed)
    assert played.code == 0
    answers = [answer for _, answer in read_record(file.read_bytes()).answers]
    assert answers == [3, (0,), (2, 0, 1), -1, (1, 0, 2)]
    assert "wins: all answered." in played.out


def test_refused_answers_are_told_in_words(nefrit: Nefrit) -> None:
    typed = "1\nred, red\n1 2 3\nnone\n1\n1 2\n1 2 3\n9\n3\n3 0 0\n1 1 2\n1 1\n1 1 1\n"
    played = nefrit("play", FIVE_KINDS, "--plain", typed=typed)
    for told in (
        "The same choice cannot be made twice.",
        "Too many: choose at most 2.",
        "Too few: choose at least 1.",
        "Put all of them in order, each exactly once.",
        "The number must be from -2 to 5.",
        "The number must be from 0 to 2.",
        "The parts must add up to 3.",
        "Give 3 numbers, one for each option.",
        "Ann wins: all answered.",
    ):
        assert told in lines(played.out)


def test_options_that_are_moves_and_words_without_messages_are_readable(nefrit: Nefrit) -> None:
    shown = lines(nefrit("play", FIVE_KINDS, "--plain").out)
    options = [line for line in shown if line[:2] in ("1:", "2:", "3:", "4:")]
    assert options == ["1: Left.", "2: Play Quiet Envoy.", "3: Quiet Envoy.", "4: Bid 3."]
    assert "Ann (you), field: Old Tower (bowed, fate 2)." in shown


def test_a_card_is_shown_with_the_reason_why_it_cannot_be_used(nefrit: Nefrit) -> None:
    shown = nefrit("play", FIVE_KINDS, "--plain", typed="? old\n? quiet\n? secret\nrule\n").out
    assert "Old Tower: provenance reconstructed." in shown
    assert "It is bowed. (kinds.bowed)" in shown
    assert "Quiet Envoy: set Test, number 1." in shown
    assert "[node-gain-honor]." in shown
    assert "l5r.win.immediate" not in shown
    assert "The game ends immediately when a player meets one or more…: " in shown


def test_a_hidden_card_in_the_log_is_only_a_card(nefrit: Nefrit) -> None:
    shown = nefrit("play", FIVE_KINDS, typed="1\nlog\n").out
    assert "Somebody said (Ann, left, a card)." in shown or "Somebody said (a card, Ann, left)." in shown
    assert "Secret Heir" not in shown


def test_an_edition_can_be_chosen(nefrit: Nefrit, tmp_path: Path) -> None:
    nefrit("play", FIVE_KINDS, "--edition", "old", "--record", tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_bytes())["header"]["edition"] == "old"
    refused = nefrit("play", FIVE_KINDS, "--edition", "odl").refusal
    assert refused == "Kinds has no edition 'odl', only new, old. Did you mean old?"


def test_a_game_begins_in_a_position(nefrit: Nefrit, tmp_path: Path) -> None:
    position = tmp_path / "end.pos"
    position.write_text(
        "nefrit position 1\ngame: goofspiel\nseats: eve, dan\nhand eve: Ace of Spades\nhand dan: Two of Hearts\n"
        "prizes: Ten of Diamonds\nat: prize\n"
    )
    played = nefrit("play", GOOFSPIEL, "--position", position, "--record", tmp_path / "game.json", typed="1\n")
    assert "Dan wins: the most points." in played.out
    again = nefrit("replay", tmp_path / "game.json", "--game", GOOFSPIEL, "--check")
    assert "Dan wins: the most points." in again.out
    for wrong in (("--seats", "2"), ("--edition", "x"), ("--option", "cards=2")):
        assert "A position says itself" in nefrit("play", GOOFSPIEL, "--position", position, *wrong).refusal


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "the position is empty"),
        (b"\x00\xff\xfe", "is not a text in UTF-8"),
        (b"nefrit position 1\ngame: goofspiel\n", "does not say at which step play begins"),
        (b"nefrit position 1\ngame: chess\nat: prize\n", "the position is of 'chess', not of goofspiel"),
        (b"nefrit position 1\ngame: goofspiel\nhand ann: Aze of Spades\nat: prize\n", "did you mean Ace of Spades"),
        (b"nefrit position 1\ngame: goofspiel\nhand zoe: Ace of Spades\nat: prize\n", "there is no seat"),
        (b"nefrit position 1\ngame: goofspiel\nseat ann: points=" + b"[" * 50_000, "cannot read the value"),
        (b"nefrit position 1\ngame: goofspiel\nseats: a,b,c,d,e\nat: prize\n", "played by 2 to 3, not by 5"),
        (b"nefrit position 1\ngame: goofspiel\nstack: []\n", "position"),
        (b"nefrit position 1\ngame: goofspiel\nat: nowhere\n", "there is no step of goofspiel called 'nowhere'"),
    ],
)
def test_a_damaged_position_is_told_in_one_line(nefrit: Nefrit, tmp_path: Path, text: bytes, told: str) -> None:
    position = tmp_path / "damaged.pos"
    position.write_bytes(text)
    refused = nefrit("play", GOOFSPIEL, "--position", position).refusal
    assert str(position) in refused
    assert told in refused


def test_when_the_rules_fail_a_record_is_saved_that_repeats_it(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = ("play", FAILING, "--option", "how=fail", "--seed", "6")
    failed = nefrit(*command, "--record", file, typed="2\n")
    assert failed.code == 1
    assert failed.err.count("\n") == 1
    assert "The rules of failing failed (ZeroDivisionError: nothing to divide by in two lines at" in failed.err
    saved = Path(failed.err.split("which is in ")[1].split(" (nefrit --debug")[0])
    assert read_record(saved.read_bytes()).answers == [(0, 1)]
    assert read_record(file.read_bytes()).answers == []
    again = nefrit("replay", saved, "--game", FAILING)
    assert again.code == 1
    assert f"which is in {saved}" in again.err
    assert "Traceback" in nefrit("--debug", *command, typed="2\n").err


def test_when_the_set_up_fails_a_record_is_saved_too(nefrit: Nefrit) -> None:
    failed = nefrit("play", FAILING, "--option", "how=set-up", "--seed", "6")
    assert failed.code == 1
    assert "The rules of failing failed (RuntimeError: no cards at" in failed.err


@pytest.mark.parametrize("language", ["pl", "cs", "fr"])
def test_the_whole_table_speaks_the_language(nefrit: Nefrit, language: str) -> None:
    english = set(lines(nefrit(*SMALL, "--plain", typed="?\nlog\n1\n1\n1\n").out))
    shown = set(lines(nefrit(*SMALL, "--plain", "--language", language, typed="?\nlog\n1\n1\n1\n").out))
    assert {line for line in english & shown if not re.search("^$|of Spades|points", line)} == set()


@pytest.mark.parametrize("source", ["nefrit.cli", "nefrit.text.prompts", Path(GOOFSPIEL).with_suffix("")])
def test_all_languages_have_all_messages(source: str | Path) -> None:
    found = coverage(source)
    assert found.problems() == []
    assert set(found.shares().values()) == {1.0}
