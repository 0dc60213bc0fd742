"""Drawing and discarding cards of the conflict deck and the hand."""

from __future__ import annotations

from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.happening import happen
from nefrit.l5r.occurrences import Drawn
from nefrit.l5r.provinces import NewDeck
from nefrit.l5r.state import CONFLICT_DECK, HAND, L5R


class Draw(Procedure):
    """A player draws cards from the top of the conflict deck, all at once (l5r.draw.simultaneous).

    Where the deck runs out in the middle, it is formed anew and the rest is drawn (l5r.empty-deck.continue).
    """

    __slots__ = ("count", "drawn", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.drawn = 0

    @step("l5r.draw.from-conflict-deck")
    def draw(self, game: L5R) -> Flow:
        """Draw what is there."""
        for card in game.zone(CONFLICT_DECK, self.seat)[: self.count - self.drawn]:
            game.move(card, HAND, self.seat)
            self.drawn += 1
        return NewDeck(self.seat, dynasty=False) if self.drawn < self.count else None

    @step("l5r.empty-deck.continue")
    def go_on(self, game: L5R) -> Flow:
        """Draw the rest from the new deck, if there is one (decision.l5r.both-empty)."""
        if self.drawn < self.count and game.zone(CONFLICT_DECK, self.seat):
            self.goto("draw")
        return None

    @step("l5r.draw.to-hand")
    def drew(self, game: L5R) -> Flow:
        """The cards have been drawn."""
        return happen(game, Drawn(seat=self.seat, amount=self.drawn)) if self.drawn else None
