"""Keywords: the words with rules of their own. Each works where its rule says; here they have their names."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.occurrences.kinds import ATTACKS, DAMAGED, DEFENDS, SURVIVES
from nefrit.invasion.trees import Keyword
from nefrit.parts.words import Amount

TOUGHNESS: Final = "toughness"
COUNTERSTRIKE: Final = "counterstrike"
SCOUT: Final = "scout"
RAIDER: Final = "raider"
AMBUSH: Final = "ambush"
SAVAGE: Final = "savage"
LIMITED: Final = "limited"
FEARED: Final = "feared"
NECROMANCY: Final = "necromancy"

TRIGGERS: Final = {SAVAGE: DAMAGED, COUNTERSTRIKE: DEFENDS, RAIDER: SURVIVES, SCOUT: SURVIVES, FEARED: ATTACKS}
"""The keywords that something triggers, and what does."""


def toughness(value: int | Amount) -> Keyword:
    """Toughness: cancels so much of the damage assigned to the unit (invasion.keyword.toughness)."""
    return Keyword(TOUGHNESS, value)


def counterstrike(value: int | Amount) -> Keyword:
    """Counterstrike: so much damage at once when it defends (invasion.keyword.counterstrike-value)."""
    return Keyword(COUNTERSTRIKE, value)


def scout() -> Keyword:
    """Scout: the opponent discards a card if it survives combat (invasion.keyword.scout-effect)."""
    return Keyword(SCOUT)


def raider(value: int | Amount) -> Keyword:
    """Raider: so many resources if it survives an attack (invasion.keyword.raider)."""
    return Keyword(RAIDER, value)


def ambush(value: int | Amount) -> Keyword:
    """Ambush: may be turned faceup to defend for so many resources (invasion.keyword.ambush-procedure)."""
    return Keyword(AMBUSH, value)


def savage(value: int | Amount) -> Keyword:
    """Savage: deals so much damage when it is dealt damage (invasion.keyword.savage)."""
    return Keyword(SAVAGE, value)


def limited() -> Keyword:
    """Limited: at most one such card is played in a turn (invasion.keyword.limited)."""
    return Keyword(LIMITED)


def feared(value: int | Amount) -> Keyword:
    """Feared: blanks so many units while it attacks (invasion.keyword.feared)."""
    return Keyword(FEARED, value)


def necromancy() -> Keyword:
    """Necromancy: may be played from the discard pile (invasion.keyword.necromancy)."""
    return Keyword(NECROMANCY)
