"""Blank text boxes: no printed abilities, and no printed traits unless the card that blanks them excepts those."""

from __future__ import annotations

import pytest

from nefrit.kernel.cards import Library
from nefrit.l5r.abilities import abilities_of
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.trees import Standing
from nefrit.l5r.values import has_trait
from nefrit.l5r.words.cards import Trait, character
from nefrit.l5r.words.nouns import attached, other
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, number, quiet_fight, quiet_player

CARDS = [
    NEUTRAL.attachment("Oblivion", 1320, cost=0).has(Standing("blank", on=attached)),
    NEUTRAL.character("Unlearned One", 1321, cost=1, skills=(1, 1), glory=0).has(
        Standing("blank", on=character & other & Trait("scholar"))
    ),
]
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), *CARDS]))


def traits(table: Scenario, name: str) -> set[str]:
    """The traits that a card has now."""
    card = number(table, name)
    return {
        trait for trait in ("bushi", "courtier", "shugenja", "cavalry", "scholar") if has_trait(table.game, card, trait)
    }


@rule("l5r.blank.text-box")
@pytest.mark.parametrize(("by", "kept"), [("Oblivion", set()), ("Cloud the Mind", {"shugenja", "scholar"})])
def test_a_blank_card_has_no_printed_traits_or_abilities(table: Scenario, by: str, kept: set[str]) -> None:
    begins(table, quiet_player("Solemn Scholar #1", f"{by} {{on=#1}}"), quiet_player())
    assert traits(table, "Solemn Scholar") == kept
    assert abilities_of(table.game, number(table, "Solemn Scholar")) == ()


@rule("l5r.blank.text-box", "l5r.attachment.illegal-discarded")
@pytest.mark.parametrize(("by", "stays"), [("Oblivion", False), ("Cloud the Mind", True)])
def test_what_needs_a_printed_trait_leaves_a_blank_character(table: Scenario, by: str, stays: bool) -> None:
    ann = quiet_player("Solemn Scholar #1", "Grasp of Earth {on=#1}", hand=[by])
    begins(table, ann, quiet_player("Doji Whisperer"))
    table.ann.chooses(f"play {by}")
    table.ann.chooses("Solemn Scholar")
    assert table.in_play("Grasp of Earth") == stays


@rule("l5r.blank.text-box")
@pytest.mark.parametrize(("by", "usable"), [("Oblivion", False), ("Cloud the Mind", True)])
def test_conditions_and_targets_look_at_the_traits_that_are_left(table: Scenario, by: str, usable: bool) -> None:
    ann = quiet_player("Doji Whisperer #1", f"{by} {{on=#1}}", hand=["For Shame!"])
    bob = quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Serene Warrior",))
    assert (table.deciding == ["ann"] and "use For Shame! 0" in table.ann.choices) == usable


@rule("l5r.blank.gained-text-unaffected")
def test_traits_from_another_card_are_not_blanked(table: Scenario) -> None:
    worn = ("Favored Mount {on=#1}", "Oblivion {on=#1}")
    begins(table, quiet_player("Serene Warrior #1", *worn), quiet_player())
    assert traits(table, "Serene Warrior") == {"cavalry"}


@rule("l5r.blank.gained-text-unaffected")
def test_abilities_from_another_card_are_not_blanked(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar #1", "Duelist Training {on=#1}", "Oblivion {on=#1}")
    quiet_fight(
        table, ann, quiet_player("Doji Whisperer"), "military air", "Solemn Scholar", defenders=("Doji Whisperer",)
    )
    assert table.ann.choices == ["pass", "use Solemn Scholar 0"]
    table.ann.chooses("use Solemn Scholar 0")
    table.ann.chooses("Doji Whisperer")
    assert table.ann.asked == "bid-honor"


@rule("l5r.blank.text-box")
def test_what_blanks_cards_by_their_traits_looks_at_those_they_would_have(table: Scenario) -> None:
    begins(table, quiet_player("Unlearned One"), quiet_player("Solemn Scholar", "Serene Warrior"))
    assert traits(table, "Solemn Scholar") == set()
    assert traits(table, "Serene Warrior") == {"bushi"}
