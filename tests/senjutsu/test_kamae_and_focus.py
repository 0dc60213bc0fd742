"""Kamae and focus: shifting along the map, switching, the focus point; gates that a position or focus opens."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.plain_cards import GAME, both_choose, duel

__all__ = ["GAME"]


def plays(table: Scenario, card: str, character: str = "ronin", **ann: Any) -> None:
    """Ann plays a card as this character; bob has played before her."""
    options = {"fighters": [character, "warrior"]}
    duel(table, {"hand": [card], **ann}, {"hand": ["Slide"]}, options=options)
    both_choose(table, card, "Slide")


# ---- Shifting


@rule("senjutsu.kamae.shift.along-paths")
def test_a_shift_follows_the_paths_of_the_characters_map(table: Scenario) -> None:
    plays(table, "Shift", "ronin", kamae="neutral")
    assert table.ann.choices == ["pass", "shift aggression 0", "shift balance 0"]
    table.ann.chooses("shift balance 0")
    assert (table.ann.kamae, table.round) == ("balance", 2)
    assert "Ann: Kamae shifted to Balance." in table.sentences


@rule("senjutsu.kamae.shift.along-paths")
def test_each_step_of_a_shift_follows_one_path(table: Scenario) -> None:
    plays(table, "Shift Far", "ronin", kamae="neutral")
    table.ann.chooses("shift balance 0")
    assert table.ann.choices == ["pass", "shift neutral 0", "shift determination 0"]
    table.ann.chooses("shift determination 0")
    assert (table.ann.kamae, table.round) == ("determination", 2)


@rule("senjutsu.kamae.shift.one-way")
def test_a_path_with_an_arrowhead_goes_one_way_only(table: Scenario) -> None:
    plays(table, "Shift", "warrior", kamae="determination")
    assert table.ann.choices == ["pass", "shift balance 0", "shift neutral 0"]
    # From Neutral there is no way back to Determination.
    plays(table, "Shift", "warrior", kamae="neutral")
    assert table.ann.choices == ["pass", "shift aggression 0"]


@rule("senjutsu.kamae.shift.optional")
def test_a_shift_may_be_shorter_or_not_made_at_all(table: Scenario) -> None:
    plays(table, "Shift Far", kamae="balance")
    table.ann.passes()
    assert (table.ann.kamae, table.round) == ("balance", 2)
    plays(table, "Shift Far", kamae="balance")
    table.ann.chooses("shift neutral 0")
    table.ann.passes()
    assert (table.ann.kamae, table.round) == ("neutral", 2)
    plays(table, "Shift", kamae="balance")
    table.ann.chooses("shift neutral 0")
    assert (table.ann.kamae, table.round) == ("neutral", 2), "longer it may not be"


# ---- The focus point


@rule("senjutsu.focus.point.gain", "senjutsu.focus.point.move-on", "senjutsu.focus.point.ring-never-rests")
def test_a_step_onto_the_focus_point_gains_focus_and_leads_on(table: Scenario) -> None:
    plays(table, "Shift", "warrior", kamae="aggression")
    assert table.ann.choices == ["pass", "shift balance 1", "shift determination 1", "shift neutral 0"]
    table.ann.chooses("shift determination 1")
    assert (table.ann.kamae, table.ann.focus) == ("determination", 1)


@rule("senjutsu.focus.point.different-position")
def test_the_ring_does_not_go_back_to_where_the_shift_began(table: Scenario) -> None:
    plays(table, "Shift", "master", kamae="balance")
    assert table.ann.choices == ["pass", "shift aggression 1", "shift determination 1", "shift neutral 1"]
    plays(table, "Shift Far", "master", kamae="balance")
    table.ann.chooses("shift neutral 1")
    # Also with the second step it is where the effect began that counts.
    assert table.ann.choices == ["pass", "shift aggression 1", "shift determination 1", "shift neutral 1"]


@rule("senjutsu.focus.point.move-on-is-free")
def test_leaving_the_focus_point_is_not_one_of_the_steps(table: Scenario) -> None:
    plays(table, "Shift Far", "master", kamae="neutral")
    table.ann.chooses("shift balance 1")
    table.ann.chooses("shift determination 1")
    assert (table.ann.kamae, table.ann.focus, table.round) == ("determination", 2, 2)


@rule("senjutsu.focus.point.dead-end", "senjutsu.focus.point.dead-end-still-gains")
def test_from_a_focus_point_without_another_way_the_ring_returns(table: Scenario) -> None:
    plays(table, "Shift", "ronin", kamae="aggression")
    assert table.ann.choices == ["pass", "shift aggression 1"]
    table.ann.chooses("shift aggression 1")
    assert (table.ann.kamae, table.ann.focus) == ("aggression", 1)


@pytest.mark.parametrize("character", ["ronin", "warrior", "master", "student"])
@pytest.mark.parametrize("start", ["neutral", "aggression", "balance", "determination"])
@rule("senjutsu.focus.point.ring-never-rests")
def test_the_ring_never_rests_on_a_focus_point(table: Scenario, character: str, start: str) -> None:
    plays(table, "Shift", character, kamae=start)
    assert not [choice for choice in table.ann.choices if choice.startswith("shift focus")]


# ---- Switching


@rule("senjutsu.kamae.switch.direct", "senjutsu.kamae.switch.not-a-step")
def test_a_switch_goes_anywhere_at_once(table: Scenario) -> None:
    plays(table, "Switch", "ronin", kamae="aggression")
    table.ann.chooses("determination")
    assert table.ann.kamae == "determination"


@rule(
    "senjutsu.kamae.switch.mandatory",
    "senjutsu.kamae.switch.neutral-not-a-kamae",
    "senjutsu.focus.switch-not-to-focus-point",
)
def test_a_switch_must_be_made_and_only_to_a_kamae_position(table: Scenario) -> None:
    plays(table, "Switch", kamae="balance")
    assert table.ann.choices == ["aggression", "balance", "determination"]


@rule("senjutsu.kamae.switch.neutral-not-a-kamae", "senjutsu.kamae.switch.mandatory")
def test_a_switch_that_names_neutral_leads_there(table: Scenario) -> None:
    plays(table, "Calm Down", kamae="balance")
    assert (table.ann.kamae, table.round) == ("neutral", 2)


@rule("senjutsu.focus.switch-gains-nothing")
def test_a_switch_gains_no_focus(table: Scenario) -> None:
    plays(table, "Switch", "master", kamae="neutral")
    table.ann.chooses("balance")
    assert table.ann.focus == 0


@rule("senjutsu.kamae.change-by-effects")
def test_nothing_but_an_effect_changes_the_kamae(table: Scenario) -> None:
    plays(table, "Breath", kamae="balance")
    assert (table.round, table.ann.kamae) == (2, "balance")


# ---- Gates


@rule("senjutsu.kamae.effects-mandatory", "senjutsu.kamae.effects-by-position")
def test_a_kamae_effect_happens_by_itself_in_either_of_its_positions(table: Scenario) -> None:
    for kamae in ("aggression", "balance"):
        plays(table, "Stance", kamae=kamae)
        assert (table.round, table.ann.focus) == (2, 1)


@rule("senjutsu.kamae.effects-need-position")
def test_a_kamae_effect_does_nothing_elsewhere(table: Scenario) -> None:
    for kamae in ("neutral", "determination"):
        plays(table, "Stance", kamae=kamae)
        assert (table.round, table.ann.focus) == (2, 0)


@rule("senjutsu.focus.optional.pay-to-use", "senjutsu.focus.paid-to-supply")
def test_an_optional_effect_is_paid_from_the_pool(table: Scenario) -> None:
    plays(table, "Offer", focus=3)
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    # Two are paid, one is gained by the next line.
    assert table.ann.focus == 2
    assert "Ann pays 2 focus." in table.sentences


@rule("senjutsu.focus.optional.decline", "senjutsu.focus.optional.independent")
def test_an_optional_effect_may_be_declined_and_the_rest_of_the_card_happens(table: Scenario) -> None:
    duel(table, {"hand": ["Offer"], "focus": 2}, {"hand": ["Slide"]}, track=[1, 0])
    both_choose(table, "Offer", "Slide")
    table.ann.chooses("no")
    assert (table.ann.focus, table.track) == (3, (1, 0))


@rule("senjutsu.focus.optional.pay-to-use")
def test_who_cannot_pay_is_not_asked(table: Scenario) -> None:
    plays(table, "Offer", focus=1)
    assert (table.round, table.ann.focus) == (2, 2)


@rule("senjutsu.focus.max-three")
def test_nobody_holds_more_than_three_focus(table: Scenario) -> None:
    plays(table, "Breath", focus=3)
    assert table.ann.focus == 3
    plays(table, "Shift", "master", focus=3)
    table.ann.chooses("shift balance 1")
    assert table.ann.focus == 3
    assert not [text for text in table.sentences if "gains" in text]
    plays(table, "Shift", "master", focus=2)
    table.ann.chooses("shift balance 1")
    assert table.ann.focus == 3
    assert "Ann gains 1 focus." in table.sentences
