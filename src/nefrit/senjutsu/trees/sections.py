"""The sections of a card, and their initiatives."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Node
from nefrit.senjutsu.trees.gates import Gate
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class Alternative(Node):
    """Another initiative for a section: by a Kamae position, or for focus (senjutsu.reveal.step3).

    There may be several numbers to choose from.
    """

    gate: Gate
    initiative: tuple[int, ...]


@dataclass(frozen=True)
class Section(Node):
    """A part of a card that resolves at its own initiative.

    senjutsu.anatomy.divider, senjutsu.success.sections-divided. `initiative` are the numbers to choose from, one if
    there is no choice, none for that of the card it is added to. A section may count as one `type` of the card only,
    and a half of a card with two halves has a `name` and is only used in the Kamae that it `requires`.
    """

    initiative: tuple[int, ...]
    lines: tuple[Line, ...]
    alternatives: tuple[Alternative, ...] = ()
    type: str = ""
    name: str = ""
    requires: tuple[str, ...] = ()
