"""What players hold: the cards that they may play, and what else they may use from there."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.abilities import ChainLink
from nefrit.invasion.constants import TACTIC
from nefrit.invasion.memo_records import UNAFFORDABLE, Hand
from nefrit.invasion.standing import all_in_force, applies, in_force
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion, replaced

PLAYS_TOP: Final = "plays the top card"
"""What standing effects are called by which a player may play the top card of the deck."""


def hand_of(game: Invasion, seat: int) -> Hand:
    """What a player holds: found out once until the hand or the discard pile changes."""
    found = game.memo.hands[seat]
    zones = game.zones
    # Zones are never changed in place: these are the same cards as long as it is the very same tuple.
    if (
        found is None
        or found.hand is not zones[found.hand_at]
        or (found.discard is not None and found.discard is not zones[found.discard_at])
        or PLAYS_TOP in (game.memo.standing or all_in_force(game))
    ):
        found = look_at_hand(game, seat)
    return found


def look_at_hand(game: Invasion, seat: int) -> Hand:
    """What a player holds, found out; what depends on the top of a deck is not kept."""
    if PLAYS_TOP in (game.memo.standing or all_in_force(game)):
        return look_at_cards(game, seat, plays_top=True)
    memo = game.memo
    known = memo.hands[seat]
    if known is not None and known.discard is None:
        hand = game.zones[known.hand_at]
        if known.tactics == tactics_among(game, hand):
            # Other cards have come or gone, from which nothing else follows.
            found = known.with_hand(hand)
            memo.hands = replaced(memo.hands, seat, found)
            return found
    found = look_at_cards(game, seat)
    memo.hands = replaced(memo.hands, seat, found)
    return found


def look_at_cards(game: Invasion, seat: int, *, plays_top: bool = False) -> Hand:
    """What a player may play and use that is not in play, found out; `plays_top` if that may be the top card."""
    faces, zones = game.faces, game.zones
    found = Hand(HAND.number * game.seat_count + seat, DISCARD.number * game.seat_count + seat)
    found.hand = found.playable = zones[found.hand_at]
    if plays_top or _used_out_of_play(game):
        found.discard = zones[found.discard_at]
        found.playable = playable(game, seat)
        for card in (*found.hand, *found.discard):
            found.links += [ChainLink(seat, card, text) for text in faces[card].actions if text.out_of_play]
    found.tactics = tactics = tactics_among(game, found.playable)
    if tactics:
        found.chain_enders = [card for card in tactics if faces[card].ends_chain]
        found.acting = [card for card in tactics if faces[card].acts]
        found.cheapest = min([faces[card].costs_at_least for card in found.acting], default=UNAFFORDABLE)
        for card in tactics:
            found.responds |= faces[card].responds
            found.needs |= faces[card].needs
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
