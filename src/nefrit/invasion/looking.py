"""Looking at cards and revealing them, and what is done with these; looking is not searching.

invasion.term.search-is-not-look
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.state import DECK, Invasion, turn_order
from nefrit.invasion.words.nouns import AtRandom, Top
from nefrit.invasion.words.verbs import Cause, Verb, Who, able
from nefrit.kernel.decisions import Decision, choose, choose_number, choose_order
from nefrit.kernel.effects import Context, Effect, cards_in
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.parts.words import Cards


@dataclass(frozen=True)
class LookAt(Who):
    """Look at cards, or reveal them to everybody; "those" are these cards from then on.

    Who may reveal up to so many cards at random says first how many.
    """

    reveal: bool = False

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """How many, where that is the player's choice."""
        who = self.who
        if not isinstance(who, AtRandom) or not who.up_to:
            return None
        most, rule = min(who.count, len(self.cards(game, context))), "invasion.chain.slaaneshs-domination-example"
        return choose_number(context.seat, 0, most, "answer", rule, "reveal-how-many", context.source) if most else None

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Nobody sees any other card (invasion.info.hands-hidden)."""
        who = self.who
        if isinstance(who, AtRandom):
            cards = who.drawn(game, context, context.answer if isinstance(context.answer, int) else who.count)
        else:
            cards = self.cards(game, context)
        for card in cards:
            game.reveal(card, game.everybody if self.reveal else 1 << context.seat)
        if not cards and isinstance(who, Top):
            context.done = False
        context.targets = cards
        return None


def look_at(cards: Cards) -> LookAt:
    """Look at cards, which nobody else sees."""
    return LookAt(cards)


def reveal(cards: Cards) -> LookAt:
    """Reveal cards to everybody."""
    return LookAt(cards, reveal=True)


@dataclass(frozen=True)
class NameNumber(Effect):
    """Name a number X, at most the number of cards in your deck."""

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which number."""
        most = len(game.zone(DECK, context.seat))
        rule = "invasion.effect.multiple-resolve-all-possible"
        return choose_number(context.seat, 0, most, "answer", rule, "name-a-number", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """That is X from now on."""
        assert isinstance(context.answer, int)
        context.number = context.answer
        return None


name_a_number: Final = NameNumber()


@dataclass(frozen=True)
class Arrange(Who):
    """Put cards of your deck back on top of it, in any order (invasion.term.search-is-not-look)."""

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """In which order they lie, the first on top."""
        cards = self.cards(game, context)
        if len(cards) < 2:
            return None
        rule = "invasion.term.search-is-not-look"
        return choose_order(context.seat, cards, "answer", rule, "arrange-deck", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Only the player knows the order."""
        if context.answer is not None:
            game.arrange(DECK, context.seat, cards_in(context.answer), known_to=1 << context.seat)
        return None


def put_back(cards: Cards) -> Arrange:
    """Put cards back on top of your deck, in any order."""
    return Arrange(cards)


@dataclass(frozen=True)
class Split(Who):
    """One verb is done to one of the cards, as you choose, and another verb to the others, at the same time."""

    one: Verb
    others: Verb

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """To which the first is done, if there are several."""
        cards = self.cards(game, context)
        if len(cards) < 2:
            return None
        rule = "invasion.term.search-is-not-look"
        return choose(context.seat, cards, "answer", rule, f"choose-{self.one.name}", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Both, as far as possible."""
        if context.answer is None:
            context.done = False
            return None
        cause = Cause(context.seat, context.source)
        pairs = [(card, self.one if card == context.answer else self.others) for card in self.cards(game, context)]
        return game.happen(*[verb.event(game, cause, card, 0) for card, verb in pairs if able(game, verb, card)])


def split(cards: Cards, one: Verb, others: Verb) -> Split:
    """Do one thing to one of the cards, and another thing to the others."""
    return Split(cards, one, others)


@dataclass(frozen=True)
class ForEachPlayer(Effect):
    """Each player carries an effect out as if it were their own, in turn order."""

    effect: Effect

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """One after the other."""
        return InTurnOrder(self.effect, context.source, turn_order(game))


class InTurnOrder(Procedure):
    """Players carry an effect out, one after the other; `seats` are those who have not yet."""

    __slots__ = ("effect", "seats", "source")
    card_fields = ("source",)
    seat_fields = ("seats",)

    def __init__(self, effect: Effect, source: int, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.effect = effect
        self.source = source
        self.seats = seats

    @step("invasion.effect.multiple-resolve-all-possible")
    def next_player(self, game: Invasion) -> Flow:
        """The next one."""
        if not self.seats:
            return None
        seat, self.seats = self.seats[0], self.seats[1:]
        self.goto("next_player")
        return Context(seat, self.source, (self.effect,))


def for_each_player(effect: Effect) -> ForEachPlayer:
    """Each player carries an effect out."""
    return ForEachPlayer(effect)
