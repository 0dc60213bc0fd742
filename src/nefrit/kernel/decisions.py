"""Decisions: what a seat is asked, with every legal answer. There are five kinds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nefrit.kernel.chance import Chance
from nefrit.kernel.plain import Plain, Value
from nefrit.kernel.refusals import Refusal, refuse

ONE: Final = 0
SOME: Final = 1
ORDER: Final = 2
NUMBER: Final = 3
DISTRIBUTE: Final = 4
KINDS: Final = ("one", "some", "order", "number", "distribute")

PASS: Final = "pass"
"""The option not to act."""
YES: Final = "yes"
NO: Final = "no"
"""The options to do what is asked about, and not to."""
NO_CARD: Final = -1
"""Stands where a card number would, when there is no card."""

Answer = int | tuple[int, ...]
"""An answer in numbers: the index of an option; indices; the indices in order; a number; points for each option.

Answers are indices and not the options themselves, so an answer from outside can name nothing that was not offered.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Plain):
    """One question to one seat.

    An option is a card (its number), a word (a message id) or a move: a tuple `(verb, card or NO_CARD, *details)`.
    The answer's value goes into the field `into` of the procedure that asks. `prompt` is the message id of the
    question, `source` the card that makes us ask, `rule` the id of the rule that does. `joint` marks decisions that
    several seats make at the same time; it is set when they are asked. Where rules mean something else by an option
    than what is shown of it, `values` says what, option by option.
    """

    __slots__ = (
        "into",
        "joint",
        "kind",
        "least",
        "limits",
        "most",
        "options",
        "prompt",
        "rule",
        "seat",
        "source",
        "values",
    )
    card_fields: ClassVar[tuple[str, ...]] = ("source",)
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(
        self,
        kind: int,
        seat: int,
        options: tuple[Value, ...],
        into: str,
        rule: str,
        prompt: str,
        source: int,
        least: int,
        most: int,
        limits: tuple[int, ...] = (),
        values: tuple[Value, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.into = into
        self.rule = rule
        self.prompt = prompt
        self.source = source
        self.least = least
        self.most = most
        self.limits = limits
        self.joint = False
        self.values = values or options

    def refusal(self, answer: object) -> Refusal | None:
        """Why this answer is not legal, or None if it is."""
        kind = self.kind
        if kind == ONE:
            if type(answer) is int and 0 <= answer < len(self.options):
                return None
            return refuse(self.rule, "not-offered" if type(answer) is int else "not-a-number")
        if kind == NUMBER:
            if type(answer) is not int:
                return refuse(self.rule, "not-a-number")
            if self.least <= answer <= self.most:
                return None
            return refuse(self.rule, "out-of-range", least=self.least, most=self.most)
        if not isinstance(answer, tuple) or not all(type(number) is int for number in answer):
            return refuse(self.rule, "not-a-number")
        if kind == DISTRIBUTE:
            return self._refusal_of_points(answer)
        return self._refusal_of_indices(answer)

    def _refusal_of_indices(self, answer: tuple[int, ...]) -> Refusal | None:
        for index in answer:
            if not 0 <= index < len(self.options):
                return refuse(self.rule, "not-offered")
        if len(set(answer)) != len(answer):
            return refuse(self.rule, "twice")
        if self.kind == ORDER:
            return None if len(answer) == len(self.options) else refuse(self.rule, "not-an-order")
        if len(answer) < self.least:
            return refuse(self.rule, "too-few", least=self.least)
        if len(answer) > self.most:
            return refuse(self.rule, "too-many", most=self.most)
        return None

    def _refusal_of_points(self, answer: tuple[int, ...]) -> Refusal | None:
        if len(answer) != len(self.options):
            return refuse(self.rule, "wrong-total", total=self.most)
        for points, limit in zip(answer, self.limits, strict=True):
            if not 0 <= points <= limit:
                return refuse(self.rule, "out-of-range", least=0, most=limit)
        if sum(answer) != self.most:
            return refuse(self.rule, "wrong-total", total=self.most)
        return None

    def value(self, answer: Answer) -> Value:
        """What a legal answer means: the chosen option, the chosen options, the number, or the points."""
        if isinstance(answer, int):
            return self.values[answer] if self.kind == ONE else answer
        if self.kind == DISTRIBUTE:
            return answer
        if self.kind == SOME:
            answer = tuple(sorted(answer))
        return tuple([self.values[index] for index in answer])

    @property
    def sole_answer(self) -> Answer | None:
        """The only legal answer, where nobody has a choice; None where there are several.

        None, too, where all that can be done is to pass: who is asked for that is asked because others are not to know.
        Answers that mean the same, such as one set in another order, count as one.
        """
        kind, count = self.kind, len(self.options)
        if kind == ONE:
            return 0 if count == 1 and self.options[0] != PASS else None
        if kind == NUMBER:
            return self.least if self.least == self.most else None
        if kind == ORDER:
            return tuple(range(count)) if count <= 1 else None
        if kind == SOME:
            return tuple(range(self.most)) if self.least == self.most and self.most in (0, count) else None
        open_ones = [limit for limit in self.limits if limit]
        if len(open_ones) > 1 and 0 < self.most < sum(open_ones):
            return None
        return tuple([min(limit, self.most) for limit in self.limits])

    def random(self, chance: Chance) -> Answer:
        """A legal answer at random. Every legal answer can come up; of sets, each size is equally likely."""
        kind = self.kind
        if kind == ONE:
            return chance.below(len(self.options))
        if kind == NUMBER:
            return self.least + chance.below(self.most - self.least + 1)
        if kind == DISTRIBUTE:
            return self._random_points(chance)
        order = chance.shuffled(range(len(self.options)))
        if kind == ORDER:
            return order
        size = self.least + chance.below(self.most - self.least + 1)
        return tuple(sorted(order[:size]))

    def _random_points(self, chance: Chance) -> tuple[int, ...]:
        points = [0] * len(self.options)
        for _ in range(self.most):
            open_ones = [index for index, limit in enumerate(self.limits) if points[index] < limit]
            points[chance.one_of(open_ones)] += 1
        return tuple(points)

    def answers(self, most: int = 1000) -> list[Answer]:
        """The legal answers, in a fixed order; only the first `most` of them where there are more."""
        return list(islice(self._all_answers(), most))

    def _all_answers(self) -> Iterator[Answer]:
        indices = range(len(self.options))
        if self.kind == ONE:
            yield from indices
        elif self.kind == NUMBER:
            yield from range(self.least, self.most + 1)
        elif self.kind == ORDER:
            yield from permutations(indices)
        elif self.kind == SOME:
            for size in range(self.least, self.most + 1):
                yield from combinations(indices, size)
        else:
            yield from _all_points(self.most, self.limits)


def _all_points(total: int, limits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not limits:
        if total == 0:
            yield ()
        return
    for points in range(min(total, limits[0]), -1, -1):
        for rest in _all_points(total - points, limits[1:]):
            yield (points, *rest)


def moot(seat: int, rule: str, prompt: str) -> Decision:
    """A question that would not have been asked, in an imagined state: when it is answered, its step runs again."""
    return Decision(ONE, seat, (PASS,), "", rule, prompt, NO_CARD, 1, 1)


def choose(
    seat: int,
    options: Sequence[Value],
    into: str,
    rule: str,
    prompt: str = "choose-one",
    source: int = NO_CARD,
    values: Sequence[Value] = (),
) -> Decision:
    """Ask a seat to choose exactly one of the options; `values` say what they mean if not themselves."""
    return Decision(ONE, seat, tuple(options), into, rule, prompt, source, 1, 1, (), tuple(values))


def choose_some(
    seat: int,
    options: Sequence[Value],
    into: str,
    rule: str,
    *,
    least: int = 0,
    most: int | None = None,
    prompt: str = "choose-some",
    source: int = NO_CARD,
) -> Decision:
    """Ask a seat to choose some of the options: at least `least`, at most `most` (all of them if not said)."""
    count = len(options)
    top = count if most is None else min(most, count)
    return Decision(SOME, seat, tuple(options), into, rule, prompt, source, min(least, top), top)


def choose_order(
    seat: int, options: Sequence[Value], into: str, rule: str, prompt: str = "choose-order", source: int = NO_CARD
) -> Decision:
    """Ask a seat to put the options in order."""
    return Decision(ORDER, seat, tuple(options), into, rule, prompt, source, len(options), len(options))


def choose_number(
    seat: int, least: int, most: int, into: str, rule: str, prompt: str = "choose-number", source: int = NO_CARD
) -> Decision:
    """Ask a seat for a number from `least` to `most`."""
    return Decision(NUMBER, seat, (), into, rule, prompt, source, least, most)


def distribute(
    seat: int,
    total: int,
    options: Sequence[Value],
    into: str,
    rule: str,
    *,
    limits: Sequence[int] = (),
    prompt: str = "distribute",
    source: int = NO_CARD,
) -> Decision:
    """Ask a seat to distribute points among the options, at most `limits[i]` to option i (no limit if not said)."""
    caps = tuple(limits) if limits else (total,) * len(options)
    total = min(total, sum(caps))
    return Decision(DISTRIBUTE, seat, tuple(options), into, rule, prompt, source, total, total, caps)
