"""By how many points a player may expect to win: what is counted already, and what promises more.

The weights are rounded from a regression over 376 games between greedy bots whose weights were drawn at random. Few of
them can be told from their neighbours by so many games; that they are added up quickly matters more, because a search
asks for it thousands of times.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from nefrit.imperium.bot.worth import WON, near_collapse, standing_worth, time_left, usefulness
from nefrit.imperium.constants import REGION, UNREST
from nefrit.imperium.faces import ImperiumFace
from nefrit.imperium.places import OWN
from nefrit.imperium.state import (
    DECK,
    DEVELOPMENT,
    HAND,
    HISTORY,
    NATION_DECK,
    PLAY,
    STANDING,
    SUNKEN,
    Imperium,
    others,
)
from nefrit.imperium.trees import Victory
from nefrit.kernel.zones import Zone

AWAY: Final[tuple[Zone, ...]] = (HISTORY, SUNKEN, STANDING)
"""Where cards promise nothing more: they do not come up again."""
CARD: Final = 0.85
"""Any card, beside its points,"""
USE: Final = 0.4
"""and for what it does."""
PLAYED: Final = 1.0
STANDS: Final = 0.7
LAND: Final = 0.4
"""What a card promises more in play: any, for what it does there, and a region."""
BURDEN: Final = 1.5
"""An unrest card, beside its points."""
MATERIAL: Final = 0.5
POPULATION: Final = 0.65
PROGRESS: Final = 0.2
"""A token, for what it pays for,"""
ENOUGH: Final = 6
"""up to so many."""
SURPLUS: Final = 0.2
EMPIRE: Final = 3.0
TAKEN: Final = 0.85
"""Every card less in the nation deck,"""
DEVELOPED: Final = 0.9
"""in the development area"""
DRAWN: Final = 0.25
"""and in the deck."""
HELD: Final = 0.5
"""A card in hand that can be played."""


class Printed(NamedTuple):
    """What can be told of a card by its face: points, how else they are counted, what it promises, and in play."""

    points: int
    victory: Victory | None
    promise: float
    in_play: float


@cache
def printed(face: ImperiumFace) -> Printed:
    """Look at a face once."""
    points = 0 if face.victory is not None else face.points
    if UNREST in face.suits:
        return Printed(points, face.victory, -BURDEN, -BURDEN)
    promise = CARD + USE * usefulness(face)
    more = PLAYED + STANDS * standing_worth(face) + LAND * (REGION in face.suits)
    return Printed(points, face.victory, promise, promise + more)


def outlook(game: Imperium, seat: int) -> float:
    """By how many points a player may expect to be ahead of the best of the others."""
    if game.outcome is not None:
        return WON if seat in game.outcome.winners else -WON
    left = time_left(game)
    rivals = [_side(game, other, left) for other in others(game, seat)]
    return _side(game, seat, left) - max(rivals) + near_collapse(game, seat)


def _side(game: Imperium, seat: int, left: float) -> float:
    """All points of a player, and so much of what is promised as there is time for; an active quest counts too."""
    faces, player = game.faces, game.seats[seat]
    total: float = player.progress
    promise = _tokens(player.material, MATERIAL) + _tokens(player.population, POPULATION)
    promise += _tokens(player.progress, PROGRESS) + EMPIRE * player.empire
    promise -= TAKEN * len(game.zone(NATION_DECK, seat)) + DEVELOPED * len(game.zone(DEVELOPMENT, seat))
    promise -= DRAWN * len(game.zone(DECK, seat))
    for zone in OWN:
        for card in game.zone(zone, seat):
            points, victory, in_deck, in_play = printed(faces[card])
            total += points if victory is None else victory.points(game, seat, card)
            if zone is PLAY:
                promise += in_play
            elif zone not in AWAY:
                promise += in_deck
    hand = sum([UNREST not in faces[card].suits for card in game.zone(HAND, seat)])
    promise += HELD * (hand if game.table.active != seat else min(hand, player.actions))
    return total + left * promise


def _tokens(amount: int, each: float) -> float:
    return each * (min(amount, ENOUGH) + SURPLUS * max(0, amount - ENOUGH))
