"""How lines find what they do: each chapter of the rules tells it for its own kinds of lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from nefrit.kernel.decisions import Decision
from nefrit.kernel.procedures import Procedure

if TYPE_CHECKING:
    from nefrit.senjutsu.performing import Perform
    from nefrit.senjutsu.state import Senjutsu

L = TypeVar("L")

ASKS: dict[type, Callable[[Any, Any, Any], Decision | None]] = {}
"""For a kind of line the question that must be answered before it is carried out."""
DOES: dict[type, Callable[[Any, Any, Any], Procedure | None]] = {}
"""For a kind of line what it does."""

WORTH: dict[type, Callable[[Any, Any, Any, int], bool]] = {}
"""For a kind of line that may have nothing to work on: whether it is worth paying for."""

Question = Callable[[L, "Senjutsu", "Perform"], Decision | None]
Deed = Callable[[L, "Senjutsu", "Perform"], Procedure | None]
Judge = Callable[[L, "Senjutsu", "Perform", int], bool]


def asks(kind: type[L]) -> Callable[[Question[L]], Question[L]]:
    """The function below asks what a kind of line needs to know; it changes nothing."""

    def note(function: Question[L]) -> Question[L]:
        ASKS[kind] = function
        return function

    return note


def does(kind: type[L]) -> Callable[[Deed[L]], Deed[L]]:
    """The function below carries a kind of line out."""

    def note(function: Deed[L]) -> Deed[L]:
        DOES[kind] = function
        return function

    return note


def worth(kind: type[L]) -> Callable[[Judge[L]], Judge[L]]:
    """The function below tells whether a kind of line could do anything, if so much focus were paid for it."""

    def note(function: Judge[L]) -> Judge[L]:
        WORTH[kind] = function
        return function

    return note
