"""Effects that do something with cards of the player's choice, or with the card itself."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nefrit.imperium.filters import ANY
from nefrit.imperium.places import IN_DECK, IN_HAND, THOSE, cards_at
from nefrit.imperium.resources import reduced
from nefrit.imperium.responding import happened
from nefrit.imperium.state import DECK, PLAY, RESOLVING, Imperium, has_own_source
from nefrit.imperium.trees import Deed, Filter
from nefrit.imperium.verbs import DISCARDS, EXILES, GARRISONS, ON_DECK, RETURN, VERBS, able, carry, place_of
from nefrit.kernel.decisions import PASS, Decision, choose, choose_some
from nefrit.kernel.effects import Context, cards_in
from nefrit.kernel.procedures import Procedure

ANY_NUMBER = 99
"""More cards than anybody has."""

RULES = {
    "discard": "imperium.term-discard.from-hand",
    "abandon": "imperium.term-abandon.to-discard",
    "recall": "imperium.term-recall.to-hand",
    "history": "imperium.term-put-into-history.under-power",
    "sink": "imperium.term-sink.to-sunken-pile",
    "exile": "imperium.term-exile.pile",
    "take": "imperium.term-take.free-choice",
    "deck": "imperium.action.resolve-as-much-as-possible",
    "return": "imperium.term-return-unrest.from-hand",
    "garrison": "imperium.term-garrison.from-hand",
}
"""By which rule cards are chosen for each verb."""


def lying_at(game: Imperium, context: Context, place: str) -> tuple[int, ...]:
    """The cards of whoever uses an effect in a place; or those that the effect has just been about."""
    return context.targets if place == THOSE else cards_at(game, context.seat, place, context.source)


@dataclass(frozen=True)
class Do(Deed):
    """Do a verb with cards of the player's choice: as many as are asked for, or up to so many.

    Cards come from where the verb takes them, unless `places` says otherwise; they are garrisoned under this card
    (imperium.term-garrison.any-card, imperium.term-garrison.restricted-type). A card that counts twice is two of them
    (imperium.ruling.grand-trunk-road). Afterwards `context.targets` are the cards and `context.number` tells how many.
    """

    verb: str
    cards: Filter = ANY
    count: int = 1
    places: tuple[str, ...] = ()
    up_to: bool = False

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards with which it can be done."""
        if self.verb == GARRISONS and not has_own_source(game, context):
            return ()
        found = [card for place in self.taken_from() for card in lying_at(game, context, place)]
        return tuple([card for card in found if able(game, self.verb, card) and self.cards.accepts(game, card)])

    def needed(self, game: Imperium, context: Context) -> int:
        """How many it takes now: playing unrest may cost fewer cards."""
        return reduced(game, context, self.count, lambda part: part.cards) if self.verb == DISCARDS else self.count

    def taken_from(self) -> tuple[str, ...]:
        """The places from which cards are taken."""
        return self.places or VERBS[self.verb].places

    def secret(self) -> bool:
        """Nobody sees whether a card of a kind is in a hand, but everybody whether there is any card."""
        return IN_HAND in self.taken_from() and (self.verb == RETURN or self.cards != ANY)

    def helped_by(self, places: tuple[str, ...]) -> bool:
        """If cards are taken from there."""
        return any(place in places for place in self.taken_from())

    def brings_to(self) -> tuple[str, ...]:
        """Where the verb puts cards."""
        return (place_of(self.verb),)

    def can(self, game: Imperium, context: Context) -> bool:
        """One card is enough to change something."""
        return bool(self.candidates(game, context))

    def full(self, game: Imperium, context: Context) -> bool:
        """There must be enough, unless it is up to so many."""
        if self.up_to:
            return True
        worth = sum(self.cards.worth(game, card) for card in self.candidates(game, context))
        return worth >= self.needed(game, context)

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which cards, if there is a choice."""
        cards = self.candidates(game, context)
        rule, prompt, seat, source = RULES[self.verb], f"which-to-{self.verb}", context.seat, context.source
        count = self.needed(game, context)
        if self.up_to:
            return self._up_to(game, context, cards, prompt)
        if len(cards) <= 1 or (len(cards) <= count and not self._one_by_one(game, cards)):
            return None
        if count == 1 or self._one_by_one(game, cards):
            return choose(seat, cards, "answer", rule, prompt, source)
        return choose_some(seat, cards, "answer", rule, least=count, most=count, prompt=prompt, source=source)

    def _up_to(self, game: Imperium, context: Context, cards: tuple[int, ...], prompt: str) -> Decision | None:
        """Any cards that do not count more than that; where some count more than others, one by one."""
        rule, seat, source, count = RULES[self.verb], context.seat, context.source, self.count
        if self._one_by_one(game, cards):
            cards = tuple([card for card in cards if self.cards.worth(game, card) <= count])
            return choose(seat, (PASS, *cards), "answer", rule, prompt, source) if cards else None
        return choose_some(seat, cards, "answer", rule, most=count, prompt=prompt, source=source) if cards else None

    def _one_by_one(self, game: Imperium, cards: tuple[int, ...]) -> bool:
        """Where order matters, or some cards count more than others, each is chosen for itself."""
        return self.verb == ON_DECK or any(self.cards.worth(game, card) > 1 for card in cards)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Do it with the chosen cards, or with all there are."""
        cards = self.candidates(game, context)
        count = self.needed(game, context)
        if context.answer is None or context.answer == PASS:
            chosen = () if self.up_to else cards[:count]
        else:
            chosen = cards_in(context.answer)
        host = context.source if self.verb == GARRISONS else None
        # What was in play is the means by which something is gained then.
        context.note(game, *[card for card in chosen if card in game.pieces])
        done = [one for card in chosen for one in carry(game, context.seat, card, self.verb, host)]
        worth = sum(self.cards.worth(game, card) for card in chosen)
        if isinstance(context.answer, int) and worth < count and len(cards) > 1:
            # The next one of several, after this one.
            context.first_do(_More(replace(self, count=count - worth), chosen, worth))
            return happened(game, *done)
        context.targets = chosen
        context.number = worth
        if worth < count and not self.up_to:
            context.done = False
        return happened(game, *done)


@dataclass(frozen=True)
class _More(Deed):
    """The rest of what is done with cards one by one; `before` are the cards so far and what they count."""

    rest: Do
    before: tuple[int, ...]
    worth: int

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which card is next."""
        return self.rest.ask(game, context)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Do it, and remember them all."""
        follow = self.rest.apply(game, context)
        more = context.todo[0] if context.todo else None
        if isinstance(more, _More) and more.rest.verb == self.rest.verb and more.rest.cards is self.rest.cards:
            context.todo = context.todo[1:]
            context.first_do(_More(more.rest, (*self.before, *more.before), self.worth + more.worth))
            return follow
        context.targets = (*self.before, *context.targets)
        context.number += self.worth
        return follow


@dataclass(frozen=True)
class This(Deed):
    """Do a verb with the card itself, as long as it lies where its player has played it or is in play.

    imperium.ownership.own-zones
    """

    verb: str

    def can(self, game: Imperium, context: Context) -> bool:
        """It must still be there."""
        card = context.source
        here = game.place(card) in ((RESOLVING, context.seat), (PLAY, context.seat))
        return here and (self.verb == EXILES or able(game, self.verb, card))

    def brings_to(self) -> tuple[str, ...]:
        """Where the verb puts the card."""
        return (place_of(self.verb),)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Do it."""
        if not self.can(game, context):
            context.done = False
            return None
        return happened(game, *carry(game, context.seat, context.source, self.verb))


@dataclass(frozen=True)
class Those(Deed):
    """Do a verb with the cards that were just chosen or obtained."""

    verb: str

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be any."""
        return bool(context.targets)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Do it."""
        return happened(game, *[one for card in context.targets for one in carry(game, context.seat, card, self.verb)])


@dataclass(frozen=True)
class DoAll(Deed):
    """Do a verb with all cards of a kind in some places; what is hidden there is shown to everybody."""

    verb: str
    cards: Filter
    places: tuple[str, ...]

    def can(self, game: Imperium, context: Context) -> bool:
        """It can always be tried."""
        return True

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Show the places, and do it; a deck is shuffled then."""
        cards = [card for place in self.places for card in lying_at(game, context, place)]
        for card in cards:
            game.reveal(card)
        chosen = [card for card in cards if self.cards.accepts(game, card) and able(game, self.verb, card)]
        done = [one for card in chosen for one in carry(game, context.seat, card, self.verb)]
        if IN_DECK in self.places:
            game.shuffle(DECK, context.seat)
        context.number = len(chosen)
        return happened(game, *done)


def do(verb: str, cards: Filter = ANY, count: int = 1, *, places: str = "", up_to: bool = False) -> Do:
    """An effect on cards; `places` are words with slashes between them: `do("return", places="hand/discard")`."""
    if verb not in VERBS:
        raise ValueError(f"nothing is done with cards by {verb!r}")
    return Do(verb, cards, count, tuple(places.split("/")) if places else (), up_to)


def this(verb: str) -> This:
    """An effect on the card itself."""
    return This(verb)
