"""The solstice between two rounds."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle

__all__ = ["GAME"]


@rule("imperium.solstice.all-players-all-cards", "imperium.solstice.simultaneous", "decision.imperium.solstice")
@rule("decision.all.simultaneous-order")
def test_all_players_resolve_their_effects_from_the_first_player_on(table: Scenario) -> None:
    table.position(
        "solstice",
        ann=side(play=["Metropolis"], standing=["art-power-b"], hand=["Berbers"]),
        bob=side(play=["Metropolis", "min-drainage-system"]),
        first="bob",
        **middle(),
    )
    assert table.deciding == ["bob"]
    table.bob.chooses("resolve Drainage System")
    table.bob.chooses("option 0")
    assert (table.bob.material, table.bob.population) == (1, 1)
    assert table.deciding == ["ann"]
    table.ann.chooses("resolve Arthurians")
    assert (table.ann.hand, table.ann.progress) == ([], 1)
    table.ann.chooses("option 1")
    assert table.ann.population == 1
    assert table.bob.asked == "choose-turn"


@rule("imperium.solstice.own-order")
def test_each_player_chooses_the_order(table: Scenario) -> None:
    def begin() -> None:
        play, hand, deck = ["Lowlands", "Coinage", "Metropolis"], ["Berbers"], ["Aksumites"]
        table.position("solstice", ann=side(play=play, hand=hand, deck=deck), bob=side(), **middle())

    begin()
    assert table.ann.choices == ["resolve Lowlands", "resolve Coinage", "resolve Metropolis"]
    table.ann.chooses("resolve Lowlands")
    table.ann.chooses("resolve Metropolis")
    table.ann.chooses("option 2")
    assert table.ann.hand == ["Aksumites"], "drawn after the only card in hand was discarded"
    begin()
    table.ann.chooses("resolve Metropolis")
    table.ann.chooses("option 2")
    table.ann.chooses("resolve Lowlands")
    assert table.ann.choices == ["Berbers", "Aksumites"], "now there is a choice"


@rule("imperium.solstice.as-much-as-possible")
def test_an_effect_is_carried_out_as_far_as_possible(table: Scenario) -> None:
    table.position("solstice", ann=side(play=["Lowlands"]), bob=side(play=["Bread and Circuses"]), **middle())
    assert table.ann.material == 3, "although there is no card to discard"
    assert table.ann.asked == "choose-turn"


@rule("imperium.solstice.as-much-as-possible")
def test_what_must_be_done_cannot_be_declined(table: Scenario) -> None:
    table.position("solstice", ann=side(play=["Mysticism"], hand=["Berbers"]), bob=side(), **middle())
    assert table.ann.hand == ["Berbers", "Unrest"], "with one card to discard only the other option is left"


@rule("imperium.term-solstice.cards-in-play")
def test_a_card_that_has_left_play_before_its_turn_does_nothing(table: Scenario) -> None:
    table.position("solstice", ann=side(play=["Tents", "Lowlands", "min-drainage-system"]), bob=side(), **middle())
    table.ann.chooses("resolve Tents")
    table.ann.chooses("yes")
    assert table.ann.hand == ["Lowlands"]
    assert table.ann.material == 0
    assert table.ann.population == 1


def test_cards_that_are_not_in_play_have_no_solstice(table: Scenario) -> None:
    table.position(
        "solstice",
        ann=side(hand=["min-drainage-system"], garrison=["min-drainage-system #5"], play=['Jungle {garrison=["#5"]}']),
        bob=side(),
        **middle(),
    )
    assert table.ann.population == 0
