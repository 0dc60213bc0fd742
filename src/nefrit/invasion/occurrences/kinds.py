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
    HEALED,
    CORRUPTED,
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
    CONTROL_CHANGED,
    DEVELOPMENT_PLAYED,
    DEALS_DAMAGE,
    # With numbers of at most 30 bits Python counts faster: these, for which hardly any card waits, are the last.
    ZONE_BURNS,
    RESTORED,
    TOKENS_PLACED,
    TOKENS_REMOVED,
    QUESTS,
    AMBUSHES,
    REVEALED,
    OPPOSED,
    CHANNELED,
    ATTACK_REDIRECTED,
    DAMAGE_ASSIGNED,
) = (1 << bit for bit in range(41))

LEAVES_PLAY: Final = DESTROYED | SACRIFICED | DISCARDED_FROM_PLAY | RETURNED
"""A card leaves play (invasion.zone.leaves-play-definition)."""

COMES_TO_ATTACK: Final = ATTACKS | ATTACK_REDIRECTED
"""A unit or legend attacks from now on what it did not attack before."""

FALLS: Final = DESTROYED | SACRIFICED | DISCARDED_FROM_PLAY
"""A card enters a discard pile from play."""
