"""What the solo attack cards of automated characters do: as the file says that is kept to be read."""

from __future__ import annotations

import pytest

from tests.senjutsu.solo.solo_reach import CARDS, GOLDEN, SoloCard, harm_at, instead, read, states_of

LINES = GOLDEN.read_text(encoding="utf-8").splitlines()
EACH_CARD = pytest.mark.parametrize("card", CARDS, ids=[card.face.id for card in CARDS])


def told_of(card: SoloCard) -> dict[str, str]:
    """What the file says of a card, by the state it is in."""
    start = LINES.index(f"{card.face.id} {card.face.name}") + 1
    told: dict[str, str] = {}
    for line in LINES[start:]:
        if not line.startswith(" "):
            break
        state, _, rest = line.strip().partition(": ")
        told[state] = rest
    return told


def test_all_attacks_are_told() -> None:
    assert [line for line in LINES if not line.startswith(" ")] == [f"{one.face.id} {one.face.name}" for one in CARDS]


@EACH_CARD
def test_an_attack_does_what_is_told(card: SoloCard) -> None:
    told = told_of(card)
    for state in states_of(card):
        expected = read(told[state])
        assert {hex: harm_at(card, state, hex) for hex in expected} == expected, state


@EACH_CARD
def test_who_cannot_attack_does_something_else(card: SoloCard) -> None:
    assert instead(card) == told_of(card)["instead"]
