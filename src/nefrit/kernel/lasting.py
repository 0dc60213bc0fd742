"""Lasting and delayed effects: what an ability leaves behind when it has resolved."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Plain
from nefrit.kernel.procedures import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Plain):
    """An effect that goes on for a while.

    `effect` is the node that says what it does, `cards` the cards it was established for (later ones are not affected),
    `seat` and `source` who and what made it, `until` the moment at which it expires, `number` a value fixed for it.
    """

    __slots__ = ("cards", "effect", "number", "seat", "source", "until")
    card_fields: ClassVar[tuple[str, ...]] = ("cards", "source")
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(
        self, effect: object, cards: tuple[int, ...], until: str, seat: int, source: int = NO_CARD, number: int = 0
    ) -> None:
        self.effect = effect
        self.cards = cards
        self.until = until
        self.seat = seat
        self.source = source
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Delayed(Plain):
    """An effect that waits for its moment: `procedure` runs when `when` comes, or never if `until` comes first.

    `when` is the name of a moment, or a node that the game compares with occurrences.
    """

    __slots__ = ("procedure", "until", "when")

    def __init__(self, when: object, procedure: Procedure, until: str = "") -> None:
        self.when = when
        self.procedure = procedure
        self.until = until
