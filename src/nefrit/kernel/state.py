"""The records of a state that games extend: what a piece, a seat and the table itself carry."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nefrit.kernel.plain import Plain

NO_SEAT: Final = -1
"""Stands where a seat number would, when there is no seat: the owner of a card that belongs to nobody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Plain):
    """The record of a card in play. It is dropped when the card leaves play, and with it all that is forgotten.

    `serial` is given when the card comes into play, to each piece another: a card that has left play and come back is
    not what it was. No view shows it.
    """

    __slots__ = ("controller", "serial")
    seat_fields: ClassVar[tuple[str, ...]] = ("controller",)

    def __init__(self, controller: int) -> None:
        self.controller = controller
        self.serial = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Plain):
    """The record of a player's place at the table: tokens, counters, choices. Fields in `secret_fields` are its own."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Plain):
    """The record of what belongs to nobody: the round, tokens in the middle. Nobody sees its secret fields."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Plain):
    """How the game ended: who won (several may, nobody in a draw), by which rule, and in which words.

    `stopped` tells that the game was not decided by its own rules but stopped, so that simulations end.
    """

    __slots__ = ("message", "rule", "stopped", "winners")

    def __init__(self, winners: tuple[int, ...], rule: str, message: str, stopped: bool = False) -> None:
        self.winners = winners
        self.rule = rule
        self.message = message
        self.stopped = stopped
