"""Every game and model that the laws are checked on. A new game adds one line here."""

from __future__ import annotations

from typing import Any, NamedTuple

from examples import goofspiel
from nefrit.kernel.definition import Definition
from tests.kernel.models import chain, duel, market, nested


class Entry(NamedTuple):
    """A game, the ways in which it is set up, and at every how many decisions its laws are checked."""

    name: str
    game: Definition
    options: tuple[dict[str, Any], ...]
    every: int = 1


ALL = [
    Entry("goofspiel", goofspiel.GAME, ({"options": {"cards": 4}}, {"seats": 3, "options": {"cards": 3}}), every=2),
    Entry("nested", nested.GAME, ({},), every=2),
    Entry("chain", chain.GAME, ({},), every=4),
    Entry("market", market.GAME, ({}, {"seats": 3}, {"seats": 4}), every=8),
    Entry("duel", duel.GAME, ({}, {"seats": 3}, {"seats": 4}), every=2),
]
