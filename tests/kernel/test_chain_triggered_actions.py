"""Triggered actions join the chain at the first opportunity or never."""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.chains import happened
from tests.kernel.models.chain import GAME

__all__ = ["GAME"]


# rules: invasion.timing.b1-pending-triggered-actions, invasion.timing.d2-begin-window
# rules: invasion.action.triggered-once-per-copy
def test_a_window_opens_with_the_triggered_actions_that_are_pending(table: Scenario) -> None:
    table.position(
        "turn", ann=side(hand=["Bolt"], play=["Prophet", "Prophet"]), bob=side(hand=["Bolt"], play=["Prophet"])
    )
    table.ann.answers(1)
    assert table.ann.decision.rule == "invasion.timing.b1-pending-triggered-actions"
    assert table.ann.choices == ["pass", "trigger Prophet", "trigger Prophet"], "bob's is for his own turn"
    table.ann.chooses("trigger Prophet")
    assert table.ann.choices == ["pass", "trigger Prophet"], "each copy once"
    table.ann.chooses("trigger Prophet")
    assert table.ann.decision.rule == "invasion.timing.b2-actions"
    table.ann.chooses("play Bolt")
    table.ann.answers(0)
    assert len(table.chain) == 3, "other actions join the chain that the triggered ones began"
    table.everybody_passes()


# rules: invasion.timing.d1-begin-effects, invasion.effect.simultaneous-troll-den-advanced-engineering
def test_forced_effects_of_the_beginning_come_before_the_window_and_actions_in_it(table: Scenario) -> None:
    table.position("turn", ann=side(play=["Prophet"], deck=["Bolt", "Volley"]), bob=side())
    assert table.ann.hand == ["Bolt"]
    assert (table.ann.choices, table.ann.resources) == (["pass", "trigger Prophet"], 3)


# rules: invasion.timing.b1-same-turn, invasion.timing.e3-expire
def test_a_triggered_action_cannot_wait_for_a_window_of_another_turn(table: Scenario) -> None:
    table.position("window", ann=side(hand=["Bolt"], play=["Prophet"]), bob=side(hand=["Bolt"], play=["Recruit"]))
    table.ann.passes()
    table.bob.passes()
    assert (table.turn, table.triggers) == (2, ()), "the end of her turn triggered the Prophet, but no window followed"
    assert table.bob.decision.rule == "invasion.timing.b2-actions"


# rules: invasion.action.triggered-first-opportunity, invasion.timing.b1-later-triggers
def test_a_triggered_action_that_was_not_used_when_the_window_opened_is_lost(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Bolt"], play=["Prophet"]), bob=side(hand=["Bolt"]))
    assert table.ann.choices == ["pass", "trigger Prophet"]
    table.ann.passes()
    assert table.ann.decision.rule == "invasion.timing.b2-actions"
    assert table.ann.choices == ["pass", "play Bolt"]
    assert table.triggers == ()


# rules: invasion.timing.b1-later-triggers, invasion.zone.enter-play-abilities-usable
def test_what_a_chain_triggered_can_be_used_as_first_action_of_the_next(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Scorch"], play=["Avenger", "Recruit"]),
        bob=side(hand=["Bolt", "Two Blows"], play=["Ironclad"]),
        active="bob",
    )
    table.bob.chooses("play Bolt")
    table.bob.chooses("Recruit")
    assert table.ann.choices == ["pass", "play Scorch"]
    table.ann.passes()
    table.bob.passes()
    assert table.ann.choices == ["pass", "trigger Avenger", "play Scorch"]
    table.ann.chooses("trigger Avenger")
    table.ann.chooses("Avenger")
    table.bob.passes()
    assert table.ann.choices == ["pass", "play Scorch"], "only once for each occurrence"
    table.ann.passes()
    assert table.piece("Avenger").damage == 1


# rules: invasion.action.triggered-first-opportunity
def test_a_triggered_action_is_lost_when_its_player_does_something_else_first(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Scorch"], play=["Avenger", "Recruit"]),
        bob=side(hand=["Bolt", "Two Blows"], play=["Veteran"]),
        active="bob",
    )
    table.bob.chooses("play Bolt")
    table.bob.chooses("Recruit")
    table.ann.passes()
    table.bob.passes()
    table.ann.chooses("play Bolt")
    table.ann.chooses("Veteran")
    table.bob.passes()
    assert table.ann.choices == ["pass", "play Scorch"]


# rules: invasion.action.triggered-first-opportunity, invasion.action.pass-does-not-forfeit
def test_passing_forfeits_a_triggered_action_but_not_other_actions(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Scorch"], play=["Avenger", "Recruit"]),
        bob=side(hand=["Bolt", "Two Blows"], play=["Veteran"]),
        active="bob",
    )
    table.bob.chooses("play Bolt")
    table.bob.chooses("Recruit")
    table.ann.passes()
    table.bob.passes()
    assert "trigger Avenger" in table.ann.choices
    table.ann.passes()
    table.bob.chooses("play Two Blows")
    table.bob.chooses("Avenger")
    assert table.ann.choices == ["pass", "play Bolt", "play Scorch"]


# rules: invasion.timing.b1-later-triggers, invasion.action.triggered-same-chain
def test_what_a_cost_triggered_joins_the_same_chain(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt"], play=["Martyr", "Avenger", "Avenger"]),
        bob=side(hand=["Bolt"], play=["Veteran"]),
    )
    table.ann.chooses("use Martyr")
    table.ann.chooses("Veteran")
    table.bob.passes()
    assert table.ann.choices == ["pass", "trigger Avenger", "trigger Avenger", "play Bolt"]
    table.ann.chooses("trigger Avenger")
    table.ann.chooses("Veteran")
    table.bob.passes()
    table.ann.chooses("trigger Avenger")
    table.ann.chooses("Veteran")
    assert len(table.chain) == 3
    table.bob.passes()
    table.ann.passes()
    assert table.bob.discard == ["Veteran"]


# rules: invasion.zone.leaves-play-no-abilities, invasion.play.action-source-in-play
def test_a_triggered_action_cannot_be_used_when_its_card_has_left_play(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Scorch"], play=["Avenger {damage=1}", "Recruit {damage=0}"]),
        bob=side(hand=["Volley", "Bolt"], play=["Veteran"]),
        active="bob",
    )
    table.bob.chooses("play Bolt")
    table.bob.chooses("Avenger")
    table.ann.passes()
    table.bob.chooses("play Volley")
    table.bob.chooses("Recruit")
    table.ann.passes()
    assert happened(table) == ["recruit damaged", "recruit destroyed", "avenger damaged", "avenger destroyed"]
    assert table.ann.choices == ["pass", "play Scorch"]
