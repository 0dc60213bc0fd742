"""Formats with the core set: three core sets, or a single one that two players share."""

from __future__ import annotations

from dataclasses import replace

from nefrit.l5r.decks import Deck
from nefrit.testing import rule
from tests.l5r.deck_cards import LEGAL
from tests.l5r.deckbuilding import DECKS, broken, found, put, with_cards


def test_the_core_format_knows_the_cards_of_three_core_sets_only() -> None:
    assert found(LEGAL, "core") == []
    assert found(with_cards("conflict", {"Policy Debate": 1}), "core") == [
        (
            "l5r.deck.tournament-legal",
            {"card": "03-policy-debate", "set": "For Honor and Glory", "wanted": "Core Set"},
        )
    ]
    assert found(with_cards("conflict", {"Lone Plan": 3}), "core") == []
    assert "l5r.deck.conflict-size" in broken(replace(LEGAL, conflict=LEGAL.conflict[:10]), "core")


@rule("l5r.deck.single-core-minimum")
def test_a_deck_from_a_single_core_set_has_at_least_30_cards() -> None:
    small = replace(LEGAL, dynasty=LEGAL.dynasty[:10], conflict=LEGAL.conflict[:10])
    assert found(small, "single-core") == []
    assert broken(small, "core") == ["l5r.deck.dynasty-size", "l5r.deck.conflict-size"]
    assert found(put("conflict", {}, small, instead_of=1), "single-core") == [
        ("l5r.deck.single-core-minimum", {"part": "conflict", "count": 29, "least": 30, "most": 45})
    ]
    large = put("dynasty", {"Lion 14": 3, "Peasant": 1})
    assert broken(large, "single-core") == ["l5r.deck.dynasty-size"]


def test_a_deck_from_a_single_core_set_has_no_more_copies_than_the_set() -> None:
    assert found(with_cards("dynasty", {"Peasant": 2}), "single-core") == []
    assert found(with_cards("dynasty", {"Peasant": 3}), "single-core") == [
        ("l5r.deck.single-core-minimum", {"card": "01-peasant", "count": 3, "most": 2, "sets": 1})
    ]
    assert found(with_cards("dynasty", {"Peasant": 3})) == []


@rule("l5r.deck.single-core-two-players")
def test_two_decks_share_the_cards_of_one_core_set() -> None:
    one = Deck("One", dynasty=(("01-peasant", 1), ("01-lion-0", 3)), provinces=(("01-air-province", 1),))
    two = Deck("Two", dynasty=(("01-peasant", 1),), provinces=(("01-air-province", 1),))
    assert DECKS.together([one, two], "single-core") == []
    more = replace(two, dynasty=(("01-peasant", 2),))
    [refusal] = DECKS.together([one, more], "single-core")
    assert refusal.rule == "l5r.deck.single-core-two-players"
    assert dict(refusal.arguments) == {"card": "01-peasant", "count": 3, "most": 2}
    assert DECKS.together([one, more], "tournament") == []
    assert DECKS.together([more], "single-core") == []
