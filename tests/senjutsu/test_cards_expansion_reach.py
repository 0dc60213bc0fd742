"""Where the attack cards of the expansions reach: as the file says that is kept to be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

import pytest

from nefrit.senjutsu.cards import LIBRARY
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.hexes import DIRECTIONS, SIDES
from tests.senjutsu.reach import FACES, GOLDEN, harm_at

LINES = GOLDEN.read_text(encoding="utf-8").splitlines()
TITLES = [line for line in LINES if not line.startswith(" ")]


def test_all_attacks_are_told() -> None:
    assert [f"{face.id} {face.name}" for face in FACES] == TITLES


ATTACKS = pytest.mark.parametrize("title", TITLES, ids=[title.replace("'", "") for title in TITLES])


def face_of(title: str) -> SenjutsuFace:
    """The card with a title."""
    face = LIBRARY.faces[title.split()[0]]
    assert isinstance(face, SenjutsuFace)
    return face


def told_of(title: str) -> Iterator[tuple[str, dict[tuple[int, int], str]]]:
    """What is told of a card: for a stance the harm on each hex; where somebody next to it suffers nothing, too."""
    for line in takewhile(lambda line: line.startswith(" "), LINES[LINES.index(title) + 1 :]):
        stances, _, told = line.strip().partition(": ")
        expected = dict.fromkeys(DIRECTIONS, "")
        for group in told.split("; ") if told != "nothing" else ():
            harm, _, hexes = group.partition(": ")
            for hex in hexes.split():
                q, r = hex.strip("()").split(",")
                expected[int(q), int(r)] = harm
        yield stances.split(", ")[-1], expected


@ATTACKS
def test_an_attack_reaches_as_far_as_it_is_told(title: str) -> None:
    for kamae, expected in told_of(title):
        assert {hex: harm_at(face_of(title), kamae, hex) for hex in expected} == expected, kamae


@ATTACKS
def test_an_attack_reaches_as_far_whichever_way_its_player_looks(title: str) -> None:
    facing = 1 + TITLES.index(title) % (SIDES - 1)
    for kamae, expected in told_of(title):
        assert {hex: harm_at(face_of(title), kamae, hex, facing) for hex in expected} == expected, (kamae, facing)
