"""The core weapon cards: each does what its face says."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario
from tests.senjutsu.court import CAN_PAY, FIRM, GAME, NEAR, Place, fight, go_on, strikes, suffered

__all__ = ["GAME"]

WEAPONS = [
    "Bo Staff Block",
    "Bo Staff Thrust",
    "Dual Sai Cross",
    "Kama Hook",
    "Katana Swing",
    "Naginata Sweep",
    "Nodachi Slash",
    "Nodachi Thrust",
    "Shikomizue Parry",
    "Tachi Cut",
    "Tonfa Block",
    "Wakizashi Slice",
]


@pytest.mark.parametrize("name", WEAPONS)
def test_a_core_weapon_card_costs_a_card_and_returns_to_hand(table: Scenario, name: str) -> None:
    fight(table, name, (4, -4), ann_={"hand": ["Cut"]})
    if table.ann.asked == "choose-initiative":
        table.ann.chooses("value 5")
    assert (table.ann.asked, table.ann.choices) == ("discard-cards", ["Cut", "Stand"])
    table.ann.chooses("Cut")
    assert table.ann.discard == ["Cut"]
    go_on(table)
    assert name in table.ann.hand


def test_bo_staff_block_turns_before_it_blocks(table: Scenario) -> None:
    fight(table, "Bo Staff Block", (1, -1), "Cut At 4", bob_={"facing": 4})
    table.ann.chooses("value 4")
    table.ann.chooses("rotate 1")
    assert table.ann.wounds == 0
    assert (table.initiative, table.ann.choices[0], len(table.ann.choices)) == (1, "done", 6)
    table.ann.chooses("step 3")
    assert (table.ann.hex, table.ann.facing, table.round) == ((-1, 1), 1, 2)


def test_bo_staff_block_shifts_the_kamae_of_the_attacker(table: Scenario) -> None:
    strikes(table, "Bo Staff Block", ann_=CAN_PAY, bob_=FIRM)
    table.ann.chooses("yes")
    assert table.ann.choices == ["pass", "shift balance 0", "shift neutral 0"], "as the map of the Warrior says"
    table.ann.chooses("shift neutral 0")
    assert (table.bob.kamae, table.ann.focus) == ("neutral", 0)


AHEAD = [(0, -1), (0, -2), (0, -3)]
# After a step back; after a right turn with or without one; after a left turn.
BEHIND = [(1, -1), (1, -2), (1, -3), (-1, 0), (-1, -1), (-1, -2)]
RIGHT = [(2, -2), (3, -3), (2, -1), (3, -2), (1, 0), (2, -3)]
LEFT = [(-2, 0), (-3, 0), (-2, -1), (-1, 1), (-2, 1), (-3, 1)]


@pytest.mark.parametrize(("focus", "hit"), [(0, AHEAD), (1, [*AHEAD, *BEHIND, *RIGHT, *LEFT])])
def test_bo_staff_thrust_hobbles_and_moves_for_focus(table: Scenario, focus: int, hit: list[Place]) -> None:
    found = []
    for hex in NEAR:
        fight(table, "Bo Staff Thrust", hex, ann_={"focus": focus})
        go_on(table)
        assert suffered(table)[:3] == (0, 0, 0)
        if table.bob.hobbles:
            found.append(hex)
    assert sorted(found) == sorted(hit)


def test_dual_sai_cross_strikes_twice_for_focus(table: Scenario) -> None:
    fight(table, "Dual Sai Cross", (0, -1), "Wall", ann_=CAN_PAY)
    table.bob.chooses("value 6")
    assert table.ann.choices == ["yes"]
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.wounds) == (0, 1), "the first attack is at 6"
    fight(table, "Dual Sai Cross", (0, -1), "Wall", ann_=CAN_PAY)
    table.bob.chooses("value 3")
    table.ann.chooses("yes")
    assert table.bob.wounds == 1, "the second is at 3"


def test_kama_hook_hobbles_for_focus(table: Scenario) -> None:
    for answer, hobbles in (("yes", 1), ("no", 0)):
        fight(table, "Kama Hook", (-1, 0), ann_=CAN_PAY)
        table.ann.chooses("option 1")
        table.ann.chooses(answer)
        assert (suffered(table), table.ann.focus) == ((1, 0, 0, hobbles), 1 - hobbles)


def test_naginata_sweep_also_cuts_to_the_left_for_focus(table: Scenario) -> None:
    fight(table, "Naginata Sweep", (-1, 0), ann_=CAN_PAY)
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.wounds) == (0, 1)


def test_nodachi_slash_steps_back_for_focus(table: Scenario) -> None:
    fight(table, "Nodachi Slash", (2, -2), ann_=CAN_PAY)
    assert table.ann.choices == ["step 2"]
    table.ann.chooses("step 2")
    assert (table.ann.hex, table.ann.focus, table.bob.wounds) == ((1, 0), 0, 1)


def test_nodachi_thrust_turns_for_focus(table: Scenario) -> None:
    fight(table, "Nodachi Thrust", (-2, 0), ann_=CAN_PAY)
    assert table.ann.choices == ["rotate 5"]
    table.ann.chooses("rotate 5")
    assert (table.ann.facing, table.ann.focus, table.bob.wounds) == (5, 0, 1)


def test_tachi_cut_turns_twice_for_focus(table: Scenario) -> None:
    fight(table, "Tachi Cut", (0, 1), ann_=CAN_PAY)
    table.ann.chooses("rotate 1")
    table.ann.chooses("rotate 1")
    assert (table.ann.facing, table.ann.focus, table.bob.wounds) == (2, 0, 1)


def test_katana_swing_turns_twice_for_focus(table: Scenario) -> None:
    fight(table, "Katana Swing", (-1, 1), ann_=CAN_PAY)
    table.ann.chooses("yes")
    table.ann.chooses("rotate 5")
    table.ann.chooses("rotate 5")
    assert (table.ann.facing, table.ann.focus, table.bob.wounds) == (4, 0, 1)


def test_tonfa_block_takes_a_card_for_focus(table: Scenario) -> None:
    for answer in ("yes", "no"):
        strikes(table, "Tonfa Block", ann_=CAN_PAY, bob_={"hand": ["Cut"]})
        table.ann.chooses(answer)
        if answer == "yes":
            assert table.bob.choices == ["Cut", "Stand"], "whose card it is chooses"
            table.bob.chooses("Cut")
        assert (table.ann.focus, table.bob.discard) == ((0, ["Cut"]) if answer == "yes" else (1, []))


def test_wakizashi_slice_is_faster_for_focus(table: Scenario) -> None:
    for answer, initiative in (("pay-initiative Wakizashi Slice 6 1", 6), ("pass", 4)):
        for value in (6, 4):
            fight(table, "Wakizashi Slice", bob="Wall", ann_=CAN_PAY)
            table.ann.chooses(answer)
            table.bob.chooses(f"value {value}")
            assert (table.bob.wounds == 0) == (value == initiative)
            assert (table.ann.focus, table.initiative) == (1 if answer == "pass" else 0, 3)
