"""Cards that lie under others: experiences, which are only counted, and what a card keeps to give it back.

invasion.keyword.experience
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.experience import lay_under, take_out
from nefrit.invasion.state import BEING_PLAYED, DECK, HAND, Invasion, on_the_table
from nefrit.invasion.targets import Aim
from nefrit.invasion.words.verbs import Who
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.parts.words import Cards


def keeper_of(game: Invasion, card: int) -> int:
    """The card under which a card lies, or NO_CARD."""
    for top in on_the_table(game):
        if card in game.pieces[top].kept:
            return top
    return NO_CARD


def kept_by(game: Invasion, card: int) -> tuple[int, ...]:
    """The cards that lie under a card."""
    piece = game.pieces.get(card)
    return () if piece is None else piece.kept


class Experienced(Event):
    """A card is attached facedown to a unit or legend, as an experience."""

    __slots__ = ("experience",)
    card_fields = ("experience",)
    kind = 0
    message = "experienced"

    def __init__(self, seat: int, card: int, experience: int, *, by: int, source: int = NO_CARD) -> None:
        super().__init__(seat, card, by=by, source=source)
        self.experience = experience

    def happen(self, game: Invasion) -> None:
        """It has no text, and is only counted (invasion.keyword.experience)."""
        lay_under(game, self.experience, self.card, facedown=True)


@dataclass(frozen=True)
class GainExperience(Who):
    """Attach the top card of your deck to a unit or legend as an experience, so many times."""

    count: int = 1

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """As many as the deck has."""
        cards = [card for card in self.cards(game, context) if card in game.pieces]
        deck = game.zone(DECK, context.seat)
        by, source = context.seat, context.source
        events = [
            Experienced(game.pieces[card].controller, card, deck[nth * self.count + one], by=by, source=source)
            for nth, card in enumerate(cards)
            for one in range(self.count)
            if nth * self.count + one < len(deck)
        ]
        if not events:
            context.done = False
            return None
        return game.happen(*events)


@dataclass(frozen=True)
class Experience(Aim):
    """A target experience that is attached to a card that is so."""

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """What lies under cards in play."""
        return tuple([card for top in on_the_table(game) for card in game.pieces[top].kept])

    def legal(self, game: Invasion, context: Context, card: int) -> bool:
        """Whether it can be chosen; what it is itself does not matter, for it lies facedown."""
        return first(self.refusals(game, context, card)) is None

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """The card that has it must be accepted."""
        top = keeper_of(game, card)
        if top == NO_CARD or not self.quality.accepts(game, context, top):
            yield refuse("invasion.target.illegal-checked", "not-a-target")


@dataclass(frozen=True)
class ExchangeExperience(Effect):
    """Take the target experience into your hand; then attach this card facedown in its place, as an experience."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """A tactic that is just resolving does not go to the discard pile then."""
        card = context.targets[0] if context.targets else NO_CARD
        top = keeper_of(game, card)
        if top == NO_CARD or not game.lies_in(context.source, BEING_PLAYED):
            context.done = False
            return None
        take_out(game, card)
        game.move(card, HAND, context.seat)
        return game.happen(Experienced(game.pieces[top].controller, top, context.source, by=context.seat))


def gain_experience(cards: Cards, count: int = 1) -> GainExperience:
    """Attach cards of your deck to cards as experiences."""
    return GainExperience(cards, count)
