"""How likely a player is to win from where a turn begins.

The weights are logarithms of odds, rounded from a logistic regression over 33,000 lines of play of the search, played
on to their ends, from 2,300 positions of games of the greedy bot. Each position has a constant of its own there, so
that only what lines from the same position differ in has a say: over whole games who is ahead anyway has more of
everything, whatever that is worth.
"""

from __future__ import annotations

from typing import Final

from nefrit.invasion.bot.worth import WON, attackers, attacks_on, shelter
from nefrit.invasion.constants import KINGDOM, QUEST_ZONE, SECTIONS
from nefrit.invasion.state import DECK, HAND, Invasion, opponents
from nefrit.invasion.values import zone_hit_points, zone_power

CARDS: Final = (0.16, 4, 0.04)
"""A card in hand, up to how many, and what one adds beyond."""
KINGDOM_POWER: Final = (0.6, 6, 0.1)
QUEST_POWER: Final = (0.71, 3, 0.07)
FORCE: Final = 0.29
"""A point of damage that an attack can deal."""
LIFE: Final = 0.05
"""A hit point of a unit."""
BURNING: Final = -0.12
TO_BURN: Final = 0.095
"""A point of damage that can still be dealt to the zones that are lost first."""
DECKED: Final = ((-0.06, 12), (-0.37, 6), (-1.64, 3))
"""Each turn by which the deck will be empty sooner than in so many."""
HIT: Final = -0.095
"""A point of damage that the next attack of the opponent could do to a zone;"""
FEARED: Final = -0.7
"""it could decide the game,"""
AT_ONCE: Final = -1.1
"""and it is the opponent's turn."""
MOVE: Final = 0.7
"""Who has the turn is ahead."""


def outlook(game: Invasion, seat: int) -> float:
    """The logarithm of the odds that a player wins, where there is one opponent."""
    if game.outcome is not None:
        if not game.outcome.winners:
            return -0.5 * WON
        return WON if seat in game.outcome.winners else -WON
    (other,) = opponents(game, seat)
    return _side(game, seat, other) - _side(game, other, seat)


def _side(game: Invasion, seat: int, other: int) -> float:
    """What speaks for a player."""
    player, own = game.seats[seat], game.table.active == seat
    quests = zone_power(game, seat, QUEST_ZONE)
    total = _graded(len(game.zone(HAND, seat)), CARDS) + _graded(quests, QUEST_POWER)
    total += _graded(zone_power(game, seat, KINGDOM), KINGDOM_POWER) + FORCE * attackers(game, seat)
    total += LIFE * sum([shelter(game, seat, section) for section in SECTIONS])
    turns = len(game.zone(DECK, seat)) / max(1, quests)
    total += sum([each * max(0.0, soon - turns) for each, soon in DECKED])
    left = sorted([zone_hit_points(game, seat, at) - player.damage[at] for at in SECTIONS if not player.burning[at]])
    first = left[: max(0, game.seats[other].zones_to_win - sum(player.burning))]
    total += TO_BURN * sum(first) + BURNING * sum(player.burning) + HIT * next_hit(game, other, seat)
    if could_win(game, other, seat):
        total += FEARED if own else FEARED + AT_ONCE
    return total + MOVE if own else total


def _graded(amount: int, grades: tuple[float, int, float]) -> float:
    each, enough, more = grades
    return each * min(amount, enough) + more * max(0, amount - enough)


def next_hit(game: Invasion, attacker: int, seat: int) -> int:
    """How much damage the next attack of a player could do to a zone of an opponent, in spite of the units there."""
    attacks = attacks_on(game, seat, attackers(game, attacker))
    return max([min(through, left) for _, through, left in attacks], default=0)


def could_win(game: Invasion, attacker: int, seat: int) -> bool:
    """Whether the next attack of a player could burn the last zone that an opponent can bear to lose."""
    if sum(game.seats[seat].burning) + 1 < game.seats[attacker].zones_to_win:
        return False
    return any(through >= left for _, through, left in attacks_on(game, seat, attackers(game, attacker)))
