"""The draft variant: players who chose one alliance pick their decks from packs of random cards.

invasion.draft.alliance-fixed, decision.invasion.draft
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

from nefrit.invasion.constants import FULCRUM, NEUTRAL
from nefrit.invasion.decks.construction import ALLIANCES, LEAST, copies_allowed
from nefrit.invasion.decks.deck import Deck
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.trees import DeckOnly, PeopleOnly
from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.chance import Chance
from nefrit.text.decklists import BadDeck

DRAFTERS = 4
PACK = 10
"""How many cards are in a pack; each player opens as many packs as make a deck."""

Cards = Sequence[InvasionFace]
Pick = Callable[[Cards, Cards, Chance], InvasionFace]
"""How a player picks: one of the cards in a pack, by those that they have picked before."""


def draft(library: Library, alliance: str, picks: Sequence[Pick], chance: Chance) -> list[Deck]:
    """The decks of players who draft for an alliance, each with a way to pick.

    All pick a card at once and pass the rest of the pack on, to the left and with the next packs to the right.
    """
    pool, players = chance.shuffled(pool_of(library, alliance)), len(picks)
    if len(pool) < LEAST * players:
        raise BadDeck([f"to draft {players} decks takes {LEAST * players} cards, and there are {len(pool)}"])
    picked: list[list[InvasionFace]] = [[] for _ in picks]
    for first in range(0, LEAST * players, PACK * players):
        packs = [list(pool[first + seat * PACK :][:PACK]) for seat in range(players)]
        left = first // (PACK * players) % 2 == 0
        for passed in range(PACK):
            for seat, pick in enumerate(picks):
                pack = packs[(seat - passed if left else seat + passed) % players]
                face = pick(pack, picked[seat], chance)
                pack.remove(face)
                picked[seat].append(face)
    return [_deck(alliance, cards) for cards in picked]


def pool_of(library: Library, alliance: str) -> list[InvasionFace]:
    """Every copy that may be dealt: of the alliance's races, and neutral ones that all its capitals may have.

    Cards that only steer the draft are in no pack (invasion.component.draft-format-cards), nor are fulcrums.
    """
    if alliance not in ALLIANCES:
        raise unknown("alliance", alliance, ALLIANCES)
    races = ALLIANCES[alliance]
    faces = [cast("InvasionFace", face) for face in library.faces.values()]
    return [
        face
        for face in faces
        if face.race in (*races, NEUTRAL) and face.type != FULCRUM and not face.is_older and _for_all(face, races)
        for _ in range(min(face.quantity, copies_allowed(face)))
    ]


def by_chance(pack: Cards, picked: Cards, chance: Chance) -> InvasionFace:
    """Any card, whatever it is."""
    return chance.one_of(pack)


def by_race(pack: Cards, picked: Cards, chance: Chance) -> InvasionFace:
    """A card of the race of which one has most, so that the capital pays for the loyalty of many."""
    counts = _races(picked)
    most = max(counts[face.race] for face in pack)
    return chance.one_of([face for face in pack if counts[face.race] == most])


def _races(cards: Cards) -> Counter[str]:
    return Counter(face.race for face in cards if face.race != NEUTRAL)


def _for_all(face: InvasionFace, races: Sequence[str]) -> bool:
    """Whether a deck may hold it with each of these capitals and whatever else is picked: both are known after it."""
    if any(isinstance(node, PeopleOnly) for node in face.abilities):
        return False
    return all(set(races) <= set(node.races) for node in face.abilities if isinstance(node, DeckOnly))


def _deck(alliance: str, cards: Cards) -> Deck:
    """The picked cards with the capital of the race of which they are most."""
    counts = _races(cards)
    capital = max(ALLIANCES[alliance], key=lambda race: counts[race])
    return Deck(f"{alliance.capitalize()} draft", capital, tuple((face.id, 1) for face in cards))
