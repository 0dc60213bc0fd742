from __future__ import annotations

import json

import pytest

from nefrit.manifest import own_names
from tests.cli.conftest import FIVE_KINDS, GOOFSPIEL, Nefrit
from tests.manifests import leave_rules_only


def test_json_has_every_card_with_its_facts_and_text(nefrit: Nefrit) -> None:
    cards = json.loads(nefrit("cards", GOOFSPIEL, "--json").out)
    assert len(cards) == 52
    assert cards[0] == {
        "id": "Ace of Diamonds",
        "name": "Ace of Diamonds",
        "set": "",
        "number": "",
        "provenance": "printed",
        "text": "",
    }
    envoy, tower, _ = json.loads(nefrit("cards", FIVE_KINDS, "--json").out)
    assert (envoy["set"], envoy["number"]) == ("Test", "1")
    assert envoy["text"] == "[node-gain-honor]."
    assert tower["provenance"] == "reconstructed"


def test_cards_are_found_by_words(nefrit: Nefrit) -> None:
    found = json.loads(nefrit("cards", GOOFSPIEL, "--json", "--find", "SPADES ace").out)
    assert [card["name"] for card in found] == ["Ace of Spades"]
    assert json.loads(nefrit("cards", GOOFSPIEL, "--json", "--find", "locomotive").out) == []
    assert nefrit("cards", GOOFSPIEL, "--find", "locomotive").out == "Goofspiel: 0 cards.\n"


def test_the_table_shows_what_cards_have(nefrit: Nefrit) -> None:
    assert "Goofspiel: 52 cards." in nefrit("cards", GOOFSPIEL).out
    shown = nefrit("cards", FIVE_KINDS).out
    for part in ("Quiet Envoy", "Test 1", "Old Tower", "reconstructed"):
        assert part in shown


@pytest.mark.parametrize("game", own_names())
def test_a_game_that_has_only_rules_has_no_cards_yet(
    nefrit: Nefrit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_rules_only(monkeypatch, game)
    assert json.loads(nefrit("cards", game, "--json").out) == []
    assert "no cards" in nefrit("cards", game).out
