"""Players gain and lose honor, and bid it."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import BID_HONOR_GIVEN, DIALS_REVEALED, HONOR_GAINED, HONOR_LOST
from nefrit.l5r.state import L5R


class HonorGained(Happening):
    """A player gains honor."""

    __slots__ = ()
    kind = HONOR_GAINED
    message = "honor-gained"

    def happen(self, game: L5R) -> None:
        """l5r.gain.tokens."""
        change_honor(game, self.seat, self.amount)


class HonorLost(Happening):
    """A player loses honor."""

    __slots__ = ()
    kind = HONOR_LOST
    message = "honor-lost"

    def happen(self, game: L5R) -> None:
        """As much as there is (decision.all.impossible-excess)."""
        change_honor(game, self.seat, -self.amount)


class BidHonorGiven(Happening):
    """The higher bidder (`by`) gives the lower one (`seat`) honor: l5r.step-2-4.give-difference."""

    __slots__ = ()
    kind = BID_HONOR_GIVEN
    message = "bid-honor-given"

    def happen(self, game: L5R) -> None:
        """Give as much as there is."""
        given = min(self.amount, game.seats[self.by].honor)
        change_honor(game, self.by, -given)
        change_honor(game, self.seat, given)


class DialsRevealed(Happening):
    """The honor dials are revealed; the two bids are those of the first and of the second seat."""

    __slots__ = ("bid", "other_bid")
    kind = DIALS_REVEALED
    message = "dials-revealed"

    def __init__(self, bids: tuple[int, ...]) -> None:
        super().__init__(seat=0, by=1)
        self.bid, self.other_bid = bids


def change_honor(game: L5R, seat: int, amount: int) -> None:
    """Change a player's honor; nobody has less than none."""
    player = game.edit_seat(seat)
    player.honor = max(0, player.honor + amount)


class HonorPlaced(Happening):
    """Honor is placed on a card, such as a province."""

    __slots__ = ()
    message = "honor-placed"

    def happen(self, game: L5R) -> None:
        """It comes from the general pool."""
        if self.card in game.pieces:
            game.edit_piece(self.card).honor += self.amount
