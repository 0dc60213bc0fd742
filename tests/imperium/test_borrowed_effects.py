"""Exhaust effects of other players' cards, used as if they were one's own."""

from __future__ import annotations

import pytest

from nefrit.imperium.definition import GAME
from nefrit.imperium.faces import ImperiumFace
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import FACES, middle

__all__ = ["GAME"]

OWN_CARDS = ["Sacred Scroll", "Unrest", "Berbers", "Stone Mask", "Jade Mask"]
LENDABLE = [face for face in FACES if face.is_pinned and any(one.when is None for one in face.exhausts)]
"""All pinned cards with an exhaust effect that waits for nothing."""


def borrows(table: Scenario, card: str) -> None:
    """Ann has an ambassador, and Bob a card whose effect she may use."""
    table.position(
        "turn",
        ann=side(
            play=["Ambassador", "Coast", "Marsh"],
            hand=OWN_CARDS,
            deck=["Hittites", "Armenians"],
            discard=["Aksumites", "Unrest"],
            nation=["Raetia", "Julius Caesar"],
            material=5,
            population=5,
            progress=5,
        ),
        bob=side(play=[f'{card} {{garrison=["#5"]}}', "Hills"], garrison=["Assyrians #5"], hand=["Ionians"]),
        **middle(),
    )
    table.ann.chooses("activate")


@rule("imperium.ownership.own-zones", "imperium.exhaust.choose-card")
@pytest.mark.parametrize("face", LENDABLE, ids=lambda face: face.id)
def test_a_borrowed_effect_leaves_the_other_players_cards_alone(table: Scenario, face: ImperiumFace) -> None:
    borrows(table, face.id)
    table.ann.chooses("use Ambassador 0")
    for _ in range(9):
        if table.ann.asked == "play-or-exhaust":
            break
        if table.bob.asked == "may":
            table.bob.chooses("yes")
            continue
        decision = table.ann.decision
        if decision.prompt == "may":
            table.ann.chooses("yes")
        else:
            table.ann.chooses(*table.ann.choices[: max(1, decision.least)])
    assert table.ann.asked == "play-or-exhaust"
    assert sorted(table.bob.play) == sorted([face.name, "Hills"])
    assert table.bob.garrison == ["Assyrians"]
    assert table.bob.hand == ["Ionians"]
    assert not table.bob.piece(face.name).exhausted


@rule("imperium.ownership.own-zones")
@pytest.mark.parametrize("card", ["Monastery", "Portals", "Daochang", "Lost Tomes", "Tree of Knowledge"])
def test_nothing_is_garrisoned_under_a_card_of_another_player(table: Scenario, card: str) -> None:
    borrows(table, card)
    table.ann.chooses("use Ambassador 0")
    assert table.ann.asked == "play-or-exhaust", "the effect cannot be borrowed: its cost cannot be met"
    assert table.ann.hand == OWN_CARDS


def test_the_card_of_another_player_is_not_abandoned_for_it(table: Scenario) -> None:
    borrows(table, "Sacred Pass")
    table.ann.chooses("use Ambassador 0")
    table.ann.chooses("yes")
    assert table.ann.asked == "play-or-exhaust", "she looks at her nation deck, and cannot swap"
    assert table.bob.play == ["Sacred Pass", "Hills"]


@pytest.mark.parametrize(("exhausts", "left", "hand"), [(2, 0, ["Elders", "Unrest"]), (1, 0, ["Jade Mask"])])
def test_a_card_that_saves_a_mask_needs_a_token_besides_the_one_of_the_ambassador(
    table: Scenario, exhausts: int, left: int, hand: list[str]
) -> None:
    table.position(
        "turn",
        ann=side(play=["Ambassador", "Step Pyramids"], hand=["Jade Mask"], exhausts=exhausts, actions=1),
        bob=side(play=["Ball Games"]),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("use Ambassador 0")
    if exhausts > 1:
        table.ann.chooses("Elders")
    assert table.ann.exhausts == left
    assert table.ann.hand == hand
