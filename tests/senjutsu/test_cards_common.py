"""The common ability cards: what each of them does when it is played."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, side
from tests.senjutsu.sparring import FIELD, GAME, duel, play, spar

__all__ = ["GAME"]

TURN = ["done", "rotate 1", "rotate 5"]
ANY_STEP = ["step 0", "step 1", "step 2", "step 3", "step 4", "step 5"]
ANY_KAMAE = ["aggression", "balance", "determination"]
# From Neutral along the map of the rōnin.
RONIN_SHIFT = ["pass", "shift aggression 0", "shift balance 0"]


def does(player: Any, *answers: str | int) -> None:
    """A player answers one question after the other."""
    for answer in answers:
        if isinstance(answer, int):
            player.says(answer)
        else:
            player.chooses(answer)


def begin(table: Scenario, ann: dict[str, Any], bob: dict[str, Any] | None = None, **more: Any) -> None:
    """The beginning of a round, when each draws the top card of the deck; bob holds what does nothing."""
    deck = {"deck": ["9x Stand"]}
    sides = {
        "ann": side(**{**deck, "hex": [0, 1], "facing": 0, **ann}),
        "bob": side(**{**deck, "hex": [0, 0], "facing": 3, "hand": ["Wait"], **(bob or {})}),
    }
    table.position("round", **{"board": FIELD, "track": [0, 1], "round": 0, **sides, **more})


def values(high: int, low: int) -> list[str]:
    """The initiatives to choose from."""
    return [f"value {value}" for value in range(high, low - 1, -1)]


def known_to_ann(table: Scenario) -> set[str]:
    """The names of bob's cards that ann knows."""
    game = table.game
    return {face.name for card, face in enumerate(game.faces) if game.owners[card] == 1 and game.knows(0, card)}


# ---- Blocks: which hexes they close at which initiatives, and at which they may be countered

FORWARD, RIGHT, BACK_RIGHT, BACK, BACK_LEFT, LEFT = range(6)
DEAR = {"kamae": "determination", "focus": 3}


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


@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("Guardian's Defence", DEAR),
        ("Dirt Throw", {}),
        ("Emergency Block", {"focus": 1}),
        ("Evasive Step", {}),
        ("Feint Cut", {}),
        ("Swift Block", {}),
    ],
)
def test_a_replacement_is_played_instead_of_the_revealed_card(
    table: Scenario, card: str, things: dict[str, Any]
) -> None:
    spar(table, {"hand": [card], **things}, {})
    play(table)
    assert table.ann.choices == ["pass", card]
    table.ann.chooses(card)
    # The card it replaces is discarded first; one that asks nothing follows it at the end of the round.
    assert [*table.ann.revealed, *table.ann.discard] == [card, "Stand"]
    assert table.ann.focus == things.get("focus", 0) - {"Guardian's Defence": 3, "Emergency Block": 1}.get(card, 0)


@pytest.mark.parametrize(
    ("card", "kamae", "focus"),
    [
        ("Blood Fury Cut", "aggression", 3),
        ("Guardian's Defence", "determination", 3),
        ("Legendary Fortitude", "balance", 3),
        ("Emergency Block", "", 1),
        ("Iron Will", "", 2),
        ("Misdirection", "", 1),
        ("Wild Swing", "", 1),
        ("Quick Stab", "", 1),
    ],
)
def test_a_card_is_chosen_only_with_its_focus_in_its_kamae(table: Scenario, card: str, kamae: str, focus: int) -> None:
    for now in ("neutral", "aggression", "balance", "determination"):
        for have in (focus - 1, focus):
            spar(table, {"hand": [card], "kamae": now, "focus": have}, {})
            assert (card in table.ann.choices) == (have == focus and kamae in ("", now))


# ---- Movement, where nobody can be hit

FRONT_THREE = ["step 0", "step 1", "step 5"]
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


# ---- Jade


def test_blood_fury_cut(table: Scenario) -> None:
    duel(table, "Blood Fury Cut", ann_={"kamae": "aggression", "focus": 3})
    assert (table.initiative, table.ann.focus) == (6, 0)
    # From every one of these hexes bob is hit: straight ahead there is no place.
    assert table.ann.choices == ["done", "step 1", "step 5"]
    table.ann.chooses("step 1")
    assert table.ann.hex == (1, 0)
    assert (table.bob.wounds, table.bob.bleeding, table.bob.stuns, len(table.bob.hobbles)) == (1, 1, 1, 1)


def test_divine_inspiration(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["Divine Inspiration"], "focus": 3}, bob_={"hex": [1, -1]})
    assert table.ann.choices == ["pass", "Divine Inspiration"]
    table.ann.chooses("Divine Inspiration")
    assert table.ann.focus == 0
    assert table.ann.choices == ["done", *ANY_STEP, "rotate 1", "rotate 5"]
    table.ann.chooses("step 1")
    assert table.ann.choices == TURN
    assert table.bob.wounds == 0, "the card itself comes after it"
    table.ann.chooses("done")
    assert table.bob.wounds == 1


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


def test_benevolence(table: Scenario) -> None:
    deck = ["Stand", "Fend", "Wind Block", "Taunt", "Blood Fury Cut"]
    begin(table, {"hand": ["Benevolence"], "deck": deck}, {"deck": deck})
    table.ann.chooses("Benevolence")
    assert sorted(table.ann.choices) == ["Fend", "Taunt", "Wind Block", "nothing"]
    table.ann.chooses("Taunt")
    assert sorted(table.bob.choices) == ["Fend", "Taunt", "Wind Block", "nothing"]
    table.bob.chooses("Fend")
    assert sorted(table.ann.hand) == ["Stand", "Taunt"]
    assert sorted(table.bob.hand) == ["Fend", "Stand", "Wait"]


def test_broad_block(table: Scenario) -> None:
    duel(table, "Fast Cut", "Fend", bob_={"hand": ["Broad Block"], "focus": 1})
    assert table.bob.choices == ["pass", "Broad Block"]
    table.bob.chooses("Broad Block")
    assert table.bob.focus == 0
    assert table.bob.choices == values(6, 1)
    does(table.bob, "value 6", "done")
    assert table.bob.wounds == 0


def test_calm_composure(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["Calm Composure"]})
    assert table.ann.choices == ["pass", "Calm Composure"]
    does(table.ann, "Calm Composure", 2)
    assert (len(table.ann.hand), table.ann.focus) == (3, 1)
    assert table.ann.choices == ANY_KAMAE
    table.ann.chooses("balance")
    assert table.ann.kamae == "balance"


def test_courage(table: Scenario) -> None:
    for answer in ("Courage", "pass"):
        bob = {"bleeding": 1, "deck": ["Stand", "Stand", "Fend", "Stand"]}
        begin(table, {"hand": ["Courage", "Curse"], "focus": 1}, bob)
        table.ann.chooses(answer)
        assert table.ann.lasting == (["Courage"] if answer == "Courage" else [])
        play(table, "Curse", "Wait")
        # Who bleeds discards the top card of the deck, else facedown.
        assert (table.round, table.bob.discard[0]) == (2, "Fend")
        assert ("Fend" in known_to_ann(table)) == (answer == "Courage")


@pytest.mark.parametrize(("card", "cost"), [("Courage", 1), ("Honesty", 2), ("Respect", 2), ("Self-control", 1)])
def test_anybody_may_pay_two_focus_to_end_a_lasting_bushido_card(table: Scenario, card: str, cost: int) -> None:
    begin(table, {"hand": [card, "Curse"], "focus": 3}, {"focus": 2})
    table.ann.chooses(card)
    assert table.ann.focus == 3 - cost
    play(table, "Curse", "Wait")
    assert table.bob.choices == ["pass", card]
    table.bob.chooses(card)
    assert table.bob.focus == 0
    assert table.ann.lasting == []
    assert card in table.ann.discard


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


def test_duty(table: Scenario) -> None:
    begin(
        table,
        {"hand": ["Duty", "Cut"], "focus": 3, "kamae": "aggression"},
        {"hand": ["Ronin Core Card", "Wait"], "focus": 2, "kamae": "balance"},
    )
    table.ann.chooses("Duty")
    assert (table.ann.focus, table.bob.focus) == (0, 0)
    assert (table.ann.kamae, table.bob.kamae) == ("neutral", "neutral")
    # Of ann's nine cards one was drawn; that and the cut went back.
    assert (len(table.ann.hand), len(table.ann.deck)) == (5, 5)
    assert "Ronin Core Card" in table.bob.hand
    assert (len(table.bob.hand), len(table.bob.deck)) == (6, 5)


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


def test_honesty(table: Scenario) -> None:
    hand = ["Cut", "After Attack", "Swap Guard"]
    begin(table, {"hand": ["Honesty", *hand], "focus": 2}, {"hand": ["Wait", "Cut", "Swap Guard"]})
    table.ann.chooses("Honesty")
    assert (table.ann.focus, table.ann.lasting) == (0, ["Honesty"])
    assert "Swap Guard" in table.ann.choices, "as a normal card"
    play(table, "Cut", "Wait")
    assert (table.round, table.bob.wounds) == (2, 1)
    assert table.ann.asked == "choose-card", "neither instant could be played"


@pytest.mark.parametrize(("type", "banned"), [("attack", "Cut"), ("meditation", "Curse")])
def test_honour(table: Scenario, type: str, banned: str) -> None:
    deck = {"deck": ["9x Guard"]}
    hand = ["Cut", "Curse", "Guard"]
    begin(table, {"hand": ["Honour", *hand], "focus": 2, **deck}, {"hand": hand, **deck})
    table.ann.chooses("Honour")
    assert table.ann.focus == 0
    assert table.ann.choices == ["attack", "meditation"]
    table.ann.chooses(type)
    left = [name for name in ["Cut", "Curse", "Guard"] if name != banned]
    assert set(table.ann.choices) == set(table.bob.choices) == set(left)
    play(table, "Guard", "Guard")
    does(table.bob, "value 6")
    does(table.ann, "value 5")
    assert table.round == 2
    assert banned in table.ann.choices, "it was for one round"


def test_respect(table: Scenario) -> None:
    ann = {"hand": ["Respect", "Cut", "Curse"], "focus": 2, "discard": ["Cut"]}
    begin(table, ann, {"hand": ["Wait", "Cut"], "discard": ["Curse"]})
    table.ann.chooses("Respect")
    assert (table.ann.focus, table.ann.lasting) == (0, ["Respect"])
    assert set(table.ann.choices) == {"Curse", "Stand"}
    assert set(table.bob.choices) == {"Cut", "Stand", "Wait"}


def test_righteousness(table: Scenario) -> None:
    ann = {"hand": ["Righteousness", "Fend", "Spy"], "focus": 1}
    begin(table, ann, {"hand": ["Fend", "Wind Block"]}, track=[1, 0])
    table.ann.chooses("Righteousness")
    assert (table.ann.focus, table.deciding) == (0, ["bob"])
    table.bob.chooses("Spy")
    table.ann.chooses("Fend")
    assert set(table.ann.choices) == {"Stand"}
    assert set(table.bob.choices) == {"Wind Block", "Stand"}


def test_self_control(table: Scenario) -> None:
    bob = {"hand": ["Wait", "Fend"], "kamae": "balance"}
    begin(table, {"hand": ["Self-control", "Cut", "Spy", "Taunt"], "focus": 2}, bob)
    table.ann.chooses("Self-control")
    assert (table.ann.focus, table.ann.lasting) == (1, ["Self-control"])
    play(table, "Spy", "Wait")
    assert "Fend" not in known_to_ann(table)
    play(table, "Cut", "Stand")
    does(table.ann, "Taunt", "yes")
    assert table.bob.kamae == "neutral"
    assert "Fend" in table.bob.hand
    assert table.round == 3


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


def test_taunt(table: Scenario) -> None:
    ann = {"hand": ["Taunt"], "kamae": "determination", "focus": 1}
    duel(table, "Cut", ann_=ann, bob_={"hand": ["Fend", "Cut"], "kamae": "balance"}, track=[1, 0])
    table.ann.chooses("Taunt")
    assert (table.bob.kamae, table.track) == ("neutral", (0, 1))
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.asked) == (0, "discard-cards")
    table.bob.chooses("Cut")
    assert "Cut" in table.bob.discard


def test_taunt_after_a_block_without_determination(table: Scenario) -> None:
    duel(table, "Cut", "Own Guard", ann_={"kamae": "balance"}, bob_={"hand": ["Taunt"]})
    table.bob.chooses("Taunt")
    assert (table.ann.kamae, table.track) == ("neutral", (0, 1))


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


@pytest.mark.parametrize(
    ("kamae", "ann", "bob"),
    [("neutral", (0, 1), (0, 0)), ("aggression", (0, 1), (0, -1)), ("determination", (0, 2), (0, 0))],
)
def test_hobbling_blow(table: Scenario, kamae: str, ann: tuple[int, int], bob: tuple[int, int]) -> None:
    duel(table, "Cut", ann_={"hand": ["Hobbling Blow"], "kamae": kamae})
    table.ann.chooses("Hobbling Blow")
    if kamae == "determination":
        assert table.ann.choices == ["done", "step 3"]
        table.ann.chooses("step 3")
    assert (len(table.bob.hobbles), table.ann.hex, table.bob.hex) == (1, ann, bob)


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


@pytest.mark.parametrize(("kamae", "focus"), [("neutral", 0), ("balance", 1)])
def test_wild_block(table: Scenario, kamae: str, focus: int) -> None:
    duel(table, "Cut", "Wild Block", bob_={"kamae": kamae, "focus": 3, "hand": ["Fend", "Turn"]})
    table.bob.chooses("value 5")
    assert (table.bob.wounds, table.bob.asked) == (0, "discard-cards")
    table.bob.chooses("Fend", "Turn")
    assert set(table.bob.discard) == {"Fend", "Turn", "Wild Block"}
    assert (table.bob.focus, table.bob.kamae, table.round) == (focus, "neutral", 2)


@pytest.mark.parametrize("hex", [[0, 0], [1, 0]])
def test_wild_swing(table: Scenario, hex: list[int]) -> None:
    duel(table, "Wild Swing", ann_={"kamae": "balance", "focus": 3, "hand": ["Fend", "Turn"]}, bob_={"hex": hex})
    assert (table.initiative, table.bob.wounds, table.ann.focus) == (7, 2, 2)
    table.ann.chooses("Fend", "Turn")
    assert set(table.ann.discard) == {"Fend", "Turn", "Wild Swing"}
    assert (table.ann.focus, table.ann.kamae) == (0, "neutral")


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


def test_field_bandages_gives_back_as_many_stuns_as_the_player_wants(table: Scenario) -> None:
    duel(table, "Field Bandages", "Wait", ann_={"stuns": 3})
    does(table.ann, "done", "option 0")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(1)
    assert table.ann.stuns == 2


def test_courage_turns_discard_piles_faceup(table: Scenario) -> None:
    begin(table, {"hand": ["Courage", "Curse"], "focus": 1}, {"bleeding": 1, "deck": ["Fend", "9x Stand"]})
    assert "Fend" not in known_to_ann(table), "it was discarded facedown"
    table.ann.chooses("Courage")
    assert "Fend" in known_to_ann(table)
