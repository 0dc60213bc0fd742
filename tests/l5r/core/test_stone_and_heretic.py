"""The Stone of Sorrows, which keeps fate on rings, and Togashi Tadakatsu, who chooses the element."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import FIRE
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, player, quiet_fight, quiet_player

__all__ = ["GAME"]

FATE: dict[str, Any] = {"ring_fate": [2, 0, 3, 0, 0]}


def guarded(*, bowed: str = "false", **things: Any) -> Any:
    """A player whose character bears the Stone."""
    stone = 'The Stone of Sorrows {on="#1"}'
    return quiet_player(f"Wandering Ronin #1 {{bowed={bowed}}}", stone, **things)


@rule("l5r.cannot.absolute")
def test_the_stone_keeps_the_fate_on_the_contested_ring(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Eager Scout", fate=5), guarded(), "military fire", "Eager Scout", **FATE)
    assert (table.ann.fate, table.ring_fate[FIRE]) == (5, 3)


def test_the_stone_does_nothing_on_a_bowed_character_or_for_its_own_player(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", fate=5, hand=["Banzai!"])
    quiet_fight(table, ann, guarded(bowed="true"), "military fire", "Eager Scout", **FATE)
    assert (table.ann.fate, table.ring_fate[FIRE]) == (8, 0)
    quiet_fight(table, guarded(fate=5, hand=["Banzai!"]), quiet_player(), "military fire", "Wandering Ronin", **FATE)
    assert (table.ann.fate, table.ring_fate[FIRE]) == (8, 0)


def test_the_stone_keeps_fate_from_cards_that_take_it_from_rings(table: Scenario) -> None:
    ann = quiet_player(
        "Adept of the Waves #2", 'Being and Becoming {on="#2"}', hand=["Written in the Stars", "Know the World"], fate=5
    )
    begins(table, ann, guarded(), ring_owner=["ann", -1, -1, -1, -1], **FATE)
    assert table.ann.why_not("Being and Becoming") == ["l5r.triggered.must-change-game-state"]
    table.ann.chooses("use Written in the Stars 0")
    assert table.ring_fate == (2, 1, 3, 1, 1), "only placing is left"
    begins(table, ann, guarded(), ring_owner=["ann", -1, -1, -1, -1], **FATE)
    table.ann.chooses("use Know the World 0")
    table.ann.chooses("switch-rings air fire")
    assert (table.ann.fate, table.ring_fate[FIRE]) == (4, 3)


def test_enlightened_warrior_still_sees_the_fate_on_the_ring(table: Scenario) -> None:
    stone = 'The Stone of Sorrows {on="#1"}'
    bob = quiet_player("Wandering Ronin #1", stone, "Enlightened Warrior")
    begins(table, quiet_player("Eager Scout"), bob, **FATE)
    nobody_acts(table)
    table.ann.chooses("declare military fire")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Eager Scout")
    assert table.bob.choices == ["pass", "respond Enlightened Warrior 0 0"]


@rule("decision.l5r.element-chosen-by-defender")
def test_tadakatsu_chooses_the_element_of_conflicts_against_his_player(table: Scenario) -> None:
    bob = quiet_player("Togashi Tadakatsu")
    begins(table, quiet_player("Wandering Ronin"), bob, ring_owner=[-1, -1, "bob", -1, -1])
    nobody_acts(table)
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert table.bob.choices == ["air", "earth", "void", "water"]
    table.bob.chooses("void")
    assert table.ann.choices == ["declare military void", "declare political void"]
    table.ann.chooses("declare political void")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Wandering Ronin")
    conflict = table.game.table.conflict
    assert conflict is not None
    assert (conflict.type, conflict.ring) == (1, 3)


@rule("decision.l5r.element-chosen-by-defender")
def test_tadakatsu_is_not_asked_when_the_conflict_is_passed(table: Scenario) -> None:
    begins(table, quiet_player("Wandering Ronin"), quiet_player("Togashi Tadakatsu"))
    nobody_acts(table)
    table.ann.chooses("no")
    nobody_acts(table)
    assert table.bob.asked == "declare-conflict", "and his own conflicts are declared as ever"
    assert "declare military air" in table.bob.choices


def test_a_blank_tadakatsu_chooses_nothing(table: Scenario) -> None:
    bob = player("Togashi Tadakatsu #1", 'Cloud the Mind {on="#1"}')
    begins(table, quiet_player("Wandering Ronin"), bob)
    nobody_acts(table)
    assert table.ann.asked == "declare-conflict"
