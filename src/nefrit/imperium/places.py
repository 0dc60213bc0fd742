"""Places where cards lie, by the words that cards use for them."""

from __future__ import annotations

from typing import Final

from nefrit.imperium.constants import AT_DEVELOPMENT, POWER, REGION
from nefrit.imperium.passives import HoldsQuest, passives
from nefrit.imperium.state import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    MARKET,
    NATION_DECK,
    PLAY,
    RESOLVING,
    STANDING,
    SUNKEN,
    Imperium,
)
from nefrit.kernel.zones import Zone

IN_HAND = "hand"
IN_DISCARD = "discard"
IN_DECK = "deck"
IN_PLAY = "play"
IN_HISTORY = "history"
IN_MARKET = "market"
IN_EXILE = "exile"
IN_DEVELOPMENT = "development"
IN_NATION_DECK = "nation"
GARRISONED = "garrison"
GARRISONED_HERE = "here"
GARRISONED_IN_REGIONS = "regions"
ACTIVE_QUEST = "quest"
THOSE = "those"
"""The cards that something was just done with."""
OWNED = "owned"

ZONES_BY_WORD: dict[str, Zone] = {
    IN_HAND: HAND,
    IN_DISCARD: DISCARD,
    IN_DECK: DECK,
    IN_PLAY: PLAY,
    IN_HISTORY: HISTORY,
    IN_MARKET: MARKET,
    IN_EXILE: EXILE,
    IN_DEVELOPMENT: DEVELOPMENT,
    IN_NATION_DECK: NATION_DECK,
    GARRISONED: GARRISON,
}

OWN: Final = (HAND, PLAY, STANDING, DECK, DISCARD, HISTORY, SUNKEN, GARRISON, RESOLVING)
"""Where cards lie that count for a player."""


def owned(game: Imperium, seat: int) -> tuple[int, ...]:
    """The cards that count for a player, without power card and active quest.

    decision.imperium.cards-counted, imperium.scoring.zones, imperium.scoring.garrisoned-cards,
    imperium.scoring.excluded-zones, decision.imperium.resolving-card, decision.imperium.active-quest,
    imperium.term-garrison.count-in-scoring, imperium.term-history.scores, imperium.term-sunken.scores
    """
    quests = active_quests(game, seat)
    cards = [card for zone in OWN for card in game.zone(zone, seat)]
    return tuple([card for card in cards if POWER not in game.faces[card].suits and card not in quests])


def active_quests(game: Imperium, seat: int) -> tuple[int, ...]:
    """The active quest, if there is one: a development card under the card that makes it one."""
    return tuple(
        [
            card
            for host, _ in passives(game, seat, HoldsQuest)
            for card in game.pieces[host].garrison
            if game.faces[card].location == AT_DEVELOPMENT
        ]
    )


def cards_at(game: Imperium, seat: int, place: str, source: int) -> tuple[int, ...]:
    """A player's cards in a place (imperium.ownership.own-zones, decision.imperium.cards-counted).

    What is under the `source` is garrisoned here (imperium.term-garrison.definition). History and sunken pile are meant
    only where they are named (imperium.term-history.not-affected, imperium.term-sunken.not-affected,
    imperium.term-sunken.not-history). What lies under regions, and the active quest, are places of their own
    (imperium.nation-arthurians.complete-quest).
    """
    if place == OWNED:
        return owned(game, seat)
    if place == ACTIVE_QUEST:
        return active_quests(game, seat)
    if place == GARRISONED_IN_REGIONS:
        hosts = [card for card in game.zone(PLAY, seat) if REGION in game.faces[card].suits]
        return tuple([card for host in hosts for card in game.pieces[host].garrison])
    if place == GARRISONED_HERE:
        piece = game.pieces.get(source)
        return () if piece is None else piece.garrison
    zone = ZONES_BY_WORD[place]
    return game.zone(zone, 0 if zone.shared else seat)


def host_of(game: Imperium, card: int) -> int | None:
    """The card in play under which a garrisoned card lies."""
    for other in game.in_play():
        if card in game.pieces[other].garrison:
            return other
    return None
