"""Limits and maximums: how often an ability is used, and what begins the count anew."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin

__all__ = ["GAME"]


@rule("l5r.limit.replaces-once-per-round", "l5r.limit.definition")
def test_a_limit_stands_in_the_place_of_once_per_round(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Clerk"]}, {"play": ["Bushi", "Courtier", "Peasant"]})
    for name in ("Bushi", "Courtier"):
        table.ann.chooses("use Bully 0")
        table.ann.chooses(name)
    assert table.ann.choices == ["pass", "use Clerk 0"]
    assert table.ann.why_not("Bully") == ["l5r.limit.definition"]


@rule("l5r.triggered.once-per-round", "l5r.limit.definition")
def test_without_a_limit_once_per_round_holds_for_forced_abilities_too(table: Scenario) -> None:
    begin(table, {"play": ["Weeper {fate=3, bowed=true}"]}, {})
    assert (table.round, table.phase) == (1, "dynasty"), "three phases have begun, and the first of the next round"
    assert table.ann.honor == 8, "once in each round"


@rule("l5r.limit.new-instance-after-leaving-play")
def test_a_card_that_comes_back_into_play_remembers_no_use(table: Scenario) -> None:
    begin(table, {"play": ["Free Lance"], "hand": ["Recall"], "fate": 0}, {})
    table.ann.chooses("use Free Lance 0")
    assert table.ann.choices == ["pass", "use Recall 0"]
    table.ann.chooses("use Recall 0")
    table.ann.chooses("Free Lance")
    table.ann.chooses("play Free Lance")
    assert table.ann.choices == ["pass", "use Free Lance 0"]
    table.ann.chooses("use Free Lance 0")
    assert table.ann.honor == 12


@rule("l5r.limit.hidden-area-reuse")
def test_an_ability_used_from_hand_can_be_used_again(table: Scenario) -> None:
    begin(table, {"hand": ["Hidden Ally"], "play": ["Clerk"]}, {})
    for _ in range(2):
        table.ann.chooses("use Hidden Ally 0")
    assert table.ann.honor == 12
    table.ann.chooses("use Clerk 0")
    table.ann.chooses("play Hidden Ally")
    table.ann.says(0)
    assert "use Hidden Ally 0" not in table.ann.choices


@rule("l5r.max.cannot-be-modified", "l5r.max.counts-for-all-copies")
def test_an_additional_use_raises_limits_but_no_maximum(table: Scenario) -> None:
    begin(table, {"play": ["Tutor", "Clerk", "Champion of the Hour"]}, {})
    for _ in range(2):
        table.ann.chooses("use Clerk 0")
    assert table.ann.choices == ["pass", "use Champion of the Hour 0"]
    table.ann.chooses("use Champion of the Hour 0")
    assert table.ann.why_not("Champion of the Hour") == ["l5r.max.counts-for-all-copies"]
    assert table.ann.honor == 13


@rule("l5r.limit.definition")
def test_a_limit_per_phase_counts_anew_in_the_next_phase(table: Scenario) -> None:
    begin(table, {"play": ["Herald {fate=2}"]}, {}, at="draw")
    table.ann.says(1)
    table.bob.says(1)
    table.ann.chooses("use Herald 0")
    assert table.phase == "conflict", "nobody could act any more in the draw phase"
    assert table.ann.choices == ["pass", "use Herald 0"]
