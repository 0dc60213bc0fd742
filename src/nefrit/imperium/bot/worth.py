"""What a state is worth to a player, in victory points: those in sight, and what promises more of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from nefrit.imperium.constants import ATTACK, MATERIAL, POPULATION, POWER, UNREST
from nefrit.imperium.ending import unrest_of
from nefrit.imperium.faces import ImperiumFace
from nefrit.imperium.places import owned
from nefrit.imperium.scoring import points_of, score
from nefrit.imperium.state import (
    DECK,
    DEVELOPMENT,
    HAND,
    HISTORY,
    NATION_DECK,
    PLAY,
    SUNKEN,
    UNREST_PILE,
    Imperium,
    others,
)

WON: Final = 1000.0
TOKENS: Final = {MATERIAL: 0.4, POPULATION: 0.5}
ENOUGH_TOKENS: Final = 6
SURPLUS: Final = 0.1
"""Tokens beyond so many are worth so much of it: hardly anything costs more."""
TO_PLAY: Final = 0.3
"""A card in hand for which there is an action left; what playing it gains is more."""
HELD: Final = 0.4
"""A card in the hand of somebody whose turn it is not."""
DRAWN: Final = 0.12
"""Every card less in the deck brings the next card of the nation deck nearer."""
TAKEN: Final = 1.2
"""Every card less in the nation deck."""
DEVELOPED: Final = 0.8
"""Every card less in the development area, beside its own points."""
EMPIRE_STATE: Final = 3.0
BURDEN: Final = 1.5
"""What an unrest card costs beside its points: it is drawn again and again."""
IN_PLAY: Final = 0.7
"""A card in play does what it does in every turn, and is not drawn again."""
LAST_ROUNDS: Final = 0.25
"""What promises points later is worth so much of it when the game is about to end."""
LATEST: Final = 3.0
SLOWNESS: Final = 1.3
"""A nation needs so many turns for a card of its nation deck and development area, and some more for the last."""
LONG: Final = 12.0
"""With so many turns to come what promises points is worth all that it promises; at most half as much again."""
MOST: Final = 1.5
NEAR_COLLAPSE: Final = 3
"""From so few unrest cards in the pile on it matters who has fewer."""


def worth(game: Imperium, seat: int) -> float:
    """What the state is worth to a player: what they have, less what the best of the others has."""
    if game.outcome is not None:
        return WON if seat in game.outcome.winners else -WON
    return _side(game, seat) - max(_side(game, other) for other in others(game, seat)) + near_collapse(game, seat)


def near_collapse(game: Imperium, seat: int) -> float:
    """What it is worth to have less unrest than the others when there will soon be a collapse."""
    left = len(game.zone(UNREST_PILE))
    if left > NEAR_COLLAPSE:
        return 0.0
    ahead = min(unrest_of(game, other) for other in others(game, seat)) - unrest_of(game, seat)
    return 2.0 * ahead * (NEAR_COLLAPSE + 1 - left)


def _side(game: Imperium, seat: int) -> float:
    return score(game, seat) + time_left(game) * promise(game, seat)


def time_left(game: Imperium) -> float:
    """How much of what is promised will come: the game ends when somebody has used up what their nation can become."""
    if game.table.rounds_left:
        return LAST_ROUNDS
    cards = [len(game.zone(NATION_DECK, seat)) + len(game.zone(DEVELOPMENT, seat)) for seat in range(game.seat_count)]
    return max(LAST_ROUNDS, min(MOST, (LATEST + SLOWNESS * min(cards)) / LONG))


def promise(game: Imperium, seat: int) -> float:
    """What a player has that brings points later."""
    player = game.seats[seat]
    total = tokens_worth(player.material, MATERIAL) + tokens_worth(player.population, POPULATION)
    total += EMPIRE_STATE * player.empire
    total -= TAKEN * len(game.zone(NATION_DECK, seat)) + DEVELOPED * len(game.zone(DEVELOPMENT, seat))
    total -= DRAWN * len(game.zone(DECK, seat))
    away = {*game.zone(HISTORY, seat), *game.zone(SUNKEN, seat)}
    for card in owned(game, seat):
        face = game.faces[card]
        if UNREST in face.suits:
            total -= 0.0 if card in away else BURDEN
        elif card not in away:
            total += 0.5 * usefulness(face)
    total += sum(IN_PLAY * standing_worth(game.faces[card]) for card in game.zone(PLAY, seat))
    return total + _hand_worth(game, seat)


def tokens_worth(amount: int, resource: str) -> float:
    """What tokens are worth that pay for something later."""
    return TOKENS[resource] * (min(amount, ENOUGH_TOKENS) + SURPLUS * max(0, amount - ENOUGH_TOKENS))


def _hand_worth(game: Imperium, seat: int) -> float:
    hand = [card for card in game.zone(HAND, seat) if UNREST not in game.faces[card].suits]
    if game.table.active != seat:
        return HELD * len(hand)
    return TO_PLAY * min(len(hand), game.seats[seat].actions)


@cache
def usefulness(face: ImperiumFace) -> float:
    """How much a card does at first sight, each time that it comes up."""
    if face.unplayable or UNREST in face.suits or POWER in face.suits:
        return 0.0
    return 0.6 * bool(face.plays) + 0.5 * face.free_play + 0.2 * (face.header == ATTACK) + standing_worth(face)


@cache
def standing_worth(face: ImperiumFace) -> float:
    """How much a card does in play."""
    lasting = len(face.exhausts) + len(face.solstices) + len(face.passives)
    return 0.6 * min(2, lasting) + 0.2 * len(face.icons) + 0.4 * face.is_pinned


def card_worth(game: Imperium, seat: int, card: int) -> float:
    """What a card is worth to a player who gets it: its points and its use."""
    return points_of(game, seat, card) + usefulness(game.faces[card])
