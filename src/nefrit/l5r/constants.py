"""The words of the game that rules compare: numbers where comparisons are frequent, words where people read them."""

from __future__ import annotations

from typing import Final

MILITARY: Final = 0
POLITICAL: Final = 1
CONFLICT_TYPES: Final[tuple[str, ...]] = ("military", "political")
GLORY: Final = 2
DUEL_TYPES: Final[tuple[str, ...]] = (*CONFLICT_TYPES, "glory")
"""What is compared in a duel: a skill, or glory."""

AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
VOID: Final = 3
WATER: Final = 4
# l5r.component.five-rings
ELEMENTS: Final[tuple[str, ...]] = ("air", "earth", "fire", "void", "water")

# l5r.card-type.list
CHARACTER: Final = "character"
ATTACHMENT: Final = "attachment"
EVENT: Final = "event"
HOLDING: Final = "holding"
PROVINCE: Final = "province"
STRONGHOLD: Final = "stronghold"
ROLE: Final = "role"

CRAB: Final = "crab"
CRANE: Final = "crane"
DRAGON: Final = "dragon"
LION: Final = "lion"
PHOENIX: Final = "phoenix"
SCORPION: Final = "scorpion"
UNICORN: Final = "unicorn"
NEUTRAL: Final = "neutral"
CLANS: Final = (CRAB, CRANE, DRAGON, LION, PHOENIX, SCORPION, UNICORN)

DYNASTY: Final = "dynasty"
CONFLICT: Final = "conflict"

# l5r.personal-honor.three-states
HONORED: Final = 1
ORDINARY: Final = 0
DISHONORED: Final = -1

AT_HOME: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

PHASES: Final[tuple[str, ...]] = ("dynasty", "draw", "conflict", "fate", "regroup")
BEFORE_THE_GAME: Final = ""

NOBODY: Final = -1
"""Stands where a seat would: nobody holds the favor, nobody won the conflict."""
NO_RING: Final = -1
STRONGHOLD_SLOT: Final = 4
"""The number of the province that holds the stronghold; the others are 0 to 3 from left to right."""

END_OF_CONFLICT: Final = "conflict"
END_OF_PHASE: Final = "phase"
END_OF_ROUND: Final = "round"

EDITION_1_0: Final = "1.0"
EDITION_1_5: Final = "1.5"
