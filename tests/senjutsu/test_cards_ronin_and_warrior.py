"""The cards of the Ronin and the Warrior and the core weapon cards: each does what its face says.

Ann stands in the middle and looks along the axis, so the hexes of a diagram are those of the board.
"""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.cards import Library
from nefrit.senjutsu.definition import BattleForJapan
from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import FRONT, Sparring, attack, card, duel, play, spar
from tests.senjutsu.sparring import GAME as SPARRING

Things = dict[str, Any]
Place = tuple[int, int]


class Court(Sparring):
    """The game with cards that show at which initiative something happens."""

    def __init__(self) -> None:
        super().__init__()
        wall = card("Wall", "defence", [8, 7, 6, 5, 4, 3, 2], {"block": [[0, 0]]})
        cuts = [card(f"Cut At {value}", "attack", value, attack(FRONT)) for value in range(3, 10)]
        heavy = card("Heavy Cut", "attack", 5, attack(FRONT, wounds=3))
        overawe = card("Overawe", "attack", 5, {"cancel": "active_abilities", "who": "each opponent"})
        self.library = Library([*SPARRING.library.faces.values(), wall, heavy, overawe, *cuts])
        self.library.home = BattleForJapan.__module__


GAME = Court()

AROUND: list[Place] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""The six hexes around the middle, in the order of facings."""
NEAR: list[Place] = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if 0 < max(abs(q), abs(r), abs(q + r)) <= 3]
ANGRY = {"kamae": "aggression"}
CALM = {"kamae": "balance"}
FIRM = {"kamae": "determination"}
CAN_PAY = {"focus": 1}


def fight(table: Scenario, ann: str, at: Place = (0, -1), bob: str = "Stand", **more: Any) -> None:
    """Ann in the middle plays a card, bob at a hex another one; `ann_` and `bob_` say more of them."""
    first = {"hex": [0, 0], **more.pop("ann_", {})}
    second = {"hex": list(at), **more.pop("bob_", {})}
    duel(table, ann, bob, ann_=first, bob_=second, **more)


def go_on(table: Scenario) -> None:
    """Whoever is asked takes the first choice, until the round is over."""
    while table.round == 1 and table.deciding:
        player = getattr(table, table.deciding[0])
        if player.asked == "draw-up-to":
            player.says(0)
        else:
            player.chooses(player.choices[0])


def suffered(table: Scenario) -> tuple[int, int, int, int]:
    """The wounds, bleeding wounds, stuns and hobbles of bob."""
    return table.bob.wounds, table.bob.bleeding, table.bob.stuns, len(table.bob.hobbles)


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


def names(cases: list[Any]) -> list[str]:
    """What the cases of a test are called."""
    return [" ".join(str(part) for part in case[:2] if part).translate(_PLAIN) for case in cases]


_PLAIN = str.maketrans("", "", "{}:',[]")


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


BLOCKS: list[tuple[str, list[int], list[Place]]] = [
    ("Steel Block", [7, 6, 5, 4, 3], [(0, -1), (1, -1), (-1, 0)]),
    ("Ember Block", [9, 8, 7, 6], [(0, -1), (-1, 1), (-1, 0)]),
    ("Bo Staff Block", [5, 4, 3], [(0, -1), (-1, 0)]),
    ("Shikomizue Parry", [5, 4, 3], [(0, -1), (1, -1)]),
    ("Tonfa Block", [5, 4, 3], [(0, -1), (1, -1), (-1, 0)]),
]


def strikes(table: Scenario, block: str, initiative: int = 5, way: int = 0, **more: Any) -> None:
    """Bob strikes ann from a side; she blocks at that initiative, discards what does nothing and does not turn."""
    place = {"facing": (way + 3) % 6, **more.pop("bob_", {})}
    fight(table, block, AROUND[way], f"Cut At {initiative}", bob_=place, **more)
    table.ann.chooses(f"value {initiative}")
    if table.ann.asked == "discard-cards":
        table.ann.chooses("Stand")
    if block == "Bo Staff Block":
        table.ann.chooses("done")


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


# ---- The Ronin


def test_the_core_card_of_the_ronin(table: Scenario) -> None:
    for chosen in range(3):
        fight(table, "Ronin Core Card", (3, 0), ann_={"hand": ["Cut"]})
        table.ann.chooses("Cut")
        assert table.ann.discard == ["Cut"]
        table.ann.chooses("done")
        table.ann.chooses(f"option {chosen}")
        if chosen == 0:
            table.ann.says(2)
        elif chosen == 1:
            assert table.ann.choices == ["aggression", "balance", "determination"]
            table.ann.chooses("determination")
        else:
            assert table.ann.choices == ["pass", "shift aggression 0", "shift balance 0"]
            table.ann.chooses("shift balance 0")
        assert table.ann.kamae == ("neutral", "determination", "balance")[chosen]
        assert table.ann.stuns == (0, 1, 0)[chosen]
        # The card that stayed, the core card, one drawn at the end of the round.
        assert len(table.ann.hand) == (5, 3, 3)[chosen]
        assert "Ronin Core Card" in table.ann.hand


def test_crimson_whirlwind_needs_aggression_and_three_focus(table: Scenario) -> None:
    for ann in ({**CALM, "focus": 3}, {**ANGRY, "focus": 2}):
        spar(table, {"hand": ["Crimson Whirlwind"], **ann}, {})
        assert table.ann.choices == ["Stand"]
    fight(table, "Crimson Whirlwind", (2, 0), ann_={**ANGRY, "focus": 3})
    assert (table.ann.focus, table.bob.wounds) == (0, 2)
    assert (table.initiative, table.ann.choices) == (5, ["step 0"])


def test_heavy_armour_reduces_the_wounds_of_attacks(table: Scenario) -> None:
    for kamae, gained in (("determination", 1), ("balance", 0)):
        fight(table, "Fast Cut", bob="Heavy Cut", ann_={"hand": ["Heavy Armour"], "kamae": kamae, "focus": 1})
        assert (table.ann.choices, table.ann.wounds) == (["pass", "Heavy Armour"], 0)
        table.ann.chooses("Heavy Armour")
        assert (table.ann.wounds, len(table.ann.hobbles), table.ann.focus) == (2, 1, gained)
        assert (table.round, table.ann.lasting) == (2, ["Heavy Armour"])
    fight(table, "Fast Cut", bob="Cut", ann_={"hand": ["Heavy Armour"], **FIRM, "focus": 1})
    table.ann.chooses("Heavy Armour")
    assert (table.ann.wounds, table.ann.hobbles, table.ann.focus) == (1, (), 0), "one wound is not reduced"


def test_bull_rush_runs_into_who_stays_in_its_way(table: Scenario) -> None:
    spar(table, {"hand": ["Bull Rush"], **CALM, "focus": 2}, {})
    assert table.ann.choices == ["Stand"]
    fight(table, "Bull Rush", (0, -2), ann_={**ANGRY, "focus": 2})
    table.ann.chooses("step 0")
    assert (table.initiative, table.ann.focus, suffered(table)) == (5, 0, (2, 0, 0, 0))
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.stuns, suffered(table)) == ((0, -1), 1, (2, 0, 1, 0))


def test_reverse_carved_fang_pushes_in_aggression(table: Scenario) -> None:
    for kamae, hex in (("aggression", (0, -2)), ("balance", (0, -1))):
        fight(table, "Reverse Carved Fang", ann_={"kamae": kamae, "focus": 1})
        assert table.ann.choices == ["step 3"]
        table.ann.chooses("step 3")
        assert (table.ann.hex, table.ann.focus, table.bob.wounds, table.bob.hex) == ((0, 1), 0, 2, hex)


def test_the_terror_cancels_and_stuns_every_opponent_in_range(table: Scenario) -> None:
    spar(
        table,
        {"hand": ["The Terror"], "hex": [0, 0], "focus": 2},
        {"hand": ["Slow Cut"], "hex": [0, -1]},
        cid={"hex": [4, 0]},
        track=[1, 0, 2],
    )
    play(table, "The Terror", "Slow Cut")
    assert table.round == 2
    assert (table.ann.wounds, table.ann.focus, table.track) == (0, 0, (0, 1, 2))
    assert (table.bob.stuns, table.cid.stuns) == (1, 0)
    fight(table, "The Terror", (0, -3), ann_={"focus": 2})
    assert table.bob.stuns == 1


@rule("decision.senjutsu.terror")
def test_who_is_cancelled_does_nothing_more_but_keeps_the_block_in_force(table: Scenario) -> None:
    for front, wounds in (3, 0), (0, 1):
        bob = {"hand": ["Moving Guard"], "facing": front}
        cid = {"hand": ["Cut"], "hex": [0, 1], "facing": 0}
        teams = {"teams": [0, 1, 0]}
        spar(table, {"hand": ["Overawe"], "hex": [0, -3]}, bob, cid=cid, track=[0, 1, 2], options=teams)
        play(table, "Overawe", "Moving Guard", "Cut")
        table.ann.chooses("place 1")
        # Bob would be asked at initiative 3.
        assert (table.round, table.bob.wounds) == (2, wounds)


def test_feral_sweep_leads_from_determination_to_aggression(table: Scenario) -> None:
    for kamae, then in (("determination", "aggression"), ("balance", "balance")):
        fight(table, "Feral Sweep", (1, -1), ann_={"kamae": kamae})
        assert (table.bob.wounds, table.ann.choices) == (1, ["done", "step 2", "step 3", "step 4"])
        table.ann.chooses("step 4")
        assert (table.ann.hex, table.ann.kamae) == ((-1, 1), then)


def test_ripping_claws_make_a_wound_bleed(table: Scenario) -> None:
    fight(table, "Deep Cut", ann_={"hand": ["Ripping Claws"], **ANGRY})
    assert table.ann.choices == ["pass", "Ripping Claws"]
    table.ann.chooses("Ripping Claws")
    assert suffered(table) == (1, 1, 0, 0)
    fight(table, "Deep Cut", ann_={"hand": ["Ripping Claws"], **CALM})
    assert table.round == 2


def test_steel_block_turns_the_attacker_and_in_determination_goes_on(table: Scenario) -> None:
    strikes(table, "Steel Block", ann_=FIRM)
    assert table.ann.choices == ["rotate 1", "rotate 5"]
    table.ann.chooses("rotate 5")
    assert table.bob.facing == 2
    assert table.ann.asked == "move"
    assert table.ann.choices == ["done", "rotate 1", "rotate 5"], "bob stands in front"
    table.ann.chooses("rotate 1")
    assert table.ann.choices == ["done", "step 0"]
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.facing) == ((1, -1), 1)
    table.ann.chooses("shift balance 0")
    table.ann.chooses("shift neutral 0")
    assert (table.ann.kamae, table.round) == ("neutral", 2)
    strikes(table, "Steel Block", ann_=CALM)
    table.ann.chooses("rotate 1")
    assert (table.bob.facing, table.round) == (4, 2)


def test_wolf_pounce_bleeds_and_hobbles_also_as_a_replacement(table: Scenario) -> None:
    fight(table, "Curse", (1, -2), ann_={"hand": ["Wolf Pounce"], "focus": 1})
    assert table.ann.choices == ["pass", "Wolf Pounce"]
    table.ann.chooses("Wolf Pounce")
    assert (table.ann.focus, table.initiative, table.ann.choices) == (0, 7, ["step 1"])
    table.ann.chooses("step 1")
    assert suffered(table) == (0, 1, 0, 1)
    fight(table, "Wolf Pounce", (3, 0), ann_={"focus": 1})
    assert table.ann.choices == ["step 0", "step 1", "step 5"]


def test_ankle_biter_draws_more_in_balance(table: Scenario) -> None:
    for kamae, draws in (("aggression", [1]), ("balance", [1, 2])):
        fight(table, "Ankle Biter", (2, -3), ann_={"kamae": kamae})
        table.ann.chooses("rotate 1")
        table.ann.chooses("step 5")
        assert (table.ann.hex, table.ann.facing, table.bob.wounds) == ((0, -1), 1, 1)
        assert (table.initiative, table.ann.choices) == (2, ["done", "rotate 1", "rotate 5"])
        table.ann.chooses("done")
        for most in draws:
            assert (table.ann.decision.least, table.ann.decision.most) == (0, most)
            table.ann.says(most)
        # The idle card, those drawn, one of the end of the round.
        assert len(table.ann.hand) == 2 + sum(draws)


def test_falling_restraint_gives_focus_and_cards(table: Scenario) -> None:
    fight(table, "Falling Restraint")
    table.ann.chooses("done")
    assert (table.ann.focus, table.ann.decision.least, table.ann.decision.most) == (1, 0, 3)
    table.ann.says(3)
    assert len(table.ann.hand) == 5


def test_oxen_barge_cannot_be_blocked(table: Scenario) -> None:
    fight(table, "Oxen Barge", (0, -3), "Wall", bob_={"facing": 3})
    table.bob.chooses("value 5")
    assert (table.initiative, table.ann.choices) == (5, ["step 0"])
    table.ann.chooses("step 0")
    table.ann.chooses("step 0")
    assert (table.ann.hex, suffered(table)) == ((0, -2), (0, 0, 1, 0))
    table.ann.chooses("rotate 1")
    assert (table.bob.facing, table.bob.hex, table.ann.kamae) == (4, (0, -4), "aggression")


def test_oxen_barge_turns_for_focus(table: Scenario) -> None:
    fight(table, "Oxen Barge", (1, -2), ann_=CAN_PAY)
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.choices) == ((0, -1), ["yes"]), "a second step leads to no hit"
    table.ann.chooses("yes")
    table.ann.chooses("rotate 1")
    assert (table.ann.facing, table.ann.focus, suffered(table)) == (1, 0, (0, 0, 1, 0))
    fight(table, "Oxen Barge", (4, -4))
    table.ann.chooses("step 0")
    assert table.ann.choices == ["done", "step 0"]
    table.ann.chooses("done")
    assert (table.ann.kamae, table.round) == ("neutral", 2), "nothing follows a miss"


# ---- The Warrior

WARRIORS = {"fighters": [{"character": "warrior", "team": 0}, {"character": "ronin", "team": 1}]}


def test_the_core_card_of_the_warrior(table: Scenario) -> None:
    for chosen in range(3):
        fight(table, "Warrior Core Card", (3, 0), ann_={"hand": ["Cut"]}, options=WARRIORS)
        table.ann.chooses("Cut")
        assert table.ann.discard == ["Cut"]
        table.ann.chooses("done")
        table.ann.chooses(f"option {chosen}")
        if chosen == 0:
            table.ann.says(2)
        elif chosen == 2:
            assert table.ann.choices == ["pass", "shift aggression 0"]
            table.ann.chooses("shift aggression 0")
        assert table.ann.kamae == ("neutral", "neutral", "aggression")[chosen]
        assert (len(table.ann.hobbles), table.ann.focus) == ((0, 0), (1, 1), (0, 0))[chosen]
        assert len(table.ann.hand) == (5, 3, 3)[chosen]
        assert "Warrior Core Card" in table.ann.hand


def test_blazing_roar_wounds_and_does_one_thing_more(table: Scenario) -> None:
    for chosen, harm, hex in ((0, (2, 0, 0, 0), (0, -2)), (1, (2, 0, 1, 1), (0, -1)), (2, (1, 1, 0, 0), (0, -1))):
        fight(table, "Cut", ann_={"hand": ["Blazing Roar"], **ANGRY, "focus": 3})
        table.ann.chooses("Blazing Roar")
        assert (table.ann.focus, table.bob.wounds) == (1, 2)
        table.ann.chooses(f"option {chosen}")
        assert (suffered(table), table.bob.hex, table.ann.focus) == (harm, hex, 0 if chosen else 1)
    fight(table, "Cut", ann_={"hand": ["Blazing Roar"], **ANGRY, "focus": 2})
    table.ann.chooses("Blazing Roar")
    assert (suffered(table), table.bob.hex) == ((2, 0, 0, 0), (0, -2)), "nothing else can be paid for"
    fight(table, "Cut", ann_={"hand": ["Blazing Roar"], **FIRM, "focus": 3})
    assert table.round == 2


def test_flaming_phoenix_arc(table: Scenario) -> None:
    spar(table, {"hand": ["Flaming Phoenix Arc"], **CALM, "focus": 3}, {})
    assert table.ann.choices == ["Stand"]
    for way, at, wounds in (("step 0", (0, -3), 2), ("step 0", (1, -2), 1), ("step 0", (2, -3), 1)):
        fight(table, "Flaming Phoenix Arc", at, ann_={**ANGRY, "focus": 3})
        table.ann.chooses(way)
        assert (table.ann.hex, table.ann.focus, table.bob.wounds) == ((0, -1), 0, wounds)
    fight(table, "Flaming Phoenix Arc", (1, -3), ann_={**ANGRY, "focus": 3})
    assert table.ann.choices == ["step 0", "step 1"]
    table.ann.chooses("step 0")
    assert (table.winners, table.bob.wounds) == (["ann"], 0)
    fight(table, "Flaming Phoenix Arc", (1, -3), ann_={**ANGRY, "focus": 3})
    table.ann.chooses("step 1")
    assert (table.winners, table.bob.wounds) == (None, 2)


def test_blind_spot_turns_and_finds_blocks(table: Scenario) -> None:
    for answer, found in (("yes", ["Ember Block", "Steel Block"]), ("no", ["Ember Block"])):
        deck = ["Ember Block", "Steel Block", "Heavy Armour", "Falling Restraint", "9x Stand"]
        fight(table, "Cut", ann_={"hand": ["Blind Spot"], "deck": deck, "focus": 1})
        table.ann.chooses("Blind Spot")
        assert table.ann.choices == ["rotate 1", "rotate 5"]
        table.ann.chooses("rotate 5")
        assert table.ann.facing == 5
        assert table.ann.choices == ["nothing", "Ember Block"]
        table.ann.chooses("Ember Block")
        table.ann.chooses(answer)
        if answer == "yes":
            assert (table.ann.focus, table.ann.choices) == (0, ["nothing", "Steel Block"])
            table.ann.chooses("Steel Block")
        assert table.ann.kamae == "determination"
        assert [name for name in found if name in table.ann.hand] == found


def test_burning_instinct_exchanges_the_hand(table: Scenario) -> None:
    fight(table, "Burning Instinct", ann_={"hand": ["Katana Swing", "Cut"], **ANGRY, "focus": 1, "stuns": 1})
    assert (table.ann.focus, table.ann.stuns) == (0, 1)
    assert (len(table.ann.hand), len(table.ann.deck)) == (6, 6)
    assert "Katana Swing" in table.ann.hand
    assert [*table.ann.hand, *table.ann.deck].count("Cut") == 1
    table.ann.chooses("step 5")
    assert table.ann.hex == (-1, 0)
    fight(table, "Burning Instinct", ann_=CAN_PAY)
    assert table.round == 2, "nothing is moved in Neutral"


def test_scything_feint_takes_focus(table: Scenario) -> None:
    fight(table, "Scything Feint", bob_={"focus": 3})
    assert (table.bob.wounds, table.bob.focus) == (1, 1)
    fight(table, "Scything Feint", (3, 0), bob_={"focus": 3})
    assert table.ann.choices == ["done", "step 3"]
    table.ann.chooses("step 3")
    assert table.bob.focus == 3


def test_refocused_mind_gives_focus_and_leads_to_aggression(table: Scenario) -> None:
    fight(table, "Refocused Mind", ann_=CALM)
    table.ann.chooses("done")
    assert (table.ann.focus, table.ann.kamae) == (1, "aggression")


def test_scything_uppercut_makes_its_wounds_bleed_for_focus(table: Scenario) -> None:
    for answer, harm in (("yes", (1, 1, 0, 0)), ("no", (2, 0, 0, 0))):
        fight(table, "Scything Uppercut", ann_={"focus": 2}, bob_={"wounds": 1})
        table.ann.chooses(answer)
        assert suffered(table) == harm
        assert (table.ann.focus, table.ann.kamae) == (0 if answer == "yes" else 2, "aggression")


def test_short_strike_takes_focus_also_as_a_replacement(table: Scenario) -> None:
    fight(table, "Short Strike", ann_=ANGRY, bob_={"focus": 2})
    assert (table.bob.wounds, table.bob.focus) == (1, 1)
    fight(table, "Curse", ann_={"hand": ["Short Strike"], **ANGRY}, bob_={"focus": 2})
    table.ann.chooses("Short Strike")
    assert (suffered(table), table.bob.focus) == ((1, 0, 0, 0), 1)
    spar(table, {"hand": ["Short Strike"], **FIRM}, {})
    assert table.ann.choices == ["Stand"]


def test_warding_arc_pushes_and_takes_a_defence_card(table: Scenario) -> None:
    for kamae, lost in (("balance", True), ("determination", True), ("aggression", False)):
        fight(table, "Warding Arc", (0, -2), ann_={"kamae": kamae}, bob_={"hand": ["Guard", "Cut"]})
        assert (table.bob.wounds, table.bob.hex, table.ann.kamae) == (1, (0, -3), "aggression")
        assert ("Guard" in table.bob.discard) == lost
        assert "Cut" in table.bob.hand


def test_ember_block_pushes_or_stuns(table: Scenario) -> None:
    for kamae, then in (("determination", "aggression"), ("balance", "balance")):
        strikes(table, "Ember Block", 6, ann_={"kamae": kamae})
        assert table.ann.choices == ["option 0", "option 1"]
        table.ann.chooses("option 0")
        assert (table.bob.hex, table.bob.stuns, table.ann.kamae) == ((0, -2), 0, then)
        strikes(table, "Ember Block", 6, ann_={"kamae": kamae})
        table.ann.chooses("option 1")
        assert (table.bob.hex, table.bob.stuns, table.ann.kamae) == ((0, -1), 1, then)


def test_headbutt_hobbles_and_gives_focus(table: Scenario) -> None:
    fight(table, "Headbutt")
    assert (suffered(table), table.ann.focus) == ((1, 0, 0, 1), 1)
    fight(table, "Headbutt", bob="Wall")
    table.bob.chooses("value 4")
    assert (suffered(table), table.ann.focus) == ((0, 0, 0, 0), 0)


def test_spiralling_flames_turn_the_target_twice(table: Scenario) -> None:
    fight(table, "Spiralling Flames", (1, -1), bob_={"facing": 4})
    assert table.ann.choices == ["rotate 1", "rotate 5"]
    table.ann.chooses("rotate 5")
    assert (table.bob.wounds, table.bob.facing) == (1, 2)
    assert table.round == 2, "the second section needs a Kamae"


# ---- Core weapon cards

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


def test_scything_uppercut_opens_only_the_wounds_it_has_dealt(table: Scenario) -> None:
    bob, cid = {"hex": [0, -1], "wounds": 2}, {"hex": [-1, 0]}
    spar(table, {"hand": ["Scything Uppercut"], "hex": [0, 0], "focus": 2}, bob, cid=cid)
    play(table, "Scything Uppercut")
    table.ann.chooses("yes")
    assert (table.bob.wounds, table.bob.bleeding) == (2, 1)
    assert (table.cid.wounds, table.cid.bleeding) == (0, 1)
