"""A card leaves play, with all that leaves with it."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import HONORED, NOBODY, ORDINARY
from nefrit.l5r.occurrences.happenings import FRAMEWORK, Happening
from nefrit.l5r.occurrences.honor import HonorGained, HonorLost
from nefrit.l5r.occurrences.kinds import LEAVES
from nefrit.l5r.state import L5R


class Left(Happening):
    """A card leaves play: discarded, sacrificed, returned to hand or deck.

    `seat` is the player who controls it: it counts as coming to an area of that player, wherever it lies then
    (l5r.control.counts-as-entered-opponents-area). `to` is the name of the zone it goes to, `top` whether it goes on
    top, `parent` the card with which an attachment leaves: if that one stays after all, so does the attachment.
    `attached` says that it was an attachment, which a character may be; `shuffled` that it is shuffled into a deck;
    `ignores_status` that its status token has no effect.
    """

    __slots__ = ("attached", "ignores_status", "parent", "shuffled", "to", "top")
    kind = LEAVES
    message = "left"
    card_fields = ("parent",)

    def __init__(
        self,
        card: int,
        seat: int,
        to: Zone,
        *,
        source: int = NO_CARD,
        by: int = NOBODY,
        how: str = FRAMEWORK,
        top: bool = True,
        parent: int = NO_CARD,
        sacrifice: bool = False,
        attached: bool = False,
        shuffled: bool = False,
        ignores_status: bool = False,
    ) -> None:
        super().__init__(card, seat, int(sacrifice), source=source, by=by, how=how)
        self.to = to.name
        self.top = top
        self.parent = parent
        self.attached = attached
        self.shuffled = shuffled
        self.ignores_status = ignores_status

    @property
    def is_sacrifice(self) -> bool:
        """Whether its controller sacrifices it."""
        return bool(self.amount)

    def leaves(self, game: L5R) -> bool:
        """Whether it is still there to leave: an attachment that leaves with its character, if it is still on it."""
        if self.card not in game.pieces or self.parent == NO_CARD:
            return self.card in game.pieces
        return self.parent not in game.pieces and game.pieces[self.card].on == self.parent

    def consequences(self, game: L5R) -> tuple[Happening, ...]:
        """What comes with it: an honored character gains its controller honor, a dishonored one loses it.

        l5r.personal-honor.honored-leaves-gain-honor, l5r.personal-honor.dishonored-leaves-lose-honor
        """
        status = game.pieces[self.card].status if self.leaves(game) and not self.ignores_status else ORDINARY
        if status == ORDINARY:
            return ()
        kind = HonorGained if status == HONORED else HonorLost
        return (kind(seat=game.pieces[self.card].controller, amount=1),)

    def happen(self, game: L5R) -> None:
        """The card goes where it goes, in its owner's area.

        l5r.in-play.leaves, l5r.control.owners-out-of-play-area. Its tokens are gone with its piece, and so are effects
        that lasted for it: l5r.leaves-play.tokens-return, l5r.leaves-play.effects-expire,
        l5r.in-play.transition-breaks-effects.

        l5r.limit.new-instance-after-leaving-play
        """
        if self.leaves(game):
            zone = zone_named(game, self.to)
            game.move(self.card, zone, game.owners[self.card], top=self.top and zone.ordered)
            if self.shuffled:
                game.shuffle(zone, game.owners[self.card])


def zone_named(game: L5R, name: str) -> Zone:
    """The zone of this name."""
    for zone in game.definition.zones:
        if zone.name == name:
            return zone
    raise LookupError(f"there is no zone {name!r}")
