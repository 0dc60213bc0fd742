"""Costs: loyalty, costs that are looked at, costs that are changed, and what a player has not got."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.invasion.values import cost
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, in_the_zone, orcs, resolves

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


@rule("invasion.cost.loyalty-example")
def test_loyalty_that_no_symbol_covers_costs_a_resource_each(table: Scenario) -> None:
    """Thyrus Gorman costs 3 and has 3 loyalty icons of the Empire; its player has 2 symbols of the Empire. What is the
    price?

    4: the loyalty cost is 3 - 2 = 1, on top of the printed cost.
    """
    for resources in (3, 4):
        empire = capital("Empire", resources=resources, hand=["Thyrus Gorman", "Pillage"], quest=["Huntsmen"])
        begin(table, "capital", empire, orcs())
        assert ("play Thyrus Gorman kingdom" in table.ann.choices) == (resources == 4)
    table.ann.chooses("play Thyrus Gorman kingdom")
    assert table.ann.resources == 0


@rule("invasion.term.cost-ignores-loyalty-example")
def test_who_looks_at_a_cost_does_not_see_loyalty(table: Scenario) -> None:
    """Dwarf Cannon Crew searches for a support that costs 2 or less. Does the loyalty of that support count?

    No, only the printed cost: a support of another race with cost 2 and loyalty icons may be put into play.
    """
    deck = ["Shrine to Nurgle", "Church of Sigmar", "Runesmith", "Mining Tunnels", "Master Rune of Dismay", "Armoury"]
    begin(table, "capital", dwarfs(resources=3, hand=["Dwarf Cannon Crew"], deck=deck), orcs())
    table.ann.chooses("play Dwarf Cannon Crew kingdom")
    assert table.ann.choices == ["Shrine to Nurgle", "Church of Sigmar", "Mining Tunnels"]
    table.ann.chooses("Church of Sigmar")
    assert table.ann.kingdom == ["Dwarf Cannon Crew", "Church of Sigmar"]
    assert table.ann.resources == 0


@rule("invasion.faq.tactic-loyalty-not-in-play")
def test_a_tactic_on_the_chain_lends_no_symbol(table: Scenario) -> None:
    """A player responds to a tactic of their own with another of the same race. Does the first lower the loyalty cost
    of the second?

    No. It is not in play, and only symbols in play count.
    """
    begin(
        table,
        "capital",
        orcs(resources=6, hand=["2x Demolition!"], kingdom=["Totem of Gork"]),
        capital("Chaos", resources=9, hand=["Seduced by Darkness"], kingdom=["Dark Zealot"]),
    )
    for left in (3, 0):
        table.ann.chooses("play Demolition!")
        table.ann.chooses("Totem of Gork")
        assert table.ann.resources == left, "2, and 1 for its loyalty, the second time too"
        if left:
            table.bob.chooses("play Seduced by Darkness")
            table.bob.chooses("Dark Zealot")


@rule("invasion.faq.tunnel-fighter-when")
def test_developments_are_sacrificed_for_tunnel_fighter_when_it_is_played(table: Scenario) -> None:
    """When can three developments be sacrificed to lower the cost of Tunnel Fighter to 0?

    When its player announces playing it, and at no other time; once it is in play its text can do nothing.
    """
    begin(
        table,
        "capital",
        dwarfs(resources=2, hand=["Tunnel Fighter", "Pillage"], kingdom=[STONE, STONE], quest=[STONE]),
        orcs(),
    )
    assert "play Tunnel Fighter battlefield" not in table.ann.choices, "4 and 2 for loyalty are too much"
    table.ann.chooses("trade Tunnel Fighter battlefield")
    table.ann.chooses("Pillage", "Pillage", "Pillage")
    resolves(table)
    assert (table.ann.battlefield, table.ann.resources) == (["Tunnel Fighter"], 0)
    assert table.ann.discard == ["Pillage"] * 3
    begin(table, "capital", dwarfs(hand=["Pillage"], kingdom=[STONE, STONE, STONE, "Tunnel Fighter"]), orcs())
    assert not any("Tunnel Fighter" in choice for choice in table.ann.choices)


@rule("invasion.faq.cost-change-only-for-playing")
def test_a_changed_cost_is_only_the_cost_of_playing(table: Scenario) -> None:
    """Tunnel Fighter was played for 0 by its own text. What does it cost for effects that ask later?

    4, as printed: only the price of playing it was changed.
    """
    begin(
        table,
        "capital",
        dwarfs(resources=2, hand=["Tunnel Fighter"], kingdom=[STONE, STONE, STONE]),
        orcs(),
    )
    table.ann.chooses("trade Tunnel Fighter kingdom")
    table.ann.chooses("Pillage", "Pillage", "Pillage")
    assert table.ann.kingdom == ["Tunnel Fighter"]
    assert cost(table.game, 0, in_the_zone(table, "Tunnel Fighter")) == 4


@rule("invasion.faq.shaggoth-champion-x")
def test_what_a_text_says_of_x_holds_out_of_play_too(table: Scenario) -> None:
    """Call the Brayherd reveals Shaggoth Champion, whose cost is the fewest cards in an opponent's hand. Is it put
    into play as a unit that costs 3 or less?

    If that number is 3 or less now. What its text says of X holds out of play, too.
    """
    for cards in (3, 4):
        deck = ["Shaggoth Champion", "Pillage", "Pillage", "Pillage", "Pillage", "Pillage"]
        begin(
            table,
            "capital",
            capital("Chaos", resources=6, hand=["Call the Brayherd"], deck=deck),
            dwarfs(hand=[f"{cards}x Runesmith"]),
        )
        table.ann.chooses("play Call the Brayherd")
        assert table.ann.battlefield == (["Shaggoth Champion"] if cards == 3 else [])


@rule("invasion.faq.snotling-ambush-partial")
def test_who_must_lose_more_than_they_have_loses_all(table: Scenario) -> None:
    """Snotling Ambush is paid with a card of more loyalty than the opponent has resources. What does it do?

    The opponent loses all the resources there are.
    """
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Snotling Ambush", "Thyrus Gorman"], battlefield=["Black Orc Squad"]),
        dwarfs(resources=2),
    )
    table.ann.chooses("play Snotling Ambush")
    table.ann.chooses("player 1")
    table.ann.chooses("Thyrus Gorman")
    assert table.ann.discard == ["Snotling Ambush", "Thyrus Gorman"]
    assert table.bob.resources == 0
