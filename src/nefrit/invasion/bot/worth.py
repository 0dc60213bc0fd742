"""What a state is worth to a player, in points: about one for a card in hand."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.bot.dominance import CHANNELS, at_risk, prospects
from nefrit.invasion.constants import (
    BATTLEFIELD,
    BEGINNING,
    CAPITAL_PHASE,
    END_OF_BATTLEFIELD_PHASE,
    END_OF_COMBAT,
    END_OF_PHASE,
    END_OF_TURN,
    KINGDOM_PHASE,
    QUEST_PHASE,
    QUEST_ZONE,
    SECTIONS,
)
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.state import DECK, HAND, Invasion, in_zone, is_cataclysm, on_the_table, opponents, section_of
from nefrit.invasion.values import is_fighter, legend_of, power, remaining_hit_points, zone_hit_points, zone_power
from nefrit.kernel.decisions import NO_CARD

WON: Final = 1000.0
ENOUGH: Final = (6, 3, 12)
"""Power that a zone gains beyond so much is worth less."""
POWER: Final = (1.5, 1.7, 1.4)
MORE_POWER: Final = (0.4, 0.1, 1.0)
LIFE: Final = 0.35
"""A hit point of a unit that can defend its zone."""
TEXT: Final = 0.5
"""A card in play that does something."""
CORRUPTED: Final = 0.5
"""So much of a unit is lost while it can neither attack nor defend."""
HELD: Final = 0.9
ENOUGH_CARDS: Final = 7
RESOURCE: Final = 0.25
TO_SPEND: Final = 0.6
"""A resource of a player who can still play cards with it in this turn."""
BEFORE_PLAYING: Final = (BEGINNING, KINGDOM_PHASE, QUEST_PHASE, CAPITAL_PHASE)
PASSING: Final = (END_OF_COMBAT, END_OF_BATTLEFIELD_PHASE, END_OF_PHASE, END_OF_TURN)
ZONE_LIFE: Final = 0.55
"""A point of damage that a zone can still take."""
NEARLY_BURNING: Final = 4
"""With fewer than so many points left each weighs more."""
BURNING: Final = 12.0
HIT_NEXT: Final = 0.4
"""What damage counts that the opponent could deal in the next attack."""
BURNS_NEXT: Final = 3.0
LOST_NEXT: Final = 25.0
LAST_CARDS: Final = 14
"""From so few cards in the deck on its end is to be feared."""
BURNING_ONLY: Final = 3.0
"""What a burning zone costs where nobody loses by it: nothing there can be protected any more."""
OTHERS: Final = 0.3
"""How much of what is worth counting of the opponents is that of all of them; the rest is that of the best."""


def worth(game: Invasion, seat: int) -> float:
    """What the state is worth to a player: what they have, less what the others have, the best of them above all.

    What soon ends does not count.
    """
    if game.lasting:
        game = game.clone()
        for moment in PASSING:
            game.expire(moment)
    if game.outcome is not None:
        if not game.outcome.winners:
            return -0.5 * WON
        return WON if seat in game.outcome.winners else -WON
    rivals = opponents(game, seat)
    danger = max([threat(game, other, seat) for other in rivals], default=0.0)
    theirs = [_side(game, other) for other in rivals]
    best = (1 - OTHERS) * max(theirs, default=0.0) + OTHERS * sum(theirs) / max(1, len(theirs))
    return _side(game, seat) - best - danger


def _side(game: Invasion, seat: int) -> float:
    player = game.seats[seat]
    spending = game.table.active == seat and game.table.phase in BEFORE_PLAYING
    total = hand_worth(len(game.zone(HAND, seat)))
    if is_cataclysm(game):
        total += prospects(game, seat)
    total += (TO_SPEND if spending else RESOURCE) * player.resources
    for section in SECTIONS:
        total += power_worth(game, seat, section, useful_power(game, seat, section)) + zone_worth(game, seat, section)
    for card in on_the_table(game):
        if game.pieces[card].controller == seat and not game.pieces[card].development:
            total += card_worth(game, card)
    return total


def hand_worth(cards: int) -> float:
    """Cards in hand: more than one can play are worth less."""
    return HELD * (min(cards, ENOUGH_CARDS) + 0.4 * max(0, cards - ENOUGH_CARDS))


def useful_power(game: Invasion, seat: int, section: int) -> int:
    """The power of a zone as far as it is of use: on the battlefield that of units (invasion.card.power-by-zone)."""
    if section != BATTLEFIELD:
        return zone_power(game, seat, section)
    return sum([power(game, card) for card in fighters(game, seat, section)]) + _power_of_legend(game, seat)


def power_worth(game: Invasion, seat: int, section: int, amount: int) -> float:
    """Power brings resources, cards or damage, turn by turn; what goes beyond enough brings less.

    With few cards left in the deck to draw them is no gain any more: who has none loses, except in Cataclysm.
    """
    enough = ENOUGH[section]
    if section == QUEST_ZONE:
        left = len(game.zone(DECK, seat))
        if left < LAST_CARDS and not is_cataclysm(game):
            return -amount * (LAST_CARDS - left) / LAST_CARDS
    return POWER[section] * min(amount, enough) + MORE_POWER[section] * max(0, amount - enough)


def zone_worth(game: Invasion, seat: int, section: int) -> float:
    """How far a zone is from burning."""
    player = game.seats[seat]
    if player.burning[section]:
        return -BURNING_ONLY if is_cataclysm(game) else -BURNING
    left = zone_hit_points(game, seat, section) - player.damage[section] - player.assigned[section]
    return ZONE_LIFE * left - 0.4 * max(0, NEARLY_BURNING - left) ** 2


def text_worth(face: InvasionFace) -> float:
    """What a card does in play beside its power, at first sight."""
    return TEXT * min(2, len(face.standing) + len(face.triggered) + len(face.actions))


def card_worth(game: Invasion, card: int) -> float:
    """What a faceup card in play is worth beside the power that it gives its zone."""
    piece = game.pieces[card]
    total = text_worth(game.faces[card])
    if not is_fighter(game, card):
        return total
    total += LIFE * max(0, remaining_hit_points(game, card) - piece.assigned)
    if piece.corrupted:
        strength = POWER[BATTLEFIELD] * power(game, card) if section_of(game, card) == BATTLEFIELD else 0.0
        total -= CORRUPTED * (total + strength)
    elif piece.channels != NO_CARD:
        total -= CHANNELS * power(game, card)
    return total


def fighters(game: Invasion, seat: int, section: int) -> list[int]:
    """The units of a player in a zone."""
    pieces, cards = game.pieces, in_zone(game, seat, section)
    mine = [card for card in cards if pieces[card].controller == seat and not pieces[card].development]
    return [card for card in mine if is_fighter(game, card)]


def attackers(game: Invasion, seat: int) -> int:
    """How much damage the units on a player's battlefield could deal in an attack."""
    return sum([power(game, card) for card in _able(game, seat, BATTLEFIELD)]) + _power_of_legend(game, seat)


def _power_of_legend(game: Invasion, seat: int) -> int:
    legend = legend_of(game, seat)
    return 0 if legend == NO_CARD else power(game, legend)


def shelter(game: Invasion, seat: int, section: int) -> int:
    """How much damage the units of a zone can take in its place."""
    return sum([remaining_hit_points(game, card) for card in _able(game, seat, section)])


def _able(game: Invasion, seat: int, section: int) -> list[int]:
    return [card for card in fighters(game, seat, section) if not game.pieces[card].corrupted]


def attacks_on(game: Invasion, seat: int, force: int) -> list[tuple[int, int, int]]:
    """The zones of a player that can still burn, each with what gets through of so much force, and what it bears."""
    player = game.seats[seat]
    return [
        (at, max(0, force - shelter(game, seat, at)), zone_hit_points(game, seat, at) - player.damage[at])
        for at in SECTIONS
        if not player.burning[at]
    ]


def threat(game: Invasion, attacker: int, seat: int) -> float:
    """What a player has to fear from an opponent's next attack on the zone where it hurts most."""
    force = attackers(game, attacker)
    if not force:
        return 0.0
    last, worst = sum(game.seats[seat].burning) + 1 >= game.seats[attacker].zones_to_win, 0.0
    if is_cataclysm(game):
        last, worst = False, at_risk(game, seat, force - shelter(game, seat, BATTLEFIELD))
    for _, through, left in attacks_on(game, seat, force):
        burns = (LOST_NEXT if last else BURNS_NEXT) if through >= left else 0.0
        worst = max(worst, HIT_NEXT * min(through, left) + burns)
    return worst
