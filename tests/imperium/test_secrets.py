"""What others can tell from who is asked: nothing of what lies in a hand."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.imperium.state import DECK
from nefrit.testing import Scenario, side
from tests.imperium.tables import middle, plays

__all__ = ["GAME"]


def opportunities(table: Scenario) -> list[int]:
    return [one.seat for one in table.match.log.opportunities]


def test_that_somebody_may_return_unrest_is_noted_whether_they_can_or_not(table: Scenario) -> None:
    for hand, asked in ((["Unrest"], True), (["Berbers"], False)):
        table.position("turn", ann=side(hand=["Cacao", "Berbers"]), bob=side(hand=hand), **middle())
        table.ann.chooses("activate")
        table.ann.chooses("play Cacao")
        assert (table.bob.asked == "may") == asked
        assert GAME.conceals(table.game, 1) == asked
        assert 1 in opportunities(table)


def test_what_everybody_can_see_is_no_secret(table: Scenario) -> None:
    plays(table, "Charity")
    assert table.bob.asked == "may"
    assert not GAME.conceals(table.game, 1)
    assert opportunities(table) == []


def test_only_who_puts_a_card_on_a_deck_knows_what_lies_there(table: Scenario) -> None:
    plays(table, "Cafall", deck=["Berbers", "Etruscans", "Hittites"])
    table.ann.chooses("Berbers")
    assert table.ann.deck == ["Berbers", "Hittites"]
    known = [[table.game.knows(seat, card) for card in table.game.zone(DECK, 0)] for seat in (0, 1)]
    assert known == [[True, False], [False, False]]
