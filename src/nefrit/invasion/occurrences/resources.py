"""Resources are gained and spent, and tokens put on cards."""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import RESOURCES_GAINED, RESOURCES_SPENT, TOKENS_PLACED, TOKENS_REMOVED
from nefrit.invasion.state import Invasion


class ResourcesGained(Event):
    """A player takes resources from the common pool."""

    kind = RESOURCES_GAINED
    message = "resources-gained"

    def happen(self, game: Invasion) -> None:
        """They stay until the player's next kingdom phase (invasion.cost.resources-persist)."""
        game.edit_seat(self.seat).resources += self.amount


class ResourcesSpent(Event):
    """A player spends resources."""

    kind = RESOURCES_SPENT
    message = "resources-spent"

    def happen(self, game: Invasion) -> None:
        """They go back to the common pool."""
        game.edit_seat(self.seat).resources -= self.amount


class TokensPlaced(Event):
    """Resource tokens are put on a card."""

    kind = TOKENS_PLACED
    message = "tokens-placed"

    def happen(self, game: Invasion) -> None:
        """They are not in anybody's pool (invasion.resources.pool)."""
        game.edit_piece(self.card).resources += self.amount


class TokensRemoved(Event):
    """Resource tokens are removed from a card."""

    kind = TOKENS_REMOVED
    message = "tokens-removed"

    def happen(self, game: Invasion) -> None:
        """They go back to the common pool."""
        game.edit_piece(self.card).resources -= self.amount
