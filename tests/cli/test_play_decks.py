"""Playing with decks from files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import GOOFSPIEL, Nefrit
from tests.l5r.cards import PLAIN_DECK

L5R = str(Path(__file__).parents[1] / "l5r" / "cards.py")


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    lines = ["Stronghold", PLAIN_DECK["stronghold"], "Provinces", *PLAIN_DECK["provinces"]]
    for part in ("dynasty", "conflict"):
        lines += [part, *(f"{count}x {name}" for name, count in PLAIN_DECK[part].items())]
    file = tmp_path / "deck.txt"
    file.write_text("\n".join(lines).replace("01-champion", "Champion (Core Set)"), encoding="utf-8")
    return file


def test_everybody_plays_the_last_deck_that_is_given(nefrit: Nefrit, deck: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    played = nefrit("play", L5R, "--deck", deck, "--plain", "--record", record, typed="1 2 3 4 5\n")
    assert played.code == 0
    decks = json.loads(record.read_bytes())["header"]["options"]["decks"]
    assert [one["stronghold"] for one in decks] == ["01-castle", "01-castle"]


def test_each_seat_has_its_own_deck(nefrit: Nefrit, deck: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(deck.read_text(encoding="utf-8").replace("Castle", "Fort"), encoding="utf-8")
    record = tmp_path / "game.json"
    nefrit("play", L5R, "--deck", deck, "--deck", other, "--record", record)
    decks = json.loads(record.read_bytes())["header"]["options"]["decks"]
    assert [one["stronghold"] for one in decks] == ["01-castle", "01-fort"]


def test_what_is_wrong_is_told_in_one_line(nefrit: Nefrit, deck: Path, tmp_path: Path) -> None:
    assert "--deck FILE gives a deck, once for each seat" in nefrit("play", L5R).refusal
    assert "there are 2 seats" in nefrit("play", L5R, *(("--deck", deck) * 3)).refusal.lower()
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("3x Busi\n", encoding="utf-8")
    assert "did you mean Bushi" in nefrit("play", L5R, "--deck", damaged).refusal
    assert "nobody builds decks" in nefrit("play", GOOFSPIEL, "--deck", deck).refusal
