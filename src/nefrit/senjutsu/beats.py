"""How what happens is played back: which kind of beat each message of the log is."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.beats import DECLARE, MOVE, NUMBER, PHASE, RESULT, REVEAL, STATUS, STRIKE, Beats

BEATS: Final[Beats] = {
    "round-begins": PHASE,
    "wave-begins": PHASE,
    "resolves": DECLARE,
    "played-from-hand": DECLARE,
    "initiative-chosen": DECLARE,
    "guard-raised": DECLARE,
    "stun-played": DECLARE,
    "stepped": MOVE,
    "rotated": MOVE,
    "drew": MOVE,
    "discarded": MOVE,
    "taken-into-hand": MOVE,
    "stun-drawn": MOVE,
    "revealed": REVEAL,
    "turned-up": REVEAL,
    "trap-turned": REVEAL,
    "kamae-changed": STATUS,
    "stance-changed": STATUS,
    "behaviour-changed": STATUS,
    "hidden-changed": STATUS,
    "advantage-taken": STATUS,
    "contract-dropped": STATUS,
    "contract-returned": STATUS,
    "terrain-removed": STATUS,
    "focus-changed": NUMBER,
    "lotus-placed": NUMBER,
    "distance-changed": NUMBER,
    "relieved": NUMBER,
    "wounds-replaced": NUMBER,
    "attack-made": STRIKE,
    "attack-ignored": STRIKE,
    "attack-missed": STRIKE,
    "caltrops-trodden": STRIKE,
    "harmed": RESULT,
    "executed": RESULT,
    "defeated": RESULT,
    "cancelled": RESULT,
    "unresolved": RESULT,
    "contract-fulfilled": RESULT,
}
