"""What a person types, read as an answer. Options are counted from 1."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nefrit.kernel.decisions import Answer

NONE = ("none", "-", "0")
ALL = "all"

_NUMBERS = re.compile(r"-?\d{1,9}(?:[\s,;]+-?\d{1,9})*")
_SEPARATORS = re.compile(r"[\s,;]+")


class NotUnderstood(ValueError):
    """What was typed is no answer: `message` is the id of the message that says why, with its arguments."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def read_answer(text: str, decision: Mapping[str, Any], labels: Sequence[str]) -> Answer:
    """The answer that a text means, by numbers or by (the beginnings of) names. Whether it is legal the game says.

    `decision` is the one of a view, `labels` are the names of its options.
    """
    text = text.strip().strip(",;").strip()
    if not text:
        raise NotUnderstood("empty-answer")
    readers: dict[str, Callable[[str, Sequence[str]], Answer]] = {
        "one": _one,
        "some": _some,
        "order": _several,
        "number": _number,
        "distribute": _points,
    }
    return readers[decision["kind"]](text, labels)


def _one(text: str, labels: Sequence[str]) -> Answer:
    if text.isdecimal():
        return _index(text, len(labels))
    return _named(text, labels)


def _some(text: str, labels: Sequence[str]) -> Answer:
    # "none" may be the name of an option, but not of one in a list where choosing nothing is spelt so.
    if text.casefold() in NONE:
        return ()
    if text.casefold() == ALL:
        return tuple(range(len(labels)))
    return _several(text, labels)


def _several(text: str, labels: Sequence[str]) -> tuple[int, ...]:
    if _NUMBERS.fullmatch(text):
        return tuple(_index(part, len(labels)) for part in _SEPARATORS.split(text))
    if "," not in text and ";" not in text:
        return (_named(text, labels),)
    parts = [part.strip() for part in re.split("[,;]", text)]
    return tuple(_index(part, len(labels)) if part.isdecimal() else _named(part, labels) for part in parts if part)


def _number(text: str, labels: Sequence[str]) -> int:
    if not re.fullmatch(r"-?\d{1,18}", text):
        raise NotUnderstood("not-a-number")
    return int(text)


def _points(text: str, labels: Sequence[str]) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise NotUnderstood("points-needed", count=len(labels))
    points = tuple(int(part) for part in _SEPARATORS.split(text))
    if len(points) != len(labels):
        raise NotUnderstood("points-needed", count=len(labels))
    return points


def _index(text: str, count: int) -> int:
    # A number of very many digits would be an error of its own in Python.
    number = int(text) if len(text) <= 9 else -1
    if not 1 <= number <= count:
        raise NotUnderstood("no-such-number", number=text[:12], most=count)
    return number - 1


def _named(text: str, labels: Sequence[str]) -> int:
    found = matching(text, labels)
    if not found:
        raise NotUnderstood("no-such-option", text=text[:60])
    names = list(dict.fromkeys(labels[index] for index in found))
    if len(names) > 1:
        raise NotUnderstood("not-clear", text=text[:60], options=names[:4])
    if len(found) > 1:
        raise NotUnderstood("use-the-number", name=names[0])
    return found[0]


def matching(text: str, labels: Sequence[str]) -> list[int]:
    """Which labels a text means: those that are exactly it, or else begin with it, or else have it at a later word."""
    wanted = " ".join(text.casefold().split())
    if not wanted:
        return []
    folded = [label.casefold() for label in labels]
    for means in (str.__eq__, str.startswith, _has_word):
        found = [index for index, label in enumerate(folded) if means(label, wanted)]
        if found:
            return found
    return []


def _has_word(label: str, wanted: str) -> bool:
    return f" {wanted}" in label
