"""Options of a game: what is said of decks that cannot be played with."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.definition import BadHeader
from nefrit.kernel.record import Header
from tests.l5r.cards import GAME, PLAIN_DECK


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({}, "decks is a list of two decks"),
        ({"decks": [PLAIN_DECK]}, "decks is a list of two decks"),
        ({"decks": 5}, "decks is a list of two decks"),
        ({"deck": 5, "decks": [PLAIN_DECK, PLAIN_DECK]}, "no option 'deck'"),
        ({"decks": [PLAIN_DECK, 7]}, "a deck is an object"),
        ({"decks": [PLAIN_DECK, {**PLAIN_DECK, "dynasty": {"Nobody at All": 3}}]}, "Nobody at All"),
        ({"decks": [PLAIN_DECK, {**PLAIN_DECK, "dynasty": {"Peasant": 3}}]}, "at least 8 cards"),
        ({"decks": [PLAIN_DECK, {**PLAIN_DECK, "stronghold": {}}]}, "the stronghold of a deck is the name of a card"),
        ({"decks": [PLAIN_DECK, {**PLAIN_DECK, "role": []}]}, "the role of a deck is the name of a card"),
    ],
)
def test_a_game_cannot_be_set_up_without_two_decks_of_known_cards(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadHeader, match=why):
        GAME.start(Header("l5r", edition="1.5", options=options))
