"""Attacks, and how far a card reaches."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.diagrams import Cell, Extra
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class Strike(Line):
    """An attack diagram (senjutsu.diagram.purpose), with what may be added to it."""

    cells: tuple[Cell, ...]
    extras: tuple[Extra, ...] = ()
    unblockable: bool = False

    def has_diagram(self) -> bool:
        """It is one."""
        return True


@dataclass(frozen=True)
class StrikeSlower(Line):
    """An attack without a diagram on an opponent with lower initiative (senjutsu.initiative-attack.no-diagram)."""

    unblockable: bool = False

    def has_diagram(self) -> bool:
        """Who is slower is meant."""
        return True


@dataclass(frozen=True)
class SetRange(Line):
    """The range of the card is another one."""

    reach: int
