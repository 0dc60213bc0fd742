"""The other notes at the end of the rulebook: cards that differ, a card that counts twice, and some nations."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, plays, points

__all__ = ["GAME"]


def only_one_can_be_played_by_an_empire(table: Scenario, name: str, barbarian: str, other: str) -> None:
    """Ann, an empire, holds both cards of this name; then each of them by itself."""
    for hand, choices in (([barbarian, other], 1), ([barbarian], 0), ([other], 1)):
        table.position("turn", ann=side(hand=[*hand, "Berbers"], empire=True), bob=side(), **middle())
        table.ann.chooses("activate")
        assert [choice for choice in table.ann.choices if name in choice] == [f"play {name}"] * choices


@rule("imperium.ruling.nomads")
def test_only_one_of_the_nomads_has_the_barbarian_icon(table: Scenario) -> None:
    """The Scythians have two cards called Nomads. Can an empire play them?

    One of them: only the other has the barbarian icon.
    """
    only_one_can_be_played_by_an_empire(table, "Nomads", "scy-nomads-barbarian", "scy-nomads")


@rule("imperium.ruling.indian-elephants")
def test_only_one_of_the_indian_elephants_has_the_barbarian_icon(table: Scenario) -> None:
    """The Mauryans have two cards called Indian Elephants. Can an empire play them?

    One of them: only the other has the barbarian icon.
    """
    cards = ("mau-indian-elephants-barbarian", "mau-indian-elephants")
    only_one_can_be_played_by_an_empire(table, "Indian Elephants", *cards)


@rule("imperium.ruling.acclaimed")
def test_acclaimed_breaks_through_for_a_card_with_variable_points(table: Scenario) -> None:
    """Acclaimed breaks through for a card with the variable victory point icon. How is that done?

    As usual, but by this icon: a card of the market that has it is chosen, or the first one in the main deck.
    """
    other = {"main": ["Marsh", "Leadership", "Oracle", "Forest"]}
    plays(table, "Acclaimed", other=other)
    assert table.ann.choices == ["Aksumites", "face-down variable"]
    table.ann.chooses("face-down variable")
    assert table.ann.hand == ["Oracle"]


@rule("imperium.ruling.grand-trunk-road")
def test_the_grand_trunk_road_counts_as_two_regions(table: Scenario) -> None:
    """Grand Trunk Road counts as two regions for other cards. What does that mean for Glory, and for the power card of
    the Mauryans?

    It and one more region are the three that Glory abandons, and the power card counts it twice.
    """
    plays(table, "Glory", play=["Grand Trunk Road", "Coast"])
    assert table.ann.asked == "which-to-abandon"
    table.ann.chooses("Grand Trunk Road")
    assert sorted(table.ann.discard) == ["Coast", "Grand Trunk Road"]
    assert table.ann.asked == "take-fame"
    table.position("turn", ann=side(standing=["mau-power-a"], play=["Grand Trunk Road"]), bob=side(), **middle())
    assert points(table) == 2 + 2


@rule("imperium.nation-utopians.power-passive-timing")
@rule("imperium.term-passive.always-on")
def test_the_utopians_take_unrest_as_soon_as_their_deck_is_empty(table: Scenario) -> None:
    """The Utopians draw the last card of their deck, and nothing is shuffled yet. Do they take unrest?

    Yes, at once.
    """
    plays(table, "Eminent", standing=["uto-power-b"], deck=["2x Berbers"])
    assert table.ann.hand == ["Berbers", "Berbers", "Unrest"]


@rule("imperium.nation-utopians.power-passive-again")
def test_the_utopians_take_unrest_again_when_their_deck_is_empty_again(table: Scenario) -> None:
    """The deck of the Utopians is empty, a card is put into it and drawn. Do they take unrest for that, too?

    Yes, every time that the last card leaves the deck.
    """
    plays(table, "Eminent", "Minoans", "Etruscans", "Magnificent", standing=["uto-power-b"], deck=["2x Berbers"])
    assert table.ann.hand.count("Unrest") == 1
    table.ann.chooses("play Minoans")
    table.ann.chooses("Etruscans")
    assert table.ann.deck == ["Etruscans"]
    table.ann.chooses("play Magnificent")
    assert table.ann.deck == []
    assert table.ann.hand.count("Unrest") == 2
