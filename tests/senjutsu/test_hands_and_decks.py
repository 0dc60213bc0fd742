"""Searching decks, looking at hands, and what everybody knows about them."""

from __future__ import annotations

import pytest

from nefrit.senjutsu.state import DECK, HAND
from nefrit.testing import Scenario, rule
from tests.senjutsu.plain_cards import GAME, both_choose, duel

__all__ = ["GAME"]


def faces_shown(table: Scenario, seat: int, zone_name: str, owner: int) -> list[str | None]:
    """The names of the cards that a seat sees in a zone of somebody; None for those it does not know."""
    zones = table.game.view(seat)["zones"]
    cards = next(zone["cards"] for zone in zones if (zone["zone"], zone["seat"]) == (zone_name, owner))
    return [GAME.library.faces[card["face"]].name if "face" in card else None for card in cards]


@rule("senjutsu.search.find", "senjutsu.search.to-hand")
def test_a_search_takes_a_card_of_the_kind_into_hand(table: Scenario) -> None:
    duel(table, {"hand": ["Seek"], "deck": ["Breath", "Fan", "Twig", "Breath"]}, {"hand": ["Slide"]})
    both_choose(table, "Seek", "Slide")
    assert table.ann.choices == ["nothing", "Twig"]
    table.ann.chooses("Twig")
    assert table.ann.hand[0] == "Twig"
    assert "Twig" not in table.ann.deck
    assert "Ann takes a card into hand." in table.sentences


@rule("senjutsu.search.find")
def test_who_searches_sees_the_deck_and_nobody_else_does(table: Scenario) -> None:
    duel(table, {"hand": ["Seek"], "deck": ["Breath", "Fan", "Twig"]}, {"hand": ["Slide"]})
    both_choose(table, "Seek", "Slide")
    assert faces_shown(table, 0, "deck", 0) == ["Breath", "Fan", "Twig"]
    assert faces_shown(table, 1, "deck", 0) == [None, None, None]
    table.ann.chooses("Twig")
    assert faces_shown(table, 1, "hand", 0)[0] is None


@rule("senjutsu.search.find")
def test_a_card_that_is_not_taken_stays_in_the_deck(table: Scenario) -> None:
    duel(table, {"hand": ["Seek"], "deck": ["Twig", "Twig"]}, {"hand": ["Slide"]})
    both_choose(table, "Seek", "Slide")
    table.ann.chooses("nothing")
    # One is drawn in the next round.
    assert (table.ann.hand, table.ann.deck) == (["Twig"], ["Twig"])


@rule("senjutsu.search.shuffle")
def test_after_a_search_the_deck_is_shuffled(table: Scenario) -> None:
    deck = ["Twig", "Fan", "Shift", "Switch", "Stance", "Ponder", "Dear", "Wall", "Cut", "Daze"]
    duel(table, {"hand": ["Seek"], "deck": deck}, {"hand": ["Slide"]})
    both_choose(table, "Seek", "Slide")
    table.ann.chooses("nothing")
    after = [table.ann.hand[-1], *table.ann.deck]
    assert sorted(after) == sorted(deck)
    assert after != deck
    assert not any(table.game.knows(0, card) for card in table.game.zone(DECK, 0))


@rule("senjutsu.search.top-cards")
def test_a_search_of_the_top_cards_looks_no_deeper(table: Scenario) -> None:
    deck = ["Fan", "Shift", "Twig", "Switch", "Stance"]
    duel(table, {"hand": ["Seek Top"], "deck": deck}, {"hand": ["Slide"]})
    both_choose(table, "Seek Top", "Slide")
    assert table.ann.choices == ["Fan", "Shift", "Twig"]
    assert faces_shown(table, 0, "deck", 0) == ["Fan", "Shift", "Twig", None, None]


@rule("decision.senjutsu.search")
def test_a_search_of_the_deck_for_some_kind_of_card_may_find_nothing(table: Scenario) -> None:
    duel(table, {"hand": ["Seek"], "deck": ["Fan", "Twig"]}, {"hand": ["Slide"]})
    both_choose(table, "Seek", "Slide")
    assert table.ann.choices == ["nothing", "Twig"]


@rule("decision.senjutsu.search")
@pytest.mark.parametrize(("card", "choices"), [("Recall", ["Fan", "Twig"]), ("May Recall", ["nothing", "Fan", "Twig"])])
def test_a_search_of_the_discard_pile_finds_what_lies_there(table: Scenario, card: str, choices: list[str]) -> None:
    duel(table, {"hand": [card], "discard": ["Fan", "Twig"]}, {"hand": ["Slide"]})
    both_choose(table, card, "Slide")
    assert table.ann.choices == choices


@rule("decision.senjutsu.search")
@pytest.mark.parametrize(("card", "asked"), [("Recall", "choose-card"), ("May Recall", "take-into-hand")])
def test_the_only_card_of_a_discard_pile_is_taken_unless_the_card_says_up_to(
    table: Scenario, card: str, asked: str
) -> None:
    duel(table, {"hand": [card], "discard": ["Fan"]}, {"hand": ["Slide"]})
    both_choose(table, card, "Slide")
    assert (table.ann.asked, "Fan" in table.ann.hand) == (asked, asked == "choose-card")


@rule("senjutsu.search.shuffle")
def test_also_after_a_search_of_the_top_cards_the_whole_deck_is_shuffled(table: Scenario) -> None:
    deck = ["Fan", "Shift", "Twig", "Switch", "Stance", "Ponder", "Dear", "Wall", "Cut", "Daze"]
    duel(table, {"hand": ["Seek Top"], "deck": deck}, {"hand": ["Slide"]})
    both_choose(table, "Seek Top", "Slide")
    table.ann.chooses("Fan")
    after = table.ann.deck[-7:]
    assert after != deck[3:]
    assert not any(table.game.knows(0, card) for card in table.game.zone(DECK, 0))


@rule("senjutsu.discard.step3", "senjutsu.core.return-to-hand")
def test_core_cards_stay_known_when_others_are_discarded_facedown(table: Scenario) -> None:
    duel(table, {"hand": ["6x Ponder", "Ronin Core Card", "Breath"]}, {"hand": ["Slide"]})
    both_choose(table, "Breath", "Slide")
    table.ann.chooses("Ponder")
    core = [card for card in table.game.zone(HAND, 0) if table.game.faces[card].is_core]
    assert (table.round, [table.game.knows(1, card) for card in core]) == (2, [True])


@rule("senjutsu.core.return-to-hand", "senjutsu.setup.core-cards-in-hand")
def test_everybody_knows_which_core_cards_are_in_a_hand(table: Scenario) -> None:
    table.begins(seats=2)
    for seat in (0, 1):
        known = [table.game.knows(1 - seat, card) for card in table.game.zone(HAND, seat)]
        assert known == [True, True]
