"""Matches: undo and redo, the log for each reader, and records that replay."""

from __future__ import annotations

import pytest

from examples.goofspiel import GAME
from nefrit.kernel.codec import to_data
from nefrit.kernel.log import Log
from nefrit.kernel.match import Match, replay
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.record import Damaged, Header, Record, read_record
from nefrit.kernel.watcher import UNWATCHED
from tests.kernel.tiny import DECK, HAND, dealt


def play_one(match: Match) -> None:
    decision = match.game.pending[0]
    assert match.answer(decision.seat, min(decision.seat, len(decision.options) - 1)) is None


def played(answers: int) -> Match:
    match = Match(GAME, Header("goofspiel", seed=4, options={"cards": 4}))
    for _ in range(answers):
        play_one(match)
    return match


def test_undo_goes_back_and_redo_comes_again() -> None:
    match = played(0)
    states = [to_data(match.game)]
    for _ in range(5):
        play_one(match)
        states.append(to_data(match.game))
    log = match.log.read(0)
    assert log
    for state in reversed(states[:-1]):
        assert match.undo() == 1
        assert to_data(match.game) == state
    assert match.undo() == 0
    assert match.log.read(0) == []
    assert match.redo(9) == 5
    assert to_data(match.game) == states[-1]
    assert match.log.read(0) == log


def test_a_new_answer_takes_the_place_of_what_was_undone() -> None:
    match = played(4)
    match.undo(2)
    play_one(match)
    assert match.redo() == 0
    assert len(match.answers) == 3


def test_a_refused_answer_is_not_recorded() -> None:
    match = played(1)
    assert match.answer(0, 0) is not None
    assert match.answer(1, 99) is not None
    assert len(match.answers) == 1


def test_a_failure_of_the_rules_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(1)
    before = to_data(match.game)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("examples.goofspiel.worth", fail)
    with pytest.raises(ZeroDivisionError):
        match.answer(1, 0)
    assert to_data(match.game) == before
    monkeypatch.undo()
    assert match.answer(1, 0) is None


def test_a_record_replays_to_the_same_state() -> None:
    match = played(6)
    record = read_record(match.record().to_json())
    assert to_data(replay(GAME, record, check=True).game) == to_data(match.game)
    assert len(replay(GAME, record, until=3).answers) == 3


def test_a_record_that_was_tampered_with_is_noticed() -> None:
    match = played(6)
    record = match.record()
    with pytest.raises(Damaged, match="another state"):
        replay(GAME, Record(record.header, record.answers[:-1], digest=record.digest), check=True)
    with pytest.raises(Damaged, match="answer 2 of the record"):
        replay(GAME, Record(record.header, [record.answers[0], (1, 77)]))


def test_a_record_replays_also_when_a_class_is_written_in_another_module(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(3)
    record, state = match.record(), to_data(match.game)
    monkeypatch.setattr(type(match.game.seats[0]), "__module__", "elsewhere")
    assert to_data(match.game) != state
    assert len(replay(GAME, record, check=True).answers) == 3


class Drew(Occurrence):
    """A seat drew cards, and knows how lucky it was."""

    __slots__ = ("drawn", "luck", "seat")
    message = "drew"
    card_fields = ("drawn",)
    seat_fields = ("seat",)
    secret_fields = ("luck",)

    def __init__(self, seat: int, drawn: tuple[int, ...], luck: int) -> None:
        self.seat = seat
        self.drawn = drawn
        self.luck = luck


def test_the_log_tells_each_reader_what_it_may_know() -> None:
    game = dealt()
    log = game.watcher = Log()
    card = game.zone(DECK, 0)[0]
    game.move(card, HAND, 0)
    game.tell(Drew(0, (card,), 9))
    game.reveal(card)
    face = game.faces[card].id
    assert log.read(0)[0]["arguments"] == {"seat": 0, "drawn": [face], "luck": 9}
    hidden = {"seat": 0, "drawn": [None], "luck": None}
    assert log.read(1)[0]["arguments"] == hidden, "what was shown later does not change what was known then"
    assert log.read(2)[0]["arguments"] == hidden, "spectators see what is public"


def test_only_the_match_keeps_a_log() -> None:
    match = played(8)
    assert match.log.entries
    assert match.game.clone().watcher is UNWATCHED


HEADER = b'{"game":"goofspiel","seed":1,"seats":2}'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "empty"),
        (b"   \n", "empty"),
        (b"{", "not readable"),
        (b"\xff\xfe\x00", "not readable"),
        (b"[" * 100_000, "not a record"),
        (b'{"nefrit":1,"version":"","header":{"options":{"a":' + b"[" * 100_000, "not readable"),
        (b"null", "not a record"),
        (b"[]", "not a record"),
        (b"{}", "not a record"),
        (b'{"nefrit":1,"version":"","header":' + HEADER + b',"answers":[[0,"a"]]}', r"answers\[0\]"),
        (b'{"nefrit":1,"version":"","header":' + HEADER + b',"answers":[[0,0,0]]}', r"answers\[0\]"),
        (b'{"nefrit":1,"version":"","header":' + HEADER + b',"answers":[],"extra":1}', "extra"),
        (b'{"nefrit":9,"version":"","header":' + HEADER + b',"answers":[]}', "format 9"),
        (b'{"nefrit":1,"version":"","header":{"game":"goofspiel","seed":1e400,"seats":2},"answers":[]}', "not"),
    ],
)
def test_damaged_records_get_a_clear_error(text: bytes, why: str) -> None:
    with pytest.raises(Damaged, match=why):
        read_record(text)
