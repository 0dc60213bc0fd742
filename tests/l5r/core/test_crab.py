"""The cards of the Crab Clan, each used once."""

from __future__ import annotations

from nefrit.l5r.constants import MILITARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import skill
from nefrit.testing import Scenario
from tests.l5r.core.fights import begins, fight, number, player

__all__ = ["GAME"]


def test_levy_takes_what_the_opponent_selects(table: Scenario) -> None:
    begins(table, player("Eager Scout", hand=["Levy"]), player("Eager Scout"))
    table.ann.chooses("use Levy 0")
    assert table.bob.choices == ["option 0", "option 1"]
    table.bob.chooses("option 1")
    assert (table.ann.honor, table.bob.honor) == (11, 9)


def test_hida_guardian_adds_two_for_each_holding(table: Scenario) -> None:
    holdings = ["Funeral Pyre {slot=0}", "Iron Mine {slot=1}"]
    ann = player("Hida Guardian", "Eager Scout", holdings=holdings)
    fight(table, ann, player("Hiruma Yōjimbō"), "military air", "Hida Guardian", "Eager Scout")
    table.ann.chooses("use Hida Guardian 0")
    table.ann.chooses("Eager Scout")
    assert skill(table.game, number(table, "Eager Scout"), MILITARY) == 4
