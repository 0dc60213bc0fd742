"""What cards do with automated opponents."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.hands import Wanted
from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class ChangeBehaviour(Line):
    """An automated opponent changes its behaviour (senjutsu.solo.change.next-space)."""


@dataclass(frozen=True)
class ResetDeck(Line):
    """The deck of an automated opponent is reset after the round (senjutsu.solo.reset.when)."""


@dataclass(frozen=True)
class RecoverAttack(Line):
    """The topmost card of a type in an automated opponent's discard pile is shuffled into its deck."""

    wanted: Wanted


@dataclass(frozen=True)
class KeepDistance(Line):
    """The preferred distance of an automated opponent changes."""

    distance: int


@dataclass(frozen=True)
class RemoveThis(Line):
    """This card is removed from the game."""


@dataclass(frozen=True)
class ChangeStance(Line):
    """Who has poisoned an automated opponent may change its stance (senjutsu.solo.poison.mist)."""
