"""Movement: steps and rotations."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Node
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class Step(Node):
    """So many steps in one of these directions, relative to the facing.

    senjutsu.move.step-arrows, senjutsu.move.step-choice, senjutsu.move.mandatory-or-optional.
    senjutsu.symbol.movement: a solid arrow is mandatory.
    """

    directions: tuple[int, ...]
    count: int
    mandatory: bool


@dataclass(frozen=True)
class Rotation(Node):
    """So many rotations by one side of the hex, either way.

    senjutsu.move.rotation-either-way, senjutsu.move.rotation-symbol, senjutsu.move.mandatory-or-optional
    """

    count: int
    mandatory: bool


FREE = "free"
THEN = "then"

OPPONENT = "opponent"
PARTNER = "partner"


@dataclass(frozen=True)
class Movement(Line):
    """Steps and rotations of one line: in any order and combination, or in the order they stand in (`then`).

    senjutsu.move.made-of, senjutsu.move.same-line-free-order, senjutsu.move.then. Another line is another movement,
    and comes after it (senjutsu.move.different-lines-in-order). With `towards` each step leads nearer to an opponent,
    or to the partner (decision.senjutsu.towards).
    """

    parts: tuple[Step | Rotation, ...]
    order: str = FREE
    towards: str = ""
