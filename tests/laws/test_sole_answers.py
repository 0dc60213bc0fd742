"""Where a decision has only one answer it says so, and only there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nefrit.kernel.decisions import NUMBER, ONE, SOME, Answer, Decision
from nefrit.registry import names
from nefrit.testing import Broken
from nefrit.testing.sole_answers import sole_answers_are_right
from tests.laws.games import decisions

TRUE: Callable[[Decision], Answer | None] = vars(Decision)["sole_answer"].fget


@pytest.mark.parametrize("name", names())
def test_sole_answers_are_right(name: str) -> None:
    check_games(name, 2)


def check_games(name: str, count: int) -> None:
    for game in decisions(name, count):
        sole_answers_are_right(game)


def first_of_two(decision: Decision) -> Answer | None:
    return 0 if decision.kind == ONE and len(decision.options) == 2 else TRUE(decision)


def fewest(decision: Decision) -> Answer | None:
    return tuple(range(decision.least)) if decision.kind == SOME else TRUE(decision)


def least_number(decision: Decision) -> Answer | None:
    return decision.least if decision.kind == NUMBER else TRUE(decision)


def none(decision: Decision) -> Answer | None:
    return None


def not_offered(decision: Decision) -> Answer | None:
    sole = TRUE(decision)
    return sole if sole is None else len(decision.options)


@pytest.mark.parametrize("fault", [first_of_two, fewest, least_number, none, not_offered])
def test_a_wrong_sole_answer_is_found(
    fault: Callable[[Decision], Answer | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Decision, "sole_answer", property(fault))
    with pytest.raises(Broken, match="sole answer"):
        check_games("l5r", 4)
