"""Skill and glory: base values and modifiers, dashes, what is counted; clans and traits."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import CLANS, MILITARY, NEUTRAL, POLITICAL
from nefrit.l5r.values import (
    characters,
    clan_of,
    conflict_total,
    glory_total,
    is_in_clan,
    is_out_of_clan,
    skill,
    total_glory,
)
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, card, player

__all__ = ["GAME"]


def military(table: Scenario, name: str, *attached: str) -> int:
    """The military skill of Ann's character with these attachments."""
    others = [f'{one} {{on="#1"}}' for one in attached]
    begins(table, player(f"{name} #1", "Bushi", *others), player())
    return skill(table.game, 1, MILITARY)


@rule("l5r.printed.definition", "l5r.base-value.definition")
def test_without_modifiers_the_printed_value_counts(table: Scenario) -> None:
    begins(table, player("Bushi"), player())
    bushi = card(table.ann, "Bushi")
    assert (skill(table.game, bushi, MILITARY), skill(table.game, bushi, POLITICAL)) == (3, 1)


@rule("l5r.modifier.add-before-multiply")
def test_what_is_added_is_added_before_anything_is_doubled(table: Scenario) -> None:
    assert military(table, "Twice as Strong", "Katana") == (3 + 2) * 2


@rule("l5r.modifier.add-before-multiply", "l5r.base-value.definition")
def test_a_doubled_base_value_is_doubled_before(table: Scenario) -> None:
    assert military(table, "Twice Born", "Katana") == 3 * 2 + 2


@rule("l5r.modifier.round-up")
def test_fractions_are_rounded_up_at_the_end(table: Scenario) -> None:
    assert military(table, "Half as Strong", "Katana") == 3, "half of 5"


@rule("l5r.modifier.set-overrides")
def test_a_set_value_overrides_what_is_added(table: Scenario) -> None:
    assert military(table, "Steady One", "Katana") == 1


@rule("l5r.modifier.latest-set-wins", "l5r.modifier.set-overrides")
def test_of_two_set_values_the_latest_counts_and_what_comes_later_adds_nothing(table: Scenario) -> None:
    begins(table, player("Steady One", hand=["Stillness", "Heroics"]), player("Bushi"))
    attacks(table.ann, "military air", "Steady One")
    table.bob.chooses()
    table.ann.chooses("use Stillness 0")
    table.ann.chooses("Steady One")
    table.ann.chooses("use Heroics 0")
    table.ann.chooses("Steady One")
    assert table.conflict.difference == 2


@rule("l5r.modifier.floor-zero", "l5r.modifier.negative-applied-then-floored", "l5r.modifier.simultaneous")
def test_a_value_is_not_less_than_zero_but_only_after_all_modifiers(table: Scenario) -> None:
    assert military(table, "Stay-at-home", "Katana", "Spear") == 3 - 5 + 2 + 1
    assert military(table, "Stay-at-home") == 0


@rule("l5r.modifier.recalculate-from-base", "l5r.modifier.continuous-update")
def test_a_value_is_computed_anew_when_a_modifier_goes(table: Scenario) -> None:
    ann = player("Bushi #1", 'Burden {on="#1"}', hand=["Vow", "Praise"])
    begins(table, ann, player("Courtier", hand=["Praise"]))
    assert skill(table.game, 1, MILITARY) == 0
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    table.bob.passes()
    table.ann.chooses("use Vow 0")
    table.ann.chooses("Bushi")
    assert skill(table.game, 1, MILITARY) == 3


@pytest.mark.parametrize(
    "edition",
    [
        "1.5",
        "1.0",
    ],
)
@rule("l5r.dash.treated-as-zero-1-5", "l5r.dash.treated-as-zero-1-0")
@rule("l5r.dash.not-modifiable")
def test_a_dash_counts_as_zero_and_cannot_be_modified(table: Scenario, edition: str) -> None:
    begins(table, player("Poet #1 {status=1}", "Bushi", 'Katana {on="#1"}'), player(), edition=edition)
    assert skill(table.game, 1, MILITARY) == 0
    assert skill(table.game, 1, POLITICAL) == 3 + 2


@rule("l5r.dash.cannot-participate")
def test_a_character_with_a_dash_cannot_attack_in_such_a_conflict(table: Scenario) -> None:
    begins(table, player("Poet", "Bushi"), player())
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    assert table.ann.choices == ["Bushi"]


@rule("l5r.count.bowed-excluded", "l5r.glory-count.counting-glory-is-different-1-5")
def test_counting_glory_counts_ready_characters_and_no_rings(table: Scenario) -> None:
    begins(table, player("Bushi", "Courtier {bowed=true}"), player(), ring_owner=["ann", "ann", -1, -1, -1])
    mine = characters(table.game, 0)
    assert total_glory(table.game, mine) == 2
    assert glory_total(table.game, 0) == 4, "a glory count does add the rings"


@rule("l5r.glory-count.counting-glory-like-skill-1-5")
def test_glory_is_counted_with_its_modifiers_as_skill_is(table: Scenario) -> None:
    begins(table, player("Famous One", "Bushi"), player())
    assert total_glory(table.game, characters(table.game, 0)) == 1 + 2 + 2


@rule("l5r.current.at-resolution", "l5r.current.during-conflict")
def test_the_current_totals_are_those_that_would_be_compared_now(table: Scenario) -> None:
    begins(table, player("Bushi", "Hermit", hand=["Praise"]), player("Courtier", "Bushi", hand=["Arrest", "Shame"]))
    attacks(table.ann, "military air", "Bushi", "Hermit")
    table.bob.chooses("Courtier")
    assert (conflict_total(table.game, 0), conflict_total(table.game, 1)) == (4, 1)
    table.bob.chooses("use Arrest 0")
    table.bob.chooses("Hermit")
    assert (conflict_total(table.game, 0), conflict_total(table.game, 1)) == (3, 1)


@rule("l5r.skill.attack-total", "l5r.count.bowed-excluded")
def test_who_counts_from_home_counts_only_while_ready(table: Scenario) -> None:
    begins(table, player("Bushi", "Archer", hand=["Praise"]), player("Courtier", hand=["Arrest", "Shame"]))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    assert conflict_total(table.game, 0) == 3 + 3
    table.bob.chooses("use Arrest 0")
    table.bob.chooses("Archer")
    assert conflict_total(table.game, 0) == 3


@rule("l5r.clan.in-clan", "l5r.clan.out-of-clan", "l5r.clan.stronghold-sets-primary", "l5r.neutral.neither-in-nor-out")
def test_the_stronghold_says_what_is_in_clan(table: Scenario) -> None:
    begins(table, player("Bushi", "Courtier", "Peasant", stronghold=["Fort"]), player())
    told = {
        name: (is_in_clan(table.game, 0, card(table.ann, name)), is_out_of_clan(table.game, 0, card(table.ann, name)))
        for name in ("Bushi", "Courtier", "Peasant")
    }
    assert told == {"Bushi": (True, False), "Courtier": (False, True), "Peasant": (False, False)}
    assert clan_of(table.game, 0) == table.game.faces[card(table.ann, "Bushi")].clan
    begins(table, player("Bushi", stronghold=[]), player())
    assert clan_of(table.game, 0) == NEUTRAL, "without a stronghold nothing is in clan"


@rule("l5r.clan.seven")
def test_there_are_seven_clans() -> None:
    assert CLANS == ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
