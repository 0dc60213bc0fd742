"""Drawing cards, and what happens when the deck runs out."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.develop import PayFor, developable
from nefrit.imperium.nation_deck import take_nation_card
from nefrit.imperium.occurrences import DeckEmptied, Drew, Reshuffled
from nefrit.imperium.passives import hand_size
from nefrit.imperium.places import IN_DISCARD
from nefrit.imperium.responding import happened
from nefrit.imperium.state import DECK, DISCARD, HAND, NATION_DECK, Imperium
from nefrit.imperium.trees import Amount, Deed
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_number
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step


class Drawing(Procedure):
    """Drawing cards from the deck. An empty deck is replaced at once, even in the turn of another player.

    imperium.deck-exhaustion.trigger, imperium.deck-exhaustion.immediate, imperium.term-draw.reshuffle

    `chosen` is the card that an empire develops, `drawn` what was drawn so far; the effect that draws learns of it.
    With `fills` cards are drawn until the hand is as big as the hand size, whatever else comes into it or leaves it.
    """

    __slots__ = ("chosen", "count", "drawn", "fills", "seat")
    seat_fields = ("seat",)
    card_fields = ("drawn",)

    def __init__(self, seat: int, count: int = 0, *, fills: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.fills = fills
        self.chosen: Value = PASS
        self.drawn: tuple[int, ...] = ()

    def missing(self, game: Imperium) -> int:
        """How many cards are still to be drawn.

        imperium.term-draw.from-deck, imperium.cleanup.4-draw, imperium.cleanup.4-no-draw-when-full
        """
        if not self.fills:
            return self.count - len(self.drawn)
        return max(0, hand_size(game, self.seat) - len(game.zone(HAND, self.seat)))

    @step("imperium.term-draw.from-deck")
    def draw(self, game: Imperium) -> Flow:
        """Take what is there; cards respond to a deck that is empty then."""
        drawn = game.zone(DECK, self.seat)[: self.missing(game)]
        self.drawn += drawn
        return draw_now(game, self.seat, len(drawn))

    @step("imperium.deck-exhaustion.trigger")
    def see_what_is_missing(self, game: Imperium) -> Flow:
        """If that was not enough the deck is exhausted."""
        if not self.missing(game):
            self.goto("tell")
        return None

    @step("imperium.deck-exhaustion-barbarian.1-conditions")
    def nation_card(self, game: Imperium) -> Flow:
        """1-3 A barbarian must take the top card of the nation deck, if no exhaust token lies there and one is left.

        imperium.deck-exhaustion-barbarian.1-mandatory, imperium.deck-exhaustion-barbarian.3-exhaust-token,
        imperium.deck-exhaustion-barbarian.1-otherwise-step-4, imperium.deck-exhaustion.utopians-skip,
        imperium.deck-exhaustion.once-per-turn-effect, decision.imperium.exhaustion-token,
        imperium.summary.deck-exhaustion-barbarian
        """
        if game.seats[self.seat].empire:
            return None
        if nation_card_is_due(game, self.seat):
            take_nation_card(game, self.seat)
            player = game.edit_seat(self.seat)
            player.exhausts -= 1
            player.nation_exhausted = True
        self.goto("shuffle")
        return None

    @step("imperium.deck-exhaustion-empire.1-may-develop")
    def may_develop(self, game: Imperium) -> Flow:
        """1 An empire may pay for a development card, if no exhaust token lies on the area and one is left.

        imperium.deck-exhaustion-empire.1-conditions, imperium.deck-exhaustion-empire.1-otherwise-step-4
        """
        cards = developments(game, self.seat)
        if not cards:
            return None
        rule = "imperium.deck-exhaustion-empire.1-may-develop"
        return choose(self.seat, (PASS, *cards), "chosen", rule, "may-develop")

    @step("imperium.deck-exhaustion-empire.3-exhaust-token")
    def develop(self, game: Imperium) -> Flow:
        """2-3 It goes to the discard pile, and an exhaust token to the development area."""
        if not isinstance(self.chosen, int):
            return None
        player = game.edit_seat(self.seat)
        player.exhausts -= 1
        player.development_exhausted = True
        card, self.chosen = self.chosen, PASS
        return Context(self.seat, NO_CARD, (PayFor(card),))

    @step("imperium.deck-exhaustion-empire.4-shuffle")
    def shuffle(self, game: Imperium) -> Flow:
        """4-5 The discard pile becomes the new deck, from which the rest is drawn; if there is none, nothing is.

        imperium.deck-exhaustion-barbarian.4-shuffle, imperium.deck-exhaustion-barbarian.5-draw,
        imperium.deck-exhaustion-empire.5-draw, imperium.summary.deck-exhaustion-barbarian,
        imperium.summary.deck-exhaustion-empire, decision.imperium.empty
        """
        if game.zone(DISCARD, self.seat):
            for card in game.zone(DISCARD, self.seat):
                game.move(card, DECK, self.seat)
            game.shuffle(DECK, self.seat)
            game.tell(Reshuffled(self.seat))
            self.goto("draw")
        return None

    @step("imperium.term-draw.from-deck")
    def tell(self, game: Imperium) -> Flow:
        """What was drawn is what the effect that draws is about from now on."""
        if game.innermost_or_none(Context) is not None:
            game.edit_innermost(Context).targets = self.drawn
        return None


def nation_card_is_due(game: Imperium, seat: int) -> bool:
    """Whether a barbarian whose deck is exhausted takes a card of the nation deck now."""
    player = game.seats[seat]
    free = not player.empire and not player.nation_exhausted
    return free and player.exhausts > 0 and bool(game.zone(NATION_DECK, seat))


def developments(game: Imperium, seat: int) -> tuple[int, ...]:
    """The cards that an empire whose deck is exhausted may pay for now."""
    player = game.seats[seat]
    free = player.empire and not player.development_exhausted
    return developable(game, seat) if free and player.exhausts > 0 else ()


def drawable(game: Imperium, seat: int) -> int:
    """How many cards a player could draw now, with all that comes into a new deck."""
    more = nation_card_is_due(game, seat) or bool(developments(game, seat))
    return len(game.zone(DECK, seat)) + len(game.zone(DISCARD, seat)) + more


def draw_now(game: Imperium, seat: int, count: int) -> Procedure | None:
    """Take cards that are there from the deck."""
    cards = game.zone(DECK, seat)[:count]
    if not cards:
        return None
    for card in cards:
        game.move(card, HAND, seat)
    game.tell(Drew(seat, cards))
    return None if game.zone(DECK, seat) else happened(game, DeckEmptied(seat))


@dataclass(frozen=True)
class Draw(Deed):
    """Draw cards; with `per`, so many for each of something."""

    count: int = 1
    per: Amount | None = None

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be something to draw."""
        return drawable(game, context.seat) > 0

    def helped_by(self, places: tuple[str, ...]) -> bool:
        """A discard pile becomes a new deck."""
        return IN_DISCARD in places

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Draw them."""
        times = 1 if self.per is None else self.per.count(game, context)
        return Drawing(context.seat, self.count * times)


@dataclass(frozen=True)
class DrawUpTo(Deed):
    """Draw up to so many cards; with `if_able` only what is in the deck.

    imperium.term-draw.if-able, imperium.deck-exhaustion.if-able-draws
    """

    most: int
    if_able: bool = False

    def limit(self, game: Imperium, context: Context) -> int:
        """How many can be drawn."""
        seat = context.seat
        return min(self.most, len(game.zone(DECK, seat)) if self.if_able else drawable(game, seat))

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be a card."""
        return self.limit(game, context) > 0

    def full(self, game: Imperium, context: Context) -> bool:
        """None is enough."""
        return True

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """How many."""
        limit = self.limit(game, context)
        rule = "imperium.term-draw.from-deck"
        return choose_number(context.seat, 0, limit, "answer", rule, "draw-up-to", context.source) if limit else None

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Draw them."""
        count = context.answer if isinstance(context.answer, int) else 0
        context.number = count
        return draw_now(game, context.seat, count) if self.if_able else Drawing(context.seat, count)


@dataclass(frozen=True)
class DrawIfAble(Deed):
    """Draw the top card of the deck if there is one; it is what the next effect is about."""

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one."""
        return bool(game.zone(DECK, context.seat))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Draw it."""
        context.targets = game.zone(DECK, context.seat)[:1]
        context.done = bool(context.targets)
        return draw_now(game, context.seat, 1)
