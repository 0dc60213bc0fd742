"""Drawing and discarding cards of the conflict deck and the hand."""

from __future__ import annotations

from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.happening import happen
from nefrit.l5r.occurrences.drawing import Drawn
from nefrit.l5r.provinces import NewDeck
from nefrit.l5r.state import CONFLICT_DECK, HAND, L5R


class DrawEach(Procedure):
    """Players draw cards from the top of their conflict decks at the same time: `counts` says who draws how many.

    Where a deck runs out in the middle, it is formed anew and the rest is drawn (l5r.empty-deck.continue). There is no
    limit to what is drawn or held (l5r.draw.no-limit, l5r.draw.no-hand-size). `drawn` counts the cards of whose turn it
    is now, `done` what those before have drawn.
    """

    __slots__ = ("counts", "done", "drawn")

    def __init__(self, counts: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.counts = counts
        self.drawn = 0
        self.done: tuple[int, ...] = ()

    @step("l5r.draw.from-conflict-deck")
    def draw(self, game: L5R) -> Flow:
        """Draw what is there, into the hand (l5r.draw.to-hand)."""
        seat, count = self.counts[len(self.done)]
        for card in game.zone(CONFLICT_DECK, seat)[: count - self.drawn]:
            game.move(card, HAND, seat)
            self.drawn += 1
        return NewDeck(seat, dynasty=False) if self.drawn < count else None

    @step("l5r.empty-deck.continue")
    def go_on(self, game: L5R) -> Flow:
        """Draw the rest from the new deck, if there is one (decision.l5r.both-empty); then the next player draws.

        l5r.effect.non-targeting-as-many-as-possible
        """
        seat, count = self.counts[len(self.done)]
        if self.drawn < count and game.zone(CONFLICT_DECK, seat):
            self.goto("draw")
            return None
        self.done = (*self.done, self.drawn)
        self.drawn = 0
        if len(self.done) < len(self.counts):
            self.goto("draw")
        return None

    @step("l5r.draw.simultaneous")
    def drew(self, game: L5R) -> Flow:
        """All cards have been drawn, at once."""
        pairs = zip(self.counts, self.done, strict=True)
        drawn = [Drawn(seat=seat, amount=amount) for (seat, _), amount in pairs if amount]
        return happen(game, *drawn) if drawn else None


class Draw(DrawEach):
    """One player draws cards."""

    __slots__ = ()

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(((seat, count),))
