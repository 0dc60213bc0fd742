"""The cards of the nested windows: the words of which they are made, and the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context, Cost, Effect, Target, Then
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, refuse
from tests.kernel.models.nested.timing import (
    BOWS,
    DISCARD,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    HAND,
    HOME,
    INITIATES,
    INTERRUPT,
    LEAVES,
    LOSES,
    REACTION,
    WOULD,
    Bowed,
    Character,
    Clan,
    Happen,
    Left,
    Lost,
    Nested,
    Rounds,
    Triggered,
    uses_of,
)

MADE = {BOWS: Bowed, LEAVES: Left}


@dataclass(frozen=True)
class Make(Effect):
    """Makes something occur: to the targets, to this card itself, to a player."""

    what: int
    amount: int = 0
    to: str = "targets"
    also: Make | None = None

    def occurrences(self, game: Nested, context: Context) -> tuple[Occurrence, ...]:
        also = self.also.occurrences(game, context) if self.also else ()
        if self.what == LOSES:
            return (Lost(NO_CARD, context.seat if self.to == "you" else 1 - context.seat, self.amount), *also)
        cards = [
            card for card in ((context.source,) if self.to == "itself" else context.targets) if card in game.pieces
        ]
        able = [card for card in cards if self.what != BOWS or not game.pieces[card].bowed]
        return (*(MADE[self.what](card, game.pieces[card].controller) for card in able), *also)

    def can(self, game: Nested, context: Context) -> bool:
        return bool(self.occurrences(game, context))

    def apply(self, game: Nested, context: Context) -> Procedure:
        return Happen(*self.occurrences(game, context))


@dataclass(frozen=True)
class Pay(Cost):
    make: Make

    def refusals(self, game: Nested, context: Context) -> Iterator[Refusal]:
        if not self.make.can(game, context):
            yield refuse("l5r.triggered.cost-must-be-payable", "cannot-pay")

    def pay(self, game: Nested, context: Context) -> Procedure:
        return self.make.apply(game, context)


class Cancel(Effect):
    def apply(self, game: Nested, context: Context) -> None:
        happening = game.frame(Happen)
        happening.imminent = tuple(nth for nth in happening.imminent if nth != context.number)


@dataclass(frozen=True)
class Replace(Effect):
    make: Make

    def apply(self, game: Nested, context: Context) -> None:
        game.frame(Happen).instead += ((context.number, self.make.occurrences(game, context)),)


@dataclass(frozen=True)
class Delay(Effect):
    moment: str
    effect: Effect

    def apply(self, game: Nested, context: Context) -> None:
        game.delay(Delayed(self.moment, Context(context.seat, context.source, (self.effect,)), "round"))


class Ready(Target):
    def refusals(self, game: Nested, context: Context, card: int) -> Iterator[Refusal]:
        if game.pieces[card].bowed:
            yield refuse("l5r.target.must-be-changeable", "already-bowed")


def face(name: str, *abilities: Triggered) -> Face:
    return Face(name, name, abilities=abilities, listens=sum({a.to for a in abilities}))


BOW = Make(BOWS)
FACES = [
    face("Bushi"),
    face("Bully", Triggered(BOW, target=Ready(), limit=2)),
    face("Duelist", Triggered(Make(LOSES, 1), costs=(Pay(Make(BOWS, to="itself", also=Make(LOSES, 1, "you"))),))),
    face("Courtier", Triggered(Make(LOSES, 2), target=Ready(), costs=(Pay(Make(BOWS, to="itself")),))),
    face("Assassin", Triggered(Make(LEAVES, also=Make(LOSES, 1)), target=Ready())),
    face("Twin Strike", Triggered(BOW, target=Ready(), twice=True)),
    face("Banzai", Triggered(Make(LOSES, 1), maximum=1)),
    face("Counsel", Triggered(Cancel(), timing=WOULD, to=INITIATES)),
    face("Steady", Triggered(Cancel(), timing=WOULD, to=BOWS, mine=True)),
    face("Meddler", Triggered(Cancel(), timing=WOULD, to=BOWS)),
    face("Bodyguard", Triggered(Cancel(), timing=WOULD, to=LEAVES)),
    face("Advisor", Triggered(Cancel(), timing=WOULD, to=LOSES)),
    face("Oath", Triggered(Make(LOSES, 2), costs=(Pay(Make(LOSES, 1, "you")),))),
    face("Martyr", Triggered(Replace(Make(LOSES, 1, "you")), timing=INTERRUPT, to=LEAVES)),
    face("Zealot", Triggered(Replace(Make(LOSES, 2, "you")), timing=INTERRUPT, to=LEAVES)),
    face("Mourner", Triggered(Make(LOSES, 1, "you"), timing=FORCED_INTERRUPT, to=LEAVES)),
    face("Avenger", Triggered(Make(LOSES, 1), timing=REACTION, to=LEAVES | LOSES)),
    face("Sentry", Triggered(Make(LOSES, 1), timing=REACTION, to=BOWS, limit=9)),
    face("Kata", Triggered(Delay("bowed", Make(LOSES, 1)))),
    face("Reckless", Triggered(Make(LOSES, 1, "you"), timing=FORCED_REACTION, to=BOWS, mine=True)),
    face("Schemer", Triggered(Then(BOW, Make(LOSES, 1)), target=Ready())),
]


class NestedModel(Definition):
    def why_not(self, game: Nested, seat: int, card: int) -> list[Refusal]:
        return [refusal for use in uses_of(game, seat, card) for refusal in use.refusals(game)]

    def set_up(self, game: Nested) -> Procedure:
        for seat in (0, 1):
            game.deal([(printed, seat, HAND, seat) for printed in game.chance.shuffled(FACES)[:10]])
            for card in game.zone(HAND, seat)[:6]:
                game.put_into_play(card, Character(seat), HOME, seat)
        return Rounds()


GAME = NestedModel(
    "nested",
    "Nested windows",
    seats=(2, 2),
    zones=(HAND, HOME, DISCARD),
    library=Library(FACES),
    seat=Clan,
    piece=Character,
    moments={"actions": (Rounds, "actions")},
)
