"""The attacker's discard from a province that broke: immediate, before anybody reacts to the break."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import nobody_acts, quiet_fight, quiet_player

__all__ = ["GAME"]

LYING: dict[str, Any] = {"province-1": ["Hida Guardian"], "dynasty-deck": ["Kaiu Envoy"]}


@rule("l5r.break.attacker-may-discard", "l5r.break.refill-after-discard")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize(
    ("attackers", "hand", "reaction"),
    [
        (("Moto Horde",), ["For Greater Glory"], "respond For Greater Glory 0 0"),
        (("Moto Horde", "Shinjo Altansarnai"), [], "respond Shinjo Altansarnai 0 0"),
    ],
)
def test_the_discard_comes_before_reactions_to_the_break(
    table: Scenario, attackers: tuple[str, ...], hand: list[str], reaction: str, answer: str
) -> None:
    bob = quiet_player("Doji Whisperer", **LYING)
    quiet_fight(table, quiet_player(*attackers, hand=hand), bob, "military air", *attackers)
    nobody_acts(table)
    assert table.ann.asked == "discard-from-province"
    table.ann.chooses(answer)
    discarded, lying = (["Hida Guardian"], ["Kaiu Envoy"]) if answer == "yes" else ([], ["Hida Guardian"])
    assert (table.bob.cards_in("dynasty-discard"), table.bob.cards_in("province-1")) == (discarded, lying)
    assert table.ann.choices == ["pass", reaction]


@rule("l5r.break.attacker-may-discard", "l5r.interrupt.before-consequences")
def test_interrupts_to_the_break_come_before_the_discard(table: Scenario) -> None:
    provinces = ["The Art of War {slot=0}", "Entrenched Position {slot=1}"]
    bob = quiet_player("Doji Whisperer", provinces=provinces, **LYING)
    quiet_fight(table, quiet_player("Moto Horde"), bob, "military air", "Moto Horde", province="The Art of War")
    nobody_acts(table)
    table.bob.chooses("respond The Art of War 0 0")
    assert len(table.bob.hand) == 3
    assert table.ann.asked == "discard-from-province"


@rule("l5r.break.attacker-may-discard")
def test_of_an_empty_province_nothing_is_asked(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", **{"dynasty-deck": ["Kaiu Envoy"]})
    quiet_fight(table, quiet_player("Moto Horde"), bob, "military air", "Moto Horde")
    nobody_acts(table)
    assert table.ann.asked == "ring-effect"
