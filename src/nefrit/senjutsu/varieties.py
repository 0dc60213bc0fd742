"""Every way to fight: all pairs of characters, brawls, teams, all automated opponents, the horde, all battlefields."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle, product
from typing import Any

from nefrit.kernel.varieties import Variety
from nefrit.senjutsu.battlefields import BOARDS, PRESETS, why_not_join
from nefrit.senjutsu.cards import CHARACTERS, LIBRARY
from nefrit.senjutsu.constants import POISON
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.fighters import DEFAULTS
from nefrit.senjutsu.opponents import BOSS, HORDE, HORDE_SIZE, KATANA, KINDS, MOST_PLAYERS, PAIR
from nefrit.senjutsu.options import NO_TERRAIN, PLACED
from nefrit.senjutsu.scenery import PIECES

Options = dict[str, Any]
TEAMS = ([0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0])
"""Four fighters in two teams of two, in every way."""


def varieties() -> Iterator[Variety]:
    """All fights, on all battlefields in turn."""
    for (seats, options), battlefield in zip(_fights(), cycle(_battlefields()), strict=False):
        yield Variety(seats, {**options, **battlefield})


def _battlefields() -> list[Options]:
    """Every board without terrain and with each of its presets, two joined; and one with all terrain to be placed."""
    bare: list[Options] = [{"board": board, "terrain": NO_TERRAIN} for board in BOARDS]
    pairs = [[*pair] for pair in combinations(BOARDS, 2) if not any(why_not_join(pair))]
    bare += [{"board": pair, "terrain": NO_TERRAIN} for pair in pairs[:1]]
    presets = [{"board": board, "terrain": preset} for board, known in PRESETS.items() for preset in known]
    placed = {"board": max(BOARDS, key=lambda board: len(BOARDS[board].hexes)), "terrain": PLACED, "pieces": [*PIECES]}
    return [*bare, *presets, placed]


def _fights() -> Iterator[tuple[int, Options]]:
    """Who fights whom, with the number of seats without those of companions.

    All characters meet in pairs; of larger fights only those of the box are fought in every way.
    """
    characters, box = [*CHARACTERS], [*DEFAULTS]
    for pair in product(characters, repeat=2):
        yield 2, {"fighters": [*pair]}
    for count in range(3, MOST_PLAYERS + 1):
        for some in combinations(box, count):
            yield count, {"fighters": [*some]}
        for first in range(len(box), len(characters)):
            yield count, {"fighters": [characters[(first + other) % len(characters)] for other in range(count)]}
    for teams in TEAMS:
        yield len(teams), {"fighters": box, "teams": teams}
        yield len(teams), {"fighters": characters[-len(teams) :], "teams": teams}
        yield len(teams), {"fighters": ["ashigaru", "ninja", "monk", "ashigaru"], "teams": teams}
    yield 2, {"fighters": [{"character": character, "poisons": _poisons()} for character in box[-2:]]}
    for against, character in product(_against(), characters):
        fighter = {"character": character, "poisons": _poisons()}
        yield 1 + len(against), {"opponents": against, "fighters": [fighter]}
    for against in _against():
        yield 1 + len(against), {"opponents": [{"kind": kind, "nightmare": True} for kind in against]}
        three = [*against, BOSS if against == [KATANA] else KATANA, KATANA][:3]
        yield 5, {"opponents": three, "fighters": box[:2]}
    for character in characters:
        yield from _hordes(character)


def _against() -> list[list[str]]:
    """Every automated opponent, those who always fight as a pair together."""
    return [[*PAIR] if kind == PAIR[0] else [kind] for kind in KINDS if kind not in PAIR[1:]]


def _hordes(character: str) -> Iterator[tuple[int, Options]]:
    """A character against the horde: as it is, with the fallen lord, and with others in the place of ashigaru."""
    horde = {"mode": HORDE, "fighters": [character]}
    others = [other for other in DEFAULTS if other != character][:HORDE_SIZE]
    seats = 1 + HORDE_SIZE + 1
    yield seats, horde
    yield seats, {**horde, "lord": True}
    yield seats, {**horde, "opponents": [{"kind": KATANA, "nightmare": True}, KATANA, KATANA]}
    yield seats, {**horde, "opponents": others}


def _poisons() -> list[str]:
    """All poison cards, by their numbers."""
    faces = [face for face in LIBRARY.faces.values() if isinstance(face, SenjutsuFace)]
    return [face.number for face in faces if face.card_class == POISON]
