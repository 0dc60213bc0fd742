"""Actions on the chain: their targets and requirements are checked twice."""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.chains import happened
from tests.kernel.models.chain import GAME

__all__ = ["GAME"]


# rules: invasion.target.all-illegal-cancel, invasion.target.flames-lobber-crew
# rules: invasion.action.cancelled-costs-stay-paid
def test_an_effect_without_a_legal_target_left_is_cancelled(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Raid", "Bolt"], play=["Veteran"], deck=["Volley"], resources=2),
        bob=side(play=["Martyr"]),
    )
    table.ann.chooses("play Raid")
    assert table.ann.choices == ["Veteran", "Martyr"]
    table.ann.chooses("Martyr")
    table.bob.chooses("use Martyr")
    table.bob.chooses("Veteran")
    table.ann.passes()
    assert happened(table) == ["martyr sacrificed", "veteran damaged"]
    assert (table.ann.hand, table.ann.discard) == (["Bolt"], ["Raid"]), "no card was drawn"
    assert table.ann.resources == 1, "but the Raid was paid"


# rules: invasion.zone.new-object, invasion.target.all-illegal-cancel
def test_a_unit_that_has_left_play_and_come_back_is_no_longer_the_target(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Bolt"], play=["Recruit"]),
        bob=side(hand=["Detour"], play=["Veteran {damage=1}", "Ironclad"]),
    )
    table.ann.chooses("play Bolt")
    table.ann.chooses("Veteran")
    table.bob.chooses("play Detour")
    table.bob.chooses("Veteran")
    table.ann.passes()
    assert happened(table) == ["veteran enters-play"]
    assert (table.bob.play, table.piece("Veteran").damage) == (["Ironclad", "Veteran"], 0)
    assert table.ann.discard == ["Bolt"]


# rules: invasion.target.some-illegal-continue, invasion.target.checked-twice
def test_an_effect_goes_on_with_the_targets_that_are_still_legal(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Volley"], play=["Recruit"]),
        bob=side(play=["Martyr", "Veteran"]),
    )
    table.ann.chooses("play Volley")
    table.ann.chooses("Martyr", "Veteran")
    table.bob.chooses("use Martyr")
    table.bob.chooses("Recruit")
    assert happened(table) == ["martyr sacrificed", "recruit damaged", "recruit destroyed", "veteran damaged"]


# rules: invasion.effect.resolution-recheck, invasion.effect.harpies-example
# rules: invasion.effect.resolution-fails-cancelled
def test_a_requirement_must_still_be_met_when_the_effect_resolves(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(play=["Harpy"]),
        bob=side(hand=["Bolt", "Scorch"], play=["Veteran"]),
    )
    table.ann.chooses("use Harpy")
    table.bob.chooses("play Bolt")
    table.bob.chooses("Veteran")
    table.bob.passes()
    assert table.bob.choices == ["pass", "play Scorch"], "with one card in hand nothing is discarded"
    assert table.bob.discard == ["Bolt"]
    assert table.ann.resources == 2, "what was paid stays paid"


# rules: invasion.effect.cannot-trigger-if-unmet, invasion.target.all-needed-at-activation
def test_targets_requirements_and_costs_are_needed_to_act_at_all(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Bolt", "Desertion"], play=["Harpy", "Gunner"], resources=1),
        bob=side(hand=["Bolt"], play=["Veteran"], resources=0),
    )
    assert table.ann.choices == ["pass", "play Bolt"]
    assert table.ann.why_not("Desertion") == ["invasion.target.all-needed-at-activation"]
    assert table.bob.why_not("Bolt") == ["invasion.effect.cannot-trigger-if-unmet"]
    assert table.ann.why_not("Bolt") == []
