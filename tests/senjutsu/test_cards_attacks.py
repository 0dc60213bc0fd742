"""Where and when the attacks of the Ronin, the Warrior and the core weapons hit: their diagrams and initiatives."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario
from tests.senjutsu.court import ANGRY, CALM, CAN_PAY, FIRM, GAME, NEAR, Place, Things, fight, go_on, names, suffered

__all__ = ["GAME"]


def once(*hexes: Place) -> dict[Place, int]:
    """One wound on each of these hexes."""
    return dict.fromkeys(hexes, 1)


RING = [hex for hex in NEAR if max(abs(hex[0]), abs(hex[1]), abs(sum(hex))) == 2]
DIAGRAMS: list[tuple[str, Things, dict[Place, int]]] = [
    ("Feral Sweep", {}, once((0, -2), (1, -2), (1, -1), (1, 0))),
    ("Warding Arc", {}, once((0, -2), (-1, -1), (1, -2), (-1, 0), (1, -1))),
    ("Spiralling Flames", {}, once((1, -1), (1, 0))),
    # The second section goes forward first: in front both attacks reach.
    ("Crimson Whirlwind", {**ANGRY, "focus": 3}, {**dict.fromkeys(RING, 2), (0, -2): 4}),
    # The first attack reaches in front and to the right of it, the second one step further in front and to the left.
    ("Bull Rush", {**ANGRY, "focus": 2}, {(0, -2): 2, (1, -2): 2, (-1, -2): 1, (0, -3): 1}),
    # One step back in three directions.
    ("Reverse Carved Fang", CAN_PAY, {(1, -2): 2, (0, -1): 2, (-1, -1): 2}),
    # A step and a rotation, both made, in either order: right turns first, then left turns.
    (
        "Ankle Biter",
        {},
        once((1, -2), (1, -1), (2, -3), (2, -2), (3, -3), (3, -2), (3, -1))
        | once((-3, 1), (-2, 0), (-3, 0), (-2, -1), (-1, -2), (-1, -1), (0, -2)),
    ),
    # In place, and a step back; in Balance instead of that a step forward.
    ("Scything Feint", {}, once((-1, -1), (0, -1), (1, -1)) | once((-1, 0), (1, 0))),
    (
        "Scything Feint",
        CALM,
        once((-1, -1), (0, -1), (1, -1)) | once((-1, -2), (0, -2), (1, -2), (2, -2), (-2, -1)),
    ),
    ("Scything Uppercut", {}, once((1, -2), (0, -1), (-1, 0)) | once((1, -1), (-1, 1))),
    (
        "Scything Uppercut",
        CALM,
        once((1, -2), (0, -1), (-1, 0)) | once((1, -3), (0, -2), (-1, -1), (2, -3), (-2, 0)),
    ),
    ("Short Strike", ANGRY, once((0, -1), (0, -2), (1, -2), (-1, -1))),
    ("Headbutt", {}, once((0, -1), (0, -2), (1, -2), (-1, -1))),
    ("Headbutt", ANGRY, once((0, -1), (0, -2), (1, -2), (-1, -1)) | once((1, -1), (-1, 0), (2, -2), (-2, 0))),
    ("Dual Sai Cross", {}, once((0, -1))),
    ("Dual Sai Cross", CAN_PAY, {(0, -1): 2}),
    # In place, a step forward in three directions, or a rotation either way.
    ("Kama Hook", {}, once((-1, 0), (-1, -1), (0, -1), (-2, 0), (-1, 1))),
    ("Katana Swing", {}, once((0, -1))),
    ("Katana Swing", CAN_PAY, once((0, -1), (1, -1), (1, 0), (-1, 0), (-1, 1))),
    ("Naginata Sweep", {}, once((0, -2), (-1, -1))),
    ("Naginata Sweep", CAN_PAY, once((0, -2), (-1, -1), (-1, 0))),
    ("Nodachi Slash", {}, once((0, -1), (1, -2)) | once((1, -1), (2, -1), (-1, 0), (-1, -1))),
    ("Nodachi Slash", CAN_PAY, once((0, -1), (1, -2)) | once((1, -1), (2, -1), (-1, 0), (-1, -1), (2, -2))),
    ("Nodachi Thrust", {}, once((0, -1), (0, -2), (0, -3))),
    ("Nodachi Thrust", CAN_PAY, once((0, -1), (0, -2), (0, -3)) | once((1, -1), (2, -2), (-1, 0), (-2, 0))),
    ("Tachi Cut", {}, once((1, -1), (1, -2), (2, -2), (0, -1))),
    ("Tachi Cut", CAN_PAY, once((1, -1), (1, -2), (2, -2), (0, -1)) | once((1, 0), (0, 1), (-1, 0))),
    ("Wakizashi Slice", {}, once((-1, 0), (0, -1))),
]


@pytest.mark.parametrize(("name", "ann", "hit"), DIAGRAMS, ids=names(DIAGRAMS))
def test_an_attack_wounds_where_its_movement_and_its_diagram_reach(
    table: Scenario, name: str, ann: Things, hit: dict[Place, int]
) -> None:
    found = {}
    for hex in NEAR:
        fight(table, name, hex, ann_=ann)
        go_on(table)
        assert table.bob.bleeding == 0
        if table.bob.wounds:
            found[hex] = table.bob.wounds
    assert found == hit


INITIATIVES: list[tuple[str, int, Place, Things]] = [
    ("Crimson Whirlwind", 8, (2, 0), {**ANGRY, "focus": 3}),
    ("Bull Rush", 7, (1, -2), {**ANGRY, "focus": 2}),
    ("Bull Rush", 5, (-1, -2), {**ANGRY, "focus": 2}),
    ("Reverse Carved Fang", 7, (0, -1), CAN_PAY),
    ("Feral Sweep", 6, (1, -1), {}),
    ("Wolf Pounce", 7, (0, -2), CAN_PAY),
    ("Ankle Biter", 3, (2, -2), {}),
    ("Flaming Phoenix Arc", 6, (0, -3), {**ANGRY, "focus": 3}),
    ("Scything Feint", 6, (0, -1), {}),
    ("Scything Feint", 3, (0, -1), FIRM),
    ("Scything Uppercut", 5, (0, -1), {}),
    ("Scything Uppercut", 8, (0, -1), FIRM),
    ("Short Strike", 5, (0, -1), ANGRY),
    ("Warding Arc", 7, (0, -2), {}),
    ("Headbutt", 4, (0, -1), {}),
    ("Spiralling Flames", 6, (1, 0), {}),
    ("Spiralling Flames", 7, (1, 0), ANGRY),
    ("Bo Staff Thrust", 3, (0, -1), {}),
    ("Dual Sai Cross", 3, (0, -1), {}),
    ("Kama Hook", 4, (-1, 0), {}),
    ("Katana Swing", 4, (0, -1), {}),
    ("Naginata Sweep", 5, (0, -2), {}),
    ("Nodachi Slash", 4, (0, -1), {}),
    ("Nodachi Thrust", 4, (0, -1), {}),
    ("Tachi Cut", 5, (1, -1), {}),
    ("Wakizashi Slice", 4, (0, -1), {}),
]


@pytest.mark.parametrize(("name", "initiative", "at", "ann"), INITIATIVES, ids=names(INITIATIVES))
def test_an_attack_is_stopped_at_its_initiative_only(
    table: Scenario, name: str, initiative: int, at: Place, ann: Things
) -> None:
    stopped = []
    for value in (8, 7, 6, 5, 4, 3, 2):
        fight(table, name, at, "Wall", ann_=ann)
        table.bob.chooses(f"value {value}")
        go_on(table)
        if not any(suffered(table)):
            stopped.append(value)
    assert stopped == [initiative]
