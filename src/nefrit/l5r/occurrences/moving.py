"""Characters are committed to a conflict, and move to it and home."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import COMMITS, EVADES, MOVES
from nefrit.l5r.state import L5R


class Committed(Happening):
    """A character is declared as an attacker or a defender; it was moved forward just before."""

    __slots__ = ()
    kind = COMMITS
    message = "committed"


class Evaded(Happening):
    """A character is chosen by an attacker with covert, its `source`."""

    __slots__ = ()
    kind = EVADES
    message = "evades"


class Moved(Happening):
    """A character moves to the conflict (`amount` is its side there) or home."""

    __slots__ = ()
    kind = MOVES
    message = "moved"

    def happen(self, game: L5R) -> None:
        """It keeps its bowed or ready state (l5r.home.keeps-bowed-state).

        At home it no longer participates (l5r.participating.removed-or-sent-home).
        """
        if self.card in game.pieces:
            game.edit_piece(self.card).side = self.amount
