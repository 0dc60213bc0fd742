"""The market model: the timing of Imperium in a handful of made-up cards, for two to four seats.

A shared market with unrest beneath its cards, attacks that wait for reactions, the solstice, and the sudden end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_order, choose_some, distribute
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import (
    Ability,
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
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.windows import OneByOne, Window
from nefrit.kernel.zones import NOBODY, OWNER, Zone

MAIN = Zone("main", NOBODY, shared=True, ordered=True)
MARKET = Zone("market", shared=True, ordered=True, in_play=True)
BENEATH = Zone("beneath", shared=True)
UNREST = Zone("unrest", shared=True)
DECK = Zone("deck", NOBODY, ordered=True)
HAND = Zone("hand", OWNER)
PLAY = Zone("play", in_play=True, listens=True)
DISCARD = Zone("discard")
DEVELOPMENT = Zone("development")
SLOTS, ACTIONS, EXHAUSTS, HAND_SIZE, NO_SEAT = 3, 2, 2, 3, -1
A = TypeVar("A", bound=Ability)

# ---- Records and faces


class Laid(Piece):
    """A card in a play area, or in the market with the progress on it and the unrest card beneath it."""

    __slots__ = ("beneath", "exhausted", "progress")
    card_fields = ("beneath",)

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.exhausted = False
        self.progress = 0
        self.beneath = NO_CARD


class Nation(Seat):
    """The tokens of a player."""

    __slots__ = ("actions", "exhausts", "population", "progress")

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.exhausts = EXHAUSTS
        self.population = 2
        self.progress = 0


class Middle(Table):
    """The first player, and once scoring is triggered how many rounds are left: this one and the final one."""

    __slots__ = ("first", "rounds_left")
    seat_fields = ("first",)

    def __init__(self) -> None:
        self.first = 0
        self.rounds_left = 0


Market = Game[Laid, Nation, Middle, "Printed"]


class Action(Ability):
    """What playing the card does. A card without it is pinned: it stays in play."""


class Exhaust(Ability):
    """What exhausting the card does in its player's own turn."""


class Reaction(Ability):
    """What the card does in play when somebody else attacks."""


class Solstice(Ability):
    """What the card does in play between two rounds."""


class Printed(Face):
    """A card of the model."""

    __slots__ = ("points", "suit")

    def __init__(self, name: str, ability: Ability, *, suit: str = "", points: int = 0) -> None:
        listens = Attacked.kind if isinstance(ability, Reaction) else 0
        super().__init__(name.lower().replace(" ", "-"), name, abilities=(ability,), listens=listens)
        self.suit = suit
        self.points = points


def ability_of(game: Market, card: int, kind: type[A]) -> A | None:
    return next((ability for ability in game.faces[card].abilities if isinstance(ability, kind)), None)


# ---- The unrest pile, the market and the end of the game


def belongings(game: Market, seat: int) -> list[int]:
    """What counts for a player. A card being resolved lies in the play area, so it counts there."""
    return [card for zone in (HAND, PLAY, DECK, DISCARD) for card in game.zone(zone, seat)]


def score(game: Market, seat: int) -> int:
    return game.seats[seat].progress + sum(game.faces[card].points for card in belongings(game, seat))


def calm(game: Market, seat: int) -> int:
    return -sum(game.faces[card].suit == "unrest" for card in belongings(game, seat))


def best(game: Market, seats: list[int], worth: Callable[[Market, int], int]) -> list[int]:
    most = max(worth(game, seat) for seat in seats)
    return [seat for seat in seats if worth(game, seat) == most]


def take_unrest(game: Market, zone: Zone, seat: int = 0) -> None:
    """An unrest card leaves the pile. If it was the last one the game is over, whatever is going on."""
    pile = game.zone(UNREST)
    if pile:
        game.move(pile[0], zone, seat)
    if len(pile) == 1:
        calmest = best(game, list(range(game.seat_count)), calm)
        game.finish(best(game, calmest, score), "imperium.end.collapse-trigger", "collapse")


def refill(game: Market, slot: int) -> None:
    """Turn a card of the main deck up in the empty slot, with unrest beneath it. Its last card triggers scoring."""
    if not game.zone(MAIN):
        return
    card = game.zone(MAIN)[0]
    game.move(card, MARKET, at=slot)
    game.pieces[card] = Laid(NO_SEAT)
    if not game.zone(MAIN) and not game.table.rounds_left:
        game.edit_table().rounds_left = 2
    if game.zone(UNREST):
        game.edit_piece(card).beneath = game.zone(UNREST)[0]
        take_unrest(game, BENEATH)


def new_deck(game: Market, seat: int) -> None:
    for card in game.zone(DISCARD, seat):
        game.move(card, DECK, seat)
    game.shuffle(DECK, seat)


# ---- Costs, conditions and effects


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards of one's own choice, as many as there are."""

    count: int
    rule: ClassVar[str] = "decision.imperium.victim-chooses"

    def ask(self, game: Market, context: Context) -> Decision | None:
        hand, count = game.zone(HAND, context.seat), self.count
        if not hand:
            return None
        return choose_some(context.seat, hand, "answer", self.rule, least=count, most=count, source=context.source)

    def apply(self, game: Market, context: Context) -> None:
        for card in cards_in(context.answer) if game.zone(HAND, context.seat) else ():
            game.move(card, DISCARD, context.seat)


@dataclass(frozen=True)
class TakeUnrest(Effect):
    def apply(self, game: Market, context: Context) -> None:
        take_unrest(game, HAND, context.seat)


@dataclass(frozen=True)
class ReturnThis(Effect):
    def apply(self, game: Market, context: Context) -> None:
        game.move(context.source, UNREST)


@dataclass(frozen=True)
class Settle(Effect):
    """After a played card is resolved it goes to the discard pile, unless it went elsewhere."""

    def apply(self, game: Market, context: Context) -> None:
        if game.lies_in(context.source, PLAY):
            game.move(context.source, DISCARD, context.seat)


@dataclass(frozen=True)
class Take(Effect):
    """Take a market card and what is on it; the unrest beneath it comes along or returns to the pile."""

    unrest_too: bool

    def apply(self, game: Market, context: Context) -> None:
        (card,) = context.targets
        piece, slot = game.pieces[card], game.zone(MARKET).index(card)
        game.edit_seat(context.seat).progress += piece.progress
        game.move(card, HAND, context.seat)
        if piece.beneath != NO_CARD and self.unrest_too:
            game.move(piece.beneath, HAND, context.seat)
        elif piece.beneath != NO_CARD:
            game.move(piece.beneath, UNREST)
        refill(game, slot)


@dataclass(frozen=True)
class InMarket(Target):
    def pool(self, game: Market, context: Context) -> tuple[int, ...]:
        return game.zone(MARKET)

    def refusals(self, game: Market, context: Context, card: int) -> Iterator[Refusal]:
        return iter(())


@dataclass(frozen=True)
class OtherPinned(Target):
    def refusals(self, game: Market, context: Context, card: int) -> Iterator[Refusal]:
        if not game.lies_in(card, PLAY) or card == context.source:
            yield refuse("imperium.term-abandon.pinned-only", "not-another-pinned-card")


@dataclass(frozen=True)
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
        if len(top) < 2:
            return None
        return choose_order(context.seat, top, "answer", self.rule, "put-back", context.source)

    def apply(self, game: Market, context: Context) -> None:
        top, whose = self.look.top(game, context), self.look.whose(game, context)
        if len(top) > 1:
            game.arrange(DECK, whose, cards_in(context.answer), known_to=1 << context.seat)


@dataclass(frozen=True)
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
        return Onslaught(attacked, self.effect)


@dataclass(frozen=True)
class Protect(Effect):
    def apply(self, game: Market, context: Context) -> None:
        game.frame(Onslaught).protected += (context.seat,)


# ---- Procedures and windows


class Drawing(Procedure):
    """Drawing cards. An empty deck is replaced in the middle of it, and before that the player may develop a card."""

    __slots__ = ("chosen", "count", "seat")
    card_fields = ("chosen",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.chosen: Value = PASS

    @step("imperium.term-draw.from-deck")
    def draw(self, game: Market) -> None:
        drawn = game.zone(DECK, self.seat)[: self.count]
        for card in drawn:
            game.move(card, HAND, self.seat)
        self.count -= len(drawn)
        if not self.count:
            self.leave()

    @step("imperium.deck-exhaustion-empire.1-may-develop")
    def develop(self, game: Market) -> Flow:
        cards = game.zone(DEVELOPMENT, self.seat)
        if not cards or not game.seats[self.seat].exhausts:
            self.chosen = PASS
            return None
        return choose(self.seat, (PASS, *cards), "chosen", "imperium.deck-exhaustion-empire.1-may-develop", "develop")

    @step("imperium.deck-exhaustion-empire.4-shuffle")
    def shuffle(self, game: Market) -> None:
        if isinstance(self.chosen, int):
            game.edit_seat(self.seat).exhausts -= 1
            game.move(self.chosen, DISCARD, self.seat)
        if game.zone(DISCARD, self.seat):
            new_deck(game, self.seat)
            self.goto("draw")


class Attacked(Occurrence):
    """A player attacks all others with a card."""

    __slots__ = ("attacker", "source")
    kind = 1
    message = "attacked"
    card_fields = ("source",)
    seat_fields = ("attacker",)

    def __init__(self, attacker: int, source: int) -> None:
        self.attacker = attacker
        self.source = source


class Onslaught(Procedure):
    """An attack: first the reactions of all others, then its effect on those who are not protected."""

    __slots__ = ("attacked", "effect", "protected", "seat")
    seat_fields = ("protected", "seat")

    def __init__(self, attacked: Attacked, effect: Effect) -> None:
        super().__init__()
        self.attacked = attacked
        self.effect = effect
        self.protected: tuple[int, ...] = ()
        self.seat = attacked.attacker

    def next_victim(self, game: Market, again: str) -> bool:
        """Go on to the next player on the left, and come back to the step until the attacker's turn comes."""
        self.seat = (self.seat + 1) % game.seat_count
        if self.seat == self.attacked.attacker:
            return False
        self.goto(again)
        return True

    @step("decision.imperium.reaction")
    def react(self, game: Market) -> Flow:
        return Reactions((self.seat,)) if self.next_victim(game, "react") else None

    @step("imperium.term-attack.affects-opponents")
    def strike(self, game: Market) -> Flow:
        if not self.next_victim(game, "strike") or self.seat in self.protected:
            return None
        return Context(self.seat, self.attacked.source, (self.effect,), occurrence=self.attacked)


def refusals(game: Market, seat: int, card: int, ability: Ability) -> Iterator[Refusal]:
    """Why a seat cannot use an ability of a card in play."""
    context = Context(seat, card)
    for cost in ability.costs:
        yield from cost.refusals(game, context)
    if not ability.effect.can(game, context):
        yield refuse("imperium.exhaust.unpayable-cost", "cannot-pay")


def usable(game: Market, seat: int, cards: tuple[int, ...], kind: type[Ability]) -> Iterator[tuple[str, int]]:
    """The moves of a seat with its cards in play that have this kind of ability."""
    for card in cards:
        ability = ability_of(game, card, kind)
        if ability and game.pieces[card].controller == seat and not first(refusals(game, seat, card, ability)):
            yield ("use", card)


def use(game: Market, seat: int, card: int, kind: type[Ability]) -> Context:
    ability = ability_of(game, card, kind)
    assert ability is not None
    context = Context(seat, card, (ability.effect,))
    for cost in ability.costs:
        cost.pay(game, context)
    return context


class Reactions(Window):
    """A player may react to an attack with cards in play."""

    rule = "decision.imperium.reaction"

    def options(self, game: Market, seat: int) -> tuple[Value, ...]:
        return tuple(usable(game, seat, game.listeners(Attacked.kind), Reaction))

    def act(self, game: Market, seat: int, option: Value) -> Procedure:
        return use(game, seat, card_of(option), Reaction)


class Activation(Window):
    """The active player plays cards from hand and exhausts cards in play, in any order."""

    rule = "imperium.activate.free-order"

    def options(self, game: Market, seat: int) -> tuple[Value, ...]:
        plays = [("play", card) for card in game.zone(HAND, seat) if game.seats[seat].actions]
        return (*plays, *usable(game, seat, game.zone(PLAY, seat), Exhaust))

    def act(self, game: Market, seat: int, option: Value) -> Procedure | None:
        card = card_of(option)
        if not game.lies_in(card, HAND):
            return use(game, seat, card, Exhaust)
        game.edit_seat(seat).actions -= 1
        game.put_into_play(card, Laid(seat), PLAY, seat)
        action = ability_of(game, card, Action)
        return Context(seat, card, (action.effect, Settle())) if action else None


def card_of(move: Value) -> int:
    assert isinstance(move, tuple)
    return int(move[1])


class CleanUp(Procedure):
    """The clean-up phase, steps 1 to 4."""

    __slots__ = ("discards", "place", "seat")
    card_fields = ("discards", "place")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = NO_CARD
        self.discards: tuple[int, ...] = ()

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


class Solstices(OneByOne):
    """The solstice effects of one player: of those cards that are still in play when their turn comes."""

    card_fields = ("items", "chosen")
    rule = "imperium.solstice.own-order"

    def due(self, game: Market) -> tuple[Value, ...]:
        return tuple(card for card in self.items if card in game.zone(PLAY, self.seat))

    def begin(self, game: Market, item: Value) -> Procedure:
        assert isinstance(item, int)
        return use(game, self.seat, item, Solstice)


class Rounds(Procedure):
    """All rounds: the turns from the first player on, then the solstice, until scoring."""

    __slots__ = ("turn",)

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def active(self, game: Market) -> int:
        return (game.table.first + self.turn) % game.seat_count

    @step("imperium.turn.exactly-one-of-three")
    def activate(self, game: Market) -> Flow:
        return Activation((self.active(game),))

    @step("imperium.turn.then-clean-up")
    def clean_up(self, game: Market) -> Flow:
        return CleanUp(self.active(game))

    @step("imperium.round.clockwise")
    def next_player(self, game: Market) -> None:
        self.turn = (self.turn + 1) % game.seat_count
        if self.turn:
            self.goto("activate")

    @step("decision.imperium.solstice")
    def solstice(self, game: Market) -> Flow:
        seat = self.active(game)
        self.turn = (self.turn + 1) % game.seat_count
        if self.turn:
            self.goto("solstice")
        return Solstices(seat, tuple(card for card in game.zone(PLAY, seat) if ability_of(game, card, Solstice)))

    @step("imperium.scoring.then-count")
    def next_round(self, game: Market) -> None:
        if game.table.rounds_left == 1:
            game.finish(best(game, list(range(game.seat_count)), score), "imperium.scoring.winner", "most-points")
        elif game.table.rounds_left:
            game.edit_table().rounds_left -= 1
        self.goto("activate")


# ---- The cards and the game

ACQUIRE = Choose(InMarket(), Take(unrest_too=True), "imperium.term-acquire.choose-market-card")
EXHAUST = (ExhaustThis(),)
FACES = [
    Printed("Unrest", Action(Then(Pay(2), ReturnThis())), suit="unrest", points=-2),
    Printed("Caravan", Action(ACQUIRE)),
    Printed("Great Caravan", Action(Sequence((ACQUIRE, ACQUIRE, Gain(progress=3)))), points=1),
    Printed("Explorers", Action(Choose(InMarket(), Take(unrest_too=False), "imperium.term-break-through.1-any-slot"))),
    Printed("Raiders", Action(Sequence((Attack(Discard(1)), Gain(progress=1))))),
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


def rounds_at(name: str) -> Procedure:
    return Rounds().starting_at(name)


class MarketModel(Definition):
    rulebook = "imperium"

    def new_seat(self, header: Header, seat: int) -> Nation:
        return Nation()

    def new_table(self, header: Header) -> Middle:
        return Middle()

    def new_piece(self, game: AnyGame, card: int, controller: int) -> Laid:
        return Laid(NO_SEAT if game.lies_in(card, MARKET) else controller)

    def moments(self) -> dict[str, Callable[[AnyGame], Procedure]]:
        return {
            "turn": lambda game: rounds_at("activate"),
            "clean-up": lambda game: rounds_at("clean_up"),
            "solstice": lambda game: rounds_at("solstice"),
        }

    def why_not(self, game: Market, seat: int, card: int) -> list[Refusal]:
        if game.lies_in(card, HAND) and not game.seats[seat].actions:
            return [refuse("imperium.action.no-token-no-action", "no-action-token")]
        ability = ability_of(game, card, Ability) if game.lies_in(card, PLAY) else None
        return list(refusals(game, seat, card, ability)) if ability else []

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


ZONES = (MAIN, MARKET, BENEATH, UNREST, DECK, HAND, PLAY, DISCARD, DEVELOPMENT)
GAME = MarketModel("market", "The market model", seats=(2, 4), zones=ZONES, library=Library(FACES))
