"""Kamae, focus, hiding and advantage."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.constants import SELF
from nefrit.senjutsu.trees.lines import Line, OnTarget


@dataclass(frozen=True)
class LoseFocus(Line):
    """Lose focus; `count` ALL_OF_THEM is all, except what one may `keep`."""

    count: int
    who: str = SELF
    keep: int = 0


@dataclass(frozen=True)
class GainFocus(Line):
    """Gain focus (senjutsu.focus.max-three, senjutsu.symbol.focus)."""

    count: int = 1
    who: str = SELF


@dataclass(frozen=True)
class StealFocus(OnTarget):
    """Take focus from the target."""

    count: int = 1


@dataclass(frozen=True)
class ShiftKamae(Line):
    """Shift the Kamae up to so many steps along the map (senjutsu.kamae.shift.along-paths)."""

    steps: int
    who: str = SELF


@dataclass(frozen=True)
class SwitchKamae(Line):
    """Switch the Kamae to a position, or to any (senjutsu.kamae.switch.direct)."""

    to: str
    who: str = SELF


@dataclass(frozen=True)
class EnterHidden(Line):
    """You become hidden (senjutsu.hidden.enter)."""


@dataclass(frozen=True)
class TakeAdvantage(Line):
    """Move your token to the top of the advantage track (senjutsu.advantage.effect-on-card)."""
