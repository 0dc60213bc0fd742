"""Drawing and discarding cards of the conflict deck and the hand."""

from __future__ import annotations

from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.occurrences.drawing import Drawn
from nefrit.l5r.provinces import NewDeck
from nefrit.l5r.state import CONFLICT_DECK, HAND, L5R


class DrawEach(Procedure):
    """Players draw cards from the top of their conflict decks at the same time: `counts` says who draws how many.

    Where decks run out in the middle, they are formed anew, all at the same time, and the rest is drawn
    (l5r.empty-deck.continue). There is no limit to what is drawn or held (l5r.draw.no-limit, l5r.draw.no-hand-size).
    `drawn` counts the cards of each of these players, `stuck` are the numbers of those who have no card left to draw.
    """

    __slots__ = ("counts", "drawn", "stuck")

    def __init__(self, counts: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.counts = counts
        self.drawn = (0,) * len(counts)
        self.stuck: tuple[int, ...] = ()

    @step("l5r.draw.from-conflict-deck")
    def draw(self, game: L5R) -> Flow:
        """Draw what is there, into the hand (l5r.draw.to-hand); who lacks cards forms a new deck for the rest.

        l5r.empty-deck.continue
        """
        drawn = list(self.drawn)
        for number, (seat, count) in enumerate(self.counts):
            for card in game.zone(CONFLICT_DECK, seat)[: count - drawn[number]]:
                game.move(card, HAND, seat)
                drawn[number] += 1
        self.drawn = tuple(drawn)
        short = tuple([self.counts[number][0] for number in self.lacking()])
        return NewDeck(short, dynasty=False) if short else None

    def lacking(self) -> list[int]:
        """The numbers of those who have to draw more."""
        numbers = range(len(self.counts))
        return [one for one in numbers if self.drawn[one] < self.counts[one][1] and one not in self.stuck]

    @step("l5r.empty-deck.continue")
    def go_on(self, game: L5R) -> Flow:
        """Draw the rest from the new decks, where there are any (decision.l5r.both-empty).

        l5r.effect.non-targeting-as-many-as-possible
        """
        for number in self.lacking():
            if not game.zone(CONFLICT_DECK, self.counts[number][0]):
                self.stuck = (*self.stuck, number)
        if self.lacking():
            self.goto("draw")
        return None

    @step("l5r.draw.simultaneous")
    def drew(self, game: L5R) -> Flow:
        """All cards have been drawn, at once."""
        pairs = zip(self.counts, self.drawn, strict=True)
        drawn = [Drawn(seat=seat, amount=amount) for (seat, _), amount in pairs if amount]
        return game.happen(*drawn) if drawn else None


class Draw(DrawEach):
    """One player draws cards."""

    __slots__ = ()

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(((seat, count),))
