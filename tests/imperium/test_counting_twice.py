"""Cards that count as two of their suit, tokens on cards that leave play, and what is not offered."""

from __future__ import annotations

import pytest

from nefrit.imperium.definition import GAME
from nefrit.imperium.occurrences import Gained
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import activate, middle, rests, told

__all__ = ["GAME"]

ROAD = "Grand Trunk Road"
REGIONS = [ROAD, "Coast", "Hills", "Marsh"]


@rule("imperium.ruling.grand-trunk-road")
def test_a_card_that_counts_twice_counts_twice_towards_up_to_three(table: Scenario) -> None:
    activate(table, hand=["School of Diplomacy"], play=REGIONS, empire=True)
    table.ann.chooses("play School of Diplomacy")
    assert table.ann.choices == ["pass", *REGIONS]
    table.ann.chooses(ROAD)
    assert table.ann.choices == ["Coast", "Hills", "Marsh"]
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 1), "two of three regions are abandoned"
    table.ann.chooses("Marsh")
    assert table.ann.play == ["Coast", "Hills"]
    for _ in range(3):
        table.ann.chooses("no")
    assert table.ann.asked != "may", "three regions were abandoned"


@rule("imperium.ruling.grand-trunk-road")
def test_a_card_that_counts_twice_is_not_the_third(table: Scenario) -> None:
    activate(table, hand=["School of Diplomacy"], play=REGIONS, empire=True)
    table.ann.chooses("play School of Diplomacy")
    table.ann.chooses("Coast")
    assert table.ann.choices == ["pass", ROAD, "Hills", "Marsh"]
    table.ann.chooses("Hills")
    assert table.ann.choices == ["pass", "Marsh"], "the road would be the third and the fourth"
    table.ann.chooses("pass")
    assert table.ann.play == [ROAD, "Marsh"]
    for _ in range(2):
        table.ann.chooses("no")
    assert table.ann.asked != "may", "two regions were abandoned"


# ---- Tokens on cards that leave play


POTTERY = "Pottery {progress=3}"


@rule("decision.imperium.tokens-on-cards")
def test_the_owner_of_pottery_gains_what_lies_on_it_in_the_solstice(table: Scenario) -> None:
    rests(table, POTTERY)
    assert table.ann.discard == ["Pottery"], "two material cannot be paid"
    assert table.ann.progress == 3
    assert [one.progress for one in told(table, Gained)] == [3]


@rule("decision.imperium.tokens-on-cards")
def test_the_owner_gains_what_lies_on_it_when_another_player_has_it_recalled(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Espionage", "Berbers"]), bob=side(play=[POTTERY, "Mysticism"]), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Espionage")
    table.ann.chooses("Jungle")
    table.bob.chooses("Pottery")
    assert table.bob.hand == ["Pottery"]
    assert (table.ann.progress, table.bob.progress) == (0, 3)


@rule("decision.imperium.tokens-on-cards")
def test_the_owner_gains_what_lies_on_it_when_it_is_abandoned_for_something_else(table: Scenario) -> None:
    activate(table, hand=["Philosophy"], play=[POTTERY], empire=True)
    table.ann.chooses("play Philosophy")
    table.ann.chooses("Elders")
    assert "Pottery" in table.ann.discard
    assert table.ann.progress == 3


@rule("decision.imperium.tokens-on-cards")
def test_tokens_on_other_cards_return_to_the_supply(table: Scenario) -> None:
    activate(table, hand=["Philosophy"], play=["Mysticism {progress=3}"], empire=True)
    table.ann.chooses("play Philosophy")
    table.ann.chooses("Elders")
    assert "Mysticism" in table.ann.discard
    assert table.ann.progress == 0


# ---- What cannot be done is not offered


@rule("imperium.nation-arthurians.activate-quest")
@rule("imperium.nation-arthurians.graal-last")
def test_the_court_offers_a_quest_only_if_one_is_impending(table: Scenario) -> None:
    table.position("solstice", ann=side(standing=["King Arthur's Court"]), bob=side(), **middle())
    assert table.ann.asked == "choose-turn", "no unrest is taken for nothing"
    table.position(
        "solstice",
        ann=side(standing=["King Arthur's Court"], development=["Graal", "Excalibur"]),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("yes")
    assert table.ann.garrison == ["Excalibur"], "the Graal waits for the others"
    assert table.ann.hand == ["Unrest"]


@pytest.mark.parametrize(
    ("card", "having", "offered"),
    [
        ("Art", {"material": 1}, False),
        ("Art", {"material": 1, "hand": ["Unrest"]}, True),
        ("mau-power-a", {"material": 1, "discard": ["Berbers"]}, False),
        ("mau-power-a", {"material": 1, "discard": ["Coast"]}, True),
        ("Shrine", {"hand": ["Unrest"]}, True),
        ("Shrine", {"hand": ["Berbers"], "discard": ["Unrest"]}, True),
    ],
)
@rule("imperium.action.may-is-optional")
def test_nobody_may_pay_for_what_cannot_be_done(
    table: Scenario, card: str, having: dict[str, object], offered: bool
) -> None:
    place = "standing" if "power" in card else "play"
    table.position("solstice", ann=side(**{place: [card]}, **having), bob=side(), **middle())
    assert (table.ann.asked == "may") == offered
