"""Cards bow and ready."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import BOWS, READIES
from nefrit.l5r.state import L5R


class Bowed(Happening):
    """A card bows (l5r.bow.rotate-90)."""

    __slots__ = ()
    kind = BOWS
    message = "bowed"

    def happen(self, game: L5R) -> None:
        """Turn it, if it is still in play."""
        if self.card in game.pieces:
            game.edit_piece(self.card).bowed = True


class Readied(Happening):
    """A card readies."""

    __slots__ = ()
    kind = READIES
    message = "readied"

    def happen(self, game: L5R) -> None:
        """Turn it back, if it is still in play."""
        if self.card in game.pieces:
            game.edit_piece(self.card).bowed = False
