"""The common attack cards: what each of them does when it is played."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario
from tests.senjutsu.common import ANY_STEP, RONIN_SHIFT, does
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


# ---- Jade


def test_blood_fury_cut(table: Scenario) -> None:
    duel(table, "Blood Fury Cut", ann_={"kamae": "aggression", "focus": 3})
    assert (table.initiative, table.ann.focus) == (6, 0)
    # From every one of these hexes bob is hit: straight ahead there is no place.
    assert table.ann.choices == ["done", "step 1", "step 5"]
    table.ann.chooses("step 1")
    assert table.ann.hex == (1, 0)
    assert (table.bob.wounds, table.bob.bleeding, table.bob.stuns, len(table.bob.hobbles)) == (1, 1, 1, 1)


# ---- Gold


def test_dashdown_strike(table: Scenario) -> None:
    duel(table, "Dashdown Strike", ann_={"focus": 1}, bob_={"hex": [0, -1]})
    assert table.initiative == 6
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert (table.bob.wounds, table.ann.focus, table.ann.kamae) == (2, 0, "balance")
    assert table.ann.asked == "draw-up-to"
    table.ann.says(1)
    assert len(table.ann.hand) == 3, "and one card at the beginning of the round"


def test_dashdown_strike_by_kamae(table: Scenario) -> None:
    duel(table, "Dashdown Strike", ann_={"kamae": "aggression"}, bob_={"hex": [0, -1]})
    assert table.initiative == 7
    table.ann.chooses("step 0")
    assert table.bob.wounds == 1
    duel(table, "Dashdown Strike", ann_={"kamae": "balance"}, bob_={"hex": [1, -1]})
    assert table.initiative == 6
    does(table.ann, "step 0", "rotate 1")
    assert table.bob.wounds == 1


def test_dirt_throw(table: Scenario) -> None:
    ann = {"hand": ["Dirt Throw"]}
    bob = {"hand": ["Own Guard"], "focus": 3, "kamae": "balance"}
    spar(table, ann, bob, cid={"hex": [1, 0], "focus": 1, "kamae": "aggression"})
    play(table, "Dirt Throw", "Own Guard")
    assert (table.initiative, table.bob.wounds, table.cid.wounds) == (5, 0, 0)
    assert (table.bob.focus, table.cid.focus) == (1, 0)
    assert (table.bob.kamae, table.cid.kamae) == ("neutral", "neutral")
    assert table.ann.choices == RONIN_SHIFT
    table.ann.chooses("shift balance 0")
    assert table.ann.kamae == "balance"


@pytest.mark.parametrize(("hex", "focus"), [([-1, 1], 0), ([0, 0], 0), ([1, 0], 0), ([1, 1], 2), ([-1, 2], 2)])
def test_dirt_throw_reaches_three_hexes(table: Scenario, hex: list[int], focus: int) -> None:
    duel(table, "Dirt Throw", bob_={"hex": hex, "focus": 2})
    assert table.bob.focus == focus


def test_splitting_strike(table: Scenario) -> None:
    for kamae, stuns in (("aggression", 1), ("neutral", 0)):
        duel(table, "Splitting Strike", ann_={"kamae": kamae, "hex": [0, 2]}, bob_={"hex": [0, -1]})
        assert table.initiative == 6
        assert table.ann.choices == ["step 0"]
        does(table.ann, "step 0", "step 0")
        assert (table.ann.hex, table.bob.wounds, table.bob.stuns) == ((0, 0), 2, stuns)


def test_splitting_strike_turns(table: Scenario) -> None:
    duel(table, "Splitting Strike", ann_={"kamae": "neutral", "focus": 1, "hex": [0, 2]}, bob_={"hex": [1, -1]})
    does(table.ann, "step 0", "step 0", "yes", "rotate 1")
    assert (table.ann.focus, table.bob.wounds) == (0, 2)
    duel(table, "Splitting Strike", ann_={"kamae": "balance", "hex": [0, 2]}, bob_={"hex": [3, -1]})
    does(table.ann, "rotate 1", "step 0", "step 0")
    assert (table.ann.hex, table.ann.facing, table.bob.wounds) == ((2, 0), 1, 2)


# ---- Steel


@pytest.mark.parametrize(
    ("kamae", "initiative", "bob", "wounds"),
    [
        ("neutral", 5, [1, 0], 2),
        ("neutral", 5, [1, 1], 2),
        ("balance", 7, [1, 0], 2),
        ("aggression", 5, [0, 0], 1),
    ],
)
def test_diagonal_slash(table: Scenario, kamae: str, initiative: int, bob: list[int], wounds: int) -> None:
    duel(table, "Diagonal Slash", ann_={"kamae": kamae, "hand": ["After Card"]}, bob_={"hex": bob})
    assert table.initiative == initiative
    if table.ann.asked == "move":
        table.ann.chooses("done")
    assert (table.bob.wounds, table.ann.asked) == (wounds, "play-instant")


def test_diagonal_slash_moves(table: Scenario) -> None:
    duel(table, "Diagonal Slash", bob_={"hex": [1, 2]})
    # A step back brings bob to the front right of ann.
    table.ann.chooses("step 3")
    assert (table.ann.hex, table.bob.wounds) == ((0, 2), 2)
    duel(table, "Diagonal Slash", ann_={"kamae": "determination"}, bob_={"hex": [0, 2]})
    # Behind ann there is no place for a step.
    assert table.ann.choices == ["rotate 1"]
    table.ann.chooses("rotate 1")
    assert (table.ann.facing, table.bob.wounds) == (1, 2)


@pytest.mark.parametrize(
    ("kamae", "stuns", "track"),
    [("neutral", 0, (1, 0)), ("aggression", 1, (1, 0)), ("determination", 0, (0, 1))],
)
def test_feint_cut(table: Scenario, kamae: str, stuns: int, track: tuple[int, ...]) -> None:
    duel(table, "Feint Cut", ann_={"kamae": kamae, "hand": ["After Attack"]}, track=[1, 0])
    assert (table.initiative, table.bob.wounds) == (6, 1)
    table.ann.passes()
    assert (table.bob.stuns, table.track, table.ann.kamae) == (stuns, track, "determination")


def test_feint_cut_steps_in_balance(table: Scenario) -> None:
    duel(table, "Feint Cut", ann_={"kamae": "balance"}, bob_={"hex": [1, -1]})
    table.ann.chooses("step 1")
    assert (table.ann.hex, table.bob.wounds, table.ann.kamae) == ((1, 0), 1, "determination")


@pytest.mark.parametrize(
    ("kamae", "initiative", "steps"),
    [
        ("neutral", 6, ["step 1", "step 5"]),
        ("balance", 8, ["step 1", "step 5"]),
        ("aggression", 6, ["step 1", "step 2", "step 4", "step 5"]),
    ],
)
def test_horizontal_cut(table: Scenario, kamae: str, initiative: int, steps: list[str]) -> None:
    duel(table, "Horizontal Cut", ann_={"kamae": kamae}, bob_={"hex": [4, -4]})
    assert (table.initiative, table.ann.choices) == (initiative, steps)
    for hex in ([0, 0], [1, -1], [2, -1]):
        duel(table, "Horizontal Cut", ann_={"kamae": kamae}, bob_={"hex": hex})
        table.ann.chooses("step 1")
        assert (table.ann.hex, table.bob.wounds, table.ann.kamae) == ((1, 0), 1, "balance")


def test_lunging_thrust(table: Scenario) -> None:
    for kamae, initiative in (("neutral", 3), ("aggression", 6)):
        duel(table, "Lunging Thrust", ann_={"kamae": kamae, "hex": [0, 2]}, bob_={"hex": [0, -1]})
        assert (table.initiative, table.ann.choices) == (initiative, ["step 0"])
        table.ann.chooses("step 0")
        assert (table.bob.wounds, table.bob.stuns, table.ann.kamae) == (2, 1, "aggression")


def test_lunging_thrust_turns_in_determination(table: Scenario) -> None:
    duel(table, "Lunging Thrust", ann_={"kamae": "determination"}, bob_={"hex": [2, -1]})
    table.ann.chooses("rotate 1")
    assert (table.ann.facing, table.bob.wounds, table.ann.kamae) == (1, 2, "aggression")


@pytest.mark.parametrize(
    ("way", "steps", "bob", "wounds"),
    [("option 0", 1, [-2, 1], 2), ("option 0", 2, [-2, 0], 1), ("option 1", 1, [0, 0], 2), ("option 1", 2, [2, -2], 1)],
)
def test_rolling_slash(table: Scenario, way: str, steps: int, bob: list[int], wounds: int) -> None:
    duel(table, "Rolling Slash", ann_={"kamae": "aggression"}, bob_={"hex": bob})
    assert table.initiative == 6
    step = "step 5" if way == "option 0" else "step 1"
    if table.ann.asked == "choose-option":
        table.ann.chooses(way)
    does(table.ann, *[step] * steps)
    if table.ann.asked == "move":
        table.ann.chooses("done")
    assert (table.bob.wounds, table.ann.focus) == (wounds, 1)


def test_rolling_slash_in_other_positions(table: Scenario) -> None:
    duel(table, "Rolling Slash", ann_={"kamae": "determination"}, bob_={"hex": [1, -1]})
    does(table.ann, "step 1", "done")
    assert table.ann.choices == ["pass", "shift balance 0"]
    assert (table.bob.wounds, table.ann.focus) == (1, 0)
    table.ann.chooses("shift balance 0")
    assert table.round == 2
    duel(table, "Rolling Slash", ann_={"kamae": "balance"}, bob_={"hex": [2, -1]})
    does(table.ann, "step 1", "rotate 1")
    assert (table.bob.wounds, table.ann.facing, table.ann.focus) == (1, 1, 0)


def test_severing_cut(table: Scenario) -> None:
    for kamae, wounds in (("neutral", 0), ("aggression", 1)):
        duel(table, "Severing Cut", ann_={"kamae": kamae}, bob_={"hex": [1, 0]})
        assert (table.initiative, table.ann.choices) == (5, ["rotate 1"])
        table.ann.chooses("rotate 1")
        assert (table.bob.bleeding, table.bob.wounds) == (1, wounds)
    duel(table, "Severing Cut", ann_={"kamae": "determination"}, bob_={"hex": [1, -1]})
    does(table.ann, "done", "step 1")
    assert (table.ann.hex, table.bob.bleeding, table.bob.wounds) == ((1, 0), 1, 0)


@pytest.mark.parametrize("hex", [[0, 0], [1, 0]])
def test_wild_swing(table: Scenario, hex: list[int]) -> None:
    duel(table, "Wild Swing", ann_={"kamae": "balance", "focus": 3, "hand": ["Fend", "Turn"]}, bob_={"hex": hex})
    assert (table.initiative, table.bob.wounds, table.ann.focus) == (7, 2, 2)
    table.ann.chooses("Fend", "Turn")
    assert set(table.ann.discard) == {"Fend", "Turn", "Wild Swing"}
    assert (table.ann.focus, table.ann.kamae) == (0, "neutral")


# ---- Wood


@pytest.mark.parametrize(
    ("kamae", "hex", "steps"),
    [
        ("neutral", (0, -1), ["done", "step 0"]),
        ("aggression", (0, -2), ["done", "step 0"]),
        ("balance", (0, -1), ["done", *ANY_STEP]),
    ],
)
def test_horse_kick(table: Scenario, kamae: str, hex: tuple[int, int], steps: list[str]) -> None:
    duel(table, "Horse Kick", ann_={"kamae": kamae, "hand": ["After Attack"]})
    assert (table.initiative, table.bob.stuns, table.bob.wounds) == (6, 1, 0)
    table.ann.passes()
    assert table.bob.hex == hex
    assert (table.initiative, table.ann.choices) == (5, steps)
    table.ann.chooses("step 0")
    assert table.ann.hex == (0, 0)


@pytest.mark.parametrize(
    ("kamae", "ann", "bob"), [("neutral", 0, 2), ("aggression", 1, 2), ("determination", 0, 1), ("balance", 0, 2)]
)
def test_pommel_smash(table: Scenario, kamae: str, ann: int, bob: int) -> None:
    duel(table, "Pommel Smash", ann_={"kamae": kamae}, bob_={"focus": 2, "hex": [1, -1]})
    assert table.initiative == 5
    if kamae == "balance":
        does(table.ann, "step 0", "rotate 1")
    else:
        assert table.ann.choices == ["step 1"]
        table.ann.chooses("step 1")
    assert (table.bob.wounds, table.bob.stuns, table.ann.focus, table.bob.focus) == (1, 1, ann, bob)


def test_push_back(table: Scenario) -> None:
    duel(table, "Push Back", bob_={"hex": [1, 0]})
    assert (table.initiative, table.ann.choices) == (4, ["rotate 1"])
    table.ann.chooses("rotate 1")
    assert (table.bob.hex, table.bob.wounds) == ((3, -2), 0)


def test_quick_stab(table: Scenario) -> None:
    duel(table, "Quick Stab", ann_={"focus": 1, "kamae": "determination", "hand": ["After Attack"]})
    assert (table.initiative, table.bob.wounds, table.ann.focus) == (8, 1, 0)
    table.ann.passes()
    assert table.ann.focus == 1
    duel(table, "Quick Stab", ann_={"focus": 1, "kamae": "aggression"}, bob_={"hex": [0, -1]})
    table.ann.chooses("step 0")
    assert (table.bob.wounds, table.ann.focus) == (1, 0)
    duel(table, "Quick Stab", ann_={"focus": 1, "kamae": "balance"}, bob_={"hex": [1, 0]})
    table.ann.chooses("rotate 1")
    assert (table.bob.wounds, table.ann.facing) == (1, 1)
