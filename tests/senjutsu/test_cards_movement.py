"""How the cards of the Ronin, the Warrior and the core weapons move their player, and when."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario
from tests.senjutsu.court import ANGRY, CALM, FIRM, GAME, Things, fight, names

__all__ = ["GAME"]

ALL_WAYS = [0, 1, 2, 3, 4, 5]
FORWARD = [0, 1, 5]
BACK = [2, 3, 4]
WALKS: list[tuple[str, Things, int, list[int], int, int]] = [
    # The card, its player, the initiative; in which directions, how many steps, how many rotations.
    ("Ronin Core Card", {}, 0, ALL_WAYS, 1, 2),
    ("Warrior Core Card", {}, 0, ALL_WAYS, 1, 2),
    ("The Terror", {**ANGRY, "focus": 2}, 5, ALL_WAYS, 2, 2),
    ("Feral Sweep", {}, 1, BACK, 1, 0),
    ("Falling Restraint", {}, 3, BACK, 1, 1),
    ("Falling Restraint", FIRM, 3, BACK, 1, 1),
    ("Falling Restraint", ANGRY, 5, BACK, 1, 1),
    ("Falling Restraint", CALM, 3, ALL_WAYS, 1, 2),
    ("Burning Instinct", {**ANGRY, "focus": 1}, 9, FORWARD, 1, 0),
    ("Burning Instinct", {**FIRM, "focus": 1}, 9, BACK, 1, 0),
    ("Burning Instinct", {**CALM, "focus": 1}, 9, [], 0, 2),
    ("Refocused Mind", {}, 5, ALL_WAYS, 1, 1),
    ("Refocused Mind", CALM, 5, ALL_WAYS, 2, 2),
    ("Spiralling Flames", CALM, 5, ALL_WAYS, 1, 1),
    ("Spiralling Flames", FIRM, 5, BACK, 1, 1),
    ("Katana Swing", {}, 2, ALL_WAYS, 1, 1),
    ("Naginata Sweep", {}, 2, ALL_WAYS, 1, 1),
    ("Shikomizue Parry", {}, 1, ALL_WAYS, 1, 2),
    ("Tonfa Block", {}, 2, ALL_WAYS, 1, 2),
    ("Wakizashi Slice", {}, 3, ALL_WAYS, 1, 2),
]


def walked(table: Scenario) -> tuple[list[int], int, int]:
    """Ann steps and then turns as far as she may: the directions there were, how many steps, how many rotations."""
    ways = [int(choice.split()[1]) for choice in table.ann.choices if choice.startswith("step")]
    counts = []
    for verb in ("step", "rotate"):
        count = 0
        while table.deciding == ["ann"] and table.ann.asked == "move":
            found = [choice for choice in table.ann.choices if choice.startswith(verb)]
            if not found:
                break
            table.ann.chooses(found[0])
            count += 1
        counts.append(count)
    return ways, counts[0], counts[1]


@pytest.mark.parametrize(("name", "ann", "initiative", "ways", "steps", "rotations"), WALKS, ids=names(WALKS))
def test_a_card_moves_its_player_at_its_initiative(
    table: Scenario, name: str, ann: Things, initiative: int, ways: list[int], steps: int, rotations: int
) -> None:
    fight(table, name, (4, -4), ann_=ann)
    if table.ann.asked == "choose-initiative":
        table.ann.chooses("value 5")
    assert table.ann.asked == "move"
    assert table.initiative == initiative
    must = name == "Spiralling Flames" and ann == FIRM
    assert ("done" in table.ann.choices) != must
    assert walked(table) == (ways, steps, rotations)
