"""Deckbuilding: how many cards, of which kinds, in how many copies, and the provinces."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nefrit.kernel.cards import UnknownName
from nefrit.l5r.decks import violations
from nefrit.testing import rule
from tests.l5r.deck_cards import GAME, LEGAL
from tests.l5r.deckbuilding import DECKS, broken, found, put, with_cards, with_role

# ---- The deckbuilding entry


@rule("l5r.deck.tournament-legal")
@pytest.mark.parametrize("edition", ["1.5", "1.0"])
def test_a_deck_that_meets_all_rules_is_legal_and_any_violation_makes_it_illegal(edition: str) -> None:
    assert found(LEGAL, edition=edition) == []
    unknown = replace(LEGAL, conflict=(*LEGAL.conflict[:-1], ("01-no-such-card", 3)))
    assert found(unknown, edition=edition) == [
        ("l5r.deck.tournament-legal", {"name": "01-no-such-card", "count": 3}),
    ]


def test_all_violations_are_told_at_once_with_their_numbers() -> None:
    wrong = replace(LEGAL, stronghold=(), provinces=LEGAL.provinces[:4], dynasty=(("01-lion-0", 4),), conflict=())
    assert found(wrong) == [
        ("l5r.deck.one-stronghold", {"count": 0}),
        ("l5r.deck.dynasty-size", {"part": "dynasty", "count": 4, "least": 40, "most": 45}),
        ("l5r.deck.conflict-size", {"part": "conflict", "count": 0, "least": 40, "most": 45}),
        ("l5r.deck.three-copies", {"card": "01-lion-0", "count": 4, "most": 3}),
        ("l5r.deck.five-provinces", {"count": 4, "wanted": 5}),
        ("l5r.deck.five-provinces", {"element": "water", "count": 0, "wanted": 1}),
    ]


def test_a_format_or_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="did you mean tournament"):
        violations(LEGAL, GAME.library, "turnament", "1.5")
    with pytest.raises(UnknownName, match="no edition"):
        violations(LEGAL, GAME.library, "tournament", "2.0")


@rule("l5r.deck.one-stronghold")
def test_a_deck_has_exactly_one_stronghold() -> None:
    assert found(replace(LEGAL, stronghold=())) == [("l5r.deck.one-stronghold", {"count": 0})]
    assert found(replace(LEGAL, stronghold=(("01-yojin-no-shiro", 2),))) == [("l5r.deck.one-stronghold", {"count": 2})]
    assert "l5r.deck.one-stronghold" in broken(put("stronghold", {"Castle": 1}))


@rule("l5r.role.at-most-one")
def test_a_deck_has_at_most_one_role() -> None:
    assert broken(LEGAL) == []
    assert broken(with_role("Keeper of Air")) == []
    two = put("role", {"Keeper of Air": 1, "Seeker of Fire": 1})
    assert found(two) == [("l5r.role.at-most-one", {"count": 2})]


@rule("l5r.deck.dynasty-size", "l5r.deck.conflict-size")
@pytest.mark.parametrize("part", ["dynasty", "conflict"])
def test_each_deck_has_40_to_45_cards(part: str) -> None:
    peasants = {"dynasty": "Lion 14", "conflict": "Plan 14"}[part]
    for count, legal in ((39, False), (40, True), (45, True), (46, False)):
        deck = put(part, {}, instead_of=42 - count) if count < 42 else put(part, {peasants: 3})
        deck = put(part, {"Peasant" if part == "dynasty" else "Lone Plan": 1}, deck) if count == 46 else deck
        assert deck.count(part) == count
        expected = (f"l5r.deck.{part}-size", {"part": part, "count": count, "least": 40, "most": 45})
        assert found(deck) == ([] if legal else [expected])


@pytest.mark.parametrize(
    ("part", "card", "name"),
    [
        ("stronghold", "Plan 14", "l5r.deck.one-stronghold"),
        ("role", "Plan 14", "l5r.role.at-most-one"),
        ("provinces", "Plan 14", "l5r.deck.five-provinces"),
        ("dynasty", "Plan 14", "l5r.deck.dynasty-size"),
        ("conflict", "Lion 14", "l5r.deck.conflict-size"),
    ],
)
def test_a_card_in_a_part_where_it_does_not_belong_is_told(part: str, card: str, name: str) -> None:
    deck = with_cards(part, {card: 1})
    assert (name, {"card": DECKS.finder.find(card).id, "count": 1, "part": part}) in found(deck)


@rule("l5r.deck.max-ten-conflict-characters")
def test_the_conflict_deck_has_at_most_ten_characters() -> None:
    ten = with_cards("conflict", {"Ally 0": 3, "Ally 1": 3, "Ally 2": 3, "Ally 3": 1})
    assert found(ten) == []
    eleven = with_cards("conflict", {"Ally 0": 3, "Ally 1": 3, "Ally 2": 3, "Ally 3": 2})
    assert found(eleven) == [("l5r.deck.max-ten-conflict-characters", {"count": 11, "most": 10})]


@rule("l5r.deck.three-copies")
def test_three_copies_of_a_title_in_both_decks_together() -> None:
    assert found(with_cards("conflict", {"Plan 14": 3})) == []
    four = with_cards("conflict", {"Plan 14": 4})
    assert found(four) == [("l5r.deck.three-copies", {"card": "01-plan-14", "count": 4, "most": 3})]
    both = with_cards("conflict", {"03-twofold": 2}, with_cards("dynasty", {"01-twofold": 2}))
    assert found(both) == [("l5r.deck.three-copies", {"card": "01-twofold", "count": 4, "most": 3})]
    assert found(with_cards("conflict", {"03-twofold": 1}, with_cards("dynasty", {"01-twofold": 2}))) == []


@rule("l5r.deck-limit.limit-x-per-deck", "l5r.deck-limit.below-three-restriction")
def test_a_low_limit_per_deck_forbids_copies() -> None:
    assert found(with_cards("dynasty", {"Only District": 1})) == []
    assert found(with_cards("dynasty", {"Only District": 2})) == [
        ("l5r.deck-limit.below-three-restriction", {"card": "01-only-district", "count": 2, "most": 1})
    ]


@rule("l5r.deck-limit.limit-x-per-deck", "l5r.deck-limit.above-three-permission")
def test_a_high_limit_per_deck_permits_copies() -> None:
    assert found(with_cards("dynasty", {"Wide Fields": 6})) == []
    assert found(with_cards("dynasty", {"Wide Fields": 7})) == [
        ("l5r.deck-limit.limit-x-per-deck", {"card": "01-wide-fields", "count": 7, "most": 6})
    ]


# ---- Provinces


@rule("l5r.deck.five-provinces")
def test_there_are_five_provinces_one_of_each_element() -> None:
    assert found(replace(LEGAL, provinces=LEGAL.provinces[1:])) == [
        ("l5r.deck.five-provinces", {"count": 4, "wanted": 5}),
        ("l5r.deck.five-provinces", {"element": "air", "count": 0, "wanted": 1}),
    ]
    assert found(replace(LEGAL, provinces=(*LEGAL.provinces[1:], ("01-second-fire", 1)))) == [
        ("l5r.deck.five-provinces", {"element": "air", "count": 0, "wanted": 1}),
        ("l5r.deck.five-provinces", {"element": "fire", "count": 2, "wanted": 1}),
    ]
    assert found(put("provinces", {"Second Fire": 1})) == [
        ("l5r.deck.five-provinces", {"count": 6, "wanted": 5}),
        ("l5r.deck.five-provinces", {"element": "fire", "count": 2, "wanted": 1}),
    ]


@rule("l5r.deck.province-one-copy")
def test_there_is_one_copy_of_a_province() -> None:
    twice = tuple((card, 2 if "fire" in card else 1) for card, _ in LEGAL.provinces[1:])
    told = found(with_role("Seeker of Fire", replace(LEGAL, provinces=twice)))
    assert told == [("l5r.deck.province-one-copy", {"card": "01-fire-province", "count": 2, "most": 1})]


def test_a_role_can_replace_one_province_of_any_element_by_one_of_its_own() -> None:
    two_fires = replace(LEGAL, provinces=(*LEGAL.provinces[1:], ("01-second-fire", 1)))
    assert found(with_role("Seeker of Fire", two_fires)) == []
    assert broken(with_role("Keeper of Air", two_fires)) == ["l5r.deck.five-provinces"] * 2
    assert found(with_role("Seeker of Fire")) == []
    six = with_role("Seeker of Fire", put("provinces", {"Second Fire": 1}))
    assert ("l5r.deck.five-provinces", {"count": 6, "wanted": 5}) in found(six)
    no_air = replace(LEGAL, provinces=(*LEGAL.provinces[1:], ("01-lion-earth", 1)))
    assert "l5r.deck.five-provinces" in broken(with_role("Seeker of Fire", no_air))
