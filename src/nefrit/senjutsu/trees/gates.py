"""What opens a line, and lines behind it."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Node
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class Gate(Node):
    """What opens a line: one of these Kamae positions (senjutsu.kamae.effects-mandatory), focus to be paid, or both.

    senjutsu.kamae.effect-band, senjutsu.anatomy.kamae-effect, senjutsu.anatomy.optional-focus-cost,
    senjutsu.focus.combined-band. With `hidden` the fighter must be hidden (senjutsu.hidden.condition), with
    `desperate` its Desperation must be active (senjutsu.solo.special.onna-desperation), and it must have fulfilled so
    many `contracts` (senjutsu.solo.special.yojimbo-contracts).
    """

    kamae: tuple[str, ...] = ()
    focus: int = 0
    hidden: bool = False
    desperate: bool = False
    contracts: int = 0

    def fits(self, kamae: str, hidden: bool, desperate: bool = False, contracts: int = 0) -> bool:
        """Whether a fighter in this position and state may pass, if it pays what must be paid."""
        if self.kamae and kamae not in self.kamae:
            return False
        return (hidden or not self.hidden) and (desperate or not self.desperate) and contracts >= self.contracts


@dataclass(frozen=True)
class Gated(Line):
    """A line behind a gate."""

    gate: Gate
    line: Line

    def inner(self) -> tuple[Line, ...]:
        """The one."""
        return (self.line,)
