"""The decks with which ringteki plays; apart, because they need Legend of the Five Rings, which loads slowly."""

from __future__ import annotations

from nefrit.bench.ringteki import DeckList
from nefrit.kernel.definition import Definition
from nefrit.kernel.record import Header
from nefrit.l5r.decks.deck import PARTS, from_options
from nefrit.l5r.faces import L5RFace, newest
from nefrit.text.decklists import Finder


def decks_of(definition: Definition, header: Header) -> list[tuple[str, DeckList]]:
    """The decks of a game of Legend of the Five Rings, for each seat its clan and its list by titles."""
    faces = definition.library.faces
    finder = Finder(newest(definition.library))
    found: list[tuple[str, DeckList]] = []
    for options in header.options["decks"]:
        deck = from_options(options, finder)
        stronghold = faces[deck.stronghold[0][0]]
        assert isinstance(stronghold, L5RFace)
        found.append((stronghold.clan, {faces[card].name: count for part in PARTS for card, count in deck.part(part)}))
    return found
