"""What edition 1.0 says otherwise about conflicts: who may be put into one, and the elements of a claimed ring."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import AT_HOME, ATTACKING
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import nobody_acts, quiet_fight, quiet_player

__all__ = ["GAME"]


@rule("l5r.participating.cannot-participate-1-0", "l5r.dash.removed-home-bowed")
@pytest.mark.parametrize("name", ["Naive Student", "Venerable Historian", "Shiba Peacemaker"])
def test_in_1_0_charge_puts_who_cannot_participate_into_play_and_it_goes_home_bowed(table: Scenario, name: str) -> None:
    ann = quiet_player("Wandering Ronin", hand=["Charge!", "Banzai!"], **{"province-1": [name]})
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin", edition="1.0")
    table.ann.chooses("use Charge! 0")
    assert table.ann.choices == [name]
    table.ann.chooses(name)
    piece = table.ann.piece(name)
    assert (piece.side, piece.bowed) == (AT_HOME, True)


@rule("l5r.dash.cannot-be-played-or-put-into-conflict", "l5r.participating.cannot-participate-1-5")
@pytest.mark.parametrize("name", ["Naive Student", "Venerable Historian", "Shiba Peacemaker"])
def test_in_1_5_charge_cannot(table: Scenario, name: str) -> None:
    things: dict[str, Any] = {"province-1": [name], "province-2": ["Hida Kisada"]}
    quiet_fight(
        table,
        quiet_player("Wandering Ronin", hand=["Charge!"], **things),
        quiet_player(),
        "military air",
        "Wandering Ronin",
    )
    table.ann.chooses("use Charge! 0")
    assert table.ann.choices == ["Hida Kisada"]
    table.ann.chooses("Hida Kisada")
    assert table.ann.piece("Hida Kisada").side == ATTACKING


@rule("l5r.ring.one-state-1-0", "l5r.ring.still-contested-until-claim-reactions-1-5")
@pytest.mark.parametrize(("edition", "has_air"), [("1.0", False), ("1.5", True)])
def test_a_claimed_ring_keeps_an_added_element_only_as_long_as_it_is_contested(
    table: Scenario, edition: str, has_air: bool
) -> None:
    attackers = ("Akodo Toturi", "Seeker of Knowledge")
    quiet_fight(table, quiet_player(*attackers), quiet_player(), "military earth", *attackers, edition=edition)
    nobody_acts(table)
    assert table.ann.asked == "ring-effect"
    assert "air-gain" in table.ann.choices, "while it is contested it has both"
    table.ann.chooses("pass")
    table.ann.chooses("respond Akodo Toturi 0 0")
    assert ("air-gain" in table.ann.choices) == has_air
    assert "earth" in table.ann.choices


@rule("l5r.ring.one-state-1-0")
@pytest.mark.parametrize(("edition", "reacts"), [("1.0", False), ("1.5", True)])
def test_a_keeper_initiate_sees_the_elements_of_the_claimed_ring(table: Scenario, edition: str, reacts: bool) -> None:
    ann = quiet_player("Seeker of Knowledge", role=["Keeper of Air"], **{"province-1": ["Keeper Initiate"]})
    quiet_fight(table, ann, quiet_player(), "political earth", "Seeker of Knowledge", edition=edition)
    nobody_acts(table)
    table.ann.chooses("pass")
    assert (table.deciding == ["ann"] and table.ann.asked == "respond-or-pass") == reacts
