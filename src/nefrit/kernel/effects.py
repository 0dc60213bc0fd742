"""Effect trees: what a card says, as data that can be checked, carried out and printed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.decisions import NO, NO_CARD, PASS, YES, Decision, choose, choose_some
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame
    from nefrit.kernel.occurrences import Occurrence


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Node:
    """A part of a tree: a small frozen record. Its fields are numbers, words, nodes and tuples of nodes."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Condition(Node):
    """Something that is so or is not so at a moment. Conditions are joined by `&`, `|` and `~`."""

    def holds(self, game: AnyGame, context: Context) -> bool:
        """Whether it is so now."""
        raise NotImplementedError(f"{type(self).__name__} does not say when it holds")

    @property
    def needs(self) -> int:
        """Without what it is never so, as bits of the game; 0 if without nothing."""
        return 0

    def __and__(self, other: Condition) -> Condition:
        """Both conditions."""
        return AllOf((*_joined(self), *_joined(other)))

    def __or__(self, other: Condition) -> Condition:
        """At least one of the two conditions."""
        return AnyOf((self, other))

    def __invert__(self) -> Condition:
        """The contrary."""
        return Not(self)

    def __bool__(self) -> bool:
        """Refuse `and`, `or` and `not`, which would pick one of the words instead of joining them."""
        raise TypeError("join conditions with &, | and ~ instead of and, or and not")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Cost(Node):
    """Something to pay before an ability does anything."""

    def refusals(self, game: AnyGame, context: Context) -> Iterable[Refusal]:
        """Why it cannot be paid now."""
        return ()

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """The question that must be answered before it can be paid, if any: which card, which ring."""
        return None

    def pay(self, game: AnyGame, context: Context) -> Procedure | None:
        """Pay it; the answer is in `context.answer`. A payment that was prevented sets `context.done` to False."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is paid")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Target(Node):
    """Cards to be chosen: of the `pool` those that are `legal`. That is asked again of cards chosen before."""

    least: int = 1
    most: int = 1
    as_many: bool = False
    """Where there are too few, as many as there are."""

    def pool(self, game: AnyGame, context: Context) -> tuple[int, ...]:
        """The cards among which targets are looked for; by default all cards in play."""
        return game.in_play()

    def refusals(self, game: AnyGame, context: Context, card: int) -> Iterable[Refusal]:
        """Why a card of the pool cannot be chosen; by default each can."""
        return ()

    def legal(self, game: AnyGame, context: Context, card: int) -> bool:
        """Whether a card can be chosen."""
        return first(self.refusals(game, context, card)) is None

    def candidates(self, game: AnyGame, context: Context) -> tuple[int, ...]:
        """The cards that can be chosen now."""
        return tuple([card for card in self.pool(game, context) if self.legal(game, context, card)])

    def has(self, game: AnyGame, context: Context, count: int) -> bool:
        """Whether at least so many cards can be chosen now; it looks no further than it must."""
        for card in self.pool(game, context):
            if count <= 0:
                return True
            count -= self.legal(game, context, card)
        return count <= 0

    def chooser(self, game: AnyGame, context: Context) -> int:
        """The seat that chooses; by default the one that uses the ability."""
        return context.seat

    def question(self, game: AnyGame, context: Context, rule: str) -> Decision:
        """Which cards: exactly one, or some. The answer goes into `answer` of the context."""
        seat = self.chooser(game, context)
        cards = self.candidates(game, context)
        if self.least == 1 and self.most == 1:
            return choose(seat, cards, "answer", rule, "choose-target", context.source)
        least, most = self.least, self.most
        prompt, source = "choose-targets", context.source
        return choose_some(seat, cards, "answer", rule, least=least, most=most, prompt=prompt, source=source)

    def one_by_one(self, game: AnyGame, context: Context) -> bool:
        """Whether cards are chosen one after the other, until the player stops, because each choice limits the next."""
        return False

    def next_question(self, game: AnyGame, context: Context, picked: tuple[int, ...], rule: str) -> Decision | None:
        """Which card is the next one, after those that are `picked` by now; None if there is none left."""
        cards = self.candidates(game, context) if len(picked) < self.most else ()
        options: list[Value] = [card for card in cards if card not in picked]
        if not options:
            return None
        if len(picked) >= self.least:
            options.insert(0, PASS)
        return choose(self.chooser(game, context), options, "answer", rule, "choose-next-target", context.source)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Effect(Node):
    """Something that is done.

    `can` says whether it would change anything. An effect that needs an answer offers the question in `ask`, which
    changes nothing; the answer is in `context.answer` when `apply` carries the effect out. `apply` may return a
    procedure that must run first. An effect that was not done in full sets `context.done` to False; a
    procedure that works for it is `Reporting`.
    """

    def can(self, game: AnyGame, context: Context) -> bool:
        """Whether carrying it out now would change the game."""
        return True

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """The question that must be answered first, if any."""
        return None

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Carry it out."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    @property
    def in_order(self) -> tuple[Effect, ...]:
        """The effects of which it consists, one after the other: itself alone, unless it is a sequence."""
        return (self,)

    def __add__(self, other: Effect) -> Sequence:
        """This effect, then the other, each as far as possible."""
        return Sequence((*self.in_order, *other.in_order))


@mypyc_attr(allow_interpreted_subclasses=True)
class Context(Procedure):
    """Carries an effect tree out, and is its context: who uses what, in response to what, on which targets.

    It works off a to-do list of effects. An effect that consists of others puts them at the front of the list, so a
    context in the middle of any effect is plain data. To check an ability before anybody uses it, make a context and
    ask; it need not run. `number` is for a value the ability has fixed (X), `targets` for what was chosen. A subclass
    that orders its steps keeps `ask` and `act` next to each other. A context that waits before it goes on can `note`
    cards and see later whether they are still the `same`.
    """

    __slots__ = ("answer", "done", "noted", "number", "occurrence", "seat", "source", "targets", "todo")
    card_fields: ClassVar[tuple[str, ...]] = ("source", "targets")
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    secret_fields: ClassVar[tuple[str, ...]] = ("noted",)
    nests = True
    verb: ClassVar[str] = "resolve"
    """What is done with the source, where it stands among options."""

    def __init__(
        self,
        seat: int,
        source: int = NO_CARD,
        todo: tuple[Effect, ...] = (),
        *,
        occurrence: Occurrence | None = None,
        targets: tuple[int, ...] = (),
        number: int = 0,
    ) -> None:
        # Written out, because contexts are made in great numbers to check what can be done.
        self.at = 0
        self.next = 0
        self.seat = seat
        self.source = source
        self.todo = todo
        self.occurrence = occurrence
        self.targets = targets
        self.number = number
        self.answer: Value = None
        self.done = True
        self.noted: tuple[tuple[int, int], ...] = ()

    def move(self) -> Value:
        """How it stands among options, where there is a choice of several."""
        return (self.verb, self.source)

    def part(self) -> Node | None:
        """The part of a card that it carries out: the next effect; None if nothing is left to do."""
        return self.todo[0] if self.todo else None

    def note(self, game: AnyGame, *cards: int) -> None:
        """Remember these cards as they are now: each in play, with the piece it has, or not in play."""
        self.noted += tuple([(card, game.serial(card)) for card in cards])

    def same(self, game: AnyGame, card: int) -> bool:
        """Whether a card that was noted has neither left play since, nor come into it; coming back is not enough."""
        return (card, game.serial(card)) in self.noted

    def first_do(self, *effects: Effect) -> None:
        """Put effects at the front of what is to be done."""
        self.todo = effects + self.todo

    @step("ask")
    def ask(self, game: AnyGame) -> Flow:
        """Ask what the next effect needs to know; if that is nothing, carry it out."""
        todo = self.todo
        if todo:
            question = todo[0].ask(game, self)
            if question is not None:
                return question
        # Where the step asked nothing the next one, which follows an answer, has nothing to do.
        return self._carry_out(game, self.at, self.at + 2)

    @step("do")
    def act(self, game: AnyGame) -> Flow:
        """Carry the effect that asked out."""
        return self._carry_out(game, self.at - 1, self.at + 1)

    def _carry_out(self, game: AnyGame, again: int, after: int) -> Procedure | None:
        """Carry the next effect out. `again` is the step that asks, `after` the one that follows when all is done."""
        flow: Procedure | None = None
        todo = self.todo
        if todo:
            self.todo = todo[1:]
            flow = todo[0].apply(game, self)
            # The next effect that looks for an answer is to find its own, or None if it did not ask.
            self.answer = None
        self.next = again if self.todo or flow is not None else after
        return flow


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Sequence(Effect):
    """One effect after the other, each as far as possible."""

    parts: tuple[Effect, ...]

    @property
    def in_order(self) -> tuple[Effect, ...]:
        """The parts."""
        return self.parts

    def can(self, game: AnyGame, context: Context) -> bool:
        """Any part that would change the game is enough."""
        return any(part.can(game, context) for part in self.parts)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Do the parts next."""
        context.first_do(*self.parts)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Then(Effect):
    """An effect, and another that follows only if the first was done in full."""

    effect: Effect
    then: Effect

    def can(self, game: AnyGame, context: Context) -> bool:
        """What follows "then" is not looked at."""
        return self.effect.can(game, context)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Do the first effect next, and see whether it was done."""
        context.done = True
        context.first_do(self.effect, IfDone(self.then))
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class IfDone(Effect):
    """An effect that is carried out only if what came before it was done in full."""

    effect: Effect

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Do it next, or nothing."""
        if context.done:
            context.first_do(self.effect)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class May(Effect):
    """An effect that its player may decline; `rule` is the rule that gives the choice."""

    effect: Effect
    rule: str = ""

    def can(self, game: AnyGame, context: Context) -> bool:
        """As the effect can."""
        return self.effect.can(game, context)

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """Yes or no; nobody is asked about what would change nothing."""
        if not self.effect.can(game, context):
            return None
        return choose(context.seat, (YES, NO), "answer", self.rule, "may", context.source)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Do it next if the player wants it."""
        if self.effect.can(game, context) and context.answer == YES:
            context.first_do(self.effect)
        else:
            context.done = False
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OneOf(Effect):
    """One of several effects, as the player chooses among those that would change something, by a `rule`."""

    options: tuple[Effect, ...]
    rule: str = ""

    def can(self, game: AnyGame, context: Context) -> bool:
        """Any option that would change the game is enough."""
        return any(option.can(game, context) for option in self.options)

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """Which one, if there is a choice: of those that would change something, or of all if none would."""
        able = [index for index, option in enumerate(self.options) if option.can(game, context)]
        possible = able or range(len(self.options))
        moves = [("option", NO_CARD, index) for index in possible]
        meant = [self.options[index] for index in possible]
        return context.choice(choose(context.seat, moves, "answer", self.rule, "choose-option", context.source, meant))

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Do the chosen one next."""
        assert isinstance(context.answer, Effect)
        context.first_do(context.answer)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class If(Effect):
    """An effect under a condition, and perhaps another where the condition does not hold."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def branch(self, game: AnyGame, context: Context) -> Effect | None:
        """The effect that applies now."""
        return self.effect if self.condition.holds(game, context) else self.otherwise

    def can(self, game: AnyGame, context: Context) -> bool:
        """As the effect that applies can."""
        effect = self.branch(game, context)
        return effect is not None and effect.can(game, context)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Do the effect that applies next."""
        effect = self.branch(game, context)
        if effect is not None:
            context.first_do(effect)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Choose(Effect):
    """Choose targets by a `rule`, then do something with them (`context.targets`)."""

    target: Target
    effect: Effect
    rule: str = ""

    def can(self, game: AnyGame, context: Context) -> bool:
        """There must be enough to choose from."""
        needed = 1 if self.target.as_many else max(1, self.target.least)
        return self.target.has(game, context, needed)

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """Which cards."""
        if not self.can(game, context):
            return None
        return self.target.question(game, context, self.rule)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Remember the targets and do the effect next."""
        if not self.can(game, context):
            context.done = False
            return None
        context.targets = cards_in(context.answer)
        context.first_do(self.effect)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class AllOf(Condition):
    """All of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, game: AnyGame, context: Context) -> bool:
        """Whether all hold."""
        return all(condition.holds(game, context) for condition in self.conditions)

    @property
    def needs(self) -> int:
        """What any of them needs."""
        bits = 0
        for condition in self.conditions:
            bits |= condition.needs
        return bits


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class AnyOf(Condition):
    """Any of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, game: AnyGame, context: Context) -> bool:
        """Whether one holds."""
        return any(condition.holds(game, context) for condition in self.conditions)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Not(Condition):
    """The contrary of a condition."""

    condition: Condition

    def holds(self, game: AnyGame, context: Context) -> bool:
        """Whether it does not hold."""
        return not self.condition.holds(game, context)


def _joined(condition: Condition) -> tuple[Condition, ...]:
    return condition.conditions if isinstance(condition, AllOf) else (condition,)


def cards_in(value: Value) -> tuple[int, ...]:
    """The cards that an answer chose, one or several."""
    if isinstance(value, int):
        return (value,)
    if not isinstance(value, tuple):
        raise TypeError(f"expected cards, got {value!r}")
    return tuple([card for card in value if isinstance(card, int)])
