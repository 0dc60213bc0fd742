"""Cards that lie under others: experiences, which are only counted, and what a card keeps to give it back.

invasion.keyword.experience
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.experience import lay_under, take_out
from nefrit.invasion.paying import available, pay
from nefrit.invasion.state import BEING_PLAYED, DECK, HAND, KEPT, Invasion, on_the_table
from nefrit.invasion.targets import Aim
from nefrit.invasion.trees import Payment
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


@dataclass(frozen=True)
class SpendForKept(Payment):
    """Resources, as many as the cards under this card cost together; those are remembered that lie there now.

    invasion.errata.the-unending-horde
    """

    def spends(self, game: Invasion, context: Context) -> int:
        """The sum of what is printed on them."""
        return sum(game.faces[card].printed_cost for card in kept_by(game, context.source))

    def refusals(self, game: Invasion, context: Context) -> Iterator[Refusal]:
        """The player must have them (invasion.errata.the-unending-horde)."""
        cost, have = self.spends(game, context), available(game, context.seat)
        if cost > have:
            yield refuse("invasion.effect.cannot-trigger-if-unmet", "too-dear", cost=cost, have=have)

    def pay(self, game: Invasion, context: Context) -> Procedure | None:
        """What comes under the card later was not paid for."""
        context.note(game, *kept_by(game, context.source))
        return pay(game, context.seat, context.source, self.spends(game, context))


@dataclass(frozen=True)
class Kept(Cards):
    """The cards under this card: those that were paid for, or with `latest` all that lie there now."""

    latest: bool = False

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """Those that still lie there."""
        kept = [card for card in kept_by(game, context.source) if game.lies_in(card, KEPT)]
        return tuple([card for card in kept if self.latest or context.same(game, card)])
