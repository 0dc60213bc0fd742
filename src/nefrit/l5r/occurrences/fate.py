"""Fate is placed on characters and removed from them, and players gain and lose it."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import FATE_GAINED, FATE_PLACED, FATE_REMOVED
from nefrit.l5r.state import L5R


class FatePlaced(Happening):
    """Fate is placed on a character."""

    __slots__ = ()
    kind = FATE_PLACED
    message = "fate-placed"

    def happen(self, game: L5R) -> None:
        """Put it there."""
        if self.card in game.pieces:
            game.edit_piece(self.card).fate += self.amount


class FateRemoved(Happening):
    """Fate is removed from a character."""

    __slots__ = ()
    kind = FATE_REMOVED
    message = "fate-removed"

    def happen(self, game: L5R) -> None:
        """Take as much as there is (decision.all.impossible-excess)."""
        if self.card in game.pieces:
            piece = game.edit_piece(self.card)
            piece.fate = max(0, piece.fate - self.amount)


class FateTaken(FateRemoved):
    """Fate is moved away from a character, which is not to remove it."""

    __slots__ = ()
    kind = 0


class FateMoved(Happening):
    """Fate moves from `source` to `card`."""

    __slots__ = ()
    message = "fate-moved"

    def happen(self, game: L5R) -> None:
        """l5r.move.definition."""
        if self.card in game.pieces and self.source in game.pieces:
            moved = min(self.amount, game.pieces[self.source].fate)
            game.edit_piece(self.source).fate -= moved
            game.edit_piece(self.card).fate += moved


class FateGained(Happening):
    """A player gains fate."""

    __slots__ = ()
    kind = FATE_GAINED
    message = "fate-gained"

    def happen(self, game: L5R) -> None:
        """l5r.gain.tokens."""
        game.edit_seat(self.seat).fate += self.amount


class FateLost(Happening):
    """A player loses fate, or spends it to pay a cost."""

    __slots__ = ()
    message = "fate-lost"

    def happen(self, game: L5R) -> None:
        """l5r.fate.spent-or-lost-returns."""
        player = game.edit_seat(self.seat)
        player.fate = max(0, player.fate - self.amount)
