"""The five kinds of decisions: what is legal, what is refused and why, and what an answer means."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import (
    Answer,
    Decision,
    choose,
    choose_number,
    choose_order,
    choose_some,
    distribute,
)

ONE = choose(0, ("a", "b", "c"), "into", "r")
SOME = choose_some(0, ("a", "b", "c"), "into", "r", least=1, most=2)
ORDER = choose_order(0, ("a", "b", "c"), "into", "r")
NUMBER = choose_number(0, 2, 4, "into", "r")
POINTS = distribute(0, 3, ("a", "b"), "into", "r", limits=(2, 2))


@pytest.mark.parametrize(
    ("decision", "answers"),
    [
        (ONE, [0, 1, 2]),
        (SOME, [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]),
        (ORDER, [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]),
        (NUMBER, [2, 3, 4]),
        (POINTS, [(2, 1), (1, 2)]),
    ],
)
def test_a_decision_lists_its_legal_answers(decision: Decision, answers: list[Answer]) -> None:
    assert decision.answers() == answers
    assert all(decision.refusal(answer) is None for answer in answers)


@pytest.mark.parametrize(
    ("decision", "answer", "why"),
    [
        (ONE, 3, "not-offered"),
        (ONE, -1, "not-offered"),
        (ONE, (0,), "not-a-number"),
        (ONE, True, "not-a-number"),
        (ONE, "a", "not-a-number"),
        (SOME, (), "too-few"),
        (SOME, (0, 1, 2), "too-many"),
        (SOME, (1, 1), "twice"),
        (SOME, (3,), "not-offered"),
        (SOME, 0, "not-a-number"),
        (SOME, ("a",), "not-a-number"),
        (ORDER, (0, 1), "not-an-order"),
        (ORDER, (0, 1, 1), "twice"),
        (NUMBER, 1, "out-of-range"),
        (NUMBER, 5, "out-of-range"),
        (NUMBER, 2.5, "not-a-number"),
        (POINTS, (3, 0), "out-of-range"),
        (POINTS, (-1, 2), "out-of-range"),
        (POINTS, (1, 1), "wrong-total"),
        (POINTS, (3,), "wrong-total"),
    ],
)
def test_anything_else_is_refused_with_the_reason(decision: Decision, answer: object, why: str) -> None:
    refusal = decision.refusal(answer)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("r", why)


def test_what_an_answer_means() -> None:
    assert ONE.value(1) == "b"
    assert SOME.value((2, 0)) == ("a", "c"), "a set has no order of its own"
    assert ORDER.value((2, 0, 1)) == ("c", "a", "b")
    assert NUMBER.value(3) == 3
    assert POINTS.value((2, 1)) == (2, 1)


def test_an_option_may_mean_something_else_than_what_is_shown() -> None:
    decision = choose(0, ("a", "b"), "into", "r", values=((1, 2), (3, 4)))
    assert decision.value(1) == (3, 4)


def test_no_more_can_be_asked_for_than_there_is() -> None:
    decision = choose_some(0, ("a",), "into", "r", least=2, most=3)
    assert decision.answers() == [(0,)]
    decision = distribute(0, 9, ("a", "b"), "into", "r", limits=(1, 2))
    assert decision.answers() == [(1, 2)]


@given(st.integers(0, 2**64 - 1))
def test_random_answers_are_legal(seed: int) -> None:
    chance = Chance(seed)
    for decision in (ONE, SOME, ORDER, NUMBER, POINTS):
        assert decision.random(chance) in decision.answers()


def test_every_legal_answer_can_come_up_at_random() -> None:
    chance = Chance(1)
    for decision in (ONE, SOME, ORDER, NUMBER, POINTS):
        assert {decision.random(chance) for _ in range(300)} == set(decision.answers())


@pytest.mark.parametrize(
    ("decision", "sole"),
    [
        (choose(0, ("a",), "into", "r"), 0),
        (choose(0, ("pass",), "into", "r"), None),
        (choose(0, ("pass", "a"), "into", "r"), None),
        (ONE, None),
        (choose_some(0, ("a", "b"), "into", "r", least=2), (0, 1)),
        (choose_some(0, ("a", "b"), "into", "r", most=0), ()),
        (choose_some(0, (), "into", "r"), ()),
        (choose_some(0, ("a",), "into", "r"), None),
        (choose_some(0, ("a", "b"), "into", "r", least=1, most=1), None),
        (SOME, None),
        (choose_order(0, (), "into", "r"), ()),
        (choose_order(0, ("a",), "into", "r"), (0,)),
        (ORDER, None),
        (choose_number(0, 3, 3, "into", "r"), 3),
        (NUMBER, None),
        (distribute(0, 0, ("a", "b"), "into", "r"), (0, 0)),
        (distribute(0, 3, ("a",), "into", "r"), (3,)),
        (distribute(0, 3, ("a", "b"), "into", "r", limits=(2, 1)), (2, 1)),
        (distribute(0, 3, ("a", "b"), "into", "r", limits=(0, 5)), (0, 3)),
        (distribute(0, 9, ("a", "b", "c"), "into", "r", limits=(2, 0, 3)), (2, 0, 3)),
        (POINTS, None),
    ],
)
def test_a_decision_knows_its_sole_answer(decision: Decision, sole: Answer | None) -> None:
    assert decision.sole_answer == sole
    if sole is not None:
        assert decision.answers() == [sole]


@given(st.integers(0, 5), st.lists(st.integers(0, 3), max_size=4))
def test_points_have_a_sole_answer_exactly_where_there_is_one(total: int, limits: list[int]) -> None:
    decision = distribute(0, total, tuple("abcd"[: len(limits)]), "into", "r", limits=limits)
    if not limits:
        decision = distribute(0, 0, (), "into", "r")
    answers = decision.answers(2)
    assert decision.sole_answer == (answers[0] if len(answers) == 1 else None)
