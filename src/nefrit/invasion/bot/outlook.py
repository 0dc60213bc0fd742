"""How likely a player is to win from where a turn begins.

The weights are logarithms of odds, rounded from a logistic regression over 2,000 games of the greedy bot with itself.
So that there was something to learn from, it answered at random now and then, and its opinions of power, cards and
damage differed from seat to seat.
"""

from __future__ import annotations

from typing import Final

from nefrit.invasion.bot.worth import WON, attackers, attacks_on, shelter
from nefrit.invasion.constants import KINGDOM, QUEST_ZONE, SECTIONS
from nefrit.invasion.state import DECK, HAND, Invasion, opponents
from nefrit.invasion.values import zone_hit_points, zone_power

CARDS: Final = (0.23, 4, 0.02)
"""A card in hand, up to how many, and what one adds beyond."""
KINGDOM_POWER: Final = (0.45, 6, 0.08)
QUEST_POWER: Final = (0.86, 3, 0.06)
FORCE: Final = 0.06
"""A point of damage that an attack can deal."""
LIFE: Final = 0.045
"""A hit point of a unit."""
BURNING: Final = -0.71
TO_BURN: Final = 0.06
"""A point of damage that can still be dealt to the zones that are lost first,"""
NEARLY: Final = (-0.12, 4)
"""and one that a zone among them is short of so many."""
DECKED: Final = ((-0.21, 12), (-0.29, 6), (-2.1, 3))
"""Each turn by which the deck will be empty sooner than in so many."""
HIT: Final = -0.19
"""A point of damage that the next attack of the opponent could do to a zone;"""
FEARED: Final = -1.5
"""it could decide the game,"""
AT_ONCE: Final = -0.45
"""and it is the opponent's turn."""
MOVE: Final = 0.29
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
    each, short = NEARLY
    total += TO_BURN * sum(first) + each * sum([max(0, short - points) for points in first])
    total += BURNING * sum(player.burning) + HIT * next_hit(game, other, seat)
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
