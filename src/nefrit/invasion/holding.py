"""What players hold: the cards that they may play, and what else they may use from there."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.abilities import Link
from nefrit.invasion.constants import TACTIC
from nefrit.invasion.standing import all_in_force, applies, in_force
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion, replaced

PLAYS_TOP: Final = "plays the top card"
"""What standing effects are called by which a player may play the top card of the deck."""

UNAFFORDABLE: Final = 1000
"""More resources than anybody has."""


class Holding:
    """What a player may play and use that is not in play, as far as it follows from the faces of these cards.

    Those that may be played are `playable`, among them the `tactics`, which respond to the kinds `responds` of events;
    some are `chain_enders`. Of those that need no trigger (`acting`) the `cheapest` costs at least so much, and some of
    them need what is in `needs`. `links` are the actions that are used out of play. All that follows from
    `hand` and `discard`, the cards in two places among the zones; from the hand alone where nothing can be played or
    used from a discard pile (`discard` None).
    """

    __slots__ = (
        "acting",
        "chain_enders",
        "cheapest",
        "discard",
        "discard_at",
        "hand",
        "hand_at",
        "links",
        "needs",
        "playable",
        "responds",
        "tactics",
    )

    def __init__(self, game: Invasion, seat: int, *, plays_top: bool = False) -> None:
        faces = game.faces
        self.hand_at = HAND.number * game.seat_count + seat
        self.hand = self.playable = hand = game.zones[self.hand_at]
        self.discard_at = DISCARD.number * game.seat_count + seat
        self.discard: tuple[int, ...] | None = None
        self.links: list[Link] = []
        if plays_top or _used_out_of_play(game):
            self.discard = discard = game.zones[self.discard_at]
            self.playable = playable(game, seat)
            for card in (*hand, *discard):
                self.links += [Link(seat, card, text) for text in faces[card].actions if text.out_of_play]
        self.tactics = tactics = tactics_among(game, self.playable)
        self.chain_enders: list[int] = []
        self.acting: list[int] = []
        self.cheapest = UNAFFORDABLE
        self.needs = self.responds = 0
        if tactics:
            self.chain_enders = [card for card in tactics if faces[card].ends_chain]
            self.acting = [card for card in tactics if faces[card].acts]
            self.cheapest = min([faces[card].costs_at_least for card in self.acting], default=UNAFFORDABLE)
            for card in tactics:
                self.responds |= faces[card].responds
                self.needs |= faces[card].needs

    def with_hand(self, hand: tuple[int, ...]) -> Holding:
        """The same with another hand, in which the same tactics are."""
        new = Holding.__new__(Holding)
        new.hand = new.playable = hand
        new.hand_at = self.hand_at
        new.discard = self.discard
        new.discard_at = self.discard_at
        new.links = self.links
        new.tactics = self.tactics
        new.chain_enders = self.chain_enders
        new.acting = self.acting
        new.cheapest = self.cheapest
        new.needs = self.needs
        new.responds = self.responds
        return new


def holding(game: Invasion, seat: int) -> Holding:
    """What a player holds: found out once until the hand or the discard pile changes."""
    found = game.memo.held[seat]
    zones = game.zones
    # Zones are never changed in place: these are the same cards as long as it is the very same tuple.
    if (
        found is None
        or found.hand is not zones[found.hand_at]
        or (found.discard is not None and found.discard is not zones[found.discard_at])
        or PLAYS_TOP in (game.memo.standing or all_in_force(game))
    ):
        found = hold_anew(game, seat)
    return found


def hold_anew(game: Invasion, seat: int) -> Holding:
    """What a player holds, found out; what depends on the top of a deck is not kept."""
    if PLAYS_TOP in (game.memo.standing or all_in_force(game)):
        return Holding(game, seat, plays_top=True)
    memo = game.memo
    known = memo.held[seat]
    if known is not None and known.discard is None:
        hand = game.zones[known.hand_at]
        if known.tactics == tactics_among(game, hand):
            # Other cards have come or gone, from which nothing else follows.
            found = known.with_hand(hand)
            memo.held = replaced(memo.held, seat, found)
            return found
    found = Holding(game, seat)
    memo.held = replaced(memo.held, seat, found)
    return found


def tactics_among(game: Invasion, cards: tuple[int, ...]) -> list[int]:
    """The tactics among cards."""
    tactics = game.memo.printed.tactics
    if tactics is None:
        found = [card for card, face in enumerate(game.faces) if face.type == TACTIC]
        tactics = game.memo.printed.tactics = frozenset(found)
    return [*filter(tactics.__contains__, cards)]


def playable(game: Invasion, seat: int) -> tuple[int, ...]:
    """The cards that a player may play: those of the hand, and others as though they were there.

    invasion.zone.play-from-elsewhere, invasion.keyword.necromancy
    """
    raised = [card for card in game.zone(DISCARD, seat) if game.faces[card].raises]
    return (*game.zone(HAND, seat), *_own_top(game, seat), *raised)


def _own_top(game: Invasion, seat: int) -> tuple[int, ...]:
    """The top card of a player's deck, where an effect lets the player play it (invasion.zone.play-from-elsewhere)."""
    for one in in_force(game, PLAYS_TOP):
        if one.context.seat == seat and applies(game, one, one.context.source):
            return game.zone(DECK, seat)[:1]
    return ()


def _used_out_of_play(game: Invasion) -> frozenset[int]:
    """The cards that can be played from the discard pile, or used where they are not in play: mostly there are none."""
    found = game.memo.printed.used_out_of_play
    if found is None:
        cards = [card for card, face in enumerate(game.faces) if face.raises or face.works_out_of_play]
        found = game.memo.printed.used_out_of_play = frozenset(cards)
    return found
