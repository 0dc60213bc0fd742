"""Ready decks, so that anybody can sit down and play: two for each clan, each a list in a file beside this one.

`crane` is built from three core sets, `crane-single` from one; and so for every clan.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from nefrit.kernel.cards import Library, unknown
from nefrit.l5r.cards import LIBRARY
from nefrit.l5r.constants import CLANS
from nefrit.l5r.decks.deck import Deck
from nefrit.l5r.decks.exchange import parse_list
from nefrit.l5r.decks.formats import CORE_SETS, SINGLE_CORE
from nefrit.l5r.faces import newest
from nefrit.text.decklists import Finder

READY = {
    **dict.fromkeys(CLANS, CORE_SETS),
    **{f"{clan}-single": SINGLE_CORE for clan in CLANS},
}
"""The name of every ready deck, with the format it is built for."""


def ready_decks() -> dict[str, Deck]:
    """All ready decks by name."""
    return {name: ready_deck(name) for name in READY}


def ready_deck(name: str) -> Deck:
    """The ready deck of this name, such as `crane`; UnknownName, with what comes near, if there is none."""
    if name not in READY:
        raise unknown("ready deck", name, READY)
    return _read(name)


def ready_for(library: Library) -> Mapping[str, str]:
    """The ready decks of a game with these cards: all if they are the published ones, none if they are others."""
    return READY if library is _published() else {}


@cache
def _read(name: str) -> Deck:
    text = (files(__package__) / f"{name}.txt").read_text(encoding="utf-8")
    return parse_list(text, _finder())


@cache
def _finder() -> Finder:
    return Finder(newest(_published()))


def _published() -> Library:
    # Imported only when it is needed, because cards say something about decks and so need this package.
    return LIBRARY
