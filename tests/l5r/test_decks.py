from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nefrit.kernel.cards import Library, UnknownName
from nefrit.kernel.refusals import Refusal
from nefrit.l5r.constants import CLANS
from nefrit.l5r.decks import Deck, L5RDecks, from_options, violations
from nefrit.l5r.decks.construction import in_clan, out_of_clan
from nefrit.l5r.decks.deck import PARTS
from nefrit.l5r.decks.formats import RESTRICTED_LIST
from nefrit.testing import Scenario, rule, side
from nefrit.text.coverage import coverage
from nefrit.text.decklists import LONGEST_LINE, MOST_CHARACTERS, MOST_LINES, MOST_TOLD, BadDeck
from nefrit.text.messages import Messages
from nefrit.text.sources import read_source
from nefrit.text.speech import LibraryNames
from tests.l5r.deck_cards import GAME, LEGAL

__all__ = ["GAME"]

DECKS = L5RDecks(GAME.library)


def put(part: str, cards: dict[str, int], deck: Deck = LEGAL, instead_of: int = 0) -> Deck:
    """The deck with cards added to a part, by name, in place of so many of its last cards."""
    held = dict(deck.part(part))
    for card in list(reversed(held)):
        taken = min(instead_of, held[card])
        instead_of -= taken
        held[card] -= taken
    added = [(DECKS.finder.find(name).id, count) for name, count in cards.items()]
    return replace(deck, **{part: (*((card, count) for card, count in held.items() if count), *added)})


def with_cards(part: str, cards: dict[str, int], deck: Deck = LEGAL) -> Deck:
    """The deck with cards added to a part, in place of as many others."""
    return put(part, cards, deck, instead_of=sum(cards.values()))


def with_role(name: str, deck: Deck = LEGAL) -> Deck:
    return replace(deck, role=((DECKS.finder.find(name).id, 1),))


def found(deck: Deck, format: str = "tournament", edition: str = "1.5") -> list[tuple[str, dict[str, object]]]:
    """The violations of a deck: their rules and arguments."""
    return [(one.rule, dict(one.arguments)) for one in violations(deck, GAME.library, format, edition)]


def broken(deck: Deck, format: str = "tournament", edition: str = "1.5") -> list[str]:
    return [name for name, _ in found(deck, format, edition)]


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


# ---- Clans and influence


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


# ---- The restricted list


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


# ---- Roles


@rule("l5r.role.role-only-is-deckbuilding-1-5")
def test_role_only_is_asked_while_building() -> None:
    cloak = with_cards("conflict", {"Seeker's Cloak": 1})
    refused = {"card": "03-seeker-s-cloak", "role": "seeker"}
    assert found(cloak) == [("l5r.role.role-only-is-deckbuilding-1-5", refused)]
    assert found(with_role("Keeper of Air", cloak)) == [("l5r.role.role-only-is-deckbuilding-1-5", refused)]
    assert found(with_role("Seeker of Fire", cloak)) == []
    assert found(cloak, edition="1.0") == [("l5r.jade.card-over-rules", refused)]


@rule("l5r.role.role-only-is-deckbuilding-1-5")
def test_role_only_is_not_active_during_a_game(table: Scenario) -> None:
    table.position("conflict", ann=side(play=["Lion 0"], hand=["Seeker's Cloak"], fate=1), bob=side(), first=0)
    assert table.ann.why_not("Seeker's Cloak") == []


ASSIGNED = {"lion": ["01-seeker-of-fire"], "crane": ["01-keeper-of-air"]}


def assigned(deck: Deck, edition: str, format: str = "tournament") -> list[str]:
    return [one.rule for one in violations(deck, GAME.library, format, edition, ASSIGNED)]


@rule("l5r.role.tournament-keeper-seeker-1-5")
def test_in_a_tournament_a_clan_has_certain_keepers_and_seekers() -> None:
    assert assigned(with_role("Seeker of Fire"), "1.5") == []
    assert assigned(with_role("Keeper of Air"), "1.5") == ["l5r.role.tournament-keeper-seeker-1-5"]
    assert assigned(with_role("Keeper of Air"), "1.5", "core") == []
    assert assigned(LEGAL, "1.5") == []


@rule("l5r.role.other-roles-any-clan-1-5", "l5r.role.other-roles-additional-1-5")
def test_other_roles_are_for_any_clan_beside_those_assigned_to_it() -> None:
    assert assigned(with_role("Support"), "1.5") == []
    assert assigned(with_role("Seeker of Fire"), "1.5") == []


@rule("l5r.role.tournament-imperial-sanction-1-0")
def test_in_edition_1_0_every_role_is_on_the_list_of_its_clan() -> None:
    assert assigned(with_role("Seeker of Fire"), "1.0") == []
    for name in ("Keeper of Air", "Support"):
        assert assigned(with_role(name), "1.0") == ["l5r.role.tournament-imperial-sanction-1-0"]


@rule("decision.l5r.roles")
@pytest.mark.parametrize("edition", ["1.5", "1.0"])
@pytest.mark.parametrize("name", ["Keeper of Air", "Seeker of Fire", "Support"])
def test_without_a_list_any_clan_may_use_any_role(name: str, edition: str) -> None:
    assert found(with_role(name), edition=edition) == []


def test_an_event_names_the_roles_of_the_clans() -> None:
    event = DECKS.at_event({"roles": {"lion": ["seeker of fire"]}})
    assert event.violations(with_role("Seeker of Fire"), "tournament", "1.5") == []
    assert len(event.violations(with_role("Keeper of Air"), "tournament", "1.5")) == 1
    for wrong, told in (
        ([], "an event has"),
        ({"roles": []}, "object with clans"),
        ({"roles": {"spider": []}}, "no clan 'spider'"),
        ({"roles": {"lion": "Seeker of Fire"}}, "list of names"),
        ({"roles": {"lion": ["Seeker of Fir"]}}, "did you mean Seeker of Fire"),
    ):
        with pytest.raises(BadDeck, match=told):
            DECKS.at_event(wrong)


# ---- Formats with the core set


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


# ---- Decks as options of a game


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


# ---- Lists

LIST = """
# My first deck
Name: Lions of  the Wall

Stronghold
1x Yojin no Shiro   // ASCII only
Role: Keeper of Air

Provinces (5):
Air Province
1 Earth Province (Core Set)
1 x FIRE PROVINCE
void-province x1
- 1x 01-water-province
== Dynasty Deck (5) ==
Characters (2)
2x Lion 0
Holdings:
3 Wide Fields
Conflict: 4 cards
3\u00d7 Mirumoto\u2019s Fury
1x charge
"""


def test_a_list_is_read_however_it_is_written() -> None:
    deck = DECKS.parse(LIST)
    assert deck == Deck(
        "Lions of the Wall",
        stronghold=(("01-yojin-no-shiro", 1),),
        role=(("01-keeper-of-air", 1),),
        provinces=LEGAL.provinces,
        dynasty=(("01-lion-0", 2), ("01-wide-fields", 3)),
        conflict=(("01-mirumoto-s-fury", 3), ("01-charge", 1)),
    )
    assert DECKS.parse("\ufeff" + LIST.replace("\n", "\r\n")) == deck


def test_without_headings_cards_lie_where_they_belong() -> None:
    deck = DECKS.parse("Castle\nKeeper of Air\nAir Province\n2 Lion 0\nCharge! x3")
    assert [deck.part(part) for part in PARTS] == [
        (("01-castle", 1),),
        (("01-keeper-of-air", 1),),
        (("01-air-province", 1),),
        (("01-lion-0", 2),),
        (("01-charge", 3),),
    ]


def test_a_card_stays_under_the_heading_where_its_player_put_it() -> None:
    deck = DECKS.parse("Dynasty deck\n1x Charge!")
    assert deck.dynasty == (("01-charge", 1),)
    assert "l5r.deck.dynasty-size" in broken(deck)


def problems_of(text: str) -> tuple[str, ...]:
    with pytest.raises(BadDeck) as caught:
        DECKS.parse(text)
    for problem in caught.value.problems:
        assert "\n" not in problem
        assert problem.isprintable()
    return caught.value.problems


def test_all_unknown_names_are_told_with_their_lines_and_what_is_near() -> None:
    assert problems_of("2x Peasnt\n\n1x Lion 0\n3x Charg\n1x Zzz") == (
        "line 1: there is no card 'Peasnt'; did you mean Peasant?",
        "line 4: there is no card 'Charg'; did you mean Charge!?",
        "line 5: there is no card 'Zzz'",
    )


def test_a_name_that_several_cards_have_needs_the_set() -> None:
    assert problems_of("1x Twin Keep") == (
        "line 1: 2 cards are called 'Twin Keep': write Twin Keep (Breath of the Kami) or Twin Keep (The Fires Within)",
    )
    deck = DECKS.parse("1x Twin Keep (the fires within)")
    assert deck.stronghold == (("11-twin-keep", 1),)
    for style in DECKS.styles:
        assert DECKS.parse(DECKS.write(deck, style)) == deck


@pytest.mark.parametrize("count", ["0", "100", "9" * 150])
def test_a_line_asks_for_a_sensible_number_of_copies(count: str) -> None:
    assert problems_of(f"{count}x Charge!") == (f"line 1: a line asks for 1 to 99 copies, not {count[:20]}",)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "it names no card"),
        ("# nothing\n\nDynasty deck", "it names no card"),
        ("\x00\x1b[31m\x07", "there is no card"),
        ("x" * (LONGEST_LINE + 1), "longer than 200 characters"),
        ("x" * (MOST_CHARACTERS + 1), "longer than 100000 characters"),
        ("\n" * MOST_LINES, "more than 2000 lines"),
        ("3x", "there is no card '3x'"),
        ("(((((", "there is no card"),
        ("{", "this is not JSON"),
        ("[1, 2]", "not a JSON object"),
        ("[" * 50_000, "nested too deeply"),
        ('{"cards": 3}', "its cards are an object"),
        ('{"cards": {}}', "it names no card"),
        ('{"cards": {"banana": 1}}', "there is no card 'banana'"),
        ('{"cards": {"charge": 1, "charge": 2}}', "a key twice: 'charge'"),
        ('{"cards": {"charge": 1}, "slots": {"charge": 2}}', "both cards and slots"),
        ('{"name": "x"}', "neither cards and slots"),
        ('{"cards": {"charge": "3"}}', "'charge' has 1 to 99 copies, not '3'"),
        ('{"cards": {"charge": true}}', "not True"),
        ('{"cards": {"charge": 1e400}}', "not inf"),
        ('{"cards": {"charge": ' + "9" * 5000 + "}}", "this is not JSON"),
        ('{"name": [], "cards": {"charge": 1}}', "the name of a deck is a text"),
        ('{"cards": {"\\ud800": 1}}', "there is no card"),
        ('{"cards": {"charge": ' + "[" * 3 + "]" * 3 + "}}", "'charge' has 1 to 99 copies"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_clear_line(text: str, told: str) -> None:
    assert told in "; ".join(problems_of(text))


def test_very_many_problems_are_counted() -> None:
    problems = problems_of("\n".join(f"1x Nobody Knows This Card {number}" for number in range(MOST_LINES - 1)))
    assert len(problems) == MOST_TOLD + 1
    assert problems[-1] == f"and {MOST_LINES - 1 - MOST_TOLD} more problems"


# ---- Deck databases


@pytest.mark.parametrize(
    "wrap",
    [
        lambda deck: deck,
        lambda deck: {"success": True, "record": deck},
        lambda deck: {"success": True, "record": {"id": "1", "head": deck}},
    ],
)
@pytest.mark.parametrize("key", ["cards", "slots"])
@pytest.mark.parametrize("prefix", ["", "01-"])
def test_json_of_a_deck_database_is_read(wrap: Any, key: str, prefix: str) -> None:
    cards = {f"{prefix}{card}": 1 for card in ("yojin-no-shiro", "keeper-of-air", "air-province", "mirumoto-s-fury")}
    deck = DECKS.parse(json.dumps(wrap({"name": "Lions", "primary_clan": "lion", key: {**cards, "lion-0": 3}})))
    assert deck == Deck(
        "Lions",
        stronghold=(("01-yojin-no-shiro", 1),),
        role=(("01-keeper-of-air", 1),),
        provinces=(("01-air-province", 1),),
        dynasty=(("01-lion-0", 3),),
        conflict=(("01-mirumoto-s-fury", 1),),
    )


def test_json_of_a_deck_database_has_ids_without_sets() -> None:
    written = json.loads(DECKS.write(LEGAL, "json"))
    assert written["name"] == "Lions"
    assert written["cards"]["yojin-no-shiro"] == 1
    assert written["cards"]["lion-0"] == 3


FACES: list[Any] = list(GAME.library.faces.values())


@given(
    st.text(max_size=60),
    st.dictionaries(st.sampled_from(FACES), st.integers(1, 99), min_size=1, max_size=30),
)
def test_every_deck_is_read_again_as_it_was_written(name: str, cards: dict[Any, int]) -> None:
    held: dict[str, list[tuple[str, int]]] = {part: [] for part in PARTS}
    for face, count in cards.items():
        part = face.type if face.type in held else "provinces" if face.type == "province" else face.side
        held[part].append((face.id, count))
    deck = Deck(name, **{part: tuple(found) for part, found in held.items()})
    for style in ("list", "json"):
        assert DECKS.parse(DECKS.write(deck, style)) == deck
    violations(deck, GAME.library, "single-core", "1.5")


@given(st.text(max_size=400))
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    for written in (text, "{" + text, f"3x {text}"):
        with suppress(BadDeck):
            DECKS.parse(written)


def test_a_style_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="no style"):
        DECKS.write(LEGAL, "pdf")


def test_a_game_without_cards_knows_no_name() -> None:
    with pytest.raises(BadDeck, match="no card 'Charge!'"):
        L5RDecks(Library()).parse("1x Charge!")


# ---- Words


def test_every_violation_is_said_in_words() -> None:
    wrong = [
        replace(LEGAL, stronghold=(), provinces=LEGAL.provinces[:1], dynasty=(("01-plan-0", 1),)),
        put("role", {"Keeper of Air": 1, "Support": 1}, put("provinces", {"Second Fire": 3, "Crane Air": 1})),
        with_cards("conflict", {"Crane Secret": 4, "Phoenix Plan": 3, "Seeker's Cloak": 1, "Charge!": 1}),
        with_cards("conflict", {f"Ally {number}": 3 for number in range(4)}, with_cards("dynasty", {"Crane Guest": 1})),
        with_cards("conflict", {"Charge!": 1, "Policy Debate": 1}),
        with_role("Support", with_cards("conflict", {"Admit Defeat": 1})),
        with_role("Keeper of Air"),
        replace(LEGAL, conflict=(("01-nothing", 1),)),
        with_cards("dynasty", {"Peasant": 3, "Only District": 2}),
    ]
    refusals: list[Refusal] = []
    for deck in wrong:
        refusals += violations(deck, GAME.library, "single-core")
        refusals += violations(deck, GAME.library, "tournament", roles=ASSIGNED)
    refusals += DECKS.together([wrong[-1], wrong[-1]], "single-core")
    messages = Messages("en", [DECKS.messages], LibraryNames(GAME.library))
    said = {refusal.message: messages.format(refusal.message, **dict(refusal.arguments)) for refusal in refusals}
    assert not messages.missing
    assert not messages.errors
    english = [f"deck-part-{part}" for part in PARTS]
    assert {*said, *english} == set(message_ids())


def message_ids() -> list[str]:
    """All messages about decks."""
    return re.findall(r"^([a-z-]+) =", read_source(DECKS.messages, "en"), re.MULTILINE)


def test_the_messages_are_sound_in_every_language() -> None:
    assert coverage(DECKS.messages).problems() == []
