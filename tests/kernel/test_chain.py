"""The action chain: scenarios of charts A to E, each as an example in a rulebook would tell it."""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.models.chain import GAME, value

__all__ = ["GAME"]


def happened(table: Scenario) -> list[str]:
    """What the log tells of cards, in order."""
    entries = [(entry["message"], entry["arguments"]["card"]) for entry in table.match.log.read(0)]
    return [f"{card} {message}" for message, card in entries if card is not None]


def number(table: Scenario, name: str, what: str) -> int:
    """A value of the unit with this name, as it is now."""
    return next(value(table.game, card, what) for card in table.game.pieces if table.game.faces[card].name == name)


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


# ---- Chart A breaks in: constants, then forced effects


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


# ---- Targets and requirements are checked twice


# rules: invasion.target.all-illegal-cancel, invasion.target.flames-lobber-crew
# rules: invasion.action.cancelled-costs-stay-paid
def test_an_effect_without_a_legal_target_left_is_cancelled(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Raid", "Bolt"], play=["Veteran"], deck=["Volley"], resources=2),
        bob=side(play=["Martyr"]),
    )
    table.ann.chooses("play Raid")
    assert table.ann.choices == ["Veteran", "Martyr"]
    table.ann.chooses("Martyr")
    table.bob.chooses("use Martyr")
    table.bob.chooses("Veteran")
    table.ann.passes()
    assert happened(table) == ["martyr sacrificed", "veteran damaged"]
    assert (table.ann.hand, table.ann.discard) == (["Bolt"], ["Raid"]), "no card was drawn"
    assert table.ann.resources == 1, "but the Raid was paid"


# rules: invasion.zone.new-object, invasion.target.all-illegal-cancel
def test_a_unit_that_has_left_play_and_come_back_is_no_longer_the_target(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Recruit"]),
        bob=side(hand=["Detour"], play=["Veteran {damage=1}", "Ironclad"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Veteran")
    table.bob.chooses("play Detour")
    table.bob.chooses("Veteran")
    table.ann.passes()
    assert happened(table) == ["veteran enters-play"]
    assert (table.bob.play, table.piece("Veteran").damage) == (["Ironclad", "Veteran"], 0)
    assert table.ann.discard == ["Bolt"]


# rules: invasion.target.some-illegal-continue, invasion.target.checked-twice
def test_an_effect_goes_on_with_the_targets_that_are_still_legal(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Volley"], play=["Recruit"]),
        bob=side(play=["Martyr", "Veteran"]),
    )
    table.ann.chooses("play Volley")
    table.ann.chooses("Martyr", "Veteran")
    table.bob.chooses("use Martyr")
    table.bob.chooses("Recruit")
    assert happened(table) == ["martyr sacrificed", "recruit damaged", "recruit destroyed", "veteran damaged"]


# rules: invasion.effect.resolution-recheck, invasion.effect.harpies-example
# rules: invasion.effect.resolution-fails-cancelled
def test_a_requirement_must_still_be_met_when_the_effect_resolves(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(play=["Harpy"]),
        bob=side(hand=["Bolt", "Scorch"], play=["Veteran"]),
    )
    table.ann.chooses("use Harpy")
    table.bob.chooses("play Bolt")
    table.bob.chooses("Veteran")
    table.bob.passes()
    assert table.bob.choices == ["pass", "play Scorch"], "with one card in hand nothing is discarded"
    assert table.bob.discard == ["Bolt"]
    assert table.ann.resources == 2, "what was paid stays paid"


# rules: invasion.effect.cannot-trigger-if-unmet, invasion.target.all-needed-at-activation
def test_targets_requirements_and_costs_are_needed_to_act_at_all(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Desertion"], play=["Harpy", "Gunner"], resources=1),
        bob=side(hand=["Bolt"], play=["Veteran"], resources=0),
    )
    assert table.ann.choices == ["pass", "play Bolt"]
    assert table.ann.why_not("Desertion") == ["invasion.target.all-needed-at-activation"]
    assert table.bob.why_not("Bolt") == ["invasion.effect.cannot-trigger-if-unmet"]
    assert table.ann.why_not("Bolt") == []


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


# ---- Triggered actions: at the first opportunity or never


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


# ---- A card that is being played


# rules: invasion.zone.being-played-is-nowhere, invasion.zone.being-played-chain, invasion.zone.enters-at-end-of-chain
# rules: invasion.zone.entering-savage-marauders
def test_a_unit_being_played_is_nowhere_and_enters_play_when_its_link_resolves(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Herald", "Bolt"], play=["Recruit"], deck=["Volley"]),
        bob=side(hand=["Desertion", "Two Blows"], play=["Veteran"]),
    )
    table.ann.chooses("play Herald")
    assert (table.ann.hand, table.ann.being_played, table.ann.play) == (["Bolt"], ["Herald"], ["Recruit"])
    assert table.bob.choices == ["pass", "play Desertion", "play Two Blows"]
    table.bob.chooses("play Two Blows")
    assert table.bob.choices == ["Recruit", "Veteran"], "the Herald cannot be a target"
    table.bob.chooses("Veteran")
    table.ann.passes()
    table.bob.passes()
    assert happened(table) == ["veteran damaged", "veteran damaged", "herald enters-play"]
    assert (table.ann.being_played, table.ann.play) == ([], ["Recruit", "Herald"])
    table.bob.passes()
    assert table.ann.choices == ["pass", "trigger Herald", "play Bolt"], "its own entering triggered it"


# rules: invasion.action.cancelled-card-discarded, invasion.term.just-played
# rules: invasion.action.cancelled-costs-stay-paid
def test_a_cancelled_unit_is_discarded_without_having_entered_play(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Herald", "Bolt"], play=["Recruit"], resources=2),
        bob=side(hand=["Desertion", "Bolt"], play=["Veteran"]),
    )
    table.ann.chooses("play Herald")
    table.bob.chooses("play Desertion")
    assert table.bob.choices == ["Herald"]
    table.bob.chooses("Herald")
    table.ann.passes()
    table.bob.passes()
    assert happened(table) == [], "nothing entered play, nothing left it"
    assert (table.ann.discard, table.ann.resources, table.triggers) == (["Herald"], 1, ())
    assert (table.bob.discard, table.chain) == (["Desertion"], ())


# rules: invasion.term.just-played-any-in-chain, invasion.term.just-played-cancel-type
# rules: invasion.term.just-played-high-elfs-disdain
def test_any_card_of_the_chain_can_be_cancelled_if_it_is_of_the_right_type(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Scorch"], play=["Recruit", "Gunner"], resources=4),
        bob=side(hand=["Disdain", "Desertion"], play=["Veteran", "Ironclad"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Veteran")
    table.bob.passes()
    table.ann.chooses("use Gunner")
    table.ann.chooses("Ironclad")
    table.bob.passes()
    table.ann.chooses("play Scorch")
    table.ann.chooses("Ironclad")
    assert table.bob.why_not("Desertion") == ["invasion.target.all-needed-at-activation"]
    table.bob.chooses("play Disdain")
    assert table.bob.choices == ["Bolt", "Scorch"]
    table.bob.chooses("Bolt")
    table.everybody_passes()
    assert "veteran damaged" not in happened(table)
    assert table.ann.discard[0] == "Bolt"


# rules: invasion.play.permanents-not-in-response, invasion.play.permanents-owner-capital-phase
def test_units_are_played_by_the_active_player_and_never_in_response(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Recruit", "Scorch"], play=["Veteran"]),
        bob=side(hand=["Herald", "Bolt"], play=["Ironclad"]),
    )
    assert table.ann.choices == ["pass", "play Bolt", "play Recruit", "play Scorch"]
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    assert table.bob.choices == ["pass", "play Bolt"]
    assert table.bob.why_not("Herald") == [
        "invasion.play.permanents-owner-capital-phase",
        "invasion.play.permanents-not-in-response",
    ]
    table.bob.passes()
    assert table.ann.choices == ["pass", "play Scorch"]
    assert table.ann.why_not("Recruit") == ["invasion.play.permanents-not-in-response"]


# ---- Damage is assigned, cancelled or redirected, applied


# rules: invasion.damage.cancel-timing, invasion.keyword.toughness, invasion.damage.two-stages
def test_toughness_cancels_damage_of_several_sources_once(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Crossfire", "Scorch"], play=["Recruit", "Veteran", "Gunner"]),
        bob=side(play=["Ironclad", "Bodyguard"]),
    )
    table.ann.chooses("play Crossfire")
    table.ann.chooses("Bodyguard")
    table.ann.passes()
    assert table.piece("Bodyguard").damage == 2, "1 of the 3 damage was cancelled"
    assert happened(table) == ["bodyguard damaged"], "and the rest applied at once"


# rules: invasion.effect.then, invasion.damage.cancelled-tokens-return
def test_cancelled_damage_was_never_dealt(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Scorch", "Scorch"], play=["Recruit"], deck=["Bolt", "Volley"]),
        bob=side(play=["Ironclad", "Veteran"]),
    )
    table.ann.chooses("play Scorch")
    table.ann.chooses("Ironclad")
    table.ann.passes()
    assert (happened(table), table.ann.hand) == ([], ["Scorch"]), "no damage, so nothing follows 'then'"
    table.ann.chooses("play Scorch")
    table.ann.chooses("Veteran")
    assert (happened(table), table.ann.hand) == (["veteran damaged"], ["Bolt"])


# rules: invasion.damage.redirect-timing, invasion.damage.redirect-is-not-cancel
def test_damage_is_redirected_before_it_is_applied(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Veteran"]),
        bob=side(play=["Recruit", "Bodyguard"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Recruit")
    table.ann.passes()
    assert happened(table) == ["bodyguard damaged"]
    assert table.piece("Bodyguard").damage == 1, "the redirected damage met the toughness of its new recipient"


# rules: invasion.damage.redirect-timing, invasion.damage.cancel-timing
def test_the_player_orders_what_cancels_and_what_redirects(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Veteran"]),
        bob=side(play=["Ironclad #1", "Bodyguard"], resources=0),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    table.ann.passes()
    (damage,) = table.game.view(1)["running"]
    assert damage["points"] == [1, 1], "everybody sees what is assigned to whom"
    assert table.bob.choices == ["toughness Ironclad", "redirect Bodyguard 1"]
    table.bob.chooses("toughness Ironclad")
    assert happened(table) == [], "one was cancelled by each"
    table.ann.chooses("play Bolt")
    table.ann.chooses("Ironclad")
    table.bob.chooses("redirect Bodyguard 1")
    assert happened(table) == ["bodyguard damaged"]


# rules: invasion.damage.unit-destroyed, invasion.damage.nurgles-pestilence, invasion.zone.leaves-play-no-abilities
def test_damage_is_applied_to_all_at_once_and_units_are_destroyed_after_it(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Volley", "Bolt"], play=["Ghoul", "Recruit"], deck=["Bolt"]),
        bob=side(play=["Ghoul", "Veteran"], deck=["Scorch"]),
    )
    table.ann.chooses("play Volley")
    table.ann.chooses("Ghoul", "Ghoul")
    table.ann.passes()
    assert happened(table) == ["ghoul damaged", "ghoul damaged", "ghoul destroyed", "ghoul destroyed"]
    assert table.ann.asked == "act-or-pass"
    assert (table.ann.hand, table.bob.hand) == (["Bolt"], []), "they left play together, so neither saw the other leave"


# ---- Values, and what lasts until the end of the turn


# rules: invasion.timing.e3-expire
def test_what_lasts_until_the_end_of_the_turn_expires(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Blessing", "Blessing", "Bolt", "Scorch"], play=["Recruit"], resources=5),
        bob=side(play=["Scavenger"]),
    )
    for _ in range(2):
        table.ann.chooses("play Blessing")
        table.ann.chooses("Recruit")
    table.ann.passes()
    assert (number(table, "Recruit", "hit_points"), number(table, "Recruit", "toughness")) == (5, 2)
    assert (number(table, "Scavenger", "hit_points"), number(table, "Scavenger", "toughness")) == (1, 0)
    table.ann.chooses("play Scorch")
    table.ann.chooses("Recruit")
    table.ann.passes()
    assert happened(table) == []
    lasting = len(table.game.lasting)
    assert lasting == 4
    table.ann.passes()
    assert (table.turn, table.game.lasting) == (2, ())
    assert number(table, "Recruit", "hit_points") == 1


# rules: invasion.timing.e2-end-effects, invasion.timing.e3-expire
def test_a_unit_that_lived_on_a_lasting_effect_dies_at_the_end_of_the_turn_and_triggers_nothing(
    table: Scenario,
) -> None:
    table.position(
        "window",
        ann=side(hand=["Blessing", "Bolt"], play=["Recruit", "Prophet"], deck=["Volley", "Scorch"]),
        bob=side(play=["Scavenger"], resources=0),
    )
    table.ann.chooses("play Blessing")
    table.ann.chooses("Recruit")
    table.ann.passes()
    table.ann.chooses("play Bolt")
    table.ann.chooses("Recruit")
    assert table.in_play("Recruit") is False
    assert happened(table) == ["recruit damaged", "recruit destroyed"]
    assert table.ann.hand == ["Volley"], "the forced effect of the end came first"
    assert table.bob.resources == 2, "what he collects; the effect of the Scavenger can no longer be triggered"


def test_the_game_is_over_after_the_last_turn(table: Scenario) -> None:
    table.position("window", ann=side(play=["Recruit"]), bob=side(hand=["Bolt"], play=["Veteran", "Ghost"]), turn=6)
    table.everybody_passes()
    assert table.winners == ["bob"]
