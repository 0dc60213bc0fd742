"""Breaking provinces."""

from __future__ import annotations

from nefrit.l5r.values import strength
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import PROVINCES, attacks, begins, card, nobody_acts, player

__all__ = ["GAME"]

BROKEN = [name.replace("}", ", broken=true}") for name in PROVINCES[:3]]


@rule("l5r.break.condition", "l5r.break.rotate-180")
def test_winning_by_its_strength_breaks_the_province(table: Scenario) -> None:
    begins(table, player("Berserker"), player("Courtier"))
    attacks(table.ann, "military air", "Berserker")
    table.bob.chooses()
    assert table.conflict.difference == 4 == strength(table.game, card(table.bob, "Earth Province"))
    assert table.bob.piece("Earth Province").broken


@rule("l5r.break.condition")
def test_winning_by_less_does_not(table: Scenario) -> None:
    begins(table, player("Berserker"), player("Courtier"))
    attacks(table.ann, "military air", "Berserker")
    table.bob.chooses("Courtier")
    assert table.conflict.winner == 0
    assert not table.bob.piece("Earth Province").broken


@rule("l5r.step-3-2-5.nothing-otherwise")
def test_a_defender_who_wins_breaks_nothing(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Twice as Strong", "Poet", provinces=["Weak Province {slot=0}"]))
    attacks(table.ann, "military air", "Bushi", province="Weak Province")
    table.bob.chooses("Twice as Strong")
    assert not table.bob.piece("Weak Province").broken
    assert table.ring_owner[0] == 1


@rule("l5r.break.attacker-may-discard", "l5r.break.refill-after-discard", "l5r.refill.automatic")
def test_who_breaks_it_may_discard_what_lies_in_it_and_it_is_refilled_facedown(table: Scenario) -> None:
    cards = {"province-1": ["Hermit"], "dynasty-deck": ["Monk"]}
    begins(table, player("Berserker"), player("Courtier", **cards))
    attacks(table.ann, "military air", "Berserker")
    table.bob.chooses()
    assert (table.deciding, table.ann.choices) == (["ann"], ["yes", "no"])
    table.ann.chooses("yes")
    assert getattr(table.bob, "dynasty-discard") == ["Hermit"]
    assert getattr(table.bob, "province-1") == ["Monk"]
    monk = card(table.bob, "Monk")
    assert not table.game.knows(0, monk)


@rule("l5r.break.attacker-may-discard", "l5r.break.still-usable")
def test_what_is_not_discarded_stays_in_the_broken_province(table: Scenario) -> None:
    cards = {"province-1": ["Hermit"], "dynasty-deck": ["Monk"]}
    begins(table, player("Berserker"), player("Courtier", **cards))
    attacks(table.ann, "military air", "Berserker")
    table.bob.chooses()
    table.ann.chooses("no")
    assert getattr(table.bob, "province-1") == ["Hermit"]


@rule("l5r.break.still-usable")
def test_cards_are_played_from_broken_provinces_and_they_are_refilled(table: Scenario) -> None:
    cards = {"province-1": ["Hermit"], "dynasty-deck": ["Monk"]}
    broken = ["Earth Province {slot=0, broken=true}"]
    table.position("dynasty", ann=player(provinces=broken, fate=1, **cards), bob=player())
    table.ann.chooses("play Hermit")
    assert table.in_play("Hermit")
    assert getattr(table.ann, "province-1") == ["Monk"]


@rule("l5r.break.condition", "l5r.step-3-2-5.nothing-otherwise")
def test_a_province_that_is_broken_already_is_not_broken_again(table: Scenario) -> None:
    cards = {"province-1": ["Hermit"], "dynasty-deck": ["Monk"]}
    begins(table, player("Berserker", hand=["Earthquake"]), player("Courtier", **cards))
    attacks(table.ann, "military air", "Berserker")
    table.bob.chooses()
    table.ann.chooses("use Earthquake 0")
    table.ann.chooses("no")
    nobody_acts(table)
    assert table.ann.asked == "ring-effect"


@rule("l5r.break.condition")
def test_breaking_the_stronghold_wins_the_game(table: Scenario) -> None:
    begins(table, player("Berserker", "Bushi"), player(provinces=[*BROKEN, *PROVINCES[3:]]))
    attacks(table.ann, "military air", "Berserker", "Bushi", province="Water Province")
    assert table.winners == ["ann"]
