"""What happens in this game: the occurrences to which interrupts and reactions refer, and the changes they make."""

from __future__ import annotations

from typing import ClassVar, Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import (
    DISHONORED,
    DYNASTY,
    EDITION_1_0,
    HONORED,
    NOBODY,
    ORDINARY,
)
from nefrit.l5r.state import (
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    HAND,
    HOLDINGS,
    L5R,
    edit_conflict,
    replaced,
)

# l5r.effect.framework-effect
FRAMEWORK: Final = "framework"
# l5r.effect.card-effect
CARD_EFFECT: Final = "card effect"
RING_EFFECT: Final = "ring effect"
COST: Final = "cost"

(
    INITIATES,
    PLAYED,
    ENTERS,
    LEAVES,
    BOWS,
    READIES,
    HONORS,
    DISHONORS,
    MOVES,
    FATE_PLACED,
    FATE_REMOVED,
    HONOR_GAINED,
    HONOR_LOST,
    FATE_GAINED,
    DRAWS,
    DISCARDS,
    ATTACHES,
    PHASE_BEGINS,
    PHASE_ENDS,
    DIALS_REVEALED,
    BID_HONOR_GIVEN,
    CONFLICT_DECLARED,
    CONFLICT_PASSED,
    CONFLICT_WON,
    PROVINCE_REVEALED,
    PROVINCE_BREAKS,
    RING_CLAIMED,
    CONFLICT_ENDS,
    TOKEN_PASSES,
    EVENT_RESOLVED,
    DUEL_BEGINS,
    DUEL_WON,
    FAVOR_CLAIMED,
    COMMITS,
) = (1 << bit for bit in range(34))


class Happening(Occurrence):
    """Something that happens to a card or a player.

    `source` is the card whose effect it is (NO_CARD for the framework), `by` the player whose effect it is (or NOBODY),
    `how` whether it comes from a card effect, a ring effect, a cost or the framework.
    """

    __slots__ = ("amount", "by", "card", "how", "seat", "source")
    card_fields: ClassVar[tuple[str, ...]] = ("card", "source")
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "by")

    def __init__(
        self,
        card: int = NO_CARD,
        seat: int = NOBODY,
        amount: int = 0,
        *,
        source: int = NO_CARD,
        by: int = NOBODY,
        how: str = FRAMEWORK,
    ) -> None:
        self.card = card
        self.seat = seat
        self.amount = amount
        self.source = source
        self.by = by
        self.how = how

    def happen(self, game: L5R) -> None:
        """Nothing changes by itself: the moment is what counts."""


# ---- Cards


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
        if self.card in game.pieces and self.source in game.pieces:
            status = game.pieces[self.source].status
            game.edit_piece(self.source).status = ORDINARY
            piece = game.edit_piece(self.card)
            piece.status = max(DISHONORED, min(HONORED, piece.status + status))


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


class Committed(Happening):
    """A character is declared as an attacker or a defender; it was moved forward just before."""

    __slots__ = ()
    kind = COMMITS
    message = "committed"


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


class Entered(Happening):
    """A card has entered play; it was put there just before, because nothing interrupts it."""

    __slots__ = ()
    kind = ENTERS
    message = "entered"


class Attached(Happening):
    """An attachment has been attached to `card`; the attachment is the `source`."""

    __slots__ = ()
    kind = ATTACHES
    message = "attached"


class Left(Happening):
    """A card leaves play: discarded, sacrificed, returned to hand or deck.

    `to` is the name of the zone it goes to, `top` whether it goes on top, `parent` the card with which an attachment
    leaves: if that one stays after all, so does the attachment. `attached` says that it was an attachment, which a
    character may be.
    """

    __slots__ = ("attached", "parent", "to", "top")
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
    ) -> None:
        super().__init__(card, seat, int(sacrifice), source=source, by=by, how=how)
        self.to = to.name
        self.top = top
        self.parent = parent
        self.attached = attached

    def leaves(self, game: L5R) -> bool:
        """Whether it is still there to leave."""
        return self.card in game.pieces and (self.parent == NO_CARD or self.parent not in game.pieces)

    def consequences(self, game: L5R) -> tuple[Happening, ...]:
        """What comes with it: an honored character gains its controller honor, a dishonored one loses it.

        l5r.personal-honor.honored-leaves-gain-honor, l5r.personal-honor.dishonored-leaves-lose-honor
        """
        status = game.pieces[self.card].status if self.leaves(game) else ORDINARY
        if status == ORDINARY:
            return ()
        kind = HonorGained if status == HONORED else HonorLost
        return (kind(seat=game.pieces[self.card].controller, amount=1),)

    def happen(self, game: L5R) -> None:
        """The card goes where it goes, in its owner's area.

        l5r.in-play.leaves, l5r.control.owners-out-of-play-area, l5r.control.counts-as-entered-opponents-area. Its
        tokens are gone with its piece, and so are effects
        that lasted for it: l5r.leaves-play.tokens-return, l5r.leaves-play.effects-expire,
        l5r.in-play.transition-breaks-effects.

        l5r.limit.new-instance-after-leaving-play
        """
        if self.leaves(game):
            zone = zone_named(game, self.to)
            game.move(self.card, zone, game.owners[self.card], top=self.top and zone.ordered)


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


# ---- Players


class HonorGained(Happening):
    """A player gains honor."""

    __slots__ = ()
    kind = HONOR_GAINED
    message = "honor-gained"

    def happen(self, game: L5R) -> None:
        """l5r.gain.tokens."""
        change_honor(game, self.seat, self.amount)


class HonorLost(Happening):
    """A player loses honor."""

    __slots__ = ()
    kind = HONOR_LOST
    message = "honor-lost"

    def happen(self, game: L5R) -> None:
        """As much as there is (decision.all.impossible-excess)."""
        change_honor(game, self.seat, -self.amount)


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


class BidHonorGiven(Happening):
    """The higher bidder (`by`) gives the lower one (`seat`) honor: l5r.step-2-4.give-difference."""

    __slots__ = ()
    kind = BID_HONOR_GIVEN
    message = "bid-honor-given"

    def happen(self, game: L5R) -> None:
        """Give as much as there is."""
        given = min(self.amount, game.seats[self.by].honor)
        change_honor(game, self.by, -given)
        change_honor(game, self.seat, given)


class DialsRevealed(Happening):
    """The honor dials are revealed; the two bids are those of the first and of the second seat."""

    __slots__ = ("bid", "other_bid")
    kind = DIALS_REVEALED
    message = "dials-revealed"

    def __init__(self, bids: tuple[int, ...]) -> None:
        super().__init__(seat=0, by=1)
        self.bid, self.other_bid = bids


# ---- The round


class PhaseBegins(Happening):
    """A phase begins; its name is in the table."""

    __slots__ = ()
    kind = PHASE_BEGINS
    message = "phase-begins"


class PhaseEnds(Happening):
    """A phase ends; its name is in the table."""

    __slots__ = ()
    kind = PHASE_ENDS
    message = "phase-ends"


class TokenPasses(Happening):
    """The first player token passes to the other player: l5r.step-5-5.pass-token."""

    __slots__ = ()
    kind = TOKEN_PASSES
    message = "token-passes"

    def happen(self, game: L5R) -> None:
        """The opponent is now the first player, and with that the order of standing effects is another."""
        game.edit_table().first = 1 - game.table.first
        game.laid = {}


# ---- Conflicts


class ConflictDeclared(Happening):
    """A player declares a conflict of a `type` with a `ring`; `amount` is the fate that was on the ring."""

    __slots__ = ("ring", "type")
    kind = CONFLICT_DECLARED
    message = "conflict-declared"

    def __init__(self, province: int, seat: int, fate: int, type: str, ring: str) -> None:
        super().__init__(province, seat, fate, by=seat)
        self.type = type
        self.ring = ring


class ConflictPassed(Happening):
    """A player passes an opportunity to declare a conflict."""

    __slots__ = ()
    kind = CONFLICT_PASSED
    message = "conflict-passed"


class ConflictWon(Happening):
    """The winner of the conflict is determined; the conflict itself says who won and lost."""

    __slots__ = ()
    kind = CONFLICT_WON
    message = "conflict-won"


class ProvinceRevealed(Happening):
    """A facedown province is turned faceup."""

    __slots__ = ()
    kind = PROVINCE_REVEALED
    message = "province-revealed"

    def happen(self, game: L5R) -> None:
        """The faceup province takes the place of the facedown one: what lasted for that is over since edition 1.5.

        l5r.facedown-province.revealed-when-turned, l5r.facedown-province.entities-swap
        """
        game.reveal(self.card)
        if game.header.edition != EDITION_1_0:
            end_effects_on(game, self.card)


class TurnedFacedown(Happening):
    """A faceup province, or a holding in one, is turned facedown; both players remember what it was."""

    __slots__ = ()
    message = "turned-facedown"

    def happen(self, game: L5R) -> None:
        """The facedown province takes the place of the faceup one: what lasted for that is over since edition 1.5.

        l5r.facedown-province.entities-swap. A holding has left play just before, unless something kept it there.
        """
        if game.lies_in(self.card, HOLDINGS):
            return
        game.turn_facedown(self.card, (1 << game.seat_count) - 1)
        if game.header.edition != EDITION_1_0:
            end_effects_on(game, self.card)


class ProvinceBreaks(Happening):
    """A province is broken; `by` is the player who breaks it."""

    __slots__ = ()
    kind = PROVINCE_BREAKS
    message = "province-breaks"

    def happen(self, game: L5R) -> None:
        """Turn it over, and remember that this conflict broke a province."""
        game.edit_piece(self.card).broken = True
        if game.table.conflict is not None and game.table.conflict.province == self.card:
            edit_conflict(game).broke = True


class RingClaimed(Happening):
    """A player claims a ring; `amount` is its element."""

    __slots__ = ()
    kind = RING_CLAIMED
    message = "ring-claimed"

    def happen(self, game: L5R) -> None:
        """l5r.step-3-2-7.winner-claims."""
        table = game.edit_table()
        table.ring_owner = replaced(table.ring_owner, self.amount, self.seat)


class ConflictEnds(Happening):
    """A conflict is over."""

    __slots__ = ()
    kind = CONFLICT_ENDS
    message = "conflict-ends"


class DuelBegins(Happening):
    """A duel begins: `card` has been challenged by `source`; `amount` is the type of skill."""

    __slots__ = ()
    kind = DUEL_BEGINS
    message = "duel-begins"


class DuelWon(Happening):
    """A duel is won by `card` against `source`; `seat` is the winner's controller."""

    __slots__ = ()
    kind = DUEL_WON
    message = "duel-won"


class FavorClaimed(Happening):
    """A player claims the Imperial Favor; `amount` is the side it is set to."""

    __slots__ = ()
    kind = FAVOR_CLAIMED
    message = "favor-claimed"

    def happen(self, game: L5R) -> None:
        """l5r.step-3-4-2.claim."""
        table = game.edit_table()
        table.favor = self.seat
        table.favor_side = self.amount


# ---- Playing and initiating


class CardPlayed(Happening):
    """A card counts as played: l5r.initiate.step-6-counts-as-played."""

    __slots__ = ()
    kind = PLAYED
    message = "played"


class EventResolved(Happening):
    """The effects of an event have resolved."""

    __slots__ = ()
    kind = EVENT_RESOLVED
    message = "event-resolved"


def end_effects_on(game: L5R, card: int) -> None:
    """End what lasts for a card that is another from now on; for other cards it goes on."""
    game.stop(*[lasting for lasting in game.lasting if lasting.cards == (card,)])
    for number, lasting in enumerate(game.lasting):
        if card in lasting.cards:
            game.edit_lasting(number).cards = tuple([other for other in lasting.cards if other != card])


def change_honor(game: L5R, seat: int, amount: int) -> None:
    """Change a player's honor; nobody has less than none."""
    player = game.edit_seat(seat)
    player.honor = max(0, player.honor + amount)


def discard_pile(game: L5R, card: int) -> Zone:
    """The discard pile a card belongs to."""
    return DYNASTY_DISCARD if game.faces[card].side == DYNASTY else CONFLICT_DISCARD


def own_deck(game: L5R, card: int) -> Zone:
    """The deck a card belongs to."""
    return DYNASTY_DECK if game.faces[card].side == DYNASTY else CONFLICT_DECK


def zone_named(game: L5R, name: str) -> Zone:
    """The zone of this name."""
    for zone in game.definition.zones:
        if zone.name == name:
            return zone
    raise LookupError(f"there is no zone {name!r}")


def leaving(
    game: L5R,
    card: int,
    to: Zone | None = None,
    *,
    source: int = NO_CARD,
    by: int = NOBODY,
    how: str = FRAMEWORK,
    top: bool = True,
    sacrifice: bool = False,
) -> tuple[Left, ...]:
    """The occurrences of a card leaving play, with all that leaves with it; to the discard pile if not said.

    l5r.attachment.discarded-with-parent, l5r.leaves-play.simultaneous-consequences, l5r.ancestral.returns-to-hand
    """
    from nefrit.l5r.keywords import has_keyword
    from nefrit.l5r.values import attachments

    piece = game.pieces[card]
    goes = discard_pile(game, card) if to is None else to
    is_attached = piece.on != NO_CARD
    found = [
        Left(
            card,
            piece.controller,
            goes,
            source=source,
            by=by,
            how=how,
            top=top,
            sacrifice=sacrifice,
            attached=is_attached,
        )
    ]
    for attached in attachments(game, card):
        home = HAND if has_keyword(game, attached, "ancestral") else discard_pile(game, attached)
        found.append(Left(attached, game.pieces[attached].controller, home, by=by, how=how, parent=card, attached=True))
    return tuple(found)
