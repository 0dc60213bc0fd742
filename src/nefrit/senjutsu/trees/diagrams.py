"""Diagrams: their hexes, what may be added to them, and who stands there."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Node
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.trees.gates import Gate
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class Cell(Node):
    """A hex of an attack or area diagram, and what happens to who stands there.

    senjutsu.symbol.diagram, senjutsu.anatomy.position-diagram, senjutsu.wound.symbol, senjutsu.wound.several,
    senjutsu.execution.on-attacks
    """

    hex: Hex
    wounds: int = 0
    bleeding: int = 0
    poison: int = 0
    execution: bool = False
    mark: str = ""


@dataclass(frozen=True)
class Extra(Node):
    """What belongs to an attack or block diagram and may be paid for: more harm or more blocked hexes on a mark.

    senjutsu.timing.attack.2-pay, senjutsu.timing.block.1-extra-effects
    """

    gate: Gate
    mark: str = ""
    wounds: int = 0
    bleeding: int = 0
    blocks: bool = False


@dataclass(frozen=True)
class Area(Line):
    """A diagram that is no attack and cannot be blocked: it only says who is meant."""

    cells: tuple[Cell, ...]

    def has_diagram(self) -> bool:
        """It is one."""
        return True


@dataclass(frozen=True)
class OnMarked(Line):
    """What happens to every character on the hexes with a mark (senjutsu.diagram.asterisk)."""

    mark: str
    line: Line
