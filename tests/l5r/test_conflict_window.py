"""The action window of a conflict: who acts first, and what everybody sees of the totals."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import attack, begins, fight, player

__all__ = ["GAME"]


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions."""
    return player(*play, **{"provinces": ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"], **things})


@rule("l5r.window.conflict-defender-first")
def test_in_a_conflict_the_defending_player_acts_first_whoever_is_the_first_player(table: Scenario) -> None:
    begins(table, quiet("Serene Warrior", hand=["Levy"]), quiet(hand=["Levy"]))
    assert (table.first, table.deciding) == (0, ["ann"]), "before it the first player does"
    attack(table, "military air", "Serene Warrior", province="Ancestral Lands")
    assert (table.deciding, table.bob.asked) == (["bob"], "act-or-pass")


@rule("l5r.window.conflict-defender-first")
def test_also_where_that_is_the_first_player(table: Scenario) -> None:
    begins(table, quiet("Serene Warrior", hand=["Levy"]), quiet(hand=["Levy"]), first=1)
    assert table.deciding == ["bob"]
    attack(table, "military air", "Serene Warrior", province="Ancestral Lands")
    assert (table.deciding, table.bob.asked) == (["bob"], "act-or-pass")


@rule("l5r.step-3-2-2.announce-totals", "decision.all.physical")
def test_everybody_sees_the_totals_of_both_sides_after_each_action(table: Scenario) -> None:
    ann = quiet("Serene Warrior", hand=["Banzai!"])
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Brash Samurai",)}
    fight(table, ann, quiet("Brash Samurai", hand=["Banzai!"]), "military air", "Serene Warrior", **things)
    assert totals(table) == [[3, 2]] * 3
    table.bob.chooses("use Banzai! 0")
    table.bob.chooses("Brash Samurai")
    table.bob.chooses("no")
    assert totals(table) == [[3, 4]] * 3
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("no")
    assert totals(table) == [[5, 4]] * 3


def totals(table: Scenario) -> list[list[int]]:
    """What Ann, Bob and a spectator see."""
    found = []
    for reader in (0, 1, 2):
        view = table.game.view(reader)
        GAME.annotate(table.game, reader, view)
        found.append(view["table"]["conflict"]["totals"])
    return found
