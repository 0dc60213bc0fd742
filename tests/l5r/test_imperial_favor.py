"""The Imperial Favor and the glory count for it."""

from __future__ import annotations

from nefrit.l5r.constants import MILITARY, NOBODY, POLITICAL
from nefrit.l5r.framework import glory_winner
from nefrit.l5r.values import conflict_total, glory_total, skill
from nefrit.testing import Scenario, rule
from tests.l5r.cards import DECKS, GAME
from tests.l5r.conflicts import attacks, begins, card, player

__all__ = ["GAME"]


def contest(table: Scenario, ann: list[str], bob: list[str], **things: object) -> None:
    """The conflict phase, in which nobody attacks, up to the contest for the favor."""
    begins(table, player(*ann, provinces=[]), player(*bob, provinces=[]), **things)


@rule("l5r.favor.starts-unclaimed")
def test_at_the_start_nobody_has_the_favor(table: Scenario) -> None:
    table.begins(**DECKS)
    assert table.favor == NOBODY


@rule("l5r.step-3-4.contest-begins", "l5r.step-3-4-2.claim", "l5r.glory-count.winner")
def test_the_winner_of_the_glory_count_claims_the_favor_and_sets_its_side(table: Scenario) -> None:
    contest(table, ["Bushi"], ["Proud One {fate=2}", "Peasant"])
    assert (table.deciding, table.ann.choices) == (["ann"], ["military", "political"])
    table.ann.chooses("political")
    assert (table.favor, table.favor_side) == (0, POLITICAL)


@rule("l5r.glory-count.procedure")
def test_the_glory_of_ready_characters_and_the_claimed_rings_are_counted(table: Scenario) -> None:
    contest(table, ["Bushi", "Courtier {bowed=true}"], ["Proud One"], ring_owner=["bob", -1, "bob", "ann", -1])
    assert (glory_total(table.game, 0), glory_total(table.game, 1)) == (2 + 1, 1 + 2)
    assert table.favor == NOBODY


@rule("l5r.glory-count.procedure")
def test_glory_is_counted_with_its_modifiers(table: Scenario) -> None:
    contest(table, ["Bushi"], ["Famous One"])
    assert (table.deciding, table.bob.asked) == (["bob"], "favor-side")


@rule("l5r.step-3-4-2.tie", "l5r.glory-count.winner", "l5r.favor.side-locked")
def test_a_tie_leaves_the_favor_where_it_is(table: Scenario) -> None:
    contest(table, ["Bushi {fate=2}"], ["Courtier {fate=2}"], favor="bob", favor_side=POLITICAL)
    assert (table.favor, table.favor_side) == (1, POLITICAL)


@rule("l5r.step-3-4-2.tie")
def test_a_tie_leaves_the_favor_unclaimed(table: Scenario) -> None:
    contest(table, ["Bushi {fate=2}"], ["Courtier {fate=2}"])
    assert table.favor == NOBODY


@rule("l5r.favor.set-side-whenever-claimed", "l5r.step-3-4-2.claim")
def test_who_has_it_already_may_set_its_side_again(table: Scenario) -> None:
    contest(table, ["Bushi"], [], favor="ann", favor_side=POLITICAL)
    table.ann.chooses("military")
    assert (table.favor, table.favor_side) == (0, MILITARY)


@rule("l5r.favor.plus-one-skill", "l5r.favor.modifies-player-total")
def test_the_favor_adds_one_to_the_total_and_to_no_character(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"), favor="bob", favor_side=MILITARY)
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    assert table.ring_owner[0] == 1, "4 against 3"
    assert skill(table.game, card(table.bob, "Bushi"), MILITARY) == 3


@rule("l5r.favor.plus-one-skill")
def test_not_in_conflicts_of_the_other_type(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"), favor="bob", favor_side=POLITICAL)
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    assert table.conflict.winner == 0


@rule("l5r.favor.plus-one-skill")
def test_not_without_a_participating_character(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"), favor="bob", favor_side=MILITARY)
    attacks(table.ann, "military air", "Bushi")
    assert (conflict_total(table.game, 0), conflict_total(table.game, 1)) == (3, 0)


@rule("l5r.favor.claimed-by-ability", "l5r.favor.set-side-whenever-claimed")
def test_an_ability_claims_the_favor_from_a_player(table: Scenario) -> None:
    table.position("conflict", ann=player("Bushi", hand=["Audience"]), bob=player(), favor="bob", favor_side=MILITARY)
    table.ann.chooses("use Audience 0")
    assert table.ann.choices == ["military", "political"]
    table.ann.chooses("political")
    assert (table.favor, table.favor_side) == (0, POLITICAL)


@rule("l5r.favor.claimed-by-ability")
def test_an_ability_claims_the_unclaimed_favor(table: Scenario) -> None:
    table.position("conflict", ann=player("Bushi", hand=["Audience"]), bob=player())
    table.ann.chooses("use Audience 0")
    table.ann.chooses("military")
    assert (table.favor, table.favor_side) == (0, MILITARY)


@rule("l5r.favor.discard")
def test_a_discarded_favor_is_unclaimed(table: Scenario) -> None:
    table.position("conflict", ann=player("Bushi", hand=["Intrigue"]), bob=player(), favor="bob")
    table.ann.chooses("use Intrigue 0")
    assert table.favor == NOBODY


@rule("l5r.glory-count.by-card-ability-1-5", "l5r.glory-count.by-card-ability-no-favor-1-5")
def test_a_glory_count_by_an_ability_leaves_the_favor_alone(table: Scenario) -> None:
    table.position("conflict", ann=player("Bushi", hand=["Debate"]), bob=player("Peasant"), favor="bob")
    table.ann.chooses("use Debate 0")
    assert glory_winner(table.game) == 0
    assert table.ann.honor == 11, "the ability says what comes of it"
    assert table.favor == 1
