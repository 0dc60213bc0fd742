"""Judgement of Loec: a unit that is a faceup development for a while."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.invasion.values import zone_hit_points
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, life_of, orcs, power_of

__all__ = ["GAME"]


def judges(table: Scenario, *quest: str) -> None:
    """Ann judges the Boar Boyz in Bob's quest zone; Bob holds Demolition!"""
    begin(
        table,
        "capital",
        capital("High Elf", resources=9, hand=["Judgement of Loec"]),
        orcs(resources=9, hand=["Demolition!"], quest=[*quest]),
    )
    table.ann.chooses("play Judgement of Loec")
    table.ann.chooses("Boar Boyz")


def is_freed(table: Scenario) -> None:
    """Bob destroys Judgement of Loec."""
    table.bob.chooses("play Demolition!")
    table.bob.chooses("Judgement of Loec")
    assert table.ann.discard == ["Judgement of Loec"]


@rule("invasion.faq.judgement-of-loec-on-unit")
def test_a_judged_unit_is_a_faceup_development(table: Scenario) -> None:
    """Judgement of Loec is played on a unit. What is that unit now?

    It stays in play faceup and counts as a development, as long as Judgement of Loec is attached to it.
    """
    judges(table, "Boar Boyz {damage=2}")
    boyz = table.piece("Boar Boyz")
    assert (boyz.development, boyz.facedown, boyz.damage) == (True, False, 0)
    assert (power_of(table, "Boar Boyz"), zone_hit_points(table.game, 1, 1)) == (0, 8 + 1)
    is_freed(table)
    assert not table.piece("Boar Boyz").development
    assert (life_of(table, "Boar Boyz"), zone_hit_points(table.game, 1, 1)) == (4, 8)


@rule("invasion.faq.judgement-of-loec-on-questing-unit")
def test_a_judged_unit_is_no_longer_questing(table: Scenario) -> None:
    """Judgement of Loec is attached to a unit that is questing. What becomes of the quest?

    The unit is taken off it, and lies in the zone in which it was questing; it does not return to the quest.
    """
    judges(table, "Infiltrate! #1 {resources=2}", "Boar Boyz {quest=#1}")
    assert table.bob.quest == ["Infiltrate!", "Boar Boyz", "Judgement of Loec"]
    assert table.piece("Boar Boyz").quest == -1
    assert table.piece("Infiltrate!").resources == 0
    is_freed(table)
    assert table.piece("Boar Boyz").quest == -1


@rule("invasion.faq.judgement-of-loec-corrupted")
def test_a_judged_unit_keeps_its_corruption(table: Scenario) -> None:
    """Judgement of Loec is played on a corrupted unit, and removed later. Is the unit still corrupted?

    Yes. It is a corrupted development, and then a corrupted unit again.
    """
    judges(table, "Boar Boyz {corrupted=true}")
    assert (table.piece("Boar Boyz").development, table.piece("Boar Boyz").corrupted) == (True, True)
    is_freed(table)
    assert (table.piece("Boar Boyz").development, table.piece("Boar Boyz").corrupted) == (False, True)
