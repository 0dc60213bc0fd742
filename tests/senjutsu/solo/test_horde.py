"""Horde mode: waves, levels, ranks, and the fallen lord."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.senjutsu.battlefields import SNOWY_BATTLEFIELD
from nefrit.senjutsu.cards import SOLO_CARDS
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.opponents import new_opponent
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE, RIGHT, is_numb
from nefrit.senjutsu.solo.recipes import pile_of, return_cards
from nefrit.senjutsu.solo.waves import return_to_start
from nefrit.senjutsu.state import DECK, PILES
from nefrit.testing import Scenario, rule
from tests.senjutsu.solo.foes import GAME, foe, hero, place

__all__ = ["GAME"]

SNOW = [list(hex) for hex in SNOWY_BATTLEFIELD.hexes]
HORDE = ("bob", "cid", "dan", "eva")
ASHIGARU = [id for id, card in SOLO_CARDS.items() if card.pile in (2, 4, 5)]
DECKS = {name: ASHIGARU[5 * number : 5 * number + 5] for number, name in enumerate(HORDE)}
LEFT_OVER = [id for id in SOLO_CARDS if not any(id in deck for deck in DECKS.values())]


def horde(table: Scenario, level: int, wave: int, ann: Any = None, at: str = "round", **more: Any) -> None:
    """A horde of which nobody stands any longer."""
    gone = {
        name: foe(hex=None, defeated=True, chosen=[], deck=DECKS[name][:3], discard=DECKS[name][3:]) for name in HORDE
    }
    fields = {"board": SNOW, "track": [0, 1, 2, 3, 4], "round": 3, "level": level, "wave": wave, "piles": LEFT_OVER}
    options = {"mode": "horde", **more.pop("options", {})}
    sides: dict[str, Any] = {**gone, "ann": ann or hero()}
    table.position(at, **{**sides, **fields, **more}, options=options)


def begin(**options: Any) -> AnyGame:
    """A horde game at its first decision after cards have been taken."""
    game = GAME.start(Header("senjutsu", seats=5, seed=3, options={"mode": "horde", **options}))
    while game.pending[0].prompt == "choose-prepared":
        game.answer(0, game.pending[0].random(Chance(1)))
    return game


def standing(table: Scenario) -> list[str]:
    """Who of the horde stands."""
    return [name for name, fighter in zip(HORDE, table.game.seats[1:], strict=True) if not fighter.defeated]


@rule("senjutsu.horde.opponents", "senjutsu.horde.decks")
def test_a_horde_has_three_ashigaru_and_a_boss_each_with_a_deck() -> None:
    game = begin()
    assert [fighter.automated for fighter in game.seats[1:]] == ["katana", "katana", "katana", "boss"]
    assert [len(game.zone(DECK, seat)) for seat in range(1, 5)] == [5, 5, 5, 6]
    assert [Counter(pile_of(game, card) for card in game.zone(DECK, seat))[2] for seat in range(1, 5)] == [1, 1, 1, 0]


@rule("senjutsu.horde.hex-x", "senjutsu.horde.waves-in-order", "senjutsu.horde.goal")
def test_the_player_starts_on_x_and_the_first_wave_comes() -> None:
    game = begin()
    assert (game.seats[0].hex, game.seats[0].facing) == SNOWY_BATTLEFIELD.horde_start("X")
    assert (game.table.level, game.table.wave) == (1, 1)
    assert game.pending[0].prompt == "place-opponent"


def next_wave(table: Scenario, wave: int) -> None:
    """A wave of the first level comes to the hexes A, C, D and B, as far as it needs them."""
    horde(table, 1, wave - 1)
    for start in ("start A", "start C", "start D")[:wave]:
        table.ann.chooses(start)


def limits(table: Scenario) -> list[tuple[str, int]]:
    """Who of the horde stands: the kind, and the wound limit."""
    return [(fighter.automated, fighter.wound_limit) for fighter in table.game.seats[1:] if not fighter.defeated]


@rule("senjutsu.horde.wave-1")
def test_the_first_wave(table: Scenario) -> None:
    next_wave(table, 1)
    assert limits(table) == [("katana", 1)]


@rule("senjutsu.horde.wave-2")
def test_the_second_wave(table: Scenario) -> None:
    next_wave(table, 2)
    assert limits(table) == [("katana", 1)] * 2


@rule("senjutsu.horde.wave-3")
def test_the_third_wave(table: Scenario) -> None:
    next_wave(table, 3)
    assert limits(table) == [("katana", 1)] * 3


@rule("senjutsu.horde.wave-4", "decision.senjutsu.horde-boss")
def test_the_fourth_wave(table: Scenario) -> None:
    next_wave(table, 4)
    assert limits(table) == [*[("katana", 1)] * 3, ("boss", 1)]


@rule("senjutsu.horde.place-before-wave")
def test_the_player_places_a_wave_before_the_round(table: Scenario) -> None:
    horde(table, 1, 1)
    assert (table.ann.asked, table.game.table.round) == ("place-opponent", 3)
    table.ann.chooses("start A")
    assert table.ann.asked == "place-opponent"
    assert table.ann.choices == ["start B", "start C", "start D"]
    table.ann.chooses("start C")
    assert standing(table) == ["bob", "cid"]
    assert (table.ann.asked, table.game.table.round) == ("choose-card", 4)


@rule("senjutsu.horde.waves-in-order", "decision.senjutsu.horde-waves")
@pytest.mark.parametrize("wave", [1, 2, 3, 4])
def test_waves_come_in_their_order(table: Scenario, wave: int) -> None:
    horde(table, 1, wave - 1)
    assert (table.level, table.wave) == (1, wave)


@rule("senjutsu.horde.all-aggressive")
def test_all_of_the_horde_are_aggressive(table: Scenario) -> None:
    next_wave(table, 4)
    assert [fighter.aggressive for fighter in table.game.seats[1:]] == [True] * 4


def test_a_wave_comes_fresh_with_its_decks(table: Scenario) -> None:
    horde(table, 1, 0)
    table.ann.chooses("start A")
    assert (table.bob.wounds, table.bob.stun_limit, len(table.bob.deck)) == (0, 1, 2)


@rule(
    "senjutsu.horde.start-behaviour",
    "senjutsu.horde.hex-a",
    "senjutsu.horde.hex-b",
    "senjutsu.horde.hex-c",
    "senjutsu.horde.hex-d",
    "senjutsu.horde.place-before-wave",
)
@pytest.mark.parametrize(("name", "behaviour"), [("A", LEFT), ("B", MIDDLE), ("C", MIDDLE), ("D", RIGHT)])
def test_the_starting_hex_decides_about_the_behaviour(table: Scenario, name: str, behaviour: int) -> None:
    horde(table, 1, 0)
    assert table.ann.choices == ["start A", "start B", "start C", "start D"]
    table.ann.chooses(f"start {name}")
    start = SNOWY_BATTLEFIELD.horde_start(name)
    assert place(table) == (list(start.hex), start.facing)
    assert table.bob.behaviour == behaviour


def test_who_stands_on_a_starting_hex_is_not_run_over(table: Scenario) -> None:
    start = SNOWY_BATTLEFIELD.horde_start("A").hex
    horde(table, 1, 0, ann=hero(hex=list(start)))
    table.ann.chooses("start A")
    hex = place(table)[0]
    assert distance((hex[0], hex[1]), start) == 1


@rule("decision.senjutsu.horde-waves")
def test_the_next_wave_comes_with_the_next_round(table: Scenario) -> None:
    ann = hero(hand=["Cut", "Gather"][:1], focus=2, kamae="balance")
    horde(table, 1, 1, ann=ann, at="choose", bob=foe("Think", hex=[0, -1], defeated=False, wound_limit=1))
    table.ann.chooses("Cut")
    assert (table.bob.defeated, table.winners, table.wave, table.game.table.round) == (True, None, 2, 3)
    assert (table.ann.focus, table.ann.kamae) == (2, "balance")
    table.ann.chooses("start A")
    table.ann.chooses("start B")
    assert table.game.table.round == 4


@rule("senjutsu.horde.level-complete", "senjutsu.horde.next-level-7", "senjutsu.horde.level-3")
@pytest.mark.parametrize("level", [1, 2])
def test_after_the_last_wave_the_next_level_begins_with_higher_limits(table: Scenario, level: int) -> None:
    horde(table, level, 4, ann=hero(hobbles=[0]))
    assert (table.level, table.wave) == (level + 1, 1)
    assert table.ann.hobbles == (), "the level was prepared"
    table.ann.chooses("start B")
    assert standing(table) == ["bob"]
    assert (table.bob.wound_limit, table.bob.stun_limit) == (level + 1, level + 1)


@rule("senjutsu.horde.next-level-1", "senjutsu.horde.next-level-2")
def test_between_levels_all_decks_are_made_anew(table: Scenario) -> None:
    decks = set()
    for seed in range(4):
        horde(table, 1, 4, seed=seed)
        game = table.game
        cards = [[game.faces[card].id for card in game.zone(DECK, seat)] for seat in range(1, 5)]
        assert [len(deck) for deck in cards] == [5, 5, 5, 6]
        assert [Counter(SOLO_CARDS[id].pile for id in deck)[2] for deck in cards] == [1, 1, 1, 0]
        assert len(table.piles) == len(SOLO_CARDS) - 21
        assert table.bob.discard == []
        decks.add(tuple(sorted(cards[0])))
    assert len(decks) > 1


POISONED: dict[str, Any] = {"deck": ["Crippling Poison", *DECKS["bob"][:2]], "lasting": ["Numbing Toxin"]}


@rule("senjutsu.horde.next-level-1", "senjutsu.horde.next-level-2", "decision.senjutsu.horde-fresh")
@pytest.mark.parametrize("wave", [2, 4])
def test_no_poison_waits_for_who_comes_next(table: Scenario, wave: int) -> None:
    bob = foe(hex=None, defeated=True, chosen=[], discard=DECKS["bob"][2:], **POISONED)
    horde(table, 1, wave, bob=bob)
    table.ann.chooses("start A")
    assert "Crippling Poison" not in [*table.bob.deck, *table.bob.discard]
    assert (table.bob.lasting, is_numb(table.game, 1)) == ([], False)


@rule("decision.senjutsu.horde-fresh")
@pytest.mark.parametrize("wave", [1, 4])
def test_who_comes_next_is_as_new(table: Scenario, wave: int) -> None:
    # Of the one before: an arquebus that has thrown its weapon away, and an archer full of harm.
    worn: dict[str, Any] = {
        "wounds": 1,
        "bleeding": 1,
        "stuns": 1,
        "hobbles": [0],
        "focus": 2,
        "reset": True,
        "over": True,
    }
    gone: dict[str, Any] = {"hex": None, "defeated": True, "chosen": []}
    bob = foe(**gone, distance=1, deck=DECKS["bob"][:3], discard=DECKS["bob"][3:], **worn)
    cid = foe(**gone, distance=1, deck=DECKS["cid"][:3], discard=DECKS["cid"][3:], aggressive=False, **worn)
    horde(table, 1, wave, bob=bob, cid=cid, options={"opponents": ["arquebus", "yumi", "katana"]})
    table.ann.chooses("start A")
    if wave == 1:
        table.ann.chooses("start B")
    for seat, distance_kept in ((1, 6), (2, 5))[: 2 if wave == 1 else 1]:
        level = table.game.table.level
        fresh = new_opponent(table.game.header, seat)
        fighter = table.game.seats[seat]
        assert fighter.distance == distance_kept
        fresh.wound_limit = fresh.stun_limit = level
        fresh.aggressive, fresh.behaviour = True, fighter.behaviour
        fresh.hex, fresh.facing = fighter.hex, fighter.facing
        assert fighter == fresh


@rule("senjutsu.horde.next-level-1")
def test_cards_that_go_back_to_their_piles_are_shuffled() -> None:
    game = begin()
    piles, deck = game.zone(PILES), game.zone(DECK, 1)
    return_cards(game, 1)
    assert game.zone(DECK, 1) == ()
    assert sorted(game.zone(PILES)) == sorted((*piles, *deck))
    assert [card for card in game.zone(PILES) if card in piles] != list(piles)


@rule("senjutsu.horde.next-level-4", "decision.senjutsu.companion")
def test_between_levels_a_companion_goes_back_with_its_partner() -> None:
    start = SNOWY_BATTLEFIELD.horde_start("X")
    game = GAME.start(Header("senjutsu", seats=6, seed=3, options={"mode": "horde", "fighters": ["ashigaru"]}))
    while game.table.round < 1:
        game.answer(0, game.pending[0].random(Chance(1)))
    (dog,) = [seat for seat in range(6) if game.seats[seat].character == "hachiko" and not game.seats[seat].automated]
    game.edit_seat(0).hex, game.edit_seat(dog).hex, game.edit_seat(dog).facing = (0, 0), (0, 1), 5
    others = [fighter.hex for seat, fighter in enumerate(game.seats) if seat not in (0, dog)]
    for _ in range(2):
        return_to_start(game)
        beside = game.seats[dog].hex
        assert (game.seats[0].hex, game.seats[dog].facing) == (start.hex, start.facing)
        assert beside is not None
        assert distance(beside, start.hex) == 1
    return_to_start(game)
    assert game.seats[dog].hex == beside, "where it stands nothing is in its way"
    assert [fighter.hex for seat, fighter in enumerate(game.seats) if seat not in (0, dog)] == others
    game.edit_seat(dog).hex, game.edit_seat(dog).defeated = None, True
    return_to_start(game)
    assert game.seats[dog].hex is None
    alone = begin()
    alone.edit_seat(4).defeated = False
    return_to_start(alone)
    assert alone.seats[4].hex is None, "nobody else goes there"


@rule("senjutsu.horde.next-level-3", "senjutsu.horde.next-level-4")
def test_between_levels_the_hand_is_kept_and_the_figure_goes_back(table: Scenario) -> None:
    horde(table, 1, 4, ann=hero(hand=["Cut", "Guard"], hex=[0, 0]))
    assert table.ann.hand == ["Cut", "Guard", "Stand"]
    start = SNOWY_BATTLEFIELD.horde_start("X")
    assert place(table, "ann") == (list(start.hex), start.facing)


@rule("senjutsu.horde.next-level-5a")
def test_between_levels_hobbles_and_poison_are_discarded(table: Scenario) -> None:
    ann = hero(hand=["Crippling Poison"], lasting=["Numbing Toxin"], deck=["Stand", "Crippling Poison"], hobbles=[0, 2])
    horde(table, 1, 4, ann=ann)
    assert (table.game.seats[0].hobbles, table.ann.hand, table.ann.lasting) == ((), ["Stand"], [])
    assert table.ann.deck == ["Stand"]
    assert "Ann gets rid of 2 hobbles." in table.sentences
    assert "Ann gets rid of 3 poison cards." in table.sentences


@rule("senjutsu.horde.next-level-5b", "senjutsu.horde.next-level-5c", "senjutsu.horde.next-level-5d")
@pytest.mark.parametrize(("answer", "stuns", "bleeding", "wounds"), [("yes", 1, 1, 2), ("no", 2, 2, 1)])
def test_between_levels_a_stun_and_a_bleeding_may_be_healed(
    table: Scenario, answer: str, stuns: int, bleeding: int, wounds: int
) -> None:
    horde(table, 1, 4, ann=hero(stuns=2, bleeding=2, wounds=1))
    assert table.ann.asked == "discard-stun"
    table.ann.chooses(answer)
    assert table.ann.asked == "stop-bleeding"
    table.ann.chooses(answer)
    assert (table.ann.stuns, table.ann.bleeding, table.ann.wounds) == (stuns, bleeding, wounds)
    assert ("Ann gets rid of 1 stun." in table.sentences) == (answer == "yes")
    assert ("Ann: 1 bleeding wound stops bleeding." in table.sentences) == (answer == "yes")
    horde(table, 1, 4, ann=hero(stuns=1))
    table.ann.chooses(answer)
    assert (table.ann.bleeding, table.ann.wounds) == (0, 0), "nobody heals what does not bleed"


@rule("senjutsu.horde.next-level-6")
def test_between_levels_half_of_the_discards_return(table: Scenario) -> None:
    kept = set()
    for seed in range(6):
        discard = ["Cut", "Guard", "Knock", "Spy", "Rip"]
        horde(table, 1, 4, ann=hero(deck=["Stand"], discard=discard), seed=seed)
        assert (len(table.ann.deck), len(table.ann.discard)) == (4, 2)
        assert sorted([*table.ann.deck, *table.ann.discard]) == sorted(["Stand", *discard])
        assert not any(table.game.knows(0, card) for card in table.game.zone(DECK, 0))
        kept.add(tuple(sorted(table.ann.discard)))
    assert len(kept) > 1


@rule(
    "senjutsu.horde.rank-wood",
    "senjutsu.horde.rank-steel",
    "senjutsu.horde.rank-gold",
    "senjutsu.horde.goal",
)
@pytest.mark.parametrize(
    ("level", "wave", "rank"),
    [(1, 1, "none"), (1, 3, "none"), (1, 4, "wood"), (2, 1, "steel"), (2, 4, "steel"), (3, 1, "gold"), (3, 4, "gold")],
)
def test_who_falls_is_told_the_rank(table: Scenario, level: int, wave: int, rank: str) -> None:
    ann = hero(wound_limit=1)
    horde(table, level, wave, ann=ann, at="choose", bob=foe("Poke", hex=[0, -1], defeated=False, wound_limit=level))
    table.ann.chooses("Stand")
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.message == f"horde-rank-{rank}"
    assert outcome.rule == ("senjutsu.horde.goal" if rank == "none" else f"senjutsu.horde.rank-{rank}")
    assert table.winners == list(HORDE)


@rule("senjutsu.horde.rank-jade", "senjutsu.horde.level-3")
def test_who_completes_the_third_level_wins(table: Scenario) -> None:
    horde(table, 3, 4)
    assert table.winners == ["ann"]
    assert table.game.outcome is not None
    assert table.game.outcome.rule == "senjutsu.horde.rank-jade"


@rule("senjutsu.horde.nightmare-one", "senjutsu.horde.nightmare-all")
@pytest.mark.parametrize("others", [["katana", "yumi", "katana"], ["ronin", "master", "student"]])
def test_ashigaru_may_be_exchanged_for_others(others: list[str]) -> None:
    game = begin(opponents=others)
    assert [fighter.automated for fighter in game.seats[1:]] == [*others, "boss"]
    assert all(game.zone(DECK, seat) for seat in range(1, 5))


# ---- The fallen lord


@rule("senjutsu.horde.lord.setup")
def test_the_lord_lies_beside_the_starting_hex() -> None:
    game = GAME.start(Header("senjutsu", seats=5, seed=3, options={"mode": "horde", "lord": True}))
    (decision,) = game.pending
    assert decision.prompt == "place-lord"
    start = SNOWY_BATTLEFIELD.horde_start("X").hex
    hexes = [(option[2], option[3]) for option in decision.options if isinstance(option, tuple)]
    assert hexes
    assert all(distance(hex, start) == 1 and hex in SNOWY_BATTLEFIELD.hexes for hex in hexes)
    game.answer(0, 0)
    assert (game.table.lord, game.table.terrain) == (hexes[0], ((hexes[0], "corpse"),))
    assert (game.table.level, game.table.wave) == (1, 0), "the first wave is about to come"


@rule("decision.senjutsu.room-for-lord")
def test_terrain_leaves_a_hex_for_the_lord() -> None:
    options = {"mode": "horde", "lord": True, "terrain": "placed", "pieces": ["stone"] * 6}
    start = SNOWY_BATTLEFIELD.horde_start("X").hex
    near = [hex for hex in SNOWY_BATTLEFIELD.hexes if distance(hex, start) == 1]
    game = GAME.start(Header("senjutsu", seats=5, seed=3, options=options))
    while game.pending[0].prompt == "place-terrain":
        free = [hex for hex in near if hex not in dict(game.table.terrain)]
        offered = {option[3:5]: number for number, option in enumerate(game.pending[0].options)}
        if len(free) == 1:
            assert free[0] not in offered
            game.answer(0, 0)
        else:
            game.answer(0, offered[free[0]])
    (decision,) = game.pending
    assert decision.prompt == "place-lord"
    assert [option[2:4] for option in decision.options] == free


def with_lord(table: Scenario, card: str, ann: Any, lord: list[int], **more: Any) -> None:
    """One opponent, and the fallen lord."""
    bob = foe(card, hex=[0, -2], defeated=False, behaviour=MIDDLE, stun_limit=3)
    horde(table, 1, 1, ann=ann, at="choose", bob=bob, lord=lord, options={"lord": True}, **more)


@rule("senjutsu.horde.lord.friendly")
def test_opponents_mean_the_lord_like_a_character(table: Scenario) -> None:
    with_lord(table, "Walk", hero(hex=[3, 0]), [0, 1])
    table.ann.chooses("Stand")
    assert place(table)[0] == [0, -1]


@rule("senjutsu.horde.lord.friendly")
def test_opponents_cannot_step_on_the_lord(table: Scenario) -> None:
    with_lord(table, "Charge", hero(hex=[3, 0]), [0, -1], eva=foe(hex=[3, -3], defeated=False))
    table.ann.chooses("Stand")
    assert (place(table)[0], table.bob.stuns, table.ann.stuns) == ([0, -2], 1, 0)
    assert [fighter.stuns for fighter in table.game.seats[2:]] == [0, 0, 0], "the lord is nobody's figure"


@rule("senjutsu.horde.lord.friendly")
def test_the_player_may_step_on_the_lord(table: Scenario) -> None:
    with_lord(table, "Idle", hero(hex=[0, 1], hand=["Late Lunge"]), [0, 0])
    table.ann.chooses("Late Lunge")
    assert table.ann.choices == ["done", "step 0"]
    table.ann.chooses("step 0")
    assert place(table, "ann")[0] == [0, 0]


@rule("senjutsu.horde.lord.lose")
@pytest.mark.parametrize(("lord", "lost"), [([0, -1], True), ([0, 0], False)])
def test_an_attack_on_the_lord_loses_the_game(table: Scenario, lord: list[int], lost: bool) -> None:
    with_lord(table, "Poke", hero(hex=[3, 0]), lord)
    table.ann.chooses("Stand")
    outcome = table.game.outcome
    assert (outcome is not None and outcome.rule == "senjutsu.horde.lord.lose") == lost


@rule("senjutsu.horde.lord.lose")
def test_terrain_protects_the_lord(table: Scenario) -> None:
    with_lord(table, "Spit", hero(hex=[3, 0]), [0, 0], terrain=[[[0, -1], "stone"]])
    table.ann.chooses("Stand")
    assert table.winners is None


@rule("senjutsu.horde.lord.lose")
def test_a_player_may_cut_over_the_lord(table: Scenario) -> None:
    with_lord(table, "Think", hero(hex=[0, 1], hand=["Cut"]), [0, 0])
    table.ann.chooses("Cut")
    assert table.winners is None


@rule("senjutsu.horde.lord.focus")
@pytest.mark.parametrize(("hex", "focus"), [([0, 1], 1), ([0, 2], 0)])
def test_who_begins_the_turn_beside_the_lord_gains_focus(table: Scenario, hex: list[int], focus: int) -> None:
    with_lord(table, "Think", hero(hex=hex), [0, 0])
    table.ann.chooses("Stand")
    assert table.ann.focus == focus


@rule("decision.senjutsu.horde-both-fall")
def test_a_wave_with_which_the_player_falls_is_not_defeated(table: Scenario) -> None:
    bob = foe(wounds=0, wound_limit=1, chosen=DECKS["bob"][:1], deck=DECKS["bob"][1:])
    horde(table, 1, 4, hero(hand=["Ruin"], wounds=4), at="choose", bob=bob)
    table.ann.chooses("Ruin")
    assert (table.ann.defeated, table.bob.defeated) == (True, True)
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.rule == "senjutsu.horde.rank-wood"
