"""Looking at, revealing and searching the top of a conflict deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import Decision, choose, choose_order, choose_some
from nefrit.kernel.effects import Condition, Context, Effect, cards_in
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import ATTACHMENT, CHARACTER, END_OF_CONFLICT, EVENT
from nefrit.l5r.occurrences.drawing import AddedToHand, Discarded
from nefrit.l5r.occurrences.happenings import COST, Happening
from nefrit.l5r.simultaneous import AbilityContext
from nefrit.l5r.standing import establish
from nefrit.l5r.state import CONFLICT_DECK, DYNASTY_DECK, L5R
from nefrit.l5r.trees import Payment, Standing
from nefrit.l5r.words.cards import on_top_of_your_conflict_deck
from nefrit.l5r.words.payments import CANNOT_PAY
from nefrit.parts.words import Quality, any_card

NOTHING: Final = "nothing"
CARD_TYPES: Final = (CHARACTER, ATTACHMENT, EVENT)
"""The types of cards in a conflict deck, to be named."""


def top_of(game: L5R, seat: int, count: int) -> tuple[int, ...]:
    """The top cards of a player's conflict deck; as many as there are (l5r.effect.search-top-10-short-deck).

    They are still in the deck (l5r.search.cards-stay-in-area, l5r.reveal.still-in-area).
    """
    return game.zone(CONFLICT_DECK, seat)[:count]


class Looking(Procedure):
    """A player looks at the top cards of the conflict deck and may add one that is wanted to hand.

    With `reveal` the card is shown (l5r.search.reveal-when-to-hidden-area). Where the deck is searched it is shuffled
    afterwards; else one must be taken and the others go to the bottom.
    """

    __slots__ = ("chosen", "count", "reveal", "search", "seat", "source", "wanted")
    card_fields = ("chosen", "source")
    seat_fields = ("seat",)

    def __init__(self, seat: int, source: int, count: int, wanted: Quality, *, reveal: bool, search: bool) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.count = count
        self.wanted = wanted
        self.reveal = reveal
        self.search = search
        self.chosen: Value = NOTHING

    @step("l5r.search.look-privately")
    def look(self, game: L5R) -> Flow:
        """Only this player sees them."""
        for card in top_of(game, self.seat, self.count):
            game.reveal(card, 1 << self.seat)
        return None

    @step("l5r.search.may-fail")
    def choose_card(self, game: L5R) -> Flow:
        """Which one; who searches need not find anything."""
        context = Context(self.seat, self.source)
        cards = [card for card in top_of(game, self.seat, self.count) if self.wanted.accepts(game, context, card)]
        if not cards:
            return None
        options: list[Value] = [NOTHING, *cards] if self.search else list(cards)
        return choose(self.seat, options, "chosen", "l5r.search.may-fail", "take-into-hand", self.source)

    @step("l5r.search.reveal-when-to-hidden-area")
    def take(self, game: L5R) -> Flow:
        """Add it to hand; deal with the rest."""
        card = self.chosen if isinstance(self.chosen, int) else None
        rest = [other for other in top_of(game, self.seat, self.count) if other != card]
        if card is not None:
            if self.reveal:
                game.reveal(card)
            game.occur(AddedToHand(card, self.seat, source=self.source, by=self.seat))
        if self.search:
            # l5r.search.shuffle-deck-1-5, l5r.search.shuffle-entire-deck-1-0, l5r.shuffle.searched-deck.
            # Nobody knows or influences the order, so there is nothing to cut (l5r.shuffle.present-to-opponent).
            game.shuffle(CONFLICT_DECK, self.seat)
        else:
            for other in rest:
                game.move(other, CONFLICT_DECK, self.seat)
        return None


@dataclass(frozen=True)
class Search(Effect):
    """Search the top cards of your conflict deck for a card that is wanted, and add it to your hand.

    A card with certain qualities is revealed, and any card where the search says so (`revealed`). With `looking` you
    only look at them, must take one and place the others on the bottom.
    """

    count: int
    wanted: Quality = any_card
    looking: bool = False
    revealed: bool = False

    def can(self, game: L5R, context: Context) -> bool:
        """There must be something to search."""
        return bool(top_of(game, context.seat, 1))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Who searches shows what the search was for."""
        reveal, search = self.revealed or bool(self.wanted.parts), not self.looking
        return Looking(context.seat, context.source, self.count, self.wanted, reveal=reveal, search=search)


def search(count: int, wanted: Quality = any_card, *, revealed: bool = False) -> Search:
    """Search the top cards of your conflict deck for a card: `search(5)`, `search(10, attachment_card)`."""
    return Search(count, wanted, revealed=revealed)


def look_and_take(count: int) -> Search:
    """Look at the top cards of your conflict deck and take one of them."""
    return Search(count, looking=True)


YOUR_CONFLICT_DECK: Final = "your conflict deck"
YOUR_DYNASTY_DECK: Final = "your dynasty deck"
DECKS: Final[dict[str, Zone]] = {YOUR_CONFLICT_DECK: CONFLICT_DECK, YOUR_DYNASTY_DECK: DYNASTY_DECK}


@dataclass(frozen=True)
class LookAndArrange(Effect):
    """Look at the top cards of a deck of your own and put them back in any order."""

    count: int
    deck: str = YOUR_CONFLICT_DECK

    def can(self, game: L5R, context: Context) -> bool:
        """There must be a card."""
        return bool(game.zone(DECKS[self.deck], context.seat))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Only this player sees them, and all that are there (l5r.effect.search-top-10-short-deck)."""
        for card in game.zone(DECKS[self.deck], context.seat)[: self.count]:
            game.reveal(card, 1 << context.seat)
        context.first_do(PutBack(self.count, self.deck))
        return None


@dataclass(frozen=True)
class PutBack(Effect):
    """Put the top cards of a deck that you have looked at back in any order."""

    count: int
    deck: str

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """In which order; the first comes to lie on top."""
        cards = game.zone(DECKS[self.deck], context.seat)[: self.count]
        rule, source = "l5r.ability.controller-makes-decisions", context.source
        return choose_order(context.seat, cards, "answer", rule, "put-back", source) if len(cards) > 1 else None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """They never left the deck, and the player remembers their order."""
        for card in reversed(cards_in(context.answer) if context.answer is not None else ()):
            game.move(card, DECKS[self.deck], context.seat, top=True, shown_to=1 << context.seat)
        return None


def look_and_arrange(count: int, deck: str = YOUR_CONFLICT_DECK) -> LookAndArrange:
    """Look at the top cards of a deck and put them back in any order: `look_and_arrange(3, YOUR_DYNASTY_DECK)`."""
    return LookAndArrange(count, deck)


@dataclass(frozen=True)
class PlayFromDeck(Effect):
    """Reveal the top card of your conflict deck; until a moment you may play it as if it were in your hand."""

    until: str = END_OF_CONFLICT

    def can(self, game: L5R, context: Context) -> bool:
        """There must be a card."""
        return bool(top_of(game, context.seat, 1))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It is playable as long as it stays where it is (l5r.reveal.duration)."""
        for card in top_of(game, context.seat, 1):
            game.reveal(card)
            establish(game, PLAYABLE, (card,), self.until, context.seat, context.source)
        return None


PLAYABLE: Final = Standing("playable", on=on_top_of_your_conflict_deck)


@dataclass(frozen=True)
class GiveEachACard(Effect):
    """Reveal the top cards of each conflict deck, choose one of each, and add it to its owner's hand. Shuffle."""

    count: int

    def can(self, game: L5R, context: Context) -> bool:
        """There must be a card."""
        return any(top_of(game, seat, 1) for seat in (0, 1))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Reveal all, then choose for one after the other."""
        for seat in (0, 1):
            for card in top_of(game, seat, self.count):
                game.reveal(card)
        seats = (context.seat, 1 - context.seat)
        context.first_do(*(GiveOneOf(seat, self.count) for seat in seats if top_of(game, seat, 1)))
        return None


@dataclass(frozen=True)
class GiveOneOf(Effect):
    """Choose one of the revealed top cards of a player's deck and add it to that player's hand. Shuffle."""

    seat: int
    count: int

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one."""
        rule = "l5r.target.choose-means-target"
        cards = top_of(game, self.seat, self.count)
        return choose(context.seat, cards, "answer", rule, "take-into-hand", context.source)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Add it and shuffle."""
        assert isinstance(context.answer, int)
        game.occur(AddedToHand(context.answer, self.seat, source=context.source, by=context.seat))
        game.shuffle(CONFLICT_DECK, self.seat)
        return None


class Named(Happening):
    """A player names a type of card and reveals cards of their deck; `word` is the type, `cards` what is revealed."""

    __slots__ = ("cards", "word")
    message = "named"
    card_fields = ("cards",)

    def __init__(self, seat: int, source: int, word: str, cards: tuple[int, ...]) -> None:
        super().__init__(seat=seat, source=source, by=seat, how=COST)
        self.word = word
        self.cards = cards

    def happen(self, game: L5R) -> None:
        """Show the cards."""
        for card in self.cards:
            game.reveal(card)


@dataclass(frozen=True)
class NameTypeAndReveal(Payment):
    """Name a card type and reveal the top cards of your conflict deck: some, or more under a condition."""

    count: int
    more: int
    condition: Condition

    def number(self, game: L5R, context: Context) -> int:
        """How many are revealed."""
        return self.more if self.condition.holds(game, context) else self.count

    def refusals(self, game: L5R, context: Context) -> Iterable[Refusal]:
        """A cost is paid in full."""
        has = len(game.zone(CONFLICT_DECK, context.seat))
        wanted = self.number(game, context)
        return () if has >= wanted else (refuse(CANNOT_PAY, "deck-too-small", cost=wanted, cards=has),)

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which type."""
        return choose(context.seat, CARD_TYPES, "answer", "l5r.cost.ability-cost", "name-card-type", context.source)

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """Reveal them; the card itself counts if it lies on top.

        l5r.faq.test-of-skill-counts-as-revealed-for-its-cost
        """
        cards = top_of(game, context.seat, self.number(game, context))
        context.targets = cards
        return (Named(context.seat, context.source, str(answer), cards),)


@dataclass(frozen=True)
class TakeNamed(Effect):
    """Add up to so many of the revealed cards of the named type to your hand, and discard the rest."""

    count: int

    def can(self, game: L5R, context: Context) -> bool:
        """Where costs are ignored, nothing has been named."""
        return not isinstance(context, AbilityContext) or not context.copied

    def wanted(self, game: L5R, context: Context) -> list[int]:
        """Those of the named type that are still in the deck (l5r.faq.test-of-skill-cannot-fetch-itself)."""
        word = named_by(context)
        return [card for card in self.revealed(game, context) if game.faces[card].type == word]

    def revealed(self, game: L5R, context: Context) -> list[int]:
        """The revealed cards that are still there: in the deck, seen by all."""
        return [card for card in revealed_by(context) if game.lies_in(card, CONFLICT_DECK)]

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which ones."""
        cards = self.wanted(game, context)
        if not cards:
            return None
        rule, source = "l5r.may.player-option", context.source
        return choose_some(context.seat, cards, "answer", rule, most=self.count, prompt="take-into-hand", source=source)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Take them, discard the others."""
        taken = cards_in(context.answer) if context.answer is not None else ()
        rest = [card for card in self.revealed(game, context) if card not in taken]
        for card in taken:
            game.occur(AddedToHand(card, context.seat, source=context.source, by=context.seat))
        made = [Discarded(card, context.seat, source=context.source, by=context.seat) for card in rest]
        return game.happen(*made) if made else None


def named_by(context: Context) -> str:
    """The card type that was named as a cost of an ability."""
    assert isinstance(context, AbilityContext)
    return next(str(word) for word in context.paid_with if word in CARD_TYPES)


def revealed_by(context: Context) -> tuple[int, ...]:
    """The cards that were revealed as a cost of an ability."""
    assert isinstance(context, AbilityContext)
    return context.targets
