"""Discard piles: cards that come there at the same time lie as their owner says (invasion.discard.owner-orders)."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import DISCARDED, FALLS
from nefrit.invasion.state import DISCARD, Invasion, turn_order
from nefrit.kernel.decisions import choose_order
from nefrit.kernel.procedures import Flow, Procedure, step

PILED: Final = FALLS | DISCARDED
"""The kinds of events by which cards come to a discard pile."""


def discarded_together(game: Invasion, events: tuple[Event, ...]) -> tuple[int, ...]:
    """The cards that came to a discard pile with others; the order of copies of one card makes no difference."""
    if len(events) < 2:
        return ()
    piles: dict[int, list[int]] = {}
    for event in events:
        if event.kind & PILED and game.lies_in(event.card, DISCARD):
            piles.setdefault(game.owners[event.card], []).append(event.card)
    found: tuple[int, ...] = ()
    for cards in piles.values():
        if len({game.faces[card].id for card in cards}) > 1:
            found = (*found, *cards)
    return found


class OrderDiscards(Procedure):
    """Cards have been discarded at the same time; their owners choose how they lie, the active player first.

    `together` are those not in order yet, `cards` the order that was chosen.
    """

    __slots__ = ("cards", "together")
    card_fields = ("cards", "together")

    def __init__(self, together: tuple[int, ...]) -> None:
        super().__init__()
        self.together = together
        self.cards: tuple[int, ...] = ()

    @step("invasion.discard.owner-orders")
    def choose(self, game: Invasion) -> Flow:
        """Ask for the order on the next pile, the last on top."""
        for seat in turn_order(game):
            cards = [card for card in self.together if game.owners[card] == seat]
            if cards:
                return choose_order(seat, cards, "cards", "invasion.discard.owner-orders", "order-discards")
        self.finish_after_this_step()
        return None

    @step("invasion.discard.owner-orders")
    def lay(self, game: Invasion) -> Flow:
        """Lay them so, and go on with the next pile."""
        order = self.cards[::-1]
        game.arrange(DISCARD, game.owners[order[0]], order)
        self.together = tuple([card for card in self.together if card not in order])
        self.goto("choose")
        return None
