"""The action chain: charts A to E of Warhammer: Invasion, as a small game of made-up cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Ability, Condition, Context, Effect
from nefrit.kernel.game import Game
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.using import COSTS, EFFECT, TARGETS, Use
from nefrit.kernel.values import ADD, evaluate
from nefrit.kernel.windows import OneByOne, Window
from nefrit.kernel.zones import NOBODY, OWNER, Zone

DECK, HAND, DISCARD = Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER), Zone("discard", ordered=True)
BEING_PLAYED, PLAY = Zone("being_played"), Zone("play", in_play=True, listens=True)
ENTERS, DAMAGED, DESTROYED, SACRIFICED, TURN_BEGINS, TURN_ENDS = (1 << bit for bit in range(6))
LEAVES_PLAY = DESTROYED | SACRIFICED
UNIT, TACTIC = "unit", "tactic"
HIT_POINTS, TOUGHNESS = "hit_points", "toughness"
THIS, YOURS, ANY = "this", "yours", "any"
END_OF_TURN, TURNS = "end of turn", 6


# ---- Records and values


class Unit(Piece):
    __slots__ = ("corrupted", "damage")

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.damage, self.corrupted = 0, False


class Player(Seat):
    __slots__ = ("resources",)

    def __init__(self) -> None:
        self.resources = 3


class Board(Table):
    """Whose turn it is, the links of the chain, and the triggered actions that wait for their first opportunity."""

    __slots__ = ("active", "chain", "triggers", "turn")
    seat_fields = ("active",)

    def __init__(self) -> None:
        self.active, self.turn = 0, 1
        self.chain: tuple[Link, ...] = ()
        self.triggers: tuple[Link, ...] = ()


State = Game[Unit, Player, Board, Any]


def value(game: State, card: int, what: str) -> int:
    """A number printed on a unit, with everything that modifies it now."""
    lasting = [each.effect for each in game.lasting if card in each.cards]
    modifiers = [(ADD, effect.number) for effect in lasting if isinstance(effect, ThisTurn) and effect.what == what]
    return evaluate(game.faces[card].values[what], modifiers)


# ---- Chart A: things happen, and what they trigger follows at once


class Event(Occurrence):
    """Something that happens to a card of a seat, or to a seat alone."""

    __slots__ = ("amount", "card", "seat")
    card_fields, seat_fields = ("card",), ("seat",)

    def __init__(self, seat: int, card: int = NO_CARD, amount: int = 0) -> None:
        self.seat, self.card, self.amount = seat, card, amount


class TurnBegins(Event):
    kind, message = TURN_BEGINS, "turn-begins"


class TurnEnds(Event):
    kind, message = TURN_ENDS, "turn-ends"


class EntersPlay(Event):
    kind, message = ENTERS, "enters-play"

    def happen(self, game: State) -> None:
        game.put_into_play(self.card, Unit(self.seat), PLAY, self.seat)


class Damaged(Event):
    kind, message = DAMAGED, "damaged"

    def happen(self, game: State) -> None:
        game.edit_piece(self.card).damage += self.amount


class Destroyed(Event):
    kind, message = DESTROYED, "destroyed"

    def happen(self, game: State) -> None:
        game.move(self.card, DISCARD, game.owners[self.card])


class Sacrificed(Destroyed):
    """Sacrificing is not destroying, although the card goes the same way."""

    kind, message = SACRIFICED, "sacrificed"


def dying(game: State) -> tuple[Event, ...]:
    """The units whose damage equals or exceeds their hit points."""
    dead = [card for card in game.in_play() if game.pieces[card].damage >= value(game, card, HIT_POINTS)]
    return tuple(Destroyed(game.pieces[card].controller, card) for card in dead)


class Happen(Procedure):
    """Things happen at the same time, units die of them, and chart A is performed for all that this triggered."""

    __slots__ = ("events", "uses")

    def __init__(self, *events: Event) -> None:
        super().__init__()
        self.events: tuple[Event, ...] = events
        self.uses: tuple[AtOnce, ...] = ()

    @step("invasion.timing.a-after-trigger")
    def happen(self, game: State) -> None:
        while self.events:
            before = [game.listeners(event.kind) for event in self.events]
            for event in self.events:
                game.occur(event)
            for event, cards in zip(self.events, before, strict=True):
                for card in dict.fromkeys(cards + game.listeners(event.kind)):
                    self.trigger(game, event, game.owners[card], card)
            self.events = dying(game)

    def trigger(self, game: State, event: Event, seat: int, card: int) -> None:
        """Collect what an event triggers on a card that is in play, or was until now."""
        for text in game.faces[card].abilities:
            if text.when and text.when.holds(game, Context(seat, card, occurrence=event)):
                if isinstance(text, Action):
                    link = Link(seat, card, text, event)
                    link.note(game, card)
                    game.edit_table().triggers += (link,)
                else:
                    self.uses += (AtOnce(seat, card, text, event),)

    def in_order(self, kind: type[Text], seat: int) -> Procedure | None:
        own = tuple(use for use in self.uses if use.seat == seat and isinstance(use.ability, kind))
        return InOrder(seat, own) if own else None

    @step("invasion.timing.a1-constant-active-player")
    def active_constants(self, game: State) -> Flow:
        return self.in_order(Constant, game.table.active)

    @step("invasion.timing.a1-constant-next-player")
    def other_constants(self, game: State) -> Flow:
        return self.in_order(Constant, 1 - game.table.active)

    @step("invasion.timing.a2-forced-active-player")
    def active_forced(self, game: State) -> Flow:
        return self.in_order(Forced, game.table.active)

    @step("invasion.timing.a2-forced-next-player")
    def other_forced(self, game: State) -> Flow:
        return self.in_order(Forced, 1 - game.table.active)


class InOrder(OneByOne):
    """A seat's simultaneous effects in the order that the seat likes; they no longer depend on their sources."""

    rule = "invasion.effect.simultaneous-order"


# ---- Charts B and C: the use of an ability


class Used(Use):
    ability: Text
    condition_rule = "invasion.effect.cannot-trigger-if-unmet"
    target_rule = "invasion.target.all-needed-at-activation"
    choice_rule = "invasion.effect.trigger-procedure"


class AtOnce(Used):
    """Chart C: a triggered constant or forced effect is carried out as soon as it is its turn."""

    order = ("check", *TARGETS, *COSTS, *EFFECT)

    @step("invasion.timing.c1-targets")
    def check(self, game: State) -> None:
        if not self.usable(game):
            self.leave()


class Link(Used):
    """Chart B: an action joins the chain, waits there, and resolves when it is its turn, with or without its source."""

    order = ("announce", *TARGETS, *COSTS, "join_the_chain", "check_again", *EFFECT, "clear_away")

    def refusals(self, game: State) -> Iterator[Refusal]:
        if game.lies_in(self.source, HAND) and game.faces[self.source].type == UNIT:
            if self.seat != game.table.active:
                yield refuse("invasion.play.permanents-owner-capital-phase", "not-your-turn")
            if game.table.chain:
                yield refuse("invasion.play.permanents-not-in-response", "not-in-response")
        if self.ability.when and self.ability.when.what != THIS and not self.same(game, self.source):
            yield refuse("invasion.play.action-source-in-play", "left-play")
        yield from super().refusals(game)

    @step("invasion.action.triggered-first-opportunity")
    def announce(self, game: State) -> None:
        """A triggered action waits no longer; all that wait are lost when their player does something else first."""
        board, used = game.edit_table(), (self.source, self.occurrence)
        others = [link for link in board.triggers if link.seat != self.seat or self.occurrence]
        board.triggers = tuple(link for link in others if (link.source, link.occurrence) != used)
        if game.lies_in(self.source, HAND):
            game.move(self.source, BEING_PLAYED, self.seat)

    @step("invasion.timing.b2-actions")
    def join_the_chain(self, game: State) -> None:
        game.edit_table().chain += (self.copy().starting_at("check_again"),)
        self.leave()

    @step("invasion.timing.b3-recheck")
    def check_again(self, game: State) -> None:
        condition, target, chosen = self.ability.condition, self.ability.target, self.targets
        if target is not None:
            self.targets = tuple(c for c in chosen if self.same(game, c) and target.legal(game, self, c))
        if (chosen and not self.targets) or (condition is not None and not condition.holds(game, self)):
            self.todo = ()

    @step("invasion.zone.enters-at-end-of-chain")
    def clear_away(self, game: State) -> None:
        if game.lies_in(self.source, BEING_PLAYED):
            game.move(self.source, DISCARD, game.owners[self.source])


# ---- Chart B: the action window


def forget_triggers(game: State, *seats: int) -> None:
    game.edit_table().triggers = tuple(link for link in game.table.triggers if link.seat not in seats)


class AddTriggered(Window):
    """B1: triggered actions whose condition was met since the last window are added to the chain."""

    rule = "invasion.timing.b1-pending-triggered-actions"

    def options(self, game: State, seat: int) -> dict[Value, Value]:
        own = [link for link in game.table.triggers if link.seat == seat and link.usable(game)]
        return {("trigger", link.source): link for link in own}


class AddActions(AddTriggered):
    """B2: any action is added. A seat that does something else first, or passes, loses its triggered actions."""

    rule = "invasion.timing.b2-actions"

    def options(self, game: State, seat: int) -> dict[Value, Value]:
        found = super().options(game, seat)
        for verb, zone in (("play", HAND), ("use", PLAY)):
            for card in game.zone(zone, seat):
                texts = game.faces[card].abilities[:1] if zone is HAND else game.faces[card].abilities[1:]
                links = [Link(seat, card, text) for text in texts if isinstance(text, Action) and not text.when]
                found |= {(verb, link.source): link for link in links if link.usable(game)}
        return found

    def might_act(self, game: State, seat: int) -> bool:
        return bool(game.zone(HAND, seat))

    def pass_(self, game: State, seat: int) -> None:
        forget_triggers(game, seat)


class ActionWindow(Procedure):
    __slots__ = ("priority", "resolved")
    seat_fields = ("priority",)

    def __init__(self, priority: int) -> None:
        super().__init__()
        self.priority, self.resolved = priority, False

    @step("invasion.timing.b1-pending-triggered-actions")
    def triggered_actions(self, game: State) -> Flow:
        return AddTriggered((self.priority, 1 - self.priority))

    @step("invasion.timing.b1-later-triggers")
    def others_are_lost(self, game: State) -> None:
        forget_triggers(game, 0, 1)

    @step("invasion.timing.b2-until-both-pass")
    def actions(self, game: State) -> Flow:
        return AddActions((self.priority, 1 - self.priority))

    @step("invasion.timing.b3-lifo")
    def resolve(self, game: State) -> Flow:
        if not game.table.chain:
            return None
        link = game.table.chain[-1]
        game.edit_table().chain = game.table.chain[:-1]
        self.resolved = True
        self.goto("resolve")
        return link.copy()

    @step("invasion.timing.b4-priority-passes")
    def next_chain(self, game: State) -> None:
        if self.resolved:
            self.resolved = False
            self.priority = 1 - self.priority
            self.goto("actions")


# ---- Charts D and E: the turn


class Turns(Procedure):
    @step("invasion.timing.d1-begin-effects")
    def begin(self, game: State) -> Flow:
        return Happen(TurnBegins(game.table.active))

    @step("invasion.timing.d2-begin-window")
    def first_window(self, game: State) -> Flow:
        return ActionWindow(game.table.active)

    @step("invasion.turn.1-collect")
    def collect(self, game: State) -> None:
        game.edit_seat(game.table.active).resources += 2

    @step("invasion.timing.e1-end-window")
    def last_window(self, game: State) -> Flow:
        return ActionWindow(game.table.active)

    @step("invasion.timing.e2-end-effects")
    def end(self, game: State) -> Flow:
        return Happen(TurnEnds(game.table.active))

    @step("invasion.timing.e3-expire")
    def expire(self, game: State) -> None:
        game.expire(END_OF_TURN)
        for event in dying(game):
            game.occur(event)
        forget_triggers(game, 0, 1)

    @step("invasion.turn.5-next-player")
    def next_player(self, game: State) -> None:
        if game.table.turn == TURNS:
            units = [len(game.zone(PLAY, seat)) for seat in (0, 1)]
            game.finish([seat for seat in (0, 1) if units[seat] == max(units)], "model.turns", "most-units")
        board = game.edit_table()
        board.turn += 1
        board.active = 1 - board.active
        self.goto("begin")


# ---- What the timing must know of abilities


@dataclass(frozen=True)
class When(Condition):
    """A trigger condition: an event of one of these kinds, to this card, to something of yours, or to anything."""

    kinds: int
    what: str = ANY

    def holds(self, game: State, context: Context) -> bool:
        event = context.occurrence
        if not isinstance(event, Event) or not event.kind & self.kinds:
            return False
        if self.what == THIS:
            return event.card == context.source
        # Only what speaks of the card itself works when the card has left play.
        return context.source in game.pieces and (self.what == ANY or event.seat == context.seat)


@dataclass(frozen=True)
class Text(Ability):
    when: When | None = None


class Action(Text): ...


class Forced(Text): ...


class Constant(Text): ...


@dataclass(frozen=True)
class ThisTurn(Effect):
    what: str
    number: int

    def apply(self, game: State, context: Context) -> None:
        game.last(Lasting(self, context.targets, END_OF_TURN, context.seat, context.source))
