"""Random games of every kind, for laws that are checked at certain questions only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.imperium.definition import GAME as IMPERIUM
from nefrit.invasion.game import GAME as INVASION
from nefrit.kernel.chance import Chance
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.l5r.game import GAME as L5R
from nefrit.senjutsu.definition import GAME as SENJUTSU
from tests import games
from tests.invasion import test_laws as invasion

GAMES: dict[str, Definition] = {"imperium": IMPERIUM, "invasion": INVASION, "l5r": L5R, "senjutsu": SENJUTSU}

MORE: dict[str, tuple[dict[str, Any], ...]] = {
    "senjutsu": ({"options": {"fighters": ["kojiro", "monk"]}}, {"options": {"fighters": ["musashi", "kojiro"]}}),
}
"""Ways to play in which more is paid for than in those that every law is checked on."""


def header(name: str, number: int) -> Header:
    """How the game with this number is set up: ways to play come in turn."""
    if name == "invasion":
        races = (("Dwarf", "Orc"), ("Empire", "Chaos"), ("High Elf", "Dark Elf"))
        return invasion.header(*races[number % len(races)], seed=number)
    ways = (*next(entry.options for entry in games.ALL if entry.name == name), *MORE.get(name, ()))
    chosen = {"edition": GAMES[name].editions[0], **ways[number * 5 % len(ways)]}
    return Header(name, seed=number, **chosen)


def decisions(name: str, count: int, seed: int = 1) -> Iterator[AnyGame]:
    """All states of so many random games in which somebody decides; they must not be changed."""
    for number in range(count):
        chance = Chance(seed * 1000 + number)
        game = GAMES[name].start(header(name, number))
        while game.pending:
            yield game
            decision = chance.one_of(game.pending)
            assert game.answer(decision.seat, decision.random(chance)) is None
