"""The cards of the market model: the words of which they are made, and the game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from nefrit.kernel.cards import Library
from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_order, distribute
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import (
    Choose,
    Condition,
    Context,
    Cost,
    Effect,
    If,
    May,
    OneOf,
    Sequence,
    Target,
    Then,
    cards_in,
)
from nefrit.kernel.game import AnyGame
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import NO_SEAT
from tests.kernel.models.market.timing import (
    BENEATH,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    HAND_SIZE,
    MAIN,
    MARKET,
    PLAY,
    SLOTS,
    UNREST,
    Action,
    Attacked,
    Drawing,
    Exhaust,
    Laid,
    Market,
    Middle,
    Nation,
    Onslaught,
    Printed,
    Reaction,
    Rounds,
    Solstice,
    UseInPlay,
    new_deck,
    others,
    refill,
    take_unrest,
)

# ---- Costs, conditions and effects


class ExhaustThis(Cost):
    def refusals(self, game: Market, context: Context) -> Iterator[Refusal]:
        if game.pieces[context.source].exhausted:
            yield refuse("imperium.exhaust.not-already-exhausted", "exhausted")
        if not game.seats[context.seat].exhausts:
            yield refuse("imperium.exhaust.no-token", "no-exhaust-token")

    def pay(self, game: Market, context: Context) -> None:
        game.edit_seat(context.seat).exhausts -= 1
        game.edit_piece(context.source).exhausted = True


@dataclass(frozen=True)
class Pay(Effect):
    """Pay population, for which progress may be spent."""

    amount: int
    rule: ClassVar[str] = "imperium.term-pay.progress-as-population"

    def can(self, game: Market, context: Context) -> bool:
        return game.seats[context.seat].population + game.seats[context.seat].progress >= self.amount

    def ask(self, game: Market, context: Context) -> Decision | None:
        nation = game.seats[context.seat]
        if not nation.progress or not self.can(game, context):
            return None
        kinds, limits = ("population", "progress"), (nation.population, nation.progress)
        return distribute(context.seat, self.amount, kinds, "answer", self.rule, limits=limits, prompt="pay")

    def apply(self, game: Market, context: Context) -> None:
        context.done = self.can(game, context)
        if context.done:
            nation = game.edit_seat(context.seat)
            population, progress = cards_in(context.answer) if nation.progress else (self.amount, 0)
            nation.population -= population
            nation.progress -= progress


class HasProgress(Condition):
    def holds(self, game: Market, context: Context) -> bool:
        return game.seats[context.seat].progress > 0


@dataclass(frozen=True)
class Gain(Effect):
    population: int = 0
    progress: int = 0

    def apply(self, game: Market, context: Context) -> None:
        nation = game.edit_seat(context.seat)
        nation.population += self.population
        nation.progress += self.progress


@dataclass(frozen=True)
class Draw(Effect):
    count: int

    def apply(self, game: Market, context: Context) -> Procedure:
        return Drawing(context.seat, self.count)


class Discard(Effect):
    """Discard a card of one's own choice, if there is any."""

    def ask(self, game: Market, context: Context) -> Decision | None:
        hand, rule = game.zone(HAND, context.seat), "decision.imperium.victim-chooses"
        return choose(context.seat, hand, "answer", rule, source=context.source) if hand else None

    def apply(self, game: Market, context: Context) -> None:
        for card in cards_in(context.answer or ()):
            game.move(card, DISCARD, context.seat)


class TakeUnrest(Effect):
    def apply(self, game: Market, context: Context) -> None:
        take_unrest(game, HAND, context.seat)


class ReturnThis(Effect):
    def apply(self, game: Market, context: Context) -> None:
        game.move(context.source, UNREST)


@dataclass(frozen=True)
class Take(Effect):
    """Take a market card and what is on it; the unrest beneath it comes along or returns to the pile."""

    unrest_too: bool

    def apply(self, game: Market, context: Context) -> None:
        (card,) = context.targets
        piece, slot = game.pieces[card], game.zone(MARKET).index(card)
        game.edit_seat(context.seat).progress += piece.progress
        game.move(card, HAND, context.seat)
        if piece.beneath != NO_CARD:
            game.move(piece.beneath, *((HAND, context.seat) if self.unrest_too else (UNREST, 0)))
        refill(game, slot)


class InMarket(Target):
    def pool(self, game: Market, context: Context) -> tuple[int, ...]:
        return game.zone(MARKET)

    def refusals(self, game: Market, context: Context, card: int) -> tuple[Refusal, ...]:
        return ()


class OtherPinned(Target):
    def refusals(self, game: Market, context: Context, card: int) -> Iterator[Refusal]:
        if not game.lies_in(card, PLAY) or card == context.source:
            yield refuse("imperium.term-abandon.pinned-only", "not-another-pinned-card")


class ToDiscard(Effect):
    def apply(self, game: Market, context: Context) -> None:
        for card in context.targets:
            game.move(card, DISCARD, game.pieces[card].controller)


@dataclass(frozen=True)
class Look(Effect):
    """Look at the top cards of one's own deck, or of that of the player on the left."""

    count: int
    left: bool = False

    def whose(self, game: Market, context: Context) -> int:
        return (context.seat + self.left) % game.seat_count

    def top(self, game: Market, context: Context) -> tuple[int, ...]:
        return game.zone(DECK, self.whose(game, context))[: self.count]

    def apply(self, game: Market, context: Context) -> None:
        for card in self.top(game, context):
            game.reveal(card, 1 << context.seat)
        context.first_do(PutBack(self))


@dataclass(frozen=True)
class PutBack(Effect):
    """Put what was looked at back in any order, which nobody else sees."""

    look: Look
    rule: ClassVar[str] = "imperium.term-look.order-free"

    def ask(self, game: Market, context: Context) -> Decision | None:
        top = self.look.top(game, context)
        return (
            choose_order(context.seat, top, "answer", self.rule, "put-back", context.source) if len(top) > 1 else None
        )

    def apply(self, game: Market, context: Context) -> None:
        if context.answer is not None:
            whose = self.look.whose(game, context)
            game.arrange(DECK, whose, cards_in(context.answer), known_to=1 << context.seat)


class NewDeck(Effect):
    def apply(self, game: Market, context: Context) -> None:
        new_deck(game, context.seat)


@dataclass(frozen=True)
class Attack(Effect):
    """Something that happens to every other player, unless they protect themselves."""

    effect: Effect

    def apply(self, game: Market, context: Context) -> Procedure:
        attacked = Attacked(context.seat, context.source)
        game.tell(attacked)
        return Onslaught(attacked, self.effect, others(game, context.seat))


class Protect(Effect):
    def apply(self, game: Market, context: Context) -> None:
        onslaught = game.frame(Onslaught)
        onslaught.to_strike = tuple(seat for seat in onslaught.to_strike if seat != context.seat)


# ---- The cards and the game

ACQUIRE = Choose(InMarket(), Take(unrest_too=True), "imperium.term-acquire.choose-market-card")
EXHAUST = (ExhaustThis(),)
FACES = [
    Printed("Unrest", Action(Then(Pay(2), ReturnThis())), suit="unrest", points=-2),
    Printed("Caravan", Action(ACQUIRE)),
    Printed("Great Caravan", Action(Sequence((ACQUIRE, ACQUIRE, Gain(progress=3)))), points=1),
    Printed("Explorers", Action(Choose(InMarket(), Take(unrest_too=False), "imperium.term-break-through.1-any-slot"))),
    Printed("Raiders", Action(Sequence((Attack(Discard()), Gain(progress=1))))),
    Printed("Riot", Action(Sequence((Attack(TakeUnrest()), Gain(progress=3)))), suit="unrest"),
    Printed("Oracle", Action(Look(3))),
    Printed("Spies", Action(Look(2, left=True))),
    Printed("Pilgrims", Action(NewDeck()), points=2),
    Printed("Scribes", Action(May(Then(Pay(2), Draw(2)), "imperium.action.may-is-optional")), points=1),
    Printed("Library", Exhaust(Draw(3), costs=EXHAUST), points=2),
    Printed("Wall", Reaction(Protect(), costs=EXHAUST), points=1),
    Printed("Watchmen", Reaction(Then(Pay(1), Draw(1)), costs=EXHAUST)),
    Printed("Festival", Solstice(If(HasProgress(), Gain(progress=1), Gain(population=1)))),
    Printed("Temple", Solstice(OneOf((Gain(population=1), Draw(1)), "imperium.term-choose.one")), points=1),
    Printed("Landslide", Solstice(Choose(OtherPinned(), ToDiscard(), "imperium.term-abandon.to-discard"))),
]


class MarketModel(Definition):
    rulebook = "imperium"

    def why_not(self, game: Market, seat: int, card: int) -> list[Refusal]:
        if game.lies_in(card, HAND) and not game.seats[seat].actions:
            return [refuse("imperium.action.no-token-no-action", "no-action-token")]
        in_play = game.lies_in(card, PLAY)
        return list(UseInPlay(seat, card, game.faces[card].ability).refusals(game)) if in_play else []

    def pool(self, game: AnyGame, card: int) -> Hashable:
        """Everybody saw who took which card: what is hidden in a deck or hand stays with its player."""
        return game.lies_in(card, MAIN), game.place(card)[1]

    def set_up(self, game: Market) -> Procedure:
        """Random decks with a caravan in each; the main deck and the unrest pile grow with the number of seats."""
        unrest, caravan, *others = FACES
        game.deal((unrest, NO_SEAT, UNREST, 0) for _ in range(4 + 3 * game.seat_count))
        game.deal((face, NO_SEAT, MAIN, 0) for face in game.chance.shuffled(others)[: 4 + 2 * game.seat_count])
        game.shuffle(MAIN)
        for slot in range(SLOTS):
            refill(game, slot)
        for seat in range(game.seat_count):
            development, *start = game.chance.shuffled(others)[:6]
            game.deal([(development, seat, DEVELOPMENT, seat), (caravan, seat, DECK, seat)])
            game.deal((face, seat, DECK, seat) for face in start)
            game.shuffle(DECK, seat)
            for card in game.zone(DECK, seat)[:HAND_SIZE]:
                game.move(card, HAND, seat)
        return Rounds()


GAME = MarketModel(
    "market",
    "The market model",
    seats=(2, 4),
    zones=(MAIN, MARKET, BENEATH, UNREST, DECK, HAND, PLAY, DISCARD, DEVELOPMENT),
    library=Library(FACES),
    seat=Nation,
    table=Middle,
    piece=Laid,
    moments={"turn": (Rounds, "activate"), "clean-up": (Rounds, "clean_up"), "solstice": (Rounds, "solstice")},
)
