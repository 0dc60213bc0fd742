"""Rules of thumb for the capital phase: which cards to play and where, what becomes a development, what to keep."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.bot.worth import LIFE, attackers, power_worth, shelter, text_worth
from nefrit.invasion.constants import (
    BATTLEFIELD,
    KINGDOM,
    LEGEND,
    NO_ZONE,
    QUEST,
    QUEST_ZONE,
    SECTION_NAMES,
    SECTIONS,
    TACTIC,
    UNIT,
)
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.state import HAND, Invasion, in_zone, opponents
from nefrit.invasion.trees import Text
from nefrit.invasion.values import developments, price, printed_cost, zone_hit_points, zone_power
from nefrit.kernel.decisions import Decision

COST: Final = 0.3
"""What a resource is worth that could be spent otherwise."""
IN_ITS_ZONE: Final = 0.8
"""A text that works only in a zone is worth so much more there."""
NEEDED: Final = 2.0
"""Hit points count so much more in a zone that is going to be attacked in force."""
SPARE: Final = 2
"""So many cards are kept in hand rather than played as developments."""
FEW_DEVELOPMENTS: Final = 3
CHEAP: Final = 3
"""What can be paid for in the first turn."""
FIRST_CARDS: Final = 2
"""A hand with fewer cards to begin with is not kept."""


def kept(game: Invasion, decision: Decision) -> int:
    """Keep a hand with cards that can be played at once."""
    faces = [game.faces[card] for card in game.zone(HAND, decision.seat)]
    playable = [face for face in faces if face.type != TACTIC and printed_cost(face) + face.loyalty - 1 <= CHEAP]
    return decision.options.index("keep" if len(playable) >= FIRST_CARDS else "mulligan")


def built(game: Invasion, decision: Decision) -> int:
    """The best card to play into a zone now, else a development, else to pass; option 0 is to pass."""
    return _best(purchases(game, decision)) or _best(plans(game, decision))


def _best(values: list[tuple[float, int]]) -> int:
    """The best of those that gain anything; else 0."""
    value, index = max(values, key=lambda item: item[0], default=(0.0, 0))
    return index if value > 0.0 else 0


def purchases(game: Invasion, decision: Decision) -> list[tuple[float, int]]:
    """What each card is worth in each zone into which it can be played, with the number of its option."""
    found: list[tuple[float, int]] = []
    for index, move in enumerate(decision.options):
        if isinstance(move, tuple) and move[0] == "play" and game.faces[move[1]].type != TACTIC:
            section = SECTION_NAMES.index(move[2]) if len(move) > 2 else NO_ZONE
            found.append((purchase(game, decision.seat, move[1], section), index))
    return found


def purchase(game: Invasion, seat: int, card: int, section: int) -> float:
    """What it is worth to play a card into a zone, less what it costs."""
    face = game.faces[card]
    value = text_worth(face) - COST * price(game, seat, card)
    if face.type == LEGEND:
        return value + sum([_more_power(game, seat, zone, face.powers[zone]) for zone in SECTIONS])
    if face.invades or section == NO_ZONE:
        return value
    if face.type == QUEST:
        # More than one at a time has nobody to go on it.
        return value + 0.5 - 2.0 * len([one for one in _faceup(game, seat, section) if one.type == QUEST])
    value += _more_power(game, seat, section, _number(face.power))
    if any(isinstance(text, Text) and text.section == section for text in face.abilities):
        value += IN_ITS_ZONE
    if face.type == UNIT:
        value += LIFE * _number(face.hit_points) * (1 + NEEDED * alarm(game, seat, section))
    return value


def _more_power(game: Invasion, seat: int, section: int, amount: int) -> float:
    if game.seats[seat].burning[section] and section == BATTLEFIELD:
        # It burns already: units there have nothing to defend.
        amount += 1
    now = zone_power(game, seat, section)
    return power_worth(game, seat, section, now + amount) - power_worth(game, seat, section, now)


def _number(printed: object) -> int:
    """A printed value; what depends on the table counts as 1."""
    return printed if isinstance(printed, int) else 0 if printed is None else 1


def _faceup(game: Invasion, seat: int, section: int) -> list[InvasionFace]:
    return [game.faces[card] for card in in_zone(game, seat, section) if not game.pieces[card].development]


def alarm(game: Invasion, seat: int, section: int) -> float:
    """How much a zone is in need of defenders, from 0 to 1."""
    player = game.seats[seat]
    if player.burning[section]:
        return 0.0
    force = max([attackers(game, other) for other in opponents(game, seat)], default=0)
    through = force - shelter(game, seat, section)
    left = zone_hit_points(game, seat, section) - player.damage[section]
    return min(1.0, max(0.0, through / max(1, left)))


# ---- Developments


def plans(game: Invasion, decision: Decision) -> list[tuple[float, int]]:
    """What each card is worth as a development, where a zone needs it; the last cards are kept."""
    seat = decision.seat
    if len(game.zone(HAND, seat)) <= SPARE:
        return []
    found: list[tuple[float, int]] = []
    for index, move in enumerate(decision.options):
        if isinstance(move, tuple) and move[0] == "develop":
            section = SECTION_NAMES.index(move[2])
            found.append((development_worth(game, seat, section) - usefulness(game, seat, move[1]), index))
    return found


def development_worth(game: Invasion, seat: int, section: int) -> float:
    """What another development in a zone is worth."""
    if game.seats[seat].burning[section]:
        return 0.0
    many = len(developments(game, seat, section))
    place = {KINGDOM: 0.3, QUEST_ZONE: 0.2, BATTLEFIELD: 0.0}[section]
    value = 1.6 + place + 1.5 * alarm(game, seat, section) - 0.3 * many
    return value + 0.05 * max(0, len(game.zone(HAND, seat)) - SPARE) if many < FEW_DEVELOPMENTS else value - 0.5


def usefulness(game: Invasion, seat: int, card: int) -> float:
    """How much a card in hand is still worth: the dearer, the later it will be played."""
    face = game.faces[card]
    if face.type == TACTIC:
        return 1.3
    copies = [other for other in game.zone(HAND, seat) if game.faces[other].name == face.name]
    late = max(0, price(game, seat, card) - zone_power(game, seat, KINGDOM))
    value = 1.0 + 0.3 * _number(face.power) + 0.15 * _number(face.hit_points) - 0.5 * late
    if len(copies) > 1:
        value -= 0.8 if face.unique else 0.3
    return value
