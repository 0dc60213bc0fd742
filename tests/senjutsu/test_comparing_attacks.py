"""Attacks without a diagram, on an opponent with a lower initiative."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule, side
from tests.senjutsu.plain_cards import FIELD, GAME, both_choose, duel, fighter

__all__ = ["GAME"]


def ambush(table: Scenario, bob: dict[str, Any], **ann: Any) -> None:
    """Ann, two hexes from bob, plays the attack at initiative 5; bob the first card of his hand."""
    duel(table, {"hand": ["Ambush"], "hex": [0, 0], **ann}, {"hex": [0, -2], **bob})
    both_choose(table, table.ann.hand[0], table.bob.hand[0])


@rule("senjutsu.initiative-attack.no-diagram", "senjutsu.initiative-attack.success")
def test_an_opponent_who_is_slower_is_hit(table: Scenario) -> None:
    ambush(table, {"hand": ["Breath"]})
    assert table.bob.wounds == 1
    assert [told.arguments["hexes"] for told in table.log if told.message == "attack-made"] == [((0, -2),)]


@rule("senjutsu.initiative-attack.fail", "decision.senjutsu.lower-initiative")
def test_an_opponent_who_is_as_fast_or_faster_is_not(table: Scenario) -> None:
    ambush(table, {"hand": ["Slide"]})
    assert table.bob.wounds == 0
    assert "Ambush hits nobody." in table.sentences
    ambush(table, {"hand": ["Cut"]})
    table.ann.chooses("place 1")
    assert table.bob.wounds == 0


@rule("senjutsu.initiative-attack.success", "senjutsu.block.unblockable")
def test_a_block_at_its_initiative_stops_it_unless_it_is_unblockable(table: Scenario) -> None:
    ambush(table, {"hand": ["Screen"]})
    table.bob.chooses("value 5")
    assert table.bob.wounds == 0
    assert "Bob blocks the attack of Ann." in table.sentences
    ambush(table, {"hand": ["Screen"]})
    table.bob.chooses("value 6")
    assert table.bob.wounds == 1
    ambush(table, {"hand": ["Screen"]}, hand=["Sure Ambush"])
    table.bob.chooses("value 5")
    assert table.bob.wounds == 1


@rule("senjutsu.initiative-attack.success", "senjutsu.success.block", "senjutsu.terrain.block-not-success")
@pytest.mark.parametrize(("terrain", "focus"), [([], 1), ([[[0, -1], "stone"], [[1, -2], "stone"]], 0)])
def test_only_who_blocks_it_succeeds(table: Scenario, terrain: list[Any], focus: int) -> None:
    # Without a range it needs no line of sight, and stones stop it as well.
    ann, bob = {"hand": ["Far Ambush"], "hex": [0, 0]}, {"hex": [0, -2], "hand": ["Glad Screen"]}
    duel(table, ann, bob, terrain=terrain)
    both_choose(table, "Far Ambush", "Glad Screen")
    table.bob.chooses("value 5")
    assert (table.bob.wounds, table.bob.focus) == (0, focus)


@rule("decision.senjutsu.no-initiative")
@pytest.mark.parametrize("hobbles", [[], [0, 0, 0, 0]])
def test_who_plays_a_stun_is_slower_than_any_attack(table: Scenario, hobbles: list[int]) -> None:
    duel(table, {"hand": ["Ambush"], "hex": [0, 0], "hobbles": hobbles}, {"hex": [0, -2], "stuns": 1})
    both_choose(table, "Ambush", "stun")
    assert table.bob.wounds == 1


@rule("decision.senjutsu.lower-initiative")
@pytest.mark.parametrize(("answer", "wounds"), [("pay-initiative Hasty 6 1", 0), ("pass", 1)])
def test_an_initiative_that_was_paid_for_counts(table: Scenario, answer: str, wounds: int) -> None:
    ambush(table, {"hand": ["Hasty"], "focus": 1})
    table.bob.chooses(answer)
    if table.bob.asked == "draw-up-to":
        table.bob.says(0)
    assert table.bob.wounds == wounds


@rule("senjutsu.initiative-attack.variable", "decision.senjutsu.lower-initiative")
def test_of_a_variable_initiative_the_lowest_value_counts(table: Scenario) -> None:
    ambush(table, {"hand": ["Wide"]})
    table.bob.chooses("value 7")
    table.bob.says(0)
    assert table.bob.wounds == 1


@rule("senjutsu.initiative-attack.success")
def test_the_initiative_that_holds_is_compared_not_the_printed_one(table: Scenario) -> None:
    ambush(table, {"hand": ["Angry Haste"], "kamae": "aggression"})
    table.bob.says(0)
    assert table.bob.wounds == 0
    ambush(table, {"hand": ["Hasty"], "focus": 1})
    table.bob.chooses("pay-initiative Hasty 6 1")
    table.bob.says(0)
    assert table.bob.wounds == 0
    ambush(table, {"hand": ["Hasty"], "focus": 1})
    table.bob.passes()
    assert table.bob.wounds == 1


@rule("senjutsu.initiative-attack.range")
def test_range_and_line_of_sight_still_apply(table: Scenario) -> None:
    ambush(table, {"hex": [0, -4]})
    assert table.bob.wounds == 0
    duel(table, {"hand": ["Ambush"], "hex": [0, 0]}, {"hex": [0, 2]})
    both_choose(table, "Ambush", "Breath")
    # bob stands behind her, and the line from her front touches no terrain: it is seen.
    assert table.bob.wounds == 1
    between = [[hex, "stone"] for hex in ([0, -1], [1, -1], [-1, 0])]
    duel(table, {"hand": ["Ambush"], "hex": [0, 0]}, {"hex": [0, -3]}, terrain=between)
    both_choose(table, "Ambush", "Breath")
    assert table.bob.wounds == 0


@rule("senjutsu.initiative-attack.no-diagram")
def test_of_several_opponents_one_is_chosen(table: Scenario) -> None:
    sides: dict[str, Any] = {
        "ann": side(**fighter(hand=["Ambush"], hex=[0, 0])),
        "bob": side(**fighter(hex=[0, -1])),
        "cid": side(**fighter(hex=[1, -1])),
    }
    table.position("choose", **sides, board=FIELD, track=[0, 1, 2], round=1)
    for player, card in ((table.ann, "Ambush"), (table.bob, "Breath"), (table.cid, "Breath")):
        player.chooses(card)
    assert table.ann.choices == ["aim 1", "aim 2"]
    table.ann.chooses("aim 2")
    assert (table.bob.wounds, table.cid.wounds) == (0, 1)


@rule("senjutsu.initiative-attack.success", "senjutsu.timing.attack.6-additional")
def test_it_goes_through_the_sequence_of_attacks(table: Scenario) -> None:
    ambush(table, {}, hand=["Ambush", "After Cut"], hidden=True)
    assert (table.ann.choices, table.ann.hidden) == (["pass", "After Cut"], False)
    # If it is blocked nothing follows it.
    ambush(table, {"hand": ["Screen"]}, hand=["Ambush", "After Cut"], hidden=True)
    table.bob.chooses("value 5")
    assert (table.round, table.bob.wounds, table.ann.hidden) == (2, 0, True)


@rule("senjutsu.initiative-attack.fail")
@pytest.mark.parametrize(("card", "focus"), [("Breath", 1), ("Slide", 0)])
def test_an_attack_on_nobody_is_no_success(table: Scenario, card: str, focus: int) -> None:
    ambush(table, {"hand": [card]}, hand=["Glad Ambush"])
    assert (table.round, table.ann.focus) == (2, focus)


@pytest.mark.parametrize(
    ("card", "value", "told"),
    [
        ("Breath", "", ["attack-made"]),
        ("Screen", "value 5", ["attack-made", "attack-ignored"]),
        ("Slide", "", ["attack-missed"]),
    ],
)
def test_the_log_tells_what_becomes_of_it(table: Scenario, card: str, value: str, told: list[str]) -> None:
    ambush(table, {"hand": [card]})
    if value:
        table.bob.chooses(value)
    messages = [entry.occurrence.message for entry in table.match.log.entries]
    assert [message for message in messages if message.startswith("attack-")] == told
