"""What happens in the Cataclysm format only: fulcrums are channeled, dominance is gained and lost."""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import CHANNELED
from nefrit.invasion.occurrences.moving import ControlChanged
from nefrit.invasion.state import BATTLEFIELDS, Invasion
from nefrit.kernel.decisions import NO_CARD


class FulcrumTaken(ControlChanged):
    """A player takes control of a fulcrum, which lies in that player's battlefield from then on.

    invasion.cataclysm.controlled-fulcrum-in-battlefield
    """

    message = "fulcrum-taken"

    def happen(self, game: Invasion) -> None:
        """Whoever channeled it for another channels it no longer."""
        game.move(self.card, BATTLEFIELDS, self.seat)
        game.edit_piece(self.card).controller = self.seat
        stop_channeling(game, [card for card in game.in_play() if game.pieces[card].channels == self.card])


def stop_channeling(game: Invasion, cards: list[int]) -> None:
    """These units channel nothing any longer."""
    for card in cards:
        if game.pieces[card].channels != NO_CARD:
            game.edit_piece(card).channels = NO_CARD


class Channeled(Event):
    """A fulcrum is channeled by a unit, its `source` (invasion.cataclysm.channeling-phase)."""

    kind = CHANNELED
    message = "channeled"

    def happen(self, game: Invasion) -> None:
        """The unit is committed to it."""
        game.edit_piece(self.source).channels = self.card


class DominanceGained(Event):
    """A player gains dominance."""

    kind = 0
    message = "dominance-gained"

    def happen(self, game: Invasion) -> None:
        """On the capital board."""
        game.edit_seat(self.seat).dominance += self.amount


class DominanceLost(Event):
    """A player loses dominance, as much as there is (decision.all.impossible-excess)."""

    kind = 0
    message = "dominance-lost"

    def happen(self, game: Invasion) -> None:
        """From the capital board."""
        player = game.edit_seat(self.seat)
        player.dominance = max(0, player.dominance - self.amount)
