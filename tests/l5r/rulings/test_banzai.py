"""Banzai!: an event that may be resolved twice, and when it can be cancelled."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.rulings.sides import conflict, military, quiet

__all__ = ["GAME"]

CANCEL = "respond Voice of Honor 0 0"


def banzai(table: Scenario) -> None:
    """Ann plays Banzai! on a character with 2 military skill, and Bob could cancel it."""
    ann = quiet("Brash Samurai", hand=["Banzai!"])
    conflict(table, ann, quiet("Doji Whisperer {status=1}", hand=["Voice of Honor"]), "military air", "Brash Samurai")
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Brash Samurai")
    assert table.bob.choices == ["pass", CANCEL]


def again(table: Scenario) -> None:
    """Ann loses 1 honor to resolve it again."""
    table.ann.chooses("yes")
    table.ann.chooses("Brash Samurai")


@rule("l5r.faq.banzai-cancel-first-cancels-all")
def test_cancelling_the_first_effects_cancels_the_repetition_too(table: Scenario) -> None:
    """Voice of Honor cancels Banzai! when it is played. May its player still lose 1 honor to resolve it again?

    No. The whole effect is cancelled, and the option to repeat it is a part of that.
    """
    banzai(table)
    table.bob.chooses(CANCEL)
    assert table.ann.asked == "act-or-pass", "nobody asks whether to resolve it again"
    assert (military(table, "Brash Samurai"), table.ann.honor) == (2, 10)


@rule("l5r.faq.banzai-cancel-second-only")
def test_the_second_effects_can_be_cancelled_alone(table: Scenario) -> None:
    """The first effects of Banzai! were let through. Can the opponent cancel the second ones?

    Yes. They attempt to initiate anew, and can be cancelled then; what the first ones did stays.
    """
    banzai(table)
    table.bob.passes()
    again(table)
    table.bob.chooses(CANCEL)
    assert (military(table, "Brash Samurai"), table.ann.honor) == (2 + 2, 9)


@rule("l5r.faq.banzai-cancel-options")
def test_everything_is_cancelled_or_the_second_part_or_nothing(table: Scenario) -> None:
    """What can the opponent of a Banzai! that is meant to be resolved twice do with one Voice of Honor?

    Cancel everything, or only the second part, or nothing. The first part alone cannot be cancelled.
    """
    banzai(table)
    table.bob.passes()
    again(table)
    table.bob.passes()
    assert military(table, "Brash Samurai") == 2 + 2 + 2, "nothing is cancelled"
    banzai(table)
    table.bob.passes()
    again(table)
    table.bob.chooses(CANCEL)
    assert military(table, "Brash Samurai") == 2 + 2, "the second part is cancelled"
    banzai(table)
    table.bob.chooses(CANCEL)
    assert military(table, "Brash Samurai") == 2, "everything is cancelled"
    assert table.ann.asked == "act-or-pass"
