"""Exhaust effects: what they need, and when they may be used."""

from __future__ import annotations

import pytest

from nefrit.imperium.definition import GAME
from nefrit.imperium.occurrences import Exhausted
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import activate, ends_turn, middle, told

__all__ = ["GAME"]


@rule("imperium.exhaust.choose-card", "imperium.exhaust.move-token", "imperium.exhaust.resolve-fully")
def test_an_exhaust_token_moves_to_the_card_and_its_effect_is_carried_out(table: Scenario) -> None:
    activate(table, play=["Mysticism"])
    table.ann.chooses("use Mysticism 0")
    assert table.ann.exhausts == 4
    assert table.piece("Mysticism").exhausted
    assert len(told(table, Exhausted)) == 1
    assert table.ann.actions == 4


@rule("imperium.exhaust.choose-card")
def test_the_power_card_can_be_exhausted_but_no_card_in_hand(table: Scenario) -> None:
    activate(table, hand=["Mysticism"], standing=["gre-power-a"])
    assert table.ann.choices == ["pass", "play Mysticism", "use Greeks 0"]
    assert table.ann.why_not("Greeks") == []


@rule("imperium.exhaust.not-already-exhausted")
def test_an_exhausted_card_is_not_exhausted_again(table: Scenario) -> None:
    activate(table, hand=["Berbers"], play=["Mysticism"])
    table.ann.chooses("use Mysticism 0")
    assert table.ann.choices == ["pass", "play Berbers"]
    assert table.ann.why_not("Mysticism") == ["imperium.exhaust.not-already-exhausted"]


@rule("imperium.exhaust.no-token")
def test_without_exhaust_tokens_nothing_is_exhausted(table: Scenario) -> None:
    activate(table, hand=["Berbers"], play=["Mysticism"], exhausts=0)
    assert table.ann.choices == ["pass", "play Berbers"]
    assert table.ann.why_not("Mysticism") == ["imperium.exhaust.no-token"]


@rule("imperium.exhaust.extra-cost", "imperium.exhaust.unpayable-cost", "imperium.term-pay.unable")
def test_what_an_exhaust_effect_costs_must_be_paid(table: Scenario) -> None:
    activate(table, hand=["Berbers"], play=["Shrine"], deck=["Aksumites"])
    assert table.ann.choices == ["pass", "play Berbers"]
    assert table.ann.why_not("Shrine") == ["imperium.exhaust.unpayable-cost"]
    activate(table, play=["Shrine"], deck=["Aksumites"], material=1)
    table.ann.chooses("use Shrine 0")
    assert table.ann.material == 0
    assert table.ann.hand == ["Aksumites"]
    activate(table, play=["Boats", "Jungle"])
    assert table.ann.why_not("Boats") == ["imperium.exhaust.unpayable-cost"], "nothing fertile to recall"
    activate(table, play=["Boats", "Coast"])
    table.ann.chooses("use Boats 0")
    assert table.ann.hand == ["Coast"]
    assert table.ann.actions == 4


@rule("imperium.term-action.spend", "imperium.term-action.spend-unable")
def test_an_effect_that_spends_actions_needs_them(table: Scenario) -> None:
    activate(table, hand=["Berbers"], standing=["gre-power-a"], actions=1)
    assert table.ann.why_not("Greeks") == ["imperium.exhaust.unpayable-cost"]
    activate(table, standing=["gre-power-a"], actions=2)
    table.ann.chooses("use Greeks 0")
    table.ann.chooses("Elders")
    assert table.ann.actions == 0
    assert table.ann.hand == ["Elders"]


@rule("imperium.exhaust.state-icon-ignored", "imperium.term-barbarian.exhaust-empire-in-play")
def test_the_state_icon_of_a_card_in_play_does_not_matter(table: Scenario) -> None:
    activate(table, play=["Coinage"], deck=["Aksumites"])
    table.ann.chooses("use Coinage 0")
    assert table.ann.hand == ["Aksumites"]


@rule("imperium.exhaust.own-turn-only")
def test_cards_are_exhausted_only_in_ones_own_turn(table: Scenario) -> None:
    activate(table, hand=["Berbers"])
    table.position("turn", ann=side(), bob=side(play=["Mysticism"]), **middle())
    table.ann.chooses("activate")
    assert table.bob.why_not("Mysticism") == ["imperium.exhaust.own-turn-only"]


# ---- Exhaust effects that wait for something


@rule("decision.imperium.reactive-exhaust")
def test_an_exhaust_effect_may_be_used_when_what_it_waits_for_happens(table: Scenario) -> None:
    activate(table, hand=["Settlers", "Unrest"], play=["Wonder"], population=0)
    assert table.ann.choices == ["pass", "play Settlers", "play Unrest"]
    table.ann.chooses("play Settlers")
    table.ann.chooses("option 2")
    assert table.ann.choices == ["pass", "respond Wonder"]
    table.ann.chooses("respond Wonder")
    assert table.ann.progress == 2
    assert table.ann.exhausts == 4


@rule("decision.imperium.reactive-exhaust")
def test_it_may_be_used_for_the_second_of_two_things_that_happen_at_once(table: Scenario) -> None:
    activate(table, hand=["Ionians", "2x Unrest"], play=["Wonder"])
    table.ann.chooses("play Ionians")
    table.ann.chooses("Unrest", "Unrest")
    for answer in ("pass", "respond Wonder"):
        assert table.ann.choices == ["pass", "respond Wonder"]
        table.ann.chooses(answer)
    assert table.ann.progress == 2
    assert table.ann.history == ["Ionians"]


@rule("decision.imperium.reactive-exhaust")
def test_it_may_be_declined(table: Scenario) -> None:
    activate(table, hand=["Settlers", "Unrest"], play=["Wonder"])
    table.ann.chooses("play Settlers")
    table.ann.chooses("option 2")
    table.ann.chooses("pass")
    assert table.ann.progress == 0
    assert not table.piece("Wonder").exhausted


@rule("decision.imperium.reactive-exhaust")
def test_it_is_not_used_in_the_solstice(table: Scenario) -> None:
    table.position(
        "solstice", ann=side(play=["Shrine", "Wonder"], hand=["Berbers"], discard=["Unrest"]), bob=side(), **middle()
    )
    table.ann.chooses("yes")
    assert len(table.unrest) == 9
    assert table.ann.progress == 0
    assert table.ann.asked == "choose-turn", "the power to exhaust was not offered"


@rule("imperium.term-action.gain", "imperium.term-action.above-three")
def test_gained_actions_may_be_more_than_three(table: Scenario) -> None:
    activate(table, hand=["Mercenaries", "Great"], empire=True, population=1)
    table.ann.chooses("play Mercenaries")
    table.ann.chooses("play Great")
    table.ann.chooses("no")
    assert table.ann.actions == 5
    ends_turn(table.ann)
    assert table.ann.actions == 3


def test_an_exhaust_token_that_returns_can_be_used_again(table: Scenario) -> None:
    activate(table, hand=["Olmecs"], play=["Mysticism", "Coinage"], deck=["Berbers"])
    table.ann.chooses("use Mysticism 0")
    table.ann.chooses("use Coinage 0")
    table.ann.chooses("play Olmecs")
    assert table.ann.asked == "regain-exhaust"
    assert table.ann.choices == ["Mysticism", "Coinage"]
    table.ann.chooses("Mysticism")
    assert table.ann.exhausts == 4
    assert table.ann.choices == ["pass", "play Berbers", "use Mysticism 0"]


@rule("decision.imperium.regain-exhaust")
def test_an_exhaust_effect_does_not_return_the_token_it_was_used_with(table: Scenario) -> None:
    activate(table, play=["Olmec Hieroglyphics", "Mysticism", "Town"], hand=["Berbers"])
    table.ann.chooses("use Mysticism 0")
    table.ann.chooses("use Olmec Hieroglyphics 0")
    assert not table.piece("Mysticism").exhausted
    assert table.ann.exhausts == 4
    assert table.ann.why_not("Olmec Hieroglyphics") == ["imperium.exhaust.not-already-exhausted"]


@rule("decision.imperium.regain-exhaust", "imperium.deck-exhaustion.once-per-turn-effect")
@pytest.mark.parametrize("place", ["nation_exhausted", "development_exhausted"])
@pytest.mark.parametrize("card", ["Olmecs", "Uxians", "Rituals & Ceremonies"])
def test_no_card_returns_the_exhaust_token_of_a_deck(table: Scenario, card: str, place: str) -> None:
    activate(table, hand=[card, "Berbers"], exhausts=4, **{place: True})
    table.ann.chooses(f"play {card}")
    assert table.ann.asked == "play-or-exhaust"
    assert table.ann.exhausts == 4
    assert getattr(table.ann, place)


@rule("decision.imperium.regain-exhaust")
def test_a_borrowed_effect_does_not_return_the_token_it_was_used_with(table: Scenario) -> None:
    table.position("turn", ann=side(play=["Ambassador"]), bob=side(play=["Olmec Hieroglyphics"]), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("use Ambassador 0")
    assert table.ann.exhausts == 4
    assert table.piece("Ambassador").exhausted


def test_what_is_played_for_an_action_by_an_exhaust_effect_needs_one(table: Scenario) -> None:
    activate(table, hand=["Berbers"], play=["Phalanx"], discard=["Bactria"], actions=0)
    assert table.ann.why_not("Phalanx") == ["imperium.exhaust.unpayable-cost"]
