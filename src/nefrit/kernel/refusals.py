"""Refusals: why something is not allowed, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from nefrit.kernel.plain import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Plain):
    """The reason why something is not allowed: the id of the rule, and a message id with its arguments.

    Legality is written once, as a function that gives refusals: none where the thing is allowed. `first` stops at the
    first reason, and the answer to "why not?" is the whole list. Where few reasons are possible and the question is
    asked often, return a tuple; a generator reads better where there are many.
    """

    __slots__ = ("arguments", "message", "rule")

    def __init__(self, rule: str, message: str, arguments: tuple[tuple[str, object], ...] = ()) -> None:
        self.rule = rule
        self.message = message
        self.arguments = arguments


def refuse(rule: str, message: str, **arguments: object) -> Refusal:
    """A refusal, with the arguments of its message by name."""
    return Refusal(rule, message, tuple(arguments.items()))


def first(reasons: Iterable[Refusal]) -> Refusal | None:
    """The first reason, or None if there is none and the thing is allowed."""
    for reason in reasons:
        return reason
    return None
