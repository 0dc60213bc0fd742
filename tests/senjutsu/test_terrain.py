"""Terrain: where nobody may go, what it does to who is forced onto it, and what it stops."""

from __future__ import annotations

import pytest

from nefrit.senjutsu.scenery import GATE, laid, with_boats
from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import FIELD, GAME, duel, spar

__all__ = ["GAME"]

AWAY = {"hex": [4, -4]}


@rule("senjutsu.terrain.cannot-enter", "senjutsu.terrain.no-passing")
def test_nobody_enters_terrain_or_passes_over_it(table: Scenario) -> None:
    for kind in ("stone", "bamboo", "burning wagon", "shrine", "torii pillar", "cherry tree"):
        duel(table, "Wander", bob_=AWAY, terrain=[[[0, 0], kind], [[2, -1], kind]])
        assert table.ann.choices == ["done", "step 1"]
        table.ann.chooses("step 1")
        assert table.round == 2, "the next hex is closed, too"
        assert table.ann.hex == (1, 0)


@pytest.mark.parametrize(
    ("kind", "wounds", "bleeding", "stuns"),
    [
        pytest.param("stone", 1, 0, 0, marks=pytest.mark.rule("senjutsu.terrain.stones")),
        pytest.param("bamboo", 1, 0, 1, marks=pytest.mark.rule("senjutsu.terrain.bamboo")),
        pytest.param("burning wagon", 1, 1, 0, marks=pytest.mark.rule("senjutsu.terrain.burning-wagon")),
        pytest.param("shrine", 1, 0, 0, marks=pytest.mark.rule("senjutsu.terrain.shrine")),
        pytest.param("torii pillar", 1, 0, 0, marks=pytest.mark.rule("senjutsu.terrain.torii-pillar")),
        pytest.param("cherry tree", 1, 0, 0, marks=pytest.mark.rule("senjutsu.terrain.cherry-tree")),
    ],
)
@rule("senjutsu.terrain.forced-entry", "decision.senjutsu.terrain")
def test_who_is_forced_onto_terrain_stops_before_it_and_suffers(
    table: Scenario, kind: str, wounds: int, bleeding: int, stuns: int
) -> None:
    duel(table, "Retreat", bob_=AWAY, terrain=[[[0, 2], kind]])
    table.ann.chooses("step 3")
    assert table.ann.hex == (0, 1)
    assert (table.ann.wounds, table.ann.bleeding, table.ann.stuns) == (wounds, bleeding, stuns)


@rule("senjutsu.terrain.bamboo-removed-by-collision")
def test_bamboo_is_removed_when_somebody_is_forced_onto_it(table: Scenario) -> None:
    terrain = [[[0, 2], "bamboo"], [[3, 0], "bamboo"]]
    duel(table, "Retreat", bob_=AWAY, terrain=terrain)
    table.ann.chooses("step 3")
    assert table.terrain == (((3, 0), "bamboo"),)
    duel(table, "Retreat", bob_=AWAY, terrain=[[[0, 2], "stone"]])
    table.ann.chooses("step 3")
    assert table.terrain == (((0, 2), "stone"),)


@rule("senjutsu.terrain.bamboo-removed-by-attack")
def test_an_attack_with_wounds_cuts_bamboo_down_whoever_it_hits(table: Scenario) -> None:
    duel(table, "Wide Cut", bob_=AWAY, terrain=[[[0, 0], "bamboo"], [[1, 0], "stone"], [[0, 2], "bamboo"]])
    assert table.terrain == (((1, 0), "stone"), ((0, 2), "bamboo"))
    duel(table, "Wide Cut", bob_={"hex": [0, 0]}, terrain=[[[1, 0], "bamboo"]])
    assert (table.terrain, table.bob.wounds) == ((), 1)
    duel(table, "Shove", bob_=AWAY, terrain=[[[0, 0], "bamboo"]])
    assert table.terrain == (((0, 0), "bamboo"),), "a push makes no wound"


@rule("senjutsu.terrain.bamboo-removed-by-attack", "senjutsu.terrain.blocks-always")
def test_bamboo_protects_once_more_when_it_is_cut_down(table: Scenario) -> None:
    duel(table, "Spit", bob_={"hex": [0, -1]}, terrain=[[[0, 0], "bamboo"]])
    assert (table.terrain, table.bob.wounds) == ((), 0)


@rule("senjutsu.terrain.blocks-always")
def test_terrain_closes_lanes_at_every_initiative(table: Scenario) -> None:
    for hex, wounds in (([0, 0], 0), ([1, 0], 1)):
        duel(table, "Thrust", bob_={"hex": [0, -1]}, terrain=[[hex, "stone"]])
        assert table.bob.wounds == wounds


@rule("senjutsu.terrain.block-not-success")
def test_what_terrain_blocks_is_no_success_of_a_block(table: Scenario) -> None:
    duel(table, "Thrust", "Own Guard", bob_={"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    assert (table.bob.wounds, table.bob.focus) == (0, 0)


@rule("senjutsu.terrain.shrine-focus")
def test_at_the_end_of_the_round_a_shrine_gives_focus_to_who_stands_beside_it(table: Scenario) -> None:
    spar(table, {"hand": ["Curse"]}, {"hex": [0, -2]}, terrain=[[[1, 0], "shrine"], [[1, -3], "stone"]])
    table.ann.chooses("Curse")
    table.bob.chooses("Stand")
    assert table.round == 2
    assert (table.ann.focus, table.bob.focus) == (1, 0)


@rule("senjutsu.terrain.torii-under")
def test_figures_pass_under_the_gate(table: Scenario) -> None:
    gate = [[list(hex), kind] for hex, kind in laid(GATE, (0, 0), 2)]
    duel(table, "March", bob_=AWAY, terrain=gate)
    table.ann.chooses("step 0")
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.wounds) == ((0, -1), 0)


@rule("senjutsu.terrain.boat-extends-board")
def test_a_boat_beside_the_board_is_a_way_to_go(table: Scenario) -> None:
    boat = (((0, 5), "boat"),)
    board = [list(hex) for hex in with_boats([(q, r) for q, r in FIELD], boat)]
    duel(table, "Retreat", ann_={"hex": [0, 4]}, bob_=AWAY, terrain=[[[0, 5], "boat"]], board=board)
    table.ann.chooses("step 3")
    assert (table.ann.hex, table.ann.wounds, table.ann.stuns) == ((0, 5), 0, 0)


@rule("senjutsu.terrain.corpse-effect", "senjutsu.terrain.corpse-focus", "decision.senjutsu.terrain")
def test_who_enters_the_hex_of_a_corpse_is_hobbled_and_loses_all_focus(table: Scenario) -> None:
    duel(table, "March", "Wait", ann_={"focus": 3}, bob_=AWAY, terrain=[[[0, 0], "corpse"]])
    table.ann.chooses("step 0")
    assert (table.ann.hex, len(table.ann.hobbles), table.ann.focus) == ((0, 0), 1, 0)
    table.ann.chooses("step 0")
    assert table.ann.hex == (0, -1), "the movement goes on"
    # The section is not resolved again, now that its fighter is slower; the one below is, and gives focus.
    assert (table.round, table.ann.focus) == (2, 1)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("boat", marks=pytest.mark.rule("senjutsu.terrain.boat-normal-hex")),
        pytest.param("corpse", marks=pytest.mark.rule("senjutsu.terrain.corpse-effect")),
    ],
)
def test_a_boat_or_a_corpse_closes_no_lane(table: Scenario, kind: str) -> None:
    duel(table, "Thrust", bob_={"hex": [0, -1]}, terrain=[[[0, 0], kind]])
    assert table.bob.wounds == 1


@rule("senjutsu.terrain.corpse-effect")
def test_who_changes_places_onto_a_corpse_stumbles(table: Scenario) -> None:
    spar(table, {"hand": ["Mountain Switch"], "kamae": "balance"}, {}, terrain=[[[0, 0], "corpse"]])
    table.ann.chooses("Mountain Switch")
    table.bob.chooses("Stand")
    assert (table.ann.hex, table.bob.hex) == ((0, 0), (0, 1))
    assert (len(table.ann.hobbles), len(table.bob.hobbles)) == (1, 0)
