"""Cards that are not in play are drawn and discarded."""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import DISCARDED, DRAWN
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion


class Drawn(Event):
    """A player draws cards from the top of the deck (invasion.draw.top-of-deck)."""

    kind = DRAWN
    message = "drew"

    def happen(self, game: Invasion) -> None:
        """As many as there are, all at once (invasion.faq.draw-simultaneously, invasion.draw.top-of-deck)."""
        self.amount = min(self.amount, len(game.zone(DECK, self.seat)))
        game.draw(DECK, HAND, self.seat, self.amount)


class Discarded(Event):
    """A card that is not in play goes to the discard pile of its owner."""

    kind = DISCARDED
    message = "discarded"

    def happen(self, game: Invasion) -> None:
        """It lies on top there."""
        game.move(self.card, DISCARD, game.owners[self.card], top=True)
