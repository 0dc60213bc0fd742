"""Records of every variety of every game, from each release: they play as they did, or a named change says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from nefrit.kernel.definition import Definition
from nefrit.kernel.match import replay
from nefrit.kernel.record import Damaged, Record, read_record
from nefrit.registry import find
from tests.records.make import FOLDER, GAMES, headers, name_of

RECORDS = sorted(FOLDER.glob("*.json"))


def why_not(definition: Definition, record: Record) -> str:
    """Why a record does not play as it did; empty if it does."""
    try:
        replay(definition, record, check=True)
    except Damaged as error:
        return str(error)
    return ""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_record_plays_as_it_did_or_a_named_change_says_why_not(file: Path) -> None:
    record = read_record(file.read_bytes())
    definition = find(record.header.game)
    assert record.rules is not None
    assert record.marks
    since = definition.changes[record.rules :]
    # Where this fails, name the change in `changes` of the definition, and run `python -m tests.records.make`.
    why = why_not(definition, record)
    assert not why or (since and all(change in why for change in since)), why


@pytest.mark.parametrize("game", GAMES)
def test_every_variety_has_a_record_of_the_present_rules(game: str) -> None:
    missing = [way for way, _ in headers(game) if not (FOLDER / name_of(find(game), way)).exists()]
    assert missing == [], "python -m tests.records.make"
