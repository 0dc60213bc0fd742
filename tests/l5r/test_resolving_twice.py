"""Abilities that may be resolved a second time."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.cards import Library
from nefrit.l5r.constants import MILITARY, NEUTRAL
from nefrit.l5r.costs import DoToOne, LoseHonor
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import last
from nefrit.l5r.faces import event
from nefrit.l5r.filters import are
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.targets import a_character
from nefrit.l5r.trees import Modifies
from nefrit.l5r.values import skill
from nefrit.l5r.written import action
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import fight, number, player

DRILL = event(
    "Drill",
    NEUTRAL,
    1302,
    cost=2,
    abilities=[
        action(
            last(Modifies("military", amount=1)),
            costs=(DoToOne("bow", are("yours", "character", "non-participating")),),
            targets=a_character(*are("participating")),
            again=(LoseHonor(1),),
        )
    ],
)
"""Twice for honor, as a published event, but with costs that could be paid twice."""

GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), DRILL]))


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions."""
    return player(*play, **{"provinces": ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"], **things})


def attacks(table: Scenario, ann: Side, bob: Side, *attackers: str) -> None:
    """Ann attacks, and nobody defends."""
    fight(table, ann, bob, "military air", *attackers, province="Ancestral Lands")


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
def test_the_second_time_other_targets_may_be_chosen(table: Scenario) -> None:
    ann = quiet("Serene Warrior", "Brash Samurai", hand=["Banzai!"])
    attacks(table, ann, quiet("Doji Whisperer"), "Serene Warrior", "Brash Samurai")
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("yes")
    assert table.ann.choices == ["Serene Warrior", "Brash Samurai"]
    table.ann.chooses("Brash Samurai")
    assert [skill(table.game, number(table, name), MILITARY) for name in ("Serene Warrior", "Brash Samurai")] == [5, 4]


@rule("l5r.initiate.resolve-twice-repeats-5-to-7")
def test_it_is_resolved_again_before_anybody_reacts(table: Scenario) -> None:
    bob = quiet("Adept of the Waves #1", "The Mirror's Gaze {on=#1}")
    attacks(table, quiet("Serene Warrior", hand=["Banzai!"]), bob, "Serene Warrior")
    table.bob.passes()
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Serene Warrior")
    assert (table.deciding, table.ann.asked) == (["ann"], "resolve-again")
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    assert skill(table.game, number(table, "Serene Warrior"), MILITARY) == 7
    assert (table.deciding, table.bob.asked) == (["bob"], "respond-or-pass"), "now it has resolved"


@rule("l5r.initiate.resolve-twice-costs-once")
def test_its_costs_are_paid_once(table: Scenario) -> None:
    ann = quiet("Serene Warrior", "Brash Samurai", "Doji Whisperer", hand=["Drill"])
    attacks(table, ann, quiet("Doji Whisperer"), "Serene Warrior")
    table.ann.chooses("use Drill 0")
    assert table.ann.choices == ["Brash Samurai", "Doji Whisperer"]
    table.ann.chooses("Brash Samurai")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("yes")
    table.ann.chooses("Serene Warrior")
    assert skill(table.game, number(table, "Serene Warrior"), MILITARY) == 5
    assert (table.ann.fate, table.ann.honor) == (3, 9)
    assert not table.ann.piece("Doji Whisperer").bowed
