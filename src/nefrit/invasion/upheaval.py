"""All players at once: discard piles go back into decks, and units come out of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.entering import PutAll, PutIntoPlay
from nefrit.invasion.filters import accepted
from nefrit.invasion.happening import happen
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.state import DECK, DISCARD, Invasion, turn_order
from nefrit.invasion.trees import Filter
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Flow, Procedure, step

ANYWHERE: Final = PutIntoPlay()


@dataclass(frozen=True)
class ShuffleAndReveal(Effect):
    """Each player shuffles the top cards of the discard pile into the deck, and reveals as many from the top of it.

    Each of those that filters accept is put into play, in a zone that its player chooses; the rest is discarded.
    """

    count: int
    cards: tuple[Filter, ...]
    put: PutIntoPlay = ANYWHERE

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """In turn order."""
        return Upheaval(self, context.source, turn_order(game))


class Upheaval(Procedure):
    """Players shuffle and reveal; `revealed` are the cards of the player whose turn it is."""

    __slots__ = ("effect", "revealed", "seats", "source")
    card_fields = ("revealed", "source")
    seat_fields = ("seats",)

    def __init__(self, effect: ShuffleAndReveal, source: int, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.effect = effect
        self.source = source
        self.seats = seats
        self.revealed: tuple[int, ...] = ()

    @step("invasion.effect.multiple-resolve-all-possible")
    def shuffle(self, game: Invasion) -> Flow:
        """Each player, first of all."""
        for seat in self.seats:
            for card in game.zone(DISCARD, seat)[: self.effect.count]:
                game.move(card, DECK, seat)
            game.shuffle(DECK, seat)
        return None

    @step("invasion.effect.multiple-resolve-all-possible")
    def reveal(self, game: Invasion) -> Flow:
        """The next player reveals cards and puts units into play; of a unique one only a copy enters.

        invasion.faq.end-times-unique-units
        """
        if not self.seats:
            self.leave()
            return None
        seat = self.seats[0]
        self.revealed = game.zone(DECK, seat)[: self.effect.count]
        for card in self.revealed:
            game.reveal(card)
        context = Context(seat, self.source)
        units = tuple([card for card in self.revealed if accepted(game, context, card, self.effect.cards)])
        return PutAll(self.effect.put, seat, self.source, units) if units else None

    @step("invasion.effect.multiple-resolve-all-possible")
    def discard(self, game: Invasion) -> Flow:
        """The rest is discarded."""
        seat, *others = self.seats
        self.seats = tuple(others)
        rest = [card for card in self.revealed if game.lies_in(card, DECK)]
        self.goto("reveal")
        return happen(game, *[Discarded(seat, card, source=self.source) for card in rest]) if rest else None
