"""The kinds of events, each a bit, so that a card can say in one number which it waits for."""

from __future__ import annotations

from typing import Final

(
    PLAYED,
    ACTION_TRIGGERED,
    ENTERS_PLAY,
    ENTERS_ZONE,
    DESTROYED,
    SACRIFICED,
    DISCARDED_FROM_PLAY,
    RETURNED,
    DAMAGED,
    ZONE_DAMAGED,
    ZONE_BURNS,
    HEALED,
    CORRUPTED,
    RESTORED,
    ATTACKS,
    DEFENDS,
    ZONE_ATTACKED,
    SURVIVES,
    COMBAT_OVER,
    TURN_BEGINS,
    TURN_ENDS,
    PHASE_BEGINS,
    PHASE_ENDS,
    RESOURCES_GAINED,
    RESOURCES_SPENT,
    DRAWN,
    DISCARDED,
    DEVELOPED,
    TURNED,
    TOKENS_PLACED,
    TOKENS_REMOVED,
    QUESTS,
    AMBUSHES,
    CONTROL_CHANGED,
    REVEALED,
    DEVELOPMENT_PLAYED,
    OPPOSED,
    DEALS_DAMAGE,
    CHANNELED,
) = (1 << bit for bit in range(39))

LEAVES_PLAY: Final = DESTROYED | SACRIFICED | DISCARDED_FROM_PLAY | RETURNED
"""A card leaves play (invasion.zone.leaves-play-definition)."""

FALLS: Final = DESTROYED | SACRIFICED | DISCARDED_FROM_PLAY
"""A card enters a discard pile from play."""
