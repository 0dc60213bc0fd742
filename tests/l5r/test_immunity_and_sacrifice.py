"""Immunity, and sacrificing: what they are not."""

from __future__ import annotations

from nefrit.l5r.constants import MILITARY
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, card, player

__all__ = ["GAME"]


@rule("l5r.immune.definition", "l5r.immune.existing-lasting-effects-stay")
def test_immunity_keeps_new_effects_off_and_leaves_old_ones(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["2x Heroics", "Ward"]), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    for event in ("Heroics", "Ward"):
        table.ann.chooses(f"use {event} 0")
        table.ann.chooses("Bushi")
    assert skill(table.game, card(table.ann, "Bushi"), MILITARY) == 5
    table.ann.chooses("use Heroics 0")
    assert table.ann.choices == ["Courtier"]


@rule("l5r.immune.costs-still-payable")
def test_who_is_protected_from_effects_can_still_pay_costs(table: Scenario) -> None:
    table.position("conflict", ann=player("Sentinel"), bob=player("Courtier", hand=["Arrest"]))
    table.ann.chooses("use Sentinel 0")
    assert table.piece("Sentinel").bowed
    assert table.ann.honor == 11


@rule("l5r.immune.definition")
def test_the_opponents_effects_cannot_do_it(table: Scenario) -> None:
    table.position("conflict", ann=player("Sentinel", "Bushi"), bob=player("Courtier", hand=["Arrest"]), first=1)
    table.bob.chooses("use Arrest 0")
    assert table.bob.choices == ["Bushi", "Courtier"]


@rule("l5r.sacrifice.is-not-discard", "l5r.sacrifice.procedure")
def test_what_cannot_be_discarded_can_be_sacrificed(table: Scenario) -> None:
    ann = player("Altar Keeper", "Undying One", hand=["Murder"])
    table.position("conflict", ann=ann, bob=player("Courtier"))
    table.ann.chooses("use Murder 0")
    assert table.ann.choices == ["Altar Keeper", "Courtier"]
    table.ann.chooses("Courtier")
    table.ann.chooses("use Altar Keeper 0")
    assert table.ann.choices == ["Undying One"]
    table.ann.chooses("Undying One")
    assert getattr(table.ann, "dynasty-discard") == ["Undying One"]


@rule("l5r.step-3-2-2.option-ability")
def test_an_action_of_a_card_in_play_can_be_used_during_a_conflict(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Sentinel"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses()
    assert table.bob.choices == ["pass", "use Sentinel 0"]


@rule("l5r.cannot.absolute")
def test_what_cannot_be_discarded_stays_where_others_are_discarded(table: Scenario) -> None:
    ann = player("Accuser", "Undying One {status=dishonored}", "Bushi {status=dishonored}", "Hermit", hand=["Murder"])
    table.position("conflict", ann=ann, bob=player("Courtier"))
    table.ann.chooses("use Murder 0")
    table.ann.chooses("Courtier")
    assert table.ann.play == ["Accuser", "Undying One", "Hermit"]
