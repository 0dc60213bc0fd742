"""The words and numbers of the game that many files share."""

from __future__ import annotations

from typing import Final

# invasion.race.six-races
DWARF: Final = "Dwarf"
EMPIRE: Final = "Empire"
HIGH_ELF: Final = "High Elf"
CHAOS: Final = "Chaos"
ORC: Final = "Orc"
DARK_ELF: Final = "Dark Elf"
NEUTRAL: Final = "Neutral"
"""The race of a card without a race symbol (invasion.race.neutral)."""

ORDER: Final = (EMPIRE, DWARF, HIGH_ELF)
DESTRUCTION: Final = (CHAOS, ORC, DARK_ELF)
RACES: Final = (*ORDER, *DESTRUCTION)

UNIT: Final = "Unit"
SUPPORT: Final = "Support"
TACTIC: Final = "Tactic"
QUEST: Final = "Quest"
LEGEND: Final = "Legend"
FULCRUM: Final = "Fulcrum"
TYPES: Final = (UNIT, SUPPORT, TACTIC, QUEST, LEGEND, FULCRUM)

ATTACHMENT: Final = "Attachment"
"""The one trait with a rule of its own (invasion.card.traits-have-no-rules)."""
HERO: Final = "Hero"

# invasion.capital.three-zones: a zone of a capital is a number, so that each player's record is three numbers.
KINGDOM: Final = 0
QUEST_ZONE: Final = 1
BATTLEFIELD: Final = 2
NO_ZONE: Final = -1
SECTIONS: Final = (KINGDOM, QUEST_ZONE, BATTLEFIELD)
SECTION_NAMES: Final = ("kingdom", "quest", "battlefield")

# The parts of a turn, in order (invasion.turn.phases).
BEFORE_THE_GAME: Final = ""
BEGINNING: Final = "beginning"
KINGDOM_PHASE: Final = "kingdom"
QUEST_PHASE: Final = "quest"
CAPITAL_PHASE: Final = "capital"
CHANNELING_PHASE: Final = "channeling"
BATTLEFIELD_PHASE: Final = "battlefield"
END: Final = "end"

# What a unit or legend does in combat.
AT_REST: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

PEOPLES: Final = ("Undead", "Skaven", "Lizardmen", "Wood Elf")
"""The peoples among the neutral cards, each told by its trait."""

END_OF_TURN: Final = "end of turn"
END_OF_PHASE: Final = "end of phase"
END_OF_BATTLEFIELD_PHASE: Final = "end of the battlefield phase"
END_OF_COMBAT: Final = "end of combat"
END_OF_ATTACK: Final = "end of the attack"
"""When a zone is not attacked any longer: at the end of combat, or when the attack is redirected to another zone."""
FOR_GOOD: Final = ""
"""How long an effect lasts that nothing ends."""

FAQ_2_2: Final = "faq-2.2"
PRINTED_TEXT: Final = "printed"
"""The editions: the texts as the FAQ has them, or as they were printed (decision.invasion.errata)."""

ONE_ON_ONE: Final = "one-on-one"
CATACLYSM: Final = "cataclysm"

OPENING_HAND: Final = 7
ZONE_HIT_POINTS: Final = 8
# invasion.capital.base-power
BASE_POWER: Final = (3, 1, 0)
ZONES_TO_WIN: Final = 2

SKIP: Final = "skip "
"""What effects are called by which a player has no such phase: this, and the name of the phase."""

MOST_PLAYERS: Final = 4
"""So many play at most, in the Cataclysm format (invasion.cataclysm.players)."""
