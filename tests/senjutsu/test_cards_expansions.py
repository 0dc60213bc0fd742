"""The cards of the expansions that are no plain attacks, and what attacks do beyond their diagrams: each is used.

Where attacks reach is told in `golden/reach.txt`, the special rules of characters in `test_special_characters`.
"""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.senjutsu.contracts import FURY, TOOLS
from nefrit.testing import Scenario, rule, side
from tests.senjutsu.dojo import (
    AHEAD,
    ANGRY,
    CALM,
    DESPERATE,
    FAR,
    FIRM,
    GAME,
    HIDDEN,
    TWO_AHEAD,
    Place,
    Things,
    duel,
    go_on,
    harm,
    meet,
    says,
)

__all__ = ["GAME"]

AWAY = (3, 0)
CORE = ["done", "option 0", 0]


# ---- Wounds that bleed


@pytest.mark.parametrize(
    ("who", "card", "ann", "answers", "suffered"),
    [
        ("ninja", "Kama Slash", ANGRY, [], (0, 1, 0, 0)),
        ("ninja", "Kama Slash", FIRM, [], (1, 0, 0, 0)),
        ("sailor", "Towering Strike", {"focus": 2}, ["done", "yes"], (0, 1, 0, 0)),
        ("sailor", "Towering Strike", {"focus": 2}, ["done", "no"], (1, 0, 0, 0)),
        ("yasuke", "Eagle's Talons", {"focus": 1}, ["yes"], (0, 1, 0, 0)),
        ("yasuke", "Eagle's Talons", {"focus": 1}, ["no", "yes"], (2, 0, 0, 1)),
    ],
)
def test_the_wounds_that_were_just_dealt_bleed(
    table: Scenario, who: str, card: str, ann: Things, answers: list[str], suffered: tuple[int, ...]
) -> None:
    # What the opponent suffered before stays as it is, and so do the attacker's own wounds.
    duel(table, who, card, *answers, ann={"wounds": 1, **ann}, bob={"wounds": 1})
    assert harm(table.bob) == (suffered[0] + 1, *suffered[1:])
    assert harm(table.ann) == (1, 0, 0, 0)


def test_the_wounds_of_each_who_was_hit_bleed(table: Scenario) -> None:
    cid = side(hex=[-1, 0], facing=3, deck=["9x Stand"], hand=["Stand"])
    fighters = {"fighters": ["ninja", "master", "student"]}
    meet(table, "ninja", ["Kama Slash"], ann=ANGRY, bob={"wounds": 1}, cid=cid, track=[0, 1, 2], options=fighters)
    table.ann.chooses("Kama Slash")
    for player in (table.bob, table.cid):
        player.chooses("Stand")
    assert harm(table.bob) == (1, 1, 0, 0), "what it had suffered before stays as it is"
    assert harm(table.cid) == (0, 1, 0, 0)


# ---- Blocks: at which initiatives, and against attacks from where

BLOCKS: list[tuple[str, str, Things, list[int], set[int]]] = [
    ("ninja", "Ghost Moon Step", {"focus": 1}, [8, 7, 6, 5, 4, 3, 2], {0, 1, 2, 4, 5}),
    ("ashigaru", "Heaven's Castle", {"focus": 1}, [9, 8, 7, 6, 5, 4, 3, 2], {0, 1, 2, 4, 5}),
    ("monk", "Resolute Block", {}, [8, 7, 6, 5, 4], {0, 1, 5}),
    ("sailor", "Roof Guard", {}, [8, 7, 6, 5, 4], {0, 1}),
    ("sailor", "Ox Guard", {}, [7, 6, 5], {0}),
    ("onna-bugeisha", "Rage Guard", {}, [8, 7, 6, 5, 4, 3, 2], {0, 1, 5}),
    ("onna-bugeisha", "Rage Guard", {**DESPERATE, "desperation": 6}, [8, 7, 6, 5, 4, 3, 2], {0, 1, 2, 4, 5}),
    ("yojimbo", "Iron Guard", {}, [7, 6, 5], {0, 1, 5}),
    ("yasuke", "Lion's Honour", CALM, [9, 8, 7, 6], {0, 1, 5}),
    ("yasuke", "Devoted Soul", FIRM, [8, 7, 6], {0, 1, 4, 5}),
    ("yasuke", "Dual Blade Defence", {}, [8, 7], {0, 1, 5}),
    ("musashi", "Hidden Void Block", {"focus": 1}, [7, 6, 5, 4], {0, 1, 5}),
    ("musashi", "Standing Earth", {}, [9, 8, 7, 6], {0, 1, 5}),
    ("kojiro", "Tsukami Guard", {}, [8, 7, 6, 5, 4, 3], {0, 1, 5}),
    ("kojiro", "Ganryu Block", {}, [8, 7, 6, 5], {0, 1, 5}),
    ("kojiro", "Tessen Deflection", {}, [9, 8, 7], {0}),
    ("ronin", "Calm Parry", {}, [5, 4, 3, 2], {0, 1}),
    ("ronin", "Focused Guard", {}, [7, 6, 5, 4], {0, 1}),
    ("ronin", "Storm Block", {}, [8, 7, 6, 5], {0, 5}),
]
SIDES: list[Place] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@pytest.mark.parametrize(
    ("who", "name", "ann", "values", "closed"), BLOCKS, ids=[f"{b[1]} {len(b[4])}" for b in BLOCKS]
)
def test_a_block_closes_its_hexes_at_its_initiatives(
    table: Scenario, who: str, name: str, ann: Things, values: list[int], closed: set[int]
) -> None:
    value = values[len(values) // 2]
    for way, hex in enumerate(SIDES):
        bob = {"facing": (way + 3) % 6}
        duel(table, who, name, ann={"wound_limit": 9, **ann}, bob=bob, at=hex, against=f"Cut At {value}")
        assert [choice for choice in table.ann.choices if choice.startswith("value")] == [
            f"value {one}" for one in values
        ]
        before = table.ann.wounds
        table.ann.chooses(f"value {value}")
        while table.ann.asked in ("move", "choose-option", "choose-initiative"):
            stay = "done" if "done" in table.ann.choices else table.ann.choices[0]
            table.ann.chooses(stay)
        go_on(table)
        assert (table.ann.wounds == before) == (way in closed), way


def test_a_lower_block_has_initiatives_of_its_own(table: Scenario) -> None:
    duel(table, "yasuke", "Dual Blade Defence", "value 8", against="Cut At 4")
    assert table.ann.choices == ["value 5", "value 4"]
    table.ann.chooses("value 4")
    assert table.ann.wounds == 0


def test_focused_guard_may_be_paid_for_more_initiatives(table: Scenario) -> None:
    duel(table, "ronin", "Focused Guard", ann={"focus": 2}, against="Cut At 3")
    assert table.ann.choices == ["pass", "pay-initiative Focused Guard 8 7 6 5 4 3 2"]
    table.ann.chooses("pay-initiative Focused Guard 8 7 6 5 4 3 2")
    assert table.ann.choices == [f"value {value}" for value in (8, 7, 6, 5, 4, 3)]


@pytest.mark.parametrize(
    ("who", "name", "ann", "value", "able"),
    [
        ("ronin", "Calm Parry", {}, 5, True),
        ("ronin", "Calm Parry", {}, 3, False),
        ("ronin", "Calm Parry", FIRM, 3, True),
        ("ronin", "Storm Block", FIRM, 7, True),
        ("ronin", "Storm Block", CALM, 6, True),
        ("ronin", "Storm Block", {}, 6, False),
        ("yojimbo", "Iron Guard", {}, 6, True),
        ("yojimbo", "Iron Guard", {}, 5, False),
        ("onna-bugeisha", "Rage Guard", {**DESPERATE, "desperation": 2}, 6, True),
        ("yasuke", "Devoted Soul", FIRM, 7, True),
        ("yasuke", "Dual Blade Defence", FIRM, 7, True),
        ("musashi", "Hidden Void Block", {**CALM, "focus": 1}, 6, True),
        ("musashi", "Hidden Void Block", {**CALM, "focus": 1}, 4, False),
        ("musashi", "Hidden Void Block", {**FIRM, "focus": 1}, 6, False),
        ("musashi", "Standing Earth", FIRM, 7, True),
        ("musashi", "Standing Earth", CALM, 7, False),
        ("kojiro", "Tsukami Guard", {"focus": 1}, 4, True),
        ("kojiro", "Tsukami Guard", {}, 4, False),
        ("kojiro", "Ganryu Block", FIRM, 6, True),
        ("kojiro", "Ganryu Block", {}, 6, False),
    ],
)
def test_a_block_may_be_countered(table: Scenario, who: str, name: str, ann: Things, value: int, able: bool) -> None:
    duel(table, who, name, f"value {value}", ann={**ann, "hand": ["Cut At 2"]}, against=f"Cut At {value}")
    while table.ann.asked in ("move", "choose-initiative"):
        table.ann.chooses("done" if "done" in table.ann.choices else table.ann.choices[0])
    assert (table.ann.asked == "counterattack") == able


def test_a_successful_block_brings_more(table: Scenario) -> None:
    duel(table, "ashigaru", "Heaven's Castle", "value 5", "rotate 1", ann={"focus": 1}, against="Cut")
    assert table.bob.facing == 5
    duel(table, "sailor", "Ox Guard", "value 5", against="Cut")
    assert table.ann.focus == 1
    duel(table, "yojimbo", "Iron Guard", "value 5", ann=CALM, against="Cut")
    assert (table.ann.focus, table.bob.hex) == (1, (0, -3))


# ---- Core cards: each has an alternative of its own


@pytest.mark.parametrize(
    ("who", "ann", "answers", "left"),
    [
        ("ninja", {"deck": ["Fend", "Smoke Bomb", "172"]}, ["option 1"], "Smoke Bomb"),
        ("monk", {"hand": ["Fend", "Fend", "Fend"], "deck": ["Enlightened Soul"]}, ["option 1"], "Enlightened Soul"),
    ],
)
def test_core_cards_that_search(table: Scenario, who: str, ann: Things, answers: list[str], left: str) -> None:
    name = f"{who.capitalize()} Core Card"
    duel(table, who, name, ann={"hand": ["Fend"], **ann}, at=AWAY)
    discard(table)
    says(table.ann, "done", *answers)
    discard(table)
    assert left in table.ann.choices
    table.ann.chooses(left)
    assert left in table.ann.hand


def discard(table: Scenario) -> None:
    """Ann discards what she must, of her spare cards first."""
    if table.ann.asked == "discard-cards":
        spare = [choice for choice in table.ann.choices if choice in ("Fend", "Stand")]
        table.ann.chooses(*spare[: table.ann.decision.least])


CORES: list[tuple[str, Things, dict[str, Any]]] = [
    ("assassin", {"hand": ["Fend", "Fend"]}, {"focus": 1}),
    ("sailor", {"hand": ["Fend", "Fend", "Fend"]}, {"kamae": "distance"}),
    ("onna-bugeisha", {"hand": ["Fend"]}, {"wounds": 1}),
    ("wakou", {"hand": ["Fend"], "stuns": 1}, {"stuns": 0, "hobbles": (1,)}),
    ("yojimbo", {"hand": ["Fend"], "dropped": [FURY], "contracts": [TOOLS]}, {"contracts": (TOOLS, FURY)}),
    ("yasuke", {"hand": ["Fend"], "focus": 1}, {"focus": 0}),
]


@pytest.mark.parametrize(("who", "ann", "after"), CORES, ids=[core[0] for core in CORES])
def test_core_cards(table: Scenario, who: str, ann: Things, after: dict[str, Any]) -> None:
    name = f"{'-'.join(part.capitalize() for part in who.split('-'))} Core Card"
    duel(table, who, name, ann=ann, at=AWAY)
    discard(table)
    says(table.ann, "done", "option 1")
    discard(table)
    while table.round == 1 and table.ann.asked in ("move", "switch-kamae"):
        table.ann.chooses(table.ann.choices[0])
    assert {field: getattr(table.ann, field) for field in after} == after


def test_the_core_card_of_the_ashigaru_turns_the_dog_round(table: Scenario) -> None:
    meet(table, "ashigaru", ["Ashigaru Core Card"], {"hand": ["Fend"]}, dog={"kamae": "aggression"}, at=AWAY)
    table.ann.chooses("Ashigaru Core Card")
    table.bob.chooses("Stand")
    discard(table)
    says(table.ann, "done", "option 1")
    assert table.cid.kamae == "determination"


# ---- Instants after a success


@pytest.mark.parametrize(
    ("who", "number", "ann", "answers", "check"),
    [
        ("ninja", "Fading Shadow", {}, ["step 3", "done"], lambda t: (t.ann.hidden, t.ann.hex) == (True, (0, 1))),
        ("assassin", "Twist the Knife", {}, [], lambda t: len(t.bob.discard) >= 2),
        ("assassin", "Disarming Grace", CALM, [], lambda t: t.ann.hidden and t.ann.focus == 1),
        ("ashigaru", "240", {"focus": 1}, ["yes"], lambda t: harm(t.bob)[2:] == (1, 1)),
        ("onna-bugeisha", "301", {"focus": 1}, ["no", "yes"], lambda t: harm(t.bob)[2:] == (0, 1)),
        ("wakou", "Staggering Blow", {**ANGRY, "focus": 1}, [], lambda t: t.bob.stuns == 1),
        ("yasuke", "Elephant Slam", {}, [], lambda t: t.bob.hex == (0, -2)),
        ("ronin", "Calming Purpose", CALM, [], lambda t: t.ann.focus == 1),
        ("ronin", "Rising Fury", ANGRY, [], lambda t: t.bob.hex == (0, -2)),
        ("ronin", "Stunning Blow", {"focus": 2}, [], lambda t: t.bob.stuns == 1),
        ("ronin", "Advantage", {}, [], lambda t: list(t.track)[:1] == [0]),
    ],
)
def test_instants_after_a_successful_attack(
    table: Scenario, who: str, number: str, ann: Things, answers: list[str], check: Any
) -> None:
    duel(table, who, "Fast Cut", ann={**ann, "hand": [number]})
    assert table.ann.asked == "play-instant"
    table.ann.chooses(table.ann.choices[1])
    says(table.ann, *answers)
    assert check(table)


def test_what_stands_below_the_line_of_an_instant_waits_for_initiative_0(table: Scenario) -> None:
    duel(table, "ronin", "Fast Cut", "Calming Purpose", ann={"hand": ["Calming Purpose"]}, against="Lucky Cut")
    assert table.ann.kamae == "neutral"
    go_on(table)
    assert table.ann.kamae == "balance"


def test_determination_follows_the_own_card(table: Scenario) -> None:
    ann = {**FIRM, "hand": ["Determination"], "hobbles": [0]}
    duel(table, "ronin", "Fast Cut", "Determination", ann=ann)
    assert len(table.ann.hobbles) == 0


def test_fools_counter_adds_a_counter(table: Scenario) -> None:
    ann = {"hand": ["Fool's Counter", "Slow Cut"], "focus": 2}
    duel(table, "sailor", "Ox Guard", "value 5", "Fool's Counter", ann=ann, against="Cut")
    assert table.ann.choices == ["pass", "Slow Cut"]


@rule("senjutsu.golden.card-beats-rules")
@pytest.mark.parametrize(("answer", "stuns", "hand"), [("no", 1, []), ("yes", 2, ["Enlightened Soul"])])
def test_enlightened_body_answers_a_successful_attack(
    table: Scenario, answer: str, stuns: int, hand: list[str]
) -> None:
    ann = {"hand": ["Enlightened Body"], "focus": 2, "deck": ["9x Stand", "Enlightened Soul"]}
    duel(table, "monk", "Stand", "Enlightened Body", ann=ann, against="Cut")
    assert table.ann.asked == "may-do"
    table.ann.chooses(answer)
    if answer == "yes":
        assert table.ann.choices == ["nothing", "Enlightened Soul"]
        table.ann.chooses("Enlightened Soul")
    assert (harm(table.ann), table.ann.kamae) == ((0, 0, stuns, 0), "determination")
    assert table.ann.lasting == ["Enlightened Body"]
    assert [name for name in table.ann.hand if name != "Stand"] == hand


@rule("senjutsu.golden.card-beats-rules")
def test_heart_of_the_oni_opens_the_hand(table: Scenario) -> None:
    ann = {"hand": ["Heart of the Oni"], "wounds": 3, "desperation": 2}
    duel(table, "onna-bugeisha", "Fast Cut", "Heart of the Oni", ann=ann)
    assert all(table.game.knows(1, card) for card in table.game.zone(GAME.zones[1], 0))
    # She chooses after the others.
    assert table.deciding == ["bob"]
    table.bob.chooses("Stand")
    assert table.deciding == ["ann"]
    ann = {"lasting": ["Heart of the Oni"], "hand": ["12x Cut"], "wounds": 3, "desperation": 2}
    meet(table, "onna-bugeisha", [], ann)
    table.bob.chooses("Stand")
    table.ann.chooses("Stand")
    table.ann.chooses("place 1")
    table.ann.chooses(*table.ann.choices[: table.ann.decision.least])
    hand = table.game.zone(GAME.zones[1], 0)
    assert all(table.game.knows(1, card) for card in hand), "also after cards were discarded facedown"
    meet(table, "onna-bugeisha", [], {**ann, "deck": []})
    table.bob.chooses("Stand")
    table.ann.chooses("Stand")
    table.ann.chooses("place 1")
    table.ann.chooses(*table.ann.choices[: table.ann.decision.least])
    assert table.round == 2
    hand = table.game.zone(GAME.zones[1], 0)
    assert all(table.game.knows(1, card) for card in hand), "and without drawing another"


@rule("senjutsu.golden.card-beats-rules")
def test_what_is_searched_for_is_seen_in_an_open_hand(table: Scenario) -> None:
    ann = {"lasting": ["Heart of the Oni"], "hand": ["Recall Any"], "wounds": 3, "desperation": 2, "discard": ["Cut"]}
    meet(table, "onna-bugeisha", [], ann)
    table.bob.chooses("Stand")
    table.ann.chooses("Recall Any")
    assert (table.ann.asked, "Cut" in table.ann.hand) == ("draw-up-to", True)
    assert all(table.game.knows(1, card) for card in table.game.zone(GAME.zones[1], 0))


@rule("senjutsu.instant.plain-timing-on-card")
def test_hired_killer_follows_a_fulfilled_contract(table: Scenario) -> None:
    ann = {"hand": ["Hired Killer"], "contracts": [FURY, "first-blood"], "deck": ["Leg Breaker", "Stand"]}
    duel(table, "yojimbo", "Cut", "Hired Killer", ann=ann)
    assert table.ann.choices == ["nothing", "Leg Breaker"]
    ann = {"hand": ["Slow Cut", "Hired Killer"], "contracts": [FURY, "counter"]}
    duel(table, "yojimbo", "Riposte", "value 5", "Slow Cut", ann=ann, against="Cut")
    assert table.ann.choices == ["pass", "Hired Killer"], "at the end of the round as well"
    table.ann.passes()
    assert table.round == 2


# ---- Other cards

RESULTS: list[tuple[str, str, Things, Place, list[Any], Any]] = [
    ("ninja", "Chain Hook", HIDDEN, TWO_AHEAD, [], lambda t: (t.bob.hex, len(t.bob.hobbles)) == (AHEAD, 1)),
    ("ninja", "Smoke Bomb", {"focus": 1}, AHEAD, ["done", "step 3"], lambda t: t.bob.hex == TWO_AHEAD and t.ann.hidden),
    ("ninja", "Withdraw", FIRM, AHEAD, ["step 3", "step 3", 1], lambda t: t.ann.hidden and t.ann.focus == 1),
    ("ninja", "Fukiya Dart Pipe", {}, TWO_AHEAD, [], lambda t: t.bob.stuns == 1),
    ("ninja", "Shuriken Throw", {"focus": 1}, TWO_AHEAD, [], lambda t: t.bob.wounds == 1),
    (
        "ninja",
        "Lunar Sniper Trap",
        {**HIDDEN, "focus": 1},
        (0, -4),
        [],
        lambda t: t.bob.wounds == 1 and not t.ann.hidden,
    ),
    ("ninja", "Metsubushi Pipe", {**CALM, "focus": 1}, AHEAD, [], lambda t: len(t.bob.hobbles) == 2),
    ("assassin", "Shadow Step", {}, AWAY, ["step 3", "done", "done"], lambda t: t.ann.hidden),
    ("assassin", "Umbra Vault", {}, TWO_AHEAD, ["step 0"], lambda t: (t.ann.hex, t.ann.hidden) == (TWO_AHEAD, True)),
    ("ashigaru", "Encircle", {}, AWAY, ["step 1", "rotate 1", "done"], lambda t: t.ann.hex == (1, -1)),
    (
        "ashigaru",
        "Setting Sun",
        CALM,
        AWAY,
        ["step 3", "done", "aim 1", 2],
        lambda t: t.ann.hex == (0, 1) and len(t.ann.hand) == 3,
    ),
    ("monk", "Enlightened Soul", {"focus": 2}, AWAY, ["done", "option 1", "no"], lambda t: t.ann.kamae == "balance"),
    ("monk", "Clear Mind", {}, AWAY, ["done", "balance"], lambda t: (t.ann.focus, t.ann.kamae) == (1, "balance")),
    ("sailor", "Duelling Advance", FIRM, AWAY, ["done", "done", 2], lambda t: len(t.ann.hand) == 3),
    ("sailor", "Dagger Throw", {**FAR, "focus": 1}, (0, -4), ["yes"], lambda t: t.bob.wounds == 1),
    (
        "onna-bugeisha",
        "Hurricane Dodge",
        {"focus": 1},
        AWAY,
        ["step 0", "done"],
        lambda t: t.ann.kamae == "determination",
    ),
    ("onna-bugeisha", "Furious Instinct", {"focus": 1}, AWAY, [], lambda t: t.ann.asked == "shuffle-into-deck"),
    ("yojimbo", "Senbon Throw", {}, TWO_AHEAD, [], lambda t: (t.bob.bleeding, t.ann.focus) == (1, 1)),
    ("yojimbo", "Dark Aura", {"focus": 1}, (2, -3), ["step 0", "step 0", "done", "yes"], lambda t: t.bob.focus == 0),
    ("wakou", "Jug Smash", ANGRY, TWO_AHEAD, [], lambda t: harm(t.bob) == (0, 1, 1, 1) and t.ann.kamae == "neutral"),
    ("wakou", "Sea Legs", {}, AWAY, ["step 1", "rotate 1", "step 1", "rotate 1"], lambda t: t.ann.hex == (2, -1)),
    ("wakou", "Wandering Star", {"focus": 1}, AWAY, ["done", "yes"], lambda t: t.ann.asked == "take-into-hand"),
    ("yasuke", "Close the Gap", {}, AWAY, ["step 1", "step 0", "done"], lambda t: t.ann.hex == (1, -2)),
    ("ronin", "Forest Step", {}, AHEAD, ["rotate 1"], lambda t: t.bob.facing == 5),
    ("ronin", "Focused Exertion", {"focus": 1, "stuns": 2}, AWAY, ["no", "no", "yes", 2], lambda t: t.ann.stuns == 0),
]


@pytest.mark.parametrize(("who", "name", "ann", "at", "answers", "check"), RESULTS, ids=[one[1] for one in RESULTS])
def test_a_card_does_what_it_says(
    table: Scenario, who: str, name: str, ann: Things, at: Place, answers: list[Any], check: Any
) -> None:
    number = {"Smoke Bomb": "172"}.get(name, name)
    deck = ["Sobering Hulk", "9x Stand"] if name == "Wandering Star" else ["9x Stand"]
    duel(table, who, name, *answers, ann={"deck": deck, **ann}, bob={"focus": 2}, at=at, number=number, against="Wait")
    assert check(table)


def test_clarity_of_purpose_and_salvage_take_from_the_discard_pile(table: Scenario) -> None:
    duel(table, "monk", "Clarity of Purpose", "done", ann={"discard": ["Enlightened Mind", "Fend"]}, at=AWAY)
    assert "Enlightened Mind" in table.ann.hand
    duel(table, "sailor", "Salvage", "done", ann={"discard": ["Carrack Plow", "Fend"]}, at=AWAY)
    assert "Carrack Plow" in table.ann.hand


@rule("senjutsu.golden.card-beats-rules")
def test_envenom_blades_returns_poisons(table: Scenario) -> None:
    ann = {**HIDDEN, "focus": 1, "removed": ["Numbing Toxin", "Virulent Poison"]}
    duel(table, "assassin", "Envenom Blades", ann=ann, at=AWAY)
    table.ann.chooses("Virulent Poison")
    assert (table.ann.poisons, table.ann.removed) == (["Virulent Poison"], ["Numbing Toxin"])


def test_envenom_blades_asks_for_no_poison_where_none_has_been_used(table: Scenario) -> None:
    duel(table, "assassin", "Envenom Blades", ann={**HIDDEN, "focus": 1, "poisons": ["Virulent Poison"]}, at=AWAY)
    go_on(table)
    assert (table.ann.poisons, table.ann.removed) == (["Virulent Poison"], [])


@pytest.mark.parametrize("name", ["Viper Strike", "Venomous Slice"])
def test_poisoned_blades(table: Scenario, name: str) -> None:
    duel(table, "assassin", name, ann={"poisons": ["Virulent Poison"]})
    go_on(table)
    assert table.bob.lasting == ["Virulent Poison"]


def test_scorpion_sting_poisons_for_focus(table: Scenario) -> None:
    duel(table, "yojimbo", "Scorpion Sting", ann={"poisons": ["Numbing Toxin"], "focus": 2})
    while table.ann.asked == "move":
        table.ann.chooses(table.ann.choices[0])
    table.ann.chooses("yes")
    assert table.bob.lasting == ["Numbing Toxin"]


@rule("senjutsu.cards.effects-on-resolution")
def test_precise_shot_stays_before_the_target(table: Scenario) -> None:
    duel(table, "sailor", "Precise Shot", ann={**FAR, "focus": 2}, at=TWO_AHEAD)
    assert (table.bob.wounds, table.bob.lasting) == (1, ["Precise Shot"])
    # Next round he has lost his top card, and his cards are slower.
    assert len(table.bob.discard) == 2


@rule("senjutsu.cards.effects-on-resolution")
def test_precise_shot_makes_slower(table: Scenario) -> None:
    for hobbles, initiative in (([], 4), ([0], 3)):
        duel(table, "sailor", "Stand", bob={"lasting": ["Precise Shot"], "hobbles": hobbles}, against="Cut")
        assert f"Initiative {initiative}: Bob resolves Cut." in table.sentences


def test_screaming_mind_and_brutal_strike_look_at_the_hand(table: Scenario) -> None:
    duel(table, "onna-bugeisha", "Screaming Mind", "done", bob={"hand": ["Fend"]}, at=AWAY)
    fend = next(card for card, face in enumerate(table.game.faces) if face.name == "Fend")
    assert table.game.knows(0, fend)


CONTRACTED = {"fulfilled": [FURY, TOOLS], "contracts": ["counter"]}


@rule("decision.senjutsu.own-contracts")
def test_zanmato_stakes_contracts(table: Scenario) -> None:
    duel(table, "yojimbo", "Zanmato", ann=CONTRACTED, bob={"wound_limit": 9}, at=(1, -1), against="Cut At 6")
    go_on(table)
    # It came at 7, before the attack, with two wounds more.
    assert (table.bob.wounds, table.ann.fulfilled, len(table.ann.dropped)) == (3, (), 3)


@rule("decision.senjutsu.own-contracts")
def test_what_was_staked_on_a_card_is_lost_with_it(table: Scenario) -> None:
    ann = {**CONTRACTED, "hand": ["Swap Thought"]}
    duel(table, "yojimbo", "Zanmato", "Swap Thought", ann=ann, bob={"wound_limit": 9})
    assert (table.round, table.bob.wounds, table.ann.fulfilled) == (2, 1, ())


@rule("decision.senjutsu.own-contracts")
def test_fearsome_reputation_reaches_farther(table: Scenario) -> None:
    duel(table, "yojimbo", "Fearsome Reputation", ann={**CONTRACTED, "focus": 1}, at=(0, -3))
    assert len(table.bob.hobbles) == 1
    duel(table, "yojimbo", "Fearsome Reputation", ann={"focus": 1}, at=(0, -3))
    assert len(table.bob.hobbles) == 0


@rule("senjutsu.search.to-hand", "senjutsu.search.shuffle")
def test_the_job_is_done(table: Scenario) -> None:
    ann = {**CONTRACTED, "discard": ["Leg Breaker", "Dark Aura"]}
    duel(table, "yojimbo", "The Job is Done", ann=ann, at=AWAY, against="Wait")
    go_on(table)
    assert (table.ann.focus, table.ann.fulfilled, table.ann.contracts) == (2, (), ())
    assert "Leg Breaker" not in table.ann.discard
    # It is shuffled into the deck and not taken into hand.
    assert (table.ann.deck.count("Leg Breaker"), table.ann.deck[-1]) == (1, "Stand")


def test_loss_of_cards_and_focus(table: Scenario) -> None:
    bob = {"focus": 2, "hand": ["Fend", "Fend"]}
    duel(table, "ronin", "Wheel Strike", bob=bob, at=TWO_AHEAD)
    go_on(table)
    assert table.bob.focus == 1
    duel(table, "ronin", "Backhand Slash", bob=bob)
    assert table.bob.asked == "discard-cards"
    duel(table, "ronin", "Disorientating Blow", bob={"kamae": "balance"})
    assert table.bob.kamae == "neutral"


# ---- Hachiko


DOG_CARDS: list[tuple[str, str, list[Any], Any]] = [
    ("Savage Maul/Leap Aside", "determination", ["step 3", "done"], lambda t: t.cid.kamae == "aggression"),
    ("Wild Bite/Lick Wounds", "determination", ["done", "option 0"], lambda t: t.cid.wounds == 0),
    ("Ankle Rip/Menacing Growl", "aggression", ["done"], lambda t: len(t.bob.hobbles) == 1),
    ("Quick Bite/Feral Howl", "determination", ["done", "aim 1", "option 1"], lambda t: t.bob.focus == 1),
    ("Throat Tear/Cornered", "aggression", [], lambda t: t.bob.bleeding == 1),
    ("Throat Tear/Cornered", "determination", ["done"], lambda t: t.cid.kamae == "aggression"),
    ("Drag Prey/Good Boy", "aggression", ["step 3"], lambda t: (t.cid.hex, t.bob.hex) == ((0, -3), (0, -2))),
    ("Jump/Down", "aggression", [], lambda t: t.bob.hex == AHEAD and t.bob.stuns == 1),
    ("Swipe/Prowl", "aggression", ["done"], lambda t: t.bob.wounds == 1),
]


@pytest.mark.parametrize(
    ("name", "kamae", "answers", "check"), DOG_CARDS, ids=[f"{one[0]} {one[1]}" for one in DOG_CARDS]
)
def test_the_cards_of_hachiko(table: Scenario, name: str, kamae: str, answers: list[Any], check: Any) -> None:
    dog = {"hex": [0, -2], "facing": 3, "kamae": kamae, "chosen": [name], "wounds": 1}
    meet(table, "ashigaru", [], {"focus": 1}, {"focus": 2}, dog=dog)
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    says(table.ann, *answers)
    assert check(table)


@rule("senjutsu.cards.effects-on-resolution")
def test_menacing_growl_keeps_the_target_where_it_is(table: Scenario) -> None:
    dog = {"hex": [0, -2], "facing": 3, "kamae": "determination", "chosen": ["Ankle Rip/Menacing Growl"]}
    meet(table, "ashigaru", [], bob={"facing": 1, "hand": ["Late March"]}, dog=dog)
    table.ann.chooses("Stand")
    table.bob.chooses("Late March")
    says(table.ann, "done", "aim 1")
    assert (table.bob.hex, table.round) == (AHEAD, 2)


@rule("senjutsu.cards.effects-on-resolution")
@pytest.mark.parametrize(("away", "stuns"), [(1, 1), (2, 2), (3, 3)])
def test_charging_pride_stuns_for_each_hex_of_the_charge(table: Scenario, away: int, stuns: int) -> None:
    ann = {"focus": 1, "kamae": "aggression"}
    duel(table, "yasuke", "Charging Pride", *["step 0"] * (away - 1), ann=ann, at=(0, -away))
    assert table.bob.stuns == stuns


@rule("senjutsu.cards.effects-on-resolution")
def test_elephant_slam_pushes_farther_after_a_charge(table: Scenario) -> None:
    duel(table, "yasuke", "Lunge", "step 0", "Elephant Slam", ann={"hand": ["Elephant Slam"]}, at=(0, -2))
    assert (table.ann.hex, table.bob.hex) == ((0, -1), (0, -4))
    duel(table, "yasuke", "Lunge", "Elephant Slam", ann={"hand": ["Elephant Slam"]})
    assert (table.ann.hex, table.bob.hex) == ((0, 0), (0, -2))
