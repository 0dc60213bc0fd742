"""Fingerprints are of what players could check; where two games part, a record says after which answer."""

from __future__ import annotations

import json

import pytest

from examples import goofspiel
from nefrit.kernel.codec import digest
from nefrit.kernel.fingerprint import MARK, fingerprint
from nefrit.kernel.match import Match, replay
from nefrit.kernel.record import Damaged, Header, Record, read_record

GAME = goofspiel.GAME


def played(count: int = 6) -> Match:
    match = Match(GAME, Header("goofspiel", seed=5, options={"cards": 4}))
    for _ in range(count):
        match.answer(match.game.pending[0].seat, 0)
    return match


def test_the_names_of_classes_are_not_in_it() -> None:
    match = played()
    before = fingerprint(match.game)
    kinds = {type(frame): type(frame).__qualname__ for frame in match.game.stack}
    state = digest(match.game)
    try:
        for kind in kinds:
            kind.__qualname__ = "CalledOtherwise"
        assert digest(match.game) != state, "the program writes it otherwise"
        assert fingerprint(match.game) == before
    finally:
        for kind, name in kinds.items():
            kind.__qualname__ = name


def test_cards_decisions_and_chance_are_in_it() -> None:
    found = {fingerprint(played(count).game) for count in range(7)}
    assert len(found) == 7
    match = played()
    before = fingerprint(match.game)
    match.game.chance.bits()
    assert fingerprint(match.game) != before


def test_the_answer_is_named_after_which_a_game_goes_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played().record()
    assert (len(record.marks), record.rules) == (6 * MARK, 0)
    fourth = 3 * MARK
    changed = "0000" if record.marks[fourth : fourth + MARK] != "0000" else "1111"
    record.marks = record.marks[:fourth] + changed + record.marks[fourth + MARK :]
    with pytest.raises(Damaged, match="after answer 4 the record plays to another state"):
        replay(GAME, record, check=True)
    assert len(replay(GAME, record).answers) == 6, "it can be looked at"
    monkeypatch.setattr(type(GAME), "changes", ("bids are secret", "ties are split"))
    with pytest.raises(Damaged, match="these rules have changed: bids are secret, ties are split"):
        replay(GAME, record, check=True)
    record.rules = 1
    with pytest.raises(Damaged, match=r"these rules have changed: ties are split$"):
        replay(GAME, record, check=True)
    with pytest.raises(Damaged, match=r"answer 2 .* is refused: .*ties are split$"):
        replay(GAME, Record(record.header, [record.answers[0], (1, 77)], rules=1))


def test_what_is_taken_back_leaves_no_mark() -> None:
    match = played()
    kept = match.record().marks
    match.undo(2)
    assert match.record().marks == kept[: 4 * MARK]
    for _ in range(2):
        match.answer(match.game.pending[0].seat, 1)
    again = read_record(match.record().to_json())
    assert again.marks[: 4 * MARK] == kept[: 4 * MARK]
    assert again.marks[4 * MARK :] != kept[4 * MARK :]
    replay(GAME, again, check=True)


def test_a_record_of_old_is_not_called_another_state_for_its_fingerprint() -> None:
    data = json.loads(played().record().to_json())
    for name in ("marks", "rules"):
        del data[name]
    data["digest"] = "4f1c5a9e0b7d2c3e4f5a6b7c"
    record = read_record(json.dumps(data).encode())
    assert len(replay(GAME, record, check=True).answers) == 6
