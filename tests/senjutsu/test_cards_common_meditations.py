"""The common meditation cards that are no instants: what each of them does when it is played."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.common import ANY_KAMAE, ANY_STEP, FRONT_THREE, RONIN_SHIFT, TURN, does, known_to_ann
from tests.senjutsu.sparring import GAME, duel, play

__all__ = ["GAME"]


# ---- Jade


@rule("senjutsu.cards.effects-on-resolution")
def test_legendary_fortitude(table: Scenario) -> None:
    ann = {"kamae": "balance", "focus": 3, "stuns": 2, "hobbles": [0], "bleeding": 2, "wounds": 1}
    duel(table, "Legendary Fortitude", ann_=ann)
    assert table.initiative == 2, "printed 3, less the hobble"
    assert (table.ann.stuns, table.ann.hobbles, table.ann.bleeding, table.ann.wounds) == (0, (), 0, 3)
    table.ann.says(5)
    assert len(table.ann.hand) == 6
    assert table.ann.choices == ["done", *ANY_STEP[1:], "rotate 1", "rotate 5"]
    does(table.ann, "rotate 1", "step 3")
    assert (table.ann.hex, table.ann.facing) == ((-1, 2), 1)


# ---- Gold


@rule("senjutsu.cards.effects-on-resolution")
def test_war_cry(table: Scenario) -> None:
    ann = {"hex": [0, 4], "kamae": "determination"}
    duel(table, "War Cry", "March", ann_=ann, track=[1, 0])
    assert table.initiative == 7
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert table.ann.choices == ["done", "step 0"]
    table.ann.chooses("done")
    assert (table.track, table.ann.asked) == ((0, 1), "draw-up-to")
    table.ann.says(2)
    assert table.ann.kamae == "aggression"
    assert (table.bob.hex, table.bob.focus) == ((0, 0), 1), "the march was cancelled, what stands below was not"


def test_war_cry_reaches_five_hexes(table: Scenario) -> None:
    duel(table, "War Cry", "March", ann_={"hex": [0, 4]}, bob_={"hex": [0, -2]})
    does(table.ann, "step 0", "done")
    assert (table.bob.hex, table.round) == ((0, -2), 2)
    duel(table, "War Cry", "March", ann_={"hex": [0, 4]}, bob_={"hex": [0, -3]})
    does(table.ann, "step 0", "done")
    assert table.bob.choices == ["step 0"]


def test_war_cry_turns_in_balance(table: Scenario) -> None:
    duel(table, "War Cry", ann_={"hex": [0, 4], "kamae": "balance"})
    does(table.ann, "step 0", "step 0")
    assert table.ann.choices == TURN
    table.ann.chooses("rotate 5")
    assert (table.ann.hex, table.ann.facing, table.ann.kamae) == ((0, 2), 5, "aggression")


# ---- Steel


def test_firm_mind(table: Scenario) -> None:
    duel(table, "Firm Mind")
    assert table.initiative == 3
    assert table.ann.choices == ["done", *ANY_STEP[1:], "rotate 1", "rotate 5"]
    does(table.ann, "step 3", "rotate 1", "step 3", "rotate 1")
    assert (table.ann.hex, table.ann.facing) == ((-1, 3), 2)
    assert table.ann.choices == RONIN_SHIFT
    table.ann.chooses("shift balance 0")
    assert (table.ann.kamae, table.ann.asked) == ("balance", "draw-up-to")
    table.ann.says(3)
    assert len(table.ann.hand) == 5, "three in Balance, and one at the beginning of the round"


def test_firm_mind_without_balance(table: Scenario) -> None:
    duel(table, "Firm Mind", ann_={"kamae": "determination"})
    table.ann.chooses("done")
    assert table.ann.choices == TURN
    does(table.ann, "rotate 1", "pass")
    assert table.ann.decision.most == 2
    table.ann.says(2)
    assert len(table.ann.hand) == 4


@rule("senjutsu.cards.effects-on-resolution")
def test_iron_will(table: Scenario) -> None:
    duel(table, "Iron Will", ann_={"focus": 2, "deck": [], "hand": ["4x Curse"]})
    assert (table.initiative, table.ann.focus) == (7, 0)
    assert table.ann.choices == ["done", *ANY_STEP[1:]]
    table.ann.chooses("step 3")
    assert table.ann.hex == (0, 2)
    for round in (2, 3, 4):
        assert (table.round, table.ann.wounds, table.ann.lasting) == (round, 0, ["Iron Will"])
        play(table, "Curse", "Stand")
    # It has been rotated four times, and is upright again.
    assert (table.round, table.ann.wounds, table.ann.lasting) == (5, 1, [])
    assert "Iron Will" in table.ann.discard


def test_open_mind(table: Scenario) -> None:
    duel(table, "Open Mind", ann_={"focus": 1, "hex": [0, 4], "kamae": "aggression"})
    assert table.ann.choices == ["pass", "pay-initiative Open Mind 6 1"]
    table.ann.chooses("pay-initiative Open Mind 6 1")
    assert (table.initiative, table.ann.focus) == (6, 0)
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    does(table.ann, "step 0", "step 0")
    assert table.ann.hex == (0, 1)
    assert table.ann.choices == ANY_KAMAE
    table.ann.chooses("determination")
    assert table.ann.kamae == "determination"


def test_open_mind_in_other_positions(table: Scenario) -> None:
    duel(table, "Open Mind", ann_={"hex": [0, 4], "kamae": "determination"})
    assert table.initiative == 4
    table.ann.chooses("step 0")
    assert table.ann.choices == ["done", "step 1", "step 5"]
    table.ann.chooses("step 1")
    assert table.ann.hex == (1, 2)
    duel(table, "Open Mind", ann_={"hex": [0, 4], "kamae": "balance"})
    does(table.ann, "step 0", "rotate 5", "rotate 5")
    assert (table.ann.hex, table.ann.facing, table.ann.choices) == ((0, 3), 4, ANY_KAMAE)


def test_swift_mind(table: Scenario) -> None:
    duel(table, "Swift Mind", ann_={"kamae": "aggression"})
    assert (table.initiative, table.ann.choices) == (6, ["done", *ANY_STEP[1:]])
    does(table.ann, "step 3", "step 3")
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.asked) == ((0, 2), "draw-up-to")
    table.ann.says(2)
    assert len(table.ann.hand) == 4


def test_swift_mind_in_other_positions(table: Scenario) -> None:
    duel(table, "Swift Mind", ann_={"kamae": "balance"})
    table.ann.chooses("done")
    assert table.ann.choices == TURN
    does(table.ann, "rotate 1", 0)
    assert (table.ann.facing, table.round) == (1, 2)
    duel(table, "Swift Mind", ann_={"kamae": "determination"})
    does(table.ann, "done", 0)
    assert table.ann.choices == ["pass", "shift balance 0"]
    table.ann.chooses("shift balance 0")
    assert table.round == 2


def test_trained_mind(table: Scenario) -> None:
    duel(table, "Trained Mind", ann_={"hex": [0, 3], "deck": ["Fend", "Taunt", "Wind Block"]}, bob_={"hand": ["Cut"]})
    assert table.initiative == 2
    assert table.ann.choices == ["done", "step 0", "step 1", "step 5", "rotate 1", "rotate 5"]
    does(table.ann, "step 1", "step 1", "rotate 5")
    assert (table.ann.hex, table.ann.facing) == ((2, 1), 5)
    assert table.ann.choices == ["option 0", "option 1"]
    table.ann.chooses("option 1")
    assert sorted(table.ann.choices) == ["Fend", "Wind Block", "nothing"]
    table.ann.chooses("Wind Block")
    assert "Wind Block" in table.ann.hand
    assert "Cut" not in known_to_ann(table)


def test_trained_mind_in_balance(table: Scenario) -> None:
    duel(table, "Trained Mind", ann_={"kamae": "balance", "hex": [0, 2]}, bob_={"hand": ["Cut"]})
    assert table.ann.choices == ["done", *FRONT_THREE, "rotate 1", "rotate 5"]
    does(table.ann, "rotate 1", "rotate 1", "rotate 1")
    assert table.ann.facing == 3
    does(table.ann, "option 0", "shift determination 0", "pass")
    assert table.ann.kamae == "determination"
    assert "Cut" in known_to_ann(table), "the shift has led to Determination"


# ---- Wood


def test_deep_meditation(table: Scenario) -> None:
    duel(table, "Deep Meditation", "Wait", ann_={"kamae": "determination"}, bob_={"hand": ["Cut"]})
    assert (table.initiative, table.ann.choices) == (1, ["done", *ANY_STEP[1:], "rotate 1", "rotate 5"])
    does(table.ann, "step 3", "rotate 1", "rotate 1")
    assert (table.ann.hex, table.ann.facing, table.ann.focus) == ((0, 2), 2, 1)
    does(table.ann, "option 0", 2)
    assert (len(table.ann.hand), "Cut" in known_to_ann(table)) == (4, False)


def test_deep_meditation_on_the_opponents_hand(table: Scenario) -> None:
    duel(table, "Deep Meditation", "Wait", bob_={"hand": ["Cut"]})
    does(table.ann, "done", "option 1")
    assert (table.ann.focus, table.ann.kamae) == (0, "determination")
    assert "Cut" in known_to_ann(table)
