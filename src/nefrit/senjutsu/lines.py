"""How the chapters of the rules register what their kinds of lines ask and do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from nefrit.kernel.decisions import Decision
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.state import Senjutsu
from nefrit.senjutsu.trees.lines import ASKS, DOES, WORTH

L = TypeVar("L")

Question = Callable[[L, Senjutsu, Perform], Decision | None]
Deed = Callable[[L, Senjutsu, Perform], Procedure | None]
Judge = Callable[[L, Senjutsu, Perform, int], bool]


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
