"""What the blocks of the Ronin, the Warrior and the core weapons close, and when they are countered."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario
from tests.senjutsu.court import AROUND, CAN_PAY, GAME, Place, Things, fight, names, strikes

__all__ = ["GAME"]

BLOCKS: list[tuple[str, list[int], list[Place]]] = [
    ("Steel Block", [7, 6, 5, 4, 3], [(0, -1), (1, -1), (-1, 0)]),
    ("Ember Block", [9, 8, 7, 6], [(0, -1), (-1, 1), (-1, 0)]),
    ("Bo Staff Block", [5, 4, 3], [(0, -1), (-1, 0)]),
    ("Shikomizue Parry", [5, 4, 3], [(0, -1), (1, -1)]),
    ("Tonfa Block", [5, 4, 3], [(0, -1), (1, -1), (-1, 0)]),
]


@pytest.mark.parametrize(("name", "values", "closed"), BLOCKS, ids=names(BLOCKS))
def test_a_block_closes_the_hexes_of_its_diagram_at_one_of_its_values(
    table: Scenario, name: str, values: list[int], closed: list[Place]
) -> None:
    fight(table, name)
    assert table.ann.choices == [f"value {value}" for value in values]
    found = []
    for way, hex in enumerate(AROUND):
        strikes(table, name, 6 if 6 in values else 5, way)
        if not table.ann.wounds:
            found.append(hex)
    assert found == closed


COUNTERS: list[tuple[str, Things, list[int]]] = [
    ("Steel Block", {}, [6, 5, 4]),
    ("Ember Block", {}, [8]),
    ("Bo Staff Block", CAN_PAY, []),
    ("Shikomizue Parry", CAN_PAY, [4]),
    ("Shikomizue Parry", {}, []),
    ("Tonfa Block", CAN_PAY, []),
]


@pytest.mark.parametrize(("name", "ann", "countered"), COUNTERS, ids=names(COUNTERS))
def test_a_block_is_countered_at_the_values_it_names(
    table: Scenario, name: str, ann: Things, countered: list[int]
) -> None:
    found = []
    (values,) = [values for block, values, _ in BLOCKS if block == name]
    for value in values:
        strikes(table, name, value, ann_={**ann, "hand": ["Cut At 3"]})
        if table.deciding == ["ann"] and table.ann.asked == "counterattack":
            found.append(value)
            table.ann.chooses("Cut At 3")
            assert (table.bob.wounds, table.ann.wounds, table.ann.focus) == (1, 0, 0)
    assert found == countered
