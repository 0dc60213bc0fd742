"""Roles: cards for one role only, and the roles that a clan may use."""

from __future__ import annotations

import pytest

from nefrit.l5r.decks import Deck, violations
from nefrit.testing import Scenario, rule, side
from nefrit.text.decklists import BadDeck
from tests.l5r.deck_cards import GAME, LEGAL
from tests.l5r.deckbuilding import ASSIGNED, DECKS, found, with_cards, with_role

__all__ = ["GAME"]


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
