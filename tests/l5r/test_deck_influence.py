"""Clans and influence: of which clans the cards of a deck may be, and what they cost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nefrit.l5r.constants import CLANS
from nefrit.l5r.decks.construction import in_clan, out_of_clan
from nefrit.testing import rule
from tests.l5r.deck_cards import GAME, LEGAL
from tests.l5r.deckbuilding import broken, found, with_cards, with_role


@rule("l5r.clan.stronghold-sets-primary", "l5r.deck.dynasty-affiliation")
def test_the_stronghold_says_of_which_clan_the_dynasty_deck_is() -> None:
    assert found(LEGAL) == []
    crane = replace(LEGAL, stronghold=(("01-castle", 1),))
    assert broken(crane) == ["l5r.deck.dynasty-affiliation"] * 14
    assert found(crane)[0][1] == {"card": "01-lion-0", "part": "dynasty", "clan": "lion", "own": "crane"}


@rule("l5r.neutral.any-deck", "l5r.neutral.neither-in-nor-out")
def test_neutral_cards_may_be_in_any_deck() -> None:
    neutral = with_cards("dynasty", {"Peasant": 3})
    for stronghold in ("01-yojin-no-shiro", "01-castle"):
        told = found(replace(neutral, stronghold=((stronghold, 1),)))
        assert {arguments["clan"] for _, arguments in told} <= {"lion"}
    face: Any = GAME.library.find("Peasant")
    assert not any(in_clan(face, clan) or out_of_clan(face, clan) for clan in CLANS)


@rule("l5r.clan.in-clan", "l5r.clan.out-of-clan", "l5r.clan.seven")
def test_a_card_is_in_clan_for_its_own_clan_and_out_of_clan_for_the_six_others() -> None:
    face: Any = GAME.library.find("Lion 0")
    assert [clan for clan in CLANS if in_clan(face, clan)] == ["lion"]
    assert [clan for clan in CLANS if out_of_clan(face, clan)] == [clan for clan in CLANS if clan != "lion"]
    assert len(CLANS) == 7


@rule("l5r.deck.neutral-and-clan-only", "l5r.deck.province-affiliation")
def test_no_influence_buys_dynasty_cards_or_provinces() -> None:
    assert broken(with_cards("dynasty", {"Crane Guest": 1})) == ["l5r.deck.dynasty-affiliation"]
    air = replace(LEGAL, provinces=(("01-crane-air", 1), *LEGAL.provinces[1:]))
    assert found(air) == [
        (
            "l5r.deck.province-affiliation",
            {"card": "01-crane-air", "part": "provinces", "clan": "crane", "own": "lion"},
        )
    ]
    earth = (("01-lion-earth", 1), *(one for one in LEGAL.provinces if one[0] != "01-earth-province"))
    assert found(replace(LEGAL, provinces=earth)) == []


TOM = {"Admit Defeat": 3, "The Perfect Gift": 3, "Duelist Training": 1}


@rule("l5r.influence.example-tom")
def test_toms_deck_is_full_after_ten_influence() -> None:
    toms = with_cards("conflict", TOM)
    assert found(toms) == []
    # No further card of the Crane that costs influence.
    assert found(with_cards("conflict", {**TOM, "Duelist Training": 2})) == [
        ("l5r.influence.spend-limit-one-clan", {"spent": 11, "available": 10, "over": 1})
    ]
    # Every other card is Lion or neutral.
    assert found(with_cards("conflict", {**TOM, "Lion Plan": 3})) == []
    assert "l5r.deck.conflict-affiliation" in broken(with_cards("conflict", {**TOM, "Fire and Oil": 1}))


@rule("l5r.influence.definition", "l5r.influence.spend-limit-one-clan")
def test_influence_is_spent_up_to_the_value_of_the_stronghold() -> None:
    assert found(with_cards("conflict", {"Phoenix Plan": 2})) == []
    assert found(with_cards("conflict", {"Phoenix Plan": 3})) == [
        ("l5r.influence.spend-limit-one-clan", {"spent": 12, "available": 10, "over": 2})
    ]
    # A role can add to it, and a card of one's own clan costs none.
    assert found(with_role("Keeper of Air", with_cards("conflict", {"Phoenix Plan": 3}))) == []
    assert found(with_cards("conflict", {"Phoenix Plan": 2, "Lion Plan": 3})) == []


@rule("l5r.influence.each-copy-counts")
def test_every_copy_costs_influence() -> None:
    for count, spent in ((1, 8 + 1), (2, 8 + 2), (3, 8 + 3)):
        deck = with_cards("conflict", {"Admit Defeat": 3, "Duelist Training": 2, "The Perfect Gift": count})
        expected = {"spent": spent, "available": 10, "over": spent - 10}
        assert found(deck) == ([("l5r.influence.spend-limit-one-clan", expected)] if spent > 10 else [])


@rule("l5r.influence.no-cost-not-splashable")
def test_a_card_without_an_influence_cost_cannot_be_bought() -> None:
    assert found(with_cards("conflict", {"Crane Secret": 1})) == [
        ("l5r.influence.no-cost-not-splashable", {"card": "01-crane-secret", "clan": "crane", "own": "lion"})
    ]
    # A cost of 0 is a cost.
    assert found(with_cards("conflict", {"Crane Trifle": 3})) == []
    # Without a cost it is still a card of its own clan.
    cranes = replace(with_cards("conflict", {"Crane Secret": 1}), stronghold=(("01-castle", 1),))
    assert set(broken(cranes)) == {"l5r.deck.dynasty-affiliation"}


@rule("l5r.deck.conflict-affiliation", "l5r.influence.spend-limit-one-clan")
def test_influence_is_spent_on_one_other_clan_only() -> None:
    assert found(with_cards("conflict", {"Admit Defeat": 1, "Fire and Oil": 1})) == [
        ("l5r.deck.conflict-affiliation", {"count": 2, "clans": ("crane", "crab")})
    ]
    # Also where it costs nothing.
    assert broken(with_cards("conflict", {"Crane Trifle": 1, "Fire and Oil": 1})) == ["l5r.deck.conflict-affiliation"]


def test_a_role_can_limit_on_what_influence_is_spent() -> None:
    assert found(with_role("Support", with_cards("conflict", {"Phoenix Plan": 3}))) == []
    assert found(with_role("Support", with_cards("conflict", {"Admit Defeat": 3}))) == [
        ("l5r.role.placed-next-to-stronghold", {"clan": "crane", "only": "phoenix"})
    ]
