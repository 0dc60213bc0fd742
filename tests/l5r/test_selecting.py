"""Selecting one of several effects: when, by whom, and among which."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import DISHONORED, HONORED
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import begins, fight, nobody_acts, player

__all__ = ["GAME"]

EDITIONS = pytest.mark.parametrize("edition", ["1.0", "1.5"])
VOICE = ("Wandering Ronin {status=1}", "Voice of Honor")


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions."""
    return player(*play, **{"provinces": ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"], **things})


@rule("l5r.select.before-dash")
def test_what_is_selected_before_the_dash_is_selected_before_anybody_can_cancel(table: Scenario) -> None:
    begins(table, quiet(hand=["Levy"]), quiet(VOICE[0], hand=[VOICE[1]]))
    table.ann.chooses("use Levy 0")
    assert table.bob.asked == "select-one"
    table.bob.chooses("option 1")
    assert table.bob.asked == "respond-or-pass"
    table.bob.passes()
    assert (table.ann.honor, table.bob.honor) == (11, 9)


@rule("l5r.select.after-dash")
def test_what_is_selected_after_the_dash_is_selected_when_the_effect_resolves(table: Scenario) -> None:
    begins(table, quiet(hand=["Contingency Plan"]), quiet(VOICE[0], hand=[VOICE[1]]), at="draw")
    table.ann.says(2)
    table.bob.says(2)
    table.ann.chooses("respond Contingency Plan 0 0")
    assert (table.deciding, table.bob.asked) == (["bob"], "respond-or-pass")
    table.bob.passes()
    assert (table.deciding, table.ann.asked) == (["ann"], "select-one")
    table.ann.chooses("option 1")
    assert (table.ann.honor, table.bob.honor) == (11, 9)


@rule("l5r.select.controller-selects")
def test_who_uses_the_ability_selects(table: Scenario) -> None:
    ann = quiet("Asako Diplomat", "Serene Warrior")
    fight(table, ann, quiet("Doji Whisperer"), "political air", "Asako Diplomat", province="Ancestral Lands")
    nobody_acts(table)
    table.ann.chooses("respond Asako Diplomat 0 0")
    table.ann.chooses("Doji Whisperer")
    assert (table.deciding, table.ann.choices) == (["ann"], ["option 0", "option 1"])
    table.ann.chooses("option 1")
    assert table.piece("Doji Whisperer").status == DISHONORED


@rule("l5r.select.controller-selects")
def test_unless_the_ability_says_that_the_opponent_does(table: Scenario) -> None:
    begins(table, quiet(hand=["Levy"]), quiet())
    table.ann.chooses("use Levy 0")
    assert (table.deciding, table.bob.choices) == (["bob"], ["option 0", "option 1"])


@rule("l5r.select.must-change-game-state", "l5r.effect.choose-among-effects-1-0", "l5r.effect.choose-among-effects-1-5")
@EDITIONS
def test_an_effect_that_would_change_nothing_is_not_selected(table: Scenario, edition: str) -> None:
    begins(table, quiet(hand=["Levy"]), quiet(fate=0), edition=edition)
    table.ann.chooses("use Levy 0")
    assert (table.ann.honor, table.bob.honor, table.ann.fate) == (11, 9, 5), "there is no fate to take"


@rule("l5r.select.must-change-game-state", "l5r.effect.choose-among-effects-1-0", "l5r.effect.choose-among-effects-1-5")
@EDITIONS
def test_nor_one_that_finds_nobody_to_change(table: Scenario, edition: str) -> None:
    ann = quiet(f"Wandering Ronin {{status={HONORED}}}", hand=["Court Games"])
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Serene Warrior",), "edition": edition}
    fight(table, ann, quiet("Serene Warrior"), "political air", "Wandering Ronin", **things)
    table.ann.chooses("use Court Games 0")
    assert table.bob.choices == ["Serene Warrior"], "Ann's is honored already, so Bob's is dishonored"
