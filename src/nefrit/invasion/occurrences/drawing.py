"""Cards that are not in play are drawn and discarded."""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import DISCARDED, DRAWN
from nefrit.invasion.occurrences.leaving import TO_HAND, TO_TOP
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion
from nefrit.kernel.decisions import NO_CARD


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


class Laid(Event):
    """A card that is not in play is put into the hand of its owner, or into the deck."""

    __slots__ = ("to",)
    kind = 0
    message = "returned"

    def __init__(self, seat: int, card: int, to: str, *, by: int, source: int = NO_CARD) -> None:
        super().__init__(seat, card, by=by, source=source)
        self.to = to

    def happen(self, game: Invasion) -> None:
        """It goes there."""
        owner = game.owners[self.card]
        if self.to == TO_HAND:
            game.move(self.card, HAND, owner)
        else:
            game.move(self.card, DECK, owner, top=self.to == TO_TOP)
