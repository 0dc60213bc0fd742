"""Chart A breaks into the action chain: constants, then forced effects."""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.chains import happened
from tests.kernel.models.chain import GAME

__all__ = ["GAME"]


# rules: invasion.timing.b3-interrupt-by-a, invasion.timing.c3-apply
def test_a_forced_effect_breaks_in_between_two_parts_of_an_effect(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Two Blows", "Two Blows", "Bolt"], play=["Recruit"]),
        bob=side(hand=["Bolt"], play=["Troll", "Ghost"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ghost")
    table.bob.passes()
    table.ann.chooses("play Two Blows")
    table.ann.chooses("Troll")
    table.bob.passes()
    table.ann.passes()
    assert table.piece("Troll").damage == 2, "it grew after the first blow, so the second did not destroy it"
    assert happened(table) == ["troll damaged", "troll damaged", "ghost damaged", "ghost destroyed"]


# rules: invasion.timing.a-after-trigger, invasion.timing.a1-constant-active-player
# rules: invasion.timing.a1-constant-next-player, invasion.timing.a2-forced-active-player
# rules: invasion.timing.a2-forced-next-player, invasion.effect.simultaneous-order
def test_chart_a_constants_first_then_forced_the_active_player_before_the_other(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Volley"], play=["Scavenger", "Ghost", "Ghoul"], deck=["Bolt", "Bolt"]),
        bob=side(hand=["Scorch"], play=["Scavenger", "Scavenger", "Ghoul", "Ghoul", "Veteran"], deck=["Bolt", "Bolt"]),
    )
    table.ann.chooses("play Volley")
    table.ann.chooses("Veteran")
    table.bob.passes()
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ghost")
    table.bob.passes()
    # The Ghost is destroyed. First the constant effects of the active player, in the order she chooses.
    assert sorted(table.ann.choices) == ["resolve Ghost", "resolve Scavenger"]
    table.ann.chooses("resolve Ghost")
    assert (table.ann.resources, table.ann.hand) == (2, ["Bolt"]), "both, the chosen one first"
    # Then the constant effects of the other player; no forced effect has been carried out.
    assert table.bob.choices == ["resolve Scavenger", "resolve Scavenger"]
    assert (table.bob.resources, table.bob.hand) == (3, ["Scorch"])
    table.bob.answers(1)
    # Then the forced effects, again the active player's first.
    assert table.bob.choices == ["resolve Ghoul", "resolve Ghoul"]
    assert (table.ann.hand, table.bob.resources, table.bob.hand) == (["Bolt", "Bolt"], 5, ["Scorch"])
    assert table.piece("Veteran").damage == 0
    table.bob.answers(1)
    # Then the chain goes on.
    assert table.bob.hand == ["Scorch", "Bolt", "Bolt"]
    assert table.piece("Veteran").damage == 1


# rules: invasion.timing.a1-constant-active-player, invasion.timing.a1-constant-next-player
def test_chart_a_begins_with_the_active_player_whoever_acted(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Scavenger", "Scavenger"]),
        bob=side(play=["Scavenger", "Scavenger", "Recruit"]),
        active="bob",
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Recruit")
    table.ann.passes()
    table.bob.chooses("resolve Scavenger")
    assert (table.ann.resources, table.bob.resources) == (2, 5)
    table.ann.chooses("resolve Scavenger")
    assert table.ann.resources == 4


# rules: invasion.timing.b2-costs-trigger-a, invasion.timing.c1-targets
def test_a_cost_triggers_chart_a_before_the_action_joins_the_chain(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt"], play=["Martyr"]),
        bob=side(hand=["Bolt"], play=["Veteran", "Pyre"]),
    )
    table.ann.chooses("use Martyr")
    table.ann.chooses("Veteran")
    assert (table.chain, table.ann.discard) == ((), ["Martyr"])
    assert table.bob.choices == ["Veteran", "Pyre"], "the forced effect chooses its target"
    table.bob.chooses("Pyre")
    assert table.piece("Pyre").damage == 1
    assert len(table.chain) == 1
    assert table.bob.choices == ["pass", "play Bolt"]


# rules: invasion.timing.a2-independent
def test_effects_of_chart_a_do_not_need_their_sources(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt"], play=["Martyr #0", "Gunner"]),
        bob=side(play=["Pyre #1 {damage=1}", "Pyre #2 {damage=1}", "Veteran"]),
    )
    table.ann.chooses("use Martyr")
    table.ann.chooses("Veteran")
    table.bob.chooses("resolve Pyre")
    assert table.bob.choices == ["Gunner", "Pyre", "Pyre", "Veteran"]
    table.bob.answers(2)
    assert table.bob.play == ["Pyre", "Veteran"], "one destroyed the other"
    table.bob.chooses("Gunner")
    assert table.ann.discard == ["Martyr", "Gunner"], "whose effect was carried out all the same"


# rules: invasion.timing.c2-costs
def test_a_forced_effect_whose_cost_cannot_be_paid_is_cancelled(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt"], play=["Martyr", "Veteran"]),
        bob=side(play=["Pyre", "Pyre"], resources=1),
    )
    table.ann.chooses("use Martyr")
    table.ann.chooses("Veteran")
    table.bob.answers(1)
    table.bob.chooses("Veteran")
    assert (table.piece("Veteran").damage, table.bob.resources) == (1, 0)
    assert (table.deciding, len(table.chain)) == (["ann"], 1), "the other is not carried out, and play goes on"
