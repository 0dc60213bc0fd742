"""The battlefield phase, step by step, with an action window after each of them."""

from __future__ import annotations

import pytest

from nefrit.invasion.constants import AT_REST, ATTACKING
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import HIDDEN, begin, both_may_act, dwarfs
from tests.invasion.turn_cards import GAME

__all__ = ["GAME"]


def attacker(**things: object) -> Side:
    """A player with units to attack with, who can do something in every action window."""
    return dwarfs(
        **{"quest": ["Runesmith"], "resources": 2, "battlefield": ["Mountain Brigade", "Troll Slayers"], **things}
    )


def defender(**things: object) -> Side:
    """A player with units in the kingdom, who can do something in every action window."""
    return dwarfs(**{"quest": ["Runesmith"], "resources": 2, "kingdom": ["Tunnel Fighter", "Free Company"], **things})


def declares_target(table: Scenario) -> None:
    """Ann declares that she attacks Bob's kingdom."""
    both_may_act(table)
    table.ann.chooses("target 1 kingdom")


def declares_attackers(table: Scenario, *attackers: str) -> None:
    """Ann attacks Bob's kingdom with units."""
    declares_target(table)
    both_may_act(table)
    table.ann.chooses(*attackers)


def declares_defenders(table: Scenario, *defenders: str) -> None:
    """Bob defends against the Mountain Brigade."""
    declares_attackers(table, "Mountain Brigade")
    both_may_act(table)
    both_may_act(table)
    table.bob.chooses(*defenders)


# ---- The target


@rule("invasion.turn.4-beginning-effects")
def test_the_battlefield_phase_begins_and_players_act_before_a_target_is_declared(table: Scenario) -> None:
    begin(table, "battlefield", attacker(kingdom=["Battle Bell"]), defender())
    assert table.ann.asked == "may"
    table.ann.chooses("no")
    both_may_act(table)
    assert table.ann.asked == "attack-target"


@rule("invasion.turn.4-declare-target", "invasion.capital.three-zones")
def test_the_active_player_declares_one_of_three_zones_as_the_target_or_none(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    both_may_act(table)
    assert table.deciding == ["ann"]
    assert table.ann.choices == ["pass", "target 1 kingdom", "target 1 quest", "target 1 battlefield"]
    table.ann.chooses("target 1 quest")
    assert (table.combat.defender, table.combat.section, table.combat.declared) == (1, 1, False)


@rule("invasion.turn.4-window-after-target")
def test_both_players_may_act_after_the_target_is_declared(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_target(table)
    both_may_act(table)
    assert table.ann.asked == "choose-attackers"


# ---- Attackers


@rule("invasion.turn.4-declare-attackers")
def test_all_attackers_are_declared_at_once(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_target(table)
    both_may_act(table)
    assert table.ann.choices == ["Mountain Brigade", "Troll Slayers"]
    table.ann.chooses("Mountain Brigade", "Troll Slayers")
    assert [table.piece(name).side for name in ("Mountain Brigade", "Troll Slayers")] == [ATTACKING, ATTACKING]


@rule("invasion.turn.4-window-after-attackers")
def test_both_players_may_act_after_attackers_are_declared_and_before_an_ambush(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender(battlefield=[], kingdom=[f"Lurker{HIDDEN}"], resources=3))
    declares_attackers(table, "Mountain Brigade")
    both_may_act(table)
    assert table.bob.asked == "choose-ambush"


@rule("invasion.turn.4-once-attackers-play-out")
def test_an_attack_is_played_to_its_end_even_if_no_attacker_is_left(table: Scenario) -> None:
    own = ["War Machine Emplacement"]
    begin(table, "battlefield", attacker(battlefield=["Defender of the Hold"]), defender(battlefield=own))
    declares_attackers(table, "Defender of the Hold")
    table.ann.passes()
    table.bob.chooses("use War Machine Emplacement")
    table.bob.chooses("Defender of the Hold")
    table.ann.passes()
    assert not table.in_play("Defender of the Hold")
    assert table.combat is not None
    while table.deciding == ["ann"]:
        table.ann.passes()
    assert table.bob.asked == "choose-defenders"
    table.bob.chooses("Tunnel Fighter")
    for _ in ("after defenders", "after damage is assigned", "after combat"):
        assert table.phase == "battlefield"
        table.ann.passes()
    assert (table.phase, table.combat) == ("end", None)


# ---- Ambush


@rule("invasion.turn.4-ambush-step")
def test_a_development_may_ambush_after_attackers_and_before_defenders_are_declared(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender(kingdom=[f"Lurker{HIDDEN}", "Free Company"], resources=3))
    declares_attackers(table, "Mountain Brigade")
    both_may_act(table)
    assert table.bob.choices == ["pass", "Lurker"]
    table.bob.chooses("Lurker")
    assert not table.piece("Lurker").facedown
    both_may_act(table)
    assert table.bob.choices == ["Free Company"], "Lurker must defend"


@pytest.mark.parametrize("hidden", ["Lurker", "Free Company"])
@rule("invasion.info.hands-hidden")
def test_others_do_not_learn_whether_a_development_could_ambush(table: Scenario, hidden: str) -> None:
    own = [f"{hidden}{HIDDEN} [known to bob]"]
    begin(table, "battlefield", attacker(), defender(battlefield=[], kingdom=own, resources=3))
    declares_attackers(table, "Mountain Brigade")
    table.ann.passes()
    table.bob.passes()
    assert (table.bob.asked == "choose-ambush") == (hidden == "Lurker")
    assert 1 in [opportunity.seat for opportunity in table.match.log.opportunities]
    assert hidden != "Lurker" or table.game.definition.conceals(table.game, 1)


@rule("invasion.turn.4-window-after-ambush")
def test_both_players_may_act_after_the_ambush_step_even_if_nothing_could_ambush(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_attackers(table, "Mountain Brigade")
    both_may_act(table)
    both_may_act(table)
    assert table.bob.asked == "choose-defenders"


# ---- Defenders


@rule("invasion.turn.4-declare-defenders")
def test_the_defending_player_declares_all_defenders_at_once(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_defenders(table, "Tunnel Fighter", "Free Company")
    assert [table.piece(name).side for name in ("Tunnel Fighter", "Free Company")] == [2, 2]
    assert table.ann.asked == "act-or-pass"


@rule("invasion.turn.4-window-after-defenders")
def test_both_players_may_act_after_defenders_are_declared_and_before_damage_is_assigned(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_defenders(table, "Tunnel Fighter", "Free Company")
    both_may_act(table)
    assert table.ann.asked == "assign-damage"


# ---- Damage


@rule("invasion.turn.4-assign-damage")
def test_damage_is_counted_and_assigned_and_not_yet_applied(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_defenders(table, "Tunnel Fighter")
    both_may_act(table)
    fighter, brigade = table.piece("Tunnel Fighter"), table.piece("Mountain Brigade")
    assert (fighter.assigned, fighter.damage) == (2, 0)
    assert (brigade.assigned, brigade.damage) == (2, 0)


@rule("invasion.turn.4-window-after-assign")
def test_both_players_may_act_after_damage_is_assigned_and_before_it_is_applied(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_defenders(table, "Tunnel Fighter")
    both_may_act(table)
    both_may_act(table)
    fighter = table.piece("Tunnel Fighter")
    assert (fighter.assigned, fighter.damage) == (0, 2)


# ---- The end of combat


@rule("invasion.turn.4-combat-ends")
def test_combat_ends_when_damage_has_been_applied(table: Scenario) -> None:
    begin(table, "battlefield", attacker(), defender())
    declares_defenders(table, "Tunnel Fighter")
    both_may_act(table)
    both_may_act(table)
    assert (table.phase, table.combat) == ("battlefield", None)
    assert [table.piece(name).side for name in ("Mountain Brigade", "Tunnel Fighter")] == [AT_REST, AT_REST]
    assert [told.message for told in table.log][-1] == "combat-over"


@rule("invasion.turn.4-window-after-combat")
def test_both_players_may_act_after_combat_in_the_battlefield_phase(table: Scenario) -> None:
    begin(table, "battlefield", attacker(kingdom=["Closing Bell"]), defender())
    declares_defenders(table, "Tunnel Fighter")
    both_may_act(table)
    both_may_act(table)
    assert (table.phase, table.combat) == ("battlefield", None)
    both_may_act(table)
    assert (table.phase, table.ann.asked) == ("battlefield", "may"), "the phase ends"
