"""The action chain: charts A to E of Warhammer: Invasion, as a small game of made-up cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_some
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Ability, Condition, Context, Cost, Effect, Sequence, Target, Then
from nefrit.kernel.game import AnyGame, Game
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.values import ADD, evaluate
from nefrit.kernel.windows import OneByOne, Window
from nefrit.kernel.zones import NOBODY, OWNER, Zone

DECK, HAND = Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER)
BEING_PLAYED, PLAY, DISCARD = Zone("being_played"), Zone("play", in_play=True, listens=True), Zone("discard")
ENTERED, DAMAGED, DESTROYED, SACRIFICED, TURN_BEGINS, TURN_ENDS = (1 << bit for bit in range(6))
LEAVES_PLAY = DESTROYED | SACRIFICED
END_OF_TURN, TURNS = "end-of-turn", 6
UNIT, TACTIC = "unit", "tactic"
THIS, YOURS, ANY = "this", "yours", "any"
HIT_POINTS, TOUGHNESS = "hit points", "toughness"

# ---- Records


class Unit(Piece):
    __slots__ = ("corrupted", "damage")

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.damage = 0
        self.corrupted = False


class Player(Seat):
    __slots__ = ("resources",)

    def __init__(self) -> None:
        self.resources = 3


class Board(Table):
    """Whose turn it is, the links of the chain, and the triggered actions that wait for their first opportunity."""

    __slots__ = ("active", "chain", "triggers", "turn")
    seat_fields = ("active",)

    def __init__(self) -> None:
        self.active = 0
        self.turn = 1
        self.chain: tuple[Link, ...] = ()
        self.triggers: tuple[Link, ...] = ()


State = Game[Unit, Player, Board]


class Card(Face):
    """A unit or a tactic. Its first ability is how it is played."""

    __slots__ = ("hit_points", "toughness", "type")

    def __init__(self, name: str, type_: str, abilities: tuple[Text, ...], hit_points: int = 0, toughness: int = 0):
        listens = 0
        for ability in abilities:
            listens |= ability.when.kinds if ability.when else 0
        super().__init__(name.lower().replace(" ", "-"), name, abilities=abilities, listens=listens)
        self.type = type_
        self.hit_points = hit_points
        self.toughness = toughness


def printed(game: State, card: int) -> Card:
    face = game.faces[card]
    assert isinstance(face, Card)
    return face


def texts(game: State, card: int) -> list[Text]:
    return [ability for ability in game.faces[card].abilities if isinstance(ability, Text)]


def modified(game: State, card: int, base: int, what: str) -> int:
    """A number printed on a unit, with everything that modifies it this turn."""
    lasting = [each.effect for each in game.lasting if card in each.cards]
    return evaluate(base, [(ADD, by.number) for by in lasting if isinstance(by, ThisTurn) and by.what == what])


def hit_points(game: State, card: int) -> int:
    return modified(game, card, printed(game, card).hit_points, HIT_POINTS)


def toughness(game: State, card: int) -> int:
    return modified(game, card, printed(game, card).toughness, TOUGHNESS)


def seats_from(seat: int) -> tuple[int, int]:
    return seat, 1 - seat


# ---- Chart A: something happens, and what it triggers


class Event(Occurrence):
    """Something that happens to a card of a seat, or to a seat alone."""

    __slots__ = ("card", "seat")
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int = NO_CARD) -> None:
        self.seat = seat
        self.card = card


class TurnBegins(Event):
    kind, message = TURN_BEGINS, "turn-begins"


class TurnEnds(Event):
    kind, message = TURN_ENDS, "turn-ends"


class Entered(Event):
    kind, message = ENTERED, "entered-play"

    def happen(self, game: State) -> None:
        game.put_into_play(self.card, Unit(self.seat), PLAY, self.seat)


class Damaged(Event):
    __slots__ = ("amount",)
    kind, message = DAMAGED, "damaged"

    def __init__(self, seat: int, card: int, amount: int) -> None:
        super().__init__(seat, card)
        self.amount = amount

    def happen(self, game: State) -> None:
        game.edit_piece(self.card).damage += self.amount


class Destroyed(Event):
    kind, message = DESTROYED, "destroyed"

    def happen(self, game: State) -> None:
        game.move(self.card, DISCARD, game.owners[self.card])


class Sacrificed(Destroyed):
    """Sacrificing is not destroying: it is another kind, although the card goes the same way."""

    kind, message = SACRIFICED, "sacrificed"


def dying(game: State) -> tuple[Event, ...]:
    """The units whose damage equals or exceeds their hit points."""
    units = sorted(game.pieces.items())
    return tuple(Destroyed(unit.controller, card) for card, unit in units if unit.damage >= hit_points(game, card))


class Happen(Procedure):
    """Things happen at the same time, units die of them, and then chart A is performed for all that they triggered."""

    __slots__ = ("constants", "events", "forced")

    def __init__(self, *events: Event) -> None:
        super().__init__()
        self.events: tuple[Event, ...] = events
        self.constants: tuple[Use, ...] = ()
        self.forced: tuple[Use, ...] = ()

    @step("invasion.timing.a-after-trigger")
    def happen(self, game: State) -> Flow:
        while self.events:
            heard = [{card: game.pieces[card].controller for card in game.listeners(e.kind)} for e in self.events]
            for event in self.events:
                event.happen(game)
                game.tell(event)
            for event, hearers in zip(self.events, heard, strict=True):
                hearers |= {card: game.pieces[card].controller for card in game.listeners(event.kind)}
                for card, seat in hearers.items():
                    self.hear(game, event, card, seat)
            self.events = dying(game)
        return None

    def hear(self, game: State, event: Event, card: int, seat: int) -> None:
        """Sort out what the event triggers on a card that is, or just was, in play under the control of a seat."""
        for text in texts(game, card):
            if text.when is None or not text.when.holds(game, Context(seat, card, occurrence=event)):
                continue
            if isinstance(text, Constant):
                self.constants += (Use(seat, card, text, event),)
            elif isinstance(text, Forced):
                self.forced += (Use(seat, card, text, event),)
            else:
                game.edit_table().triggers += (Link(seat, card, text, event),)

    @step("invasion.timing.a1-constant-active-player")
    def active_constants(self, game: State) -> Flow:
        return InOrder(game.table.active, self.constants)

    @step("invasion.timing.a1-constant-next-player")
    def other_constants(self, game: State) -> Flow:
        return InOrder(1 - game.table.active, self.constants)

    @step("invasion.timing.a2-forced-active-player")
    def active_forced(self, game: State) -> Flow:
        return InOrder(game.table.active, self.forced)

    @step("invasion.timing.a2-forced-next-player")
    def other_forced(self, game: State) -> Flow:
        return InOrder(1 - game.table.active, self.forced)


class InOrder(OneByOne):
    """A seat's simultaneous effects, in the order the seat likes. They no longer need their sources."""

    __slots__ = ("uses",)
    rule = "invasion.effect.simultaneous-order"

    def __init__(self, seat: int, uses: tuple[Use, ...]) -> None:
        self.uses = tuple(use for use in uses if use.seat == seat)
        super().__init__(seat, tuple(("resolve", use.source, number) for number, use in enumerate(self.uses)))

    def begin(self, game: State, item: Value) -> Procedure | None:
        assert isinstance(item, tuple)
        return self.uses[item[2]].copy()


# ---- Charts B and C: using an ability


class Use(Context):
    """Chart C: a triggered constant or forced effect is carried out at once."""

    __slots__ = ("ability", "paid")
    order: ClassVar[tuple[str, ...]] = ("begin", "choose_targets", "pay_costs", "ask", "act")

    def __init__(self, seat: int, source: int, ability: Text, event: Event | None = None) -> None:
        super().__init__(seat, source, (ability.effect,), occurrence=event)
        self.ability = ability
        self.paid = 0

    def refusals(self, game: State) -> Iterator[Refusal]:
        """Why it cannot be used now."""
        ability = self.ability
        if ability.condition is not None and not ability.condition.holds(game, self):
            yield refuse("invasion.effect.cannot-trigger-if-unmet", "requirement-not-met")
        if ability.target is not None and len(ability.target.candidates(game, self)) < ability.target.least:
            yield refuse("invasion.target.all-needed-at-activation", "no-target")
        for cost in ability.costs:
            yield from cost.refusals(game, self)

    @step("invasion.timing.c1-targets")
    def begin(self, game: State) -> Flow:
        if first(self.refusals(game)) is not None:
            self.leave()
        return None

    @step("invasion.timing.b2-targets-then-costs")
    def choose_targets(self, game: State) -> Flow:
        target = self.ability.target
        if target is None:
            return None
        cards = target.candidates(game, self)
        rule = "invasion.effect.trigger-procedure"
        return choose_some(
            self.seat,
            cards,
            "targets",
            rule,
            least=target.least,
            most=target.most,
            prompt="targets",
            source=self.source,
        )

    @step("invasion.timing.b2-costs-trigger-a")
    def pay_costs(self, game: State) -> Flow:
        if self.paid == len(self.ability.costs):
            return None
        self.paid += 1
        self.goto("pay_costs")
        return self.ability.costs[self.paid - 1].pay(game, self)


class Link(Use):
    """Chart B: an action is used, waits on the chain and resolves when its turn comes, whatever happens to its source."""

    order = ("choose_targets", "pay_costs", "join_the_chain", "check_again", "ask", "act", "clear_away")

    @step("invasion.timing.b2-actions")
    def join_the_chain(self, game: State) -> Flow:
        game.edit_table().chain += (self.copy(),)
        self.leave()
        return None

    @step("invasion.timing.b3-recheck")
    def check_again(self, game: State) -> Flow:
        ability, chosen = self.ability, self.targets
        if ability.target is not None:
            self.targets = tuple(card for card in chosen if ability.target.legal(game, self, card))
        met = ability.condition is None or ability.condition.holds(game, self)
        if not met or (chosen and not self.targets):
            self.todo = ()
        return None

    @step("invasion.zone.enters-at-end-of-chain")
    def clear_away(self, game: State) -> Flow:
        if game.lies_in(self.source, BEING_PLAYED):
            game.move(self.source, DISCARD, game.owners[self.source])
        return None


# ---- Chart B: the action window

Moves = dict[tuple[str | int, ...], Link]


def playing(game: State, seat: int, card: int) -> Link:
    return Link(seat, card, texts(game, card)[0])


def why_not_play(game: State, seat: int, card: int) -> Iterator[Refusal]:
    if printed(game, card).type == UNIT:
        if seat != game.table.active:
            yield refuse("invasion.play.permanents-owner-capital-phase", "not-your-turn")
        if game.table.chain:
            yield refuse("invasion.play.permanents-not-in-response", "not-in-response")
    yield from playing(game, seat, card).refusals(game)


def forget_triggers(game: State, seats: tuple[int, ...]) -> None:
    game.edit_table().triggers = tuple(link for link in game.table.triggers if link.seat not in seats)


class PendingTriggers(Window):
    """B1: triggered actions whose condition was met since the last window."""

    rule = "invasion.timing.b1-pending-triggered-actions"

    def moves(self, game: State, seat: int) -> Moves:
        found: Moves = {}
        for link in game.table.triggers:
            gone = link.source not in game.pieces and not (link.ability.when and link.ability.when.what == THIS)
            if link.seat == seat and not gone and first(link.refusals(game)) is None:
                found[("trigger", link.source, texts(game, link.source).index(link.ability))] = link
        return found

    def options(self, game: State, seat: int) -> tuple[Value, ...]:
        return tuple(self.moves(game, seat))

    def act(self, game: State, seat: int, option: Value) -> Procedure | None:
        assert isinstance(option, tuple)
        link = self.moves(game, seat)[option]
        if option[0] == "trigger":
            waiting = list(game.table.triggers)
            waiting.remove(link)
            game.edit_table().triggers = tuple(waiting)
        else:
            forget_triggers(game, (seat,))
        if option[0] == "play":
            game.move(link.source, BEING_PLAYED, seat)
        return link.copy()


class BuildChain(PendingTriggers):
    """B2: any actions. Triggered ones are lost to a seat that does something else first, or passes."""

    rule = "invasion.timing.b2-actions"

    def moves(self, game: State, seat: int) -> Moves:
        found = super().moves(game, seat)
        for card in game.zone(HAND, seat):
            if first(why_not_play(game, seat, card)) is None:
                found[("play", card)] = playing(game, seat, card)
        for card in game.zone(PLAY, seat):
            for number, text in enumerate(texts(game, card)[1:], start=1):
                link = Link(seat, card, text)
                if isinstance(text, Action) and text.when is None and first(link.refusals(game)) is None:
                    found[("use", card, number)] = link
        return found

    def pass_(self, game: State, seat: int) -> Procedure | None:
        forget_triggers(game, (seat,))
        return None


class ActionWindow(Procedure):
    __slots__ = ("priority", "resolved")
    seat_fields = ("priority",)

    def __init__(self, priority: int) -> None:
        super().__init__()
        self.priority = priority
        self.resolved = False

    @step("invasion.timing.b1-pending-triggered-actions")
    def pending_triggers(self, game: State) -> Flow:
        return PendingTriggers(seats_from(self.priority))

    @step("invasion.timing.b1-later-triggers")
    def later_triggers(self, game: State) -> Flow:
        forget_triggers(game, (0, 1))
        return None

    @step("invasion.timing.b2-until-both-pass")
    def build(self, game: State) -> Flow:
        return BuildChain(seats_from(self.priority))

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
    def next_chain(self, game: State) -> Flow:
        if self.resolved:
            self.resolved = False
            self.priority = 1 - self.priority
            self.goto("build")
        return None


# ---- Damage


class DealDamage(Procedure):
    """Damage is assigned, then cancelled and redirected, then applied to all units at once."""

    __slots__ = ("amounts", "cards", "chosen", "modified")
    card_fields = ("cards",)

    def __init__(self, assigned: list[tuple[int, int]]) -> None:
        super().__init__()
        self.cards = tuple(dict(assigned))
        self.amounts = tuple(sum(amount for card, amount in assigned if card == each) for each in self.cards)
        self.modified: tuple[Value, ...] = ()
        self.chosen: Value = None

    def modifiers(self, game: State, seat: int) -> list[Value]:
        """What of a seat can still cancel or redirect some of the damage."""
        found: list[Value] = []
        for card, amount in zip(self.cards, self.amounts, strict=True):
            if amount and game.pieces[card].controller == seat:
                if toughness(game, card):
                    found.append(("toughness", card))
                guards = [guard for guard in game.zone(PLAY, seat) if guard != card and guarding(game, guard)]
                found.extend(("redirect to", guard, card) for guard in guards)
        return [modifier for modifier in found if modifier not in self.modified]

    @step("invasion.damage.cancel-timing")
    def which_modifier(self, game: State) -> Flow:
        for seat in seats_from(game.table.active):
            found = self.modifiers(game, seat)
            if len(found) > 1:
                return choose(seat, found, "chosen", "invasion.damage.redirect-timing", "cancel-or-redirect")
            if found:
                self.chosen = found[0]
                return None
        self.goto("apply")
        return None

    @step("invasion.damage.redirect-timing")
    def modify(self, game: State) -> Flow:
        self.modified += (self.chosen,)
        assert isinstance(self.chosen, tuple)
        verb, card, *rest = self.chosen
        assigned = dict(zip(self.cards, self.amounts, strict=True))
        if verb == "toughness":
            assigned[card] = max(0, assigned[card] - toughness(game, card))
        else:
            assigned[card] = assigned.get(card, 0) + assigned.pop(rest[0])
        self.cards, self.amounts = tuple(assigned), tuple(assigned.values())
        self.goto("which_modifier")
        return None

    @step("invasion.damage.two-stages")
    def apply(self, game: State) -> Flow:
        assigned = zip(self.cards, self.amounts, strict=True)
        events = [Damaged(game.pieces[card].controller, card, amount) for card, amount in assigned if amount]
        if not events:
            game.frame(Context).done = False
        return Happen(*events)


def guarding(game: State, card: int) -> bool:
    return any(isinstance(text.effect, Guard) for text in texts(game, card))


# ---- The turn: charts D and E


class Turns(Procedure):
    @step("invasion.timing.d1-begin-effects")
    def begin(self, game: State) -> Flow:
        return Happen(TurnBegins(game.table.active))

    @step("invasion.timing.d2-begin-window")
    def first_window(self, game: State) -> Flow:
        return ActionWindow(game.table.active)

    @step("invasion.turn.1-collect")
    def collect(self, game: State) -> Flow:
        game.edit_seat(game.table.active).resources += 2
        return None

    @step("invasion.timing.e1-end-window")
    def last_window(self, game: State) -> Flow:
        return ActionWindow(game.table.active)

    @step("invasion.timing.e2-end-effects")
    def end(self, game: State) -> Flow:
        return Happen(TurnEnds(game.table.active))

    @step("invasion.timing.e3-expire")
    def expire(self, game: State) -> Flow:
        game.expire(END_OF_TURN)
        for event in dying(game):
            event.happen(game)
        forget_triggers(game, (0, 1))
        return None

    @step("invasion.turn.5-next-player")
    def next_player(self, game: State) -> Flow:
        if game.table.turn == TURNS:
            units = [len(game.zone(PLAY, seat)) for seat in (0, 1)]
            game.finish([seat for seat in (0, 1) if units[seat] == max(units)], "model.turns", "most-units")
        board = game.edit_table()
        board.turn += 1
        board.active = 1 - board.active
        self.goto("begin")
        return None


# ---- What cards say


@dataclass(frozen=True)
class When(Condition):
    """A trigger condition: one of these kinds of events, to this card, to something of yours, or to anything."""

    kinds: int
    what: str = ANY

    def holds(self, game: State, context: Context) -> bool:
        event = context.occurrence
        if not isinstance(event, Event) or not event.kind & self.kinds:
            return False
        if self.what == THIS:
            return event.card == context.source
        # Other effects than those of "this unit" do not work once their card has left play.
        return context.source in game.pieces and (self.what == ANY or event.seat == context.seat)


@dataclass(frozen=True)
class Text(Ability):
    when: When | None = None


class Action(Text): ...


class Forced(Text): ...


class Constant(Text): ...


@dataclass(frozen=True)
class UnitInPlay(Target):
    def refusals(self, game: State, context: Context, card: int) -> Iterator[Refusal]:
        if card not in game.pieces:
            yield refuse("invasion.target.in-play-only", "not-in-play")


@dataclass(frozen=True)
class JustPlayed(Target):
    type: str = UNIT

    def pool(self, game: State, context: Context) -> tuple[int, ...]:
        return tuple(link.source for link in game.table.chain)

    def refusals(self, game: State, context: Context, card: int) -> Iterator[Refusal]:
        if not game.lies_in(card, BEING_PLAYED):
            yield refuse("invasion.term.just-played", "not-just-played")
        if printed(game, card).type != self.type:
            yield refuse("invasion.term.just-played-cancel-type", "another-type")


@dataclass(frozen=True)
class OpponentHolds(Condition):
    number: int

    def holds(self, game: State, context: Context) -> bool:
        return len(game.zone(HAND, 1 - context.seat)) >= self.number


@dataclass(frozen=True)
class Pay(Cost):
    number: int

    def refusals(self, game: State, context: Context) -> Iterator[Refusal]:
        if game.seats[context.seat].resources < self.number:
            yield refuse("invasion.effect.cannot-trigger-if-unmet", "too-expensive")

    def pay(self, game: State, context: Context) -> Procedure | None:
        game.edit_seat(context.seat).resources -= self.number
        return None


class CorruptThis(Cost):
    def refusals(self, game: State, context: Context) -> Iterator[Refusal]:
        if context.source not in game.pieces or game.pieces[context.source].corrupted:
            yield refuse("invasion.corruption.cost-needs-uncorrupted", "corrupted")

    def pay(self, game: State, context: Context) -> Procedure | None:
        game.edit_piece(context.source).corrupted = True
        return None


class SacrificeThis(Cost):
    def pay(self, game: State, context: Context) -> Procedure | None:
        return Happen(Sacrificed(context.seat, context.source))


class EnterPlay(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        return Happen(Entered(context.seat, context.source))


@dataclass(frozen=True)
class Damage(Effect):
    amount: int

    def apply(self, game: State, context: Context) -> Procedure | None:
        return DealDamage([(card, self.amount) for card in context.targets if card in game.pieces])


class Crossfire(Effect):
    """Every unit you control deals 1 damage to the targets."""

    def apply(self, game: State, context: Context) -> Procedure | None:
        return DealDamage([(card, 1) for _ in game.zone(PLAY, context.seat) for card in context.targets])


class HealThis(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        if context.source in game.pieces:
            game.edit_piece(context.source).damage = 0
        return None


class Draw(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        for card in game.zone(DECK, context.seat)[:1]:
            game.move(card, HAND, context.seat)
        return None


class Gain(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        game.edit_seat(context.seat).resources += 1
        return None


class OpponentDiscards(Effect):
    rule = "invasion.timing.b3-lifo"

    def ask(self, game: State, context: Context) -> Decision | None:
        return choose(1 - context.seat, game.zone(HAND, 1 - context.seat), "answer", self.rule, "discard")

    def apply(self, game: State, context: Context) -> Procedure | None:
        assert isinstance(context.answer, int)
        game.move(context.answer, DISCARD, 1 - context.seat)
        return None


class CancelPlayed(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        game.edit_table().chain = tuple(link for link in game.table.chain if link.source not in context.targets)
        for card in context.targets:
            game.move(card, DISCARD, game.owners[card])
        return None


@dataclass(frozen=True)
class ThisTurn(Effect):
    what: str
    number: int

    def apply(self, game: State, context: Context) -> Procedure | None:
        game.last(Lasting(self, context.targets, END_OF_TURN, context.seat, context.source))
        return None


class Guard(Effect):
    """Damage assigned to your other units can be redirected to this unit."""


def unit(name: str, cost: int, hit_points: int, *texts: Text, toughness: int = 0) -> Card:
    play = Action(EnterPlay(), costs=(Pay(cost),))
    return Card(name, UNIT, (play, *texts), hit_points, toughness)


def tactic(name: str, cost: int, effect: Effect, target: Target | None = None) -> Card:
    return Card(name, TACTIC, (Action(effect, costs=(Pay(cost),), target=target),))


A_UNIT, TWO_UNITS = UnitInPlay(), UnitInPlay(most=2)
CARDS = [
    unit("Recruit", 1, 1),
    unit("Veteran", 2, 3),
    unit("Ironclad", 2, 2, toughness=1),
    unit("Bodyguard", 2, 3, Constant(Guard()), toughness=1),
    unit("Gunner", 2, 1, Action(Damage(1), costs=(CorruptThis(),), target=A_UNIT)),
    unit("Martyr", 1, 1, Action(Damage(1), costs=(SacrificeThis(),), target=A_UNIT)),
    unit("Harpy", 2, 1, Action(OpponentDiscards(), OpponentHolds(2), costs=(CorruptThis(),))),
    unit("Troll", 2, 2, Forced(HealThis(), when=When(DAMAGED, THIS))),
    unit("Ghoul", 1, 1, Forced(Draw(), when=When(LEAVES_PLAY))),
    unit("Grave Robber", 1, 1, Constant(Gain(), when=When(LEAVES_PLAY))),
    unit("Ghost", 1, 1, Constant(Draw(), when=When(LEAVES_PLAY, THIS))),
    unit("Avenger", 2, 2, Action(Damage(1), target=A_UNIT, when=When(DESTROYED, YOURS))),
    unit("Herald", 1, 1, Action(Draw(), when=When(ENTERED, THIS))),
    unit("Prophet", 1, 1, Action(Gain(), when=When(TURN_BEGINS, YOURS)), Forced(Draw(), when=When(TURN_ENDS, YOURS))),
    tactic("Bolt", 1, Damage(2), A_UNIT),
    tactic("Volley", 1, Damage(1), TWO_UNITS),
    tactic("Two Blows", 1, Sequence((Damage(1), Damage(1))), A_UNIT),
    tactic("Scorch", 1, Then(Damage(1), Draw()), A_UNIT),
    tactic("Crossfire", 1, Crossfire(), A_UNIT),
    tactic("Blessing", 1, Sequence((ThisTurn(HIT_POINTS, 2), ThisTurn(TOUGHNESS, 1))), A_UNIT),
    tactic("Desertion", 1, CancelPlayed(), JustPlayed()),
    tactic("Disdain", 1, CancelPlayed(), JustPlayed(type=TACTIC)),
]


class ChainGame(Definition):
    def new_seat(self, header: Header, seat: int) -> Player:
        return Player()

    def new_table(self, header: Header) -> Board:
        return Board()

    def new_piece(self, game: AnyGame, card: int, controller: int) -> Unit:
        return Unit(controller)

    def set_up(self, game: State) -> Procedure:
        """Everybody has two units in play, four cards in hand and three in the deck, all at random."""
        for seat in (0, 1):
            units = game.chance.shuffled([face for face in CARDS if face.type == UNIT])[:2]
            others = game.chance.shuffled(CARDS)[:7]
            game.deal([(face, seat, HAND, seat) for face in units])
            for card in game.zone(HAND, seat):
                Entered(seat, card).happen(game)
            game.deal([(face, seat, HAND if index < 4 else DECK, seat) for index, face in enumerate(others)])
        return Turns()

    def moments(self) -> dict[str, Callable[[AnyGame], Procedure]]:
        """A position may begin with a turn, at the window of its end, or at its very end."""

        def at(step: str) -> Callable[[AnyGame], Procedure]:
            def begin(game: AnyGame) -> Procedure:
                turns = Turns()
                turns.goto(step)
                return turns

            return begin

        return {"turn": at("begin"), "window": at("last_window"), "end": at("end")}

    def why_not(self, game: State, seat: int, card: int) -> list[Refusal]:
        return list(why_not_play(game, seat, card))


GAME = ChainGame(
    "chain", "Action chain", seats=(2, 2), zones=(DECK, HAND, BEING_PLAYED, PLAY, DISCARD), library=Library(CARDS)
)
