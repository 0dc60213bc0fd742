from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.registry import find
from tests.cli.conftest import FIVE_KINDS, GOOFSPIEL, Nefrit


@pytest.fixture
def record(nefrit: Nefrit, tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "game.json"
    nefrit("play", GOOFSPIEL, "--seed", "7", "--option", "cards=3", "--record", file, typed="1\n1\n1\n")
    return file


def changed(record: Path, header: dict[str, Any] | None = None, **parts: Any) -> Path:
    data = json.loads(record.read_bytes())
    data["header"] |= header or {}
    record.write_text(json.dumps(data | parts))
    return record


def test_a_record_is_told_in_words(nefrit: Nefrit, record: Path) -> None:
    told = nefrit("replay", record, "--game", GOOFSPIEL, "--check")
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[:2] == ["Goofspiel, seed 7", f"6 of 6 answers, {len(lines) - 4} entries in the log"]
    assert all(" bids " in line for line in lines[2:-2])
    assert lines[-1] == "The record plays to the state that it names."


@pytest.mark.parametrize(
    ("language", "answers", "holds"),
    [
        ("pl", "odpowiedzi: 6 z 6, ", "Zapis prowadzi do stanu, który podaje."),
        ("cs", "odpovědi: 6 z 6, ", "Záznam vede ke stavu, který uvádí."),
        ("fr", "réponses\u00a0: 6 sur 6, ", "La partie enregistrée mène à l\u2019état qu\u2019elle indique."),
    ],
)
def test_a_record_is_told_in_the_readers_language(
    nefrit: Nefrit, record: Path, language: str, answers: str, holds: str
) -> None:
    lines = nefrit("replay", record, "--game", GOOFSPIEL, "--check", "--language", language).out.splitlines()
    assert lines[1].startswith(answers)
    assert lines[-1] == holds


def test_steps_show_every_decision(nefrit: Nefrit, record: Path) -> None:
    lines = nefrit("replay", record, "--game", GOOFSPIEL, "--steps").out.splitlines()
    assert "1. Ann: Bid a card for the prizes that lie open. Ace of Spades" in lines
    assert sum(line[:1].isdigit() and ". " in line for line in lines) == 6
    polish = nefrit("replay", record, "--game", GOOFSPIEL, "--steps", "--language", "pl").out
    assert "Zalicytuj kartę" in polish


def test_a_part_of_a_record_ends_with_who_decides(nefrit: Nefrit, record: Path) -> None:
    told = nefrit("replay", record, "--game", GOOFSPIEL, "--until", "2").out
    assert told.splitlines()[-2:] == ["Ann decides. (goofspiel.bid)", "Bob decides. (goofspiel.bid)"]
    assert "2 of 6 answers" in told
    begin = json.loads(nefrit("replay", record, "--game", GOOFSPIEL, "--until", "0", "--json").out)
    assert (begin["played"], begin["log"], begin["outcome"]) == (0, [], None)


def test_json_tells_the_same(nefrit: Nefrit, record: Path) -> None:
    data = json.loads(nefrit("replay", record, "--game", GOOFSPIEL, "--check", "--steps", "--json").out)
    stored = json.loads(record.read_bytes())
    assert data["game"] == "goofspiel"
    assert (data["seats"], data["names"], data["seed"]) == (2, ["ann", "bob"], 7)
    assert (data["answers"], data["played"], data["checked"]) == (6, 6, True)
    assert data["digest"] == stored["digest"]
    assert data["waiting"] == []
    assert data["outcome"]["rule"] == "goofspiel.end"
    assert data["log"]
    assert sum(step["depth"] == 0 for step in data["steps"]) == 6


def test_answers_of_every_kind_are_told(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    nefrit("play", FIVE_KINDS, "--record", file, typed="bid\n1 3\n3,1,2\n-1\n1 0 2\n")
    told = nefrit("replay", file, "--game", FIVE_KINDS, "--steps").out
    for answer in ("Bid 3", "Red and Blue", "Third, First and Second", "-1", "Army 1, Navy 0 and Arts 2"):
        assert f" {answer}\n" in told


def test_a_game_that_is_not_registered_must_be_named(nefrit: Nefrit, record: Path) -> None:
    told = nefrit("replay", record).refusal
    assert told == "There is no game 'goofspiel'; say with --game where it is."
    assert "is of 'goofspiel', not of kinds" in nefrit("replay", record, "--game", FIVE_KINDS).refusal


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "the record is empty"),
        (b"  \n", "the record is empty"),
        (b"\x00\xff\xfe\x80binary", "not readable JSON"),
        (b"{", "not readable JSON"),
        (b'{"nefrit": 1, "version": "", "header": {"game": "goofspiel"', "not readable JSON"),
        (b"[" * 100_000, "not a record"),
        (b'{"nefrit":1,"version":"","answers":[],"header":{"options":' + b'{"a":' * 50_000, "not readable JSON"),
        (b"[]", "not a record"),
        (b"null", "not a record"),
        (b"{}", "not a record"),
        (b'"' + b"x" * 1000, "not readable JSON"),
    ],
)
def test_what_is_no_record_is_told_in_one_line(nefrit: Nefrit, tmp_path: Path, text: bytes, told: str) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(text)
    refused = nefrit("replay", file, "--game", GOOFSPIEL, "--check").refusal
    assert refused.startswith(f"{file}: ")
    assert told in refused


@pytest.mark.parametrize(
    ("header", "parts", "told"),
    [
        ({}, {"nefrit": 9}, "format 9"),
        ({}, {"answers": "x"}, "not a record"),
        ({}, {"answers": [[0, "x"]]}, "not a record"),
        ({}, {"answers": [[0]]}, "not a record"),
        ({}, {"answers": [[0, 99]]}, "answer 1 of the record (99 of seat 0) is refused"),
        ({}, {"answers": [[7, 0]]}, "answer 1 of the record (0 of seat 7) is refused"),
        ({}, {"answers": [[0, [1, 2]]]}, "is refused"),
        ({}, {"answers": [[0, 10**30]]}, "is refused"),
        ({}, {"digest": "2:00"}, "plays to another state"),
        ({}, {"digest": ""}, "no fingerprint"),
        ({}, {"more": 1}, "not a record"),
        ({"seats": 9, "names": []}, {}, "played by 2 to 3, not by 9"),
        ({"seats": -1, "names": []}, {}, "a game has 1 to 100 seats, not -1"),
        ({"names": ["ann"]}, {}, "names"),
        ({"seed": -1}, {}, "a seed is"),
        ({"seed": 10**30}, {}, "a seed is"),
        ({"seed": "x"}, {}, "a seed is"),
        ({"seed": []}, {}, "not a record"),
        ({"edition": "x"}, {}, "no edition 'x'"),
        ({"options": {"cards": 10**30}}, {}, "cards is a number"),
        ({"options": {"suits": 1}}, {}, "no option 'suits'"),
        ({"position": "hello"}, {}, "a position begins with"),
        ({"position": "nefrit position 1\ngame: goofspiel\nstack: []\n"}, {}, "position"),
    ],
)
def test_a_damaged_record_is_told_in_one_line(
    nefrit: Nefrit, record: Path, header: dict[str, Any], parts: dict[str, Any], told: str
) -> None:
    assert told in nefrit("replay", changed(record, header, **parts), "--game", GOOFSPIEL, "--check").refusal


def test_a_file_of_another_game_is_refused(nefrit: Nefrit, record: Path) -> None:
    assert "is of 'chess'" in nefrit("replay", changed(record, {"game": "chess"}), "--game", GOOFSPIEL).refusal


def test_contradicting_wishes_are_refused(nefrit: Nefrit, record: Path) -> None:
    assert "6 answers only" in nefrit("replay", record, "--game", GOOFSPIEL, "--until", "7").refusal
    assert "leave --until out" in nefrit("replay", record, "--game", GOOFSPIEL, "--until", "1", "--check").refusal


def test_a_file_that_is_too_large_is_refused(nefrit: Nefrit, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nefrit.cli.files.MOST_BYTES", 100)
    assert "is larger than" in nefrit("replay", record, "--game", GOOFSPIEL).refusal


def test_a_position_is_shown_as_the_seat_that_decides_sees_it(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "puzzle.pos"
    file.write_text(
        "nefrit position 1\ngame: goofspiel\nhand ann: Ace of Spades | Two of Spades\n"
        "hand bob: Two of Hearts | Ace of Hearts\nprizes: Ten of Diamonds | Ace of Diamonds\nat: prize\n"
    )
    shown = nefrit("replay", file, "--game", GOOFSPIEL)
    assert shown.code == 0
    assert "Ann decides. (goofspiel.bid)" in shown.out
    assert "Bob decides. (goofspiel.bid)" in shown.out
    assert "Ten of Diamonds" in shown.out
    assert "Hearts" not in shown.out
    data = json.loads(nefrit("replay", file, "--game", GOOFSPIEL, "--json").out)
    assert data["view"]["decision"]["prompt"] == "bid"
    assert "is a position" in nefrit("replay", file, "--game", GOOFSPIEL, "--steps").refusal


def test_a_position_in_which_the_game_is_over_is_shown(nefrit: Nefrit, tmp_path: Path) -> None:
    file = tmp_path / "over.pos"
    file.write_text("nefrit position 1\ngame: goofspiel\nseat ann: points=3\nat: prize\n")
    assert "Ann wins: the most points." in nefrit("replay", file, "--game", GOOFSPIEL).out


@pytest.mark.parametrize(
    "text", [b"nefrit position 1\n\xff", b"nefrit position 2\n", b"nefrit position 1\nat: prize\n", b"nefrit position"]
)
def test_a_damaged_position_is_told_in_one_line(nefrit: Nefrit, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "damaged.pos"
    file.write_bytes(text)
    assert str(file) in nefrit("replay", file, "--game", GOOFSPIEL).refusal


SECRET = 7 << 200


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """The record of a game that was dealt from a secret seed."""
    definition = find(GOOFSPIEL)
    match = Match(definition, Header("goofspiel", seed=SECRET, options={"cards": 3}))
    while match.game.outcome is None:
        match.answer(match.game.pending[0].seat, 0)
    file = tmp_path / "secret.json"
    file.write_bytes(match.record().to_json())
    return file


def test_the_seed_is_compared_with_the_hash_that_was_shown(nefrit: Nefrit, secret: Path) -> None:
    shown = hashlib.sha256(f"{SECRET:064x}".encode()).hexdigest()
    told = nefrit("replay", secret, "--game", GOOFSPIEL, "--check", "--commitment", shown)
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0] == f"Goofspiel, seed {SECRET:064x}"
    assert shown in "".join(lines[-2:])
    other = nefrit("replay", secret, "--game", GOOFSPIEL, "--check", "--commitment", "0" * 64)
    assert other.code != 0
    assert "not the one that was committed to" in other.err
    assert nefrit("replay", secret, "--game", GOOFSPIEL, "--commitment", shown).code != 0


def test_a_record_with_another_seed_than_was_committed_to_is_damaged(nefrit: Nefrit, secret: Path) -> None:
    told = nefrit("replay", changed(secret, {"seed": f"{SECRET + 1:064x}"}), "--game", GOOFSPIEL, "--check")
    assert told.code != 0
    assert "not the one that was committed to" in told.err


def test_a_record_with_an_impossible_seed_is_damaged(nefrit: Nefrit, secret: Path) -> None:
    told = nefrit("replay", changed(secret, {"seed": "f" * 70}), "--game", GOOFSPIEL)
    assert told.code != 0
    assert "a seed is" in told.err
