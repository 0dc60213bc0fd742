"""The law of sole answers: where a decision says that it has only one, every other is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, product

from nefrit.kernel.decisions import DISTRIBUTE, NUMBER, ONE, PASS, Answer, Decision
from nefrit.kernel.game import AnyGame
from nefrit.testing.broken import require

TRIED = 60
"""So many other answers are tried where a decision says that it has only one."""


def sole_answers_are_right(game: AnyGame) -> None:
    """With a sole answer no other is accepted; without one there are two, unless all that can be done is to pass."""
    for decision in game.pending:
        sole, prompt = decision.sole_answer, decision.prompt
        if sole is None:
            if decision.kind == ONE and decision.options == (PASS,):
                continue
            two = decision.answers(2)
            require(len(two) == 2, f"{prompt} has no sole answer, so it has two")
            meant = [repr(decision.value(answer)) for answer in two]
            require(meant[0] != meant[1], f"{prompt} has no sole answer, so two mean different things")
            accepted = [game.clone().answer(decision.seat, answer) is None for answer in two]
            require(all(accepted), f"{prompt} has no sole answer, so it accepts two")
            continue
        require(game.clone().answer(decision.seat, sole) is None, f"{prompt} accepts its sole answer {sole!r}")
        for answer in islice(possible(decision), TRIED):
            if decision.refusal(answer) is None:
                same = repr(decision.value(answer)) == repr(decision.value(sole))
                require(same, f"{prompt} has the sole answer {sole!r}, so it refuses {answer!r}")


def possible(decision: Decision) -> Iterator[Answer]:
    """Answers of the right form, whether or not they are legal: numbers, or numbers for some or all of the options."""
    count = len(decision.options)
    if decision.kind == ONE:
        yield from range(-1, count + 2)
    elif decision.kind == NUMBER:
        yield from range(decision.least - 2, decision.most + 3)
    elif decision.kind == DISTRIBUTE:
        yield from product(range(decision.most + 1), repeat=count) if count <= 2 else _moved(decision)
    else:
        sizes = range(min(count, 3) + 2)
        yield from chain.from_iterable(product(range(count), repeat=size) for size in sizes)
        yield from (tuple(range(size)) for size in range(count + 1))
        yield tuple(reversed(range(count)))


def _moved(decision: Decision) -> Iterator[Answer]:
    """The sole answer with a point moved from one option to another."""
    sole = decision.sole_answer
    assert isinstance(sole, tuple)
    for giver, taker in product(range(len(sole)), repeat=2):
        yield tuple([points - (at == giver) + (at == taker) for at, points in enumerate(sole)])
