"""How what happens is played back: which kind of beat each message of the log is."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.beats import DECLARE, MOVE, NUMBER, PHASE, RESULT, REVEAL, STATUS, STRIKE, Beats

BEATS: Final[Beats] = {
    "turn-begins": PHASE,
    "turn-ends": PHASE,
    "phase-begins": PHASE,
    "phase-ends": PHASE,
    "played": DECLARE,
    "action-triggered": DECLARE,
    "development-played": DECLARE,
    "attacks": DECLARE,
    "defends": DECLARE,
    "zone-attacked": DECLARE,
    "quests": DECLARE,
    "ambushes": DECLARE,
    "drew": MOVE,
    "discarded": MOVE,
    "enters-play": MOVE,
    "developed": MOVE,
    "moved": MOVE,
    "control-changed": MOVE,
    "returned": MOVE,
    "fulcrum-taken": MOVE,
    "revealed": REVEAL,
    "turned-faceup": REVEAL,
    "turned-development": REVEAL,
    "corrupted": STATUS,
    "restored": STATUS,
    "resources-gained": NUMBER,
    "resources-spent": NUMBER,
    "tokens-placed": NUMBER,
    "tokens-removed": NUMBER,
    "channeled": NUMBER,
    "dominance-gained": NUMBER,
    "dominance-lost": NUMBER,
    "experienced": NUMBER,
    "healed": NUMBER,
    "damaged": STRIKE,
    "zone-damaged": STRIKE,
    "zone-burns": RESULT,
    "destroyed": RESULT,
    "discarded-from-play": RESULT,
    "sacrificed": RESULT,
    "combat-over": RESULT,
    "cancelled": RESULT,
}
