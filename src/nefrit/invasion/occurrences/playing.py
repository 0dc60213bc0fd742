"""What happens as cards are played and actions used."""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Sign
from nefrit.invasion.occurrences.kinds import ACTION_TRIGGERED, PLAYED


class Played(Sign):
    """A player plays a card from hand, or triggers it being played (invasion.zone.play-definition)."""

    kind = PLAYED
    message = "played"


class ActionTriggered(Sign):
    """A player uses an action of a card."""

    kind = ACTION_TRIGGERED
    message = "action-triggered"


class Cancelled(Sign):
    """An action, or the playing of a card, is cancelled."""

    kind = 0
    message = "cancelled"
