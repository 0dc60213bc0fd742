"""A card leaves play: destroyed, sacrificed, discarded or returned."""

from __future__ import annotations

from typing import Final, TypeVar

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.current_text import texts_of
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.experience import lay_under
from nefrit.invasion.occurrences.kinds import DESTROYED, DISCARDED_FROM_PLAY, RETURNED, SACRIFICED
from nefrit.invasion.occurrences.quests import stop_questing
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion, section_of
from nefrit.invasion.trees import Text
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.state import NO_SEAT

TO_DISCARD: Final = "discard"
TO_HAND: Final = "hand"
TO_TOP: Final = "top"
TO_BOTTOM: Final = "bottom"
UNDER: Final = "under"
"""Where a card goes that leaves play: to a place of its owner's, or under the card that keeps it."""


class Leaves(Event):
    """A card leaves play, and goes to its owner (invasion.control.leaves-to-owner, invasion.zone.out-of-play-owner).

    An effect may say that it goes elsewhere: `to` some place, or under the card that is its `keeper`. Its `texts` are
    the abilities that it had, for these may speak of its leaving (invasion.zone.leaves-play-self-referential): a
    development had none (invasion.card.type-development).
    """

    __slots__ = ("keeper", "texts", "to")
    card_fields = ("keeper",)
    untold = ("texts",)

    def __init__(
        self,
        seat: int,
        card: int,
        to: str = TO_DISCARD,
        *,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, section=section, by=by, source=source)
        self.to = to
        self.keeper = NO_CARD
        self.texts: tuple[Text, ...] = ()

    def happen(self, game: Invasion) -> None:
        """It is a new card then; only what is triggered by its leaving knows it (invasion.zone.new-object-exception).

        An effect may have changed where it goes (invasion.faq.volkmar-replacement, invasion.errata.the-unending-horde).

        invasion.zone.new-object
        """
        stop_questing(game, self.card)
        owner = game.owners[self.card]
        if self.to == UNDER and self.keeper in game.pieces:
            lay_under(game, self.card, self.keeper)
        elif self.to == TO_HAND:
            game.move(self.card, HAND, owner)
        elif self.to in (TO_TOP, TO_BOTTOM):
            game.move(self.card, DECK, owner, top=self.to == TO_TOP)
        else:
            game.move(self.card, DISCARD, owner, top=True)


L = TypeVar("L", bound=Leaves)


def leaving(cls: type[L], game: Invasion, card: int, by: int = NO_SEAT, source: int = NO_CARD) -> L:
    """A card leaves play in this way: of its controller, from the zone where it is now, with the text it has now."""
    event = cls(game.pieces[card].controller, card, section=section_of(game, card), by=by, source=source)
    event.texts = texts_of(game, card)
    return event


def returning(game: Invasion, card: int, to: str, by: int, source: int = NO_CARD) -> Returned:
    """A card goes back to some place of its owner's."""
    event = leaving(Returned, game, card, by, source)
    event.to = to
    return event


class Destroyed(Leaves):
    """A card is destroyed (invasion.term.destroy)."""

    kind = DESTROYED
    message = "destroyed"


class Sacrificed(Leaves):
    """A card is sacrificed, which is not destroying it (invasion.term.sacrifice-is-not-destroy).

    It goes to the discard pile of its owner (invasion.term.sacrifice-destination).
    """

    kind = SACRIFICED
    message = "sacrificed"


class DiscardedFromPlay(Leaves):
    """A card is discarded from play by a rule, such as an attachment whose card has left."""

    kind = DISCARDED_FROM_PLAY
    message = "discarded-from-play"


class Returned(Leaves):
    """A card in play goes back to the hand of its owner, or to the top or the bottom of the deck."""

    kind = RETURNED
    message = "returned"

    def __init__(
        self,
        seat: int,
        card: int,
        to: str = TO_HAND,
        *,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, to, section=section, by=by, source=source)
