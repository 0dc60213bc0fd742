"""Wounds and status cards: they are dealt, replaced and given back."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.constants import SELF, TARGET
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class Inflict(Line):
    """Harm to the target or to others: wounds, bleeding wounds, stuns, hobbles, poison (senjutsu.symbol.effects).

    `count` may be PER_HEX or DIFFERENCE.
    """

    what: str
    count: int = 1
    who: str = TARGET


@dataclass(frozen=True)
class ReplaceWounds(Line):
    """Wounds become bleeding wounds, or the contrary, or stuns: so many, all of them, JUST_DEALT or RECEIVED."""

    source: str
    to: str
    count: int
    who: str = SELF


@dataclass(frozen=True)
class DiscardStatus(Line):
    """Give back status cards or wounds: stuns, hobbles, poison, wounds, or any status cards."""

    what: tuple[str, ...]
    count: int
    up_to: bool = False
    who: str = SELF


@dataclass(frozen=True)
class PreventDefeat(Line):
    """The fighter is not defeated."""
