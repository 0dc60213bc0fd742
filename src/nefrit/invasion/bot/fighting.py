"""Rules of thumb for combat: who attacks and who defends, and where the damage goes."""

from __future__ import annotations

from typing import Final

from nefrit.bots.offered import cards_of, sets_of
from nefrit.invasion.bot.worth import POWER, card_worth
from nefrit.invasion.combat import DAMAGE_TO_TAKE, combat_damage, participants, pool_of
from nefrit.invasion.constants import ATTACKING, BATTLEFIELD, SECTION_NAMES
from nefrit.invasion.damage import enough_to_burn, enough_to_destroy
from nefrit.invasion.state import Combat, Invasion
from nefrit.invasion.values import power
from nefrit.kernel.decisions import NO_CARD, Answer, Decision

MOST_SETS: Final = 6
NOT_IN_VAIN: Final = 0.6
"""Defenders that take so much of the damage on themselves are not in vain."""
SAFE: Final = 3
"""A zone bears a point of damage worse than a unit that has so much less left."""


def attacks_to_try(game: Invasion, decision: Decision) -> list[Answer]:
    """Attackers: all that deal damage, all but the weakest, the strongest alone, nobody."""
    strong = [card for card in cards_of(decision) if power(game, card)]
    strong.sort(key=lambda card: -power(game, card))
    sets = [tuple(strong), tuple(strong[:-1]), tuple(strong[: (len(strong) + 1) // 2]), tuple(strong[:1]), ()]
    return sets_of(decision, sets)


def defenses_to_try(game: Invasion, decision: Decision) -> list[Answer]:
    """Defenders: all, none, the toughest ones alone, two of them."""
    cards = sorted(cards_of(decision), key=lambda card: -enough_to_destroy(game, card))
    sets = [tuple(cards), (), *[(card,) for card in cards[:3]], tuple(cards[:2])]
    return sets_of(decision, sets)[:MOST_SETS]


def usual_defense(game: Invasion, decision: Decision) -> Answer:
    """All who can, if they save the zone, take most of the damage on themselves or strike somebody down."""
    combat = _combat(game)
    cards = cards_of(decision)
    pool = pool_of(game, ATTACKING)
    life = sum(enough_to_destroy(game, card) for card in cards)
    left = enough_to_burn(game, combat.defender, combat.section) if combat.legend == NO_CARD else 0
    if combat.fulcrum != NO_CARD:
        left = DAMAGE_TO_TAKE
    saves = left <= pool < left + life
    strikes = sum(combat_damage_of(game, card) for card in cards)
    weakest = min([enough_to_destroy(game, card) for card in participants(game, ATTACKING)], default=0)
    wanted = saves or life >= NOT_IN_VAIN * pool or 0 < weakest <= strikes
    return tuple(range(len(cards))) if wanted else ()


def combat_damage_of(game: Invasion, card: int) -> int:
    """How much a card would deal as a defender."""
    return power(game, card) if game.faces[card].powers else combat_damage(game, card)


def assigned(game: Invasion, decision: Decision) -> Answer:
    """Damage that destroys as much as it can, the most valuable for each point first; the rest goes to the last."""
    cards = cards_of(decision)
    needs = [enough_to_destroy(game, card) for card in cards]
    points = [0] * len(cards)
    total = decision.most
    order = sorted(range(len(cards)), key=lambda index: -_prize(game, cards[index]) / max(1, needs[index]))
    for index in order:
        if needs[index] <= total:
            points[index] = min(needs[index], decision.limits[index])
            total -= points[index]
    for index in sorted(order, key=lambda index: points[index] >= needs[index]):
        more = min(total, decision.limits[index] - points[index])
        points[index] += more
        total -= more
    return tuple(points)


def _prize(game: Invasion, card: int) -> float:
    return card_worth(game, card) + POWER[BATTLEFIELD] * power(game, card)


def suffered(game: Invasion, decision: Decision) -> Answer:
    """Indirect damage goes, point by point, where most is left and least is lost."""
    points = [0] * len(decision.options)
    for _ in range(decision.most):
        open_ones = [index for index, limit in enumerate(decision.limits) if points[index] < limit]
        points[max(open_ones, key=lambda index: _patience(game, decision, index, points[index]))] += 1
    return tuple(points)


def _patience(game: Invasion, decision: Decision, index: int, points: int) -> float:
    """How well something bears another point."""
    left = decision.limits[index] - points
    option = decision.options[index]
    if isinstance(option, int):
        return left - 1.5 if left > 1 else -_prize(game, option)
    return left - SAFE if left > 1 else -20.0


def weakest_first(game: Invasion, decision: Decision) -> list[Answer]:
    """What can be attacked, the zones nearest to burning first; option 0 is not to attack."""
    targets = [(index, move) for index, move in enumerate(decision.options) if isinstance(move, tuple)]

    def order(item: tuple[int, tuple[object, ...]]) -> tuple[bool, int]:
        _, legend, defender, section = item[1]
        assert isinstance(defender, int)
        assert isinstance(section, str)
        left = enough_to_burn(game, defender, SECTION_NAMES.index(section))
        return legend != NO_CARD, left or 99

    return [0, *[index for index, _ in sorted(targets, key=order)]]


def _combat(game: Invasion) -> Combat:
    combat = game.table.combat
    assert combat is not None, "there is no combat"
    return combat
