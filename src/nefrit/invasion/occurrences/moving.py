"""Cards move to other zones, and to other players."""

from __future__ import annotations

from nefrit.invasion.constants import AT_REST, ATTACKING, BATTLEFIELD, NO_ZONE
from nefrit.invasion.in_play import rows
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import CONTROL_CHANGED, ENTERS_ZONE
from nefrit.invasion.occurrences.quests import stop_questing
from nefrit.invasion.standing import ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE, allowed
from nefrit.invasion.state import CAPITAL, Invasion, section_of
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.state import NO_SEAT


def carry(game: Invasion, moved: int, section: int, seat: int) -> None:
    """Lay a card into a zone of a player's capital, with what is attached to it; who knew facedown cards knows them."""
    pieces, found = game.pieces, game.memo.rows or rows(game)
    attached = [other for row in found for other in row.attached_or_taken if pieces[other].on == moved]
    for card in (moved, *attached):
        known = game.known_to[card]
        game.move(card, CAPITAL[section], seat)
        if game.pieces[card].facedown:
            game.turn_facedown(card, known)


class Moved(Event):
    """A card moves to another zone of the same capital, with what is attached to it: it enters the zone, not play.

    invasion.move.enters-zone-not-play
    """

    kind = ENTERS_ZONE
    message = "moved"

    def __init__(self, seat: int, card: int, section: int, *, by: int = NO_SEAT, source: int = NO_CARD) -> None:
        super().__init__(seat, card, section=section, by=by, source=source)

    def happen(self, game: Invasion) -> None:
        """Assigned damage follows it (invasion.move.assigned-damage-follows).

        A unit no longer quests, nor does one on a quest that moves (invasion.move.quest-or-unit-breaks-questing). It
        no longer attacks from another zone (invasion.move.attacker-leaves-combat). A facedown development can be told
        from those among which it comes, until they are mixed (decision.invasion.mixed-developments).
        """
        carry(game, self.card, self.section, game.place(self.card)[1])
        stop_questing(game, self.card)
        piece = game.edit_piece(self.card)
        piece.quest = NO_CARD
        piece.told_apart = piece.facedown
        if not self.fights_on(game):
            piece.side = AT_REST

    def fights_on(self, game: Invasion) -> bool:
        """Whether it still attacks or defends: not from where it now is, unless an effect allows that.

        invasion.move.attacker-leaves-combat, invasion.move.defender-leaves-combat, invasion.move.combat-exception
        """
        if game.pieces[self.card].side == ATTACKING:
            return self.section == BATTLEFIELD or allowed(game, ATTACKS_FROM_ANYWHERE, self.card)
        combat = game.table.combat
        at_home = combat is not None and combat.section == self.section
        return at_home or allowed(game, DEFENDS_FROM_ANYWHERE, self.card)


class ControlChanged(Event):
    """Another player takes control of a card, which goes to the corresponding zone of that player.

    With `for_good` no effect has to last for it. Attachments stay under the control of who played them.

    invasion.control.change-moves-to-corresponding, invasion.attachment.control-stays
    """

    __slots__ = ("for_good",)
    kind = CONTROL_CHANGED
    message = "control-changed"

    def __init__(
        self,
        seat: int,
        card: int,
        *,
        for_good: bool = False,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, section=section, by=by, source=source)
        self.for_good = for_good

    def happen(self, game: Invasion) -> None:
        """`seat` is the new controller."""
        carry(game, self.card, section_of(game, self.card), self.seat)
        stop_questing(game, self.card)
        piece = game.edit_piece(self.card)
        before = piece.controller if piece.taken_from == NO_SEAT else piece.taken_from
        piece.taken_from = NO_SEAT if self.for_good or before == self.seat else before
        piece.controller = self.seat
        piece.quest = NO_CARD
        piece.side = AT_REST
