"""Discard piles: cards that come there at the same time lie as their owner says."""

from __future__ import annotations

import pytest

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import attacks, begin, capital, dwarfs, orcs, passes

__all__ = ["GAME"]


@rule("invasion.discard.owner-orders")
@pytest.mark.parametrize("order", [("Runesmith", "Mountain Brigade"), ("Mountain Brigade", "Runesmith")])
def test_units_that_are_destroyed_together_lie_as_their_owner_says(table: Scenario, order: tuple[str, str]) -> None:
    own = ["Runesmith", "Mountain Brigade"]
    begin(table, "capital", orcs(resources=9, hand=["Troll Vomit", "Pillage"]), dwarfs(kingdom=own))
    table.ann.chooses("play Troll Vomit")
    assert (table.deciding, table.bob.asked) == (["bob"], "order-discards")
    assert table.bob.choices == ["Runesmith", "Mountain Brigade"]
    assert table.bob.decision.rule == "invasion.discard.owner-orders"
    table.bob.orders(*order)
    assert table.bob.discard == [*reversed(order)], "the last lies on top"


@rule("invasion.discard.owner-orders")
def test_the_active_player_orders_first(table: Scenario) -> None:
    own, others = ["Boar Boyz", "Squig Herders"], ["Runesmith", "Mountain Brigade"]
    begin(table, "capital", orcs(resources=9, hand=["Troll Vomit", "Pillage"], kingdom=own), dwarfs(battlefield=others))
    table.ann.chooses("play Troll Vomit")
    assert table.ann.choices == own
    table.ann.orders(*own)
    assert table.bob.choices == others
    table.bob.orders(*others)
    assert table.ann.discard == ["Troll Vomit", *reversed(own)], "the tactic goes there by itself, later"


@rule("invasion.discard.owner-orders")
def test_the_owner_orders_whoever_controlled_the_card(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Pillage"], kingdom=["Boar Boyz"]),
        dwarfs(kingdom=["Runesmith {controller=0}", "Mountain Brigade"]),
    )
    table.ann.chooses("play Troll Vomit")
    assert table.deciding == ["bob"]
    assert table.bob.choices == ["Runesmith", "Mountain Brigade"]


@rule("invasion.discard.owner-orders")
def test_attachments_follow_their_unit_together(table: Scenario) -> None:
    """The unit is gone first; what was attached to it goes next, all of it at the same time."""
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade", "Troll Slayers"]),
        capital("Empire", kingdom=["Peasant Militia #1", "Organ Gun {on=#1}", "Knight Training {on=#1}"]),
    )
    attacks(table, "kingdom", "Mountain Brigade", "Troll Slayers")
    table.bob.chooses("Peasant Militia")
    table.bob.distributes({"Mountain Brigade": 3})
    assert table.bob.discard[-1] == "Peasant Militia"
    assert table.bob.choices == ["Organ Gun", "Knight Training"]
    table.bob.orders("Knight Training", "Organ Gun")
    assert table.bob.discard == ["Organ Gun", "Knight Training", "Peasant Militia"]


def test_nobody_is_asked_about_copies_of_one_card(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Pillage"], kingdom=["Boar Boyz"]),
        dwarfs(kingdom=["2x Runesmith"]),
    )
    table.ann.chooses("play Troll Vomit")
    assert table.ann.asked == "act-or-pass"
    assert table.bob.discard == ["Runesmith", "Runesmith"]


def test_cards_discarded_from_the_deck_or_a_hand_at_once_are_ordered_too(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Will of Tzeentch", "Pillage", "Waaagh!"]),
        dwarfs(hand=["Runesmith", "Demolition!"]),
    )
    table.ann.chooses("play Will of Tzeentch")
    passes(table)
    assert table.ann.choices == ["Pillage", "Waaagh!"]
    table.ann.orders("Pillage", "Waaagh!")
    table.bob.orders("Demolition!", "Runesmith")
    assert table.bob.discard == ["Runesmith", "Demolition!"]
