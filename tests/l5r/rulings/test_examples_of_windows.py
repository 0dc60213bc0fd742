"""The example of a shared window. No published card of these sets waits for a draw, so the cards are made up."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, player

__all__ = ["GAME"]


@rule("l5r.trigger.shared-window-earth-ring")
def test_the_earth_ring_draws_and_discards_at_the_same_time(table: Scenario) -> None:
    """The earth ring lets a player draw a card and makes the opponent discard one. In which windows do cards respond?

    In one interrupt window and one reaction window for both, and there in any order. A Reader reacts to the draw, a
    Thief to the discard.
    """
    cards = {"hand": ["Silence"], "conflict-deck": ["2x Fan"]}
    for edition in GAME.editions:
        begins(table, player("Bushi", "Reading Guard", **cards), player("Bushi", **cards), edition=edition)
        attacks(table.ann, "military earth", "Bushi")
        table.bob.chooses("Bushi")
        table.ann.chooses("earth")
        assert table.ann.choices == ["pass", "respond Reading Guard 0 0"]
        assert (table.ann.hand, table.bob.hand) == (["Silence"], ["Silence"]), "neither has happened yet"
        table.ann.passes()
        assert (table.ann.hand, table.bob.hand) == (["Silence", "Fan"], []), "both have"
        begins(table, player("Bushi", "Reader", "Thief", **cards), player("Bushi", **cards), edition=edition)
        attacks(table.ann, "military earth", "Bushi")
        table.bob.chooses("Bushi")
        table.ann.chooses("earth")
        assert table.ann.choices == ["pass", "respond Reader 0 0", "respond Thief 0 1"]
        table.ann.chooses("respond Thief 0 1")
        assert table.ann.choices == ["pass", "respond Reader 0 0"]
