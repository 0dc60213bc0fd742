"""A card enters play."""

from __future__ import annotations

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.experience import take_out
from nefrit.invasion.occurrences.kinds import ENTERS_PLAY, ENTERS_ZONE
from nefrit.invasion.standing import put_into_play
from nefrit.invasion.state import CAPITAL, KEPT, LEGENDS, Card, Invasion
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.state import NO_SEAT


class EntersPlay(Event):
    """A card enters play, in a zone of the capital or, a legend, on the board. It enters the zone, too."""

    __slots__ = ("corrupted", "on", "resources", "wounds")
    card_fields = ("on",)
    kind = ENTERS_PLAY | ENTERS_ZONE
    message = "enters-play"

    def __init__(
        self,
        seat: int,
        card: int,
        section: int = NO_ZONE,
        *,
        on: int = NO_CARD,
        corrupted: bool = False,
        resources: int = 0,
        wounds: int = 0,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, section=section, by=by, source=source)
        self.wounds = wounds
        self.on = on
        self.corrupted = corrupted
        self.resources = resources

    def happen(self, game: Invasion) -> None:
        """It is faceup, uncorrupted and without tokens unless something says otherwise (invasion.play.enters-state).

        What lay under another card does not lie there any more (invasion.errata.the-unending-horde). A legend lies on
        the board (invasion.legend.played-like-unit).
        """
        piece = Card(self.seat)
        piece.on = self.on
        piece.corrupted = self.corrupted
        piece.resources = self.resources
        piece.damage = self.wounds
        if game.lies_in(self.card, KEPT):
            take_out(game, self.card)
        # An attachment lies with its card, whosever that is (invasion.attachment.controller).
        seat = self.seat if self.on == NO_CARD else game.place(self.on)[1]
        zone = LEGENDS if self.section == NO_ZONE else CAPITAL[self.section]
        put_into_play(game, self.card, piece, zone, seat)
