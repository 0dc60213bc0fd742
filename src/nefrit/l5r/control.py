"""Control: cards that change sides, for good or until the conflict ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.memo import LAYOUT
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import first
from nefrit.l5r.attachments import may_attach
from nefrit.l5r.constants import AT_HOME
from nefrit.l5r.leaving import leaving
from nefrit.l5r.occurrences.entering import Attached
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, Happening
from nefrit.l5r.playing import refusals_of_uniqueness
from nefrit.l5r.state import L5R, PLAY
from nefrit.l5r.values import side_of
from nefrit.l5r.words.nouns import One
from nefrit.parts.words import Cards


class ControlTaken(Happening):
    """A player (`seat`) takes control of a card; where `amount` is 1 only until the end of the conflict.

    l5r.control.default-owner, l5r.control.duration-default
    """

    __slots__ = ()
    message = "control-taken"

    def happen(self, game: L5R) -> None:
        """It goes over as it is; attachments on it stay whose they are.

        l5r.control.keeps-state, l5r.control.attachments-do-not-follow
        """
        if self.card in game.pieces:
            _give(game, self.card, self.seat)
            # l5r.control.duration-default
            if not self.amount:
                game.edit_piece(self.card).returns_to = self.seat


@dataclass(frozen=True)
class TakeControl(Effect):
    """Take control of cards until the end of the conflict."""

    cards: Cards

    def can(self, game: L5R, context: Context) -> bool:
        """Of cards that somebody else controls, and that you may control."""
        return all(may_take(game, context.seat, card) for card in self.cards.cards(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Take them."""
        cards = [card for card in self.cards.cards(game, context) if may_take(game, context.seat, card)]
        made = [_taken(context, card, lent=True) for card in cards]
        return game.happen(*made) if made else None


@dataclass(frozen=True)
class AttachTo(Effect):
    """Attach an attachment in play to another character on which it may be (l5r.move.needs-destination).

    The character is a certain one, or one of your own that you choose. With `taking` you take control of the attachment
    for good by that, unless you have it already, and it is discarded where that is not possible.
    """

    card: Cards
    to: Cards
    taking: bool = False

    def destinations(self, game: L5R, context: Context) -> list[int]:
        """Where it can go."""
        card, *_ = (*self.card.cards(game, context), NO_CARD)
        if card not in game.pieces:
            return []
        is_mine = game.pieces[card].controller == context.seat
        if self.taking and not is_mine and not may_take(game, context.seat, card):
            return []
        seat = context.seat if self.taking else game.pieces[card].controller
        others = [other for other in self.to.cards(game, context) if other in game.pieces]
        # It may stay where it is if only its controller changes.
        moved = [other for other in others if self.taking or other != game.pieces[card].on]
        return [other for other in moved if may_attach(game, card, other, seat)]

    def can(self, game: L5R, context: Context) -> bool:
        """There must be a place for it, unless it is discarded."""
        return self.taking or bool(self.destinations(game, context))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Where to, if that is a choice."""
        cards = self.destinations(game, context)
        if not cards or not isinstance(self.to, One):
            return None
        (card,) = self.card.cards(game, context)
        return choose(context.seat, cards, "answer", "l5r.move.needs-destination", "attach-to", card)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Move it; where costs are ignored there is no card with which they were paid."""
        (card,) = self.card.cards(game, context)
        cards = self.destinations(game, context)
        if not cards and self.taking and card in game.pieces:
            return game.happen(*leaving(game, card, source=context.source, by=context.seat, how=CARD_EFFECT))
        if not cards:
            context.done = False
            return None
        to = context.answer if isinstance(self.to, One) else cards[0]
        assert isinstance(to, int)
        moved = AttachmentMoved(to, context.seat, source=card, by=context.seat, how=CARD_EFFECT)
        if self.taking and game.pieces[card].controller != context.seat:
            return game.happen(_taken(context, card, lent=False), moved)
        return game.happen(moved)


def take_control(cards: Cards) -> TakeControl:
    """Take control of cards until the end of the conflict: `take_control(it)`."""
    return TakeControl(cards)


def move_attachment(card: Cards, *, to: Cards) -> AttachTo:
    """Move an attachment to another character: `move_attachment(it, to=one(character))`."""
    return AttachTo(card, to)


def take_attachment(card: Cards, *, to: Cards) -> AttachTo:
    """Take control of an attachment and attach it to a character, or discard it: `take_attachment(it, to=paid)`."""
    return AttachTo(card, to, taking=True)


class AttachmentMoved(Attached):
    """An attachment in play (the `source`) is attached to another card."""

    __slots__ = ()
    comes_into_play: ClassVar[bool] = False

    def happen(self, game: L5R) -> None:
        """It stays there, if it may (l5r.attachment.stays-until-removed, l5r.attachment.illegal-discarded)."""
        if self.source in game.pieces:
            game.edit_piece(self.source).on = self.card
            game.changed(LAYOUT)


def may_take(game: L5R, seat: int, card: int) -> bool:
    """Whether a player can take control of a card in play.

    l5r.stronghold.cannot-change-control, l5r.unique.one-per-player
    """
    is_theirs = game.lies_in(card, PLAY) and game.pieces[card].controller != seat
    return is_theirs and first(refusals_of_uniqueness(game, seat, card)) is None


def _taken(context: Context, card: int, *, lent: bool) -> ControlTaken:
    return ControlTaken(card, context.seat, int(lent), source=context.source, by=context.seat, how=CARD_EFFECT)


def _give(game: L5R, card: int, seat: int) -> None:
    piece = game.edit_piece(card)
    piece.controller = seat
    game.move(card, PLAY, seat)
    # l5r.control.change-during-conflict
    if piece.side != AT_HOME:
        piece.side = side_of(game, seat)


def give_back(game: L5R) -> None:
    """The conflict ends: no control lasts that was taken until then, however often it was taken.

    While several such effects last, the one that began last counts (decision.l5r.control-latest).
    """
    for seat in (0, 1):
        for card in game.zone(PLAY, seat):
            piece = game.pieces[card]
            if piece.controller != piece.returns_to:
                _give(game, card, piece.returns_to)
