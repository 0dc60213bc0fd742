from __future__ import annotations

import pytest

from nefrit.cli.table.answers import NotUnderstood, read_answer
from nefrit.kernel.decisions import Answer

LABELS = ("Pass", "King of Spades", "King of Hearts", "Ace, the lonely", "Pass the cup")
COPIES = ("Bandit", "Bandit", "Knight")


@pytest.mark.parametrize(
    ("kind", "text", "answer"),
    [
        ("one", "2", 1),
        ("one", " 2 ", 1),
        ("one", "king of s", 1),
        ("one", "KING  of hearts", 2),
        ("one", "ace, the", 3),
        ("one", "pass", 0),
        ("some", "1 3 4", (0, 2, 3)),
        ("some", "1,3;4,", (0, 2, 3)),
        ("some", "king of s, 5", (1, 4)),
        ("some", "none", ()),
        ("some", "-", ()),
        ("some", "0", ()),
        ("some", "all", (0, 1, 2, 3, 4)),
        ("some", "2", (1,)),
        ("order", "3,1,2,5,4", (2, 0, 1, 4, 3)),
        ("number", "5", 5),
        ("number", "-2", -2),
        ("distribute", "2 0 1 0 0", (2, 0, 1, 0, 0)),
    ],
)
def test_natural_input_is_understood(kind: str, text: str, answer: Answer) -> None:
    assert read_answer(text, {"kind": kind}, LABELS) == answer


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        ("one", "", "empty-answer"),
        ("one", " , ", "empty-answer"),
        ("one", "0", "no-such-number"),
        ("one", "6", "no-such-number"),
        ("one", "9" * 5000, "no-such-number"),
        ("one", "king", "not-clear"),
        ("one", "queen", "no-such-option"),
        ("one", "-1", "no-such-option"),
        ("one", "1 2", "no-such-option"),
        ("one", "²", "no-such-option"),
        ("some", "1 9", "no-such-number"),
        ("some", "king of s, queen", "no-such-option"),
        ("order", "x", "no-such-option"),
        ("number", "five", "not-a-number"),
        ("number", "5.0", "not-a-number"),
        ("number", "9" * 5000, "not-a-number"),
        ("distribute", "1 2", "points-needed"),
        ("distribute", "one", "points-needed"),
    ],
)
def test_what_is_no_answer_is_told_by_a_message(kind: str, text: str, message: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_answer(text, {"kind": kind}, LABELS)
    assert caught.value.message == message


def test_options_with_one_name_are_told_apart_by_their_numbers() -> None:
    with pytest.raises(NotUnderstood, match="use-the-number"):
        read_answer("bandit", {"kind": "one"}, COPIES)
    assert read_answer("2", {"kind": "one"}, COPIES) == 1
