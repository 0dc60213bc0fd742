"""What players hold: the cards that they may play, and what else they may use from there."""

from __future__ import annotations

from nefrit.invasion.abilities import Link
from nefrit.invasion.constants import TACTIC
from nefrit.invasion.playing import Ways, ways_of
from nefrit.invasion.standing import STANDING, all_in_force, applies, in_force
from nefrit.invasion.state import DECK, DISCARD, HAND, Invasion

PLAYS_TOP = "plays the top card"
"""What standing effects are called by which a player may play the top card of the deck."""


class Holding:
    """What a player may play and use that is not in play, as far as it follows from the faces of these cards.

    `hand` and `discard` are the cards from which it follows. Those that may be played are `playable`, among them the
    `tactics`, of which the `cheapest` costs at least so much and which respond to the kinds `responds` of events; each
    comes with the ways to play it. Some end a chain (`enders`). `links` are the actions that are used out of play.
    """

    __slots__ = ("cheapest", "discard", "enders", "hand", "links", "playable", "responds", "tactics")

    def __init__(
        self,
        hand: tuple[int, ...],
        discard: tuple[int, ...],
        playable: list[tuple[int, Ways]],
        tactics: list[tuple[int, Ways]],
        cheapest: int,
        responds: int,
        enders: list[Ways],
        links: list[Link],
    ) -> None:
        self.hand = hand
        self.discard = discard
        self.playable = playable
        self.tactics = tactics
        self.cheapest = cheapest
        self.responds = responds
        self.enders = enders
        self.links = links


def holding(game: Invasion, seat: int) -> Holding:
    """What a player holds: found out once until the hand or the discard pile changes."""
    zones, seats = game.zones, game.seat_count
    hand, discard = zones[HAND.number * seats + seat], zones[DISCARD.number * seats + seat]
    if PLAYS_TOP in (game.laid.get(STANDING) or all_in_force(game)):
        return _holding(game, seat, hand, discard)
    found: Holding | None = game.printed.get(("holding", seat))
    # Zones are never changed in place: these are the same cards as long as it is the very same tuple.
    if found is None or found.hand is not hand or found.discard is not discard:
        found = game.printed["holding", seat] = _holding(game, seat, hand, discard)
    return found


def _holding(game: Invasion, seat: int, hand: tuple[int, ...], discard: tuple[int, ...]) -> Holding:
    faces, responds, costs = game.faces, 0, [0]
    cards: list[tuple[int, Ways]] = []
    tactics: list[tuple[int, Ways]] = []
    enders: list[Ways] = []
    for card in playable(game, seat):
        face, ways = faces[card], game.printed.get(("ways", seat, card)) or ways_of(game, seat, card)
        cards.append((card, ways))
        if face.type == TACTIC:
            tactics.append((card, ways))
            responds |= face.responds
            least = face.costs_at_least if face.play_instead is None else 0
            costs.append(least)
        if face.ends_chain:
            enders.append(ways)
    links: list[Link] = []
    unusual = _unusual(game)
    if not unusual.isdisjoint(hand) or not unusual.isdisjoint(discard):
        for card in (*hand, *discard):
            links += [Link(seat, card, text) for text in faces[card].actions if text.out_of_play]
    return Holding(hand, discard, cards, tactics, min(costs[1:] or costs), responds, enders, links)


def playable(game: Invasion, seat: int) -> tuple[int, ...]:
    """The cards that a player may play: those of the hand, and others as though they were there.

    invasion.zone.play-from-elsewhere, invasion.keyword.necromancy
    """
    zones, seats, faces = game.zones, game.seat_count, game.faces
    cards = zones[HAND.number * seats + seat]
    standing = game.laid.get(STANDING)
    tops = in_force(game, PLAYS_TOP) if standing is None or PLAYS_TOP in standing else ()
    if tops and any(one.context.seat == seat and applies(game, one, one.context.source) for one in tops):
        cards += game.zone(DECK, seat)[:1]
    discard = zones[DISCARD.number * seats + seat]
    if not _unusual(game).isdisjoint(discard):
        cards += tuple([card for card in discard if faces[card].raises])
    return cards


def _unusual(game: Invasion) -> frozenset[int]:
    """The cards that can be played from the discard pile, or used where they are not in play: mostly there are none."""
    found: frozenset[int] | None = game.printed.get("unusual")
    if found is None:
        cards = [card for card, face in enumerate(game.faces) if face.raises or face.works_out_of_play]
        found = game.printed["unusual"] = frozenset(cards)
    return found
