"""What scenarios of this game have in common."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.values import power, remaining_hit_points
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


def both_may_act(table: Scenario) -> None:
    """It is an action window: Ann may use her Runesmith, then Bob his, and they do not."""
    for player in (table.ann, table.bob):
        assert player.asked == "act-or-pass"
        assert "use Runesmith" in player.choices
        player.passes()


def attacks(table: Scenario, zone: str, *attackers: str) -> None:
    """Ann attacks a zone of Bob's capital with units, and nobody does anything else until defenders are declared."""
    passes(table)
    table.ann.chooses(f"target 1 {zone}")
    passes(table)
    table.ann.chooses(*attackers)
    passes(table)


def capital(race: str, **things: Any) -> Side:
    """A player with a capital of some race and a deck."""
    return side(**{"race": race, "deck": DECK, **things})


def in_the_zone(table: Scenario, name: str) -> int:
    """The number of the card in play with this name; the first of several."""
    return next(card for card in table.game.in_play() if table.game.faces[card].name == name)


def power_of(table: Scenario, name: str) -> int:
    """The power of the card in play with this name."""
    return power(table.game, in_the_zone(table, name))


def life_of(table: Scenario, name: str) -> int:
    """The hit points that the unit in play with this name has left."""
    return remaining_hit_points(table.game, in_the_zone(table, name))


def defends(table: Scenario, *defenders: str) -> None:
    """Bob declares defenders, and nobody does anything until something else is asked."""
    table.bob.chooses(*defenders)
    passes(table)


HIDDEN = "{development=true, facedown=true}"
"""Behind the name of a card: it lies facedown as a development."""


def resolves(table: Scenario) -> None:
    """Everybody passes until the chain has been resolved."""
    while table.chain and table.game.pending[0].prompt in ("act-or-pass", "trigger-or-pass"):
        for decision in table.game.pending:
            table.answer(decision.seat, 0)
