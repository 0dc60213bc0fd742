"""The layout of observations: named blocks, each with its place, its shape and the meaning of its features."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Buffer: TypeAlias = "memoryview[float]"
"""The numbers of an array one by one: written so, a single number costs a third of what it costs in the array."""


def buffer_of(data: memoryview[Any]) -> Buffer:
    """The numbers in the data of an array of 32-bit floats, row by row."""
    return data.cast("B").cast("f")


@dataclass(frozen=True)
class Block:
    """A part of an observation: features that belong together, from `start` on.

    A block has columns only, or rows with the same columns each.
    """

    name: str
    about: str
    start: int
    columns: tuple[str, ...]
    rows: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns, or columns alone."""
        return (len(self.rows), len(self.columns)) if self.rows else (len(self.columns),)

    @property
    def end(self) -> int:
        """Behind the last feature."""
        return self.start + prod(self.shape)

    def of(self, observation: Floats) -> Floats:
        """This block of an observation, in its shape: a view of it, no copy."""
        return observation[self.start : self.end].reshape(self.shape)

    def column(self, name: str) -> int:
        """The number of a column."""
        return self.columns.index(name)

    def to_data(self) -> dict[str, Any]:
        """The block as data for JSON."""
        return {
            "name": self.name,
            "about": self.about,
            "start": self.start,
            "end": self.end,
            "shape": list(self.shape),
            "rows": list(self.rows),
            "columns": list(self.columns),
        }


class Layout:
    """Blocks one behind the other."""

    def __init__(self) -> None:
        self.blocks: dict[str, Block] = {}
        self.size = 0

    def add(self, name: str, about: str, columns: Sequence[str], rows: Sequence[str] = ()) -> Block:
        """Add a block behind the others."""
        block = self.blocks[name] = Block(name, about, self.size, tuple(columns), tuple(rows))
        self.size = block.end
        return block

    def __getitem__(self, name: str) -> Block:
        return self.blocks[name]

    def to_data(self) -> list[dict[str, Any]]:
        """All blocks as data for JSON."""
        return [block.to_data() for block in self.blocks.values()]
