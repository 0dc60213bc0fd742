"""What cannot stay as it is: illegal attachments, participants that cannot participate."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, Decision, choose_some
from nefrit.kernel.memo import ANYTHING
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.attachments import (
    MOST_RESTRICTED,
    are_steadily_attached,
    decisive_effects,
    is_legally_attached,
    restricted_on,
)
from nefrit.l5r.constants import AT_HOME, ATTACHMENT
from nefrit.l5r.leaving import leaving
from nefrit.l5r.memo import IN_FORCE, Decisive
from nefrit.l5r.occurrences.entering import Attached
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.ordering import order_effects
from nefrit.l5r.participation import cannot_participate
from nefrit.l5r.standing import effects_on, is_forbidden, reached, standing_effects
from nefrit.l5r.state import L5R, PLAY, SEATS, player_order
from nefrit.l5r.values import attached_cards, is_edition_1_0


def settle(game: L5R, occurrences: tuple[Occurrence, ...] = ()) -> Procedure | None:
    """What must be put right at once after these occurrences, or None if all is legal."""
    if game.memo.settled:
        return None
    ordering = order_effects(game)
    if ordering is not None:
        return ordering
    memo = game.memo
    memo.settled = True
    memo.known |= ANYTHING
    new: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    for one in occurrences:
        if isinstance(one, Attached):
            new = (*new, one.source)
            if one.comes_into_play:
                played = (*played, one.source)
    # Most often nothing has changed that could be illegal now, so ask for as little as possible.
    pieces = game.pieces
    attachable, decisive_now, barred, discarding = memo.decisive or _decisive(game)
    if attachable and not memo.is_legally_attached:
        attached: list[tuple[int, int, int, int]] = []
        for card in attachable:
            piece = pieces[card]
            if piece.on != NO_CARD:
                parent = pieces.get(piece.on)
                attached.append((card, piece.on, piece.controller, -1 if parent is None else parent.controller))
        decisive = (attached, decisive_now)
        if attached and memo.legal_attachments != decisive:
            if _is_illegal(game, new):
                return Settle(new, played)
            if are_steadily_attached(game):
                memo.legal_attachments = decisive
                memo.is_legally_attached = True
        else:
            memo.is_legally_attached = True
    if game.table.conflict is not None:
        # Each with its side behind it, and the type of the conflict before all.
        participants = [game.table.conflict.type]
        for seat in SEATS:
            for card in game.zones[PLAY.number * 2 + seat]:
                side = pieces[card].side
                if side != AT_HOME:
                    participants.append(card)
                    participants.append(side)
        others = memo.rightful_participants != participants
        if others or barred:
            for card in participants[1::2]:
                if (others or card in barred) and cannot_participate(game, card):
                    return Settle(new, played)
            memo.rightful_participants = participants
    if discarding:
        for card in (*game.zones[PLAY.number * 2], *game.zones[PLAY.number * 2 + 1]):
            if card in discarding and must_go(game, card):
                return Settle(new, played)
    return None


def _decisive(game: L5R) -> Decisive:
    """On what it depends whether anything is illegal: the cards in play that can be attachments (characters that may be
    played so, too), the effects that decide on attachments, and the cards in play that effects may bar from
    participating or discard.
    """
    faces = game.faces
    cards = (*game.zones[PLAY.number * 2], *game.zones[PLAY.number * 2 + 1])
    attachable = tuple([card for card in cards if faces[card].type == ATTACHMENT or faces[card].as_attachment])
    barred = reached(game, standing_effects(game, "participate"))
    found = (attachable, decisive_effects(game), barred, reached(game, standing_effects(game, "discard")))
    game.memo.decisive = found
    game.memo.known |= IN_FORCE
    return found


def _is_illegal(game: L5R, new: tuple[int, ...]) -> bool:
    """Whether any attachment cannot stay where it is."""
    for parent, cards in attached_cards(game).items():
        if len(restricted_on(game, parent)) > MOST_RESTRICTED:
            return True
        for card in cards:
            if not is_legally_attached(game, card, new):
                return True
    return False


def must_go(game: L5R, card: int) -> bool:
    """Whether an effect that stands discards a card, and nothing keeps it (l5r.cannot.absolute)."""
    return bool(effects_on(game, "discard", card)) and not is_forbidden(game, "be-discarded", card)


class SentHome(Happening):
    """A participant that cannot participate is moved home bowed (l5r.dash.removed-home-bowed)."""

    __slots__ = ()
    message = "sent-home"

    def happen(self, game: L5R) -> None:
        """l5r.participating.gains-cannot-participate."""
        piece = game.edit_piece(self.card)
        piece.side = AT_HOME
        piece.bowed = True


class Settle(Procedure):
    """Puts right what is illegal, as long as something is. `new` are the attachments that came just now.

    `played` are those of them that came into play by that; `chosen` is what a player has just chosen to discard,
    `discarded` all that has been chosen.
    """

    __slots__ = ("chosen", "discarded", "new", "played")
    card_fields = ("chosen", "discarded", "new", "played")

    def __init__(self, new: tuple[int, ...] = (), played: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.new = new
        self.played = played
        self.chosen: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()

    @step("l5r.simultaneous.individual-choices")
    def choose_restricted(self, game: L5R) -> Flow:
        """Who has a character with more than two restricted attachments chooses which to discard, in player order.

        l5r.restricted.max-two
        """
        for seat in player_order(game):
            for card in game.zone(PLAY, seat):
                excess = tuple(other for other in restricted_on(game, card) if other not in self.discarded)
                if len(excess) > MOST_RESTRICTED:
                    return self.question(game, seat, excess)
        self.goto("put_right")
        return None

    @step("l5r.simultaneous.resolve-together")
    def note_restricted(self, game: L5R) -> Flow:
        """Nothing is discarded before all have chosen."""
        self.discarded = (*self.discarded, *self.chosen)
        self.goto("choose_restricted")
        return None

    def question(self, game: L5R, seat: int, excess: tuple[int, ...]) -> Decision:
        """Which to discard: of all of them one; since 1.5 as many as are too many, but none that was just played."""
        count = 1
        rule = "l5r.restricted.discard-excess-1-0"
        if not is_edition_1_0(game):
            count = len(excess) - MOST_RESTRICTED
            rule = "l5r.restricted.discard-excess-1-5"
            others = tuple(card for card in excess if card not in self.played)
            if len(others) < len(excess):
                excess = others
                rule = "l5r.restricted.third-replaces-other-1-5"
        return choose_some(seat, excess, "chosen", rule, least=count, most=count, prompt="discard-excess")

    @step("l5r.attachment.illegal-discarded")
    def put_right(self, game: L5R) -> Flow:
        """Discard what is not legally attached and what cannot stay; send home who cannot participate.

        l5r.dash.removed-home-bowed
        """
        leave: list[Left] = [left for card in self.discarded for left in leaving(game, card)]
        for seat in (0, 1):
            for card in game.zone(PLAY, seat):
                piece = game.pieces[card]
                if piece.side != AT_HOME and cannot_participate(game, card):
                    game.occur(SentHome(card, seat))
                illegal = piece.on != NO_CARD and not is_legally_attached(game, card, self.new)
                if illegal or must_go(game, card):
                    leave.extend(leaving(game, card))
        return game.happen(*leave) if leave else None
