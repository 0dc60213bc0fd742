"""Values beside the chain, what lasts until the end of the turn, and the last turn."""

from __future__ import annotations

from nefrit.testing import Scenario, side
from tests.kernel.chains import happened
from tests.kernel.models.chain import GAME, value

__all__ = ["GAME"]


def number(table: Scenario, name: str, what: str) -> int:
    """A value of the unit with this name, as it is now."""
    return next(value(table.game, card, what) for card in table.game.pieces if table.game.faces[card].name == name)


# rules: invasion.timing.e3-expire
def test_what_lasts_until_the_end_of_the_turn_expires(table: Scenario) -> None:
    table.position(
        "window",
        ann=side(hand=["Blessing", "Blessing", "Bolt", "Scorch"], play=["Recruit"], resources=5),
        bob=side(play=["Scavenger"]),
    )
    for _ in range(2):
        table.ann.chooses("play Blessing")
        table.ann.chooses("Recruit")
    table.ann.passes()
    assert (number(table, "Recruit", "hit_points"), number(table, "Recruit", "toughness")) == (5, 2)
    assert (number(table, "Scavenger", "hit_points"), number(table, "Scavenger", "toughness")) == (1, 0)
    table.ann.chooses("play Scorch")
    table.ann.chooses("Recruit")
    table.ann.passes()
    assert happened(table) == []
    lasting = len(table.game.lasting)
    assert lasting == 4
    table.ann.passes()
    assert (table.turn, table.game.lasting) == (2, ())
    assert number(table, "Recruit", "hit_points") == 1


# rules: invasion.timing.e2-end-effects, invasion.timing.e3-expire
def test_a_unit_that_lived_on_a_lasting_effect_dies_at_the_end_of_the_turn_and_triggers_nothing(
    table: Scenario,
) -> None:
    table.position(
        "window",
        ann=side(hand=["Blessing", "Bolt"], play=["Recruit", "Prophet"], deck=["Volley", "Scorch"]),
        bob=side(play=["Scavenger"], resources=0),
    )
    table.ann.chooses("play Blessing")
    table.ann.chooses("Recruit")
    table.ann.passes()
    table.ann.chooses("play Bolt")
    table.ann.chooses("Recruit")
    assert table.in_play("Recruit") is False
    assert happened(table) == ["recruit damaged", "recruit destroyed"]
    assert table.ann.hand == ["Volley"], "the forced effect of the end came first"
    assert table.bob.resources == 2, "what he collects; the effect of the Scavenger can no longer be triggered"


def test_the_game_is_over_after_the_last_turn(table: Scenario) -> None:
    table.position("window", ann=side(play=["Recruit"]), bob=side(hand=["Bolt"], play=["Veteran", "Ghost"]), turn=6)
    table.everybody_passes()
    assert table.winners == ["bob"]
