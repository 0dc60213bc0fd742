"""Cards for one alliance only, and those that give the symbols of two races.

invasion.race.alliance-cards-give-symbols
"""

from __future__ import annotations

from nefrit.invasion.cards.races import RaceCards
from nefrit.invasion.constants import DESTRUCTION, ORDER
from nefrit.invasion.standing import OUTCAST
from nefrit.invasion.trees import DeckOnly, Standing
from nefrit.invasion.words.cards import AnotherRace, support, unit, yours
from nefrit.invasion.words.conditions import there_is
from nefrit.invasion.words.continuous import provides
from nefrit.kernel.effects import Node


def order_only() -> DeckOnly:
    """Order only (invasion.deck.keyword-order-only)."""
    return DeckOnly("order", ORDER)


def alone(cards: RaceCards) -> Standing:
    """If you control a faceup unit or support card of another race, sacrifice this.

    invasion.errata.non-race-wording
    """
    return Standing(OUTCAST, condition=there_is((unit | support) & yours & AnotherRace(cards.race)))


def alone_as_printed(cards: RaceCards) -> Standing:
    """If you control any card of another race, sacrifice this."""
    return Standing(OUTCAST, condition=there_is(yours & AnotherRace(cards.race)))


def destruction_only() -> DeckOnly:
    """Destruction only (invasion.deck.keyword-order-only)."""
    return DeckOnly("destruction", DESTRUCTION)


def alliance(one: RaceCards, other: RaceCards) -> list[Node]:
    """An alliance of two races: it provides a symbol of each."""
    only = order_only() if one.race in ORDER else destruction_only()
    return [only, provides(one.race), provides(other.race)]
