"""The market: the timing of Imperium for two to four seats.

A shared market with unrest beneath its cards, attacks that wait for reactions, the solstice, and the sudden end.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_order, choose_some, distribute
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
from nefrit.kernel.game import AnyGame, Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import NO_SEAT, Piece, Seat, Table
from nefrit.kernel.windows import InChosenOrder, InOrder, Window
from nefrit.kernel.zones import NOBODY, OWNER, Zone
from nefrit.parts.using import EFFECT, Ability, AbilityUse
from tests.kernel.models.dealing import deal_at_random

MAIN, MARKET = Zone("main", NOBODY, shared=True, ordered=True), Zone("market", shared=True, ordered=True, in_play=True)
BENEATH, UNREST = Zone("beneath", shared=True), Zone("unrest", shared=True)
DECK, HAND, PLAY = Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER), Zone("play", in_play=True)
DISCARD, DEVELOPMENT = Zone("discard"), Zone("development")
SLOTS, ACTIONS, EXHAUSTS, HAND_SIZE = 3, 2, 2, 3


class Laid(Piece):
    """A card in a play area, or in the market with the progress on it and the unrest card beneath it."""

    __slots__ = ("beneath", "exhausted", "progress")
    card_fields = ("beneath",)

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.exhausted, self.progress, self.beneath = False, 0, NO_CARD


class Nation(Seat):
    __slots__ = ("actions", "exhausts", "population", "progress")

    def __init__(self) -> None:
        self.actions, self.exhausts, self.population, self.progress = ACTIONS, EXHAUSTS, 2, 0


class Middle(Table):
    """The first player, and once scoring is triggered how many rounds are left: this one and the final one."""

    __slots__ = ("first", "rounds_left")
    seat_fields = ("first",)

    def __init__(self) -> None:
        self.first, self.rounds_left = 0, 0


Market = Game[Laid, Nation, Middle, Any, Memo]


class Action(Ability):
    """What playing the card does. A card without it is pinned: it stays in play."""


class Exhaust(Ability):
    """What exhausting the card does in its player's own turn."""


class Reaction(Ability):
    """What the card does in play when somebody else attacks."""


class Solstice(Ability):
    """What the card does in play between two rounds."""


class Card(Face):
    __slots__ = ("ability", "is_unrest", "points")

    def __init__(self, name: str, ability: Ability, *, points: int = 0, is_unrest: bool = False) -> None:
        super().__init__(name.lower().replace(" ", "-"), name, abilities=(ability,))
        self.ability, self.points, self.is_unrest = ability, points, is_unrest


def seats_from(game: Market, first: int) -> list[int]:
    """All seats in turn order."""
    return [(first + number) % game.seat_count for number in range(game.seat_count)]


# ---- The unrest pile, the market and the end of the game


def belongings(game: Market, seat: int) -> list[Card]:
    """What counts for a player. A card being resolved lies in the play area, so it counts there."""
    return [game.faces[card] for zone in (HAND, PLAY, DECK, DISCARD) for card in game.zone(zone, seat)]


def unrest(game: Market, seat: int) -> int:
    return sum(card.is_unrest for card in belongings(game, seat))


def score(game: Market, seat: int) -> int:
    return game.seats[seat].progress + sum(card.points for card in belongings(game, seat))


def best(game: Market, seats: list[int]) -> list[int]:
    return [seat for seat in seats if score(game, seat) == max(score(game, other) for other in seats)]


def take_unrest(game: Market, zone: Zone, seat: int = 0) -> None:
    """An unrest card leaves the pile. If it was the last one the game is over, whatever is going on."""
    pile, seats = game.zone(UNREST), range(game.seat_count)
    for card in pile[:1]:
        game.move(card, zone, seat)
    if len(pile) == 1:
        least = min(unrest(game, each) for each in seats)
        calmest = [each for each in seats if unrest(game, each) == least]
        game.finish(best(game, calmest), "imperium.end.collapse-trigger", "collapse")


def refill(game: Market, slot: int) -> None:
    """Turn a card of the main deck up in the empty slot, with unrest beneath it. Its last card triggers scoring."""
    for card in game.zone(MAIN)[:1]:
        game.put_into_play(card, Laid(NO_SEAT), MARKET, at=slot)
        if not game.zone(MAIN) and not game.table.rounds_left:
            game.edit_table().rounds_left = 2
        if game.zone(UNREST):
            game.edit_piece(card).beneath = game.zone(UNREST)[0]
            take_unrest(game, BENEATH)


# ---- Playing, reacting and drawing


class Play(Context):
    """Playing a card: it lies in the play area while it is resolved. Unless it is pinned it is discarded then."""

    order, verb = ("lay_down", *EFFECT, "settle"), "play"

    @step("imperium.action.remove-token")
    def lay_down(self, game: Market) -> None:
        game.edit_seat(self.seat).actions -= 1
        game.put_into_play(self.source, Laid(self.seat), PLAY, self.seat)
        ability = game.faces[self.source].ability
        self.todo = (ability.effect,) if isinstance(ability, Action) else ()

    @step("imperium.action.default-to-discard")
    def settle(self, game: Market) -> None:
        if game.lies_in(self.source, PLAY) and isinstance(game.faces[self.source].ability, Action):
            game.move(self.source, DISCARD, self.seat)


class UseInPlay(AbilityUse):
    verb, refusals = "use", (*AbilityUse.refusals, "effect_refusals")
    changes_nothing = (refuse("imperium.exhaust.unpayable-cost", "changes-nothing"),)


def uses(game: Market, seat: int, kind: type[Ability]) -> tuple[UseInPlay, ...]:
    """The abilities of this kind that a seat has in play."""
    cards = [card for card in game.zone(PLAY, seat) if isinstance(game.faces[card].ability, kind)]
    return tuple(UseInPlay(seat, card, game.faces[card].ability) for card in cards)


class Activation(Window):
    """The active player plays cards from hand and exhausts cards in play, in any order."""

    rule = "imperium.activate.free-order"
    offers_contexts = True

    def options(self, game: Market, seat: int) -> tuple[Value, ...]:
        plays = [Play(seat, card) for card in game.zone(HAND, seat) if game.seats[seat].actions]
        return (*plays, *[use for use in uses(game, seat, Exhaust) if use.usable(game)])


class Reactions(Window):
    """A player may react to an attack with cards in play."""

    rule = "decision.imperium.reaction"
    offers_contexts = True

    def options(self, game: Market, seat: int) -> tuple[Value, ...]:
        return tuple(use for use in uses(game, seat, Reaction) if use.usable(game))


class Attacked(Occurrence):
    """A player attacks all others with a card."""

    __slots__ = ("attacker", "source")
    card_fields, seat_fields, message = ("source",), ("attacker",), "attacked"

    def __init__(self, attacker: int, source: int) -> None:
        self.attacker, self.source = attacker, source


class Onslaught(Procedure):
    """An attack: first the reactions of all others, from the left; then its effect on those who are not protected."""

    __slots__ = ("effect", "seats", "source")
    card_fields, seat_fields = ("source",), ("seats",)

    def __init__(self, source: int, effect: Effect, seats: list[int]) -> None:
        super().__init__()
        self.source, self.effect, self.seats = source, effect, tuple(seats)

    @step("decision.imperium.reaction")
    def react(self, game: Market) -> Flow:
        return InOrder(*[Reactions((seat,)) for seat in self.seats])

    @step("imperium.term-attack.affects-opponents")
    def strike(self, game: Market) -> Flow:
        return InOrder(*[Context(seat, self.source, (self.effect,)) for seat in self.seats])


class Drawing(Procedure):
    """Drawing cards. An empty deck is replaced in the middle of it, and before that the player may develop a card."""

    __slots__ = ("chosen", "count", "seat")
    card_fields, seat_fields = ("chosen",), ("seat",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat, self.count = seat, count
        self.chosen: Value = PASS

    @step("imperium.term-draw.from-deck")
    def draw(self, game: Market) -> None:
        drawn = game.zone(DECK, self.seat)[: self.count]
        for card in drawn:
            game.move(card, HAND, self.seat)
        self.count -= len(drawn)
        if not self.count:
            self.finish_after_this_step()

    @step("imperium.deck-exhaustion-empire.1-may-develop")
    def develop(self, game: Market) -> Flow:
        cards = game.zone(DEVELOPMENT, self.seat) if game.seats[self.seat].exhausts else ()
        rule = "imperium.deck-exhaustion-empire.1-may-develop"
        return self.choice(choose(self.seat, (PASS, *cards), "chosen", rule, "develop"))

    @step("imperium.deck-exhaustion-empire.4-shuffle")
    def shuffle(self, game: Market) -> None:
        if isinstance(self.chosen, int):
            game.edit_seat(self.seat).exhausts -= 1
            game.move(self.chosen, DISCARD, self.seat)
        if game.zone(DISCARD, self.seat):
            new_deck(game, self.seat)
            self.goto("draw")


def new_deck(game: Market, seat: int) -> None:
    for card in game.zone(DISCARD, seat):
        game.move(card, DECK, seat)
    game.shuffle(DECK, seat)


# ---- The round


class Solstices(InChosenOrder):
    """The solstice effects of one player: of those cards that are still in play when their turn comes."""

    rule = "imperium.solstice.own-order"

    def due(self, game: Market) -> tuple[Value, ...]:
        return tuple(use for use in self.items if isinstance(use, AbilityUse) and use.source in game.pieces)


class Turn(Procedure):
    """A player's turn: the activation, and the four steps of the clean-up."""

    __slots__ = ("discards", "place", "seat")
    card_fields, seat_fields = ("discards", "place"), ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat, self.place = seat, NO_CARD
        self.discards: tuple[int, ...] = ()

    @step("imperium.turn.exactly-one-of-three")
    def activate(self, game: Market) -> Flow:
        return Activation((self.seat,))

    @step("imperium.cleanup.1-progress-on-market")
    def choose_place(self, game: Market) -> Flow:
        market = game.zone(MARKET)
        return choose(self.seat, market, "place", "imperium.cleanup.1-progress-on-market") if market else None

    @step("imperium.cleanup.2-remove-tokens")
    def reset_tokens(self, game: Market) -> None:
        if self.place != NO_CARD:
            game.edit_piece(self.place).progress += 1
        nation = game.edit_seat(self.seat)
        nation.actions, nation.exhausts = ACTIONS, EXHAUSTS
        for card in game.zone(PLAY, self.seat):
            game.edit_piece(card).exhausted = False

    @step("imperium.cleanup.3-discard")
    def choose_discards(self, game: Market) -> Flow:
        hand = game.zone(HAND, self.seat)
        return choose_some(self.seat, hand, "discards", "imperium.cleanup.3-discard") if hand else None

    @step("imperium.cleanup.4-draw")
    def draw(self, game: Market) -> Flow:
        for card in self.discards:
            game.move(card, DISCARD, self.seat)
        return Drawing(self.seat, max(0, HAND_SIZE - len(game.zone(HAND, self.seat))))


class Rounds(Procedure):
    """The turns and the solstice, both from the first player on, until scoring."""

    @step("imperium.round.clockwise")
    def turns(self, game: Market) -> Flow:
        return InOrder(*[Turn(seat) for seat in seats_from(game, game.table.first)])

    @step("decision.imperium.solstice")
    def solstice(self, game: Market) -> Flow:
        return InOrder(*[Solstices(seat, uses(game, seat, Solstice)) for seat in seats_from(game, game.table.first)])

    @step("imperium.scoring.then-count")
    def next_round(self, game: Market) -> None:
        if game.table.rounds_left == 1:
            game.finish(best(game, seats_from(game, 0)), "imperium.scoring.winner", "most-points")
        game.edit_table().rounds_left = max(0, game.table.rounds_left - 1)
        self.goto("turns")


# ---- What is written on cards


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

    def can(self, game: Market, context: Context) -> bool:
        return game.seats[context.seat].population + game.seats[context.seat].progress >= self.amount

    def ask(self, game: Market, context: Context) -> Decision | None:
        nation, rule = game.seats[context.seat], "imperium.term-pay.progress-as-population"
        if not nation.progress or not self.can(game, context):
            return None
        kinds, limits = ("population", "progress"), (nation.population, nation.progress)
        return distribute(context.seat, self.amount, kinds, "answer", rule, limits=limits, prompt="pay")

    def apply(self, game: Market, context: Context) -> None:
        context.done = self.can(game, context)
        if context.done:
            population, progress = cards_in(context.answer or (self.amount, 0))
            nation = game.edit_seat(context.seat)
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
        hand = game.zone(HAND, context.seat)
        return choose(context.seat, hand, "answer", "decision.imperium.victim-chooses") if hand else None

    def apply(self, game: Market, context: Context) -> None:
        for card in cards_in(context.answer or ()):
            game.move(card, DISCARD, context.seat)


class TakeUnrest(Effect):
    def apply(self, game: Market, context: Context) -> None:
        take_unrest(game, HAND, context.seat)


class ReturnThis(Effect):
    def apply(self, game: Market, context: Context) -> None:
        game.move(context.source, UNREST)


class InMarket(Target):
    def pool(self, game: Market, context: Context) -> tuple[int, ...]:
        return game.zone(MARKET)


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


class OtherPinned(Target):
    def pool(self, game: Market, context: Context) -> tuple[int, ...]:
        return tuple(card for card in game.in_play() if game.lies_in(card, PLAY) and card != context.source)


class ToDiscard(Effect):
    def apply(self, game: Market, context: Context) -> None:
        for card in context.targets:
            game.move(card, DISCARD, game.pieces[card].controller)


@dataclass(frozen=True)
class Look(Effect):
    """Look at the top cards of one's own deck, or of that of the player on the left."""

    count: int
    left: bool = False

    def deck(self, game: Market, context: Context) -> int:
        return (context.seat + self.left) % game.seat_count

    def top(self, game: Market, context: Context) -> tuple[int, ...]:
        return game.zone(DECK, self.deck(game, context))[: self.count]

    def apply(self, game: Market, context: Context) -> None:
        for card in self.top(game, context):
            game.reveal(card, 1 << context.seat)


class PutBack(Look):
    """Put what was looked at back in any order, which nobody else sees."""

    def ask(self, game: Market, context: Context) -> Decision:
        return choose_order(context.seat, self.top(game, context), "answer", "imperium.term-look.order-free")

    def apply(self, game: Market, context: Context) -> None:
        cards, seat = cards_in(context.answer), self.deck(game, context)
        game.arrange(DECK, seat, cards, known_to=1 << context.seat)


class NewDeck(Effect):
    def apply(self, game: Market, context: Context) -> None:
        new_deck(game, context.seat)


@dataclass(frozen=True)
class Attack(Effect):
    """Something that happens to every other player, unless they protect themselves."""

    effect: Effect

    def apply(self, game: Market, context: Context) -> Procedure:
        game.tell(Attacked(context.seat, context.source))
        return Onslaught(context.source, self.effect, seats_from(game, context.seat)[1:])


class Protect(Effect):
    def apply(self, game: Market, context: Context) -> None:
        onslaught = game.edit_innermost(Onslaught)
        onslaught.seats = tuple(seat for seat in onslaught.seats if seat != context.seat)


ACQUIRE = Choose(InMarket(), Take(unrest_too=True), "imperium.term-acquire.choose-market-card")
EXHAUST = (ExhaustThis(),)
FACES = [
    Card("Unrest", Action(Then(Pay(2), ReturnThis())), points=-2, is_unrest=True),
    Card("Caravan", Action(ACQUIRE)),
    Card("Great Caravan", Action(Sequence((ACQUIRE, ACQUIRE, Gain(progress=3)))), points=1),
    Card("Explorers", Action(Choose(InMarket(), Take(unrest_too=False), "imperium.term-break-through.1-any-slot"))),
    Card("Raiders", Action(Sequence((Attack(Discard()), Gain(progress=1))))),
    Card("Riot", Action(Sequence((Attack(TakeUnrest()), Gain(progress=3)))), is_unrest=True),
    Card("Oracle", Action(Sequence((Look(3), PutBack(3))))),
    Card("Spies", Action(Sequence((Look(2, left=True), PutBack(2, left=True))))),
    Card("Pilgrims", Action(NewDeck()), points=2),
    Card("Scribes", Action(May(Then(Pay(2), Draw(2)), "imperium.action.may-is-optional")), points=1),
    Card("Library", Exhaust(Draw(3), costs=EXHAUST), points=2),
    Card("Wall", Reaction(Protect(), costs=EXHAUST), points=1),
    Card("Watchmen", Reaction(Then(Pay(1), Draw(1)), costs=EXHAUST)),
    Card("Festival", Solstice(If(HasProgress(), Gain(progress=1), Gain(population=1)))),
    Card("Temple", Solstice(OneOf((Gain(population=1), Draw(1)), "imperium.term-choose.one")), points=1),
    Card("Landslide", Solstice(Choose(OtherPinned(), ToDiscard(), "imperium.term-abandon.to-discard"))),
]


class MarketModel(Definition):
    def set_up(self, game: Market) -> Procedure:
        """Random cards with a caravan in each deck; the main deck and the unrest pile grow with the number of seats."""
        pile, caravan, *others = FACES
        game.deal((pile, NO_SEAT, UNREST, 0) for _ in range(4 + 3 * game.seat_count))
        game.deal((face, NO_SEAT, MAIN, 0) for face in game.chance.shuffled(others)[: 4 + 2 * game.seat_count])
        game.deal((caravan, seat, DECK, seat) for seat in range(game.seat_count))
        deal_at_random(game, others, {HAND: HAND_SIZE, DECK: 2, DEVELOPMENT: 1})
        for slot in range(SLOTS):
            refill(game, slot)
        return Rounds()

    def why_not(self, game: Market, seat: int, card: int) -> list[Refusal]:
        abilities = (*uses(game, seat, Exhaust), *uses(game, seat, Reaction))
        return [refusal for use in abilities if use.source == card for refusal in use.why_not(game)]

    def pool(self, game: AnyGame, card: int) -> Hashable:
        """Everybody saw who took which card: what is hidden in a deck or hand stays with its player."""
        return game.lies_in(card, MAIN), game.place(card)[1]


ZONES, CARDS = (MAIN, MARKET, BENEATH, UNREST, DECK, HAND, PLAY, DISCARD, DEVELOPMENT), Library(FACES)
MOMENTS = {"turn": (Rounds, "turns"), "solstice": (Rounds, "solstice")}
GAME = MarketModel(
    "market", "Market", seats=(2, 4), zones=ZONES, library=CARDS, moments=MOMENTS, seat=Nation, table=Middle, piece=Laid
)
