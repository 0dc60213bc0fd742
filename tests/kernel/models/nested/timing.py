"""Nested interrupts and reactions: windows around every occurrence, and abilities initiated in seven steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Ability
from nefrit.kernel.game import Game
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.using import COSTS, EFFECT, TARGETS, Use
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


Nested = Game[Character, Clan, Table, Any]


# ---- What occurs


class Event(Occurrence):
    __slots__ = ("amount", "card", "seat")
    card_fields, seat_fields = ("card",), ("seat",)

    def __init__(self, card: int, seat: int, amount: int = 0) -> None:
        self.card, self.seat, self.amount = card, seat, amount


class Bowed(Event):
    kind, message = BOWS, "bowed"

    def happen(self, game: Nested) -> None:
        if self.card in game.pieces:
            game.edit_piece(self.card).bowed = True


class Left(Event):
    kind, message = LEAVES, "left"

    def happen(self, game: Nested) -> None:
        if self.card in game.pieces:
            game.move(self.card, DISCARD, game.owners[self.card])


class Lost(Event):
    kind, message = LOSES, "lost"

    def happen(self, game: Nested) -> None:
        game.edit_seat(self.seat).honor -= self.amount
        if game.seats[self.seat].honor <= 0:
            game.finish([1 - self.seat], "l5r.victory.dishonor", "dishonor")


class Initiated(Event):
    """The effects of an ability attempt to initiate; only if nothing cancels that do they resolve."""

    kind, message = INITIATES, "initiated"

    def happen(self, game: Nested) -> None:
        use = game.frame(Initiate)
        use.todo = (use.ability.effect,)


class Happen(Procedure):
    """Things that occur at the same time, with one shared window for each kind of response."""

    __slots__ = ("answered", "imminent", "instead", "occurrences", "timing")

    def __init__(self, *occurrences: Occurrence) -> None:
        super().__init__()
        self.occurrences, self.imminent, self.timing = occurrences, tuple(range(len(occurrences))), WOULD
        self.instead: tuple[tuple[int, tuple[Occurrence, ...]], ...] = ()
        self.answered: tuple[Value, ...] = ()

    def responses(self, game: Nested, *seats: int) -> dict[Value, Value]:
        """The abilities that may respond now: each to each occurrence, but only once."""
        found: dict[Value, Value] = {}
        for nth in self.imminent:
            kind = self.occurrences[nth].kind
            for card in game.listeners(kind):
                seat = game.place(card)[1]
                for use in uses_of(game, seat, card, self.occurrences[nth], nth) if seat in seats else ():
                    fits = use.ability.timing == self.timing and use.ability.to & kind
                    if fits and use.move() not in self.answered and use.usable(game):
                        found[use.move()] = use
        return found

    def window(self, game: Nested, timing: int) -> Procedure | None:
        if not any(game.listeners(self.occurrences[nth].kind) for nth in self.imminent):
            return None
        self.timing = timing
        return Forced(0, ()) if timing in (FORCED_INTERRUPT, FORCED_REACTION) else Respond((0, 1))

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
    def occur(self, game: Nested) -> None:
        for nth in self.imminent:
            replaced = [made for number, made in self.instead if number == nth]
            for one in replaced[-1] if replaced else (self.occurrences[nth],):
                game.occur(one)
        if len(self.imminent) < len(self.occurrences):
            game.not_done()

    @step("l5r.delayed.automatic-before-reactions")
    def delayed_effects(self, game: Nested) -> Flow:
        due = [one.procedure for nth in self.imminent for one in game.due(self.occurrences[nth].message)]
        return Due(0, tuple(due)) if due else None

    @step("l5r.trigger.step-5-forced-reactions")
    def forced_reactions(self, game: Nested) -> Flow:
        use = game.running(Initiate)
        if use is None or not use.ability.twice or use.resolved == 2:
            return self.window(game, FORCED_REACTION)
        made = [self.occurrences[nth] for nth in self.imminent]
        game.frame(Initiate).owed += tuple(one for one in made if one.kind != INITIATES)
        self.leave()
        return None

    @step("l5r.trigger.step-6-reaction-window")
    def reactions(self, game: Nested) -> Flow:
        return self.window(game, REACTION)


class Respond(Window):
    """A window for optional interrupts or reactions, the first player first."""

    rule = "l5r.interrupt.alternates-until-both-pass"

    def options(self, game: Nested, seat: int) -> dict[Value, Value]:
        happening = game.running(Happen)
        return happening.responses(game, seat) if happening else {}


class Forced(OneByOne):
    """Forced interrupts or reactions: all of them, in an order determined by the first player."""

    rule = "l5r.forced.first-player-orders-1-5"

    def due(self, game: Nested) -> tuple[Value, ...]:
        happening = game.running(Happen)
        return tuple(happening.responses(game, 0, 1).values()) if happening else ()


class Due(OneByOne):
    """Delayed effects whose time has come, in an order determined by the first player."""

    rule = "l5r.simultaneous.forced-and-delayed-order"


# ---- Using abilities


@dataclass(frozen=True)
class Triggered(Ability):
    timing: int = ACTION
    to: int = 0
    mine: bool = False
    limit: int = 1
    maximum: int = 0
    twice: bool = False


class Initiate(Use):
    """Initiating an ability, steps 3 to 7; the pre-checks 1 and 2 are its refusals."""

    __slots__ = ("index", "owed", "resolved")
    order = ("respond", *COSTS, "go_on", *TARGETS, "attempt", *EFFECT, "repeat", "late_reactions")
    ability: Triggered
    condition_rule, target_rule = "l5r.play-restriction.must-be-observed", "l5r.target.insufficient-targets"
    effect_rule, choice_rule = "l5r.triggered.must-change-game-state", "l5r.initiate.step-5-choose-targets"

    def __init__(self, seat: int, card: int, index: int, ability: Triggered, to: Occurrence | None, nth: int) -> None:
        super().__init__(seat, card, ability, to)
        self.index, self.number, self.resolved = index, nth, 0
        self.owed: tuple[Occurrence, ...] = ()

    def move(self) -> Value:
        return ("use", self.source, self.index, self.number)

    def refusals(self, game: Nested) -> Iterator[Refusal]:
        ability, (zone, seat) = self.ability, game.place(self.source)
        if (ability.timing == ACTION) != (self.occurrence is None):
            yield refuse("l5r.action.during-any-action-window", "not-an-action")
        if seat != self.seat or zone is DISCARD:
            yield refuse("l5r.ability.source-must-be-in-play", "not-in-play")
        if ability.mine and isinstance(self.occurrence, Event) and self.occurrence.card != self.source:
            yield refuse("l5r.trigger.definition-1-5", "not-this-card")
        if zone is HOME and game.uses("round", self.source, self.index) >= ability.limit:
            yield refuse("l5r.triggered.once-per-round", "limit-reached")
        if ability.maximum and game.uses("round", NO_CARD, self.title(game)) >= ability.maximum:
            yield refuse("l5r.max.counts-for-all-copies", "maximum-reached")
        yield from super().refusals(game)

    def title(self, game: Nested) -> Value:
        return (game.faces[self.source].name, self.seat)

    @step("l5r.reaction.multi-use-once-per-occurrence")
    def respond(self, game: Nested) -> None:
        if self.occurrence is not None:
            game.frame(Happen).answered += (self.move(),)

    @step("l5r.cost.prevented-payment-aborts")
    def go_on(self, game: Nested) -> None:
        game.use("round", self.source, self.index)
        game.use("round", NO_CARD, self.title(game))
        if game.lies_in(self.source, HAND):
            game.move(self.source, DISCARD, self.seat)

    @step("l5r.initiate.step-6-attempt")
    def attempt(self, game: Nested) -> Flow:
        self.todo = ()
        return Happen(Initiated(self.source, self.seat))

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def repeat(self, game: Nested) -> None:
        self.resolved += 1
        if self.ability.twice and self.resolved == 1:
            self.chosen = ()
            self.goto("choose_target")

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def late_reactions(self, game: Nested) -> Flow:
        return Happen(*self.owed).starting_at("forced_reactions") if self.owed else None


def uses_of(game: Nested, seat: int, card: int, to: Occurrence | None = None, nth: int = -1) -> list[Initiate]:
    abilities = game.faces[card].abilities
    return [Initiate(seat, card, index, ability, to, nth) for index, ability in enumerate(abilities)]


class Actions(Window):
    rule = "l5r.window.alternate-until-both-pass"

    def options(self, game: Nested, seat: int) -> dict[Value, Value]:
        uses = [use for zone in (HOME, HAND) for card in game.zone(zone, seat) for use in uses_of(game, seat, card)]
        return {use.move(): use for use in uses if use.usable(game)}


class Rounds(Procedure):
    __slots__ = ("round",)

    def __init__(self) -> None:
        super().__init__()
        self.round = 1

    @step("l5r.window.alternate-until-both-pass")
    def actions(self, game: Nested) -> Flow:
        return Actions((0, 1))

    @step("l5r.step-5-6.until-end-of-round-expires")
    def end(self, game: Nested) -> None:
        game.expire("round")
        game.renew("round")
        for card in game.in_play():
            game.edit_piece(card).bowed = False
        self.round += 1
        if self.round > 3:
            game.finish([], "decision.all.endless", "stopped", stopped=True)
        self.goto("actions")
