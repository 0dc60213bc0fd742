"""When nobody is asked about an attack, what an attack is said to be against, and who cannot fight."""

from __future__ import annotations

import pytest

from nefrit.invasion.constants import CATACLYSM
from nefrit.invasion.occurrences.combat import ZoneAttacked
from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import begin, dwarfs, in_the_zone, orcs, passes

__all__ = ["GAME"]

TOR = "Witchfate Tor"


@rule("decision.invasion.nobody-attacks")
@pytest.mark.parametrize(
    ("own", "asked"),
    [
        ({}, False),
        ({"kingdom": ["Boar Boyz"], "quest": ["Boar Boyz"]}, False),
        ({"battlefield": ["Boar Boyz {corrupted=true}"]}, False),
        ({"battlefield": ["Boar Boyz {development=true, facedown=true}"]}, False),
        ({"battlefield": ["Boar Boyz {corrupted=true}", "Black Orc Squad"]}, True),
        ({"legend": ["Thorek Ironbrow"]}, True),
    ],
)
def test_who_has_nothing_that_can_attack_is_not_asked(table: Scenario, own: dict[str, list[str]], asked: bool) -> None:
    begin(table, "battlefield", orcs(hand=["Taint"], **own), dwarfs(kingdom=["Runesmith"]))
    table.ann.passes()
    assert (table.ann.asked == "attack-target") is asked
    if not asked:
        assert table.phase == "end", "the rest of the phase is over"


@rule("decision.invasion.nobody-attacks")
def test_nobody_is_asked_about_a_fulcrum_either(table: Scenario) -> None:
    for unit, asked in (("Boar Boyz", True), ("Boar Boyz {corrupted=true}", False)):
        begin(
            table,
            "battlefield",
            neutral(hand=["Taint"], battlefield=[unit]),
            neutral(battlefield=[TOR]),
            options={"format": CATACLYSM},
        )
        table.ann.passes()
        if asked:
            table.ann.chooses("pass")
            assert f"fulcrum {TOR}" in table.ann.choices
        else:
            assert table.phase == "end"


@rule("invasion.corruption.no-attack-or-defend")
def test_what_is_corrupted_is_among_neither_attackers_nor_defenders(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz {corrupted=true}", "Black Orc Squad"]),
        dwarfs(kingdom=["Runesmith {corrupted=true}", "Mountain Brigade"]),
    )
    passes(table)
    table.ann.chooses("target 1 kingdom")
    assert table.ann.choices == ["Black Orc Squad"]
    assert table.ann.why_not("Boar Boyz") == ["invasion.corruption.no-attack-or-defend"]
    table.ann.chooses("Black Orc Squad")
    assert table.bob.choices == ["Mountain Brigade"]
    assert table.bob.why_not("Runesmith") == ["invasion.corruption.no-attack-or-defend"]


def attacked(table: Scenario) -> list[int]:
    """What each attack of the game was said to be against, by the number of a card."""
    return [one.event.card for one in table.events if isinstance(one.event, ZoneAttacked)]


@rule("invasion.turn.4-target-is-attacked")
def test_an_attack_is_against_the_legend_or_the_fulcrum_that_was_chosen(table: Scenario) -> None:
    both = {"battlefield": [TOR, "Mountain Brigade"], "legend": ["Thorek Ironbrow"]}
    for chosen, name in (("target Thorek Ironbrow 1 kingdom", "Thorek Ironbrow"), (f"fulcrum {TOR}", TOR)):
        begin(
            table,
            "battlefield",
            neutral(hand=["Taint"], battlefield=["Boar Boyz"]),
            neutral(hand=["Taint"], **both),
            options={"format": CATACLYSM},
        )
        passes(table)
        if name == TOR:
            table.ann.chooses("pass")
            passes(table)
        table.ann.chooses(chosen)
        passes(table)
        table.ann.chooses("Boar Boyz")
        assert attacked(table) == [in_the_zone(table, name)]


@rule("decision.invasion.double-loss")
@pytest.mark.parametrize(
    ("ann", "bob", "winners", "decides"),
    [
        ({"deck": []}, {"deck": []}, [], "decision.invasion.double-loss"),
        ({"deck": []}, {"burning": [True, True, False]}, [], "decision.invasion.double-loss"),
        ({"burning": [True, True, False]}, {"burning": [True, True, False]}, [], "decision.invasion.double-loss"),
        ({"deck": []}, {}, ["bob"], "invasion.victory.empty-deck-eliminates"),
        ({}, {"burning": [True, True, False]}, ["ann"], "invasion.victory.two-burning-zones"),
    ],
)
def test_a_double_loss_names_its_own_decision(
    table: Scenario, ann: dict[str, object], bob: dict[str, object], winners: list[str], decides: str
) -> None:
    begin(table, "capital", neutral(**ann), neutral(**bob))
    assert (table.winners, table.game.outcome.rule) == (winners, decides)
