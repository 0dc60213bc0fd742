"""Decks as options of a game."""

from __future__ import annotations

import pytest

from nefrit.l5r.decks import Deck, from_options
from nefrit.testing import Scenario
from nefrit.text.decklists import BadDeck
from tests.l5r.deck_cards import GAME, LEGAL
from tests.l5r.deckbuilding import DECKS, with_role

__all__ = ["GAME"]


def test_a_deck_goes_to_an_option_of_a_game_and_back(table: Scenario) -> None:
    deck = with_role("Keeper of Air")
    options = deck.to_options()
    assert from_options(options, DECKS.finder) == deck
    assert options["stronghold"] == "01-yojin-no-shiro"
    assert len(options["provinces"]) == 5
    table.begins(decks=[options, LEGAL.to_options()])
    assert len(table.game.faces) == (1 + 1 + 5 + 42 + 42) + (1 + 5 + 42 + 42)


def test_an_option_may_name_cards_by_their_names() -> None:
    options = {"stronghold": "Yojin no Shiro", "provinces": ["Air Province"], "conflict": {"Charge!": 2}}
    deck = from_options(options, DECKS.finder)
    assert deck.stronghold == (("01-yojin-no-shiro", 1),)
    assert deck.conflict == (("01-charge", 2),)


def test_only_a_deck_with_one_stronghold_can_be_an_option() -> None:
    with pytest.raises(BadDeck, match=r"1 stronghold, not 0; .* at most 1 role, not 2"):
        Deck(role=(("01-keeper-of-air", 2),)).to_options()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (3, ["a deck is an object"]),
        ({"sideboard": {}}, ["no part 'sideboard'"]),
        (
            {"name": 3, "stronghold": 4, "dynasty": {"Peasant": "3"}},
            ["name of a deck", "stronghold: ", "'Peasant' has 1"],
        ),
        ({"provinces": [1, "Air Provinc"]}, ["a card is named by a text", "did you mean Air Province"]),
        ({"dynasty": {"Peasant": True, "Lion 0": 0, "Lion 1": 1.5, "Lion 2": -3}}, ["'Peasant'", "0", "1.5", "-3"]),
    ],
)
def test_a_broken_option_is_told_with_everything_that_is_wrong(options: object, told: list[str]) -> None:
    with pytest.raises(BadDeck) as caught:
        from_options(options, DECKS.finder)
    assert len(caught.value.problems) == len(told)
    for problem, part in zip(caught.value.problems, told, strict=True):
        assert part in problem
        assert "\n" not in problem


def test_a_deck_counts_copies_of_a_card_together_and_has_no_negative_ones() -> None:
    assert Deck(dynasty=(("a", 1), ("b", 1), ("a", 2))).dynasty == (("a", 3), ("b", 1))
    with pytest.raises(ValueError, match="0 copies"):
        Deck(dynasty=(("a", 0),))
    with pytest.raises(ValueError, match="no part"):
        Deck().part("sideboard")
