"""Counterattacks: when a blocked attack may be struck back at, with which cards, at what price."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


def riposte(table: Scenario, hand: list[str], block: str = "Riposte", **bob: object) -> None:
    """Ann attacks with initiative 5, and bob blocks with a counter at 5."""
    spar(table, {"hand": ["Cut"]}, {"hand": [block, *hand], **bob})
    play(table, "Cut", block)
    if table.bob.asked == "choose-initiative":
        table.bob.chooses("value 5")


@rule("senjutsu.counter.trigger", "senjutsu.timing.block.3-counter-check", "senjutsu.timing.block.3b-counter")
def test_a_blocked_attack_may_be_countered(table: Scenario) -> None:
    riposte(table, ["Cut"])
    assert table.bob.choices == ["pass", "Cut"]
    assert table.bob.focus == 0, "the rest of the block waits"
    table.bob.chooses("Cut")
    assert (table.ann.wounds, table.bob.wounds, table.bob.focus) == (1, 0, 1)


@rule("senjutsu.counter.optional")
def test_a_counterattack_is_optional(table: Scenario) -> None:
    riposte(table, ["Cut"])
    table.bob.passes()
    assert (table.ann.wounds, table.bob.focus) == (0, 1)
    assert "Cut" in table.bob.hand


@rule("senjutsu.counter.trigger", "senjutsu.timing.block.3a-no-counter")
def test_only_an_attack_at_an_initiative_of_the_counter_can_be_countered(table: Scenario) -> None:
    spar(table, {"hand": ["Fast Cut"]}, {"hand": ["Riposte", "Cut"]})
    play(table, "Fast Cut", "Riposte")
    table.bob.chooses("value 6")
    assert table.round == 2
    assert (table.ann.wounds, table.bob.wounds, table.bob.focus) == (0, 0, 1)


@rule("senjutsu.counter.trigger")
def test_an_attack_that_went_through_is_not_countered(table: Scenario) -> None:
    spar(table, {"hand": ["Cut"]}, {"hand": ["Riposte", "Cut"]})
    play(table, "Cut", "Riposte")
    table.bob.chooses("value 6")
    assert table.round == 2
    assert (table.ann.wounds, table.bob.wounds) == (0, 1)


@rule("senjutsu.counter.play", "decision.senjutsu.counter")
def test_a_counterattack_is_an_attack_card_that_is_no_core_card_and_no_faster(table: Scenario) -> None:
    riposte(table, ["Fast Cut", "Cut", "Slow Cut", "Core Cut", "Stroll", "Guard"])
    assert table.bob.choices == ["pass", "Cut", "Slow Cut"]


@rule("decision.senjutsu.hobble-hand")
def test_hobbles_make_cards_in_hand_slower(table: Scenario) -> None:
    riposte(table, ["Fast Cut"], "Dear Riposte", focus=1, hobbles=[0])
    # Hobbled, the block itself holds at 4 only.
    assert table.bob.wounds == 1
    spar(table, {"hand": ["Cut"]}, {"hand": ["Riposte", "Fast Cut"], "hobbles": [0]})
    play(table, "Cut", "Riposte")
    table.bob.chooses("value 6")
    assert table.bob.choices == ["pass", "Fast Cut"]


@rule("senjutsu.counter.play")
def test_a_card_that_the_kamae_makes_faster_is_too_fast(table: Scenario) -> None:
    riposte(table, ["Angry Cut"])
    assert table.bob.choices == ["pass", "Angry Cut"]
    riposte(table, ["Angry Cut"], kamae="aggression")
    assert table.round == 2


@rule("senjutsu.counter.play")
def test_focus_and_kamae_of_the_card_are_needed_as_usual(table: Scenario) -> None:
    riposte(table, ["Dear Slash", "Fierce Slash"])
    assert table.round == 2
    riposte(table, ["Dear Slash", "Fierce Slash"], focus=1)
    assert table.bob.choices == ["pass", "Dear Slash"]
    table.bob.chooses("Dear Slash")
    assert (table.ann.wounds, table.bob.focus) == (1, 1), "paid, and gained by the success of the block"
    riposte(table, ["Dear Slash", "Fierce Slash"], kamae="aggression")
    assert table.bob.choices == ["pass", "Fierce Slash"]
    riposte(table, ["Dear Slash"], "Dear Riposte", focus=1)
    assert table.round == 2, "the counter is paid for before the card"
    riposte(table, ["Dear Slash"], "Dear Riposte", focus=2)
    assert table.bob.choices == ["pass", "Dear Slash"]


@rule("senjutsu.counter.trigger")
def test_a_counter_with_a_price_is_paid_for(table: Scenario) -> None:
    riposte(table, ["Cut"], "Dear Riposte")
    assert table.round == 2
    riposte(table, ["Cut", "Dear Slash"], "Dear Riposte", focus=1)
    assert table.bob.choices == ["pass", "Cut"], "the focus is not enough for both"
    table.bob.chooses("Cut")
    assert (table.ann.wounds, table.bob.focus) == (1, 0)


@rule("senjutsu.counter.play")
def test_a_core_card_may_be_countered_with_if_it_says_so(table: Scenario) -> None:
    riposte(table, ["Cut"], "Core Riposte")
    table.bob.chooses("Cut")
    assert table.ann.wounds == 1
    assert "Bob counterattacks with Cut." in table.sentences
    assert table.bob.discard[0] == "Cut", "it was played"


@rule("senjutsu.counter.no-instant-limit", "decision.senjutsu.instant-limit")
def test_a_counterattack_is_no_instant(table: Scenario) -> None:
    riposte(table, ["Cut", "After Block"])
    table.bob.chooses("Cut")
    assert table.bob.choices == ["pass", "After Block"]
    table.bob.chooses("After Block")
    assert len(table.ann.hobbles) == 1


@rule("senjutsu.timing.block.3b-counter")
def test_a_counterattack_is_resolved_completely(table: Scenario) -> None:
    riposte(table, ["Double Slash"])
    table.bob.chooses("Double Slash")
    assert (table.ann.wounds, table.bob.stuns) == (2, 1)


@rule("senjutsu.success.other-sections-independent")
def test_sections_of_a_counterattack_do_not_depend_on_each_other(table: Scenario) -> None:
    riposte(table, ["Split Slash"], "Dear Riposte", focus=1)
    table.bob.chooses("Split Slash")
    assert (table.ann.wounds, table.bob.focus) == (1, 0)
    # Whom the second section means is chosen anew.
    cid = {"hex": [3, 0]}
    spar(table, {"hand": ["Cut"]}, {"hand": ["Riposte", "Slash And Curse"]}, cid=cid)
    play(table, "Cut", "Riposte")
    table.bob.chooses("value 5")
    table.bob.chooses("Slash And Curse")
    assert (table.ann.wounds, table.bob.choices) == (1, ["aim 0", "aim 2"])
    table.bob.chooses("aim 2")
    assert (table.ann.stuns, table.cid.stuns) == (0, 1)


@rule("decision.senjutsu.counter-initiative", "senjutsu.block.only-chosen-initiative")
@pytest.mark.parametrize("card", ["Slow Wide Cut", "Wide Cut"])
def test_a_counterattack_resolves_at_the_current_initiative(table: Scenario, card: str) -> None:
    cid = {"hex": [-1, 1], "hand": ["Own Guard"]}
    spar(table, {"hand": ["Cut"]}, {"hand": ["Riposte", "Slow Wide Cut", "Wide Cut"]}, cid=cid)
    play(table, "Cut", "Riposte", "Own Guard")
    table.bob.chooses("value 5")
    table.bob.chooses("place 1")
    table.bob.chooses(card)
    assert (table.ann.wounds, table.cid.wounds) == (1, 0), "the block at 5 holds, whatever stands on the card"


@rule("decision.senjutsu.counter-initiative")
def test_a_counterattack_does_not_resolve_at_its_own_initiative(table: Scenario) -> None:
    cid = {"hex": [-1, 1], "hand": ["Guard"], "facing": 1}
    spar(table, {"hand": ["Cut"]}, {"hand": ["Riposte", "Slow Wide Cut"]}, cid=cid)
    play(table, "Cut", "Riposte", "Guard")
    table.cid.chooses("value 4")
    table.bob.chooses("value 5")
    table.bob.chooses("Slow Wide Cut")
    assert (table.ann.wounds, table.cid.wounds) == (1, 1)


@rule("senjutsu.instant.different-type-only")
def test_an_instant_after_a_counterattack_is_added_to_the_attack(table: Scenario) -> None:
    riposte(table, ["Cut", "After Attack Guard"])
    table.bob.chooses("Cut")
    assert table.bob.choices == ["pass", "After Attack Guard"], "a defence card is added to an attack"


@rule("senjutsu.counter.trigger")
def test_an_instant_can_add_a_counter(table: Scenario) -> None:
    duel(table, "Cut", "Own Guard", bob_={"hand": ["Add Counter", "Cut"]})
    table.bob.chooses("Add Counter")
    assert table.bob.choices == ["pass", "Cut"]
    table.bob.chooses("Cut")
    assert table.ann.wounds == 1


@rule("decision.senjutsu.full-attack", "senjutsu.fullattack.commit")
def test_the_rule_of_the_full_attack_binds_a_counterattack_once_it_is_played(table: Scenario) -> None:
    riposte(table, ["Lunge Or Turn"])
    table.bob.chooses("Lunge Or Turn")
    # Ann stands in front already: turning away is not allowed, nor is a step.
    table.bob.chooses("option 0")
    assert table.ann.wounds == 1
