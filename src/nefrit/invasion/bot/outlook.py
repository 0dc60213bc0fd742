"""How likely a player is to win from where a turn begins.

The weights are logarithms of odds, rounded from a logistic regression over 503 games of the greedy bot with itself. So
that there was something to learn from, it answered at random now and then, and in most of the games its opinions of
power, cards and damage differed from seat to seat.
"""

from __future__ import annotations

from typing import Final

from nefrit.invasion.bot.worth import WON, attackers, shelter
from nefrit.invasion.constants import KINGDOM, QUEST_ZONE, SECTIONS
from nefrit.invasion.state import DECK, HAND, Invasion, opponents
from nefrit.invasion.values import zone_hit_points, zone_power

CARD: Final = 0.05
"""A card in hand,"""
ENOUGH_CARDS: Final = 4
"""up to so many."""
KINGDOM_POWER: Final = (0.46, 6, 0.05)
"""A point of power in the kingdom, up to how much, and what it adds beyond."""
QUEST_POWER: Final = (0.65, 3, -0.4)
FORCE: Final = 0.2
"""A point of damage that an attack can deal."""
LIFE: Final = 0.05
"""A hit point of a unit."""
BURNING: Final = -0.4
TO_BURN: Final = 0.05
"""A point of damage that can still be dealt to the zones that are lost first."""
LAST_CARDS: Final = 10
DECKED: Final = -0.55
"""Each card that the deck is short of so many."""
FEARED: Final = -0.65
"""The next attack of the opponent could decide the game,"""
AT_ONCE: Final = -0.8
"""and it is the opponent's turn."""
MOVE: Final = 0.35
"""Who has the turn is ahead."""


def outlook(game: Invasion, seat: int) -> float:
    """The logarithm of the odds that a player wins, where there is one opponent."""
    if game.outcome is not None:
        if not game.outcome.winners:
            return -0.5 * WON
        return WON if seat in game.outcome.winners else -WON
    (other,) = opponents(game, seat)
    return _side(game, seat, other) - _side(game, other, seat) + _tempo(game, seat, other)


def _side(game: Invasion, seat: int, other: int) -> float:
    player = game.seats[seat]
    total = CARD * min(ENOUGH_CARDS, len(game.zone(HAND, seat)))
    total += _graded(zone_power(game, seat, KINGDOM), KINGDOM_POWER)
    total += _graded(zone_power(game, seat, QUEST_ZONE), QUEST_POWER)
    total += FORCE * attackers(game, seat) + LIFE * sum([shelter(game, seat, section) for section in SECTIONS])
    total += DECKED * max(0, LAST_CARDS - len(game.zone(DECK, seat)))
    left = sorted([zone_hit_points(game, seat, at) - player.damage[at] for at in SECTIONS if not player.burning[at]])
    burning = sum(player.burning)
    return total + BURNING * burning + TO_BURN * sum(left[: max(0, game.seats[other].zones_to_win - burning)])


def _graded(amount: int, grades: tuple[float, int, float]) -> float:
    each, enough, more = grades
    return each * min(amount, enough) + more * max(0, amount - enough)


def _tempo(game: Invasion, seat: int, other: int) -> float:
    """Whose turn it is, and who could decide the game with the next attack."""
    own = game.table.active == seat
    total = MOVE if own else -MOVE
    if could_win(game, other, seat):
        total += FEARED if own else FEARED + AT_ONCE
    if could_win(game, seat, other):
        total -= FEARED + AT_ONCE if own else FEARED
    return total


def could_win(game: Invasion, attacker: int, seat: int) -> bool:
    """Whether the next attack of a player could burn the last zone that an opponent can bear to lose."""
    player = game.seats[seat]
    if sum(player.burning) + 1 < game.seats[attacker].zones_to_win:
        return False
    force = attackers(game, attacker)
    for section in SECTIONS:
        if not player.burning[section]:
            left = zone_hit_points(game, seat, section) - player.damage[section]
            if force - shelter(game, seat, section) >= left:
                return True
    return False
