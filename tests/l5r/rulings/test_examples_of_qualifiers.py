"""The example of a qualifier. No published card of these sets speaks like it, so the cards are made up."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin

__all__ = ["GAME"]


@rule("l5r.qualifier.unique-example")
def test_unique_before_two_nouns_is_about_both(table: Scenario) -> None:
    """A card speaks of each unique character and attachment. Is an attachment meant that is not unique?

    No. The qualifier is about both nouns. Parade bows the unique Champion and Relic, but not Bushi and Fan.
    """
    theirs = ["Champion #1", "Bushi #2", "Relic {on=#2}", "Fan {on=#1}"]
    for edition in GAME.editions:
        begin(
            table,
            {"hand": ["Parade"], "play": ["Clerk"]},
            {"play": theirs, "stronghold": ["Fort {slot=4}"]},
            edition=edition,
        )
        table.ann.chooses("use Parade 0")
        assert [table.piece(name).bowed for name in ("Champion", "Relic", "Bushi", "Fan")] == [True, True, False, False]
