"""How automated opponents block, and strike back."""

from __future__ import annotations

import pytest

from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE
from nefrit.testing import Scenario, rule
from tests.senjutsu.solo.foes import GAME, clash, foe, hero, meet, place

__all__ = ["GAME"]


@rule("senjutsu.solo.block.two-parts")
def test_both_parts_of_a_defence_card_are_resolved(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Shield", hex=[0, -1]), play="Cut")
    assert (table.bob.wounds, table.bob.behaviour) == (0, MIDDLE)


@rule("senjutsu.solo.block.match-initiative")
@pytest.mark.parametrize(("card", "wounds"), [("Fast Cut", 0), ("Cut", 0), ("Late Cut", 1)])
def test_an_opponent_blocks_at_the_initiative_of_the_attack(table: Scenario, card: str, wounds: int) -> None:
    clash(table, hero(hand=[card]), foe("Shield", hex=[0, -1]), play=card)
    assert table.bob.wounds == wounds


@rule("senjutsu.solo.block.match-initiative", "senjutsu.solo.hobble.same")
def test_a_hobbled_opponent_takes_its_hobble_into_account(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Shield", hex=[0, -1], hobbles=[0]), play="Cut")
    assert table.bob.wounds == 0


@rule("senjutsu.solo.block.double-attack")
def test_of_two_attacks_the_one_with_more_wounds_is_blocked(table: Scenario) -> None:
    clash(table, hero(hand=["Light Then Deep"]), foe("Shield", hex=[0, -1]), play="Light Then Deep")
    assert table.bob.wounds == 1


@rule("senjutsu.solo.block.double-attack")
@pytest.mark.parametrize(("focus", "wounds"), [(1, 1), (0, 0)])
def test_an_attack_that_costs_focus_counts_if_it_can_be_paid(table: Scenario, focus: int, wounds: int) -> None:
    ann = hero(hand=["Light Then Dear Deep"], focus=focus)
    clash(table, ann, foe("Shield", hex=[0, -1]), play="Light Then Dear Deep")
    if focus:
        table.ann.chooses("yes")
    assert table.bob.wounds == wounds


@rule("senjutsu.solo.block.double-attack")
def test_of_two_equal_attacks_the_faster_one_is_blocked(table: Scenario) -> None:
    clash(table, hero(hand=["Cut Then Rip"]), foe("Shield", hex=[0, -1]), play="Cut Then Rip")
    assert (table.bob.wounds, table.bob.bleeding) == (0, 1)


@rule("senjutsu.solo.worst-case")
def test_an_opponent_turns_its_block_against_the_attack(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Turning Shield", hex=[0, -1], facing=4), play="Cut")
    assert (place(table)[1], table.bob.wounds) == (3, 0)


@rule("senjutsu.solo.worst-case")
def test_an_opponent_blocks_the_attack_rather_than_face_its_target(table: Scenario) -> None:
    players = hero(hex=[0, -1], facing=3), hero(hex=[1, -1], facing=4, hand=["Cut"])
    meet(table, *players, foe("Turning Shield", hex=[0, 0], facing=0, behaviour=1))
    table.ann.chooses("Stand")
    table.bob.chooses("Cut")
    assert (place(table, "cid")[1], table.cid.wounds) == (1, 0)


@rule("senjutsu.solo.counter.trigger", "senjutsu.solo.counter.wound")
@pytest.mark.parametrize(
    ("card", "top", "wounds", "left"),
    [("Cut", "Poke", 1, 8), ("Cut", "Idle", 0, 8), ("Fast Cut", "Poke", 0, 9)],
)
def test_after_a_block_the_top_card_decides_about_a_counterattack(
    table: Scenario, card: str, top: str, wounds: int, left: int
) -> None:
    clash(table, hero(hand=[card]), foe("Riposte", hex=[0, -1], deck=[top, "9x Think"]), play=card)
    assert table.ann.wounds == wounds
    # The next card lies beside the deck already.
    assert len(table.bob.deck) == left
    assert (top in table.bob.discard) == (card == "Cut")


@rule("senjutsu.solo.counter.trigger")
def test_without_a_block_there_is_no_counterattack(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Riposte", hex=[0, -1], facing=0, deck=["9x Poke"]), play="Cut")
    assert (table.ann.wounds, table.bob.wounds, table.bob.discard) == (0, 1, ["Riposte"])


@rule("senjutsu.solo.counter.trigger", "decision.senjutsu.ai-deck")
def test_an_empty_deck_is_shuffled_anew_for_a_counterattack(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Riposte", hex=[0, -1], deck=[], discard=["Poke"]), play="Cut")
    assert (table.ann.wounds, table.bob.behaviour) == (1, LEFT + 1)
