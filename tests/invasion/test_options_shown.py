"""Options that are different look different: effects of one card whose order is asked, and damage that is changed."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import begin, capital, dwarfs, orcs

__all__ = ["GAME"]

LANGUAGES = ("en", "pl", "cs", "fr")


def told(table: Scenario, language: str = "en") -> list[str]:
    """The options of Ann's decision in words."""
    return Speech(GAME, ("ann", "bob"), language).options(seen(table.game, 0))


@rule("invasion.effect.simultaneous-order")
@pytest.mark.parametrize("first", [0, 1])
def test_two_effects_of_one_card_are_told_apart(table: Scenario, first: int) -> None:
    """Infiltrate! discards as many cards as it has tokens, and gets one: the order matters."""
    quest = ["Infiltrate! #1 {resources=1}", "Boar Boyz {quest=#1}"]
    begin(table, "turn", orcs(quest=quest, hand=["Pillage"], resources=9), dwarfs())
    assert table.ann.choices == ["resolve Infiltrate!", "resolve Infiltrate! 1"]
    for language in LANGUAGES:
        assert len(set(told(table, language))) == 2
    assert "discard" in told(table)[0].lower()
    table.ann.answers(first)
    assert table.piece("Infiltrate!").resources == 2
    assert len(table.bob.discard) == 1 + first


@rule("invasion.effect.simultaneous-order")
def test_one_effect_of_each_card_is_shown_by_its_card_alone(table: Scenario) -> None:
    begin(table, "turn", neutral(kingdom=["Early Bird", "Early Bird"], hand=["Taint"]), neutral())
    assert table.ann.choices == ["resolve Early Bird", "resolve Early Bird"], "two cards, each with its own number"
    assert len(set(table.ann.decision.options)) == 2


@rule("invasion.effect.simultaneous-order")
def test_one_effect_with_two_triggers_is_told_apart_by_what_it_responds_to(table: Scenario) -> None:
    """Two Dwarf units leave play at the same time; Grudgebearer gets a token for each of them."""
    for others in (["Mountain Brigade {damage=5}", "Runesmith"], ["2x Runesmith"]):
        own = dwarfs(kingdom=["Grudgebearer", *others], resources=9, hand=["Pillage"])
        begin(table, "capital", own, capital("Chaos", resources=9, hand=["Nurgle's Pestilence", "Pillage"]))
        table.ann.passes()
        table.bob.chooses("play Nurgle's Pestilence")
        if table.ann.asked == "order-discards":
            table.ann.answers((0, 1))
        assert table.ann.choices == ["resolve Grudgebearer", "resolve Grudgebearer 1"]
        assert len(set(told(table))) == 2, told(table)
