"""Nested windows: interrupts and reactions around everything that occurs, as in Legend of the Five Rings.

Whatever occurs passes through `Happen`, which gives everybody a window before and after it; an ability is used in the
steps of `Initiate`. Each may happen within the other, to any depth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context, Cost, Effect, Target, Then
from nefrit.kernel.game import Game
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.memo import Memo
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.windows import InChosenOrder, Window
from nefrit.kernel.zones import OWNER, Zone
from nefrit.parts.using import COSTS, EFFECT, TARGETS, Ability, AbilityUse
from tests.kernel.models.dealing import deal_at_random

ACTION, WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION = range(6)
BOWS, LOSES, INITIATES = 1, 2, 4
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


Nested = Game[Character, Clan, Table, Any, Memo]


# ---- What occurs


class Event(Occurrence):
    __slots__ = ("amount", "card", "seat")
    card_fields, seat_fields = ("card",), ("seat",)

    def __init__(self, seat: int, card: int = NO_CARD, amount: int = 0) -> None:
        self.seat, self.card, self.amount = seat, card, amount


class Bowed(Event):
    kind, message = BOWS, "bowed"

    def happen(self, game: Nested) -> None:
        game.edit_piece(self.card).bowed = True


class Lost(Event):
    kind, message = LOSES, "lost"

    def happen(self, game: Nested) -> None:
        game.edit_seat(self.seat).honor -= self.amount
        if game.seats[self.seat].honor <= 0:
            game.finish([1 - self.seat], "l5r.victory.dishonor", "dishonor")


class Initiated(Event):
    """The effects of an ability are initiated. Only if nothing cancels that do they resolve."""

    kind, message = INITIATES, "initiated"

    def happen(self, game: Nested) -> None:
        use = game.edit_innermost(Initiate)
        use.todo = (use.ability.effect,)


class Happen(Reporting):
    """Things occur at the same time, with one shared window for each kind of response.

    Those that nobody has cancelled are `imminent`. `instead` tells by what they are replaced.
    """

    __slots__ = ("answered", "events", "imminent", "instead", "timing")

    def __init__(self, *events: Event) -> None:
        super().__init__()
        self.events, self.imminent, self.timing = events, tuple(range(len(events))), WOULD
        self.instead: tuple[tuple[int, tuple[Event, ...]], ...] = ()
        self.answered: tuple[Value, ...] = ()

    def window(self, timing: int) -> Procedure:
        self.timing = timing
        return AllForced(0, ()) if timing in (FORCED_INTERRUPT, FORCED_REACTION) else Responses((0, 1))

    def responses(self, game: Nested, *seats: int) -> tuple[Value, ...]:
        """The abilities that may respond now, each to each occurrence, but only once."""
        found: list[Initiate] = []
        for number in self.imminent:
            event = self.events[number]
            uses = uses_of(game, game.listeners(event.kind), event, number)
            found += [use for use in uses if use.seat in seats and use.ability.timing == self.timing]
        return tuple(use for use in found if use.move() not in self.answered and use.usable(game))

    @step("l5r.trigger.step-2-would-interrupts")
    def would_interrupts(self, game: Nested) -> Flow:
        return self.window(WOULD)

    @step("l5r.trigger.step-3-forced-interrupts-first")
    def forced_interrupts(self, game: Nested) -> Flow:
        return self.window(FORCED_INTERRUPT)

    @step("l5r.trigger.step-3-interrupt-window")
    def interrupts(self, game: Nested) -> Flow:
        return self.window(INTERRUPT)

    @step("l5r.trigger.step-4-resolves")
    def occur(self, game: Nested) -> None:
        """Of several replacements of one event the latest counts."""
        for number in self.imminent:
            for event in dict(self.instead).get(number, (self.events[number],)):
                game.occur(event)
        if len(self.imminent) < len(self.events):
            self.undone = 1

    @step("l5r.delayed.automatic-before-reactions")
    def delayed_effects(self, game: Nested) -> Flow:
        due = [delayed.procedure for number in self.imminent for delayed in game.pop_due(self.events[number].message)]
        return Due(0, tuple(due))

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def reactions_may_wait(self, game: Nested) -> None:
        use = game.innermost_or_none(Initiate)
        if use is not None and use.ability.times > 1 and not isinstance(self.events[0], Initiated):
            game.edit_innermost(Initiate).owed += tuple(self.events[number] for number in self.imminent)
            self.finish_after_this_step()

    @step("l5r.trigger.step-5-forced-reactions")
    def forced_reactions(self, game: Nested) -> Flow:
        return self.window(FORCED_REACTION)

    @step("l5r.trigger.step-6-reaction-window")
    def reactions(self, game: Nested) -> Flow:
        return self.window(REACTION)


class Responses(Window):
    """A window for optional interrupts or reactions, the first player first."""

    rule = "l5r.interrupt.alternates-until-both-pass"
    offers_contexts = True

    def options(self, game: Nested, seat: int) -> tuple[Value, ...]:
        return game.innermost(Happen).responses(game, seat)


class AllForced(InChosenOrder):
    """Forced interrupts or reactions: all of them, in an order determined by the first player."""

    rule = "l5r.forced.first-player-orders-1-5"

    def due(self, game: Nested) -> tuple[Value, ...]:
        return game.innermost(Happen).responses(game, 0, 1)


class Due(InChosenOrder):
    """Delayed effects whose time has come, in an order determined by the first player."""

    rule = "l5r.simultaneous.forced-and-delayed-order"


# ---- Using abilities


@dataclass(frozen=True)
class Text(Ability):
    """When the ability is used and in response to what; how often in a round; how many times it resolves."""

    timing: int = ACTION
    to: int = 0
    limit: int = 1
    maximum: int = 9
    times: int = 1


class Initiate(AbilityUse[Text]):
    """Initiating an ability, steps 3 to 7; the pre-checks 1 and 2 are its refusals."""

    __slots__ = ("owed", "resolved")
    order = ("respond", *COSTS, "go_on", *TARGETS, "attempt", *EFFECT, "repeat", "late_reactions")
    refusals = ("timing_refusals", "limit_refusals", *AbilityUse.refusals, "effect_refusals")
    too_few_targets = (refuse("l5r.target.insufficient-targets", "no-target"),)
    changes_nothing = (refuse("l5r.triggered.must-change-game-state", "changes-nothing"),)
    choice_rule = "l5r.initiate.step-5-choose-targets"

    def __init__(self, seat: int, card: int, ability: Text, to: Event | None, number: int) -> None:
        super().__init__(seat, card, ability, to)
        self.number, self.resolved = number, 0
        self.owed: tuple[Event, ...] = ()

    def move(self) -> Value:
        return ("use", self.source) if self.occurrence is None else ("use", self.source, self.number)

    def title(self, game: Nested) -> Value:
        return self.seat, game.faces[self.source].name

    def timing_refusals(self, game: Nested) -> Iterator[Refusal]:
        if (self.ability.timing == ACTION) != (self.occurrence is None):
            yield refuse("l5r.action.during-any-action-window", "not-an-action")
        if game.lies_in(self.source, DISCARD):
            yield refuse("l5r.ability.source-must-be-in-play", "not-in-play")

    def limit_refusals(self, game: Nested) -> Iterator[Refusal]:
        if game.times_used("round", self.source, "limit") >= self.ability.limit:
            yield refuse("l5r.triggered.once-per-round", "limit-reached")
        if game.times_used("round", NO_CARD, self.title(game)) >= self.ability.maximum:
            yield refuse("l5r.max.counts-for-all-copies", "maximum-reached")

    @step("l5r.reaction.multi-use-once-per-occurrence")
    def respond(self, game: Nested) -> None:
        if self.occurrence is not None:
            game.edit_innermost(Happen).answered += (self.move(),)

    @step("l5r.cost.prevented-payment-aborts")
    def go_on(self, game: Nested) -> None:
        game.count_use("round", self.source, "limit")
        game.count_use("round", NO_CARD, self.title(game))
        if game.lies_in(self.source, HAND):
            game.move(self.source, DISCARD, self.seat)

    @step("l5r.initiate.step-6-attempt")
    def attempt(self, game: Nested) -> Flow:
        self.todo = ()
        return Happen(Initiated(self.seat, self.source))

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def repeat(self, game: Nested) -> None:
        self.resolved += 1
        if self.resolved < self.ability.times:
            self.chosen = ()
            self.goto("choose_target")

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def late_reactions(self, game: Nested) -> Flow:
        return Happen(*self.owed).starting_at("forced_reactions")


def uses_of(game: Nested, cards: tuple[int, ...], to: Event | None = None, number: int = 0) -> list[Initiate]:
    texts = [(card, text) for card in cards for text in game.faces[card].abilities]
    return [Initiate(game.owners[card], card, text, to, number) for card, text in texts]


class Actions(Window):
    rule = "l5r.window.alternate-until-both-pass"
    offers_contexts = True

    def options(self, game: Nested, seat: int) -> tuple[Value, ...]:
        uses = uses_of(game, game.zone(HOME, seat) + game.zone(HAND, seat))
        return tuple(use for use in uses if use.usable(game))


class Rounds(Procedure):
    """Round after round, until one in which nobody does anything."""

    @step("l5r.window.alternate-until-both-pass")
    def actions(self, game: Nested) -> Flow:
        return Actions((0, 1))

    @step("l5r.step-5-6.until-end-of-round-expires")
    def end(self, game: Nested) -> None:
        if not game.used:
            game.finish([], "decision.all.endless", "stopped", stopped=True)
        game.expire("round")
        game.reset_limits("round")
        for card in game.in_play():
            game.edit_piece(card).bowed = False
        self.goto("actions")


# ---- What is written on cards


class Ready(Target):
    def refusals(self, game: Nested, context: Context, card: int) -> Iterator[Refusal]:
        if card not in game.pieces or game.pieces[card].bowed:
            yield refuse("l5r.target.must-be-changeable", "not-ready")


@dataclass(frozen=True)
class Do(Effect):
    """All at the same time: the targets bow, or this card if there are none; you lose honor; the opponent does."""

    bow: bool = False
    lose: int = 0
    take: int = 0

    def events(self, game: Nested, context: Context) -> tuple[Event, ...]:
        cards = (context.targets or (context.source,)) if self.bow else ()
        bowed = [Bowed(game.owners[card], card) for card in cards if READY.legal(game, context, card)]
        losses = ((context.seat, self.lose), (1 - context.seat, self.take))
        return (*bowed, *[Lost(seat, amount=amount) for seat, amount in losses if amount])

    def can(self, game: Nested, context: Context) -> bool:
        return bool(self.events(game, context))

    def apply(self, game: Nested, context: Context) -> Procedure:
        return Happen(*self.events(game, context))


@dataclass(frozen=True)
class Pay(Cost):
    """The cost is to do something."""

    do: Do

    def refusals(self, game: Nested, context: Context) -> Iterator[Refusal]:
        if not self.do.can(game, context):
            yield refuse("l5r.triggered.cost-must-be-payable", "cannot-pay")

    def pay(self, game: Nested, context: Context) -> Procedure:
        return self.do.apply(game, context)


class Cancel(Effect):
    def apply(self, game: Nested, context: Context) -> None:
        happening = game.edit_innermost(Happen)
        happening.imminent = tuple(number for number in happening.imminent if number != context.number)


@dataclass(frozen=True)
class Replace(Effect):
    by: Do

    def apply(self, game: Nested, context: Context) -> None:
        game.edit_innermost(Happen).instead += ((context.number, self.by.events(game, context)),)


@dataclass(frozen=True)
class After(Effect):
    moment: str
    effect: Effect

    def apply(self, game: Nested, context: Context) -> None:
        game.delay(Delayed(self.moment, Context(context.seat, context.source, (self.effect,)), "round"))


def face(name: str, *texts: Text) -> Face:
    return Face(name, name, abilities=texts, listens=sum(text.to for text in texts))


READY, BOW, LOSE, TAKE = Ready(), Do(bow=True), Do(lose=1), Do(take=1)
FACES = [
    face("Bushi"),
    face("Bully", Text(BOW, targets=(READY,), limit=2)),
    face("Duelist", Text(TAKE, costs=(Pay(Do(bow=True, lose=1)),))),
    face("Courtier", Text(Do(take=2), targets=(READY,), costs=(Pay(BOW),))),
    face("Oath", Text(Do(take=2), costs=(Pay(LOSE),))),
    face("Assassin", Text(Do(bow=True, take=1), targets=(READY,))),
    face("Schemer", Text(Then(BOW, TAKE), targets=(READY,))),
    face("Twin Strike", Text(BOW, targets=(READY,), times=2)),
    face("Banzai", Text(TAKE, maximum=1)),
    face("Kata", Text(After("bowed", TAKE))),
    face("Counsel", Text(Cancel(), timing=WOULD, to=INITIATES)),
    face("Meddler", Text(Cancel(), timing=WOULD, to=BOWS)),
    face("Advisor", Text(Cancel(), timing=WOULD, to=LOSES)),
    face("Mourner", Text(LOSE, timing=FORCED_INTERRUPT, to=BOWS)),
    face("Martyr", Text(Replace(LOSE), timing=INTERRUPT, to=BOWS)),
    face("Zealot", Text(Replace(Do(lose=2)), timing=INTERRUPT, to=BOWS)),
    face("Reckless", Text(LOSE, timing=FORCED_REACTION, to=BOWS)),
    face("Avenger", Text(TAKE, timing=REACTION, to=BOWS | LOSES)),
    face("Sentry", Text(TAKE, timing=REACTION, to=BOWS, limit=9)),
]


class NestedModel(Definition):
    def set_up(self, game: Nested) -> Procedure:
        deal_at_random(game, FACES, {HOME: 6, HAND: 4})
        return Rounds()

    def why_not(self, game: Nested, seat: int, card: int) -> list[Refusal]:
        return [refusal for use in uses_of(game, (card,)) for refusal in use.why_not(game)]


ZONES, LIBRARY, MOMENTS = (HAND, HOME, DISCARD), Library(FACES), {"actions": (Rounds, "actions")}
GAME = NestedModel(
    "nested", "Nested", seats=(2, 2), zones=ZONES, library=LIBRARY, seat=Clan, piece=Character, moments=MOMENTS
)
