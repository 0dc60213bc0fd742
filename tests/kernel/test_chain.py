"""The action chain: it is built until both players pass, and resolved from the last link to the first.

Scenarios of charts A to E, each as an example in a rulebook would tell it; more of them stand beside this, by subject.
"""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.chains import happened
from tests.kernel.models.chain import GAME

__all__ = ["GAME"]


# ---- The chain is built until both players pass in succession


# rules: invasion.timing.b2-until-both-pass, invasion.action.pass-does-not-forfeit
def test_who_has_passed_may_act_again_when_the_other_acts(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Scorch", "Crossfire"], play=["Gunner"]),
        bob=side(hand=["Volley", "Two Blows"], play=["Veteran"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Veteran")
    table.bob.passes()
    table.ann.chooses("play Scorch")
    table.ann.chooses("Veteran")
    table.bob.chooses("play Volley")
    table.bob.chooses("Gunner")
    table.ann.passes()
    table.bob.passes()
    assert table.chain == ()
    assert happened(table)[:2] == ["gunner damaged", "gunner destroyed"]
    assert happened(table)[2:] == ["veteran damaged", "veteran damaged", "veteran destroyed"]


# rules: invasion.action.window-definition, invasion.timing.b4-close
def test_the_window_closes_when_both_pass_and_nothing_was_added(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Bolt"], play=["Gunner"]), bob=side(hand=["Bolt"], resources=3))
    table.ann.passes()
    table.bob.passes()
    assert table.bob.resources == 5, "it is the turn of the next player, who collects"


# rules: invasion.timing.b4-priority-passes, invasion.timing.b4-first-player-priority
def test_after_a_chain_priority_passes_to_the_next_player(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Veteran"]),
        bob=side(hand=["Bolt"], play=["Ironclad"]),
    )
    assert table.deciding == ["ann"]
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    table.bob.passes()
    table.ann.passes()
    assert table.chain == ()
    assert table.deciding == ["bob"]


# ---- It is resolved last in, first out, and nobody can respond any more


# rules: invasion.timing.b3-lifo, invasion.action.response-lifo
def test_the_last_action_resolves_first_and_nobody_responds_in_between(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Scorch"], play=["Recruit", "Veteran"]),
        bob=side(hand=["Bolt", "Scorch"], play=["Gunner", "Ironclad"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Gunner")
    table.bob.chooses("play Bolt")
    table.bob.chooses("Recruit")
    assert [table.ann.being_played, table.bob.being_played] == [["Bolt"], ["Bolt"]]
    table.ann.passes()
    assert happened(table) == []
    table.bob.passes()
    assert happened(table) == ["recruit damaged", "recruit destroyed", "gunner damaged", "gunner destroyed"]
    assert [table.ann.being_played, table.bob.being_played] == [[], []]
    assert table.bob.choices == ["pass", "play Scorch"], "both still hold a tactic, but only now may one be played"


# rules: invasion.timing.b3-lifo
def test_only_the_effect_itself_asks_while_the_chain_resolves(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt"], play=["Harpy", "Gunner"]),
        bob=side(hand=["Bolt", "Scorch"], play=["Veteran"]),
    )
    table.ann.chooses("use Gunner")
    table.ann.chooses("Veteran")
    table.bob.passes()
    table.ann.chooses("use Harpy")
    table.bob.passes()
    table.ann.passes()
    assert table.bob.asked == "discard"
    assert table.piece("Veteran").damage == 0
    table.bob.chooses("Scorch")
    assert table.piece("Veteran").damage == 1, "and then the chain goes on"


def test_nobody_is_skipped_for_holding_the_wrong_cards(table: Scenario) -> None:
    table.position("window", ann=side(hand=["Bolt"], play=["Veteran"]), bob=side(hand=["Recruit"], play=["Ironclad"]))
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    assert table.bob.choices == ["pass"], "ann learns nothing of his hand from his not being asked"


def test_everybody_sees_the_chain(table: Scenario) -> None:
    table.position("window", ann=side(hand=["Bolt"], play=["Recruit"]), bob=side(hand=["Bolt"], play=["Veteran"]))
    table.ann.chooses("play Bolt")
    table.ann.chooses("Veteran")
    (link,) = table.game.view(1)["table"]["chain"]
    veteran = table.game.zone(GAME.zones[3], 1)[0]
    assert (link["seat"], link["ability"], link["targets"]) == (0, "bolt/abilities/0", [veteran])


# ---- An effect on the chain is independent of its source


# rules: invasion.effect.independent-of-source, invasion.timing.b3-independent
def test_an_effect_resolves_though_its_source_was_destroyed(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(play=["Gunner"]),
        bob=side(hand=["Bolt"], play=["Recruit"]),
    )
    table.ann.chooses("use Gunner")
    table.ann.chooses("Recruit")
    table.bob.chooses("play Bolt")
    table.bob.chooses("Gunner")
    assert happened(table) == ["gunner damaged", "gunner destroyed", "recruit damaged", "recruit destroyed"]
