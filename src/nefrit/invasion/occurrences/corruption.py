"""Cards are corrupted and restored."""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import CORRUPTED, RESTORED
from nefrit.invasion.state import Invasion


class Corrupted(Event):
    """A card is corrupted (invasion.corruption.definition)."""

    kind = CORRUPTED
    message = "corrupted"

    def happen(self, game: Invasion) -> None:
        """It is turned sideways; in combat it stays (invasion.corruption.corrupting-mid-combat)."""
        game.edit_piece(self.card).corrupted = True


class Restored(Event):
    """A card is restored (invasion.corruption.restore)."""

    kind = RESTORED
    message = "restored"

    def happen(self, game: Invasion) -> None:
        """It is turned upright."""
        game.edit_piece(self.card).corrupted = False
