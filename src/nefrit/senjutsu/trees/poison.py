"""Poison cards."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class ReturnPoisons(Line):
    """Poison cards that have been used come back to the poison deck, any number of them."""


@dataclass(frozen=True)
class ShuffleAmongTop(Line):
    """This card is shuffled among the top cards of the deck of who was given it (senjutsu.poison.specific-effect)."""

    count: int


@dataclass(frozen=True)
class ForAutomated(Line):
    """What a card does to an automated opponent who was given it, instead of all that stands below."""

    lines: tuple[Line, ...]
