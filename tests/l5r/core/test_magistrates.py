"""The magistrates: who does not count in a conflict."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import DISHONORED, HONORED
from nefrit.l5r.game import GAME
from nefrit.l5r.values import conflict_total
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import quiet_fight, quiet_player

__all__ = ["GAME"]


@pytest.mark.parametrize(
    ("magistrate", "left"),
    [
        # The Ronin: no fate, cost 3, no glory. The Guardian: 1 fate, cost 1, glory 1, honored and thereby of skill 2.
        ("Swift", (2 + 2, 0)),
        ("Enigmatic", (2 + 2, 2)),
        ("Implacable", (2, 2)),
        ("Haughty", (2, 2)),
        ("Cunning", (2 + 2, 2)),
        ("Silver-Tongued", (2, 2)),
    ],
)
def test_who_does_not_count_while_a_magistrate_attacks(table: Scenario, magistrate: str, left: tuple[int, int]) -> None:
    ann = quiet_player(f"{magistrate} Magistrate", "Wandering Ronin")
    bob = quiet_player(f"Hida Guardian {{status={HONORED}, fate=1}}")
    quiet_fight(
        table, ann, bob, "military air", f"{magistrate} Magistrate", "Wandering Ronin", defenders=("Hida Guardian",)
    )
    assert (conflict_total(table.game, 0), conflict_total(table.game, 1)) == left


def test_a_stoic_magistrate_keeps_cheap_characters_from_counting_while_it_defends(table: Scenario) -> None:
    ann, bob = quiet_player("Hida Guardian", "Wandering Ronin"), quiet_player("Stoic Magistrate", "Eager Scout")
    attackers = ("Hida Guardian", "Wandering Ronin")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Stoic Magistrate",))
    assert conflict_total(table.game, 0) == 2
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Eager Scout",))
    assert conflict_total(table.game, 0) == 3


def test_a_cunning_magistrate_at_home_changes_nothing(table: Scenario) -> None:
    ann = quiet_player("Cunning Magistrate", f"Hida Guardian {{status={DISHONORED}}}", "Wandering Ronin")
    quiet_fight(table, ann, quiet_player(), "military air", "Hida Guardian", "Wandering Ronin")
    assert conflict_total(table.game, 0) == 2
    quiet_fight(table, ann, quiet_player(), "military air", "Cunning Magistrate", "Hida Guardian")
    assert conflict_total(table.game, 0) == 2


def test_a_blank_magistrate_lets_all_count(table: Scenario) -> None:
    ann = quiet_player("Silver-Tongued Magistrate #1", 'Cloud the Mind {on="#1"}', "Wandering Ronin")
    quiet_fight(table, ann, quiet_player(), "military air", "Silver-Tongued Magistrate", "Wandering Ronin")
    assert conflict_total(table.game, 0) == 4


@rule("l5r.unopposed.definition")
def test_who_does_not_count_still_opposes(table: Scenario) -> None:
    ann, bob = quiet_player("Swift Magistrate"), quiet_player("Wandering Ronin {fate=1}")
    quiet_fight(table, ann, bob, "military air", "Swift Magistrate", defenders=("Wandering Ronin",))
    table.bob.chooses("pass")
    table.ann.chooses("pass")
    assert table.bob.honor == 10
