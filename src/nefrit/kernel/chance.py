"""Chance: the seeded generator inside every state. Same seed, same game, on any machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.plain import Plain

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
SEEDS: Final = _MASK + 1
"""How many seeds there are: a seed is a whole number from 0 to SEEDS - 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Plain):
    """A small generator of random numbers (SplitMix64): one number of state, cheap to copy and to save."""

    __slots__ = ("state",)

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        fair = SEEDS - SEEDS % count
        drawn = self.bits()
        while drawn >= fair:
            drawn = self.bits()
        return drawn % count

    def one_of(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in a random order, each order equally likely."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
