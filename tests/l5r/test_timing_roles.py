"""Roles: what other cards cannot do to them."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin

__all__ = ["GAME"]


@rule("l5r.role.cannot-be-removed")
def test_no_ability_removes_a_role(table: Scenario) -> None:
    begin(table, {"play": ["Vandal"]}, {"play": ["Bushi #1", "Fan {on=#1}"], "role": ["Keeper"]})
    table.ann.chooses("use Vandal 0")
    assert {"Bushi", "Fan"} <= set(table.ann.choices)
    assert "Keeper" not in table.ann.choices
