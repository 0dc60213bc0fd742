"""The action chain: charts A to E of Warhammer: Invasion.

Actions join a chain until both players pass, and then resolve from the last to the first, as `ActionWindow` says.
Whatever happens passes through `Happen`, which carries out at once what it triggers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Condition, Context, Cost, Effect, Sequence, Target, Then, cards_in
from nefrit.kernel.game import Game
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.memo import Memo
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.values import ADD, evaluate
from nefrit.kernel.windows import InChosenOrder, InOrder, Window
from nefrit.kernel.zones import NOBODY, OWNER, Zone
from nefrit.parts.using import COSTS, EFFECT, TARGETS, Ability, AbilityUse
from tests.kernel.models.dealing import deal_at_random

DECK, HAND, DISCARD = Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER), Zone("discard", ordered=True)
BEING_PLAYED, PLAY = Zone("being_played"), Zone("play", in_play=True, listens=True)
ENTERS, DAMAGED, DESTROYED, SACRIFICED, TURN = 1, 2, 4, 8, 16
LEAVES = DESTROYED | SACRIFICED
PLAYED, ACTION, CONSTANT, FORCED = "play", "use", "constant", "forced"
THIS, YOURS, ANY = range(3)
END_OF_TURN, TURNS = "end of turn", 6


class Unit(Piece):
    __slots__ = ("damage",)

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.damage = 0


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


class Card(Face):
    """A unit with its values, or a tactic. The first of its texts is how it is played."""

    __slots__ = ("is_unit", "values")

    def __init__(self, name: str, *texts: Text, **values: int) -> None:
        super().__init__(name.lower(), name, abilities=texts, listens=sum({text.to for text in texts}))
        self.values, self.is_unit = values, bool(values)


Chain = Game[Unit, Player, Board, Any, Memo]


def value(game: Chain, card: int, what: str) -> int:
    """A value of a card, with all that modifies it now."""
    changes = [each.effect for each in game.lasting if card in each.cards]
    modifiers = [(ADD, change.number) for change in changes if isinstance(change, ThisTurn) and change.what == what]
    return evaluate(game.faces[card].values.get(what, 0), modifiers)


# ---- Chart A: things happen, and what they trigger follows at once


class Event(Occurrence):
    """Something that happens to a card of a seat, or to a seat alone."""

    __slots__ = ("amount", "card", "seat")
    card_fields, seat_fields = ("card",), ("seat",)

    def __init__(self, seat: int, card: int = NO_CARD, amount: int = 0) -> None:
        self.seat, self.card, self.amount = seat, card, amount


class TurnBeginsOrEnds(Event):
    kind, message = TURN, "turn"


class EntersPlay(Event):
    kind, message = ENTERS, "enters-play"

    def happen(self, game: Chain) -> None:
        """Also a unit that comes back at once has left play: it is a new one."""
        game.move(self.card, BEING_PLAYED, self.seat)
        game.put_into_play(self.card, Unit(self.seat), PLAY, self.seat)


class Damaged(Event):
    kind, message = DAMAGED, "damaged"

    def happen(self, game: Chain) -> None:
        game.edit_piece(self.card).damage += self.amount


class Destroyed(Event):
    kind, message = DESTROYED, "destroyed"

    def happen(self, game: Chain) -> None:
        game.move(self.card, DISCARD, self.seat)


class Sacrificed(Destroyed):
    """Sacrificing is not destroying, although the card goes the same way."""

    kind, message = SACRIFICED, "sacrificed"


def dying(game: Chain) -> tuple[Event, ...]:
    """The units whose damage equals or exceeds their hit points."""
    dead = [card for card in game.in_play() if game.pieces[card].damage >= value(game, card, "hit_points")]
    return tuple(Destroyed(game.owners[card], card) for card in dead)


class Happen(Procedure):
    """Things happen at the same time, units die of them, and chart A is performed for all that this triggered."""

    __slots__ = ("events", "uses")

    def __init__(self, *events: Event) -> None:
        super().__init__()
        self.events: tuple[Event, ...] = events
        self.uses: tuple[AtOnce, ...] = ()

    @step("invasion.timing.a-after-trigger")
    def happen(self, game: Chain) -> None:
        """What a card in play sees happen triggers it, and so does its own coming and going."""
        while self.events:
            before = [game.listeners(event.kind) for event in self.events]
            for event in self.events:
                game.occur(event)
            for event, cards in zip(self.events, before, strict=True):
                for card in dict.fromkeys(cards + game.listeners(event.kind)):
                    self.trigger(game, card, event)
            self.events = dying(game)

    def trigger(self, game: Chain, card: int, event: Event) -> None:
        for text in game.faces[card].abilities:
            if text.triggered(game, card, event) and text.kind == ACTION:
                link = Link(game.owners[card], card, text, event)
                link.note(game, card)
                game.edit_table().triggers += (link,)
            elif text.triggered(game, card, event):
                self.uses += (AtOnce(game.owners[card], card, text, event),)

    def collected(self, kind: str, seat: int) -> tuple[AtOnce, ...]:
        return tuple(use for use in self.uses if use.ability.kind == kind and use.seat == seat)

    @step("invasion.timing.a1-constant-active-player")
    def carry_out(self, game: Chain) -> Flow:
        """Constants before forced effects, and of each those of the active player first."""
        seats = game.table.active, 1 - game.table.active
        turns = [(kind, seat) for kind in (CONSTANT, FORCED) for seat in seats]
        return InOrder(*[EffectsOfSeat(seat, self.collected(kind, seat)) for kind, seat in turns])


class EffectsOfSeat(InChosenOrder):
    """A seat's simultaneous effects in the order that the seat likes. They no longer depend on their sources."""

    rule = "invasion.effect.simultaneous-order"


# ---- Charts B and C: the use of an ability


@dataclass(frozen=True)
class Text(Ability):
    """A text of a card, of one of four kinds; and to what event of which cards it is a response."""

    kind: str = ACTION
    to: int = 0
    of: int = ANY

    def triggered(self, game: Chain, card: int, event: Event) -> bool:
        """Only what speaks of the card itself works when the card has left play."""
        seen = card in game.pieces and (self.of == ANY or event.seat == game.owners[card])
        return bool(event.kind & self.to) and (event.card == card if self.of == THIS else seen)


class Used(AbilityUse[Text]):
    condition_not_met = (refuse("invasion.effect.cannot-trigger-if-unmet", "condition-not-met"),)
    too_few_targets = (refuse("invasion.target.all-needed-at-activation", "no-target"),)
    choice_rule = "invasion.effect.trigger-procedure"

    def choose(self, game: Chain, cards: tuple[int, ...]) -> None:
        super().choose(game, cards)
        self.note(game, *cards)


class AtOnce(Used):
    """Chart C: a triggered constant or forced effect is carried out as soon as it is its turn."""

    order = ("check", *TARGETS, *COSTS, *EFFECT)

    @step("invasion.timing.c1-targets")
    def check(self, game: Chain) -> None:
        if not self.usable(game):
            self.finish_after_this_step()


class Link(Used):
    """Chart B: an action joins the chain, waits there, and resolves when it is its turn, with or without its source."""

    order = ("announce", *TARGETS, *COSTS, "join_the_chain", "check_again", *EFFECT, "clear_away")

    def move(self) -> Value:
        return ("trigger" if self.occurrence else self.ability.kind, self.source)

    refusals = ("waiting_refusals", *Used.refusals)

    def waiting_refusals(self, game: Chain) -> Iterator[Refusal]:
        if self.ability.kind == PLAYED and game.faces[self.source].is_unit:
            if self.seat != game.table.active:
                yield refuse("invasion.play.permanents-owner-capital-phase", "not-your-turn")
            if game.table.chain:
                yield refuse("invasion.play.permanents-not-in-response", "not-in-response")
        if self.occurrence is not None and not self.same(game, self.source):
            yield refuse("invasion.play.action-source-in-play", "left-play")

    @step("invasion.action.triggered-first-opportunity")
    def announce(self, game: Chain) -> None:
        """A triggered action waits no longer. All that wait are lost when their player does something else first."""
        others = [link for link in game.table.triggers if link.seat != self.seat or self.occurrence]
        used = self.source, self.occurrence
        game.edit_table().triggers = tuple(link for link in others if (link.source, link.occurrence) != used)
        if self.ability.kind == PLAYED:
            game.move(self.source, BEING_PLAYED, self.seat)

    @step("invasion.timing.b2-actions")
    def join_the_chain(self, game: Chain) -> None:
        game.edit_table().chain += (self.copy().starting_at("check_again"),)
        self.finish_after_this_step()

    @step("invasion.timing.b3-recheck")
    def check_again(self, game: Chain) -> None:
        """Without its condition, or without any of its targets left, the effect is cancelled."""
        condition, chosen = self.ability.condition, self.targets
        for target in self.ability.targets:
            self.targets = tuple(c for c in chosen if self.same(game, c) and target.legal(game, self, c))
        if (chosen and not self.targets) or (condition is not None and not condition.holds(game, self)):
            self.todo = ()

    @step("invasion.zone.enters-at-end-of-chain")
    def clear_away(self, game: Chain) -> None:
        if game.lies_in(self.source, BEING_PLAYED):
            game.move(self.source, DISCARD, self.seat)


# ---- Chart B: the action window


class AddTriggered(Window):
    """B1: triggered actions whose condition was met since the last window are added to the chain, or lost."""

    rule = "invasion.timing.b1-pending-triggered-actions"
    offers_contexts = True

    def options(self, game: Chain, seat: int) -> tuple[Value, ...]:
        return tuple(link for link in game.table.triggers if link.seat == seat and link.usable(game))

    def pass_(self, game: Chain, seat: int) -> None:
        game.edit_table().triggers = tuple(link for link in game.table.triggers if link.seat != seat)


class AddActions(AddTriggered):
    """B2: any action is added."""

    rule = "invasion.timing.b2-actions"

    def options(self, game: Chain, seat: int) -> tuple[Value, ...]:
        cards = [(card, PLAYED) for card in game.zone(HAND, seat)] + [(card, ACTION) for card in game.zone(PLAY, seat)]
        texts = [(card, text) for card, kind in cards for text in game.faces[card].abilities if text.kind == kind]
        links = [Link(seat, card, text) for card, text in texts if not text.to]
        return super().options(game, seat) + tuple(link for link in links if link.usable(game))

    def might_act(self, game: Chain, seat: int) -> bool:
        return bool(game.zone(HAND, seat))


class ActionWindow(Procedure):
    """Chart B. The one who has priority begins a chain; after it the other does, until nobody adds anything."""

    __slots__ = ("priority", "resolved")
    seat_fields = ("priority",)

    def __init__(self, priority: int) -> None:
        super().__init__()
        self.priority, self.resolved = priority, False

    @step("invasion.timing.b1-pending-triggered-actions")
    def triggered_actions(self, game: Chain) -> Flow:
        return AddTriggered((self.priority, 1 - self.priority))

    @step("invasion.timing.b2-until-both-pass")
    def actions(self, game: Chain) -> Flow:
        self.resolved = False
        return AddActions((self.priority, 1 - self.priority))

    @step("invasion.timing.b3-lifo")
    def resolve(self, game: Chain) -> Flow:
        if not game.table.chain:
            return None
        *others, last = game.table.chain
        game.edit_table().chain = tuple(others)
        self.resolved = True
        self.goto("resolve")
        return last.copy()

    @step("invasion.timing.b4-priority-passes")
    def next_chain(self, game: Chain) -> None:
        if self.resolved:
            self.priority = 1 - self.priority
            self.goto("actions")


class Turns(Procedure):
    """Charts D and E: effects of the beginning, the window, effects of the end, and what lasted until then."""

    @step("invasion.timing.d1-begin-effects")
    def begin(self, game: Chain) -> Flow:
        return Happen(TurnBeginsOrEnds(game.table.active))

    @step("invasion.timing.d2-begin-window")
    def window(self, game: Chain) -> Flow:
        return ActionWindow(game.table.active)

    @step("invasion.timing.e2-end-effects")
    def end(self, game: Chain) -> Flow:
        return Happen(TurnBeginsOrEnds(game.table.active))

    @step("invasion.timing.e3-expire")
    def expire(self, game: Chain) -> None:
        """Who dies of it triggers nothing any more."""
        game.expire(END_OF_TURN)
        for event in dying(game):
            game.occur(event)

    @step("invasion.turn.5-next-player")
    def next_player(self, game: Chain) -> None:
        units = [len(game.zone(PLAY, seat)) for seat in (0, 1)]
        if game.table.turn == TURNS:
            game.finish([seat for seat in (0, 1) if units[seat] == max(units)], "model.turns", "most-units")
        board = game.edit_table()
        board.turn, board.active, board.triggers = board.turn + 1, 1 - board.active, ()
        game.edit_seat(board.active).resources += 2
        self.goto("begin")


# ---- Damage


class DealDamage(Reporting):
    """Damage is assigned: a unit for each point. Then it is cancelled and redirected, then applied to all at once."""

    __slots__ = ("points",)
    card_fields = shown_fields = ("points",)

    def __init__(self, points: tuple[int, ...]) -> None:
        super().__init__()
        self.points = points

    @step("invasion.damage.cancel-timing")
    def modify(self, game: Chain) -> Flow:
        return InOrder(Modify(game.table.active), Modify(1 - game.table.active))

    @step("invasion.damage.two-stages")
    def apply(self, game: Chain) -> Flow:
        if not self.points:
            self.undone = 1
        cards = dict.fromkeys(self.points)
        return Happen(*[Damaged(game.owners[card], card, self.points.count(card)) for card in cards])


class Modify(InChosenOrder):
    """What a seat has that cancels or redirects damage: each once, in the order that the seat likes."""

    __slots__ = ("used",)
    rule, prompt = "invasion.damage.redirect-timing", "cancel-or-redirect"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ())
        self.used: tuple[Value, ...] = ()

    def due(self, game: Chain) -> tuple[Value, ...]:
        own, points = game.zone(PLAY, self.seat), game.innermost(DealDamage).points
        tough = [("toughness", card) for card in own if card in points and value(game, card, "toughness")]
        guards = [card for card in own if value(game, card, "guard")]
        redirect = [("redirect", card, other) for card in guards for other in own if other in points and other != card]
        return tuple(each for each in (*tough, *redirect) if each not in self.used)

    def begin(self, game: Chain, item: Value) -> None:
        self.used += (item,)
        assert isinstance(item, tuple)
        verb, card, *others = item
        damage = game.edit_innermost(DealDamage)
        points = [card if point in others else point for point in damage.points]
        cancelled = value(game, card, "toughness") if verb == "toughness" else 0
        for _ in range(min(cancelled, points.count(card))):
            points.remove(card)
        damage.points = tuple(points)


# ---- What is written on cards


@dataclass(frozen=True)
class JustPlayed(Target):
    """A unit, or a tactic, that is being played: it is in no zone but on the chain."""

    unit: bool = True

    def pool(self, game: Chain, context: Context) -> tuple[int, ...]:
        return tuple(link.source for link in game.table.chain)

    def refusals(self, game: Chain, context: Context, card: int) -> Iterator[Refusal]:
        if not game.lies_in(card, BEING_PLAYED):
            yield refuse("invasion.term.just-played", "not-just-played")
        if game.faces[card].is_unit != self.unit:
            yield refuse("invasion.term.just-played-cancel-type", "another-type")


@dataclass(frozen=True)
class OpponentHolds(Condition):
    number: int

    def holds(self, game: Chain, context: Context) -> bool:
        return len(game.zone(HAND, 1 - context.seat)) >= self.number


@dataclass(frozen=True)
class Pay(Cost):
    number: int

    def refusals(self, game: Chain, context: Context) -> Iterator[Refusal]:
        if game.seats[context.seat].resources < self.number:
            yield refuse("invasion.effect.cannot-trigger-if-unmet", "too-expensive")

    def pay(self, game: Chain, context: Context) -> None:
        game.edit_seat(context.seat).resources -= self.number


class SacrificeThis(Cost):
    def pay(self, game: Chain, context: Context) -> Procedure:
        return Happen(Sacrificed(context.seat, context.source))


class EnterPlay(Effect):
    """The targets enter play, or this card if there are none."""

    def apply(self, game: Chain, context: Context) -> Procedure:
        return Happen(*[EntersPlay(game.owners[card], card) for card in context.targets or (context.source,)])


@dataclass(frozen=True)
class Damage(Effect):
    """Damage to each target, perhaps from each of your units."""

    amount: int
    from_each: bool = False

    def apply(self, game: Chain, context: Context) -> Procedure:
        sources = len(game.zone(PLAY, context.seat)) if self.from_each else 1
        return DealDamage(tuple(card for card in context.targets if card in game.pieces) * self.amount * sources)


class Draw(Effect):
    def apply(self, game: Chain, context: Context) -> None:
        for card in game.zone(DECK, context.seat)[:1]:
            game.move(card, HAND, context.seat)


class Gain(Effect):
    def apply(self, game: Chain, context: Context) -> None:
        game.edit_seat(context.seat).resources += 1


class OpponentDiscards(Effect):
    def ask(self, game: Chain, context: Context) -> Decision:
        hand = game.zone(HAND, 1 - context.seat)
        return choose(1 - context.seat, hand, "answer", "invasion.timing.b3-lifo", "discard", context.source)

    def apply(self, game: Chain, context: Context) -> None:
        for card in cards_in(context.answer):
            game.move(card, DISCARD, 1 - context.seat)


class CancelPlayed(Effect):
    def apply(self, game: Chain, context: Context) -> None:
        game.edit_table().chain = tuple(link for link in game.table.chain if link.source not in context.targets)
        for card in context.targets:
            game.move(card, DISCARD, game.owners[card])


@dataclass(frozen=True)
class ThisTurn(Effect):
    """Changes a value of the targets, or of this card if there are none."""

    what: str
    number: int

    def apply(self, game: Chain, context: Context) -> None:
        cards = [card for card in context.targets or (context.source,) if card in game.pieces]
        game.add_lasting(Lasting(self, tuple(cards), END_OF_TURN, context.seat))


def unit(name: str, cost: int, hit_points: int, *texts: Text, **values: int) -> Card:
    return Card(name, Text(EnterPlay(), costs=(Pay(cost),), kind=PLAYED), *texts, hit_points=hit_points, **values)


def tactic(name: str, effect: Effect, target: Target) -> Card:
    return Card(name, Text(effect, costs=(Pay(1),), targets=(target,), kind=PLAYED))


A_UNIT, TWO_UNITS = Target(), Target(most=2)
UNITS = [
    unit("Recruit", 1, 1),
    unit("Veteran", 2, 3),
    unit("Ironclad", 2, 2, toughness=1),
    unit("Bodyguard", 2, 3, toughness=1, guard=1),
    unit("Gunner", 2, 1, Text(Damage(1), costs=(Pay(2),), targets=(A_UNIT,))),
    unit("Martyr", 1, 1, Text(Damage(1), costs=(SacrificeThis(),), targets=(A_UNIT,))),
    unit("Harpy", 2, 1, Text(OpponentDiscards(), OpponentHolds(2), costs=(Pay(1),))),
    unit("Troll", 2, 2, Text(ThisTurn("hit_points", 2), kind=FORCED, to=DAMAGED, of=THIS)),
    unit("Ghoul", 1, 1, Text(Draw(), kind=FORCED, to=LEAVES)),
    unit("Scavenger", 1, 1, Text(Gain(), kind=CONSTANT, to=LEAVES)),
    unit("Ghost", 1, 1, Text(Draw(), kind=CONSTANT, to=LEAVES, of=THIS)),
    unit("Pyre", 1, 2, Text(Damage(1), costs=(Pay(1),), targets=(A_UNIT,), kind=FORCED, to=SACRIFICED)),
    unit("Avenger", 2, 2, Text(Damage(1), targets=(A_UNIT,), to=LEAVES, of=YOURS)),
    unit("Herald", 1, 1, Text(Draw(), to=ENTERS, of=THIS)),
    unit("Prophet", 1, 1, Text(Gain(), to=TURN, of=YOURS), Text(Draw(), kind=FORCED, to=TURN, of=YOURS)),
]
TACTICS = [
    tactic("Bolt", Damage(2), A_UNIT),
    tactic("Volley", Damage(1), TWO_UNITS),
    tactic("Crossfire", Damage(1, from_each=True), A_UNIT),
    tactic("Two Blows", Sequence((Damage(1), Damage(1))), A_UNIT),
    tactic("Raid", Sequence((Damage(1), Draw())), A_UNIT),
    tactic("Scorch", Then(Damage(1), Draw()), A_UNIT),
    tactic("Blessing", Sequence((ThisTurn("hit_points", 2), ThisTurn("toughness", 1))), A_UNIT),
    tactic("Detour", EnterPlay(), A_UNIT),
    tactic("Desertion", CancelPlayed(), JustPlayed()),
    tactic("Disdain", CancelPlayed(), JustPlayed(unit=False)),
]


class ChainModel(Definition):
    def set_up(self, game: Chain) -> Procedure:
        deal_at_random(game, UNITS, {PLAY: 3})
        deal_at_random(game, UNITS + TACTICS, {HAND: 4, DECK: 3})
        return Turns()

    def why_not(self, game: Chain, seat: int, card: int) -> list[Refusal]:
        return list(Link(seat, card, game.faces[card].abilities[0]).why_not(game))


ZONES, LIBRARY = (DECK, HAND, BEING_PLAYED, PLAY, DISCARD), Library(UNITS + TACTICS)
MOMENTS = {"turn": (Turns, "begin"), "window": (Turns, "window")}
GAME = ChainModel(
    "chain", "Chain", seats=(2, 2), zones=ZONES, library=LIBRARY, moments=MOMENTS, seat=Player, table=Board, piece=Unit
)
