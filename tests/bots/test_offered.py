"""Cards that are offered, and sets of them as answers."""

from __future__ import annotations

from nefrit.bots.offered import cards_of, sets_of
from nefrit.kernel.decisions import choose, choose_some

RULE = "l5r.declare.attackers"


def test_cards_are_told_from_words_and_moves() -> None:
    assert cards_of(choose(0, ("pass", 7, ("play", 8), 5), "chosen", RULE)) == [7, 5]


def test_sets_of_cards_are_answers_in_numbers_and_none_comes_twice() -> None:
    decision = choose_some(0, (7, 5, 9), "chosen", RULE)
    assert sets_of(decision, [(9, 7), (7, 9), (), (5,)]) == [(0, 2), (), (1,)]


def test_sets_that_are_not_allowed_are_left_out() -> None:
    decision = choose_some(0, (7, 5, 9), "chosen", RULE, least=2, most=2)
    assert sets_of(decision, [(7,), (5, 9), (7, 5, 9)]) == [(1, 2)]
    assert sets_of(decision, [(7,)]) == [(0, 1)], "as few as must be"
