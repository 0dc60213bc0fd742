"""The common defence cards: which hexes they block and at which initiatives, and what else each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.common import ANY_STEP, DEAR, TURN, does, values
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


# ---- Blocks: which hexes they close at which initiatives, and at which they may be countered

FORWARD, RIGHT, BACK_RIGHT, BACK, BACK_LEFT, LEFT = range(6)


@pytest.mark.parametrize(
    ("card", "initiatives", "closed", "turns", "things"),
    [
        ("Guardian's Defence", values(8, 3), {FORWARD}, True, DEAR),
        ("Emergency Block", values(9, 2), {FORWARD}, False, {"focus": 1}),
        ("Circling Defence", values(7, 3), {RIGHT, BACK_RIGHT}, False, {}),
        ("Circling Defence", values(7, 3), {FORWARD, RIGHT, BACK_RIGHT}, False, {"kamae": "balance"}),
        ("River Block", values(7, 4), {FORWARD, RIGHT}, True, {}),
        ("Stone Block", values(6, 2), {BACK_LEFT, LEFT, FORWARD, RIGHT}, False, {}),
        ("Swift Block", values(8, 6), {FORWARD}, False, {}),
        ("Wild Block", values(9, 3), {BACK_LEFT, LEFT, FORWARD, RIGHT, BACK_RIGHT}, False, {}),
        ("Wind Block", values(8, 5), {FORWARD, RIGHT}, True, {}),
        ("Calm Defence", values(6, 2), {LEFT, FORWARD, RIGHT}, False, {}),
        ("Fend", values(5, 2), {LEFT, FORWARD, RIGHT}, True, {}),
    ],
)
def test_a_block_closes_its_hexes(
    table: Scenario, card: str, initiatives: list[str], closed: set[int], turns: bool, things: dict[str, Any]
) -> None:
    attack, value = ("Fast Cut", "value 6") if card == "Swift Block" else ("Cut", "value 5")
    for direction in range(6):
        # Ann stands in this direction of bob.
        duel(table, attack, card, bob_={**things, "facing": (3 - direction) % 6})
        assert table.bob.choices == initiatives
        table.bob.chooses(value)
        if turns:
            assert table.bob.choices == TURN
            table.bob.chooses("done")
        assert table.bob.wounds == (0 if direction in closed else 1)


ATTACKS = {8: "Quick Stab", 7: "Wild Swing", 6: "Fast Cut", 5: "Cut", 4: "Slow Cut", 3: "Swap"}


@pytest.mark.parametrize(
    ("card", "kamae", "countered", "not_countered"),
    [
        ("Guardian's Defence", "determination", (8, 7, 6, 5), (4, 3)),
        ("River Block", "determination", (6, 5), (7, 4)),
        ("River Block", "balance", (), (6, 5)),
        ("Stone Block", "neutral", (5, 4, 3), (6,)),
        ("Wild Block", "aggression", (7, 6), (8, 5)),
        ("Wild Block", "balance", (), (7, 6)),
        ("Wind Block", "balance", (8, 7), (6, 5)),
        ("Wind Block", "determination", (6, 5), (8, 7)),
        ("Emergency Block", "aggression", (), (8, 7, 6, 5)),
        ("Fend", "aggression", (), (5, 4, 3)),
        ("Calm Defence", "aggression", (), (6, 5, 4)),
        ("Swift Block", "determination", (), (8, 7, 6)),
    ],
)
def test_a_block_is_countered_at_its_initiatives(
    table: Scenario, card: str, kamae: str, countered: tuple[int, ...], not_countered: tuple[int, ...]
) -> None:
    for value in (*countered, *not_countered):
        bob = {"kamae": kamae, "focus": 3, "hand": ["Lunging Thrust"]}
        duel(table, ATTACKS[value], card, ann_={"focus": 1}, bob_=bob)
        table.bob.chooses(f"value {value}")
        if table.bob.asked == "move":
            table.bob.chooses("done")
        assert table.bob.wounds == 0
        if value in countered:
            assert table.bob.asked == "counterattack"
            assert table.bob.choices == ["pass", "Lunging Thrust"]
        else:
            assert table.bob.asked != "counterattack"


# ---- Gold


@pytest.mark.parametrize(("kamae", "turns"), [("neutral", 0), ("aggression", 0), ("balance", 1), ("determination", 2)])
def test_emergency_block(table: Scenario, kamae: str, turns: int) -> None:
    duel(table, "Cut", "Emergency Block", bob_={"kamae": kamae, "focus": 1, "facing": (3 - turns) % 6})
    table.bob.chooses("value 5")
    assert table.bob.focus == 0
    does(table.bob, *["rotate 1"] * turns)
    assert (table.bob.facing, table.bob.wounds, table.bob.kamae) == (3, 0, "neutral")


def test_evasive_step(table: Scenario) -> None:
    duel(table, "Cut", "Evasive Step", bob_={"kamae": "determination", "focus": 1})
    assert table.bob.choices == values(9, 6)
    table.bob.chooses("value 6")
    assert table.bob.choices == ["step 2", "step 3", "step 4"]
    table.bob.chooses("step 3")
    assert (table.bob.hex, table.bob.wounds, table.bob.focus, table.bob.kamae) == ((0, -1), 0, 1, "neutral")
    duel(table, "Cut", "Evasive Step", bob_={"kamae": "balance", "focus": 1})
    does(table.bob, "value 6", "option 0")
    assert table.bob.choices == ["step 2", "step 3", "step 4"]
    table.bob.chooses("step 3")
    assert (table.bob.hex, table.bob.focus, table.bob.kamae) == ((0, -1), 0, "neutral")
    duel(table, "Cut", "Evasive Step", bob_={"kamae": "balance"})
    table.bob.chooses("value 6")
    assert (table.bob.hex, table.bob.wounds, table.bob.kamae) == ((0, 0), 1, "neutral")


# ---- Steel


def test_circling_defence_below(table: Scenario) -> None:
    duel(table, "Curse", "Circling Defence", bob_={"kamae": "determination", "focus": 1})
    table.bob.chooses("value 7")
    assert table.initiative == 2
    assert table.bob.choices == ["step 1", "step 5", "rotate 1", "rotate 5"]
    table.bob.chooses("step 1")
    assert table.bob.choices == ["rotate 1", "rotate 5"]
    table.bob.chooses("rotate 1")
    assert (table.bob.hex, table.bob.facing) == ((-1, 1), 4)
    assert table.bob.choices == ["yes", "no"]
    table.bob.chooses("yes")
    assert table.bob.focus == 0
    assert table.bob.choices == ["done", "step 1", "step 5", "rotate 1", "rotate 5"]
    table.bob.chooses("done")
    assert table.bob.asked == "draw-up-to"
    table.bob.says(1)
    assert len(table.bob.hand) == 3


@pytest.mark.parametrize(
    ("kamae", "steps"),
    [("neutral", []), ("aggression", ["step 1", "step 5"]), ("balance", ["step 2", "step 4"]), ("determination", [])],
)
def test_graceful_step(table: Scenario, kamae: str, steps: list[str]) -> None:
    duel(table, "Cut", "Graceful Step", bob_={"kamae": kamae, "hex": [0, 0]})
    assert table.initiative == 8
    if steps:
        assert table.bob.choices == steps
        table.bob.chooses(steps[0])
        assert table.bob.hex == {"aggression": (-1, 1), "balance": (-1, 0)}[kamae]
    assert table.bob.asked == "shift-kamae"
    table.bob.passes()
    assert table.bob.wounds == (0 if steps else 1)


@rule("senjutsu.cards.effects-on-resolution")
def test_misdirection(table: Scenario) -> None:
    duel(table, "Misdirection", "Dance", ann_={"focus": 1}, bob_={"facing": 1})
    assert (table.initiative, table.ann.focus) == (8, 0)
    assert table.ann.choices == ["rotate 1", "rotate 5"]
    table.ann.chooses("rotate 1")
    assert table.bob.facing == 2
    assert table.initiative == 7
    assert table.ann.choices == ["step 1", "step 5"]
    does(table.ann, "step 1", "step 1")
    assert table.ann.hex == (2, -1)
    assert table.bob.choices == ["done", "step 0"], "bob may not rotate"


def test_misdirection_turns_everybody_in_front(table: Scenario) -> None:
    spar(table, {"hand": ["Misdirection"], "focus": 1}, {"hex": [-1, 1]}, cid={"hex": [1, 0], "facing": 0})
    play(table, "Misdirection")
    does(table.ann, "rotate 1", "rotate 5")
    assert (table.bob.facing, table.cid.facing) == (4, 5)


def test_misdirection_at_nobody(table: Scenario) -> None:
    duel(table, "Misdirection", "Dance", ann_={"focus": 1, "hex": [-2, 4]})
    does(table.ann, "step 1", "step 1")
    assert table.bob.choices == ["done", "step 0", "rotate 1", "rotate 5"]


def test_quick_dodge(table: Scenario) -> None:
    duel(table, "Cut", "Quick Dodge")
    assert (table.initiative, table.bob.choices) == (8, ["step 3"])
    table.bob.chooses("step 3")
    assert (table.bob.hex, table.bob.asked) == ((0, -1), "shift-kamae")
    duel(table, "Cut", "Quick Dodge", bob_={"kamae": "determination"})
    assert table.bob.choices == ANY_STEP[1:]
    does(table.bob, "step 4", "pass")
    assert (table.bob.hex, table.bob.wounds) == ((1, -1), 0)


@pytest.mark.parametrize(("kamae", "focus"), [("neutral", 0), ("balance", 1)])
def test_river_block_below(table: Scenario, kamae: str, focus: int) -> None:
    duel(table, "Curse", "River Block", bob_={"kamae": kamae})
    does(table.bob, "value 7", "rotate 1")
    assert (table.initiative, table.bob.facing) == (3, 4)
    assert table.bob.choices == ["step 0", "step 1", "step 2", "step 3", "step 4"]
    table.bob.chooses("step 3")
    assert table.bob.choices == TURN
    table.bob.chooses("rotate 5")
    assert (table.bob.hex, table.bob.facing) == ((1, -1), 3)
    assert (table.bob.focus, table.bob.kamae) == (focus, "balance")


@pytest.mark.parametrize(("kamae", "focus"), [("neutral", 0), ("determination", 1)])
def test_stone_block(table: Scenario, kamae: str, focus: int) -> None:
    duel(table, "Cut", "Stone Block", bob_={"kamae": kamae})
    table.bob.chooses("value 5")
    assert (table.bob.wounds, table.ann.stuns) == (0, 1)
    assert (table.initiative, table.bob.choices) == (1, TURN)
    table.bob.chooses("rotate 1")
    assert (table.bob.facing, table.bob.focus, table.bob.kamae) == (4, focus, "determination")


@pytest.mark.parametrize(("kamae", "focus"), [("neutral", 0), ("balance", 0), ("determination", 1)])
def test_swift_block(table: Scenario, kamae: str, focus: int) -> None:
    duel(table, "Fast Cut", "Swift Block", bob_={"kamae": kamae})
    table.bob.chooses("value 6")
    assert (table.bob.wounds, table.ann.hex) == (0, (0, 2))
    if kamae == "balance":
        assert table.bob.choices == ["done", *ANY_STEP]
        table.bob.chooses("step 3")
        assert table.bob.hex == (0, -1)
    assert (table.bob.focus, table.bob.kamae) == (focus, "aggression")


def test_swift_block_in_vain(table: Scenario) -> None:
    duel(table, "Cut", "Swift Block", bob_={"kamae": "determination"})
    table.bob.chooses("value 6")
    assert (table.bob.wounds, table.bob.focus, table.bob.kamae, table.ann.hex) == (1, 0, "determination", (0, 1))


@pytest.mark.parametrize(("kamae", "focus"), [("neutral", 0), ("balance", 1)])
def test_wild_block(table: Scenario, kamae: str, focus: int) -> None:
    duel(table, "Cut", "Wild Block", bob_={"kamae": kamae, "focus": 3, "hand": ["Fend", "Turn"]})
    table.bob.chooses("value 5")
    assert (table.bob.wounds, table.bob.asked) == (0, "discard-cards")
    table.bob.chooses("Fend", "Turn")
    assert set(table.bob.discard) == {"Fend", "Turn", "Wild Block"}
    assert (table.bob.focus, table.bob.kamae, table.round) == (focus, "neutral", 2)


def test_wind_block_turns_first(table: Scenario) -> None:
    duel(table, "Cut", "Wind Block", bob_={"facing": 1})
    does(table.bob, "value 5", "rotate 1")
    assert (table.bob.facing, table.bob.wounds) == (2, 0)


# ---- Wood


def test_calm_defence(table: Scenario) -> None:
    duel(table, "Cut", "Calm Defence", bob_={"kamae": "determination"})
    table.bob.chooses("value 5")
    assert (table.bob.wounds, table.bob.focus) == (0, 1)
    assert (table.initiative, table.bob.choices) == (1, ["done", "step 2", "step 3", "step 4", "rotate 1", "rotate 5"])
    table.bob.chooses("step 3")
    assert table.bob.choices == TURN
    table.bob.chooses("rotate 1")
    assert (table.bob.hex, table.bob.facing) == ((0, -1), 4)
    assert table.bob.asked == "shift-kamae"


def test_calm_defence_in_balance(table: Scenario) -> None:
    duel(table, "Cut", "Calm Defence", bob_={"kamae": "balance", "facing": 1})
    table.bob.chooses("value 5")
    assert table.bob.choices == TURN
    table.bob.chooses("rotate 1")
    assert (table.bob.wounds, table.bob.focus) == (0, 0)


def test_fend(table: Scenario) -> None:
    duel(table, "Cut", "Fend", bob_={"facing": 1})
    does(table.bob, "value 5", "rotate 1")
    assert (table.bob.wounds, table.ann.hex) == (0, (0, 2))
    assert (table.initiative, table.bob.choices) == (1, ["done", "step 2", "step 3", "step 4"])
    table.bob.chooses("step 3")
    assert table.bob.hex == (-1, 0)


@pytest.mark.parametrize(("kamae", "drawn"), [("neutral", 0), ("balance", 1), ("determination", 2)])
def test_field_bandages(table: Scenario, kamae: str, drawn: int) -> None:
    duel(table, "Field Bandages", "Wait", ann_={"kamae": kamae, "stuns": 1, "bleeding": 2, "wounds": 1})
    assert (table.initiative, table.ann.choices) == (1, ["done", *ANY_STEP[1:], "rotate 1", "rotate 5"])
    does(table.ann, "rotate 1", "step 3")
    assert (table.ann.hex, table.ann.facing) == ((-1, 2), 1)
    assert table.ann.choices == ["option 0", "option 1"]
    table.ann.chooses("option 1")
    assert (table.ann.stuns, table.ann.bleeding, table.ann.wounds) == (1, 0, 3)
    if drawn:
        assert table.ann.decision.most == drawn
        table.ann.says(drawn)
    assert len(table.ann.hand) == 2 + drawn, "and one at the beginning of the round"


@rule("senjutsu.cards.effects-on-resolution")
def test_field_bandages_gives_back_as_many_stuns_as_the_player_wants(table: Scenario) -> None:
    duel(table, "Field Bandages", "Wait", ann_={"stuns": 3})
    does(table.ann, "done", "option 0")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(1)
    assert table.ann.stuns == 2
