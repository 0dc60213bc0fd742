"""Base values that are set, doubled and switched, in the order in which that began."""

from __future__ import annotations

from itertools import permutations

import pytest

from nefrit.kernel.cards import Library
from nefrit.kernel.values import MULTIPLY_BASE, SET_BASE
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import last
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.targets import a
from nefrit.l5r.trees import Modifies, Standing
from nefrit.l5r.words.abilities import action
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import quiet_fight, quiet_player, skills


def changing(name: str, effect: Standing) -> L5RFace:
    """An event that changes the base of a character until the end of the conflict."""
    return NEUTRAL.event(name, 1310, cost=0).has(action(last(effect), target=a()))


GAME = LegendOfTheFiveRings(
    Library(
        [
            *PUBLISHED.library.faces.values(),
            changing("Doubling", Modifies("military", amount=2, operation=MULTIPLY_BASE)),
            changing("Setting", Modifies("political", amount=5, operation=SET_BASE)),
            changing("Switching", Standing("switched-skills")),
        ]
    )
)


@rule("l5r.faq.way-of-the-lion-twice-quadruples", "decision.l5r.base-order")
@pytest.mark.parametrize(("first", "expected"), [("lion", (1, 4)), ("yunako", (2, 2))])
def test_way_of_the_lion_and_bayushi_yunako_apply_one_after_the_other(
    table: Scenario, first: str, expected: tuple[int, int]
) -> None:
    ann = quiet_player("Akodo Gunsō", "Bayushi Yunako", hand=["Way of the Lion", "Banzai!"])
    bob = quiet_player("Serene Warrior", hand=["Banzai!"])
    things = {"defenders": ("Serene Warrior",)}
    quiet_fight(table, ann, bob, "military air", "Akodo Gunsō", "Bayushi Yunako", **things)
    uses = ["use Way of the Lion 0", "use Bayushi Yunako 0"]
    for use in uses if first == "lion" else uses[::-1]:
        table.bob.passes()
        table.ann.chooses(use)
        table.ann.chooses("Akodo Gunsō")
    assert skills(table, "Akodo Gunsō") == expected


@rule("decision.l5r.base-order")
@pytest.mark.parametrize("order", list(permutations(("Doubling", "Setting", "Switching", "Doubling"))))
def test_every_order_gives_its_own_result(table: Scenario, order: tuple[str, ...]) -> None:
    ann = quiet_player("Hida Tomonatsu", hand=["2x Doubling", "Setting", "Switching", "Banzai!"])
    bob = quiet_player("Deathseeker", hand=["Banzai!"])
    quiet_fight(table, ann, bob, "military air", "Hida Tomonatsu", defenders=("Deathseeker",))
    for name in order:
        table.bob.passes()
        table.ann.chooses(f"use {name} 0")
        table.ann.chooses("Deathseeker")
    military, political = 2, 1
    for name in order:
        if name == "Doubling":
            military *= 2
        elif name == "Setting":
            political = 5
        else:
            military, political = political, military
    assert skills(table, "Deathseeker") == (military, political)


@rule("l5r.target.must-be-changeable")
def test_a_base_that_would_stay_as_it_is_is_not_changed(table: Scenario) -> None:
    ann = quiet_player("Bayushi Yunako", "Hiruma Ambusher", "Bayushi Liar")
    quiet_fight(table, ann, quiet_player("Doji Whisperer"), "military air", "Bayushi Yunako")
    table.ann.chooses("use Bayushi Yunako 0")
    assert table.ann.choices == ["Bayushi Yunako", "Doji Whisperer"], "not equal skills, and no dash"
