"""Faces as numbers: the printed facts of all cards of a game in a table, one row for each face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nefrit.kernel.cards import Face
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame

MOST_WORDS: Final = 64
"""A fact that is told in more different words than this is left to the number of the face."""


class FaceTable:
    """What is printed, as features. Faces are numbered from 1 on in the order of the library; 0 is an unknown card.

    A fact that is a number is a column; where not every card has it, `FACT?` tells whether this one has. A fact that is
    a word or several words has a column `FACT=WORD` for each of them.
    """

    def __init__(self, definition: Definition) -> None:
        faces = list(definition.library.faces.values())
        self.ids: tuple[str, ...] = tuple(face.id for face in faces)
        self.numbers: dict[str, int] = {id: number for number, id in enumerate(self.ids, start=1)}
        facts = [_flat(face) for face in faces]
        self.columns: list[str] = []
        columns: list[list[float]] = []
        for fact in dict.fromkeys(name for known in facts for name in known):
            for name, column in _columns(fact, [known.get(fact) for known in facts]):
                self.columns.append(name)
                columns.append([0.0, *column])
        self.rows: NDArray[np.float32] = np.ascontiguousarray(
            np.array(columns, np.float32).reshape(len(columns), len(faces) + 1).T
        )
        self._known: tuple[tuple[Face, ...], tuple[int, ...]] = ((), ())

    @property
    def count(self) -> int:
        """How many faces there are, unknown ones not counted."""
        return len(self.ids)

    def numbers_of(self, game: AnyGame) -> tuple[int, ...]:
        """For each card of a game the number of its face. All clones of a game share it, so it is kept."""
        faces, numbers = self._known
        if faces is not game.faces:
            by_id = self.numbers
            numbers = tuple([by_id[face.id] for face in game.faces])
            self._known = (game.faces, numbers)
        return numbers


def _flat(face: Face) -> dict[str, Any]:
    """The facts of a face, those that stand together under one name each under its own."""
    found: dict[str, Any] = {}
    for name, value in face.facts().items():
        if isinstance(value, dict):
            found |= {f"{name}.{part}": inner for part, inner in value.items()}
        else:
            found[name] = value
    return found


def _columns(fact: str, values: Sequence[Any]) -> Iterable[tuple[str, list[float]]]:
    numbers = [_number(value) for value in values]
    if any(number is not None for number in numbers):
        yield fact, [number or 0.0 for number in numbers]
        if None in numbers:
            yield f"{fact}?", [float(number is not None) for number in numbers]
        return
    words = [_words(value) for value in values]
    known = sorted({word for some in words for word in some})
    if len(known) <= MOST_WORDS:
        for word in known:
            yield f"{fact}={word}", [float(word in some) for some in words]


def _number(value: Any) -> float | None:
    """A fact as a number; of several numbers to choose from the least."""
    if isinstance(value, bool | int | float):
        return float(value)
    if isinstance(value, list) and value and all(isinstance(part, int) for part in value):
        return float(min(value))
    return None


def _words(value: Any) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    return tuple(part for part in value if isinstance(part, str)) if isinstance(value, list) else ()
