"""What happens in this game: the events that trigger abilities, and the changes they make."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from nefrit.invasion.constants import AT_REST, ATTACKING, BATTLEFIELD, NO_ZONE, QUEST
from nefrit.invasion.standing import allowed, keep_laid
from nefrit.invasion.state import (
    BATTLEFIELDS,
    CAPITAL,
    DECK,
    DISCARD,
    HAND,
    KEPT,
    LEGENDS,
    Card,
    Invasion,
    replaced,
    section_of,
)
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.state import NO_SEAT

(
    PLAYED,
    ACTION_TRIGGERED,
    ENTERS_PLAY,
    ENTERS_ZONE,
    DESTROYED,
    SACRIFICED,
    DISCARDED_FROM_PLAY,
    RETURNED,
    DAMAGED,
    ZONE_DAMAGED,
    ZONE_BURNS,
    HEALED,
    CORRUPTED,
    RESTORED,
    ATTACKS,
    DEFENDS,
    ZONE_ATTACKED,
    SURVIVES,
    COMBAT_OVER,
    TURN_BEGINS,
    TURN_ENDS,
    PHASE_BEGINS,
    PHASE_ENDS,
    RESOURCES_GAINED,
    RESOURCES_SPENT,
    DRAWN,
    DISCARDED,
    DEVELOPED,
    TURNED,
    TOKENS_PLACED,
    TOKENS_REMOVED,
    QUESTS,
    AMBUSHES,
    CONTROL_CHANGED,
    ATTACHED,
    REVEALED,
    DEVELOPMENT_PLAYED,
    OPPOSED,
    DEALS_DAMAGE,
    CHANNELED,
) = (1 << bit for bit in range(40))

LEAVES_PLAY: Final = DESTROYED | SACRIFICED | DISCARDED_FROM_PLAY | RETURNED
"""A card leaves play (invasion.zone.leaves-play-definition)."""

FALLS: Final = DESTROYED | SACRIFICED | DISCARDED_FROM_PLAY
"""A card enters a discard pile from play."""


class Event(Occurrence):
    """Something that happens to a card, or to a player alone.

    `seat` is the player it happens to: the controller of the card at that moment. `by` is the player whose effect did
    it, or NO_SEAT; `source` the card whose effect did it. `section` is the zone of the capital where it happens.
    """

    __slots__ = ("amount", "by", "card", "seat", "section", "source")
    card_fields: ClassVar[tuple[str, ...]] = ("card", "source")
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    changes: ClassVar[bool] = True
    """Whether it changes anything by itself."""

    def __init__(
        self,
        seat: int,
        card: int = NO_CARD,
        amount: int = 0,
        *,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        self.seat = seat
        self.card = card
        self.amount = amount
        self.section = section
        self.by = by
        self.source = source


class Sign(Event):
    """An event that changes nothing by itself: it only tells that something has been done or that a moment has come."""

    changes = False


class Played(Sign):
    """A player plays a card from hand, or triggers it being played (invasion.zone.play-definition)."""

    kind = PLAYED
    message = "played"


class DevelopmentPlayed(Sign):
    """A player plays a card from hand as a development; nobody else knows which."""

    kind = DEVELOPMENT_PLAYED
    message = "development-played"


class ActionTriggered(Sign):
    """A player uses an action of a card."""

    kind = ACTION_TRIGGERED
    message = "action-triggered"


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
        """It is faceup, uncorrupted and without tokens unless something says otherwise (invasion.play.enters-state)."""
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
        game.put_into_play(self.card, piece, zone, seat)


TO_DISCARD: Final = "discard"
TO_HAND: Final = "hand"
TO_TOP: Final = "top"
TO_BOTTOM: Final = "bottom"
UNDER: Final = "under"
"""Where a card goes that leaves play: to a place of its owner's, or under the card that keeps it."""


def lay_under(game: Invasion, card: int, keeper: int, *, facedown: bool = False) -> None:
    """Lay a card under another, where it is not in play; facedown it is known only to those who knew it.

    invasion.keyword.experience
    """
    known = game.seen[card]
    game.move(card, KEPT, game.owners[card])
    if facedown:
        game.turn_facedown(card, known)
    piece = game.edit_piece(keeper)
    piece.kept = (*piece.kept, card)


def take_out(game: Invasion, card: int) -> None:
    """A card no longer lies under another."""
    for keeper in game.in_play():
        if card in game.pieces[keeper].kept:
            piece = game.edit_piece(keeper)
            piece.kept = tuple([other for other in piece.kept if other != card])


class Leaves(Event):
    """A card leaves play, and goes to its owner (invasion.control.leaves-to-owner, invasion.zone.out-of-play-owner).

    An effect may say that it goes elsewhere: `to` some place, or under the card that is its `keeper`.
    """

    __slots__ = ("keeper", "to")
    card_fields = ("keeper",)

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

    def happen(self, game: Invasion) -> None:
        """It is a new card then; only what is triggered by its leaving knows it (invasion.zone.new-object-exception).

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
    """A card leaves play in this way: of its controller, from the zone where it is now."""
    return cls(game.pieces[card].controller, card, section=section_of(game, card), by=by, source=source)


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


class Damaged(Event):
    """Damage is applied to a unit or legend (invasion.damage.received); `combat` damage or not."""

    __slots__ = ("combat",)
    kind = DAMAGED
    message = "damaged"

    def __init__(
        self,
        seat: int,
        card: int,
        amount: int,
        *,
        combat: bool = False,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, amount, section=section, by=by, source=source)
        self.combat = combat

    def happen(self, game: Invasion) -> None:
        """It stays until it is healed or moved (invasion.damage.stays)."""
        game.edit_piece(self.card).damage += self.amount


class ZoneDamaged(Event):
    """Damage is applied to a zone of a capital."""

    __slots__ = ("combat",)
    kind = ZONE_DAMAGED
    message = "zone-damaged"

    def __init__(
        self, seat: int, section: int, amount: int, *, combat: bool = False, by: int = NO_SEAT, source: int = NO_CARD
    ) -> None:
        super().__init__(seat, NO_CARD, amount, section=section, by=by, source=source)
        self.combat = combat

    def happen(self, game: Invasion) -> None:
        """It stays there."""
        player = game.edit_seat(self.seat)
        player.damage = replaced(player.damage, self.section, player.damage[self.section] + self.amount)


class ZoneBurns(Event):
    """A zone burns: its damage is removed, and what was too much is lost.

    invasion.capital.zone-burns, invasion.capital.excess-damage-lost
    """

    kind = ZONE_BURNS
    message = "zone-burns"

    def happen(self, game: Invasion) -> None:
        """It can burn only once (invasion.capital.burning-no-more-damage)."""
        player = game.edit_seat(self.seat)
        player.damage = replaced(player.damage, self.section, 0)
        player.burning = (*player.burning[: self.section], True, *player.burning[self.section + 1 :])


class Healed(Event):
    """Damage is removed from a card, or from a zone (invasion.term.healing)."""

    kind = HEALED
    message = "healed"

    def happen(self, game: Invasion) -> None:
        """No more than there is."""
        if self.card != NO_CARD:
            piece = game.edit_piece(self.card)
            piece.damage = max(0, piece.damage - self.amount)
        else:
            player = game.edit_seat(self.seat)
            left = max(0, player.damage[self.section] - self.amount)
            player.damage = replaced(player.damage, self.section, left)


class Corrupted(Event):
    """A card is corrupted (invasion.corruption.definition)."""

    kind = CORRUPTED
    message = "corrupted"

    def happen(self, game: Invasion) -> None:
        """It is turned sideways; in combat it stays (invasion.corruption.corrupting-mid-combat)."""
        game.edit_piece(self.card).corrupted = True


class Restored(Event):
    """A card is restored (invasion.corruption.restore)."""

    kind = RESTORED
    message = "restored"

    def happen(self, game: Invasion) -> None:
        """It is turned upright."""
        game.edit_piece(self.card).corrupted = False


class ResourcesGained(Event):
    """A player takes resources from the common pool."""

    kind = RESOURCES_GAINED
    message = "resources-gained"

    def happen(self, game: Invasion) -> None:
        """They stay until the player's next kingdom phase (invasion.cost.resources-persist)."""
        game.edit_seat(self.seat).resources += self.amount


class ResourcesSpent(Event):
    """A player spends resources."""

    kind = RESOURCES_SPENT
    message = "resources-spent"

    def happen(self, game: Invasion) -> None:
        """They go back to the common pool."""
        game.edit_seat(self.seat).resources -= self.amount


class Drawn(Event):
    """A player draws cards from the top of the deck (invasion.draw.top-of-deck)."""

    kind = DRAWN
    message = "drew"

    def happen(self, game: Invasion) -> None:
        """As many as there are, all at once (invasion.faq.draw-simultaneously)."""
        for card in game.zone(DECK, self.seat)[: self.amount]:
            game.move(card, HAND, self.seat)


class Discarded(Event):
    """A card that is not in play goes to the discard pile of its owner."""

    kind = DISCARDED
    message = "discarded"

    def happen(self, game: Invasion) -> None:
        """It lies on top there."""
        game.move(self.card, DISCARD, game.owners[self.card], top=True)


class Developed(Event):
    """A card is placed facedown into a zone, as a development; only its owner may look at it.

    It is nothing else as it enters (invasion.faq.kairos-warpstone-excavation).

    invasion.card.type-development, invasion.development.owner-may-look
    """

    kind = DEVELOPED
    message = "developed"

    def happen(self, game: Invasion) -> None:
        """It has nothing of what is printed on it."""
        piece = Card(self.seat)
        piece.development = piece.facedown = True
        piece.told_apart = True
        laid = game.laid
        game.put_into_play(self.card, piece, CAPITAL[self.section], self.seat)
        game.turn_facedown(self.card, 1 << game.owners[self.card])
        if self.seat == game.owners[self.card]:
            keep_laid(game, laid)


class TokensPlaced(Event):
    """Resource tokens are put on a card."""

    kind = TOKENS_PLACED
    message = "tokens-placed"

    def happen(self, game: Invasion) -> None:
        """They are not in anybody's pool (invasion.resources.pool)."""
        game.edit_piece(self.card).resources += self.amount


class TokensRemoved(Event):
    """Resource tokens are removed from a card."""

    kind = TOKENS_REMOVED
    message = "tokens-removed"

    def happen(self, game: Invasion) -> None:
        """They go back to the common pool."""
        game.edit_piece(self.card).resources -= self.amount


class Quests(Event):
    """A unit is placed on a quest (invasion.quest.sending-a-unit)."""

    __slots__ = ("quest",)
    card_fields = ("quest",)
    kind = QUESTS
    message = "quests"

    def __init__(self, seat: int, card: int, quest: int) -> None:
        super().__init__(seat, card)
        self.quest = quest

    def happen(self, game: Invasion) -> None:
        """It remains a unit in its zone (invasion.quest.questing-unit-still-in-zone)."""
        game.edit_piece(self.card).quest = self.quest


def stop_questing(game: Invasion, quest: int) -> None:
    """Nobody is on a quest any longer: it has left play, has moved, or is no quest now.

    The unit stays where it is (invasion.faq.quest-moves-unit-stays).
    """
    if game.faces[quest].type == QUEST:
        for card in game.in_play():
            if game.pieces[card].quest == quest:
                game.edit_piece(card).quest = NO_CARD


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

        A unit no longer quests, nor does one on a quest that moves (invasion.move.quest-or-unit-breaks-questing).
        """
        zone, seat = CAPITAL[self.section], game.place(self.card)[1]
        for card in (self.card, *[other for other in game.in_play() if game.pieces[other].on == self.card]):
            known = game.seen[card]
            game.move(card, zone, seat)
            if game.pieces[card].facedown:
                game.turn_facedown(card, known)
        stop_questing(game, self.card)
        piece = game.edit_piece(self.card)
        piece.quest = NO_CARD
        piece.told_apart = piece.facedown
        if piece.side != AT_REST and not self.fights_on(game):
            piece.side = AT_REST

    def fights_on(self, game: Invasion) -> bool:
        """Whether it still attacks or defends: not from where it now is, unless an effect allows that.

        invasion.move.attacker-leaves-combat, invasion.move.defender-leaves-combat, invasion.move.combat-exception
        """
        if game.pieces[self.card].side == ATTACKING:
            return self.section == BATTLEFIELD or allowed(game, "attack from", self.card)
        combat = game.table.combat
        at_home = combat is not None and combat.section == self.section
        return at_home or allowed(game, "defend from", self.card)


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
        section = section_of(game, self.card)
        for card in (self.card, *[other for other in game.in_play() if game.pieces[other].on == self.card]):
            known = game.seen[card]
            game.move(card, CAPITAL[section], self.seat)
            if game.pieces[card].facedown:
                game.turn_facedown(card, known)
        stop_questing(game, self.card)
        piece = game.edit_piece(self.card)
        before = piece.controller if piece.taken_from == NO_SEAT else piece.taken_from
        piece.taken_from = NO_SEAT if self.for_good or before == self.seat else before
        piece.controller = self.seat
        piece.quest = NO_CARD
        piece.side = 0


class FulcrumTaken(ControlChanged):
    """A player takes control of a fulcrum, which lies in that player's battlefield from then on.

    invasion.cataclysm.controlled-fulcrum-in-battlefield
    """

    message = "fulcrum-taken"

    def happen(self, game: Invasion) -> None:
        """Whoever channeled it for another channels it no longer."""
        game.move(self.card, BATTLEFIELDS, self.seat)
        game.edit_piece(self.card).controller = self.seat
        stop_channeling(game, [card for card in game.in_play() if game.pieces[card].channels == self.card])


def stop_channeling(game: Invasion, cards: list[int]) -> None:
    """These units channel nothing any longer."""
    for card in cards:
        if game.pieces[card].channels != NO_CARD:
            game.edit_piece(card).channels = NO_CARD


class Channeled(Event):
    """A fulcrum is channeled by a unit, its `source` (invasion.cataclysm.channeling-phase)."""

    kind = CHANNELED
    message = "channeled"

    def happen(self, game: Invasion) -> None:
        """The unit is committed to it."""
        game.edit_piece(self.source).channels = self.card


class DominanceGained(Event):
    """A player gains dominance."""

    kind = 0
    message = "dominance-gained"

    def happen(self, game: Invasion) -> None:
        """On the capital board."""
        game.edit_seat(self.seat).dominance += self.amount


class DominanceLost(Event):
    """A player loses dominance, as much as there is (decision.all.impossible-excess)."""

    kind = 0
    message = "dominance-lost"

    def happen(self, game: Invasion) -> None:
        """From the capital board."""
        player = game.edit_seat(self.seat)
        player.dominance = max(0, player.dominance - self.amount)


class TurnBegins(Sign):
    """A turn begins (invasion.turn.0-beginning)."""

    kind = TURN_BEGINS
    message = "turn-begins"


class TurnEnds(Sign):
    """A turn ends (invasion.turn.5-end)."""

    kind = TURN_ENDS
    message = "turn-ends"


class PhaseBegins(Sign):
    """A phase begins."""

    __slots__ = ("phase",)
    kind = PHASE_BEGINS
    message = "phase-begins"

    def __init__(self, seat: int, phase: str) -> None:
        # Written out, because there is one in every phase.
        self.seat = seat
        self.card = NO_CARD
        self.amount = 0
        self.section = NO_ZONE
        self.by = NO_SEAT
        self.source = NO_CARD
        self.phase = phase


class PhaseEnds(PhaseBegins):
    """A phase ends."""

    kind = PHASE_ENDS
    message = "phase-ends"


class ZoneAttacked(Sign):
    """A zone, or a legend through it, is attacked: from now on it defends (invasion.turn.4-defending-status)."""

    kind = ZONE_ATTACKED
    message = "zone-attacked"


class Attacks(Sign):
    """A unit or legend is declared as an attacker."""

    kind = ATTACKS
    message = "attacks"


class Defends(Sign):
    """A unit or legend is declared as a defender."""

    kind = DEFENDS
    message = "defends"


class Opposed(Sign):
    """Attackers and defenders stand against each other: defenders have been declared."""

    kind = OPPOSED
    message = ""


class DealsDamage(Sign):
    """A unit or legend has dealt damage in combat: it added to the pool, and some of that was dealt to an opponent.

    invasion.damage.dealt-in-combat, invasion.damage.pool-shared, invasion.damage.sadistic-mutation
    """

    kind = DEALS_DAMAGE
    message = ""


class Survives(Sign):
    """A unit or legend that participated has survived the combat."""

    __slots__ = ("side",)
    kind = SURVIVES
    message = ""

    def __init__(self, seat: int, card: int, side: int) -> None:
        super().__init__(seat, card)
        self.side = side


class CombatOver(Sign):
    """Combat ends (invasion.turn.4-combat-ends)."""

    kind = COMBAT_OVER
    message = "combat-over"


class Ambushes(Sign):
    """A development is turned faceup by its Ambush (invasion.keyword.ambush-procedure)."""

    kind = AMBUSHES
    message = "ambushes"


class TurnedFaceup(Event):
    """A development is turned faceup and is what is printed on it: it does not enter play, for it was in play.

    invasion.development.turning-is-not-entering, invasion.development.grimgor-example,
    invasion.faq.grimgor-turned-face-up
    """

    kind = TURNED
    message = "turned-faceup"

    def happen(self, game: Invasion) -> None:
        """Everybody sees it."""
        piece = game.edit_piece(self.card)
        piece.facedown = piece.development = piece.for_now = False
        game.reveal(self.card)
        game.laid = {}
        game.heard = {}


class TurnedDevelopment(Event):
    """A card in play becomes a development, facedown or faceup, and loses its tokens. It stays in play.

    invasion.development.faceup-tokens-removed, invasion.development.tree-kin-example
    """

    __slots__ = ("facedown",)
    kind = TURNED
    message = "turned-development"

    def __init__(
        self,
        seat: int,
        card: int,
        *,
        facedown: bool = True,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        super().__init__(seat, card, section=section, by=by, source=source)
        self.facedown = facedown

    def happen(self, game: Invasion) -> None:
        """It is nothing but a development; faceup it stays corrupted, and it is no longer questing.

        invasion.faq.judgement-of-loec-corrupted, invasion.faq.judgement-of-loec-on-questing-unit
        """
        stop_questing(game, self.card)
        piece = game.edit_piece(self.card)
        piece.development = True
        piece.facedown = self.facedown
        piece.damage = piece.resources = piece.assigned = piece.side = 0
        piece.quest = piece.on = NO_CARD
        piece.kept = ()
        piece.for_now = not self.facedown
        if self.facedown:
            piece.corrupted = False
            piece.told_apart = True
            game.turn_facedown(self.card, 1 << game.owners[self.card])
        game.laid = {}
        game.heard = {}


class Cancelled(Sign):
    """An action, or the playing of a card, is cancelled."""

    kind = 0
    message = "cancelled"
