"""Range and line of sight in play."""

from __future__ import annotations

from typing import Any

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


def glares(table: Scenario, hex: list[int], terrain: Any = (), **more: Any) -> bool:
    """Whether a glare with range 3 reaches bob on this hex; ann stands at (0, 1)."""
    duel(table, "Glare", bob_={"hex": hex}, terrain=terrain, **more)
    return bool(table.bob.stuns)


@rule("senjutsu.range.distance", "senjutsu.range.symbol")
def test_the_range_is_the_greatest_distance(table: Scenario) -> None:
    assert glares(table, [0, -2])
    assert not glares(table, [0, -3])


@rule("senjutsu.range.distance")
def test_who_is_out_of_range_is_no_target(table: Scenario) -> None:
    spar(table, {"hand": ["Glare"]}, {"hex": [0, -2]}, cid={"hex": [0, -3]})
    play(table, "Glare")
    assert (table.bob.stuns, table.cid.stuns) == (1, 0)


@rule("senjutsu.los.required", "senjutsu.los.interrupted")
def test_terrain_in_the_way_interrupts_the_line(table: Scenario) -> None:
    assert not glares(table, [0, -1], [[[0, 0], "stone"], [[1, 0], "stone"], [[-1, 1], "stone"]])
    assert glares(table, [0, -1], [[[1, 1], "stone"]])
    assert glares(table, [0, -1], [[[0, 0], "corpse"], [[1, 0], "corpse"], [[-1, 1], "corpse"]])


@rule("senjutsu.los.geometry")
def test_one_free_line_from_a_front_corner_is_enough(table: Scenario) -> None:
    # The front corner on the left belongs to the stone; the one on the right is free.
    assert glares(table, [1, -1], [[[-1, 1], "stone"]])
    # Facing the other way the figure looks past its own back, and the line still runs from the new front corners.
    assert not glares(table, [1, -1], [[[-1, 2], "stone"], [[1, 1], "stone"], [[0, 2], "stone"]], ann_={"facing": 3})


@rule("senjutsu.los.not-blocked-by-characters")
def test_figures_do_not_obstruct_the_line(table: Scenario) -> None:
    spar(table, {"hand": ["Glare"]}, {"hex": [0, -1]}, cid={"hex": [0, 0]})
    play(table, "Glare")
    assert table.ann.choices == ["aim 1", "aim 2"]
    table.ann.chooses("aim 1")
    assert table.bob.stuns == 1


@rule("senjutsu.los.not-blocked-by-caltrops-traps")
def test_caltrops_do_not_obstruct_the_line(table: Scenario) -> None:
    assert glares(table, [0, -1], [[[0, 0], "caltrops"], [[1, 0], "caltrops"], [[-1, 1], "caltrops"]])


@rule("senjutsu.range.distance", "senjutsu.los.required")
def test_range_and_sight_are_looked_at_when_the_effect_resolves(table: Scenario) -> None:
    duel(table, "Step And Glare", bob_={"hex": [0, -3]})
    table.ann.chooses("step 0")
    assert table.bob.stuns == 1


@rule("senjutsu.los.required")
def test_an_instant_with_range_needs_its_target_in_sight(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["Taunt"]}, bob_={"kamae": "balance"})
    table.ann.chooses("Taunt")
    assert table.bob.kamae == "neutral"
