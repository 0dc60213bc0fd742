"""A third restricted attachment on a character: spared if it was just played, not if it was moved or stolen."""

from __future__ import annotations

import pytest

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, quiet_player

__all__ = ["GAME"]

ARMED = ("Serene Warrior #1", "Fine Katana {on=#1}", "Ornate Fan {on=#1}")
"""A character with two restricted attachments."""

THREE = ["Fine Katana", "Ornate Fan", "Honored Blade"]


@rule("l5r.restricted.discard-excess-1-5", "l5r.restricted.max-two")
@pytest.mark.parametrize("discarded", THREE)
def test_one_that_was_moved_there_may_be_discarded(table: Scenario, discarded: str) -> None:
    ann = quiet_player(*ARMED, "Giver of Gifts #2", "Honored Blade {on=#2}", hand=["Good Omen"])
    begins(table, ann, quiet_player(hand=["Good Omen"]))
    table.ann.chooses("use Giver of Gifts 0")
    table.ann.chooses("Honored Blade")
    table.ann.chooses("Serene Warrior")
    assert (table.ann.asked, table.ann.choices) == ("discard-excess", THREE)
    assert table.ann.decision.rule == "l5r.restricted.discard-excess-1-5"
    table.ann.chooses(discarded)
    assert table.ann.cards_in("conflict-discard") == [discarded]


@rule("l5r.restricted.discard-excess-1-5", "l5r.restricted.max-two")
@pytest.mark.parametrize("discarded", THREE)
def test_one_that_was_stolen_may_be_discarded(table: Scenario, discarded: str) -> None:
    ann = quiet_player(*ARMED, hand=["Calling in Favors"])
    begins(table, ann, quiet_player("Matsu Berserker #2", "Honored Blade {on=#2}"))
    table.ann.chooses("use Calling in Favors 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("Honored Blade")
    assert (table.ann.asked, table.ann.choices) == ("discard-excess", THREE)
    table.ann.chooses(discarded)
    pile = table.bob if discarded == "Honored Blade" else table.ann
    assert discarded in pile.cards_in("conflict-discard")


@rule("l5r.restricted.third-replaces-other-1-5")
def test_one_that_was_played_is_not_discarded(table: Scenario) -> None:
    begins(table, quiet_player(*ARMED, hand=["Honored Blade"]), quiet_player("Matsu Berserker"))
    table.ann.chooses("play Honored Blade")
    table.ann.chooses("Serene Warrior")
    assert (table.ann.asked, table.ann.choices) == ("discard-excess", THREE[:2])
    assert table.ann.decision.rule == "l5r.restricted.third-replaces-other-1-5"


@rule("l5r.control.duration-default", "l5r.attachment.control-unchanged")
def test_one_that_is_stolen_for_the_character_it_is_on_stays_there(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior #1", hand=["Calling in Favors"]), quiet_player("Fine Katana {on=#1}"))
    table.ann.chooses("use Calling in Favors 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("Fine Katana")
    katana, warrior = table.piece("Fine Katana"), table.piece("Serene Warrior")
    assert (katana.controller, warrior.status, table.bob.cards_in("conflict-discard")) == (0, -1, [])
