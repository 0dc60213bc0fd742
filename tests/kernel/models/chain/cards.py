"""The cards of the action chain: the words of which they are made, and the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Condition, Context, Cost, Effect, Sequence, Target, Then
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse
from tests.kernel.models.chain.damage import DealDamage, Guard
from tests.kernel.models.chain.timing import (
    BEING_PLAYED,
    DAMAGED,
    DECK,
    DISCARD,
    ENTERS,
    HAND,
    HIT_POINTS,
    LEAVES_PLAY,
    PLAY,
    SACRIFICED,
    TACTIC,
    THIS,
    TOUGHNESS,
    TURN_BEGINS,
    TURN_ENDS,
    UNIT,
    YOURS,
    Action,
    Board,
    Constant,
    EntersPlay,
    Forced,
    Happen,
    Link,
    Player,
    Sacrificed,
    State,
    Text,
    ThisTurn,
    Turns,
    Unit,
    When,
)


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
        if game.faces[card].type != self.type:
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

    def pay(self, game: State, context: Context) -> None:
        game.edit_seat(context.seat).resources -= self.number


class CorruptThis(Cost):
    def refusals(self, game: State, context: Context) -> Iterator[Refusal]:
        if game.pieces[context.source].corrupted:
            yield refuse("invasion.corruption.cost-needs-uncorrupted", "corrupted")

    def pay(self, game: State, context: Context) -> None:
        game.edit_piece(context.source).corrupted = True


class SacrificeThis(Cost):
    def pay(self, game: State, context: Context) -> Procedure | None:
        return Happen(Sacrificed(context.seat, context.source))


class EnterPlay(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        return Happen(EntersPlay(context.seat, context.source))


@dataclass(frozen=True)
class Damage(Effect):
    amount: int

    def apply(self, game: State, context: Context) -> Procedure | None:
        return DealDamage(*[(card, self.amount) for card in context.targets if card in game.pieces])


class EachOfYoursDamages(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        return DealDamage(*[(card, 1) for _ in game.zone(PLAY, context.seat) for card in context.targets])


class LeaveAndReturn(Effect):
    def apply(self, game: State, context: Context) -> Procedure | None:
        for card in context.targets:
            game.move(card, DISCARD, game.owners[card])
        return Happen(*[EntersPlay(game.owners[card], card) for card in context.targets])


class HealThis(Effect):
    def apply(self, game: State, context: Context) -> None:
        if context.source in game.pieces:
            game.edit_piece(context.source).damage = 0


class Draw(Effect):
    def apply(self, game: State, context: Context) -> None:
        for card in game.zone(DECK, context.seat)[:1]:
            game.move(card, HAND, context.seat)


class Gain(Effect):
    def apply(self, game: State, context: Context) -> None:
        game.edit_seat(context.seat).resources += 1


class OpponentDiscards(Effect):
    def ask(self, game: State, context: Context) -> Decision | None:
        seat = 1 - context.seat
        return choose(seat, game.zone(HAND, seat), "answer", "invasion.timing.b3-lifo", "discard", context.source)

    def apply(self, game: State, context: Context) -> None:
        assert isinstance(context.answer, int)
        game.move(context.answer, DISCARD, 1 - context.seat)


class CancelPlayed(Effect):
    def apply(self, game: State, context: Context) -> None:
        game.edit_table().chain = tuple(link for link in game.table.chain if link.source not in context.targets)
        for card in context.targets:
            game.move(card, DISCARD, game.owners[card])


class Card(Face):
    """A unit or a tactic. The first of its abilities is how it is played."""

    __slots__ = ("type", "values")

    def __init__(self, name: str, type: str, *texts: Text, **values: int) -> None:
        listens = reduce(or_, [text.when.kinds for text in texts if text.when is not None], 0)
        super().__init__(name.lower().replace(" ", "-"), name, abilities=texts, listens=listens)
        self.type, self.values = type, values


def unit(name: str, cost: int, hit_points: int, *texts: Text, toughness: int = 0) -> Card:
    play = Action(EnterPlay(), costs=(Pay(cost),))
    return Card(name, UNIT, play, *texts, hit_points=hit_points, toughness=toughness)


def tactic(name: str, effect: Effect, target: Target) -> Card:
    return Card(name, TACTIC, Action(effect, costs=(Pay(1),), target=target))


A_UNIT, TWO_UNITS, TURN_OF_YOURS = UnitInPlay(), UnitInPlay(most=2), When(TURN_BEGINS | TURN_ENDS, YOURS)
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
    unit("Scavenger", 1, 1, Constant(Gain(), when=When(LEAVES_PLAY))),
    unit("Ghost", 1, 1, Constant(Draw(), when=When(LEAVES_PLAY, THIS))),
    unit("Pyre", 1, 2, Forced(Damage(1), costs=(Pay(1),), target=A_UNIT, when=When(SACRIFICED))),
    unit("Avenger", 2, 2, Action(Damage(1), target=A_UNIT, when=When(LEAVES_PLAY, YOURS))),
    unit("Herald", 1, 1, Action(Draw(), when=When(ENTERS, THIS))),
    unit("Prophet", 1, 1, Action(Gain(), when=TURN_OF_YOURS), Forced(Draw(), when=TURN_OF_YOURS)),
    tactic("Bolt", Damage(2), A_UNIT),
    tactic("Volley", Damage(1), TWO_UNITS),
    tactic("Two Blows", Sequence((Damage(1), Damage(1))), A_UNIT),
    tactic("Raid", Sequence((Damage(1), Draw())), A_UNIT),
    tactic("Scorch", Then(Damage(1), Draw()), A_UNIT),
    tactic("Crossfire", EachOfYoursDamages(), A_UNIT),
    tactic("Blessing", Sequence((ThisTurn(HIT_POINTS, 2), ThisTurn(TOUGHNESS, 1))), A_UNIT),
    tactic("Detour", LeaveAndReturn(), A_UNIT),
    tactic("Desertion", CancelPlayed(), JustPlayed()),
    tactic("Disdain", CancelPlayed(), JustPlayed(type=TACTIC)),
]


class ChainGame(Definition):
    def set_up(self, game: State) -> Procedure:
        """Everybody has three units in play, four cards in hand and three in the deck, all at random."""
        for seat in (0, 1):
            units = game.chance.shuffled([face for face in CARDS if face.type == UNIT])[:3]
            others = game.chance.shuffled(CARDS)[:7]
            game.deal([(face, seat, PLAY, seat) for face in units])
            game.deal([(face, seat, HAND if index < 4 else DECK, seat) for index, face in enumerate(others)])
        return Turns()

    def why_not(self, game: State, seat: int, card: int) -> list[Refusal]:
        return list(Link(seat, card, game.faces[card].abilities[0]).refusals(game))


GAME = ChainGame(
    "chain",
    "Action chain",
    seats=(2, 2),
    zones=(DECK, HAND, BEING_PLAYED, PLAY, DISCARD),
    library=Library(CARDS),
    seat=Player,
    table=Board,
    piece=Unit,
    moments={"turn": (Turns, "begin"), "window": (Turns, "last_window")},
)
