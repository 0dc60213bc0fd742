"""The small diagrams of cards: the acting figure points up, and around it stands what happens to whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final

from nefrit.senjutsu import svg
from nefrit.senjutsu.drawing import ARROWS, BLOCKED, grid
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.trees.attacks import Strike
from nefrit.senjutsu.trees.blocks import Block
from nefrit.senjutsu.trees.diagrams import Area, Cell

WOUND: Final = "!"
BLEEDING: Final = "♦"
POISON: Final = "☠"
EXECUTION: Final = "†"
MARK: Final = "*"
ACTING: Final[Hex] = (0, 0)

Diagram = Strike | Area | Block
"""A line of a card that has a diagram."""


def diagrams_in(part: object) -> Iterator[Diagram]:
    """All diagrams in a part of a card, in the order in which they stand there."""
    if isinstance(part, Diagram):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from diagrams_in(each)
    elif is_dataclass(part):
        for field in fields(part):
            yield from diagrams_in(getattr(part, field.name))


def signs(diagram: Diagram) -> dict[Hex, str]:
    """What stands in each hex of a diagram: one sign for each wound and so on.

    senjutsu.execution.in-diagram
    """
    if isinstance(diagram, Block):
        return {
            **dict.fromkeys(diagram.cells, BLOCKED),
            **{hex: (BLOCKED if hex in diagram.cells else "") + MARK for hex in diagram.marked},
        }
    return {cell.hex: _signs(cell) for cell in diagram.cells}


def _signs(cell: Cell) -> str:
    return (
        WOUND * cell.wounds
        + BLEEDING * cell.bleeding
        + POISON * cell.poison
        + (EXECUTION if cell.execution else "")
        + cell.mark
    )


def diagram_as_text(diagram: Diagram) -> str:
    """A diagram as text; the triangle is the acting figure (senjutsu.diagram.orientation)."""
    cells = {hex: (there, "") for hex, there in signs(diagram).items()}
    upper = ARROWS[0] + cells.get(ACTING, ("", ""))[0]
    return grid({**cells, ACTING: (upper, "")}) + "\n"


# ---- As SVG

_INK: Final = "#2b2b2b"
_HARM: Final = "#a3201a"
_FILLS: Final[Mapping[bool, str]] = {True: "#e3ebf3", False: "#f7dfdc"}
_WIDTHS: Final[Mapping[str, int]] = {WOUND: 9, BLEEDING: 14, POISON: 16, EXECUTION: 15, MARK: 15, BLOCKED: 20}


def diagram_as_svg(diagram: Diagram, title: str, description: str = "") -> str:
    """A diagram as a picture."""
    there = signs(diagram)
    body: list[str] = []
    for hex in dict.fromkeys([*there, ACTING]):
        body.append(svg.cell(hex, _FILLS[isinstance(diagram, Block)] if hex in there else "#fff"))
        x, y = svg.centre(hex)
        if hex == ACTING:
            up = y - 8 if hex in there else y
            body.append(f"<path d='M{x} {up - 15}L{x + 13} {up + 9}H{x - 13}Z' fill='{_INK}'/>")
            y += 12
        body += _row(there.get(hex, ""), x, y)
    return svg.picture([*there, ACTING], body, title, description)


def _row(marks: str, x: float, y: float) -> list[str]:
    """Signs side by side around a point."""
    widths = [_WIDTHS.get(mark, 12) for mark in marks]
    left = x - sum(widths) / 2
    found: list[str] = []
    for mark, width in zip(marks, widths, strict=True):
        found.append(_sign(mark, left + width / 2, y))
        left += width
    return found


def _sign(mark: str, x: float, y: float) -> str:
    place = f"transform='translate({x:g} {y:g})'"
    if mark == BLOCKED:
        return svg.shield(x, y)
    if mark == BLEEDING:
        return f"<path {place} d='M0 -11C3 -5 6 -1 6 4A6 6 0 0 1 -6 4C-6 -1 -3 -5 0 -11Z' fill='{_HARM}'/>"
    if mark == POISON:
        return (
            f"<g {place}><path d='M-2 -10H2V-4L7 6A3 3 0 0 1 4 10H-4A3 3 0 0 1 -7 6L-2 -4Z' fill='#3c6e2f'/>"
            "<path d='M-4 -10H4' stroke='#3c6e2f' stroke-width='2.5'/></g>"
        )
    if mark == EXECUTION:
        return f"<path {place} d='M0 -12V12M-6 -5H6' stroke='{_HARM}' stroke-width='3.5'/>"
    if mark == WOUND:
        return f"<path {place} d='M-3 -11H3L2 3H-2ZM-2.5 6H2.5V11H-2.5Z' fill='{_HARM}'/>"
    if mark == MARK:
        return f"<path {place} d='M0 -7V7M-6 -3.5L6 3.5M-6 3.5L6 -3.5' stroke='{_INK}' stroke-width='2.5'/>"
    return svg.text(x, y, mark, 20)
