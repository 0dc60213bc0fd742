"""Starter decks for a first game: the cards of a race in the Core Set, and neutral ones dealt at random.

invasion.setup.starter-decks
"""

from __future__ import annotations

from typing import cast

from nefrit.invasion.constants import CHAOS, DWARF, EMPIRE, NEUTRAL, ORC
from nefrit.invasion.decks.construction import LEAST, copies_allowed
from nefrit.invasion.decks.deck import Deck
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.sets import CORE
from nefrit.invasion.trees import DeckOnly
from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.chance import Chance

STARTERS = {f"starter-{race.casefold()}": race for race in (DWARF, ORC, EMPIRE, CHAOS)}
"""The races of which the Core Set holds a whole deck, by the names of these decks."""


def starter_deck(name: str, library: Library, chance: Chance) -> Deck:
    """The starter deck of this name, such as `starter-dwarf`, filled up from the neutral cards of the box."""
    if name not in STARTERS:
        raise unknown("starter deck", name, STARTERS)
    race = STARTERS[name]
    own = [card for face in _core(library, race) for card in [face.id] * face.quantity]
    neutral = [card for face in _core(library, NEUTRAL) for card in _copies(face, race)]
    # The card data count one Empire card less than the box holds (decision.invasion.starter-decks).
    dealt = chance.shuffled(neutral)[: LEAST - len(own)]
    return Deck(f"{race} starter deck", race, tuple((card, 1) for card in (*own, *dealt)))


def _core(library: Library, race: str) -> list[InvasionFace]:
    faces = [cast("InvasionFace", face) for face in library.faces.values()]
    return [face for face in faces if face.set == CORE and face.race == race and not face.is_older]


def _copies(face: InvasionFace, race: str) -> list[str]:
    """The copies of a neutral card that a deck of this race may hold."""
    if any(isinstance(node, DeckOnly) and race not in node.races for node in face.abilities):
        return []
    return [face.id] * min(face.quantity, copies_allowed(face))
