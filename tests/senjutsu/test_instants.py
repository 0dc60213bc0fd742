"""Instant cards: the three kinds, their moments, types, and the limit of one in a round."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


@rule("senjutsu.instant.one-per-turn", "decision.senjutsu.instant-limit")
def test_a_player_plays_one_instant_in_a_round(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["After Attack", "After Card"]})
    table.ann.chooses("After Attack")
    assert table.round == 2
    duel(table, "Cut", ann_={"hand": ["After Attack", "After Card"]})
    table.ann.passes()
    assert table.ann.choices == ["pass", "After Card"]


@rule("senjutsu.instant.different-type-only", "senjutsu.instant.different-type-example")
def test_an_instant_is_added_to_a_card_of_another_type(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["After Card Attack"]})
    assert table.round == 2
    duel(table, "Curse", ann_={"hand": ["After Card", "After Card Attack"]})
    assert table.ann.choices == ["pass", "After Card Attack"]


@rule("senjutsu.instant.different-type-only")
def test_nothing_is_added_to_a_core_card(table: Scenario) -> None:
    duel(table, "Core Cut", ann_={"hand": ["After Attack", "After Card"]})
    assert table.bob.wounds == 1
    assert table.round == 2
    duel(table, "Cut", "Core Guard", bob_={"hand": ["After Block"]})
    assert table.bob.wounds == 0
    assert table.round == 2


@rule("senjutsu.instant.different-type-only")
def test_a_card_is_replaced_by_one_of_another_type_and_never_a_core_card(table: Scenario) -> None:
    spar(table, {"hand": ["Cut", "Core Guard", "Swap", "Swap Guard"]}, {})
    play(table, "Cut")
    assert table.ann.choices == ["pass", "Swap Guard"]
    spar(table, {"hand": ["Cut", "Core Guard", "Swap", "Swap Guard"]}, {})
    play(table, "Core Guard")
    assert table.round == 2


@rule("senjutsu.instant.plain-extra", "senjutsu.instant.plain-timing-on-card")
def test_an_instant_is_an_extra_card_at_its_own_moment(table: Scenario) -> None:
    duel(table, "Curse", ann_={"hand": ["Early", "Cut"]})
    assert table.ann.choices == ["pass", "Early"]
    table.ann.chooses("Early")
    assert table.ann.focus == 1
    assert table.ann.choices == ["Cut", "Stand", "Stand"]


@rule("senjutsu.instant.additional.condition")
def test_before_a_card_means_before_its_first_section(table: Scenario) -> None:
    duel(table, "Twin Cut", ann_={"hand": ["Before Card"]})
    assert (table.ann.choices, table.bob.wounds) == (["pass", "Before Card"], 0)
    table.ann.passes()
    assert (table.round, table.bob.wounds, table.ann.focus) == (2, 2, 0), "it is offered once"
    duel(table, "Core Cut", ann_={"hand": ["Before Card"]})
    assert (table.round, table.bob.wounds) == (2, 1), "nothing is added to a core card"


@rule("senjutsu.instant.replacement.two-uses", "senjutsu.instant.replacement.normal-not-counted")
def test_a_replacement_may_be_chosen_as_a_normal_card_and_is_then_no_instant(table: Scenario) -> None:
    duel(table, "Swap", ann_={"hand": ["After Attack"]})
    assert table.bob.wounds == 1
    assert table.ann.choices == ["pass", "After Attack"]


@rule("decision.senjutsu.instant-limit")
def test_a_replacement_is_the_instant_of_the_round(table: Scenario) -> None:
    duel(table, "Curse", ann_={"hand": ["Swap", "After Card"]}, bob_={"hex": [0, -3]})
    table.ann.chooses("Swap")
    assert table.round == 2, "no other one is played"
    duel(table, "Cut", ann_={"hand": ["After Card"]}, bob_={"hex": [0, -3]})
    assert table.ann.choices == ["pass", "After Card"]


@rule("senjutsu.resolve.divider", "decision.senjutsu.instant-limit")
def test_what_stands_below_the_dividing_line_of_an_instant_waits_for_its_initiative(table: Scenario) -> None:
    duel(table, "Cut", "Wait", ann_={"hand": ["After Card Twice", "After Card"], "focus": 2})
    assert table.ann.choices == ["pass", "After Card Twice", "After Card"]
    table.ann.chooses("After Card Twice")
    assert "Ann plays the instant After Card Twice." in table.sentences
    # One focus was paid and one gained; nothing more may be played at once.
    assert (table.ann.focus, table.ann.asked, table.initiative) == (2, "draw-up-to", 2)
    assert table.ann.revealed == ["Cut", "After Card Twice"]
    table.ann.says(0)
    assert table.round == 2


@rule("senjutsu.instant.replacement.two-uses", "senjutsu.instant.replacement.resolve-instead")
def test_a_replacement_is_resolved_instead_with_its_own_initiative(table: Scenario) -> None:
    duel(table, "Curse", "Slow Cut", ann_={"hand": ["Swap"]}, bob_={"hex": [0, 0]})
    table.ann.chooses("Swap")
    # The curse is gone; bob attacks first, with 4, and ann with 3.
    assert (table.bob.stuns, table.ann.wounds, table.bob.wounds) == (0, 1, 1)
    assert table.ann.discard == ["Swap", "Curse"]
    assert "Ann plays Swap instead." in table.sentences


@rule("senjutsu.instant.replacement.resolve-instead", "senjutsu.instant.replacement.discard-original")
def test_the_initiative_of_a_replacement_is_chosen_after_it_was_played(table: Scenario) -> None:
    spar(table, {"hand": ["Curse", "Swap Guard"]}, {})
    play(table, "Curse")
    table.ann.chooses("Swap Guard")
    assert table.ann.choices == ["value 8", "value 7"]
    assert table.ann.discard == ["Curse"], "it has been discarded at once"


@rule("senjutsu.instant.one-per-turn")
def test_a_replacement_that_replaces_counts_as_an_instant(table: Scenario) -> None:
    duel(table, "Curse", ann_={"hand": ["Swap", "After Attack"]})
    table.ann.chooses("Swap")
    assert table.bob.wounds == 1
    assert table.round == 2


@rule("senjutsu.instant.additional.condition", "senjutsu.instant.additional.purpose")
def test_what_needs_a_success_is_played_only_after_one(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["After Attack", "After Block"]}, bob_={"hex": [3, 0]})
    assert table.round == 2
    duel(table, "Cut", ann_={"hand": ["After Attack", "After Block", "After Either"]})
    assert table.ann.choices == ["pass", "After Attack", "After Either"]
    duel(table, "Cut", "Own Guard", bob_={"hand": ["After Attack", "After Block", "After Either"]})
    assert table.bob.choices == ["pass", "After Block", "After Either"]
    duel(table, "Cut", ann_={"hand": ["After Attack", "After Block", "Early"]})
    assert table.ann.why_not("After Block") == ["senjutsu.instant.additional.condition"]
    assert table.ann.why_not("Early") == ["senjutsu.instant.additional.condition"]


@rule("senjutsu.instant.additional.condition")
def test_what_needs_a_success_is_not_played_before_a_block(table: Scenario) -> None:
    spar(table, {}, {"hand": ["Guard", "After Either"]})
    play(table, "Stand", "Guard")
    assert table.bob.asked == "choose-initiative"


@rule("senjutsu.instant.additional.no-condition", "senjutsu.timing.attack.9-free-additional")
def test_what_has_no_condition_is_played_after_the_card_successful_or_not(table: Scenario) -> None:
    for hex in ([0, 0], [3, 0]):
        duel(table, "Cut", ann_={"hand": ["After Card"]}, bob_={"hex": hex})
        assert table.ann.choices == ["pass", "After Card"]


@rule("senjutsu.instant.additional.initiative-equals")
def test_an_additional_card_has_the_initiative_of_the_card_it_is_added_to(table: Scenario) -> None:
    spar(table, {"hand": ["Curse", "After Card Strike"]}, {"hand": ["Guard"]})
    play(table, "Curse", "Guard")
    assert table.bob.asked == "choose-initiative"
    table.bob.chooses("value 5")
    assert table.round == 2, "it is of the same type"
    spar(table, {"hand": ["Slow Cut", "After Card Strike"]}, {"hand": ["Guard"]})
    play(table, "Slow Cut", "Guard")
    table.bob.chooses("value 4")
    table.ann.chooses("After Card Strike")
    assert table.bob.wounds == 0, "a block at the same initiative holds against both"
    spar(table, {"hand": ["Slow Cut", "After Card Strike"]}, {"hand": ["Guard"]})
    play(table, "Slow Cut", "Guard")
    table.bob.chooses("value 5")
    table.ann.chooses("After Card Strike")
    assert table.bob.wounds == 2, "a block at another initiative holds against none of them"


@rule("senjutsu.diagram.no-diagram-target")
def test_an_instant_after_an_attack_is_aimed_at_one_of_those_it_has_hit(table: Scenario) -> None:
    spar(table, {"hand": ["Wide Cut", "After Attack"]}, {}, cid={"hex": [1, 0]})
    play(table, "Wide Cut")
    table.ann.chooses("After Attack")
    assert table.ann.choices == ["aim 1", "aim 2"]
    table.ann.chooses("aim 2")
    assert (len(table.bob.hobbles), len(table.cid.hobbles)) == (0, 1)
    spar(table, {"hand": ["Wide Cut", "After Attack"]}, {"hex": [4, -4]}, cid={"hex": [1, 0]})
    play(table, "Wide Cut")
    table.ann.chooses("After Attack")
    assert (len(table.bob.hobbles), len(table.cid.hobbles)) == (0, 1), "nobody else can be meant"
