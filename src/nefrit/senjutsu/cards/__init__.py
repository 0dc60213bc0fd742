"""The published cards: the core box with its four characters, their signature decks, the schools and the solo cards.

Of the expansions there are all characters with their solo cards; what has no published face is reconstructed and
marked so (decision.senjutsu.expansion).

The data files beside this one hold facts only; `nefrit.senjutsu.reading` tells how they are written.
"""

from __future__ import annotations

from nefrit.kernel.cards import Library
from nefrit.senjutsu.cards.loading import Box, School, SignatureDeck, SoloCard
from nefrit.senjutsu.faces import Character, Companion

__all__ = [
    "CHARACTERS",
    "COMPANIONS",
    "LIBRARY",
    "PILES",
    "SCHOOLS",
    "SIGNATURE_DECKS",
    "SOLO_CARDS",
    "School",
    "SignatureDeck",
    "SoloCard",
]

_BOX = Box()

LIBRARY = Library([*_BOX.faces, *[card.face for card in _BOX.solo_cards]])
"""All cards. A regular card has its serial number as id ("8" for 008), a solo card `solo-` and its number."""

CHARACTERS: dict[str, Character] = _BOX.characters
"""The characters by id."""

COMPANIONS: dict[str, Companion] = _BOX.companions
"""The companions of characters by id (decision.senjutsu.companion)."""

SIGNATURE_DECKS: dict[str, SignatureDeck] = _BOX.decks
"""The signature deck of each character."""

SCHOOLS: dict[str, School] = _BOX.schools
"""The specific schools by id; the face of a card names its school (senjutsu.school.balanced-play)."""

SOLO_CARDS: dict[str, SoloCard] = {card.face.id: card for card in _BOX.solo_cards}
"""The solo cards by the id of their face."""

PILES: dict[int, tuple[str, ...]] = {
    pile: tuple([id for id, card in SOLO_CARDS.items() if card.pile == pile]) for pile in range(1, 9)
}
"""The eight piles of solo cards that belong to no character, as ids of faces (senjutsu.solo.piles.sort)."""
