"""The common cards that move their player where nobody can be hit, or shift the Kamae by a step."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario
from tests.senjutsu.common import ANY_KAMAE, ANY_STEP, FRONT_THREE, RONIN_SHIFT, TURN, does
from tests.senjutsu.sparring import GAME, duel

__all__ = ["GAME"]

FRONT_SIDES = ["step 1", "step 5"]
ROTATE = (TURN, "rotate 1")
AWAY = {"hex": [4, -4]}


@pytest.mark.parametrize(
    ("card", "focus", "parts"),
    [
        ("Dashdown Strike", 0, [("", (FRONT_THREE, "step 5")), ("balance", ROTATE)]),
        (
            "Splitting Strike",
            1,
            [
                ("balance", ROTATE),
                ("", (["step 0"], "step 0")),
                ("", (["step 0"], "step 0")),
                ("", (["yes", "no"], "yes")),
                ("", ROTATE),
            ],
        ),
        ("Diagonal Slash", 0, [("", (["done", "step 3"], "step 3")), ("determination", ROTATE)]),
        ("Feint Cut", 0, [("balance", (["done", *FRONT_SIDES], "step 5"))]),
        ("Lunging Thrust", 0, [("", (["done", "step 0"], "step 0")), ("determination", ROTATE)]),
        (
            "Rolling Slash",
            0,
            [
                ("", (["option 0", "option 1"], "option 0")),
                ("", (["step 5"], "step 5")),
                ("", (["done", "step 5"], "step 5")),
                ("balance", ROTATE),
            ],
        ),
        (
            "Rolling Slash",
            0,
            [
                ("", (["option 0", "option 1"], "option 1")),
                ("", (["step 1"], "step 1")),
                ("", (["done", "step 1"], "step 1")),
                ("balance", ROTATE),
            ],
        ),
        ("Severing Cut", 0, [("", ROTATE), ("determination", (["done", *FRONT_SIDES], "step 1"))]),
        ("Pommel Smash", 0, [("", (["done", *FRONT_THREE], "step 0")), ("balance", ROTATE)]),
        ("Push Back", 0, [("", ROTATE)]),
        ("Quick Stab", 1, [("aggression", (["step 0"], "step 0")), ("balance", ROTATE)]),
        (
            "Open Mind",
            0,
            [
                ("", (["step 0"], "step 0")),
                ("aggression", (["done", "step 0"], "step 0")),
                ("aggression", (["done", "step 0"], "step 0")),
                ("determination", (["done", *FRONT_SIDES], "step 5")),
                ("balance", (TURN, "rotate 1")),
                ("balance", (["done", "rotate 1"], "rotate 1")),
            ],
        ),
        (
            "Swift Mind",
            0,
            [
                ("", (["done", *ANY_STEP], "step 2")),
                ("", (["done", "step 2"], "step 2")),
                ("aggression", (["step 0"], "step 0")),
                ("balance", ROTATE),
            ],
        ),
        (
            "War Cry",
            0,
            [("", (["step 0"], "step 0")), ("", (["done", "step 0"], "step 0")), ("balance", ROTATE)],
        ),
    ],
)
def test_the_movement_of_a_card(
    table: Scenario, card: str, focus: int, parts: list[tuple[str, tuple[list[str], str]]]
) -> None:
    for kamae in ("neutral", *ANY_KAMAE):
        duel(table, card, ann_={"kamae": kamae, "focus": focus}, bob_=AWAY)
        for _, (choices, answer) in [part for part in parts if part[0] in ("", kamae)]:
            assert table.ann.choices == choices
            table.ann.chooses(answer)
        assert table.ann.asked not in ("move", "pay-focus")


def test_blood_fury_cut_moves(table: Scenario) -> None:
    duel(table, "Blood Fury Cut", ann_={"kamae": "aggression", "focus": 3}, bob_=AWAY)
    assert table.ann.choices == ["done", *FRONT_THREE]
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.round) == ((0, 0), 2)


def test_horse_kick_moves(table: Scenario) -> None:
    duel(table, "Horse Kick", bob_=AWAY)
    assert (table.initiative, table.ann.choices) == (5, ["done", "step 0"])
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.round) == ((0, 0), 2)


@pytest.mark.parametrize(
    ("card", "before"),
    [
        ("Graceful Step", []),
        ("Quick Dodge", ["step 3"]),
        ("Calm Defence", ["value 6", "done"]),
        ("Firm Mind", ["done"]),
        ("Dirt Throw", []),
    ],
)
def test_a_shift_of_one_step(table: Scenario, card: str, before: list[str]) -> None:
    duel(table, card, "Wait")
    does(table.ann, *before)
    assert table.ann.choices == RONIN_SHIFT
    table.ann.chooses("shift balance 0")
    assert table.ann.kamae == "balance"
    assert table.ann.asked != "shift-kamae"
