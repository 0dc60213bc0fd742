"""What scenarios about conflicts share: a province to attack, declaring, defending, passing."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.conflict import why_no_conflict
from nefrit.l5r.constants import CONFLICT_TYPES, ELEMENTS
from nefrit.testing import Player, Scenario, Side, side

PROVINCES = [f"{name} Province {{slot={slot}}}" for slot, name in enumerate(("Air", "Earth", "Fire", "Void", "Water"))]
"""All five, faceup; the last has the stronghold."""


def player(*play: str, **things: Any) -> Side:
    """A side with these characters, honor and fate to play with, and one province."""
    return side(**{"play": list(play), "honor": 10, "provinces": ["Earth Province {slot=0}"], **things})


def begins(table: Scenario, ann: Side, bob: Side, **things: Any) -> None:
    """The conflict phase begins, and nobody acts before the first conflict; Ann is the first player."""
    table.position("conflict", ann=ann, bob=bob, **things)
    nobody_acts(table)


def nobody_acts(table: Scenario) -> None:
    """Both players pass in the action window."""
    while table.game.pending and table.game.pending[0].prompt == "act-or-pass":
        table.answer(table.game.pending[0].seat, 0)


def attacks(who: Player, with_: str, *attackers: str, province: str = "Earth Province") -> None:
    """Declare a conflict, `"military air"`, with these attackers."""
    who.chooses(f"declare {with_}")
    who.chooses(province)
    who.chooses(*attackers)


def card(who: Player, name: str) -> int:
    """The number of the player's card of this name."""
    game = who.scenario.game
    for number, face in enumerate(game.faces):
        if face.name == name and game.owners[number] == who.seat:
            return number
    raise LookupError(f"there is no {name}")


def why_no(who: Player, with_: str, province: str = "Earth Province") -> list[str]:
    """The rules that say why the player cannot declare this conflict against a province of the opponent."""
    type, element = with_.split()
    game = who.scenario.game
    attacked = card(Player(who.scenario, 1 - who.seat), province)
    found = why_no_conflict(game, who.seat, CONFLICT_TYPES.index(type), ELEMENTS.index(element), attacked)
    return [refusal.rule for refusal in found]
