"""Effects that bring cards into play or move them among provinces: put into play, play, turn faceup, refill, switch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import first
from nefrit.l5r.attachments import may_attach
from nefrit.l5r.constants import AT_HOME, ATTACHMENT, CHARACTER
from nefrit.l5r.occurrences.entering import Attached, Entered
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, Happening
from nefrit.l5r.participation import may_participate
from nefrit.l5r.playing import PlayCard, PutIntoPlay, enter_play, refusals, refusals_of_uniqueness
from nefrit.l5r.provinces import TurnedFaceup, refill, slot_of
from nefrit.l5r.simultaneous import AbilityContext
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import HOLDINGS, IN_PROVINCE, L5R, Card
from nefrit.l5r.targets import AREAS, FACEDOWN_PROVINCES
from nefrit.l5r.trees import Refilling
from nefrit.l5r.values import is_edition_1_0, side_of
from nefrit.l5r.words.nouns import it, paid_with
from nefrit.parts.words import Cards, Quality, any_card


def may_enter(game: L5R, seat: int, card: int, *, conflict: bool) -> bool:
    """Whether a character can be put into play under a player's control, at home or in the conflict.

    l5r.event.cannot-enter-play, l5r.put-into-play.non-characters-1-5, l5r.unique.one-per-player,
    l5r.participating.cannot-participate-1-5. In edition 1.0 who cannot participate may be put
    there as well, and is sent home bowed at once (l5r.participating.cannot-participate-1-0,
    l5r.dash.removed-home-bowed).
    """
    is_able = card not in game.pieces and game.faces[card].type == CHARACTER
    is_able = is_able and first(refusals_of_uniqueness(game, seat, card)) is None
    if not is_able or not conflict:
        return is_able
    current = game.table.conflict
    if current is None or is_edition_1_0(game):
        return current is not None
    return may_participate(game, card, current.type, side_of(game, seat))


@dataclass(frozen=True)
class LyingIn(Cards):
    """The cards in an area that are so, in play or not."""

    area: str
    quality: Quality = any_card

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Those that lie there now."""
        area = AREAS[self.area](game, context.seat)
        return tuple([card for card in area if self.quality.accepts(game, context, card)])


def lying_in(area: str, quality: Quality = any_card) -> LyingIn:
    """The cards in an area that are so: `lying_in(YOUR_PROVINCES, facedown)`."""
    return LyingIn(area, quality)


@dataclass(frozen=True)
class Enter(Effect):
    """Put characters into play under your control, at home or in the conflict (`conflict`)."""

    cards: Cards = it
    conflict: bool = False

    def able_cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """Those that can be put into play, of a unique character one copy (l5r.unique.one-per-player)."""
        found: list[int] = []
        for card in self.cards.cards(game, context):
            face = game.faces[card]
            is_copy = face.unique and any(game.faces[other].name == face.name for other in found)
            if not is_copy and may_enter(game, context.seat, card, conflict=self.conflict):
                found.append(card)
        return tuple(found)

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(self.able_cards(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """All at the same time."""
        cards = self.able_cards(game, context)
        if len(cards) < len(self.cards.cards(game, context)):
            context.done = False
        side = side_of(game, context.seat) if self.conflict else AT_HOME
        return PutIntoPlay(context.seat, cards, context.source, side=side) if cards else None


@dataclass(frozen=True)
class EnterOneOf(Effect):
    """Put a character that is wanted into play from an area; it is no target."""

    area: str
    wanted: Quality = any_card

    def candidates(self, game: L5R, context: Context) -> list[int]:
        """Those that can be put into play."""
        return [
            card
            for card in AREAS[self.area](game, context.seat)
            if may_enter(game, context.seat, card, conflict=False) and self.wanted.accepts(game, context, card)
        ]

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(self.candidates(game, context))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one."""
        cards = self.candidates(game, context)
        rule = "l5r.ability.controller-makes-decisions"
        return choose(context.seat, cards, "answer", rule, "put-into-play", context.source) if cards else None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Put it into play."""
        if not isinstance(context.answer, int):
            context.done = False
            return None
        return PutIntoPlay(context.seat, (context.answer,), context.source)


@dataclass(frozen=True)
class AttachOneOf(Effect):
    """Put an attachment that is wanted into play from an area, attached to a character; it is no target."""

    area: str
    wanted: Quality = any_card
    to: Cards = it

    def candidates(self, game: L5R, context: Context) -> list[int]:
        """Those that can be attached to it (l5r.unique.one-per-player)."""
        parents = [card for card in self.to.cards(game, context) if card in game.pieces]
        return [
            card
            for card in AREAS[self.area](game, context.seat)
            if game.faces[card].type == ATTACHMENT
            and self.wanted.accepts(game, context, card)
            and first(refusals_of_uniqueness(game, context.seat, card)) is None
            and any(may_attach(game, card, parent, context.seat) for parent in parents)
        ]

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(self.candidates(game, context))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one, if there is a choice."""
        cards = self.candidates(game, context)
        rule = "l5r.ability.controller-makes-decisions"
        return choose(context.seat, cards, "answer", rule, "put-into-play", context.source) if len(cards) > 1 else None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It enters play attached; it is not played (l5r.put-into-play.not-played)."""
        cards = self.candidates(game, context)
        if not cards:
            context.done = False
            return None
        card = context.answer if len(cards) > 1 else cards[0]
        assert isinstance(card, int)
        (parent,) = self.to.cards(game, context)
        by, source = context.seat, context.source
        enter_play(game, card, by, on=parent)
        entered = Entered(card, by, source=source, by=by, how=CARD_EFFECT)
        return game.happen(entered, Attached(parent, by, source=card, by=by, how=CARD_EFFECT))


def attach(area: str, wanted: Quality = any_card, *, to: Cards = it) -> AttachOneOf:
    """Put an attachment into play from an area, attached to a character: `attach(HAND_OR_CONFLICT_DISCARD, weapon)`."""
    return AttachOneOf(area, wanted, to)


@dataclass(frozen=True)
class PlayThis(Effect):
    """Play this card from where it lies, for its cost."""

    def can(self, game: L5R, context: Context) -> bool:
        """As if it were in hand."""
        return first(refusals(game, context.seat, context.source, anywhere=True)) is None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Play it."""
        return PlayCard(context.seat, context.source)


@dataclass(frozen=True)
class RefillFaceup(Effect):
    """Refill the province from which this card entered play faceup (l5r.refill.faceup-instruction)."""

    def slot(self, game: L5R, context: Context) -> int:
        """The province it came from, or -1."""
        names = [zone.name for zone in IN_PROVINCE]
        piece = game.pieces.get(context.source)
        return names.index(piece.entered_from) if piece is not None and piece.entered_from in names else -1

    def can(self, game: L5R, context: Context) -> bool:
        """It must be empty."""
        slot = self.slot(game, context)
        return slot >= 0 and refill(game, context.seat, slot, faceup=True) is not None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Refill it."""
        return refill(game, context.seat, self.slot(game, context), faceup=True)


@dataclass(frozen=True)
class RefillEmptied(Refilling):
    """Refill the provinces that were emptied by this ability, or to pay for it, faceup."""

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return isinstance(context, AbilityContext) and bool(context.emptied)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Refill the first, then the next (l5r.refill.faceup-instruction)."""
        if not isinstance(context, AbilityContext) or not context.emptied:
            return None
        (seat, slot), *rest = context.emptied
        context.emptied = tuple(rest)
        if rest:
            context.first_do(self)
        return refill(game, seat, slot, faceup=True)


refill_faceup: Final = RefillEmptied()


@dataclass(frozen=True)
class TurnFaceup(Effect):
    """Turn facedown dynasty cards faceup."""

    cards: Cards = it

    def facedown(self, game: L5R, context: Context) -> list[int]:
        """Those that lie facedown in a province."""
        cards = self.cards.cards(game, context)
        return [card for card in cards if slot_of(game, card) >= 0 and not is_faceup(game, card)]

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(self.facedown(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """A holding enters play by that (l5r.in-play.enters)."""
        made: list[Happening] = []
        for card in self.facedown(game, context):
            seat = game.place(card)[1]
            made.append(TurnedFaceup(card, seat, source=context.source, by=context.seat, how=CARD_EFFECT))
            if game.faces[card].type == "holding":
                made.append(Entered(card, seat, source=context.source, by=context.seat, how=CARD_EFFECT))
        return game.happen(*made) if made else None


@dataclass(frozen=True)
class PutHoldingThere(Effect):
    """Put the chosen holding into play in the province from which a card was taken to pay for this."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It lies there faceup. Without the cost there is no such province."""
        if not paid_with(context):
            context.done = False
            return None
        made: list[Happening] = []
        for card in context.targets:
            lay_holding(game, card, context.seat, context.number)
            made.append(Entered(card, context.seat, source=context.source, by=context.seat, how=CARD_EFFECT))
        return game.happen(*made)


def lay_holding(game: L5R, card: int, seat: int, slot: int) -> None:
    """Put a holding into play in a province."""
    zone, _ = game.place(card)
    piece = Card(seat, slot=slot, entered_from=zone.name, entered_in=game.table.phase_number)
    game.reveal(card)
    game.put_into_play(card, piece, HOLDINGS, seat)


@dataclass(frozen=True)
class SwitchWithThis(Effect):
    """Switch this holding with the chosen card in another province (l5r.switch.both-must-exist)."""

    def can(self, game: L5R, context: Context) -> bool:
        """In the same province nothing would change."""
        here = slot_of(game, context.source)
        there = [slot_of(game, card) for card in context.targets]
        return here >= 0 and all(slot >= 0 and slot != here for slot in there)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Neither leaves play, and facedown cards stay facedown."""
        (other,) = context.targets
        here, there = slot_of(game, context.source), slot_of(game, other)
        game.edit_piece(context.source).slot = there
        if game.lies_in(other, HOLDINGS):
            game.edit_piece(other).slot = here
        else:
            seen = game.known_to[other]
            game.move(other, IN_PROVINCE[here], context.seat)
            game.turn_facedown(other, seen)
        return None


class LookedAt(Happening):
    """A player (`by`) looks at a facedown province of a player (`seat`); `amount` is the place where it lies.

    Everybody sees which one, but not what it is.
    """

    __slots__ = ()
    message = "looked-at"

    def happen(self, game: L5R) -> None:
        """Only who looks at it learns what it is."""
        game.reveal(self.card, 1 << self.by)


@dataclass(frozen=True)
class LookAtProvince(Effect):
    """Look at a facedown province, of either player; it is no target."""

    def provinces(self, game: L5R) -> list[int]:
        """The facedown provinces."""
        return list(AREAS[FACEDOWN_PROVINCES](game, 0))

    def can(self, game: L5R, context: Context) -> bool:
        """Who knows them all already learns nothing."""
        return any(not game.knows(context.seat, card) for card in self.provinces(game))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one."""
        cards = self.provinces(game)
        rule = "l5r.ability.controller-makes-decisions"
        return choose(context.seat, cards, "answer", rule, "look-at-province", context.source) if cards else None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Look at it."""
        card = context.answer
        if not isinstance(card, int):
            context.done = False
            return None
        piece = game.pieces[card]
        source, by = context.source, context.seat
        return game.happen(LookedAt(card, piece.controller, piece.slot + 1, source=source, by=by, how=CARD_EFFECT))
