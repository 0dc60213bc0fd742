"""What players choose while an effect resolves: cards that are no targets, what to sacrifice, whether to pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.entering import Lying
from nefrit.invasion.guessing import expect_holder
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.resources import ResourcesSpent
from nefrit.invasion.paying import available, pay
from nefrit.invasion.players import ANYBODY, OPPONENT, is_meant
from nefrit.invasion.state import BEING_PLAYED, HAND, Invasion, turn_order
from nefrit.invasion.targets import APlayer
from nefrit.invasion.words.nouns import Some
from nefrit.invasion.words.verbs import Cause, Done, able
from nefrit.kernel.decisions import NO, PASS, Decision, choose
from nefrit.kernel.effects import Choose, Context, Effect
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.windows import tell_who_could_act
from nefrit.parts.words import Quality


@dataclass(frozen=True)
class Must(Effect):
    """Each player that is meant does something to a card of their own, if able.

    With `otherwise` a player may choose that instead, and must where nothing else is possible
    (invasion.term.or-choice, invasion.term.or-must-be-fully-resolvable, invasion.term.or-warpstone-meteor). `cards` is
    about the player's own cards.
    """

    done: Done
    whose: str = OPPONENT
    otherwise: Effect | None = None

    def candidates(self, game: Invasion, context: Context, seat: int) -> tuple[int, ...]:
        """The cards of a player to which it can be done."""
        assert isinstance(self.done.who, Some)
        cards = self.done.who.of(game, context, seat)
        return tuple([card for card in cards if able(game, self.done.verb, card)])

    def seats(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The players that are meant, in turn order."""
        return tuple([seat for seat in turn_order(game) if is_meant(game, self.whose, seat, context)])

    def can(self, game: Invasion, context: Context) -> bool:
        """Somebody must have such a card, unless there is another consequence."""
        if self.otherwise is not None:
            return True
        return any(self.candidates(game, context, seat) for seat in self.seats(game, context))

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """All choose, then it is done to all of them at the same time."""
        return Obliged(self, context.seat, context.source, self.seats(game, context), context.occurrence)


OTHERWISE: Final = "otherwise"


class Obliged(Reporting):
    """Players choose one after the other in turn order; then what they have chosen is done."""

    __slots__ = ("answer", "cards", "effect", "event", "others", "seat", "seats", "source")
    card_fields = ("cards", "source")
    seat_fields = ("seat", "seats", "others")

    def __init__(self, effect: Must, seat: int, source: int, seats: tuple[int, ...], event: Occurrence | None) -> None:
        super().__init__()
        self.effect = effect
        self.seat = seat
        self.source = source
        self.seats = seats
        self.event = event
        self.cards: tuple[int, ...] = ()
        self.others: tuple[int, ...] = ()
        self.answer: Value = None

    def context(self, seat: int) -> Context:
        """The context in which a player's own cards are looked at."""
        return Context(seat, self.source, occurrence=self.event)

    @step("invasion.term.or-choice")
    def ask(self, game: Invasion) -> Flow:
        """Which card, or the other consequence."""
        if not self.seats:
            self.goto("act")
            return None
        cards = self.effect.candidates(game, self.context(self.seat), self.seats[0])
        options: tuple[Value, ...] = cards if self.effect.otherwise is None else (*cards, OTHERWISE)
        return self.question(options) if options else None

    def question(self, options: tuple[Value, ...]) -> Decision | None:
        """Ask, if there is a choice (invasion.term.sacrifice)."""
        if len(options) == 1:
            self.answer = options[0]
            return None
        prompt = f"must-{self.effect.done.verb.name}"
        return choose(self.seats[0], options, "answer", "invasion.term.or-choice", prompt, self.source)

    @step("invasion.term.or-choice")
    def note(self, game: Invasion) -> Flow:
        """It is done when all have chosen."""
        answer, self.answer = self.answer, None
        if isinstance(answer, int):
            self.cards = (*self.cards, answer)
        elif answer == OTHERWISE:
            self.others = (*self.others, self.seats[0])
        self.seats = self.seats[1:]
        self.goto("ask")
        return None

    @step("invasion.term.sacrifice")
    def act(self, game: Invasion) -> Flow:
        """All of it at the same time; what comes after "then" needs that anybody did it (invasion.effect.then)."""
        events: list[Event] = []
        for card in self.cards:
            cause = Cause(game.pieces[card].controller, self.source)
            events.append(self.effect.done.verb.event(game, cause, card, 0))
        if not self.cards and not self.others:
            self.undone = 1
        return game.happen(*events) if events else None

    @step("invasion.term.or-choice")
    def otherwise(self, game: Invasion) -> Flow:
        """The other consequence, for those who have chosen it."""
        if not self.others or self.effect.otherwise is None:
            return None
        seat, *rest = self.others
        self.others = tuple(rest)
        self.goto("otherwise")
        return Context(seat, self.source, (self.effect.otherwise,))


def each_player(done: Done, otherwise: Effect | None = None) -> Must:
    """Each player must do something to a card of their own."""
    return Must(done, ANYBODY, otherwise)


@dataclass(frozen=True)
class Unless(Effect):
    """An effect, unless a player pays resources: the `payer` is the controller of the card the event is about."""

    effect: Effect
    cost: int

    def payer(self, game: Invasion, context: Context) -> int:
        """Who may pay."""
        event = context.occurrence
        return event.seat if isinstance(event, Event) else context.seat

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Nobody is asked who cannot pay."""
        seat = self.payer(game, context)
        if available(game, seat) < self.cost:
            return None
        return choose(seat, ("pay", NO), "answer", "invasion.resources.pool", "unless-paid", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Paid, or done."""
        if context.answer == "pay":
            return pay(game, self.payer(game, context), context.source, self.cost)
        context.first_do(self.effect)
        return None


@dataclass(frozen=True)
class UnlessDiscarded(Effect):
    """An effect, unless you discard a card of your hand that is so.

    Whether the player is asked is nobody else's business: it tells what is in the hand.
    """

    effect: Effect
    cards: Quality

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Nobody is asked who has none; who watches notes that somebody could be (invasion.info.hands-hidden)."""
        tell_who_could_act(game, expect_holder, context.seat)
        able = [card for card in game.zone(HAND, context.seat) if self.cards.accepts(game, context, card)]
        if not able:
            return None
        rule = "invasion.term.or-choice"
        return choose(context.seat, (PASS, *able), "answer", rule, "pay-discard", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Discarded, or done."""
        if isinstance(context.answer, int):
            return game.happen(Discarded(context.seat, context.answer, by=context.seat, source=context.source))
        context.first_do(self.effect)
        return None


@dataclass(frozen=True)
class Pick(Choose):
    """Choose cards or a player when the effect resolves, which targets nothing; then do something with them."""

    @property
    def is_in_hand(self) -> bool:
        """Whether cards of the hand may be chosen: then it is nobody else's business whether the player is asked."""
        return isinstance(self.target, Lying) and (self.target.in_hand or self.target.either)

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which; where there is only one opponent nobody is asked who is meant.

        Who watches notes that somebody could be asked about cards of the hand (invasion.info.hands-hidden).
        """
        if self.is_in_hand:
            tell_who_could_act(game, expect_holder, context.seat)
        question = super().ask(game, context)
        return context.choice(question) if question is not None and isinstance(self.target, APlayer) else question


@dataclass(frozen=True)
class UnlessAllSpent(Effect):
    """An effect, unless the player of the targeted card spends all resources of the pool, even if there are none."""

    effect: Effect

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """The player of the card decides."""
        if not any(game.lies_in(card, BEING_PLAYED) for card in context.targets):
            return None
        seat = game.place(context.targets[0])[1]
        rule = "invasion.zone.entering-savage-marauders"
        return choose(seat, ("pay", NO), "answer", rule, "unless-paid", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Paid, or done."""
        if context.answer != "pay":
            context.first_do(self.effect)
            return None
        seat = game.place(context.targets[0])[1]
        spent = game.seats[seat].resources
        return game.happen(ResourcesSpent(seat, context.source, spent)) if spent else None
