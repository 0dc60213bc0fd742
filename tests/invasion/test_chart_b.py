"""Chart B: action windows - triggered actions first, then all actions on a chain, until nobody wants any more."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, marks, neutral
from tests.invasion.sides import begin, life_of, resolves

__all__ = ["GAME"]

TAINT = "play Taint"
DEVELOPS = [f"develop Taint {zone}" for zone in ("kingdom", "quest", "battlefield")]


def taints(table: Scenario, seat: str, card: str) -> None:
    """A player corrupts a unit with a tactic."""
    getattr(table, seat).chooses(TAINT)
    getattr(table, seat).chooses(card)


# ---- B1: triggered actions that wait


@rule("invasion.timing.b1-pending-triggered-actions", "invasion.timing.d2-begin-window")
def test_a_window_begins_with_triggered_actions_until_all_pass(table: Scenario) -> None:
    waiting = neutral(hand=["Taint"], kingdom=["Morning Scribe"])
    begin(table, "turn", waiting, waiting)
    assert (table.ann.asked, table.ann.choices) == ("trigger-or-pass", ["pass", "use Morning Scribe"])
    assert "invasion.timing.b1-pending-triggered-actions" in table.ann.why_not("Taint")
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Morning Scribe"]
    table.bob.chooses("use Morning Scribe")
    assert table.ann.choices == ["pass", "use Morning Scribe"], "until all pass in succession"
    table.ann.chooses("use Morning Scribe")
    assert table.ann.choices == ["pass", TAINT], "then all actions, on the same chain"
    assert table.ann.why_not("Taint") == []
    assert len(table.chain) == 2
    table.ann.passes()
    table.bob.passes()
    assert marks(table) == ["Morning Scribe"] * 2


@rule("invasion.timing.b1-later-triggers", "invasion.action.triggered-first-opportunity")
def test_what_was_triggered_before_a_window_is_lost_after_the_first_pass(table: Scenario) -> None:
    begin(table, "turn", neutral(hand=["Taint"], kingdom=["Morning Scribe"]), neutral(kingdom=["Scribe"]))
    table.ann.passes()
    assert table.ann.choices == ["pass", TAINT]
    assert table.ann.why_not("Morning Scribe") == ["invasion.action.triggered-first-opportunity"]
    assert table.bob.why_not("Scribe") == ["invasion.action.trigger-condition"]


@rule("invasion.timing.b1-later-triggers", "invasion.action.triggered-first-opportunity")
def test_what_is_triggered_in_a_window_must_be_the_first_action(table: Scenario) -> None:
    own = neutral(hand=["2x Taint"], kingdom=["Scribe"], battlefield=["Mourner", "Black Orc Squad"])
    begin(table, "battlefield", own, neutral())
    taints(table, "ann", "Scribe")
    table.ann.passes()
    assert table.chain == ()
    assert table.ann.choices == ["pass", "use Scribe", TAINT], "a new chain"
    table.ann.chooses(TAINT)
    table.ann.chooses("Mourner")
    assert table.ann.choices == ["pass", "use Scribe"], "for the second unit, not for the first"
    table.ann.chooses("use Scribe")
    assert marks(table) == ["Scribe"]
    assert table.ann.asked == "attack-target", "nothing is left to be done"


@rule("invasion.timing.b1-same-turn")
def test_what_was_triggered_in_an_earlier_turn_is_over(table: Scenario) -> None:
    """A unit is corrupted at the end of Ann's turn, when there is no window any more."""
    begin(table, "end", neutral(hand=["Taint"], kingdom=["Late One"]), neutral(hand=["Taint"], quest=["Scribe"]))
    table.ann.passes()
    table.bob.passes()
    assert (table.active, table.piece("Late One").corrupted) == (1, True)
    assert table.bob.choices == ["pass", TAINT]
    assert table.bob.why_not("Scribe") == ["invasion.action.trigger-condition"]


@rule("invasion.action.triggered-once-per-copy", "invasion.action.triggered-same-chain", "invasion.timing.b2-actions")
def test_each_copy_is_used_once_for_each_trigger_and_all_on_one_chain(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Taint"], kingdom=["2x Scribe", "Second Scribe"]), neutral())
    taints(table, "ann", "Second Scribe")
    assert table.ann.choices == ["pass", "use Scribe", "use Scribe", "use Second Scribe"]
    assert table.ann.why_not("Second Scribe") == []
    table.ann.chooses("use Scribe")
    table.ann.chooses("use Second Scribe")
    assert table.ann.choices == ["pass", "use Scribe"]
    assert table.ann.why_not("Second Scribe") == ["invasion.action.triggered-once-per-copy"]
    table.ann.chooses("use Scribe")
    assert table.chain == ()
    assert marks(table) == ["Scribe", "Second Scribe", "Scribe"], "the last first"


@rule("invasion.action.triggered-once-per-copy")
def test_an_action_that_two_events_have_triggered_may_be_used_for_either(table: Scenario) -> None:
    own = neutral(hand=["2x Taint"], kingdom=["Confessor"], quest=["Mountain Brigade"], battlefield=["Black Orc Squad"])
    for chosen, restored in (("use Confessor", "Mountain Brigade"), ("use Confessor 0 1", "Black Orc Squad")):
        begin(table, "battlefield", own, neutral())
        taints(table, "ann", "Black Orc Squad")
        taints(table, "ann", "Mountain Brigade")
        assert table.ann.choices == ["pass", "use Confessor", "use Confessor 0 1"]
        view = table.game.view(0)
        GAME.annotate(table.game, 0, view)
        options = view["decision"]["options"][1:]
        told = [GAME.library.faces[option["happening"][0]["arguments"]["card"]].name for option in options]
        assert told == ["Mountain Brigade", "Black Orc Squad"], "as the chain has resolved"
        table.ann.chooses(chosen)
        assert [name for name in ("Mountain Brigade", "Black Orc Squad") if not table.piece(name).corrupted] == [
            restored
        ]


@rule("invasion.action.trigger-condition")
def test_a_card_that_was_not_yet_in_play_was_not_triggered(table: Scenario) -> None:
    """The unit is corrupted in response to the second scribe, which enters play only after that."""
    own = neutral(resources=9, hand=["Second Scribe"], kingdom=["Scribe", "Mourner"])
    begin(table, "capital", own, neutral(hand=["Taint"]))
    table.ann.chooses("play Second Scribe kingdom")
    taints(table, "bob", "Mourner")
    assert table.ann.kingdom == ["Scribe", "Mourner", "Second Scribe"]
    assert table.ann.choices == ["pass", "use Scribe"]
    assert table.ann.why_not("Second Scribe") == ["invasion.action.trigger-condition"]


# ---- B2: actions


@rule("invasion.action.pass-does-not-forfeit", "invasion.timing.b2-actions")
def test_who_has_passed_may_act_again_when_the_other_acts(table: Scenario) -> None:
    both = neutral(hand=["Taint"], kingdom=["Black Orc Squad"], quest=["Mountain Brigade"])
    begin(table, "battlefield", both, both)
    table.ann.passes()
    taints(table, "bob", "Black Orc Squad")
    assert table.ann.choices == ["pass", TAINT]
    taints(table, "ann", "Mountain Brigade")
    assert table.chain == ()
    assert (table.ann.piece("Mountain Brigade").corrupted, table.ann.piece("Black Orc Squad").corrupted) == (True, True)


@rule("invasion.timing.b2-targets-then-costs", "invasion.effect.trigger-procedure")
def test_targets_are_chosen_before_costs_are_paid(table: Scenario) -> None:
    begin(table, "battlefield", neutral(kingdom=["Gladiator", "Mourner"]), neutral(kingdom=["Black Orc Squad"]))
    table.ann.chooses("use Gladiator")
    assert table.in_play("Gladiator")
    assert table.ann.choices == ["Gladiator", "Mourner", "Black Orc Squad"], "it could even target itself"
    table.ann.chooses("Black Orc Squad")
    assert table.ann.discard == ["Gladiator"]


@rule("invasion.timing.b2-costs-trigger-a")
def test_what_paying_a_cost_triggers_comes_before_anybody_can_respond(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(kingdom=["Gladiator"], hand=["Taint"]),
        neutral(kingdom=["Mourner", "Black Orc Squad"], hand=["Taint"]),
    )
    table.ann.chooses("use Gladiator")
    table.ann.chooses("Black Orc Squad")
    assert marks(table) == ["Mourner"]
    assert (len(table.chain), table.deciding) == (1, ["bob"])
    assert table.piece("Black Orc Squad").damage == 0


# ---- B3: the chain resolves


@rule("invasion.timing.b3-independent", "invasion.effect.independent-of-source")
def test_an_action_on_the_chain_does_not_need_its_source(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(resources=2, quest=["Runesmith"], kingdom=["Mountain Brigade"], battlefield=["Black Orc Squad"]),
        neutral(kingdom=["Gladiator"]),
    )
    table.ann.chooses("use Runesmith")
    table.ann.chooses("Mountain Brigade")
    table.bob.chooses("use Gladiator")
    table.bob.chooses("Runesmith")
    assert table.ann.discard == ["Runesmith"]
    assert table.game.lasting, "the other unit has become stronger all the same"


@rule("decision.invasion.own-cost")
def test_a_requirement_that_the_own_cost_makes_untrue_is_not_checked_again(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Taint"], kingdom=["Miser {resources=1}"]), neutral(hand=["Taint"]))
    table.ann.chooses("use Miser")
    assert (table.piece("Miser").resources, table.ann.resources) == (0, 0), "it asks for the token that it costs"
    table.bob.passes()
    table.ann.passes()
    assert table.ann.resources == 3
    begin(table, "battlefield", neutral(kingdom=["Flagellant"]), neutral())
    table.ann.chooses("use Flagellant")
    table.ann.chooses("Flagellant")
    assert table.piece("Flagellant").corrupted
    assert table.piece("Flagellant").resources == 1, "a target that its cost has made illegal is one still"


@rule("decision.invasion.own-cost")
def test_what_something_else_makes_untrue_is_checked_again(table: Scenario) -> None:
    begin(table, "battlefield", neutral(kingdom=["Flagellant", "Mourner"]), neutral(hand=["Taint"]))
    table.ann.chooses("use Flagellant")
    table.ann.chooses("Mourner")
    taints(table, "bob", "Mourner")
    assert (table.chain, table.piece("Mourner").resources) == ((), 0)


@rule("decision.invasion.own-cost", "invasion.card.x-stat")
def test_x_is_fixed_when_the_cost_is_paid(table: Scenario) -> None:
    """Two of three tokens pay for it; as it resolves there are none left."""
    begin(
        table,
        "battlefield",
        neutral(
            race="Dark Elf",
            quest=["Offering to Hekarti #1 {resources=3}", "Drummer {quest=#1, damage=1}"],
            battlefield=["Black Orc Squad"],
        ),
        neutral(kingdom=["Watcher", "Gladiator"]),
    )
    table.ann.chooses("use Offering to Hekarti")
    table.ann.chooses("Watcher")
    table.ann.says(2)
    assert table.piece("Offering to Hekarti").resources == 1
    table.bob.chooses("use Gladiator")
    table.bob.chooses("Drummer")
    resolves(table)
    assert table.piece("Offering to Hekarti").resources == 0
    assert life_of(table, "Watcher") == 3 - 2


@rule("invasion.timing.b3-interrupt-by-a")
def test_what_a_resolving_effect_triggers_comes_before_the_rest_of_the_chain(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(hand=["Taint"], kingdom=["Black Orc Squad", "Watcher"]),
        neutral(kingdom=["Zealot", "Drummer"], hand=["Taint"]),
    )
    taints(table, "ann", "Watcher")
    taints(table, "bob", "Black Orc Squad")
    assert [link.targets for link in table.chain], "the first of them still waits"
    assert table.bob.choices == ["resolve Zealot", "resolve Drummer"]
    table.bob.chooses("resolve Zealot")
    table.bob.chooses("Zealot")
    assert not table.piece("Watcher").corrupted
    table.bob.chooses("resolve Drummer")
    assert table.piece("Watcher").corrupted


# ---- B4: the next chain


@rule("invasion.timing.b4-priority-passes", "invasion.timing.b4-first-player-priority", "invasion.timing.b2-actions")
def test_the_active_player_has_priority_until_a_chain_is_finished(table: Scenario) -> None:
    both = neutral(hand=["2x Taint"], kingdom=["Black Orc Squad"], battlefield=["Black Orc Squad"])
    begin(table, "battlefield", both, both, active=1)
    assert table.deciding == ["bob"]
    taints(table, "bob", "Black Orc Squad")
    table.ann.passes()
    table.bob.passes()
    assert (table.chain, table.deciding) == ((), ["ann"]), "the chain is finished"
    table.ann.passes()
    table.bob.passes()
    assert table.bob.asked == "attack-target"
    table.bob.chooses("target 0 kingdom")
    assert table.deciding == ["bob"], "in the next window the active player is first again"


@rule("decision.invasion.priority")
def test_the_first_player_of_a_window_is_the_active_player_and_not_who_began_the_game(table: Scenario) -> None:
    both = neutral(hand=["Taint"], kingdom=["Morning Scribe"])
    begin(table, "turn", both, both, active=1, first=0)
    assert (table.deciding, table.bob.asked) == (["bob"], "trigger-or-pass")
    table.bob.passes()
    table.ann.passes()
    assert (table.deciding, table.bob.asked) == (["bob"], "act-or-pass")


@rule("decision.invasion.priority")
def test_what_waits_at_the_beginning_of_a_window_was_triggered_since_the_last_one_closed(table: Scenario) -> None:
    own = neutral(hand=["2x Taint"], kingdom=["Scribe"], battlefield=["Mourner", "Weary One"])
    begin(table, "battlefield", own, neutral())
    taints(table, "ann", "Mourner")
    table.ann.passes()
    assert table.ann.choices == ["pass", "use Scribe", TAINT], "in the window it can be used"
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    assert (table.ann.asked, table.ann.choices) == ("act-or-pass", ["pass", TAINT]), "in the next it is over"
    table.ann.passes()
    table.ann.chooses("Weary One")
    assert table.piece("Weary One").corrupted
    assert (table.ann.asked, table.ann.choices) == ("trigger-or-pass", ["pass", "use Scribe"]), (
        "between two windows, so the second begins with it"
    )


@rule("invasion.timing.b4-close", "invasion.action.window-definition")
def test_the_window_closes_when_nobody_wants_to_act(table: Scenario) -> None:
    both = neutral(hand=["2x Taint"], kingdom=["Black Orc Squad"], battlefield=["Black Orc Squad"])
    begin(table, "battlefield", both, both)
    table.ann.passes()
    taints(table, "bob", "Black Orc Squad")
    table.ann.passes()
    table.bob.passes()
    assert (table.chain, table.ann.asked) == ((), "act-or-pass"), "after a chain there may be another"
    assert not table.resolving
    table.ann.passes()
    assert table.bob.asked == "act-or-pass"
    table.bob.passes()
    assert table.ann.asked == "attack-target"


@rule("invasion.action.cancelled-card-discarded")
def test_what_is_cancelled_goes_to_the_discard_pile(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(hand=["Taint", "Mourner"], kingdom=["Black Orc Squad"]),
        neutral(race="High Elf", resources=9, hand=["High Elf's Disdain", "Asuryan's Cleansing"]),
    )
    taints(table, "ann", "Black Orc Squad")
    table.bob.chooses("play High Elf's Disdain")
    table.bob.chooses("Taint")
    assert (table.ann.discard, table.piece("Black Orc Squad").corrupted) == (["Taint"], False)
    table.ann.chooses("play Mourner kingdom")
    table.bob.chooses("play Asuryan's Cleansing")
    table.bob.chooses("Mourner")
    table.ann.chooses("no")
    assert table.ann.discard == ["Mourner", "Taint"]
    assert [entry["message"] for entry in table.match.log.read(0)].count("enters-play") == 0
