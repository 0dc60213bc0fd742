"""What players choose while an effect resolves: cards that are no targets, what to sacrifice, whether to pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.entering import Lying
from nefrit.invasion.guessing import expect_holder
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.players import ANYBODY, OPPONENT, YOU, is_meant, players_meant
from nefrit.invasion.state import Invasion, turn_order
from nefrit.invasion.targets import APlayer
from nefrit.invasion.trees import Payment
from nefrit.invasion.words.abilities import Payable, payments
from nefrit.invasion.words.nouns import Some
from nefrit.invasion.words.payments import Pay
from nefrit.invasion.words.piles import hand
from nefrit.invasion.words.verbs import Cause, Done, able
from nefrit.kernel.decisions import NO, PASS, Decision, choose
from nefrit.kernel.effects import Choose, Context, Effect, cards_in
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.refusals import first
from nefrit.kernel.windows import tell_who_could_act


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
    """An effect, unless a player pays for it not to happen."""

    effect: Effect
    cost: Payment
    by: str = YOU

    @property
    def is_in_hand(self) -> bool:
        """Whether a card of the hand is paid: then it is nobody else's business whether the player is asked."""
        return isinstance(self.cost, Pay) and isinstance(self.cost.done.who, Some) and self.cost.done.who.pile == hand()

    def payer(self, game: Invasion, context: Context) -> Context:
        """Who may pay, as whoever pays the cost."""
        seats = players_meant(game, self.by, context)
        return Context(seats[0] if seats else context.seat, context.source, occurrence=context.occurrence)

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Nobody is asked who cannot pay; who watches notes that somebody could be (invasion.info.hands-hidden)."""
        payer = self.payer(game, context)
        if self.is_in_hand:
            tell_who_could_act(game, expect_holder, payer.seat)
        if not self.effect.can(game, context) or first(self.cost.refusals(game, payer)) is not None:
            return None
        question = self.cost.ask(game, payer)
        if question is not None:
            options = (PASS, *cards_in(question.options))
            return choose(payer.seat, options, "answer", question.rule, question.prompt, context.source)
        return choose(payer.seat, ("pay", NO), "answer", "invasion.resources.pool", "unless-paid", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Paid, or done."""
        if context.answer in (None, NO, PASS):
            context.first_do(self.effect)
            return None
        payer = self.payer(game, context)
        payer.answer = context.answer
        return self.cost.pay(game, payer)


def unless(effect: Effect, cost: Payable, *, by: str = YOU) -> Unless:
    """An effect, unless a player pays a cost."""
    return Unless(effect, payments(cost)[0], by)


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
