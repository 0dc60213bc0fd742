"""What concerns both players at the same time: who chooses first, and what happens together."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.cards import Library
from nefrit.kernel.values import SET
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import END_OF_PHASE, MILITARY
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import last
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.keywords import RESTRICTED
from nefrit.l5r.targets import a
from nefrit.l5r.trees import Grants, Modifies, Standing
from nefrit.l5r.values import skill
from nefrit.l5r.words.abilities import action
from nefrit.l5r.words.cards import attachment, character, theirs
from nefrit.l5r.words.nouns import other
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import begins, number, player


def sets(military: int) -> Modifies:
    """The military skill of other characters is set to a number."""
    return Modifies("military", on=character & other, amount=military, operation=SET)


def bearer(name: str, *abilities: Standing) -> Any:
    """A character from hand."""
    return NEUTRAL.conflict_character(name, 1304, cost=0, skills=(1, 1), glory=0).has(*abilities)


CARDS = [
    bearer("Inspector", Grants("keyword", on=attachment, granted=RESTRICTED)),
    bearer("Humbler", sets(1)),
    bearer("Exalter", sets(6), Modifies("glory", on=character & other, amount=1)),
    NEUTRAL.event("Judgment", 1305, cost=0).has(
        action(last(Modifies("military", amount=4, operation=SET), until=END_OF_PHASE), target=a(theirs))
    ),
]
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), *CARDS]))
WORN = ("Spyglass", "Pillow Book", "Magnificent Kimono")


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions."""
    return player(*play, **{"provinces": ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"], **things})


def adorned(name: str, tag: int, **things: Any) -> Side:
    """A player with a character that wears three attachments."""
    return quiet(f"{name} #{tag}", *(f"{worn} {{on=#{tag}}}" for worn in WORN), **things)


@rule("l5r.simultaneous.individual-choices", "l5r.simultaneous.resolve-together")
@pytest.mark.parametrize(("first", "order"), [(0, ("ann", "bob")), (1, ("bob", "ann"))])
def test_the_first_player_chooses_first_and_then_all_happens_at_once(
    table: Scenario, first: int, order: tuple[str, str]
) -> None:
    ann = adorned("Serene Warrior", 1, hand=["Inspector"])
    begins(table, ann, adorned("Brash Samurai", 2), first=first)
    table.ann.chooses("play Inspector")
    for name in order:
        assert (table.deciding, getattr(table, name).choices) == ([name], list(WORN))
        assert (table.ann.cards_in("conflict-discard"), table.bob.cards_in("conflict-discard")) == ([], [])
        getattr(table, name).chooses("Spyglass")
    assert (table.ann.cards_in("conflict-discard"), table.bob.cards_in("conflict-discard")) == (
        ["Spyglass"],
        ["Spyglass"],
    )


def military(table: Scenario) -> int:
    """The military skill of the character that is judged."""
    return skill(table.game, number(table, "Serene Warrior"), MILITARY)


@rule("l5r.simultaneous.constant-and-lasting-conflict", "decision.l5r.standing-order")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("order", "value"), [(("Humbler", "Exalter"), 6), (("Exalter", "Humbler"), 1)])
def test_of_constant_abilities_that_contradict_each_other_the_first_player_decides(
    table: Scenario, first: int, order: tuple[str, str], value: int
) -> None:
    begins(table, quiet("Humbler", "Serene Warrior", hand=["Judgment"]), quiet("Exalter"), first=first)
    decider = (table.ann, table.bob)[first]
    assert (decider.asked, decider.choices) == ("order-effects", ["Humbler", "Exalter"])
    decider.orders(*order)
    assert military(table) == value
    assert len(table.game.table.began) == 2, "the order of what adds to glory makes no difference"
    assert table.ann.asked == "act-or-pass"


@rule("decision.l5r.standing-order")
@pytest.mark.parametrize(("play", "hand", "value"), [("Humbler", "Exalter", 6), ("Exalter", "Humbler", 1)])
def test_nobody_is_asked_about_what_began_one_after_the_other(
    table: Scenario, play: str, hand: str, value: int
) -> None:
    begins(table, quiet("Serene Warrior", play, hand=[hand, "Judgment"]), quiet("Serene Warrior"))
    table.ann.chooses(f"play {hand}")
    assert table.ann.asked == "extra-fate"
    table.ann.says(0)
    assert military(table) == value


@rule("decision.l5r.standing-order")
def test_nobody_is_asked_about_what_comes_out_the_same(table: Scenario) -> None:
    begins(table, quiet("Humbler", "Serene Warrior", hand=["Judgment"]), quiet("Humbler"))
    assert table.ann.asked == "act-or-pass"
    assert military(table) == 1


@rule("decision.l5r.standing-order", "l5r.modifier.latest-set-wins")
def test_a_constant_ability_that_comes_later_counts_more_than_what_lasts(table: Scenario) -> None:
    begins(table, quiet(hand=["Judgment", "Humbler"]), quiet("Serene Warrior", hand=["2x Fine Katana"]))
    table.ann.chooses("use Judgment 0")
    table.ann.chooses("Serene Warrior")
    assert military(table) == 4
    table.bob.passes()
    table.ann.chooses("play Humbler")
    table.ann.says(0)
    assert military(table) == 1


@rule("l5r.modifier.latest-set-wins")
def test_what_lasts_and_came_later_counts_more(table: Scenario) -> None:
    begins(table, quiet("Humbler", hand=["Judgment"]), quiet("Serene Warrior"))
    assert skill(table.game, number(table, "Serene Warrior"), MILITARY) == 1
    table.ann.chooses("use Judgment 0")
    table.ann.chooses("Serene Warrior")
    assert skill(table.game, number(table, "Serene Warrior"), MILITARY) == 4
