"""The reveal phase: paying, initiatives that are paid for, replacements, variable initiatives."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule, side
from tests.senjutsu.plain_cards import FIELD, GAME, both_choose, duel, fighter

__all__ = ["GAME"]


@rule("senjutsu.reveal.step1", "senjutsu.timing.round.6-reveal", "senjutsu.timing.reveal.1-flip")
def test_all_cards_are_turned_faceup_at_the_same_time(table: Scenario) -> None:
    duel(table, {"hand": ["Hasty"], "focus": 1}, {"hand": ["Ponder"]})
    both_choose(table, "Hasty", "Ponder")
    assert table.ann.asked == "pay-initiative"
    for seat in (0, 1, 2):
        shown = {zone["seat"]: zone["cards"] for zone in table.game.view(seat)["zones"] if zone["zone"] == "revealed"}
        faces = [GAME.library.faces[shown[owner][0]["face"]].name for owner in (0, 1)]
        assert faces == ["Hasty", "Ponder"]


@rule("senjutsu.reveal.step2", "senjutsu.focus.mandatory.must-pay", "senjutsu.timing.reveal.2-mandatory")
def test_mandatory_costs_are_paid_when_cards_are_revealed(table: Scenario) -> None:
    duel(table, {"hand": ["Dear"], "focus": 3}, {"hand": ["Quick Ponder"]})
    both_choose(table, "Dear", "Quick Ponder")
    # bob's card is faster, but ann has paid already.
    assert table.deciding == ["bob"]
    assert table.ann.focus == 1


@rule("senjutsu.reveal.step3", "senjutsu.timing.reveal.3-optional")
def test_another_initiative_may_be_paid_for(table: Scenario) -> None:
    duel(table, {"hand": ["Hasty"], "focus": 1}, {"hand": ["Ponder"]})
    both_choose(table, "Hasty", "Ponder")
    assert table.ann.choices == ["pass", "pay-initiative Hasty 6 1"]
    table.ann.chooses("pay-initiative Hasty 6 1")
    assert (table.ann.focus, table.deciding, table.initiative) == (0, ["ann"], 6)
    assert "Ann chooses initiative 6." in table.sentences


@rule("senjutsu.reveal.step3")
def test_without_paying_the_printed_initiative_holds(table: Scenario) -> None:
    duel(table, {"hand": ["Hasty"], "focus": 1}, {"hand": ["Ponder"]})
    both_choose(table, "Hasty", "Ponder")
    table.ann.passes()
    assert (table.ann.focus, table.deciding, table.initiative) == (1, ["bob"], 3)
    duel(table, {"hand": ["Hasty"], "focus": 0}, {"hand": ["Ponder"]})
    both_choose(table, "Hasty", "Ponder")
    assert table.deciding == ["bob"]


@rule("senjutsu.kamae.effects-mandatory")
def test_an_initiative_on_a_kamae_band_replaces_the_printed_one_by_itself(table: Scenario) -> None:
    duel(table, {"hand": ["Angry Haste"], "kamae": "aggression"}, {"hand": ["Ponder"]})
    both_choose(table, "Angry Haste", "Ponder")
    assert (table.deciding, table.initiative) == (["ann"], 6)
    duel(table, {"hand": ["Angry Haste"], "kamae": "balance"}, {"hand": ["Ponder"]})
    both_choose(table, "Angry Haste", "Ponder")
    assert (table.deciding, table.initiative) == (["bob"], 3)


@rule("senjutsu.reveal.step4-order", "senjutsu.timing.reveal.4-replacement")
def test_replacements_are_offered_from_the_lowest_on_the_track_upwards(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder", "Spring"]}, {"hand": ["Ponder", "Spring"]})
    both_choose(table, "Ponder", "Ponder")
    assert table.bob.choices == ["pass", "Spring"]
    table.bob.chooses("Spring")
    assert table.bob.revealed == ["Spring"]
    assert table.ann.choices == ["pass", "Spring"]
    table.ann.passes()
    assert (table.deciding, table.initiative) == (["bob"], 5)


@rule("senjutsu.reveal.step4-only-window")
def test_a_replacement_is_not_offered_again_later(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder", "Spring"]}, {"hand": ["Quick Ponder"]})
    both_choose(table, "Ponder", "Quick Ponder")
    table.ann.passes()
    table.bob.says(0)
    table.ann.says(0)
    assert table.round == 2
    assert table.ann.asked == "choose-card"


@rule("senjutsu.reveal.step4-discard", "senjutsu.instant.replacement.discard-original")
def test_the_replaced_card_is_discarded_at_once(table: Scenario) -> None:
    duel(table, {"hand": ["Ponder", "Spring"]}, {"hand": ["Ponder"]})
    both_choose(table, "Ponder", "Ponder")
    table.ann.chooses("Spring")
    assert (table.ann.revealed, table.ann.discard) == (["Spring"], ["Ponder"])
    assert table.initiative == 5
    assert "Ann plays Spring instead." in table.sentences


@rule("senjutsu.reveal.step4-discard", "senjutsu.instant.replacement.discard-original")
def test_a_card_is_replaced_by_one_of_its_own_player(table: Scenario) -> None:
    # Bob is asked first, and ann has nothing to replace her card with.
    duel(table, {"hand": ["Ponder"]}, {"hand": ["Ponder", "Spring"]})
    both_choose(table, "Ponder", "Ponder")
    table.bob.chooses("Spring")
    assert (table.ann.revealed, table.ann.discard) == (["Ponder"], [])
    assert (table.bob.revealed, table.bob.discard) == (["Spring"], ["Ponder"])


@rule("senjutsu.reveal.step4-refund")
def test_what_was_paid_for_the_replaced_card_is_taken_back(table: Scenario) -> None:
    duel(table, {"hand": ["Dear Haste", "Spring"], "focus": 2}, {"hand": ["Ponder"]})
    both_choose(table, "Dear Haste", "Ponder")
    table.ann.chooses("pay-initiative Dear Haste 6 1")
    assert table.ann.focus == 0
    table.ann.chooses("Spring")
    assert (table.ann.focus, table.initiative) == (2, 5)


@rule("senjutsu.reveal.step4-pay", "senjutsu.reveal.step4-refund")
def test_a_replacement_is_paid_for_at_once_and_the_refund_may_pay_for_it(table: Scenario) -> None:
    duel(table, {"hand": ["Dear", "Dear Spring"], "focus": 3}, {"hand": ["Ponder"]})
    both_choose(table, "Dear", "Ponder")
    assert table.ann.focus == 1
    assert table.ann.choices == ["pass", "Dear Spring"]
    table.ann.chooses("Dear Spring")
    assert table.ann.focus == 0
    duel(table, {"hand": ["Dear", "Dear Spring"], "focus": 2}, {"hand": ["Ponder"]})
    both_choose(table, "Dear", "Ponder")
    assert table.ann.asked == "draw-up-to"


@rule("senjutsu.reveal.step5", "senjutsu.reveal.step5-example", "senjutsu.reveal.step5-any-between")
def test_a_variable_initiative_may_be_any_number_between(table: Scenario) -> None:
    duel(table, {"hand": ["Wide"]}, {"hand": ["Ponder"]})
    both_choose(table, "Wide", "Ponder")
    assert table.ann.choices == ["value 7", "value 6", "value 5", "value 4", "value 3"]
    table.ann.chooses("value 4")
    assert (table.deciding, table.initiative) == (["ann"], 4)


@rule("senjutsu.reveal.step5-order", "senjutsu.reveal.step5-choice-is-public", "senjutsu.timing.reveal.5-variable")
def test_variable_initiatives_are_chosen_openly_from_the_lowest_on_the_track(table: Scenario) -> None:
    sides: dict[str, Any] = {
        "ann": side(**fighter(hand=["Wide"], hex=[0, 0])),
        "bob": side(**fighter(hand=["Ponder"], hex=[0, 2])),
        "cid": side(**fighter(hand=["Wide"], hex=[2, 0])),
    }
    table.position("choose", **sides, board=FIELD, track=[2, 0, 1], round=1)
    for player, card in ((table.ann, "Wide"), (table.bob, "Ponder"), (table.cid, "Wide")):
        player.chooses(card)
    assert table.deciding == ["ann"]
    table.ann.chooses("value 5")
    assert table.deciding == ["cid"]
    assert table.game.view(2)["seats"][0]["value"] == 5
    table.cid.chooses("value 6")
    assert table.deciding == ["cid"]


@rule("senjutsu.reveal.step5", "senjutsu.instant.additional.condition")
def test_a_widened_range_may_reach_down_to_nothing(table: Scenario) -> None:
    duel(table, {"hand": ["Low", "Broaden"]}, {"hand": ["Ponder"]})
    both_choose(table, "Low", "Ponder")
    table.ann.chooses("Broaden")
    assert table.ann.choices == ["value 4", "value 3", "value 2", "value 1", "value 0"]
    table.ann.chooses("value 0")
    assert table.deciding == ["bob"]
    table.bob.says(0)
    assert (table.deciding, table.initiative) == (["ann"], 0)


@rule("senjutsu.reveal.step5", "senjutsu.instant.additional.condition")
def test_no_range_reaches_below_nothing_and_only_that_of_a_block_is_widened(table: Scenario) -> None:
    duel(table, {"hand": ["Lowest", "Broaden"]}, {"hand": ["Ponder"]})
    both_choose(table, "Lowest", "Ponder")
    table.ann.chooses("Broaden")
    assert table.ann.choices == ["value 3", "value 2", "value 1", "value 0"]
    duel(table, {"hand": ["Probe", "Broaden"]}, {"hand": ["Daze"]})
    both_choose(table, "Probe", "Daze")
    assert (table.ann.asked, table.initiative) == ("draw-up-to", 3), "an attack is no block"


@rule("senjutsu.reveal.step5", "senjutsu.hobble.variable")
@pytest.mark.parametrize("hobbles", [[], [0]])
def test_each_section_with_a_variable_initiative_has_its_own_value(table: Scenario, hobbles: list[int]) -> None:
    duel(table, {"hand": ["Wide Twice"], "hobbles": hobbles}, {"hand": ["Breath"]})
    both_choose(table, "Wide Twice", "Breath")
    assert table.ann.choices == ["value 7", "value 6", "value 5"]
    table.ann.chooses("value 6")
    assert table.ann.choices == ["value 4", "value 3", "value 2"]
    table.ann.chooses("value 3")
    assert (table.ann.asked, table.ann.focus, table.initiative) == ("draw-up-to", 1, 3 - len(hobbles))


@rule("senjutsu.reveal.step3", "senjutsu.reveal.step5")
def test_a_range_may_be_paid_for(table: Scenario) -> None:
    duel(table, {"hand": ["Hasty Wide"], "focus": 1}, {"hand": ["Ponder"]})
    both_choose(table, "Hasty Wide", "Ponder")
    table.ann.chooses("pay-initiative Hasty Wide 8 6 1")
    assert (table.ann.choices, table.ann.focus) == (["value 8", "value 7", "value 6"], 0)


@rule("senjutsu.reveal.step3", "senjutsu.reveal.step4-refund", "senjutsu.reveal.step4-pay")
def test_what_was_paid_for_a_range_is_taken_back_and_the_range_is_gone(table: Scenario) -> None:
    duel(table, {"hand": ["Hasty Wide", "Dear Spring"], "focus": 3}, {"hand": ["Ponder"]})
    both_choose(table, "Hasty Wide", "Ponder")
    table.ann.chooses("pay-initiative Hasty Wide 8 6 1")
    assert (table.ann.focus, table.ann.choices) == (2, ["pass", "Dear Spring"])
    table.ann.chooses("Dear Spring")
    assert (table.ann.asked, table.ann.focus, table.initiative) == ("draw-up-to", 0, 5)


@rule("senjutsu.timing.reveal.6-compare", "senjutsu.timing.reveal.7-resolve")
def test_then_initiatives_are_compared_and_cards_resolve(table: Scenario) -> None:
    duel(table, {"hand": ["Wide"]}, {"hand": ["Hasty"], "focus": 1})
    both_choose(table, "Wide", "Hasty")
    table.bob.chooses("pay-initiative Hasty 6 1")
    assert table.due == ()
    table.ann.chooses("value 7")
    assert (table.deciding, table.initiative) == (["ann"], 7)
    assert (1, 6) in [(one.seat, one.initiative) for one in table.due]


@rule("senjutsu.timing.end.tokens", "senjutsu.focus.paid-to-supply")
def test_what_was_paid_in_a_round_is_back_in_the_supply_with_the_next(table: Scenario) -> None:
    duel(table, {"hand": ["Dear", "Ponder", "Spring"], "focus": 2}, {"hand": ["Slide"]})
    both_choose(table, "Dear", "Slide")
    table.ann.passes()
    table.ann.says(0)
    assert table.round == 2
    both_choose(table, "Ponder", "Breath")
    table.ann.chooses("Spring")
    assert table.ann.focus == 0
