"""Words as numbers: names of prompts, rules, verbs and nations in a fixed number of features."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

BITS: Final = 16
"""So many features a word has."""
NO_WORD: Final = (0.0,) * BITS


@lru_cache(maxsize=1 << 16)
def coded(word: str) -> tuple[float, ...]:
    """A word as features of 1 or -1: the bits of its hash, the same on every machine; all 0 for the empty word.

    Words need not be known beforehand for it, and two of them are hardly ever equal.
    """
    if not word:
        return NO_WORD
    bits = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=BITS // 8).digest(), "big")
    return tuple([1.0 if bits >> bit & 1 else -1.0 for bit in range(BITS)])


def as_number(word: str) -> float:
    """A word as one number from 0 to 1, where there is room for no more."""
    return 0.0 if not word else (1 + hashlib.blake2b(word.encode(), digest_size=1).digest()[0]) / 256


def columns(name: str) -> list[str]:
    """The names of the features of a word."""
    return [f"{name}#{bit}" for bit in range(BITS)]
