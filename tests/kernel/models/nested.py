"""Nested interrupts and reactions: windows around every occurrence, and abilities initiated in seven steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD, choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Ability, Context, Cost, Effect, Target, Then
from nefrit.kernel.game import AnyGame, Game
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.windows import OneByOne, Window
from nefrit.kernel.zones import OWNER, Zone

ACTION, WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION = range(6)
BOWS, LEAVES, LOSES, INITIATES = 1, 2, 4, 8
HAND, HOME, DISCARD = Zone("hand", OWNER, listens=True), Zone("home", in_play=True, listens=True), Zone("discard")


class Character(Piece):
    __slots__ = ("bowed",)

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.bowed = False


class Clan(Seat):
    __slots__ = ("honor",)

    def __init__(self) -> None:
        self.honor = 5


Nested = Game[Character, Clan, Table, Face]


class Event(Occurrence):
    __slots__ = ("amount", "card", "seat")
    card_fields, seat_fields = ("card",), ("seat",)

    def __init__(self, card: int, seat: int, amount: int = 0) -> None:
        self.card, self.seat, self.amount = card, seat, amount


class Bowed(Event):
    __slots__ = ()
    kind, message = BOWS, "bowed"

    def happen(self, game: Nested) -> None:
        if self.card in game.pieces:
            game.edit_piece(self.card).bowed = True


class Left(Event):
    __slots__ = ()
    kind, message = LEAVES, "left"

    def happen(self, game: Nested) -> None:
        if self.card in game.pieces:
            game.move(self.card, DISCARD, game.owners[self.card])


class Lost(Event):
    __slots__ = ()
    kind, message = LOSES, "lost"

    def happen(self, game: Nested) -> None:
        game.edit_seat(self.seat).honor -= self.amount
        if game.seats[self.seat].honor <= 0:
            game.finish([1 - self.seat], "l5r.victory.dishonor", "dishonor")


class Initiated(Event):
    """The effects of an ability attempt to initiate; only if nothing cancels that do they resolve."""

    __slots__ = ()
    kind, message = INITIATES, "initiated"

    def happen(self, game: Nested) -> None:
        game.frame(Use).initiated = True


MADE = {"bow": Bowed, "discard": Left, "lose": Lost}


@dataclass(frozen=True)
class Make(Effect):
    """Makes something occur: to the targets, to this card itself, to a player."""

    what: str
    amount: int = 0
    to: str = "targets"
    also: Make | None = None

    def occurrences(self, game: Nested, context: Context) -> tuple[Occurrence, ...]:
        also = self.also.occurrences(game, context) if self.also else ()
        made = MADE[self.what]
        if self.what == "lose":
            seat = context.seat if self.to == "you" else 1 - context.seat
            return (made(NO_CARD, seat, self.amount), *also)
        cards = [
            card for card in ((context.source,) if self.to == "itself" else context.targets) if card in game.pieces
        ]
        able = [card for card in cards if self.what != "bow" or not game.pieces[card].bowed]
        return (*(made(card, game.pieces[card].controller) for card in able), *also)

    def can(self, game: Nested, context: Context) -> bool:
        return bool(self.occurrences(game, context))

    def apply(self, game: Nested, context: Context) -> Procedure | None:
        return Happen(self.occurrences(game, context))


@dataclass(frozen=True)
class Pay(Cost):
    make: Make

    def refusals(self, game: Nested, context: Context) -> Iterator[Refusal]:
        if not self.make.can(game, context):
            yield refuse("l5r.triggered.cost-must-be-payable", "cannot-pay")


@dataclass(frozen=True)
class Cancel(Effect):
    def apply(self, game: Nested, context: Context) -> Procedure | None:
        happening = game.frame(Happen)
        happening.imminent = tuple(nth for nth in happening.imminent if nth != context.number)
        return None


@dataclass(frozen=True)
class Replace(Effect):
    make: Make

    def apply(self, game: Nested, context: Context) -> Procedure | None:
        happening = game.frame(Happen)
        happening.instead = (*happening.instead, (context.number, self.make.occurrences(game, context)))
        return None


@dataclass(frozen=True)
class Delay(Effect):
    moment: str
    effect: Effect

    def apply(self, game: Nested, context: Context) -> Procedure | None:
        game.delay(Delayed(self.moment, Context(context.seat, context.source, (self.effect,)), "round"))
        return None


@dataclass(frozen=True)
class Ready(Target):
    def refusals(self, game: Nested, context: Context, card: int) -> Iterator[Refusal]:
        if game.pieces[card].bowed:
            yield refuse("l5r.target.must-be-changeable", "already-bowed")


@dataclass(frozen=True)
class Triggered(Ability):
    timing: int = ACTION
    to: int = 0
    mine: bool = False
    limit: int = 1
    maximum: int = 0
    twice: bool = False

    def refusals(self, game: Nested, use: Use) -> Iterator[Refusal]:
        """Why it cannot be used: this decides what is offered, and answers "why not?"."""
        zone, seat = game.place(use.source)
        if seat != use.seat or zone is DISCARD:
            yield refuse("l5r.ability.source-must-be-in-play", "not-in-play")
        if self.mine and isinstance(use.occurrence, Event) and use.occurrence.card != use.source:
            yield refuse("l5r.trigger.definition-1-5", "not-this-card")
        if zone is HOME and game.uses("round", use.source, use.index) >= self.limit:
            yield refuse("l5r.triggered.once-per-round", "limit-reached")
        if self.maximum and game.uses("round", NO_CARD, (game.faces[use.source].name, seat)) >= self.maximum:
            yield refuse("l5r.max.counts-for-all-copies", "maximum-reached")
        if self.target is not None and not self.target.candidates(game, use):
            yield refuse("l5r.target.insufficient-targets", "no-target")
        for cost in self.costs:
            yield from cost.refusals(game, use)
        if self.target is None and not self.effect.can(game, use):
            yield refuse("l5r.triggered.must-change-game-state", "changes-nothing")


class Use(Context):
    """Initiating an ability, steps 3 to 7; the pre-checks 1 and 2 are the refusals of the ability."""

    __slots__ = ("ability", "index", "initiated", "owed", "resolved")
    order = ("pay", "go_on", "choose_target", "attempt", "resolve", "ask", "act", "repeat", "late_reactions")

    def __init__(
        self, seat: int, card: int, index: int, ability: Triggered, happening: Happen | None, nth: int
    ) -> None:
        occurrence = happening.occurrences[nth] if happening else None
        super().__init__(seat, card, occurrence=occurrence, number=nth)
        self.index, self.ability, self.initiated, self.resolved = index, ability, False, 0
        self.owed: tuple[Occurrence, ...] = ()

    @step("l5r.initiate.step-4-pay-costs")
    def pay(self, game: Nested) -> Flow:
        game.use("round", self.source, self.index)
        game.use("round", NO_CARD, (game.faces[self.source].name, self.seat))
        costs = [cost for cost in self.ability.costs if isinstance(cost, Pay)]
        due = tuple(one for cost in costs for one in cost.make.occurrences(game, self))
        return Happen(due) if due else None

    @step("l5r.cost.prevented-payment-aborts")
    def go_on(self, game: Nested) -> Flow:
        if not self.done:
            self.leave()
        elif game.lies_in(self.source, HAND):
            game.move(self.source, DISCARD, self.seat)
        return None

    @step("l5r.initiate.step-5-choose-targets")
    def choose_target(self, game: Nested) -> Flow:
        cards = self.ability.target.candidates(game, self) if self.ability.target else ()
        return choose(self.seat, cards, "answer", "l5r.initiate.step-5-choose-targets", "target") if cards else None

    @step("l5r.initiate.step-6-attempt")
    def attempt(self, game: Nested) -> Flow:
        self.targets = (self.answer,) if isinstance(self.answer, int) else ()
        self.initiated = False
        return Happen((Initiated(self.source, self.seat),))

    @step("l5r.initiate.step-7-resolve")
    def resolve(self, game: Nested) -> Flow:
        self.todo = (self.ability.effect,) if self.initiated else ()
        return None

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def repeat(self, game: Nested) -> Flow:
        self.resolved += 1
        if self.ability.twice and self.resolved == 1:
            self.answer = None
            self.goto("choose_target")
        return None

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def late_reactions(self, game: Nested) -> Flow:
        self.resolved += 1
        return Happen(self.owed).starting_at("forced_reactions") if self.owed else None


class Happen(Procedure):
    """Things that occur at the same time, with one shared window for each kind of response."""

    __slots__ = ("answered", "imminent", "instead", "occurrences")

    def __init__(self, occurrences: tuple[Occurrence, ...]) -> None:
        super().__init__()
        self.occurrences = occurrences
        self.imminent = tuple(range(len(occurrences)))
        self.instead: tuple[tuple[int, tuple[Occurrence, ...]], ...] = ()
        self.answered: tuple[tuple[Value, ...], ...] = ()

    def responses(self, game: Nested, timing: int, seat: int) -> tuple[tuple[Value, ...], ...]:
        found: list[tuple[Value, ...]] = []
        for nth in self.imminent:
            kind = self.occurrences[nth].kind
            for card in game.listeners(kind):
                if game.place(card)[1] != seat:
                    continue
                for index in range(len(game.faces[card].abilities)):
                    ability = ability_of(game, card, index)
                    move = ("use", card, index, nth)
                    if ability.timing == timing and ability.to & kind and move not in self.answered:
                        use = Use(seat, card, index, ability, self, nth)
                        found.extend([move] if first(ability.refusals(game, use)) is None else ())
        return tuple(found)

    def window(self, game: Nested, timing: int) -> Procedure | None:
        if not any(game.listeners(self.occurrences[nth].kind) for nth in self.imminent):
            return None
        return Forced(timing) if timing in (FORCED_INTERRUPT, FORCED_REACTION) else Respond(timing)

    @step("l5r.trigger.step-2-would-interrupts")
    def would_interrupts(self, game: Nested) -> Flow:
        return self.window(game, WOULD)

    @step("l5r.trigger.step-3-forced-interrupts-first")
    def forced_interrupts(self, game: Nested) -> Flow:
        return self.window(game, FORCED_INTERRUPT)

    @step("l5r.trigger.step-3-interrupt-window")
    def interrupts(self, game: Nested) -> Flow:
        return self.window(game, INTERRUPT)

    @step("l5r.trigger.step-4-resolves")
    def occur(self, game: Nested) -> Flow:
        for nth in self.imminent:
            replaced = [made for number, made in self.instead if number == nth]
            for one in replaced[-1] if replaced else (self.occurrences[nth],):
                one.happen(game)
                game.tell(one)
        if len(self.imminent) < len(self.occurrences) and game.running(Context):
            game.frame(Context).done = False
        return None

    @step("l5r.delayed.automatic-before-reactions")
    def delayed_effects(self, game: Nested) -> Flow:
        due = tuple(one for nth in self.imminent for one in game.due(self.occurrences[nth].message))
        return Due(due) if due else None

    @step("l5r.trigger.step-5-forced-reactions")
    def forced_reactions(self, game: Nested) -> Flow:
        use = game.running(Use)
        if use is not None and use.ability.twice and use.todo == () and use.initiated and use.resolved < 2:
            made = [self.occurrences[nth] for nth in self.imminent]
            game.frame(Use).owed += tuple(one for one in made if one.kind != INITIATES)
            self.leave()
            return None
        return self.window(game, FORCED_REACTION)

    @step("l5r.trigger.step-6-reaction-window")
    def reactions(self, game: Nested) -> Flow:
        return self.window(game, REACTION)


def ability_of(game: Nested, card: int, index: int) -> Triggered:
    ability = game.faces[card].abilities[index]
    assert isinstance(ability, Triggered)
    return ability


def use_move(game: Nested, move: Value) -> Procedure:
    """Use the ability that a move names, in response to what is happening."""
    assert isinstance(move, tuple)
    _, card, index, nth = move
    happening = game.frame(Happen) if nth >= 0 else None
    if happening is not None:
        happening.answered = (*happening.answered, move)
    return Use(game.place(card)[1], card, index, ability_of(game, card, index), happening, max(nth, 0))


class Respond(Window):
    """A window for optional interrupts or reactions, the first player first."""

    __slots__ = ("timing",)
    rule = "l5r.interrupt.alternates-until-both-pass"

    def __init__(self, timing: int) -> None:
        super().__init__((0, 1))
        self.timing = timing

    def options(self, game: Nested, seat: int) -> tuple[Value, ...]:
        happening = game.running(Happen)
        return happening.responses(game, self.timing, seat) if happening else ()

    def act(self, game: Nested, seat: int, option: Value) -> Procedure | None:
        return use_move(game, option)


class Forced(OneByOne):
    """Forced interrupts or reactions: all of them, in an order determined by the first player."""

    __slots__ = ("timing",)
    rule = "l5r.forced.first-player-orders-1-5"

    def __init__(self, timing: int) -> None:
        super().__init__(0, ())
        self.timing = timing

    def due(self, game: Nested) -> tuple[Value, ...]:
        happening = game.running(Happen)
        return sum((happening.responses(game, self.timing, seat) for seat in (0, 1)), ()) if happening else ()

    def begin(self, game: Nested, item: Value) -> Procedure | None:
        return use_move(game, item)


class Due(OneByOne):
    """Delayed effects whose time has come, in an order determined by the first player."""

    __slots__ = ("delayed",)
    rule = "l5r.simultaneous.forced-and-delayed-order"

    def __init__(self, delayed: tuple[Delayed, ...]) -> None:
        sources = [one.procedure.source if isinstance(one.procedure, Context) else NO_CARD for one in delayed]
        super().__init__(0, tuple(("delayed", card, number) for number, card in enumerate(sources)))
        self.delayed = delayed

    def begin(self, game: Nested, item: Value) -> Procedure | None:
        assert isinstance(item, tuple)
        return self.delayed[item[2]].procedure.copy()


class Actions(Window):
    rule = "l5r.window.alternate-until-both-pass"

    def options(self, game: Nested, seat: int) -> tuple[Value, ...]:
        cards = (*game.zone(HOME, seat), *game.zone(HAND, seat))
        uses = [("use", card, index, -1) for card in cards for index in range(len(game.faces[card].abilities))]
        return tuple(move for move in uses if not why_not(game, seat, move[1], move[2]))

    def act(self, game: Nested, seat: int, option: Value) -> Procedure | None:
        return use_move(game, option)


def why_not(game: Nested, seat: int, card: int, index: int) -> list[Refusal]:
    ability = ability_of(game, card, index)
    if ability.timing != ACTION:
        return [refuse("l5r.action.during-any-action-window", "not-an-action")]
    return list(ability.refusals(game, Use(seat, card, index, ability, None, 0)))


class Rounds(Procedure):
    __slots__ = ("round",)

    def __init__(self) -> None:
        super().__init__()
        self.round = 1

    @step("l5r.window.alternate-until-both-pass")
    def actions(self, game: Nested) -> Flow:
        return Actions((0, 1))

    @step("l5r.step-5-6.until-end-of-round-expires")
    def end(self, game: Nested) -> Flow:
        game.expire("round")
        for card in game.in_play():
            game.edit_piece(card).bowed = False
        self.round += 1
        if self.round > 3:
            game.finish([], "decision.all.endless", "stopped", stopped=True)
        self.goto("actions")
        return None


def face(name: str, *abilities: Triggered) -> Face:
    return Face(name, name, abilities=abilities, listens=sum({a.to for a in abilities}))


BOW = Make("bow")
FACES = [
    face("Bushi"),
    face("Bully", Triggered(BOW, target=Ready(), limit=2)),
    face("Duelist", Triggered(Make("lose", 1), costs=(Pay(Make("bow", to="itself", also=Make("lose", 1, "you"))),))),
    face("Courtier", Triggered(Make("lose", 2), target=Ready(), costs=(Pay(Make("bow", to="itself")),))),
    face("Assassin", Triggered(Make("discard", also=Make("lose", 1)), target=Ready())),
    face("Twin Strike", Triggered(BOW, target=Ready(), twice=True)),
    face("Banzai", Triggered(Make("lose", 1), maximum=1)),
    face("Counsel", Triggered(Cancel(), timing=WOULD, to=INITIATES)),
    face("Steady", Triggered(Cancel(), timing=WOULD, to=BOWS, mine=True)),
    face("Meddler", Triggered(Cancel(), timing=WOULD, to=BOWS)),
    face("Bodyguard", Triggered(Cancel(), timing=WOULD, to=LEAVES)),
    face("Advisor", Triggered(Cancel(), timing=WOULD, to=LOSES)),
    face("Oath", Triggered(Make("lose", 2), costs=(Pay(Make("lose", 1, "you")),))),
    face("Martyr", Triggered(Replace(Make("lose", 1, "you")), timing=INTERRUPT, to=LEAVES)),
    face("Zealot", Triggered(Replace(Make("lose", 2, "you")), timing=INTERRUPT, to=LEAVES)),
    face("Mourner", Triggered(Make("lose", 1, "you"), timing=FORCED_INTERRUPT, to=LEAVES)),
    face("Avenger", Triggered(Make("lose", 1), timing=REACTION, to=LEAVES | LOSES)),
    face("Sentry", Triggered(Make("lose", 1), timing=REACTION, to=BOWS, limit=9)),
    face("Kata", Triggered(Delay("bowed", Make("lose", 1)))),
    face("Reckless", Triggered(Make("lose", 1, "you"), timing=FORCED_REACTION, to=BOWS, mine=True)),
    face("Schemer", Triggered(Then(BOW, Make("lose", 1)), target=Ready())),
]


class NestedModel(Definition):
    def new_seat(self, header: Header, seat: int) -> Clan:
        return Clan()

    def new_piece(self, game: AnyGame, card: int, controller: int) -> Character:
        return Character(controller)

    def why_not(self, game: Nested, seat: int, card: int) -> list[Refusal]:
        return why_not(game, seat, card, 0)

    def moments(self) -> dict[str, Callable[[AnyGame], Procedure]]:
        return {"actions": lambda game: Rounds()}

    def set_up(self, game: Nested) -> Procedure:
        for seat in (0, 1):
            dealt = game.chance.shuffled(FACES)
            game.deal([(printed, seat, HAND, seat) for printed in dealt[:10]])
            for card in game.zone(HAND, seat)[:6]:
                game.put_into_play(card, Character(seat), HOME, seat)
        return Rounds()


GAME = NestedModel("nested", "Nested windows", seats=(2, 2), zones=(HAND, HOME, DISCARD), library=Library(FACES))
