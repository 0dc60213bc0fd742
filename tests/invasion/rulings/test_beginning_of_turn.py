"""The beginning of the turn: what happens before the kingdom phase, and in which order."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, passes, power_of

__all__ = ["GAME"]

SEDUCED = "play Seduced by Darkness"

CENTERS = {
    "Chaos": "Iron Throneroom",
    "High Elf": "Eataine War Room",
    "Orc": "Boss Pit",
    "Dwarf": "The Great Guild Hall",
    "Dark Elf": "Court of the Witch King",
    "Empire": "Cathedral of Sigmar",
}


@rule("invasion.faq.beginning-before-kingdom")
def test_the_beginning_of_the_turn_comes_before_the_kingdom_phase(table: Scenario) -> None:
    """Keystone Forge heals at the beginning of the turn. Is that before or after resources are collected?

    Before: it belongs to step 0, when the resources of the last turn are still there and none have been collected.
    """
    begin(
        table,
        "turn",
        dwarfs(kingdom=["Keystone Forge"], damage=[2, 2, 0], resources=1, battlefield=["Black Orc Squad"]),
        orcs(),
    )
    assert table.ann.asked == "heal-zone"
    assert (table.phase, table.ann.resources) == ("beginning", 1)
    table.ann.chooses("zone 0 quest")
    assert table.ann.damage == (2, 1, 0)
    passes(table)
    assert (table.phase, table.ann.resources) == ("battlefield", 3 + 1)


@rule("invasion.faq.beginning-window-ordinary")
def test_anything_can_be_done_in_the_window_at_the_beginning_of_the_turn(table: Scenario) -> None:
    """Only cards that speak of the beginning of the turn - is that all that can be used in the window of step 0?

    No. It is an action window like any other: both players may play tactics and use all their actions.
    """
    begin(
        table,
        "turn",
        dwarfs(resources=3, hand=["Demolition!"], quest=["Runesmith"]),
        orcs(resources=2, hand=["Pillage"], kingdom=["Totem of Gork"]),
    )
    assert table.phase == "beginning"
    assert table.ann.choices == ["pass", "play Demolition!", "use Runesmith"]
    table.ann.chooses("use Runesmith")
    table.ann.chooses("Runesmith")
    assert (table.bob.choices, len(table.chain)) == (["pass", "play Pillage"], 1)


@rule("invasion.effect.simultaneous-troll-den-advanced-engineering")
def test_a_forced_effect_comes_before_an_action_of_the_same_moment(table: Scenario) -> None:
    """Troll Den is forced and Advanced Engineering is an action, both at the beginning of the turn. Can their player
    choose the order?

    No. The forced effect resolves before any action can be triggered; the action has to wait for the window.
    """
    begin(table, "turn", orcs(kingdom=["Troll Den", "Black Orc Squad", "Advanced Engineering"]), dwarfs())
    assert table.ann.choices == ["option 0", "option 1"]
    table.ann.chooses("option 0")
    table.ann.chooses("Black Orc Squad")
    assert table.piece("Black Orc Squad").damage == 2
    assert (table.phase, table.ann.choices) == ("beginning", ["pass", "use Advanced Engineering"])


@rule("invasion.effect.simultaneous-troll-den-river-troll")
def test_two_forced_effects_of_the_same_moment_are_ordered_by_their_player(table: Scenario) -> None:
    """Troll Den and River Troll both have forced effects at the beginning of the turn. Which is first?

    The one their player wants: River Troll can heal before it is damaged, or after it.
    """
    for first, damage in (("Troll Den", 0), ("River Troll", 2)):
        begin(table, "turn", orcs(kingdom=["Troll Den", "River Troll {damage=1}"]), dwarfs())
        assert table.ann.asked == "choose-next"
        table.ann.chooses(f"resolve {first}")
        table.ann.chooses("option 0")
        table.ann.chooses("River Troll")
        assert table.piece("River Troll").damage == damage


@rule("invasion.action.trigger-condition-turn-begin")
def test_the_beginning_of_the_turn_triggers_constant_effects_and_actions(table: Scenario) -> None:
    """Cloud of Flies and Rat Ogres both speak of the beginning of the turn, and only one of them is an action. When is
    each of them used?

    Both are triggered by it: Cloud of Flies at once, as a triggered constant effect, Rat Ogres in the window after.
    """
    begin(
        table,
        "turn",
        capital("Chaos", battlefield=["Rat Ogres {corrupted=true}", "Chaos Knights #1", "Cloud of Flies {on=#1}"]),
        orcs(battlefield=["Black Orc Squad"]),
    )
    assert table.ann.asked == "may"
    table.ann.chooses("yes")
    table.ann.chooses("Black Orc Squad")
    assert (table.piece("Chaos Knights").damage, table.piece("Black Orc Squad").damage) == (1, 1)
    assert table.ann.choices == ["pass", "use Rat Ogres"]
    table.ann.chooses("use Rat Ogres")
    assert not table.piece("Rat Ogres").corrupted


@rule("invasion.action.triggered-rat-ogres")
def test_an_action_of_the_beginning_of_the_turn_is_used_once_for_each_copy(table: Scenario) -> None:
    """How often can the action of one copy of Rat Ogres be used at the beginning of the turn?

    Once, whatever is corrupted afterwards. A second copy has an action of its own.
    """
    for copies in (1, 2):
        ogres = capital("Chaos", battlefield=[f"{copies}x Rat Ogres {{corrupted=true}}"], hand=["Seduced by Darkness"])
        begin(table, "turn", ogres, capital("Chaos", hand=["Seduced by Darkness"]))
        assert table.ann.choices == ["pass"] + ["use Rat Ogres"] * copies
        for left in reversed(range(copies)):
            table.ann.chooses("use Rat Ogres")
            assert table.ann.choices == (["pass"] + ["use Rat Ogres"] * left if left else ["pass", SEDUCED])
        table.ann.passes()
        table.bob.passes()
        table.bob.chooses(SEDUCED)
        table.bob.chooses("Rat Ogres")
        table.ann.passes()
        assert table.piece("Rat Ogres").corrupted
        assert (table.phase, table.ann.choices) == ("beginning", ["pass", SEDUCED]), "not again"


@rule("invasion.faq.capital-center-no-tokens")
def test_a_capital_center_without_tokens_can_be_used_and_does_nothing(table: Scenario) -> None:
    """There is no token left on a Capital Center. What does its action do at the beginning of the turn?

    It may be triggered, but no token is removed, so what comes after "then" does not happen.
    """
    for race, name in CENTERS.items():
        begin(
            table,
            "turn",
            capital(race, kingdom=[name], discard=["Chaos Knights"], battlefield=["Black Orc Squad"]),
            orcs(),
        )
        power = power_of(table, name)
        table.ann.chooses(f"use {name}")
        if table.ann.asked == "which-player":
            table.ann.chooses("player 1")
        passes(table)
        assert table.phase == "battlefield"
        assert (table.ann.hand, table.ann.discard) == (["Mountain Brigade"], ["Chaos Knights"])
        assert (table.bob.damage, len(table.bob.deck), power_of(table, name)) == ((0, 0, 0), 9, power)


@rule("invasion.faq.jealous-eyes-beginning-of-turn")
def test_a_development_does_not_end_the_chain_whatever_card_it_is(table: Scenario) -> None:
    """A player develops with a card that ends the chain when it is played. May the opponent respond?

    Yes. A development has nothing of what is printed on it.
    """
    begin(
        table,
        "capital",
        capital("Dark Elf", hand=["Jealous Eyes"]),
        orcs(resources=3, hand=["Pillage"], kingdom=["Totem of Gork"]),
    )
    table.ann.chooses("develop Jealous Eyes kingdom")
    assert len(table.chain) == 1, "nothing has resolved yet"
    assert table.bob.choices == ["pass", "play Pillage"]


@rule("invasion.faq.jealous-eyes-beginning-of-turn")
def test_a_chain_that_ends_early_uses_up_no_other_action(table: Scenario) -> None:
    """A player has two actions for the beginning of the turn and uses the first. The opponent responds with Jealous
    Eyes, which ends and resolves the chain at once. Is the second action lost?

    No. Its first opportunity is the next chain of the same step, and it can be used there.
    """
    begin(
        table,
        "turn",
        orcs(kingdom=["Boss Pit {resources=4}", "Advanced Engineering"]),
        capital("Dark Elf", resources=9, hand=["Jealous Eyes"], kingdom=["Court of the Witch King {resources=2}"]),
    )
    table.ann.chooses("use Boss Pit")
    assert table.bob.choices == ["pass", "play Jealous Eyes"]
    table.bob.chooses("play Jealous Eyes")
    table.bob.chooses("Boss Pit")
    table.bob.chooses("Court of the Witch King")
    table.bob.says(2)
    assert table.piece("Boss Pit").resources == 4 - 2 - 1, "all of the chain has resolved"
    assert (table.phase, table.chain) == ("beginning", ())
    assert table.ann.choices == ["pass", "use Advanced Engineering"]
    table.ann.chooses("use Advanced Engineering")
