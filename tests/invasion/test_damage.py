"""Damage outside combat, and what cancels, redirects and moves damage."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import HIDDEN, attacks, begin, capital, defends, life_of, resolves

__all__ = ["GAME"]


@rule("invasion.damage.capital-effect-choose-section")
def test_who_controls_an_effect_on_a_capital_says_which_zone_is_meant(table: Scenario) -> None:
    begin(table, "turn", neutral(damage=[2, 3, 0], kingdom=["Keystone Forge"], hand=["Taint"]), neutral())
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 quest"]
    table.ann.chooses("zone 0 quest")
    assert table.ann.damage == (2, 2, 0)


@rule("invasion.damage.capital-effect-choose-section")
def test_where_a_card_says_so_each_player_chooses(table: Scenario) -> None:
    begin(table, "turn", neutral(kingdom=["Warpstone Meteor"]), neutral(burning=[False, True, False]))
    table.ann.chooses("zone 0 quest")
    assert table.bob.choices == ["zone 1 kingdom", "zone 1 battlefield"]
    table.bob.chooses("zone 1 battlefield")
    assert (table.ann.damage, table.bob.damage) == ((0, 1, 0), (0, 0, 1))


@rule("invasion.damage.non-combat-immediate")
def test_damage_by_an_effect_is_applied_before_anybody_can_act(table: Scenario) -> None:
    bane = capital("High Elf", resources=9, hand=["Steel's Bane"], kingdom=["Initiate of Saphery"])
    begin(table, "capital", capital("Chaos", resources=9, hand=["Nurgle's Pestilence"]), bane)
    table.ann.chooses("play Nurgle's Pestilence")
    assert table.bob.choices == ["pass", "play Steel's Bane"]
    table.bob.passes()
    assert (table.piece("Initiate of Saphery").assigned, table.piece("Initiate of Saphery").damage) == (0, 1)
    assert table.bob.asked == "act-or-pass"


@rule("invasion.damage.redirect-timing", "invasion.damage.redirect-not-considered")
def test_damage_is_redirected_just_before_it_is_applied_and_does_not_count_when_it_is_assigned(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mountain Brigade"], hand=["Taint"]),
        neutral(kingdom=["Warrior Priests"], battlefield=["Black Orc Squad"]),
    )
    attacks(table, "kingdom", "Mountain Brigade")
    defends(table, "Warrior Priests")
    assert table.ann.decision.most == 1, "2 damage, and 1 destroys the Priests"
    table.ann.says(0)
    assert (table.ann.asked, table.piece("Warrior Priests").assigned) == ("act-or-pass", 2)
    table.ann.passes()
    assert table.bob.choices == ["Mountain Brigade", "Black Orc Squad"]
    table.bob.chooses("Black Orc Squad")
    assert table.piece("Black Orc Squad").damage == 1
    assert table.bob.discard == ["Warrior Priests"]


def steel_priest_is_hit(table: Scenario, beside: str) -> None:
    """Ann's Gladiator deals 2 damage to Bob's Steel Priest, who has Toughness 1 and can redirect 2 to a unit beside."""
    begin(table, "battlefield", neutral(kingdom=["Gladiator"]), neutral(kingdom=["Steel Priest", beside]))
    table.ann.chooses("use Gladiator")
    table.ann.chooses("Steel Priest")


@rule("invasion.damage.redirect-timing", "decision.invasion.assign-modifiers")
def test_redirecting_works_at_the_same_time_as_toughness_in_the_order_of_the_player(table: Scenario) -> None:
    for first, damage in (("toughness Steel Priest 0", 1), ("change-damage Steel Priest 0", 2)):
        steel_priest_is_hit(table, "Watcher")
        assert table.bob.choices == ["change-damage Steel Priest 0", "toughness Steel Priest 0"]
        table.bob.chooses(first)
        assert (table.piece("Steel Priest").damage, table.piece("Watcher").damage) == (0, damage)


@rule("decision.invasion.redirected-toughness")
def test_redirected_damage_meets_the_toughness_of_its_new_recipient(table: Scenario) -> None:
    steel_priest_is_hit(table, "Hammerer of Karak Azul")
    table.bob.chooses("change-damage Steel Priest 0")
    assert table.piece("Steel Priest").damage == 0, "2 were redirected"
    assert table.piece("Hammerer of Karak Azul").damage == 1, "of which Toughness has cancelled 1"


@rule("invasion.damage.move-bypasses-cancel")
def test_damage_that_is_moved_is_not_cancelled(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(resources=9, hand=["Stubborn Refusal"], kingdom=["Mountain Brigade {damage=1}"]),
        neutral(kingdom=["Hammerer of Karak Azul"]),
    )
    table.ann.chooses("play Stubborn Refusal")
    table.ann.chooses("Mountain Brigade")
    table.ann.chooses("Hammerer of Karak Azul")
    assert (table.piece("Mountain Brigade").damage, table.piece("Hammerer of Karak Azul").damage) == (0, 1)


@rule("invasion.action.conditional-duration")
def test_a_conditional_action_waits_until_it_is_used_up_or_the_turn_ends(table: Scenario) -> None:
    begin(
        table,
        "end",
        neutral(resources=9, hand=["Blessing of Valaya"], kingdom=["Mountain Brigade", "Black Orc Squad"]),
        neutral(kingdom=["3x Gladiator"]),
    )
    table.ann.chooses("play Blessing of Valaya")
    table.ann.chooses("Mountain Brigade")
    table.ann.chooses("Black Orc Squad")
    table.bob.passes()
    for damage in ((0, 2), (2, 2)):
        table.bob.chooses("use Gladiator")
        table.bob.chooses("Mountain Brigade")
        table.bob.passes()
        assert (table.piece("Mountain Brigade").damage, table.piece("Black Orc Squad").damage) == damage
    begin(
        table,
        "end",
        neutral(resources=9, hand=["Blessing of Valaya"], kingdom=["Mountain Brigade", "Black Orc Squad"]),
        neutral(kingdom=["Gladiator"]),
    )
    table.ann.chooses("play Blessing of Valaya")
    table.ann.chooses("Mountain Brigade")
    table.ann.chooses("Black Orc Squad")
    table.bob.passes()
    table.bob.passes()
    assert table.active == 1, "the turn is over"
    table.bob.chooses("use Gladiator")
    table.bob.chooses("Mountain Brigade")
    assert (table.piece("Mountain Brigade").damage, table.piece("Black Orc Squad").damage) == (2, 0)


@rule("invasion.damage.unit-destroyed")
def test_a_development_that_is_a_unit_for_now_is_destroyed_by_damage(table: Scenario) -> None:
    own = neutral(race="Chaos", resources=9, hand=["Bolt of Change"], kingdom=[f"Runesmith {HIDDEN}"])
    begin(table, "capital", own, neutral(kingdom=["Gladiator"]))
    table.ann.chooses("play Bolt of Change")
    table.ann.chooses("Runesmith")
    resolves(table)
    assert life_of(table, "Runesmith") == 2
    table.bob.chooses("use Gladiator")
    table.bob.chooses("Runesmith")
    assert table.ann.discard == ["Runesmith", "Bolt of Change"]
