"""The hands, decks and discard piles of players, in which cards are looked for that are not in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.players import YOU, players_meant
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion
from nefrit.kernel.effects import Context, Node
from nefrit.kernel.zones import Zone

ZONES: Final = {zone.name: zone for zone in (HAND, DECK, DISCARD)}


@dataclass(frozen=True)
class Pile(Node):
    """The hand, the deck or the discard pile of each player that is meant."""

    zone: str
    whose: str = YOU

    @property
    def lies_in(self) -> Zone:
        """The zone itself."""
        return ZONES[self.zone]

    def of_each(self, game: Invasion, context: Context) -> list[tuple[int, ...]]:
        """The cards of each of these players, in turn order; those on top come first."""
        return [game.zone(self.lies_in, seat) for seat in players_meant(game, self.whose, context)]

    def cards(self, game: Invasion, context: Context) -> list[int]:
        """All cards there, but the one that is being used itself."""
        seats = sorted(players_meant(game, self.whose, context))
        return [card for seat in seats for card in game.zone(self.lies_in, seat) if card != context.source]


class Those(Pile):
    """The cards that have just been revealed or looked at, as far as they still lie in a hand or deck."""

    def of_each(self, game: Invasion, context: Context) -> list[tuple[int, ...]]:
        """All of them together."""
        return [tuple(self.cards(game, context))]

    def cards(self, game: Invasion, context: Context) -> list[int]:
        """Those that still lie there."""
        return [card for card in context.targets if game.lies_in(card, DECK) or game.lies_in(card, HAND)]


those: Final = Those("those")


def hand(whose: str = YOU) -> Pile:
    """The hands of players."""
    return Pile(HAND.name, whose)


def deck(whose: str = YOU) -> Pile:
    """The decks of players."""
    return Pile(DECK.name, whose)


def discard_pile(whose: str = YOU) -> Pile:
    """The discard piles of players."""
    return Pile(DISCARD.name, whose)
