"""The restricted list: one title of it in a deck."""

from __future__ import annotations

import pytest

from nefrit.l5r.decks.formats import RESTRICTED_LIST
from nefrit.testing import rule
from tests.l5r.deck_cards import LEGAL
from tests.l5r.deckbuilding import DECKS, broken, found, put, with_cards


@pytest.mark.parametrize(
    ("name", "part"),
    [
        pytest.param("Mirumoto's Fury", "conflict", marks=pytest.mark.rule("l5r.restricted-list.mirumotos-fury")),
        pytest.param("For Greater Glory", "conflict", marks=pytest.mark.rule("l5r.restricted-list.for-greater-glory")),
        pytest.param("Against the Waves", "conflict", marks=pytest.mark.rule("l5r.restricted-list.against-the-waves")),
        pytest.param("Forged Edict", "conflict", marks=pytest.mark.rule("l5r.restricted-list.forged-edict")),
        pytest.param("Charge!", "conflict", marks=pytest.mark.rule("l5r.restricted-list.charge")),
        pytest.param("Pathfinder's Blade", "conflict", marks=pytest.mark.rule("l5r.restricted-list.pathfinders-blade")),
        pytest.param("Policy Debate", "conflict", marks=pytest.mark.rule("l5r.restricted-list.policy-debate")),
        pytest.param("Iron Mine", "dynasty", marks=pytest.mark.rule("l5r.restricted-list.iron-mine")),
    ],
)
def test_a_title_of_the_restricted_list_excludes_every_other(name: str, part: str) -> None:
    other = "Policy Debate" if name == "Charge!" else "Charge!"
    one = with_cards(part, {name: 1})
    assert "l5r.deck.restricted-list" not in broken(one)
    both = put("conflict", {other: 1}, one)
    cards = {DECKS.finder.find(name).id, DECKS.finder.find(other).id}
    told = [arguments for violated, arguments in found(both) if violated == "l5r.deck.restricted-list"]
    assert [(arguments["count"], arguments["most"]) for arguments in told] == [(2, 1)]
    assert {card for arguments in told for card in cards_in(arguments)} == cards


def cards_in(arguments: dict[str, object]) -> tuple[str, ...]:
    cards = arguments["cards"]
    assert isinstance(cards, tuple)
    return cards


@rule("l5r.deck.restricted-list")
def test_one_restricted_title_in_both_decks_and_the_provinces_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RESTRICTED_LIST, "01-air-province", "l5r.restricted-list.charge")
    assert found(LEGAL) == []
    assert found(with_cards("conflict", {"Charge!": 1})) == [
        ("l5r.deck.restricted-list", {"count": 2, "most": 1, "cards": ("01-air-province", "01-charge")})
    ]
    # Edition 1.0 has no such list.
    assert found(with_cards("conflict", {"Charge!": 1, "Policy Debate": 1}), edition="1.0") == []


@rule("l5r.deck.restricted-list-copies")
def test_a_restricted_title_may_be_there_in_as_many_copies_as_others() -> None:
    assert found(with_cards("conflict", {"Charge!": 3})) == []
    assert broken(with_cards("conflict", {"Charge!": 4})) == ["l5r.deck.three-copies"]
