"""Hands: how many cards come into each, by the log and in the state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.testing.checkers.checker import Checker


class Hands(Checker):
    """Counts the cards that come into each hand: as many as were drawn, and those that the log says were put there.

    A subclass names the messages and the prompts of its game. A card that came and went between two quiet moments is
    counted by what the log says of it.
    """

    hand: ClassVar[str] = "hand"
    deck: ClassVar[str] = "deck"
    draws: ClassVar[frozenset[str]] = frozenset()
    """Messages of draws, whose `amount` is how many cards."""
    quiet: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.before: list[set[int]] | None = None
        self.drawn = [0] * game.seat_count
        self.told: set[int] = set()

    def happened(self, game: AnyGame, occurrence: Occurrence) -> Iterator[str]:
        """Count draws, and note the cards that the log speaks of."""
        one: Any = occurrence
        if one.message in self.draws:
            self.drawn[one.seat] += one.amount
        else:
            self.told.update(self.cards_told(one))
        yield from ()

    def cards_told(self, one: Any) -> set[int]:
        """The cards that an occurrence is about."""
        return {one.card} if hasattr(one, "card") else set()

    def problems(self, game: AnyGame) -> Iterator[str]:
        """The hands that got more or fewer cards than drawn, at a quiet moment."""
        if not game.pending or any(decision.prompt not in self.quiet for decision in game.pending):
            return
        zones = {zone.name: zone for zone in game.definition.zones}
        hands = [set(game.zone(zones[self.hand], seat)) for seat in range(game.seat_count)]
        if self.before is not None:
            for seat, (before, now) in enumerate(zip(self.before, hands, strict=True)):
                new = now - before
                unknown = new - self.told
                is_empty = not game.zone(zones[self.deck], seat)
                most = self.drawn[seat] if is_empty else len(new | self.told)
                if not len(unknown) <= self.drawn[seat] <= most:
                    yield f"seat {seat} drew {self.drawn[seat]} cards, and {len(unknown)} came into its hand"
        self.before = hands
        self.drawn = [0] * game.seat_count
        self.told = set()
