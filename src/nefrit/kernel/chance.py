"""Chance: the seeded generator inside every state. Same seed, same game, on any machine.

There are two. Simulations draw from a small and fast one, by a seed of 64 bits. Games between people draw from a
cryptographic stream, by a secret seed of 256 bits: who sees what it has brought learns nothing of what it will bring.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from nefrit.kernel.plain import Plain

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
SEEDS: Final = _MASK + 1
"""How many seeds of the fast generator there are: whole numbers from 0 to SEEDS - 1."""
SECRET_SEEDS: Final = 1 << 256
"""A seed from SEEDS to SECRET_SEEDS - 1 is the key of a cryptographic stream."""
_HEXADECIMAL: Final = "0123456789abcdef"
_DIGITS: Final = 64
"""A secret seed is written in so many hexadecimal digits."""
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

    @property
    def position_seed(self) -> int:
        """The seed of the fast generator with which a position goes on from here."""
        return self.state

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


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChance(Chance):
    """A cryptographic stream: number N, from 0 on, is the first 64 bits of HMAC-SHA-256 of N, in 8 bytes, by the key.

    The key is the seed in 32 bytes. All bytes are in the usual order, the most significant first.
    """

    __slots__ = ("drawn", "key")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        super().__init__()
        self.key = seed
        self.drawn = drawn

    @property
    def state(self) -> int:
        """The state as one number, from which `restored` makes another that goes on as this one."""
        return self.key << 64 | self.drawn

    @property
    def position_seed(self) -> int:
        """A seed that tells nothing of this stream: a position can be shown while its game is played."""
        return int.from_bytes(self._hashed(b"position" + self.drawn.to_bytes(8, "big"))[:8], "big")

    def bits(self) -> int:
        """The next 64 random bits."""
        drawn = int.from_bytes(self._hashed(self.drawn.to_bytes(8, "big"))[:8], "big")
        self.drawn += 1
        return drawn

    def _hashed(self, text: bytes) -> bytes:
        return hmac.digest(self.key.to_bytes(32, "big"), text, "sha256")


def chance_of(seed: int) -> Chance:
    """The generator of a seed: the fast one, or the stream of a secret seed."""
    return Chance(seed) if seed < SEEDS else SecretChance(seed)


def restored(data: int | str) -> Chance:
    """The generator whose state this was, as `written`."""
    state = data if isinstance(data, int) else int(data, 16)
    return Chance(state) if state < SEEDS else SecretChance(state >> 64, state & _MASK)


def written(number: int) -> int | str:
    """A seed or a state as data: what has more than 64 bits, and not every program can read, in hexadecimal digits."""
    return number if number < SEEDS else f"{number:0{_DIGITS}x}"


def seed_from(data: int | str) -> int:
    """A seed from data; ValueError if it is none."""
    if isinstance(data, int):
        possible = 0 <= data < SEEDS
    else:
        possible = len(data) == _DIGITS and set(data) <= set(_HEXADECIMAL) and int(data, 16) >= SEEDS
    if not possible:
        raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, or a secret one of {_DIGITS} digits")
    return data if isinstance(data, int) else int(data, 16)


def commitment_to(seed: int) -> str:
    """The hash by which a secret seed is committed to before it is opened: SHA-256 of its 64 digits.

    There are too few seeds of the fast generator to hide one behind a hash: for those it is empty.
    """
    return "" if seed < SEEDS else hashlib.sha256(str(written(seed)).encode()).hexdigest()
