"""Random decks: cards are drawn from what a deck may hold, by weight, until it has as many as it wants."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from nefrit.kernel.chance import Chance

FEWER = 3
"""One card in so many comes in fewer copies than it could."""


class Offer(NamedTuple):
    """A card that may be drawn: how many copies at most, and how likely beside the others."""

    card: str
    most: int
    weight: int


Room = Callable[[str, int], int]
"""Says how many of so many copies of a card a deck still has room for."""


def all_of_them(card: str, copies: int) -> int:
    """Room for as many copies as are drawn."""
    return copies


def drawn(chance: Chance, wanted: int, offers: Iterable[Offer], room: Room = all_of_them) -> list[tuple[str, int]]:
    """Cards and copies, as many as are wanted, or all that there is room for."""
    left, rest = wanted, [offer for offer in offers if offer.most > 0]
    found: list[tuple[str, int]] = []
    while left > 0 and rest:
        offer = rest.pop(_weighed(chance, rest))
        copies = min(offer.most, left)
        if copies > 1 and not chance.below(FEWER):
            copies = 1 + chance.below(copies - 1)
        copies = room(offer.card, copies)
        if copies > 0:
            found.append((offer.card, copies))
            left -= copies
    return found


def _weighed(chance: Chance, offers: list[Offer]) -> int:
    """The number of one of the offers, by their weights."""
    point = chance.below(sum(offer.weight for offer in offers))
    for number, offer in enumerate(offers):
        point -= offer.weight
        if point < 0:
            return number
    raise ValueError("the weights of offers are positive")
