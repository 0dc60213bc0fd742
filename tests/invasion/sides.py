"""What scenarios of this game have in common."""

from __future__ import annotations

from typing import Any

from nefrit.testing import Scenario, side
from nefrit.testing.scenario import Side

DECK = ["9x Mountain Brigade"]


def dwarfs(**things: Any) -> Side:
    """A player with a Dwarf capital and a deck."""
    return side(**{"race": "Dwarf", "deck": DECK, **things})


def orcs(**things: Any) -> Side:
    """A player with an Orc capital and a deck."""
    return side(**{"race": "Orc", "deck": ["9x Black Orc Squad"], **things})


def begin(table: Scenario, at: str, ann: Side, bob: Side, **things: Any) -> None:
    """A turn of Ann's, not the first of the game, at some step."""
    table.position(at, ann=ann, bob=bob, **{"active": 0, "first": 0, "turn": 3, "phase": at, **things})


def passes(table: Scenario) -> None:
    """Everybody passes until something else is asked than an action."""
    while table.game.pending and table.game.pending[0].prompt in ("act-or-pass", "trigger-or-pass"):
        for decision in table.game.pending:
            table.answer(decision.seat, 0)


def attacks(table: Scenario, zone: str, *attackers: str) -> None:
    """Ann attacks a zone of Bob's capital with units, and nobody does anything else until defenders are declared."""
    passes(table)
    table.ann.chooses(f"target 1 {zone}")
    passes(table)
    table.ann.chooses(*attackers)
    passes(table)
