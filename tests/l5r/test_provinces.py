"""Provinces and what lies in them: facedown, faceup, broken."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.standing import is_active, is_faceup
from nefrit.l5r.state import PROVINCES
from nefrit.l5r.values import strength
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]

FACEDOWN = "Air Province {slot=0} [known to bob]"
STRONGHOLD = "Void Province {slot=4} [known to bob]"


def attack(table: Scenario, province: str, **theirs: Any) -> None:
    """Ann attacks bob's province with a Champion; bob has nobody to defend it."""
    theirs = {"provinces": [FACEDOWN, STRONGHOLD], "honor": 9, "dynasty-deck": ["Monk", "Sneak"], **theirs}
    table.position("conflict", ann=side(play=["Champion"], honor=9), bob=side(**theirs), round=1)
    table.ann.chooses("declare military air")
    table.ann.chooses(province)
    table.ann.chooses("Champion")


@rule("l5r.holding.modifies-province-strength")
def test_a_holding_adds_to_the_strength_of_its_own_province(table: Scenario) -> None:
    lands = ["Air Province {slot=0}", "Earth Province {slot=1}"]
    table.position("dynasty", ann=side(provinces=lands, holdings=["Farm {slot=0}", "Farm {slot=0}"]), bob=side())
    assert [strength(table.game, card) for card in table.game.zone(PROVINCES, 0)] == [6, 4]


@rule("l5r.facedown-province.revealed-when-turned")
def test_an_attacked_province_is_revealed(table: Scenario) -> None:
    attack(table, "Air Province")
    air, void = table.game.zone(PROVINCES, 1)
    assert is_faceup(table.game, air)
    assert not is_faceup(table.game, void)
    assert "province-revealed" in [entry["message"] for entry in table.match.log.read(0)]


@rule("l5r.province.facedown-identity", "l5r.province.broken-blank", "l5r.province.faceup-unbroken-active")
def test_the_text_of_a_province_works_only_faceup_and_unbroken(table: Scenario) -> None:
    lands = [FACEDOWN, "Earth Province {slot=1, broken=true}", "Fire Province {slot=2}"]
    table.position("dynasty", ann=side(), bob=side(provinces=lands))
    assert [is_active(table.game, card) for card in table.game.zone(PROVINCES, 1)] == [False, False, True]


@rule("l5r.facedown-province.no-identity", "l5r.facedown-province.controller-may-look")
def test_only_its_controller_sees_what_a_facedown_province_is(table: Scenario) -> None:
    table.position("dynasty", ann=side(), bob=side(provinces=[FACEDOWN]))

    def shown(reader: int) -> dict[str, Any]:
        zones = table.game.view(reader)["zones"]
        card: dict[str, Any] = next(z for z in zones if z["zone"] == "provinces" and z["seat"] == 1)["cards"][0]
        return card

    assert shown(1)["face"] == "01-air-province"
    assert "01-air-province" not in str(shown(0)) + str(shown(2))


@rule("l5r.break.attacker-may-discard", "l5r.break.refill-after-discard")
def test_the_attacker_may_discard_what_lies_in_a_broken_province(table: Scenario) -> None:
    attack(table, "Air Province", **{"province-1": ["Bushi"]})
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert getattr(table.bob, "dynasty-discard") == ["Bushi"]
    assert getattr(table.bob, "province-1") == ["Monk"]
    assert not table.game.knows(1, table.game.zone(GAME.zones[-4], 1)[0])


@rule("l5r.break.attacker-may-discard")
def test_the_attacker_may_leave_what_lies_in_a_broken_province(table: Scenario) -> None:
    attack(table, "Air Province", **{"province-1": ["Bushi"]})
    table.ann.chooses("no")
    assert getattr(table.bob, "province-1") == ["Bushi"]
    assert table.piece("Air Province").broken


def test_a_holding_in_a_broken_province_leaves_play_by_it(table: Scenario) -> None:
    attack(table, "Air Province", holdings=["Farm {slot=0}"])
    table.ann.chooses("yes")
    assert getattr(table.bob, "dynasty-discard") == ["Farm"]
    assert table.bob.holdings == []
    assert getattr(table.bob, "province-1") == ["Monk"]


@rule("l5r.anatomy.strength-bonus")
def test_a_stronghold_adds_to_the_strength_of_its_own_province(table: Scenario) -> None:
    lands = ["Air Province {slot=0}", "Earth Province {slot=4}"]
    table.position("dynasty", ann=side(provinces=lands, stronghold=["Castle"]), bob=side())
    assert [strength(table.game, card) for card in table.game.zone(PROVINCES, 0)] == [4, 6]
