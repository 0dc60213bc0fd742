"""Cards in hand and discard pile: drawing, discarding, and which cards are meant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from nefrit.kernel.effects import Node
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import FACEUP_DISCARDS, NO_EMPTY_DECK_WOUNDS, OPEN_HAND, POISON, WOUND
from nefrit.senjutsu.harm import harm
from nefrit.senjutsu.passives import bears, holds, passives
from nefrit.senjutsu.state import DECK, DISCARD, HAND, Senjutsu, is_companion
from nefrit.senjutsu.trees.constants import SELF
from nefrit.senjutsu.trees.hands import Wanted
from nefrit.senjutsu.trees.harm import Inflict


class Drew(Occurrence):
    """A player draws a card."""

    __slots__ = ("card", "seat")
    message = "drew"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def happen(self, game: Senjutsu) -> None:
        """It goes to the hand (senjutsu.round.draw), which some cards open (senjutsu.golden.card-beats-rules)."""
        game.move(self.card, HAND, self.seat)
        show_open_hand(game, self.seat)


class Discarded(Occurrence):
    """A card is discarded, faceup unless said otherwise (senjutsu.discard.face-up-default)."""

    __slots__ = ("card", "facedown", "seat")
    message = "discarded"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, facedown: bool = False) -> None:
        self.card = card
        self.seat = seat
        self.facedown = facedown

    def happen(self, game: Senjutsu) -> None:
        """It goes on top of the owner's pile.

        Of a card that goes there facedown from a hand nobody else knows which it was, even who has seen the hand
        (senjutsu.discard.step3), unless a card turns all piles up (senjutsu.golden.card-beats-rules).
        """
        seen = game.known_to[self.card]
        was_held = game.lies_in(self.card, HAND)
        owner = game.owners[self.card]
        # Solo cards belong to nobody: they are discarded by who has them (senjutsu.solo.round.discard).
        game.move(self.card, DISCARD, self.seat if owner == NO_SEAT else owner, top=True)
        if self.facedown and not holds(game, FACEUP_DISCARDS):
            # senjutsu.discard.pile-untouched
            game.turn_facedown(self.card, seen)
            if was_held:
                for card in (self.card, *game.zone(HAND, self.seat)):
                    game.turn_facedown(card, game.known_to[card] & 1 << self.seat)
                show_core_cards(game, self.seat)


def show_core_cards(game: Senjutsu, seat: int) -> None:
    """Everybody knows which core cards are in a hand: they are there from the start and always return.

    senjutsu.setup.core-cards-in-hand, senjutsu.core.return-to-hand. Some cards open the whole hand
    (senjutsu.golden.card-beats-rules).
    """
    for card in game.zone(HAND, seat):
        if game.faces[card].is_core:
            game.reveal(card)
    show_open_hand(game, seat)


def show_open_hand(game: Senjutsu, seat: int) -> None:
    """Everybody sees the hand of a player who plays with an open hand."""
    if bears(game, seat, OPEN_HAND):
        for card in game.zone(HAND, seat):
            game.reveal(card)


def draw(game: Senjutsu, seats: tuple[int, ...], count: int) -> None:
    """Players draw cards at the same time; for each that is not there a wound is taken.

    senjutsu.round.draw-empty-deck, senjutsu.round.draw-empty-deck-always, decision.senjutsu.double-defeat,
    senjutsu.golden.card-beats-rules
    """
    missing: list[int] = []
    for seat in seats:
        if game.seats[seat].automated or is_companion(game, seat):
            # It has no hand (senjutsu.solo.round.draw, decision.senjutsu.companion).
            continue
        cards = game.zone(DECK, seat)[:count]
        for card in cards:
            game.occur(Drew(card, seat))
        if not any(owner == seat for owner, _, _ in passives(game, NO_EMPTY_DECK_WOUNDS)):
            missing.extend([seat] * (count - len(cards)))
    harm(game, missing, WOUND, 1)


ANY_CARD = Wanted()


def discardable(game: Senjutsu, seat: int, wanted: Wanted = ANY_CARD) -> list[int]:
    """The cards in a hand that can be discarded: no core cards, no poison.

    senjutsu.core.cannot-be-discarded, decision.senjutsu.poison-in-hand; stuns are no cards here, and stay
    (senjutsu.stun.cannot-be-discarded).
    """
    cards = [card for card in game.zone(HAND, seat) if fits(game, card, wanted)]
    return [card for card in cards if first(discard_refusals(game, card)) is None]


def discard_refusals(game: Senjutsu, card: int) -> Iterator[Refusal]:
    """Why a card cannot be discarded from hand."""
    face = game.faces[card]
    if face.is_core:
        yield refuse("senjutsu.core.cannot-be-discarded", "core-stays")
    if face.card_class == POISON:
        yield refuse("decision.senjutsu.poison-in-hand", "poison-stays")


def fits(game: Senjutsu, card: int, wanted: Wanted) -> bool:
    """Whether a card is one of those that are meant."""
    face = game.faces[card]
    if wanted.ranks and face.rank not in wanted.ranks:
        return False
    if wanted.types and not any(type in wanted.types for type in face.types):
        return False
    if wanted.ability and face.card_class == POISON:
        return False
    if wanted.character and face.character != wanted.character:
        return False
    if wanted.keyword and wanted.keyword not in face.keywords:
        return False
    if wanted.inflicts and not inflicts(face.sections, wanted.inflicts):
        return False
    return not (wanted.not_core and face.is_core)


def inflicts(node: Value, what: str) -> bool:
    """Whether a line, or anything in it, inflicts harm of a kind on others."""
    if isinstance(node, tuple):
        return any(inflicts(part, what) for part in node)
    if isinstance(node, Inflict):
        return node.what == what and node.who != SELF
    return isinstance(node, Node) and any(inflicts(getattr(node, field.name), what) for field in fields(node))
