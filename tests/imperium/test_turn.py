"""Turns and rounds: activate, innovate or revolt, then the clean-up, clockwise."""

from __future__ import annotations

import pytest

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from nefrit.testing.scenario import Unscripted
from tests.imperium.tables import ends_turn, middle, slot

__all__ = ["GAME"]


@rule("imperium.turn.exactly-one-of-three")
def test_a_player_activates_innovates_or_revolts(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Assyrians"]), bob=side(), **middle())
    assert table.ann.choices == ["activate", "innovate", "revolt"]
    assert table.ann.why_not("Assyrians") == ["imperium.turn.exactly-one-of-three"]


@rule("imperium.turn.then-clean-up", "imperium.turn.clean-up-ends-turn", "imperium.round.clockwise")
@rule("imperium.activate.end", "imperium.round.starts-with-first-player")
def test_turns_pass_clockwise_after_the_clean_up(table: Scenario) -> None:
    table.position("turn", ann=side(), bob=side(hand=["Assyrians"]), cid=side(), first="bob", **middle())
    assert table.deciding == ["bob"]
    table.bob.chooses("activate")
    table.bob.chooses("pass")
    assert table.bob.asked == "place-token", "the clean-up follows"
    ends_turn(table.bob)
    assert table.deciding == ["cid"]
    table.cid.chooses("revolt")
    ends_turn(table.cid)
    assert table.deciding == ["ann"]


@rule("imperium.round.end-at-solstice-card", "imperium.round.solstice-before-next-round", "imperium.solstice.when")
@rule("imperium.solstice.new-round", "imperium.round.unknown-number")
def test_after_the_last_turn_comes_the_solstice_and_then_the_next_round(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(play=["min-drainage-system"]),
        bob=side(play=["min-drainage-system"]),
        first="ann",
        **middle(),
    )
    table.ann.chooses("revolt")
    ends_turn(table.ann)
    assert (table.ann.population, table.bob.population) == (0, 0)
    table.bob.chooses("revolt")
    ends_turn(table.bob)
    assert (table.ann.population, table.bob.population) == (1, 1)
    assert table.round == 2
    assert table.deciding == ["ann"]


@rule("imperium.activate.free-order", "imperium.summary.activate-limits")
def test_actions_and_exhaust_effects_mix_in_any_order(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Berbers", "Aksumites"], play=["Code of Laws", "Mysticism"], deck=["Etruscans"]),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("activate")
    assert table.ann.choices == ["pass", "play Berbers", "play Aksumites", "use Code of Laws 0", "use Mysticism 0"]
    table.ann.chooses("use Code of Laws 0")
    table.ann.chooses("play Berbers")
    table.ann.chooses("use Mysticism 0")
    assert (table.ann.actions, table.ann.exhausts) == (3, 3)
    table.ann.chooses("play Etruscans")
    assert table.ann.choices == ["pass", "play Aksumites"]


# ---- Innovating


@rule("imperium.innovate.discard-hand", "imperium.innovate.break-through", "imperium.summary.innovate")
@rule("imperium.innovate.then-clean-up")
def test_who_innovates_discards_the_hand_and_breaks_through_for_any_suit(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Berbers", "Aksumites"]), bob=side(), **middle())
    table.ann.chooses("innovate")
    assert table.ann.discard == ["Berbers", "Aksumites"]
    assert table.ann.choices == [
        "Jungle",
        "Elders",
        "Coinage",
        "Aksumites",
        "Oasis",
        "face-down uncivilised",
        "face-down civilised",
        "face-down region",
        "face-down tributary",
    ]
    table.ann.chooses("Coinage")
    assert table.ann.hand == ["Coinage"]
    assert table.ann.asked == "place-token"


@rule("imperium.innovate.no-actions-no-exhaust", "decision.imperium.reactive-exhaust")
def test_who_innovates_takes_no_actions_and_uses_no_exhaust_effects(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Berbers"], standing=["cel-power-a"]), bob=side(), **middle())
    table.ann.chooses("innovate")
    assert table.ann.why_not("Celts") == ["decision.imperium.reactive-exhaust"]
    table.ann.chooses("Elders")
    assert table.ann.asked == "place-token", "the power is not offered, although an uncivilised card was obtained"
    assert table.bob.hand == []


# ---- Revolting


@rule("imperium.revolt.return-unrest", "imperium.summary.revolt", "imperium.revolt.then-clean-up")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_who_revolts_returns_any_number_of_unrest_cards(table: Scenario, count: int) -> None:
    table.position("turn", ann=side(hand=["2x Unrest", "Berbers"]), bob=side(), **middle())
    table.ann.chooses("revolt")
    assert table.ann.choices == ["Unrest", "Unrest"]
    table.ann.chooses(*["Unrest"] * count)
    assert len(table.unrest) == 8 + count
    assert table.ann.asked == "place-token"


@rule("imperium.revolt.no-actions-no-exhaust")
@rule("decision.imperium.reactive-exhaust")
def test_who_revolts_takes_no_actions_and_uses_no_exhaust_effects(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Unrest", "Berbers"], play=["Wonder"]), bob=side(), **middle())
    table.ann.chooses("revolt")
    assert "imperium.revolt.no-actions-no-exhaust" in table.ann.why_not("Berbers")
    table.ann.chooses("Unrest")
    assert table.ann.progress == 0
    with pytest.raises(Unscripted):
        table.ann.chooses("respond Wonder")


# ---- Whose cards are meant


@rule("imperium.ownership.opponents-only-if-stated")
def test_effects_touch_opponents_only_where_they_say_so(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Lowlands", "Temple"], play=["Jungle"]),
        bob=side(hand=["Berbers"], play=["Coast"], material=4),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Lowlands")
    table.ann.chooses("Jungle")
    assert slot(table, 0) == "Coast"
    assert table.bob.hand == ["Berbers"]
    assert table.bob.play == ["Coast"]
    assert table.bob.material == 4
