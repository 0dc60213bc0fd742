"""The lines of sections as they are resolved: with the choice of a target where no diagram makes it."""

from __future__ import annotations

from nefrit.senjutsu.internal_lines import NEXT_SECTION, Aiming
from nefrit.senjutsu.node_cache import NodeCache
from nefrit.senjutsu.trees.lines import Line
from nefrit.senjutsu.trees.sections import Section


def aimed(lines: tuple[Line, ...], among: tuple[int, ...] = ()) -> tuple[Line, ...]:
    """The lines of a section with the choice of a target where it is needed first and no diagram makes it.

    senjutsu.diagram.no-diagram-target. It is chosen as late as that because what stands above may move the figure, and
    with it what is in reach.
    """
    place = _aiming[lines]
    return lines if place is None else (*lines[:place], Aiming(among), *lines[place:])


def _first_aim(lines: tuple[Line, ...]) -> int | None:
    """The number of the line before which a target must be chosen, if one must be."""
    if any(line.has_diagram() for line in lines):
        return None
    return next((number for number, line in enumerate(lines) if line.means_target()), None)


_aiming: NodeCache[tuple[Line, ...], int | None] = NodeCache(_first_aim)


def all_sections(sections: tuple[Section, ...], among: tuple[int, ...] = ()) -> tuple[Line, ...]:
    """The lines of all sections of a card, to be resolved one after the other."""
    found = aimed(sections[0].lines, among)
    for section in sections[1:]:
        found = (*found, NEXT_SECTION, *aimed(section.lines, among))
    return found
