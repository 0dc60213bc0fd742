"""Every game and model that the laws are checked on: all registered games in all their varieties, and the models."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from examples import goofspiel
from nefrit.cli.selfplay import set_up_with
from nefrit.kernel.definition import Definition
from nefrit.kernel.record import Header
from nefrit.registry import find, names
from nefrit.sim.mass import Plan
from tests.kernel.models import chain, duel, market, nested
from tests.l5r import ability_cards, cards

SEED = 1
"""Of the decks that come together."""
STATES, STATES_OF_MODELS = 12, 40
"""States of models are small, and quickly checked."""


class Entry(NamedTuple):
    """A game, its `number`-th header with a seed, and in how many states of each random game the laws are checked."""

    name: str
    game: Definition
    header: Callable[[int, int], Header]
    states: int


def _model(name: str, game: Definition, *ways: dict[str, Any], states: int = STATES_OF_MODELS) -> Entry:
    """A game that is set up in these ways in turn."""

    def header(number: int, seed: int) -> Header:
        way = (ways or ({},))[number % max(1, len(ways))]
        return Header(game.name, seed=seed, **{"edition": game.editions[0], **way})

    return Entry(name, game, header, states)


def _registered(name: str) -> Entry:
    """A registered game in all its varieties and editions, with all its ready decks."""
    game = find(name)
    plan = Plan(name, SEED, tuple([set_up_with(name, way, ()) for way in game.varieties()]), game.editions)

    def header(number: int, seed: int) -> Header:
        chosen = plan.header(game.name, number)
        chosen.seed = seed
        return chosen

    return Entry(name, game, header, STATES)


def _all() -> Iterator[Entry]:
    yield _model("goofspiel", goofspiel.GAME, {"options": {"cards": 4}}, {"seats": 3, "options": {"cards": 3}})
    yield _model("nested", nested.GAME)
    yield _model("chain", chain.GAME)
    yield _model("market", market.GAME, {}, {"seats": 3}, {"seats": 4})
    yield _model("duel", duel.GAME, {}, {"seats": 3}, {"seats": 4})
    yield _model("l5r with plain cards", cards.GAME, {"options": cards.DECKS}, states=STATES)
    yield _model("l5r with abilities", ability_cards.GAME, {"options": ability_cards.DECKS}, states=STATES)
    for name in names():
        yield _registered(name)


ALL = list(_all())
