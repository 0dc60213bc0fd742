"""Every game and model that the laws are checked on. A new game adds one line here."""

from __future__ import annotations

from typing import Any, NamedTuple

from examples import goofspiel
from nefrit.imperium.definition import GAME as IMPERIUM
from nefrit.kernel.definition import Definition
from nefrit.l5r.constants import CLANS
from nefrit.l5r.decks import ready_deck
from nefrit.l5r.game import GAME as L5R
from nefrit.senjutsu.definition import GAME as SENJUTSU
from tests.kernel.models import chain, duel, market, nested
from tests.l5r import ability_cards, cards


class Entry(NamedTuple):
    """A game, the ways in which it is set up, and at every how many decisions its laws are checked."""

    name: str
    game: Definition
    options: tuple[dict[str, Any], ...]
    every: int = 1


TEAMS = {
    "fighters": [
        {"character": name, "team": seat % 2} for seat, name in enumerate(("ronin", "master", "ninja", "monk"))
    ],
    "terrain": "none",
}

ALL = [
    Entry("goofspiel", goofspiel.GAME, ({"options": {"cards": 4}}, {"seats": 3, "options": {"cards": 3}}), every=2),
    Entry("nested", nested.GAME, ({},), every=2),
    Entry("chain", chain.GAME, ({},), every=4),
    Entry("market", market.GAME, ({}, {"seats": 3}, {"seats": 4}), every=8),
    Entry("duel", duel.GAME, ({}, {"seats": 3}, {"seats": 4}), every=2),
    Entry("l5r with plain cards", cards.GAME, ({"options": cards.DECKS},), every=40),
    Entry("l5r with abilities", ability_cards.GAME, ({"options": ability_cards.DECKS},), every=40),
    Entry(
        "l5r",
        L5R,
        tuple(
            {"edition": edition, "options": {"decks": [ready_deck(one).to_options(), ready_deck(other).to_options()]}}
            for one, other in zip(CLANS, (*CLANS[3:], *CLANS[:3]), strict=True)
            for edition in L5R.editions
        ),
        every=60,
    ),
    Entry("imperium", IMPERIUM, ({}, {"seats": 3, "options": {"box": "legends"}}, {"seats": 4}), every=200),
    Entry(
        "senjutsu",
        SENJUTSU,
        (
            {},
            {"seats": 3},
            {"seats": 4, "options": TEAMS},
            {"seats": 3, "options": {"fighters": ["ashigaru", "yojimbo"]}},
            {"options": {"fighters": ["wakou", "sailor"]}},
        ),
        every=30,
    ),
]
