"""What happens when a player must draw and the deck is empty."""

from __future__ import annotations

import pytest

from nefrit.imperium.definition import GAME
from nefrit.imperium.occurrences import BecameEmpire, Developed, Reshuffled
from nefrit.imperium.state import DECK
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, told

__all__ = ["GAME"]

PILE = ["Berbers", "Etruscans", "Hittites"]


def draws(table: Scenario, bob: object = None, **ann: object) -> None:
    """Ann draws a card with Code of Laws."""
    table.position("turn", ann=side(play=["Code of Laws"], **ann), bob=bob or side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("use Code of Laws 0")


# ---- Barbarians


@rule("imperium.deck-exhaustion.trigger", "imperium.deck-exhaustion-barbarian.2-take-card")
@rule("imperium.deck-exhaustion-barbarian.3-exhaust-token", "imperium.deck-exhaustion-barbarian.4-shuffle")
@rule("imperium.deck-exhaustion-barbarian.5-draw", "imperium.deck-exhaustion-barbarian.1-mandatory")
@rule("imperium.summary.deck-exhaustion-barbarian")
def test_a_barbarian_takes_the_top_nation_card_and_shuffles_it_in(table: Scenario) -> None:
    draws(table, discard=PILE, nation=["Raetia", "Julius Caesar"])
    assert table.ann.nation == ["Julius Caesar"]
    assert sorted([*table.ann.deck, *table.ann.hand]) == sorted([*PILE, "Raetia"])
    assert len(table.ann.hand) == 1
    assert table.ann.discard == []
    assert (table.ann.exhausts, table.ann.nation_exhausted) == (3, True)


@rule("imperium.deck-exhaustion-barbarian.1-conditions", "imperium.deck-exhaustion-barbarian.1-otherwise-step-4")
def test_no_nation_card_is_taken_while_an_exhaust_token_lies_there(table: Scenario) -> None:
    draws(table, discard=PILE, nation=["Raetia", "Julius Caesar"], nation_exhausted=True)
    assert table.ann.nation == ["Raetia", "Julius Caesar"]
    assert table.ann.exhausts == 4
    assert len(table.ann.hand) == 1


@rule("imperium.deck-exhaustion-barbarian.1-conditions")
def test_no_nation_card_is_taken_without_an_exhaust_token_on_the_state_card(table: Scenario) -> None:
    draws(table, discard=PILE, nation=["Raetia", "Julius Caesar"], exhausts=1)
    assert table.ann.exhausts == 0, "the last one went to the card that draws"
    assert table.ann.nation == ["Raetia", "Julius Caesar"]


@rule("imperium.deck-exhaustion-barbarian.2-accession-flips", "decision.imperium.exhaustion-token")
def test_the_accession_card_makes_an_empire(table: Scenario) -> None:
    draws(table, discard=PILE, nation=["Julius Caesar"])
    assert table.ann.empire
    assert "Julius Caesar" in [*table.ann.deck, *table.ann.hand]
    assert len(told(table, BecameEmpire)) == 1
    assert (table.ann.exhausts, table.ann.nation_exhausted) == (3, True)


@rule("imperium.summary.deck-exhaustion-barbarian", "imperium.deck-exhaustion.trigger")
def test_who_has_just_become_an_empire_goes_on_as_a_barbarian(table: Scenario) -> None:
    draws(table, discard=PILE, nation=["Julius Caesar"], development=["Legions"], population=3)
    assert table.ann.empire
    assert len(table.ann.hand) == 1
    assert table.ann.development == ["Legions"], "nothing is developed: the deck was that of a barbarian"


@rule("imperium.deck-exhaustion-barbarian.4-shuffle", "imperium.deck-exhaustion-empire.4-shuffle")
@pytest.mark.parametrize("empire", [False, True])
def test_the_new_deck_is_shuffled(table: Scenario, empire: bool) -> None:
    pile = [*PILE, "Ionians", "Assyrians", "Aksumites", "Lydians", "Uxians"]
    draws(table, discard=pile, empire=empire)
    drawn = [*table.ann.hand, *table.ann.deck]
    assert drawn != pile
    assert sorted(drawn) == sorted(pile)
    assert not any(table.game.knows(0, card) for card in table.game.zone(DECK, 0))
    assert len(told(table, Reshuffled)) == 1


@rule("decision.imperium.accession")
def test_an_effect_that_takes_the_top_nation_card_takes_the_accession_card_too(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Egyptians"], nation=["Julius Caesar"]), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Egyptians")
    assert table.ann.empire
    assert table.ann.discard == ["Julius Caesar"]


@rule("imperium.deck-exhaustion.vikings-zenith", "imperium.deck-exhaustion.vikings-no-flip")
@rule("imperium.end.trigger-4-vikings")
def test_the_zenith_card_of_the_vikings_triggers_scoring_and_flips_nothing(table: Scenario) -> None:
    draws(table, discard=PILE, nation=["Harald Hardrada"], nation_name="vikings")
    assert "Harald Hardrada" in [*table.ann.deck, *table.ann.hand]
    assert table.rounds_left == 2
    assert not table.ann.empire


@rule("imperium.deck-exhaustion.arthurians-nadir", "imperium.deck-exhaustion.arthurians-no-flip")
def test_the_nadir_card_of_the_arthurians_goes_into_play(table: Scenario) -> None:
    draws(table, discard=PILE, nation=["Gwaith Camlan"], nation_name="arthurians")
    assert table.ann.play == ["Code of Laws", "Gwaith Camlan"]
    assert not table.ann.empire
    assert table.rounds_left == 0


@rule("imperium.deck-exhaustion.utopians-skip")
def test_without_a_nation_deck_the_pile_is_only_shuffled(table: Scenario) -> None:
    draws(table, discard=PILE)
    assert len(table.ann.hand) == 1
    assert (table.ann.exhausts, table.ann.nation_exhausted) == (4, False)


# ---- Empires


@rule("imperium.deck-exhaustion-empire.1-may-develop", "imperium.deck-exhaustion-empire.2-pay-and-take")
@rule("imperium.deck-exhaustion-empire.3-exhaust-token", "imperium.deck-exhaustion-empire.4-shuffle")
@rule("imperium.deck-exhaustion-empire.5-draw", "imperium.summary.deck-exhaustion-empire")
def test_an_empire_may_pay_for_a_development_card(table: Scenario) -> None:
    draws(table, discard=PILE, empire=True, development=["Legions", "The Senate"], population=3, material=4)
    assert table.ann.choices == ["pass", "Legions", "The Senate"]
    table.ann.chooses("Legions")
    assert table.ann.population == 0
    assert table.ann.development == ["The Senate"]
    assert len(told(table, Developed)) == 1
    assert sorted([*table.ann.deck, *table.ann.hand]) == sorted([*PILE, "Legions"])
    assert len(table.ann.hand) == 1
    assert (table.ann.exhausts, table.ann.development_exhausted) == (3, True)


@rule("imperium.deck-exhaustion-empire.1-otherwise-step-4")
def test_an_empire_may_decline(table: Scenario) -> None:
    draws(table, discard=PILE, empire=True, development=["Legions"], population=3)
    table.ann.chooses("pass")
    assert table.ann.development == ["Legions"]
    assert (table.ann.exhausts, table.ann.development_exhausted) == (4, False)
    assert len(table.ann.hand) == 1


@rule("imperium.deck-exhaustion-empire.1-conditions")
def test_what_cannot_be_paid_for_is_not_offered(table: Scenario) -> None:
    draws(table, discard=PILE, empire=True, development=["Legions", "The Senate"], population=3)
    assert table.ann.choices == ["pass", "Legions"]
    for lacking in ({"development_exhausted": True}, {"exhausts": 1}):
        draws(table, discard=PILE, empire=True, development=["Legions"], population=3, **lacking)
        assert table.ann.asked == "play-or-exhaust", "nothing is offered"
        assert len(table.ann.hand) == 1


# ---- Drawing


@rule("imperium.term-draw.from-deck")
def test_cards_are_drawn_from_the_top(table: Scenario) -> None:
    draws(table, deck=["Berbers", "Etruscans"])
    assert table.ann.hand == ["Berbers"]
    assert table.ann.deck == ["Etruscans"]


@rule("imperium.term-draw.reshuffle")
def test_what_is_left_is_drawn_before_the_new_deck_is_made(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Eminent"], deck=["Berbers"], discard=["Etruscans"]), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Eminent")
    assert table.ann.hand == ["Berbers", "Etruscans"]
    assert table.ann.discard == ["Eminent"], "the card that is being resolved is not shuffled in"


@rule("imperium.deck-exhaustion.immediate")
def test_the_deck_is_exhausted_in_the_turn_of_another_player_as_well(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Meditation"], discard=["Assyrians"]),
        bob=side(discard=["Berbers"], nation=["Raetia", "Julius Caesar"]),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Meditation")
    table.bob.chooses("yes")
    assert table.bob.nation == ["Julius Caesar"]
    assert (table.bob.exhausts, table.bob.nation_exhausted) == (4, True)


@rule("imperium.deck-exhaustion.if-able-draws", "imperium.term-draw.if-able")
@rule("imperium.term-draw.from-deck")
def test_if_able_only_what_is_in_the_deck_is_drawn(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Jade Mask"], deck=["Berbers", "Etruscans"], discard=PILE, nation=["Raetia", "Julius Caesar"]),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Jade Mask")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(2)
    assert table.ann.nation == ["Raetia", "Julius Caesar"]
    assert table.ann.choices == ["Berbers", "Etruscans"]
    table.ann.chooses("Etruscans")
    assert table.ann.deck == ["Etruscans"]
    assert table.ann.hand == ["Berbers"]


@rule("decision.imperium.empty")
def test_where_nothing_is_left_nothing_is_drawn(table: Scenario) -> None:
    draws(table)
    assert table.ann.hand == []
    assert table.ann.asked == "place-token", "there is nothing more to do"


def test_with_empty_deck_and_discard_pile_the_nation_card_is_drawn(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Nomads"], nation=["Raetia", "Julius Caesar"]), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Nomads")
    table.ann.chooses("yes")
    assert table.ann.hand == ["Raetia"]
