"""Characters are honored and dishonored, and status tokens are discarded and move."""

from __future__ import annotations

from nefrit.l5r.constants import DISHONORED, HONORED, ORDINARY
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import DISHONORS, HONORS
from nefrit.l5r.state import L5R


class Honored(Happening):
    """A character is honored: an ordinary one becomes honored, a dishonored one ordinary."""

    __slots__ = ()
    kind = HONORS
    message = "honored"

    def happen(self, game: L5R) -> None:
        """l5r.personal-honor.becomes-honored, l5r.personal-honor.dishonored-is-honored."""
        if self.card in game.pieces:
            piece = game.edit_piece(self.card)
            piece.status = min(HONORED, piece.status + 1)


class Dishonored(Happening):
    """A character is dishonored: an ordinary one becomes dishonored, an honored one ordinary."""

    __slots__ = ()
    kind = DISHONORS
    message = "dishonored"

    def happen(self, game: L5R) -> None:
        """l5r.personal-honor.becomes-dishonored, l5r.personal-honor.honored-is-dishonored."""
        if self.card in game.pieces:
            piece = game.edit_piece(self.card)
            piece.status = max(DISHONORED, piece.status - 1)


class StatusDiscarded(Happening):
    """The status token of a character is discarded; it is ordinary again, but was neither honored nor dishonored."""

    __slots__ = ()
    message = "status-discarded"

    def happen(self, game: L5R) -> None:
        """l5r.personal-honor.status-tokens."""
        if self.card in game.pieces:
            game.edit_piece(self.card).status = ORDINARY


class StatusMoved(Happening):
    """The status token of `source` moves to `card`, which becomes honored or dishonored without being made so.

    So nothing responds to it that waits for that.

    l5r.faq.origami-master-becomes-honored-not-is-honored, l5r.faq.origami-master-no-savvy-politician-or-rumormonger
    """

    __slots__ = ()
    message = "status-moved"

    def happen(self, game: L5R) -> None:
        """Two opposite tokens are both discarded.

        l5r.personal-honor.both-tokens-1-5, l5r.faq.origami-master-opposite-tokens-discarded
        """
        status = game.pieces[self.source].status
        game.edit_piece(self.source).status = ORDINARY
        piece = game.edit_piece(self.card)
        piece.status = max(DISHONORED, min(HONORED, piece.status + status))
