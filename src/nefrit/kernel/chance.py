"""Chance: the seeded generator inside every state. Same seed, same game, on any machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from nefrit.kernel.plain import Plain

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
SEEDS: Final = _MASK + 1
"""How many seeds there are: a seed is a whole number from 0 to SEEDS - 1."""
_NEAR_THE_END: Final = SEEDS - (1 << 32)


def _word(high: i64, low: i64) -> i64:
    """64 bits from two halves.

    Compiled they are a word of the machine, whose first bit is its sign and which drops what is beyond 64 bits; so only
    the last 64 bits of what is computed from words may count, and what is shifted into one has to be masked.
    """
    return high * 0x100000000 + low


_WORD: Final = _word(0xFFFFFFFF, 0xFFFFFFFF)
_STEP: Final = _word(0x9E3779B9, 0x7F4A7C15)
_FIRST: Final = _word(0xBF58476D, 0x1CE4E5B9)
_SECOND: Final = _word(0x94D049BB, 0x133111EB)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Plain):
    """A small generator of random numbers (SplitMix64): one number of state, cheap to copy and to save."""

    __slots__ = ("word",)

    def __init__(self, seed: int = 0) -> None:
        self.word: i64 = _word(seed >> 32 & 0xFFFFFFFF, seed & 0xFFFFFFFF)

    @property
    def state(self) -> int:
        """The state as a seed, with which another goes on as this one."""
        word: int = self.word
        return word & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        z: i64 = (self.word + _STEP) & _WORD
        self.word = z
        z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * _FIRST
        z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * _SECOND
        mixed: int = z ^ (z >> 31 & 0x1FFFFFFFF)
        return mixed & _MASK

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely; the count is at most 2 ** 32."""
        drawn = self.bits()
        # What is beyond the last multiple of the count would make some numbers likelier.
        while drawn >= _NEAR_THE_END and drawn >= SEEDS - SEEDS % count:
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
