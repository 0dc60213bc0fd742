"""How what happens is played back: which kind of beat each message of the log is."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.beats import DECLARE, MOVE, NUMBER, PHASE, RESULT, REVEAL, STATUS, Beats

BEATS: Final[Beats] = {
    "turn-began": PHASE,
    "played": DECLARE,
    "exhausted": STATUS,
    "drew": MOVE,
    "moved": MOVE,
    "obtained": MOVE,
    "developed": MOVE,
    "sunk": MOVE,
    "reshuffled": MOVE,
    "unrest-taken": MOVE,
    "unrest-returned": MOVE,
    "revealed": REVEAL,
    "gained": NUMBER,
    "gave": NUMBER,
    "paid": NUMBER,
    "placed": NUMBER,
    "stole": NUMBER,
    "left-play": RESULT,
    "became-empire": RESULT,
    "deck-emptied": RESULT,
    "end-triggered": RESULT,
    "scored": RESULT,
}
