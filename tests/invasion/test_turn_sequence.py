"""The turn, step by step, from its beginning to the capital phase, and how it ends."""

from __future__ import annotations

from collections import Counter

from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import begin, both_may_act, dwarfs
from tests.invasion.turn_cards import GAME

__all__ = ["GAME"]


def watchful(**things: object) -> Side:
    """A player who can do something in every action window, as long as there are two resources."""
    return dwarfs(**{"quest": ["Runesmith"], "resources": 2, **things})


# ---- The beginning of the turn


@rule("invasion.turn.0-beginning")
def test_what_happens_at_the_beginning_of_a_turn_comes_before_any_action(table: Scenario) -> None:
    begin(table, "turn", watchful(kingdom=["Keystone Forge"], damage=(1, 0, 0), resources=5), watchful())
    assert (table.phase, table.ann.asked) == ("beginning", "act-or-pass")
    assert table.ann.damage == (0, 0, 0), "Keystone Forge has healed it"
    assert table.ann.resources == 5, "the kingdom phase is still to come"


@rule("invasion.turn.0-window")
def test_both_players_may_act_before_the_kingdom_phase(table: Scenario) -> None:
    begin(table, "turn", watchful(), watchful())
    assert table.phase == "beginning"
    both_may_act(table)
    assert table.phase == "kingdom"


# ---- The kingdom phase


@rule("invasion.turn.1-no-window-before-collect")
def test_nobody_acts_in_the_kingdom_phase_before_resources_are_collected(table: Scenario) -> None:
    begin(table, "kingdom", watchful(battlefield=["Mountain Brigade {corrupted=true}"]), watchful())
    assert table.ann.asked == "restore"
    table.ann.chooses("Mountain Brigade")
    assert table.ann.asked == "act-or-pass"
    assert table.ann.resources == 3


@rule("invasion.turn.1-beginning-effects")
def test_the_kingdom_phase_begins_after_restoring_and_collecting(table: Scenario) -> None:
    own = ["Mountain Brigade {corrupted=true}"]
    begin(table, "kingdom", watchful(kingdom=["Kingdom Bell"], battlefield=own), watchful())
    table.ann.chooses("Mountain Brigade")
    assert table.ann.asked == "may"
    assert not table.piece("Mountain Brigade").corrupted
    assert table.ann.resources == 3
    table.ann.chooses("yes")
    assert (table.phase, table.ann.asked, table.ann.resources) == ("kingdom", "act-or-pass", 4)


@rule("invasion.turn.1-window")
def test_both_players_may_act_at_the_end_of_the_kingdom_phase(table: Scenario) -> None:
    begin(table, "kingdom", watchful(), watchful())
    assert table.phase == "kingdom"
    both_may_act(table)
    assert table.phase == "quest"


# ---- The quest phase


@rule("invasion.turn.2-beginning-effects")
def test_the_quest_phase_begins_after_cards_are_drawn(table: Scenario) -> None:
    begin(table, "quest", watchful(kingdom=["Quest Bell"]), watchful())
    assert table.ann.asked == "may"
    assert len(table.ann.hand) == 2
    table.ann.chooses("yes")
    assert (table.phase, table.ann.asked, table.ann.resources) == ("quest", "act-or-pass", 3)


@rule("invasion.turn.2-window")
def test_both_players_may_act_at_the_end_of_the_quest_phase(table: Scenario) -> None:
    begin(table, "quest", watchful(), watchful())
    assert (table.phase, len(table.ann.hand)) == ("quest", 2)
    both_may_act(table)
    assert table.phase == "capital"


# ---- The capital phase


@rule("invasion.turn.3-beginning-effects")
def test_the_capital_phase_begins_before_anything_is_played(table: Scenario) -> None:
    begin(table, "capital", watchful(kingdom=["Capital Bell"], hand=["Contested Village"]), watchful())
    assert (table.phase, table.ann.asked) == ("capital", "may")
    table.ann.chooses("no")
    assert "play Contested Village kingdom" in table.ann.choices


@rule("invasion.turn.3-play-cards")
def test_the_active_player_plays_cards_into_three_zones_and_one_facedown(table: Scenario) -> None:
    hand = ["Defender of the Hold", "Contested Village", "A Glorious Death", "Hammerer of Karak Azul"]
    begin(table, "capital", dwarfs(resources=5, hand=hand), watchful())
    table.ann.chooses("play Defender of the Hold battlefield")
    passes_the_chain(table)
    table.ann.chooses("play Contested Village kingdom")
    passes_the_chain(table)
    table.ann.chooses("play A Glorious Death quest")
    passes_the_chain(table)
    table.ann.chooses("develop Hammerer of Karak Azul quest")
    passes_the_chain(table)
    assert table.ann.battlefield == ["Defender of the Hold"]
    assert table.ann.kingdom == ["Contested Village"]
    assert table.ann.quest == ["A Glorious Death", "Hammerer of Karak Azul"]
    assert table.piece("Hammerer of Karak Azul").facedown


def passes_the_chain(table: Scenario) -> None:
    """Bob may act in response to what Ann has played; he does not, nor when it is his turn to act first."""
    assert "use Runesmith" in table.bob.choices
    while table.deciding == ["bob"]:
        table.bob.passes()


@rule("invasion.turn.3-play-cards")
def test_only_the_active_player_plays_cards_that_stay(table: Scenario) -> None:
    begin(table, "capital", watchful(), watchful(resources=9, hand=["Contested Village"]))
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Runesmith"]
    assert table.bob.why_not("Contested Village") == ["invasion.play.permanents-owner-capital-phase"] * 3


@rule("invasion.turn.3-ends-on-passes")
def test_the_capital_phase_ends_when_both_pass_in_succession(table: Scenario) -> None:
    begin(table, "capital", watchful(resources=9, hand=["Contested Village"]), watchful())
    table.ann.passes()
    table.bob.chooses("use Runesmith")
    table.bob.chooses("Runesmith")
    table.ann.passes()
    assert (table.phase, table.chain) == ("capital", ()), "Bob's action has been carried out"
    table.ann.chooses("play Contested Village kingdom")
    table.ann.passes()
    assert table.ann.kingdom == ["Contested Village"]
    assert table.phase == "capital"
    table.ann.passes()
    assert table.phase == "battlefield"


# ---- The whole turn


@rule("invasion.turn.phases")
def test_a_turn_has_a_beginning_four_phases_and_an_end(table: Scenario) -> None:
    begin(table, "turn", watchful(), dwarfs())
    seen: list[str] = []
    while table.active == 0:
        if table.phase not in seen:
            seen.append(table.phase)
        table.ann.passes()
    assert seen == ["beginning", "kingdom", "quest", "capital", "battlefield", "end"]


@rule("decision.invasion.windows")
def test_a_phase_has_one_action_window_for_its_beginning_and_its_end(table: Scenario) -> None:
    """A combat has windows of its own: after the target, attackers, ambush, defenders, assigned damage, and its end."""
    begin(table, "turn", watchful(battlefield=["Mountain Brigade"]), watchful())
    opened: Counter[str] = Counter()
    while table.active == 0:
        if table.ann.asked == "attack-target":
            table.ann.chooses("target 1 kingdom")
        elif table.ann.asked == "choose-attackers":
            table.ann.chooses("Mountain Brigade")
        else:
            opened[table.phase] += 1
            both_may_act(table)
    assert opened == {"beginning": 1, "kingdom": 1, "quest": 1, "capital": 1, "battlefield": 1 + 6, "end": 1}


@rule("invasion.turn.5-end")
def test_at_the_end_of_a_turn_players_act_before_what_happens_then(table: Scenario) -> None:
    begin(table, "end", watchful(kingdom=["Evening Tax"]), watchful())
    assert table.phase == "end"
    assert table.ann.resources == 2
    both_may_act(table)
    assert (table.ann.resources, table.active) == (3, 1)


@rule("invasion.turn.5-next-player", "invasion.core.alternating-turns")
def test_players_take_turns(table: Scenario) -> None:
    begin(table, "end", watchful(), watchful())
    both_may_act(table)
    assert (table.active, table.turn, table.phase) == (1, 4, "beginning")
