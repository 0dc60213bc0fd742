"""Cards that are not in play are drawn and discarded."""

from __future__ import annotations

from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import DYNASTY
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import DISCARDS, DRAWS
from nefrit.l5r.state import CONFLICT_DECK, CONFLICT_DISCARD, DYNASTY_DECK, DYNASTY_DISCARD, HAND, L5R


class Drawn(Happening):
    """A player draws cards, all at once (l5r.draw.simultaneous); how they are drawn is for the draw procedure."""

    __slots__ = ()
    kind = DRAWS
    message = "drawn"


class Discarded(Happening):
    """A card is discarded from hand or from a province."""

    __slots__ = ()
    kind = DISCARDS
    message = "discarded"

    def happen(self, game: L5R) -> None:
        """It goes faceup on top of its owner's pile (l5r.discard-pile.faceup-on-top).

        Effects on it are over, as whenever a card out of play moves (l5r.in-play.out-of-play-move-breaks-effects).
        """
        game.move(self.card, discard_pile(game, self.card), game.owners[self.card], top=True)


def discard_pile(game: L5R, card: int) -> Zone:
    """The discard pile a card belongs to."""
    return DYNASTY_DISCARD if game.faces[card].side == DYNASTY else CONFLICT_DISCARD


def own_deck(game: L5R, card: int) -> Zone:
    """The deck a card belongs to."""
    return DYNASTY_DECK if game.faces[card].side == DYNASTY else CONFLICT_DECK


class AddedToHand(Happening):
    """A card is added to its owner's hand."""

    __slots__ = ()
    message = "added-to-hand"

    def happen(self, game: L5R) -> None:
        """It is not drawn."""
        game.move(self.card, HAND, self.seat)
