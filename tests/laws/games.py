"""Random games of every kind, for laws that are checked at certain questions only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.l5r.constants import CLANS
from nefrit.l5r.decks import ready_deck
from nefrit.l5r.game import GAME as L5R
from nefrit.registry import find
from tests.invasion import test_laws as invasion

TEAMS = {
    "fighters": [
        {"character": name, "team": seat % 2} for seat, name in enumerate(("ronin", "master", "ninja", "monk"))
    ],
    "terrain": "none",
}

WAYS: dict[str, tuple[dict[str, Any], ...]] = {
    "imperium": ({}, {"seats": 3, "options": {"box": "legends"}}, {"seats": 4}),
    "l5r": tuple(
        {"edition": edition, "options": {"decks": [ready_deck(one).to_options(), ready_deck(other).to_options()]}}
        for one, other in zip(CLANS, (*CLANS[3:], *CLANS[:3]), strict=True)
        for edition in L5R.editions
    ),
    "senjutsu": (
        {},
        {"seats": 3},
        {"seats": 4, "options": TEAMS},
        {"seats": 3, "options": {"fighters": ["ashigaru", "yojimbo"]}},
        {"options": {"fighters": ["wakou", "sailor"]}},
        # In these two more is paid for.
        {"options": {"fighters": ["kojiro", "monk"]}},
        {"options": {"fighters": ["musashi", "kojiro"]}},
    ),
}
"""The ways in which games are set up, in turn. Invasion's are those of its own laws."""


def header(name: str, number: int) -> Header:
    """How the game with this number is set up."""
    if name == "invasion":
        races = (("Dwarf", "Orc"), ("Empire", "Chaos"), ("High Elf", "Dark Elf"))
        return invasion.header(*races[number % len(races)], seed=number)
    ways = WAYS[name]
    chosen = {"edition": find(name).editions[0], **ways[number * 5 % len(ways)]}
    return Header(name, seed=number, **chosen)


def decisions(name: str, count: int, seed: int = 1) -> Iterator[AnyGame]:
    """All states of so many random games in which somebody decides; they must not be changed."""
    for number in range(count):
        chance = Chance(seed * 1000 + number)
        game = find(name).start(header(name, number))
        while game.pending:
            yield game
            decision = chance.one_of(game.pending)
            assert game.answer(decision.seat, decision.random(chance)) is None
