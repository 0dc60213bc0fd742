"""Lines that stand on no card: they are made during play."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class Aiming(Line):
    """Choosing whom a section without a diagram is aimed at, before the first line that means somebody.

    `among` are the only ones whom it can be aimed at: those whom the attack it is added to has hit, or the attacker
    who was blocked. Empty if anybody will do.
    """

    among: tuple[int, ...] = ()


@dataclass(frozen=True)
class NextSection(Line):
    """The beginning of another section of a card that is resolved all at once."""


NEXT_SECTION = NextSection()


@dataclass(frozen=True)
class OnceDone(Line):
    """What follows the word "then" (decision.senjutsu.then)."""

    line: Line


@dataclass(frozen=True)
class Means(Line):
    """From here on these fighters are meant."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Aftermath(Line):
    """What follows when an attack has been applied; `stopped` are the fighters whose block held."""

    stopped: tuple[int, ...]
