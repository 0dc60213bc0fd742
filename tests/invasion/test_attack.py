"""One attack, step by step: who is asked what, and what is left when it is over."""

from __future__ import annotations

from nefrit.invasion.keywords import COUNTERSTRIKE, SCOUT, TOUGHNESS
from nefrit.invasion.values import keyword
from nefrit.testing import Scenario, rule
from tests.invasion.chain_cards import GAME
from tests.invasion.made_up_cards import marks, neutral
from tests.invasion.sides import attacks, begin, defends, in_the_zone, passes, power_of

__all__ = ["GAME"]


@rule("invasion.turn.4-declare-attackers", "invasion.turn.4-no-attack-ends-phase")
def test_who_has_no_attacker_left_after_declaring_a_target_is_not_asked(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(hand=["Taint"], kingdom=["Drummer"]))
    table.bob.passes()
    table.ann.chooses("target 1 kingdom")
    table.bob.chooses("play Taint")
    table.bob.chooses("Mourner")
    assert (table.active, table.combat, table.bob.damage) == (1, None, (0, 0, 0)), "the turn is over"


@rule("invasion.turn.4-declare-defenders")
def test_defenders_are_declared_even_if_there_are_none(table: Scenario) -> None:
    """Bob may use his Planner until then, and not in the window after that."""
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mourner"], hand=["Taint"]),
        neutral(quest=["Planner"], hand=["Taint"]),
    )
    table.ann.passes()
    table.bob.passes()
    table.ann.chooses("target 1 kingdom")
    table.ann.passes()
    table.bob.passes()
    table.ann.chooses("Mourner")
    seen = []
    while table.combat is not None:
        table.ann.passes()
        seen.append("use Planner" in table.bob.choices)
        table.bob.passes()
    assert seen == [True, True, False, False], "after attackers and ambushers, then after defenders and damage"


@rule("invasion.combat.defenders-before-capital", "invasion.combat.attacker-assigns-first")
def test_nobody_is_asked_where_all_damage_is_needed_for_the_defenders(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["3x Mourner"]), neutral(kingdom=["Drummer"]))
    attacks(table, "kingdom", "Mourner", "Mourner", "Mourner")
    table.bob.chooses("Drummer")
    assert table.deciding == ["bob"]
    table.bob.distributes({"Mourner": 1})
    assert (table.bob.discard, table.bob.damage) == (["Drummer"], (0, 0, 0)), "3 for 3 hit points"


@rule("invasion.turn.4-apply-damage")
def test_no_damage_stays_assigned_when_it_has_been_applied(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["2x Mourner"]), neutral(kingdom=["Scribe {damage=2}"]))
    attacks(table, "kingdom", "Mourner", "Mourner")
    table.bob.chooses("Scribe")
    table.ann.says(1)
    table.bob.distributes({"Mourner": 1})
    assert (table.bob.damage, table.bob.assigned) == ((1, 0, 0), (0, 0, 0))
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(kingdom=["Scribe"]))
    attacks(table, "kingdom", "Mourner")
    defends(table, "Scribe")
    for name in ("Mourner", "Scribe"):
        assert (table.piece(name).damage, table.piece(name).assigned) == (1, 0)


@rule("invasion.turn.4-combat-ends")
def test_what_lasts_until_the_end_of_combat_is_over_then(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["2x Mourner"], hand=["War Cry", "Charge", "Taint"], kingdom=["Scribe"]),
        neutral(),
    )
    passes(table)
    table.ann.chooses("target 1 kingdom")
    for tactic in ("War Cry", "Charge"):
        table.ann.chooses(f"play {tactic}")
        table.ann.chooses("Scribe")
    table.ann.passes()
    assert power_of(table, "Scribe") == 7
    table.ann.passes()
    table.ann.chooses("Mourner")
    while table.combat is not None:
        table.ann.passes()
    assert power_of(table, "Scribe") == 1


@rule("invasion.combat.damage-totals")
def test_what_adds_to_the_damage_in_combat_counts_for_the_cards_it_is_about(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Bruiser", "Mourner"]), neutral(quest=["Bruiser"]))
    attacks(table, "kingdom", "Bruiser", "Mourner")
    assert table.bob.damage == (4, 0, 0), "1 and 1, and 2 for the one who attacks"


@rule("invasion.turn.4-declare-attackers", "invasion.turn.4-target-is-attacked")
def test_there_is_no_combat_before_attackers_are_declared(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"], hand=["Taint"]), neutral(quest=["Warrior"]))
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    assert table.deciding == ["ann"]
    table.ann.passes()
    assert (table.ann.asked, table.bob.asked) == ("choose-attackers", None), "Bob could do nothing"
    table.ann.chooses("Mourner")
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Warrior"]


# ---- Who has dealt damage


@rule("invasion.damage.sadistic-mutation", "invasion.damage.two-sadistic-mutations")
def test_damage_that_is_not_dealt_in_combat_does_not_count_for_those_who_fight(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Gloater"], kingdom=["Gladiator"]),
        neutral(kingdom=["Scribe"], quest=["Black Orc Squad"]),
    )
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    table.ann.passes()
    table.ann.chooses("Gloater")
    while table.combat is None or not table.combat.assigned:
        if table.bob.asked == "choose-defenders":
            table.bob.chooses("Scribe")
        else:
            table.answer(table.game.pending[0].seat, 0)
    table.ann.chooses("use Gladiator")
    table.ann.chooses("Black Orc Squad")
    passes(table)
    assert (table.combat, marks(table)) == (None, ["Gloater"])
    messages = [told.message for told in table.log if told.message in ("damaged", "tokens-placed")]
    assert messages == ["damaged", "damaged", "damaged", "tokens-placed"], "only by the damage of the combat"


@rule("invasion.damage.sadistic-mutation")
def test_damage_that_comes_back_to_the_own_side_was_not_dealt_to_an_opponent(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Gloater"], quest=["Mourner"]),
        neutral(kingdom=["Deflector"]),
    )
    attacks(table, "kingdom", "Gloater")
    table.bob.chooses("Deflector")
    table.bob.chooses("Mourner")
    assert (table.ann.piece("Mourner").damage, marks(table)) == (1, [])


@rule("invasion.damage.two-sadistic-mutations", "invasion.damage.sadistic-mutation")
def test_who_strikes_back_has_dealt_damage_before_all_others(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mourner"], hand=["Taint"]),
        neutral(kingdom=["Swift Gloater", "Gloater"]),
    )
    attacks(table, "kingdom", "Mourner")
    table.bob.chooses("Swift Gloater", "Gloater")
    assert marks(table) == ["Swift Gloater"]


@rule("invasion.damage.sadistic-mutation")
def test_who_is_gone_before_damage_is_applied_has_dealt_none(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Gloater", "Gladiator"], hand=["Taint"]),
        neutral(kingdom=["Scribe"]),
    )
    table.ann.passes()
    table.ann.chooses("target 1 quest")
    table.ann.passes()
    table.ann.chooses("Gloater", "Gladiator")
    while not table.combat.assigned:
        table.ann.passes()
    table.ann.chooses("use Gladiator")
    table.ann.chooses("Scribe")
    passes(table)
    assert (marks(table), table.bob.damage) == (["Gloater"], (0, 2, 0))


# ---- Toughness, and how much is enough


@rule("invasion.keyword.toughness-stacks")
def test_toughness_that_a_unit_gains_adds_to_what_it_has(table: Scenario) -> None:
    """Other keywords that it gains do not."""
    units = ["Stout One", "Mourner", "Armourer", "Fencer"]
    begin(table, "battlefield", neutral(battlefield=["4x Mourner"]), neutral(kingdom=units))
    stout, mourner = (in_the_zone(table, name) for name in ("Stout One", "Mourner"))
    assert [keyword(table.game, stout, word) for word in (TOUGHNESS, COUNTERSTRIKE, SCOUT)] == [2, 2, None]
    assert [keyword(table.game, mourner, word) for word in (TOUGHNESS, COUNTERSTRIKE)] == [1, 2]


@rule("invasion.keyword.toughness-stacks")
def test_a_unit_without_its_text_keeps_the_keywords_that_it_gains(table: Scenario) -> None:
    begin(table, "battlefield", neutral(kingdom=["Stout One", "Muzzle"], hand=["Taint"]), neutral())
    assert keyword(table.game, in_the_zone(table, "Stout One"), TOUGHNESS) is None


@rule("invasion.damage.cancelled-tokens-return", "invasion.keyword.toughness")
def test_damage_that_is_cancelled_was_never_dealt(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(kingdom=["Stoic"]))
    attacks(table, "kingdom", "Mourner")
    table.bob.chooses("Stoic")
    assert (table.piece("Stoic").damage, marks(table)) == (0, [])
    assert "Stoic" not in [told.arguments.get("card") for told in table.log if told.message == "damaged"]


def fights_until_damage_is_assigned(table: Scenario, attackers: int, *defenders: str) -> None:
    """Mourners of Ann attack Bob's kingdom; Bob's damage goes to one of them."""
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    table.ann.passes()
    table.ann.chooses(*["Mourner"] * attackers)
    while not table.combat.assigned:
        if table.bob.asked == "choose-defenders":
            table.bob.chooses(*defenders)
        elif table.bob.asked == "assign-damage":
            table.bob.distributes({"Mourner": 1})
        else:
            table.ann.passes()


@rule("invasion.damage.indirect-unit-maximum", "invasion.keyword.toughness")
def test_what_is_assigned_already_counts_when_indirect_damage_is_assigned(table: Scenario) -> None:
    """Each defender has 3 hit points. Toughness cancels a point of what was assigned before, and one of the Cannonade.

    So does the Shell. The Pavise cancels one point only, be it of the one or of the other, the Parrier only in combat.
    With an Armourer the Stout One cancels all that was assigned to it, and two points of the Cannonade.
    """
    others = {"Scribe": 2, "zone 1 kingdom": 4, "zone 1 quest": 2, "zone 1 battlefield": 2}
    wounded, armourer = "Stout One {damage=2}", {"Armourer": 3}
    for attackers, defender, beside, limits in (
        (3, "Drummer", {}, {}),
        (3, "Stout One", {}, {"Stout One": 1 + 1}),
        (4, "Stout One", {}, {}),
        (3, "Shell", {}, {"Shell": 1 + 1}),
        (3, "Pavise", {}, {"Pavise": 1}),
        (4, "Pavise", {}, {}),
        (3, "Parrier", {}, {"Parrier": 1}),
        (1, wounded, armourer, {"Stout One": 1 + 2, "Scribe": 2 + 1}),
    ):
        begin(
            table,
            "battlefield",
            neutral(battlefield=[f"{attackers}x Mourner"], hand=["Cannonade"]),
            neutral(kingdom=[defender], quest=["Scribe {damage=1}", *beside], damage=[0, 6, 6]),
        )
        fights_until_damage_is_assigned(table, attackers, defender.split(" {")[0])
        table.ann.chooses("play Cannonade")
        found = dict(zip(table.bob.choices, table.bob.decision.limits, strict=True))
        assert found == {**others, **beside, **limits}, (attackers, defender)


@rule("invasion.damage.indirect-zone-maximum")
def test_a_zone_takes_no_more_indirect_damage_than_burns_it_with_what_is_assigned_already(table: Scenario) -> None:
    """The Contested Fortress cancels one point of damage to the capital."""
    for damage, own, limits in (
        (3, [], {"zone 1 kingdom": 8 - 3 - 3, "zone 1 quest": 2, "zone 1 battlefield": 2}),
        (5, [], {"zone 1 quest": 2, "zone 1 battlefield": 2}),
        (3, ["Contested Fortress"], {"zone 1 kingdom": 2 + 1, "zone 1 quest": 2 + 1, "zone 1 battlefield": 2 + 1}),
    ):
        begin(
            table,
            "battlefield",
            neutral(battlefield=["3x Mourner"], hand=["Cannonade"]),
            neutral(damage=[damage, 6, 6], quest=own),
        )
        fights_until_damage_is_assigned(table, 3)
        table.ann.chooses("play Cannonade")
        assert dict(zip(table.bob.choices, table.bob.decision.limits, strict=True)) == limits


@rule("invasion.faq.grimgors-spike", "invasion.damage.redirect-timing")
def test_combat_damage_that_was_redirected_from_a_zone_is_assigned_to_a_unit(table: Scenario) -> None:
    for own, told in ((["Rampart"], ["Tally"]), ([], [])):
        begin(table, "battlefield", neutral(battlefield=["Drummer"]), neutral(quest=["Tally", *own]))
        attacks(table, "kingdom", "Drummer")
        if own:
            table.bob.chooses("Drummer")
        assert marks(table) == told


@rule("invasion.damage.redirect-timing")
def test_damage_to_a_unit_may_be_redirected_to_a_zone(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["3x Mourner"]), neutral(kingdom=["Zone Deflector"]))
    attacks(table, "kingdom", "Mourner", "Mourner", "Mourner")
    table.bob.chooses("Zone Deflector")
    table.bob.distributes({"Mourner": 1})
    table.bob.chooses("zone 1 quest")
    assert (table.piece("Zone Deflector").damage, table.bob.damage) == (1, (0, 2, 0))
