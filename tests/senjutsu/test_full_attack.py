"""The golden rule of the full attack: who has chosen an attack does what makes it hit, if anything does."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


@rule("senjutsu.fullattack.commit", "decision.senjutsu.full-attack")
def test_only_steps_that_still_lead_to_a_hit_may_be_made(table: Scenario) -> None:
    duel(table, "Lunge", bob_={"hex": [0, -2]})
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.bob.wounds) == ((0, -1), 1)


@rule("senjutsu.fullattack.commit")
def test_who_hits_already_does_not_step_away(table: Scenario) -> None:
    duel(table, "Lunge")
    assert table.round == 2
    assert (table.ann.hex, table.bob.wounds) == ((0, 1), 1)


@rule("senjutsu.fullattack.commit")
def test_where_nothing_hits_the_player_is_free(table: Scenario) -> None:
    duel(table, "Lunge", bob_={"hex": [4, -4]})
    assert table.ann.choices == ["done", "step 0", "step 1"]


@rule("senjutsu.fullattack.commit")
def test_other_cards_are_not_bound(table: Scenario) -> None:
    spar(table, {"hand": ["Swift Mind"]}, {"hex": [0, -2]})
    play(table, "Swift Mind")
    assert "done" in table.ann.choices


@rule("senjutsu.fullattack.pay-optional-costs")
def test_a_price_that_a_hit_needs_must_be_paid(table: Scenario) -> None:
    duel(table, "Dear Lunge", ann_={"focus": 1}, bob_={"hex": [0, -1]})
    assert table.ann.choices == ["yes"]
    table.ann.chooses("yes")
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert (table.ann.focus, table.bob.wounds) == (0, 1)
    duel(table, "Dear Cut", ann_={"focus": 1})
    assert table.ann.choices == ["yes"]
    assert table.ann.decision.rule == "senjutsu.fullattack.pay-optional-costs"


@rule("senjutsu.fullattack.pay-optional-costs")
def test_a_price_that_changes_nothing_may_be_paid_or_not(table: Scenario) -> None:
    duel(table, "Dear Cut", ann_={"focus": 1}, bob_={"hex": [4, -4]})
    assert table.ann.choices == ["yes", "no"]
    duel(table, "Heavier Cut", ann_={"focus": 1})
    assert table.ann.choices == ["yes", "no"], "it hits without the second wound"
    duel(table, "Heavier Thought", ann_={"focus": 1})
    assert table.ann.choices == ["yes", "no"], "it is no attack card"


@rule("senjutsu.fullattack.pay-optional-costs")
@pytest.mark.parametrize(("focus", "choices"), [(2, ["yes"]), (1, ["yes", "no"])])
def test_what_is_paid_for_one_line_is_missing_for_the_next(table: Scenario, focus: int, choices: list[str]) -> None:
    duel(table, "Dear Lunge And Dear Cut", ann_={"focus": focus}, bob_={"hex": [0, -1]})
    assert table.ann.choices == choices
    duel(table, "Dear Fan", ann_={"focus": focus})
    assert table.ann.choices == ["yes", "no"], "it is no attack card"


@rule("senjutsu.fullattack.pay-optional-costs")
@pytest.mark.parametrize(("focus", "choices"), [(2, ["yes", "no"]), (1, ["no"])])
def test_what_is_paid_for_one_hex_is_missing_for_the_other(table: Scenario, focus: int, choices: list[str]) -> None:
    duel(table, "Two Half Knocks", ann_={"focus": focus})
    assert table.ann.choices == choices
    table.ann.chooses("no")
    table.ann.chooses("yes")
    assert (table.bob.wounds, table.ann.focus) == (1, focus - 1)


@rule("senjutsu.fullattack.pay-optional-costs")
def test_what_must_be_paid_for_a_marked_hex_is_paid_where_only_that_hits(table: Scenario) -> None:
    duel(table, "Half Knock", ann_={"focus": 1})
    assert table.ann.choices == ["yes"]
    table.ann.chooses("yes")
    assert table.bob.wounds == 1


@rule("senjutsu.fullattack.regardless-of-opponent")
def test_the_rule_holds_even_if_the_attack_will_be_blocked(table: Scenario) -> None:
    duel(table, "Lunge", "Own Guard", bob_={"hex": [0, -1]})
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert (table.bob.wounds, table.bob.focus) == (0, 1)


@rule("decision.senjutsu.full-attack")
def test_of_alternatives_one_that_hits_is_taken(table: Scenario) -> None:
    duel(table, "Lunge Or Turn", bob_={"hex": [1, 0]})
    # Only the second alternative hits, so nothing is asked.
    assert table.ann.choices == ["rotate 1"]
    table.ann.chooses("rotate 1")
    assert table.bob.wounds == 1


@rule("decision.senjutsu.full-attack", "senjutsu.fullattack.pay-optional-costs")
def test_of_alternatives_one_that_hits_is_taken_and_paid_for(table: Scenario) -> None:
    duel(table, "Lunge Or Dear Turn", ann_={"focus": 1}, bob_={"hex": [1, 0]})
    assert table.ann.choices == ["rotate 1"]
    table.ann.chooses("rotate 1")
    assert (table.ann.focus, table.bob.wounds) == (0, 1)


@rule("decision.senjutsu.full-attack")
def test_a_position_of_kamae_that_a_hit_needs_is_taken(table: Scenario) -> None:
    duel(table, "Stance Cut", bob_={"hex": [1, 0]})
    assert table.ann.choices == ["balance"]
    table.ann.chooses("balance")
    table.ann.chooses("rotate 1")
    assert table.bob.wounds == 1


@rule("senjutsu.fullattack.commit", "senjutsu.terrain.blocks-always")
def test_a_way_that_terrain_closes_is_no_hit(table: Scenario) -> None:
    # From the hex in front the stone lies in the lane; from the side it does not.
    spar(table, {"hand": ["Swing Or Step"]}, {"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    play(table, "Swing Or Step")
    assert "done" in table.ann.choices, "no way leads to a hit"
    spar(table, {"hand": ["Lunge"]}, {"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    play(table, "Lunge")
    assert "done" in table.ann.choices


@rule("decision.senjutsu.corpse-focus", "senjutsu.terrain.corpse-focus")
@pytest.mark.parametrize(
    ("hex", "kind", "focus", "steps"),
    [
        ([0, 0], "corpse", 1, ["step 1"]),
        ([1, 0], "corpse", 1, ["step 0"]),
        ([0, 0], "corpse", 0, []),
        ([0, 0], "boat", 1, []),
    ],
)
def test_a_way_over_a_corpse_leaves_nothing_to_pay_with(
    table: Scenario, hex: list[int], kind: str, focus: int, steps: list[str]
) -> None:
    # Two ways lead to bob; who loses the focus on a corpse cannot pay for the cut.
    ann, bob = {"hand": ["Lunge And Dear Cut"], "focus": focus}, {"hex": [1, -1]}
    spar(table, ann, bob, terrain=[[hex, kind]])
    play(table, "Lunge And Dear Cut")
    chosen = [choice for choice in table.ann.choices if choice.startswith("step")]
    assert chosen == (steps or ["step 0", "step 1"])


@rule("decision.senjutsu.corpse-focus", "senjutsu.terrain.corpse-focus")
@pytest.mark.parametrize(("corpse", "way"), [([0, 0], "step 1"), ([1, 0], "step 0")])
def test_of_alternatives_one_that_leads_over_a_corpse_leaves_nothing_to_pay_with(
    table: Scenario, corpse: list[int], way: str
) -> None:
    ann, bob = {"hand": ["Two Ways And Dear Cut"], "focus": 1}, {"hex": [1, -1]}
    spar(table, ann, bob, terrain=[[corpse, "corpse"]])
    play(table, "Two Ways And Dear Cut")
    assert way in table.ann.choices
    assert not [choice for choice in table.ann.choices if choice.startswith("option")]


@rule("decision.senjutsu.corpse-focus")
@pytest.mark.parametrize("focus", [0, 1])
def test_a_way_over_a_corpse_is_taken_where_nothing_must_be_paid_then(table: Scenario, focus: int) -> None:
    # The step onto the corpse costs the focus, but the cut that follows is free.
    ann, bob = {"hand": ["Lunge Or Turn"], "focus": focus}, {"hex": [0, -1]}
    spar(table, ann, bob, terrain=[[[0, 0], "corpse"]])
    play(table, "Lunge Or Turn")
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert (table.ann.focus, table.bob.wounds) == (0, 1)
