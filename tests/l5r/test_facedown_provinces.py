"""Facedown provinces: what they are not, and what changes when they are turned faceup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.conflict import attack_elsewhere
from nefrit.l5r.constants import AIR, END_OF_PHASE
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import last
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import L5R
from nefrit.l5r.targets import FACEDOWN_PROVINCES, IN_PLAY, Chosen, a
from nefrit.l5r.trees import Modifies
from nefrit.l5r.values import strength
from nefrit.l5r.words.abilities import action
from nefrit.l5r.words.cards import of_element, province, theirs, yours
from nefrit.l5r.words.nouns import it
from nefrit.l5r.words.verbs import turn_facedown
from nefrit.parts.words import any_card
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, number, player


@dataclass(frozen=True)
class MoveConflict(Effect):
    """Move the conflict to the chosen province."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """No published card of the pool does so."""
        return attack_elsewhere(game, context.targets[0], context.seat)


STRONGER = last(Modifies("strength", amount=3), until=END_OF_PHASE)
CARDS = [
    NEUTRAL.event("Feint", 1306, cost=0).has(action(MoveConflict(), target=a(province & theirs, IN_PLAY))),
    NEUTRAL.event("Night Watch", 1307, cost=0).has(
        action(STRONGER, target=Chosen(least=1, most=2, area=FACEDOWN_PROVINCES, cards=yours))
    ),
    NEUTRAL.event("Air Shrine", 1308, cost=0).has(action(STRONGER, target=a(of_element(AIR), IN_PLAY))),
    NEUTRAL.event("Dusk", 1309, cost=0).has(action(turn_facedown(it), target=a(any_card, IN_PLAY))),
]
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), *CARDS]))

GARDEN = "Manicured Garden {slot=0} [known to bob]"
FIELDS = "Fertile Fields {slot=1} [known to bob]"
OPEN = "Ancestral Lands {slot=2}"


def strengths(table: Scenario) -> list[int]:
    """The strengths of Manicured Garden and of Fertile Fields, 4 each as they are printed."""
    return [strength(table.game, number(table, name)) for name in ("Manicured Garden", "Fertile Fields")]


@rule("l5r.facedown-province.attacked-otherwise")
def test_a_facedown_province_to_which_the_conflict_moves_is_turned_faceup_at_once(table: Scenario) -> None:
    ann = player("Wandering Ronin", hand=["Feint"], provinces=[])
    begins(table, ann, player(provinces=[GARDEN, OPEN], role=["Seeker of Air"]))
    table.ann.passes()
    attack(table, "military air", "Wandering Ronin", province="Ancestral Lands")
    table.ann.chooses("use Feint 0")
    table.ann.chooses("Manicured Garden")
    assert is_faceup(table.game, number(table, "Manicured Garden"))
    table.bob.chooses("respond Seeker of Air 0 0")
    assert (table.bob.fate, table.conflict.province) == (6, number(table, "Manicured Garden"))
    assert "use Manicured Garden 0" in table.bob.choices


@rule("l5r.facedown-province.attacked-otherwise")
def test_a_faceup_one_is_not_revealed_again(table: Scenario) -> None:
    faceup = "Manicured Garden {slot=0}"
    bob = player(provinces=[faceup, OPEN], role=["Seeker of Air"], fate=3)
    begins(table, player("Wandering Ronin", hand=["Feint"], provinces=[]), bob)
    table.ann.passes()
    attack(table, "military air", "Wandering Ronin", province="Ancestral Lands")
    table.ann.chooses("use Feint 0")
    table.ann.chooses("Manicured Garden")
    assert (table.conflict.province, table.bob.asked) == (number(table, "Manicured Garden"), "act-or-pass")


def watched(table: Scenario, *provinces: str, **things: Any) -> None:
    """Bob's facedown provinces are stronger; then Ann attacks Manicured Garden."""
    ann = player("Wandering Ronin", provinces=[])
    begins(table, ann, player(provinces=[GARDEN, FIELDS, OPEN], hand=["Night Watch"]), first=1, **things)
    table.bob.chooses("use Night Watch 0")
    table.bob.chooses(*provinces)
    attack(table, "military air", "Wandering Ronin")


@rule("l5r.facedown-province.entities-swap")
@pytest.mark.parametrize(
    ("provinces", "left"),
    [(("Manicured Garden",), [4, 4]), (("Manicured Garden", "Fertile Fields"), [4, 7])],
)
def test_what_lasts_for_a_facedown_province_ends_when_it_is_turned_faceup(
    table: Scenario, provinces: tuple[str, ...], left: list[int]
) -> None:
    watched(table, *provinces)
    assert strengths(table) == left


@rule("l5r.facedown-province.entities-swap")
def test_in_1_0_it_is_the_same_province(table: Scenario) -> None:
    watched(table, "Manicured Garden", edition="1.0")
    assert strengths(table) == [7, 4]


@rule("l5r.facedown-province.entities-swap")
@pytest.mark.parametrize(("edition", "left"), [("1.0", 7), ("1.5", 4)])
def test_what_lasts_for_a_faceup_province_ends_when_it_is_turned_facedown(
    table: Scenario, edition: str, left: int
) -> None:
    ann = player("Wandering Ronin", provinces=["Manicured Garden {slot=0}"], hand=["Air Shrine", "Dusk"])
    begins(table, ann, player(provinces=[OPEN]), edition=edition)
    table.ann.chooses("use Air Shrine 0")
    table.ann.chooses("Manicured Garden")
    assert strength(table.game, number(table, "Manicured Garden")) == 7
    table.ann.chooses("use Dusk 0")
    table.ann.chooses("Manicured Garden")
    known = [table.game.knows(seat, number(table, "Manicured Garden")) for seat in (0, 1, 2)]
    assert known == [True, True, False], "both players have seen it"
    assert not is_faceup(table.game, number(table, "Manicured Garden"))
    assert strength(table.game, number(table, "Manicured Garden")) == left


def test_a_province_that_was_turned_facedown_is_revealed_again_when_it_is_attacked(table: Scenario) -> None:
    begins(
        table, player("Wandering Ronin", hand=["Dusk"], provinces=[]), player(provinces=["Manicured Garden {slot=0}"])
    )
    table.ann.chooses("use Dusk 0")
    table.ann.chooses("Manicured Garden")
    attack(table, "military air", "Wandering Ronin")
    assert is_faceup(table.game, number(table, "Manicured Garden"))
    assert "use Manicured Garden 0" in table.bob.choices


@rule("l5r.holding.faceup-active")
def test_a_holding_turned_facedown_leaves_play_and_stays_in_its_province(table: Scenario) -> None:
    begins(table, player(holdings=["Iron Mine {slot=1}"], hand=["2x Dusk"]), player(), at="fate")
    table.ann.chooses("use Dusk 0")
    table.ann.chooses("Iron Mine")
    assert not table.in_play("Iron Mine")
    assert table.ann.cards_in("province-2") == ["Iron Mine"]
    table.ann.passes()
    table.ann.passes()
    assert table.phase == "dynasty"
    assert table.in_play("Iron Mine"), "it is turned faceup with the others"


@rule("l5r.facedown-province.separate-entity")
def test_a_facedown_province_has_no_element(table: Scenario) -> None:
    bob = player(provinces=["Manicured Garden {slot=0}", FIELDS, OPEN])
    begins(table, player(hand=["Air Shrine"], provinces=[]), bob)
    table.ann.chooses("use Air Shrine 0")
    assert table.ann.choices == ["Manicured Garden"]
