"""Blocks and counters."""

from __future__ import annotations

from dataclasses import dataclass, field

from nefrit.kernel.effects import Node
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.trees.diagrams import Extra
from nefrit.senjutsu.trees.gates import Gate
from nefrit.senjutsu.trees.lines import Line, OnTarget


@dataclass(frozen=True)
class Counter(Node):
    """The initiatives at which a blocked attack may be countered, perhaps for a price (senjutsu.counter.trigger)."""

    initiatives: tuple[int, ...]
    gate: Gate = field(default_factory=Gate)


@dataclass(frozen=True)
class Block(Line):
    """A block diagram (senjutsu.block.hexes), with counters and what may be added to it."""

    cells: tuple[Hex, ...]
    counters: tuple[Counter, ...] = ()
    extras: tuple[Extra, ...] = ()
    marked: tuple[Hex, ...] = ()

    def has_diagram(self) -> bool:
        """It is one."""
        return True


@dataclass(frozen=True)
class AddCounter(OnTarget):
    """The block that has just succeeded may be countered at these initiatives, as if it said so."""

    initiatives: tuple[int, ...]


@dataclass(frozen=True)
class WidenBlock(Line):
    """Your block is in force at so many initiatives more on either side."""

    count: int = 1
