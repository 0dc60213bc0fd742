"""Ready decks, so that anybody can sit down and play: one for each race, each a list in a file beside this one.

The starter decks of the Core Set are ready, too; they are dealt once for all, so that nothing but the seed decides how
a game goes (decision.invasion.starter-decks).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.constants import ONE_ON_ONE
from nefrit.invasion.decks.deck import Deck, finder_of
from nefrit.invasion.decks.exchange import parse_list
from nefrit.invasion.decks.formats import CASUAL
from nefrit.invasion.decks.starters import STARTERS, starter_deck
from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.chance import Chance
from nefrit.text.decklists import Finder

READY = {
    **dict.fromkeys(("dwarf", "orc", "empire", "chaos", "high-elf", "dark-elf"), ONE_ON_ONE),
    **dict.fromkeys(STARTERS, CASUAL),
}
"""The name of every ready deck, with the format it is built for."""


def ready_decks() -> dict[str, Deck]:
    """All ready decks by name."""
    return {name: ready_deck(name) for name in READY}


def ready_deck(name: str) -> Deck:
    """The ready deck of this name, such as `dwarf`; UnknownName, with what comes near, if there is none."""
    if name not in READY:
        raise unknown("ready deck", name, READY)
    if name in STARTERS:
        return starter_deck(name, LIBRARY, Chance(list(STARTERS).index(name)))
    return _read(name)


def ready_for(library: Library) -> Mapping[str, str]:
    """The ready decks of a game with these cards: all if they are the published ones, none if they are others."""
    return READY if library is LIBRARY else {}


@cache
def _read(name: str) -> Deck:
    text = (files(__package__) / f"{name}.txt").read_text(encoding="utf-8")
    return parse_list(text, _finder())


@cache
def _finder() -> Finder:
    return finder_of(LIBRARY)
