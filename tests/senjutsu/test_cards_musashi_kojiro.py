"""The cards of Musashi and Kojiro, which are reconstructed: each is used.

Where their attacks reach is told in `golden/reach.txt`; their blocks stand with those of the other expansions.
"""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.record import Header
from nefrit.senjutsu.cards import CHARACTERS
from nefrit.senjutsu.decks import SenjutsuDecks, signature_deck
from nefrit.senjutsu.definition import GAME as PUBLISHED
from nefrit.testing import Scenario, rule
from tests.senjutsu.dojo import (
    AHEAD,
    ANGRY,
    BEHIND,
    CALM,
    FIRM,
    GAME,
    LEFT,
    TWO_AHEAD,
    Things,
    duel,
    go_on,
    harm,
    meet,
    says,
)

__all__ = ["GAME"]

AWAY = (3, 0)


def discard(table: Scenario, *cards: str) -> None:
    """Ann discards what she must."""
    assert table.ann.asked == "discard-cards"
    table.ann.chooses(*cards)


# ---- The characters


@rule("decision.senjutsu.expansion", "decision.senjutsu.expansion-decks", "decision.senjutsu.two-weapons")
@pytest.mark.parametrize(
    ("who", "weapons"),
    [("musashi", ["Bokken Smash", "Katana Slash"]), ("kojiro", ["Silver Frost", "Tessen Deflection"])],
)
def test_both_have_two_weapons_in_hand_from_the_start(who: str, weapons: list[str]) -> None:
    game = PUBLISHED.start(Header("senjutsu", seed=1, options={"fighters": [who, "master"]}))
    held = [game.faces[card].name for card in game.zone(PUBLISHED.zones[1], 0)]
    assert set(weapons) | {f"{CHARACTERS[who].name} Core Card"} <= set(held)
    rules = SenjutsuDecks(PUBLISHED.library)
    assert rules.violations(signature_deck(who), "signature", "") == []


@pytest.mark.parametrize("who", ["musashi", "kojiro"])
def test_every_position_can_be_reached_and_left(who: str) -> None:
    paths = CHARACTERS[who].map.paths
    for start in paths:
        reached, edge = {start}, [start]
        while edge:
            edge = [next_one for position in edge for next_one in paths[position] if next_one not in reached]
            reached.update(edge)
        assert reached == {"neutral", "aggression", "balance", "determination", "focus"}


@pytest.mark.parametrize(
    ("option", "after"),
    [
        (["option 0", 2], {"hand": 4, "focus": 1, "kamae": "neutral"}),
        (["option 1"], {"hand": 3, "focus": 0, "kamae": "neutral"}),
        (["option 2", "shift balance 0"], {"hand": 2, "focus": 1, "kamae": "balance"}),
    ],
)
def test_the_core_card_of_musashi(table: Scenario, option: list[Any], after: dict[str, Any]) -> None:
    ann = {"hand": ["Fend"], "focus": 1, "discard": ["Wind Slash", "Fend"]}
    duel(table, "musashi", "Musashi Core Card", ann=ann, at=AWAY)
    discard(table, "Fend")
    says(table.ann, "done", *option)
    # A card is drawn for the next round.
    assert len(table.ann.hand) - 1 == after["hand"]
    assert (table.ann.focus, table.ann.kamae) == (after["focus"], after["kamae"])
    assert ("Wind Slash" in table.ann.hand) == (option[0] == "option 1")


def test_the_core_card_of_kojiro_takes_advantage_for_focus(table: Scenario) -> None:
    duel(table, "kojiro", "Kojiro Core Card", ann={"hand": ["Fend"], "focus": 1}, at=AWAY, track=[1, 0])
    discard(table, "Fend")
    says(table.ann, "done", "option 1")
    assert (list(table.track), table.ann.focus) == ([0, 1], 0)


# ---- Core weapons


@pytest.mark.parametrize(("answer", "end", "focus"), [("yes", TWO_AHEAD, 0), ("no", AHEAD, 1)])
def test_bokken_smash_follows_a_success_and_returns_to_hand(
    table: Scenario, answer: str, end: tuple[int, int], focus: int
) -> None:
    duel(table, "musashi", "Fast Cut", ann={"hand": ["Bokken Smash", "Fend"], "focus": 1})
    assert (table.ann.asked, table.ann.choices) == ("play-instant", ["pass", "Bokken Smash"])
    table.ann.chooses("Bokken Smash")
    discard(table, "Fend")
    table.ann.chooses(answer)
    assert harm(table.bob) == (1, 0, 1, 0)
    assert (table.bob.hex, table.ann.focus) == (end, focus)
    assert "Bokken Smash" in table.ann.hand


def test_the_second_sword_follows_no_core_card_and_no_miss(table: Scenario) -> None:
    duel(table, "musashi", "Katana Slash", ann={"hand": ["Bokken Smash", "Fend"]})
    discard(table, "Fend")
    go_on(table)
    assert harm(table.bob) == (1, 0, 0, 0), "only another card than a core card is added to"
    duel(table, "musashi", "Fast Cut", ann={"hand": ["Bokken Smash", "Fend"]}, at=TWO_AHEAD)
    assert (table.ann.asked, table.round) == ("choose-card", 2)


def test_the_second_sword_is_not_chosen_for_a_round(table: Scenario) -> None:
    meet(table, "musashi", ["Bokken Smash"])
    assert "Bokken Smash" not in table.ann.choices


def test_silver_frost_reaches_two_hexes_and_costs_a_card(table: Scenario) -> None:
    duel(table, "kojiro", "Silver Frost", ann={"hand": ["Fend"]}, at=TWO_AHEAD)
    discard(table, "Fend")
    assert harm(table.bob) == (1, 0, 0, 0)
    assert "Silver Frost" in table.ann.hand


def test_tessen_deflection_turns_the_attacker(table: Scenario) -> None:
    duel(table, "kojiro", "Tessen Deflection", "value 7", ann={"hand": ["Fend"]}, against="Cut At 7")
    discard(table, "Fend")
    table.ann.chooses("rotate 1")
    assert (harm(table.ann), table.bob.facing) == ((0, 0, 0, 0), 4)


# ---- What both have


@pytest.mark.parametrize(("who", "number"), [("musashi", "203"), ("kojiro", "185")])
def test_arrogance_gives_focus_and_advantage_and_others_a_card(table: Scenario, who: str, number: str) -> None:
    meet(table, who, [number], at=AWAY, moment="round", round=0, track=[1, 0])
    before = len(table.bob.hand)
    assert (table.ann.asked, table.ann.choices) == ("play-instant", ["pass", "Arrogance"])
    table.ann.chooses("Arrogance")
    assert (table.ann.focus, list(table.track)) == (2, [0, 1])
    assert len(table.bob.hand) == before + 1


# ---- Musashi


@rule("senjutsu.cards.effects-on-resolution")
def test_the_five_rings_do_five_things(table: Scenario) -> None:
    ann = {"focus": 2, "stuns": 1, "bleeding": 1, "wounds": 1, "discard": ["Wind Slash", "Taunting Blow", "Fend"]}
    duel(table, "musashi", "The Five Rings", ann=ann, at=AWAY)
    assert (table.ann.stuns, table.ann.bleeding, table.ann.wounds) == (0, 0, 2)
    assert "Wind Slash" in table.ann.hand, "the only attack of Musashi among the discards"
    says(table.ann, "step 0", "step 0", "done", "aggression")
    assert (table.ann.hex, table.ann.kamae) == (TWO_AHEAD, "aggression")


def test_dark_void_blade_executes_in_balance_only(table: Scenario) -> None:
    duel(table, "musashi", "Dark Void Blade", ann={**CALM, "focus": 3})
    go_on(table)
    assert table.bob.defeated
    for kamae in (ANGRY, FIRM):
        meet(table, "musashi", ["Dark Void Blade"], {**kamae, "focus": 3})
        assert table.ann.why_not("Dark Void Blade") == ["senjutsu.kamae.requirement"]


@pytest.mark.parametrize(("limit", "suffered"), [(1, (0, 0, 0, 0)), (9, (1, 0, 0, 0))])
def test_two_heavens_cut_replaces_a_card_and_cuts_twice(table: Scenario, limit: int, suffered: tuple[int, ...]) -> None:
    # The first sword cuts at 5, before the opponent at 4; the second one at 3.
    ann = {"hand": ["Two Heavens Cut"], "focus": 1}
    duel(table, "musashi", "Stand", "Two Heavens Cut", ann=ann, bob={"wound_limit": limit}, against="Cut At 4")
    go_on(table)
    assert (table.bob.wounds, harm(table.ann)) == (min(limit, 2), suffered)


@pytest.mark.parametrize(("ann", "suffered"), [(ANGRY, (0, 1, 0, 0)), (CALM, (1, 0, 0, 0))])
def test_crescent_slash_replaces_a_card(table: Scenario, ann: Things, suffered: tuple[int, ...]) -> None:
    duel(table, "musashi", "Stand", "Crescent Slash", "done", ann={**ann, "hand": ["Crescent Slash"], "focus": 1})
    assert harm(table.bob) == suffered


@pytest.mark.parametrize(("ann", "focus"), [(FIRM, 1), (CALM, 0)])
def test_hidden_void_block_turns_the_attacker(table: Scenario, ann: Things, focus: int) -> None:
    duel(table, "musashi", "Hidden Void Block", "value 5", ann={**ann, "focus": 1}, against="Cut")
    table.ann.chooses("rotate 5")
    assert (table.bob.facing, table.ann.focus, table.ann.wounds) == (2, focus, 0)


def test_dancing_fire_slash_goes_on_in_aggression(table: Scenario) -> None:
    duel(table, "musashi", "Dancing Fire Slash", "done", "step 5", ann={**ANGRY, "focus": 1})
    assert (table.ann.hex, harm(table.bob)) == (LEFT, (0, 1, 0, 0))
    duel(table, "musashi", "Dancing Fire Slash", "done", ann={**CALM, "focus": 1})
    assert (table.ann.hex, table.round) == ((0, 0), 2)


@pytest.mark.parametrize(("ann", "focus"), [(CALM, 1), (ANGRY, 0)])
def test_mindful_calm(table: Scenario, ann: Things, focus: int) -> None:
    duel(table, "musashi", "Mindful Calm", 2, ann=ann, at=AWAY)
    assert (len(table.ann.hand), table.ann.focus, table.ann.asked) == (3, focus, "shift-kamae")


def test_rushing_water_slice_flows_on(table: Scenario) -> None:
    duel(table, "musashi", "Rushing Water Slice", "done", "step 3", "shift aggression 0", ann=CALM)
    assert (table.ann.hex, table.ann.kamae, table.bob.wounds) == (BEHIND, "aggression", 1)


@pytest.mark.parametrize(("answer", "stuns", "focus"), [("yes", 0, 0), ("no", 1, 1)])
def test_standing_earth_sheds_a_status_card_for_focus(table: Scenario, answer: str, stuns: int, focus: int) -> None:
    ann = {"stuns": 1, "focus": 1}
    duel(table, "musashi", "Standing Earth", "value 6", answer, "shift balance 0", ann=ann, at=AWAY)
    assert (table.ann.stuns, table.ann.focus, table.ann.kamae) == (stuns, focus, "balance")


@rule("senjutsu.cards.effects-on-resolution")
@pytest.mark.parametrize(
    ("ann", "answers", "hand", "hobbles"), [(FIRM, ["done"], 2, 0), (CALM, ["done", 2], 4, 1), (ANGRY, ["done"], 2, 1)]
)
def test_focused_recovery(table: Scenario, ann: Things, answers: list[Any], hand: int, hobbles: int) -> None:
    duel(table, "musashi", "Focused Recovery", *answers, ann={**ann, "hobbles": [0]}, at=AWAY)
    assert (table.ann.focus, len(table.ann.hand), len(table.ann.hobbles)) == (1, hand, hobbles)


@pytest.mark.parametrize(("ann", "kamae"), [(ANGRY, "neutral"), (CALM, "balance")])
def test_taunting_blow_follows_a_success(table: Scenario, ann: Things, kamae: str) -> None:
    duel(
        table,
        "musashi",
        "Fast Cut",
        "Taunting Blow",
        ann={**ann, "hand": ["Taunting Blow"]},
        bob={"focus": 2, "kamae": "balance"},
    )
    assert (table.bob.focus, table.bob.kamae, table.ann.asked) == (1, kamae, "shift-kamae")


def test_wind_slash_turns_in_balance(table: Scenario) -> None:
    for kamae, wounds in ((CALM, 1), (ANGRY, 0)):
        duel(table, "musashi", "Wind Slash", ann=kamae, at=(1, 0))
        go_on(table)
        assert table.bob.wounds == wounds


# ---- Kojiro


@pytest.mark.parametrize(("limit", "suffered"), [(2, (0, 0, 0, 0)), (9, (1, 0, 0, 0))])
def test_turning_swallow_cut_comes_back(table: Scenario, limit: int, suffered: tuple[int, ...]) -> None:
    # The first cut comes at 9, the second one at 7; who still stands comes near at 8 and strikes.
    bob = {"wound_limit": limit}
    duel(table, "kojiro", "Turning Swallow Cut", ann={"focus": 3}, bob=bob, at=TWO_AHEAD, against="Long Cut At 8")
    go_on(table)
    assert (table.bob.wounds, harm(table.ann)) == (min(limit, 4), suffered)


@pytest.mark.parametrize(("at", "mocked"), [((0, -3), True), ((0, -4), False)])
def test_vicious_mockery_takes_focus_cards_and_stance(table: Scenario, at: tuple[int, int], mocked: bool) -> None:
    bob = {"focus": 3, "kamae": "balance", "hand": ["Fend", "Fend", "Fend"]}
    duel(table, "kojiro", "Vicious Mockery", ann={"focus": 3}, bob=bob, at=at)
    assert (table.bob.focus, table.bob.kamae) == ((0, "neutral") if mocked else (3, "balance"))
    assert len(table.bob.discard) == (3 if mocked else 1)


@pytest.mark.parametrize(("ann", "lost"), [(ANGRY, 1), (CALM, 0)])
def test_cutting_retort_costs_a_meditation(table: Scenario, ann: Things, lost: int) -> None:
    bob = {"hand": ["Iron Will", "Fend"]}
    duel(table, "kojiro", "Stand", "Cutting Retort", ann={**ann, "hand": ["Cutting Retort"]}, bob=bob, at=TWO_AHEAD)
    assert (table.bob.wounds, "Iron Will" in table.bob.hand) == (1, not lost)


def test_elegant_claw_hits_hardest_straight_ahead(table: Scenario) -> None:
    for at, wounds in ((TWO_AHEAD, 2), ((1, -2), 1)):
        duel(table, "kojiro", "Elegant Claw", ann={"focus": 2}, at=at)
        go_on(table)
        assert table.bob.wounds == wounds


@pytest.mark.parametrize(("ann", "focus"), [(CALM, (1, 1)), (ANGRY, (0, 2))])
def test_tsukami_guard_turns_the_attacker_and_takes_focus(table: Scenario, ann: Things, focus: tuple[int, int]) -> None:
    duel(table, "kojiro", "Tsukami Guard", "value 6", "rotate 1", ann=ann, bob={"focus": 2}, against="Cut At 6")
    assert (table.bob.facing, table.ann.focus, table.bob.focus) == (5, *focus)


@pytest.mark.parametrize(("ann", "end"), [(ANGRY, (0, -3)), (CALM, TWO_AHEAD)])
def test_biting_remark(table: Scenario, ann: Things, end: tuple[int, int]) -> None:
    duel(table, "kojiro", "Biting Remark", "done", ann={**ann, "focus": 1}, bob={"focus": 2}, at=TWO_AHEAD)
    assert (table.bob.wounds, table.bob.focus, table.bob.hex) == (1, 1, end)


def test_close_in_goes_two_hexes_and_may_turn_twice(table: Scenario) -> None:
    answers = "step 0", "rotate 1", "step 0", "rotate 5"
    duel(table, "kojiro", "Fast Cut", "Close In", "place 1", *answers, ann={"hand": ["Close In"]}, at=AWAY)
    assert (table.ann.hex, table.ann.facing, table.ann.asked) == ((1, -2), 0, "shift-kamae")


@pytest.mark.parametrize(("ann", "focus"), [(CALM, 1), (FIRM, 0)])
def test_ganryu_block_steps_back(table: Scenario, ann: Things, focus: int) -> None:
    duel(table, "kojiro", "Ganryu Block", "value 5", "step 3", ann=ann, at=AWAY)
    assert (table.ann.hex, table.ann.focus) == (BEHIND, focus)


@pytest.mark.parametrize(("ann", "answers", "first", "hand"), [(ANGRY, [], 0, 1), (FIRM, [2], 1, 3), (CALM, [], 1, 1)])
def test_swagger(table: Scenario, ann: Things, answers: list[Any], first: int, hand: int) -> None:
    duel(table, "kojiro", "Swagger", "step 0", "done", *answers, ann=ann, at=AWAY, track=[1, 0])
    assert (table.ann.hex, table.ann.focus, table.track[0]) == (AHEAD, 1, first)
    assert (table.ann.asked, len(table.ann.hand)) == ("shift-kamae", hand)


def test_counter_return_adds_a_counter(table: Scenario) -> None:
    ann = {"hand": ["Counter Return", "Cut At 2"]}
    duel(table, "kojiro", "Ganryu Block", "value 5", "Counter Return", ann=ann, against="Cut")
    assert (table.ann.asked, table.ann.choices) == ("counterattack", ["pass", "Cut At 2"])


def test_forward_uppercut_must_step(table: Scenario) -> None:
    duel(table, "kojiro", "Forward Uppercut", ann=CALM, at=TWO_AHEAD)
    go_on(table)
    assert (table.ann.hex, table.bob.wounds) == (AHEAD, 1)


@pytest.mark.parametrize(("ann", "focus"), [(ANGRY, 1), (CALM, 2)])
def test_scornful_jab_keeps_others_away(table: Scenario, ann: Things, focus: int) -> None:
    duel(table, "kojiro", "Scornful Jab", ann=ann, bob={"focus": 2}, at=TWO_AHEAD)
    assert (table.bob.wounds, table.bob.hex, table.bob.focus) == (1, (0, -3), focus)
