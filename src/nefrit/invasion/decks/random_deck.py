"""Random decks that are legal in a format: for tests, soaks and environments, so that all cards meet."""

from __future__ import annotations

from nefrit.invasion.constants import FULCRUM, NEUTRAL, RACES
from nefrit.invasion.decks.construction import ALLIANCES, LEAST, alliance_of, copies_allowed, violations
from nefrit.invasion.decks.deck import Deck
from nefrit.invasion.decks.formats import FORMATS
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.trees import DeckOnly, PeopleOnly
from nefrit.kernel.cards import Library
from nefrit.kernel.chance import Chance
from nefrit.text.random_decks import Offer, drawn

MOST_TRIES = 50
OWN, NO_RACE, ALLIED = 12, 6, 1
"""How likely cards are of the capital's race, of none, and of another race of the alliance."""


def random_deck(library: Library, format: str, seed: int) -> Deck:
    """A legal deck of a race by chance; the same seed gives the same deck."""
    chance = Chance(seed)
    for _ in range(MOST_TRIES):
        deck = _deck(library, format, chance, f"Random deck {seed}")
        if not violations(deck, library, format):
            return deck
    raise ValueError(f"no deck is legal in the format {format} with these cards")


def _deck(library: Library, format: str, chance: Chance, name: str) -> Deck:
    capital = chance.one_of(RACES)
    races = (*ALLIANCES[alliance_of(capital)], NEUTRAL)
    lists = FORMATS[format]
    restricted = set(lists.restricted.values())
    # Of the restricted cards one may be drawn.
    allowed = chance.one_of(sorted(restricted)) if restricted else ""
    left_out = (restricted - {allowed}) | set(lists.banned.values())
    names_left_out = {library.faces[card].name for card in left_out if card in library.faces}
    offers: list[Offer] = []
    for face in library.faces.values():
        if not isinstance(face, InvasionFace) or face.is_older or face.type == FULCRUM or face.race not in races:
            continue
        if face.name not in names_left_out and _may_hold(face, capital):
            weight = OWN if face.race == capital else NO_RACE if face.race == NEUTRAL else ALLIED
            offers.append(Offer(face.id, copies_allowed(face), weight))
    return Deck(name, capital, tuple(drawn(chance, LEAST, offers)))


def _may_hold(face: InvasionFace, capital: str) -> bool:
    """Whether what a card says of decks allows it beside any cards of its alliance."""
    for node in face.abilities:
        if isinstance(node, PeopleOnly) or (isinstance(node, DeckOnly) and capital not in node.races):
            return False
    return True
