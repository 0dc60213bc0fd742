"""Cards that go back at the end of the turn: tactics to the hand, and what was played by Necromancy under the deck."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.constants import END_OF_TURN
from nefrit.invasion.occurrences.leaving import TO_BOTTOM, returning
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion
from nefrit.invasion.words.cards import that_card
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.procedures import Flow, Procedure, step


class Reclaim(Context):
    """At the end of the turn a card goes from a discard pile to its owner's hand: from any, or from the `seat`'s."""

    __slots__ = ("any_pile",)
    order = ("reclaim",)

    def __init__(self, seat: int, card: int, any_pile: bool) -> None:
        super().__init__(seat, card)
        self.any_pile = any_pile

    @step("invasion.errata.voice-of-command")
    def reclaim(self, game: Invasion) -> Flow:
        """If it lies there."""
        owner = game.owners[self.source]
        if game.lies_in(self.source, DISCARD) and (self.any_pile or owner == self.seat):
            game.move(self.source, HAND, owner)
        return None


@dataclass(frozen=True)
class ReclaimAtEnd(Effect):
    """Return that card to your hand at the end of the turn: from your discard pile, or from any to its owner's."""

    any_pile: bool = False

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It waits until then, wherever the card goes in between."""
        card = that_card(context)
        if card == NO_CARD:
            context.done = False
            return None
        game.delay(Delayed(END_OF_TURN, Reclaim(context.seat, card, self.any_pile)))
        return None


class Bury(Context):
    """At the end of the turn a card goes to the bottom of its owner's deck, from play or from the discard pile.

    `serial` tells whether it is the same card still.
    """

    __slots__ = ("serial",)
    order = ("bury",)

    def __init__(self, seat: int, card: int, serial: int) -> None:
        super().__init__(seat, card)
        self.serial = serial

    @step("invasion.keyword.necromancy")
    def bury(self, game: Invasion) -> Flow:
        """From where it is."""
        if game.serial(self.source) != self.serial:
            return None
        if self.source in game.pieces:
            return game.happen(returning(game, self.source, TO_BOTTOM, self.seat))
        if game.lies_in(self.source, DISCARD):
            game.move(self.source, DECK, game.owners[self.source])
        return None
