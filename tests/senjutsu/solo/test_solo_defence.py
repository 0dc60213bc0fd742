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
@pytest.mark.parametrize(("card", "wounds", "stuns"), [("Pinpricks Then Cut", 1, 0), ("Daze Then Cut", 1, 2)])
def test_of_an_attack_without_a_diagram_its_wounds_count(table: Scenario, card: str, wounds: int, stuns: int) -> None:
    # Stuns are no wounds: it waits for the cut, and is stunned before.
    clash(table, hero(hand=[card]), foe("Shield", hex=[0, -1]), play=card)
    assert (table.bob.wounds, table.bob.stuns) == (wounds, stuns)


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
def test_the_top_card_decides_about_a_counterattack(
    table: Scenario, card: str, top: str, wounds: int, left: int
) -> None:
    clash(table, hero(hand=[card]), foe("Riposte", hex=[0, -1], deck=[top, "9x Think"]), play=card)
    assert table.ann.wounds == wounds
    # The next card lies beside the deck already.
    assert len(table.bob.deck) == left
    assert (top in table.bob.discard) == (card == "Cut")
    assert (f"{top} is turned up from the deck of Bob." in table.sentences) == (card == "Cut")


@rule("senjutsu.solo.counter.trigger", "senjutsu.solo.counter.wound")
@pytest.mark.parametrize("attack", ["Cut", "Sure Cut"])
@pytest.mark.parametrize(("card", "facing"), [("Riposte", 0), ("Slow Riposte", 3)])
def test_a_counterattack_needs_no_block(table: Scenario, attack: str, card: str, facing: int) -> None:
    # The block is turned away, or too late.
    clash(table, hero(hand=[attack]), foe(card, hex=[0, -1], facing=facing, deck=["9x Poke"]), play=attack)
    assert (table.ann.wounds, table.bob.wounds) == (1, 1)
    assert sorted(table.bob.discard) == sorted(["Poke", card])


@rule("senjutsu.solo.counter.trigger")
def test_an_attack_that_compares_initiative_is_countered_as_well(table: Scenario) -> None:
    clash(table, hero(hand=["Pinprick"]), foe("Slow Riposte", deck=["9x Poke"]), play="Pinprick")
    assert (table.ann.wounds, table.bob.wounds) == (1, 1)


@rule("senjutsu.solo.counter.trigger")
def test_who_is_not_attacked_does_not_strike_back(table: Scenario) -> None:
    foes = foe(hex=[0, -1]), foe("Riposte", hex=[1, -1], deck=["9x Poke"])
    clash(table, hero(hand=["Cut"]), *foes, kinds=["katana", "katana"], play="Cut")
    assert (table.ann.wounds, table.bob.wounds, table.cid.discard) == (0, 1, ["Riposte"])


@rule("decision.senjutsu.ai-counter-first")
@pytest.mark.parametrize("card", ["Cut", "Pinprick"])
def test_a_player_who_is_struck_down_does_not_hit(table: Scenario, card: str) -> None:
    foes = foe("Slow Riposte", hex=[0, -1], deck=["9x Poke"])
    meet(table, hero(hand=[card], wounds=6, wound_limit=7), hero(hex=[3, 0]), foes)
    table.ann.chooses(card)
    table.bob.chooses("Stand")
    assert (table.ann.defeated, table.cid.wounds) == (True, 0)


@rule("decision.senjutsu.ai-counter-first", "decision.senjutsu.last-stand")
@pytest.mark.parametrize(("answer", "wounds"), [("Stubborn Resolve", 1), ("pass", 0)])
def test_a_player_who_is_struck_down_may_rise_again(table: Scenario, answer: str, wounds: int) -> None:
    # Then the attack goes on.
    ann = hero(hand=["Cut", "Stubborn Resolve"], wounds=6, wound_limit=7, focus=2)
    meet(table, ann, hero(hex=[3, 0]), foe("Slow Riposte", hex=[0, -1], deck=["9x Poke"]))
    table.ann.chooses("Cut")
    table.bob.chooses("Stand")
    assert (table.ann.asked, table.cid.wounds) == ("play-instant", 0)
    table.ann.chooses(answer)
    assert (table.ann.defeated, table.cid.wounds) == (answer == "pass", wounds)


@rule("decision.senjutsu.ai-counter-first")
def test_an_opponent_who_falls_strikes_back_before(table: Scenario) -> None:
    foes = foe("Slow Riposte", hex=[0, -1], deck=["9x Poke"], wound_limit=1), foe(hex=[0, -4])
    clash(table, hero(hand=["Cut"]), *foes, kinds=["katana", "katana"], play="Cut")
    assert (table.ann.wounds, table.bob.defeated) == (1, True)


@rule("senjutsu.solo.counter.trigger")
def test_all_who_are_attacked_strike_back(table: Scenario) -> None:
    foes = [foe("Slow Riposte", hex=hex, deck=["9x Poke"]) for hex in ([0, -1], [1, -1])]
    clash(table, hero(hand=["Wide Cut"]), *foes, kinds=["katana", "katana"], play="Wide Cut")
    assert (table.ann.wounds, table.bob.wounds, table.cid.wounds) == (2, 1, 1)


@rule("decision.senjutsu.ai-counter-first")
def test_who_has_been_struck_down_is_not_struck_again(table: Scenario) -> None:
    foes = [foe("Slow Riposte", hex=hex, deck=["9x Poke"]) for hex in ([0, -1], [1, -1])]
    ann = hero(hand=["Wide Cut"], wounds=6, wound_limit=7)
    meet(table, ann, hero(hex=[3, 0]), *foes, kinds=["katana", "katana"])
    table.ann.chooses("Wide Cut")
    table.bob.chooses("Stand")
    assert (table.ann.wounds, table.cid.wounds, table.dan.wounds) == (7, 0, 0)
    assert (table.cid.discard.count("Poke"), table.dan.discard.count("Poke")) == (1, 0)


@rule("decision.senjutsu.ai-counter-first")
def test_an_opponent_whose_turn_is_over_does_not_strike_back(table: Scenario) -> None:
    players = hero(hand=["Knock"]), hero(hex=[-1, -1], facing=2, hand=["Cut"])
    meet(table, *players, foe("Slow Riposte", hex=[0, -1], deck=["9x Poke"]))
    table.ann.chooses("Knock")
    table.bob.chooses("Cut")
    assert (table.bob.wounds, table.cid.wounds, table.cid.stuns) == (0, 1, 1)


@rule("decision.senjutsu.ai-counter-first")
def test_opponents_do_not_strike_back_at_each_other(table: Scenario) -> None:
    foes = foe("Spit", hex=[0, -1], aggressive=True), foe("Slow Riposte", hex=[0, 1], facing=0, deck=["9x Poke"])
    clash(table, hero(), *foes, kinds=["katana", "katana"])
    assert (table.bob.wounds, table.cid.wounds, table.cid.discard) == (0, 1, ["Slow Riposte"])


@rule("decision.senjutsu.ai-counter-card")
def test_the_card_that_was_turned_up_is_discarded(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Riposte", hex=[0, -1], deck=["Think", "Poke", "8x Idle"]), play="Cut")
    assert table.bob.discard == ["Riposte", "Think"]
    # The next card lies beside the deck already.
    assert (len(table.bob.deck), "Think" in table.bob.deck) == (8, False)


@rule("senjutsu.solo.counter.trigger", "decision.senjutsu.ai-deck")
def test_an_empty_deck_is_shuffled_anew_for_a_counterattack(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Riposte", hex=[0, -1], deck=[], discard=["Poke"]), play="Cut")
    assert (table.ann.wounds, table.bob.behaviour) == (1, LEFT + 1)
