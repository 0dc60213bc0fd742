"""Rules of thumb for the capital phase: which cards to play and where, what becomes a development, what to keep."""

from __future__ import annotations

from typing import Any, Final

from nefrit.invasion.bot.worth import LIFE, attackers, attacks_on, power_worth, text_worth, useful_power
from nefrit.invasion.constants import (
    BATTLEFIELD,
    KINGDOM,
    LEGEND,
    NO_ZONE,
    QUEST,
    SECTION_NAMES,
    SECTIONS,
    TACTIC,
    UNIT,
)
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.state import HAND, Invasion, in_zone, opponents
from nefrit.invasion.trees import Text
from nefrit.invasion.values import developments, price, zone_power
from nefrit.kernel.decisions import Decision

COST: Final = 0.3
"""What a resource is worth that could be spent otherwise."""
IN_ITS_ZONE: Final = 0.8
"""A text that works only in a zone is worth so much more there."""
NEEDED: Final = 2.0
"""Hit points count so much more in a zone that is going to be attacked in force."""
SPARE: Final = 2
"""So many cards are kept in hand rather than played as developments."""
PLACE: Final = (0.3, 0.2, 0.0)
"""How much more a development is worth in the kingdom and in the quest zone."""
FEW_DEVELOPMENTS: Final = 3
CHEAP: Final = 3
"""What can be paid for in the first turn."""
FIRST_CARDS: Final = 2
"""A hand with fewer cards to begin with is not kept."""


def kept(game: Invasion, decision: Decision) -> int:
    """Keep a hand with cards that can be played at once."""
    faces = [game.faces[card] for card in game.zone(HAND, decision.seat)]
    playable = [face for face in faces if face.type != TACTIC and face.printed_cost + face.loyalty - 1 <= CHEAP]
    return decision.options.index("keep" if len(playable) >= FIRST_CARDS else "mulligan")


def built(game: Invasion, decision: Decision) -> int:
    """The best card to play into a zone now, else a development, else to pass; option 0 is to pass."""
    return _best(purchases(game, decision)) or _best(plans(game, decision))


def _best(values: list[tuple[float, int]]) -> int:
    """The best of those that gain anything; else 0."""
    value, index = max(values, key=lambda item: item[0], default=(0.0, 0))
    return index if value > 0.0 else 0


def _moves(decision: Decision, verb: str) -> list[tuple[int, tuple[Any, ...]]]:
    """The options that begin with a word, with their numbers."""
    options = enumerate(decision.options)
    return [(index, move) for index, move in options if isinstance(move, tuple) and move[0] == verb]


def purchases(game: Invasion, decision: Decision) -> list[tuple[float, int]]:
    """What each card is worth in each zone into which it can be played, with the number of its option."""
    seat = decision.seat
    moves = [(index, move) for index, move in _moves(decision, "play") if game.faces[move[1]].type != TACTIC]
    if not moves:
        return []
    needs = [NEEDED * one for one in alarms(game, seat)]
    # What a card is worth anywhere, and copies of it in the same zone, is found out once.
    anywhere: dict[int, float] = {}
    there: dict[tuple[str, int], float] = {}
    found: list[tuple[float, int]] = []
    for index, move in moves:
        card = move[1]
        face, section = game.faces[card], SECTION_NAMES.index(move[2]) if len(move) > 2 else NO_ZONE
        if card not in anywhere:
            anywhere[card] = text_worth(face) - COST * price(game, seat, card)
        if (face.id, section) not in there:
            there[face.id, section] = _worth_in(game, seat, face, section, needs)
        found.append((anywhere[card] + there[face.id, section], index))
    return found


def _worth_in(game: Invasion, seat: int, face: InvasionFace, section: int, needs: list[float]) -> float:
    """What a card is worth in a zone, beside what it is worth anywhere."""
    if face.type == LEGEND:
        return sum([_more_power(game, seat, zone, face.powers[zone]) for zone in SECTIONS])
    if face.invades or section == NO_ZONE:
        return 0.0
    if face.type == QUEST:
        # More than one at a time has nobody to go on it.
        return 0.5 - 2.0 * len([one for one in _faceup(game, seat, section) if one.type == QUEST])
    idle = section == BATTLEFIELD and face.type != UNIT
    value = 0.0 if idle else _more_power(game, seat, section, _number(face.power))
    if any(isinstance(text, Text) and text.section == section for text in face.abilities):
        value += IN_ITS_ZONE
    if face.type == UNIT:
        value += LIFE * _number(face.hit_points) * (1 + needs[section])
    return value


def _more_power(game: Invasion, seat: int, section: int, amount: int) -> float:
    if game.seats[seat].burning[section] and section == BATTLEFIELD:
        # It burns already: units there have nothing to defend.
        amount += 1
    now = useful_power(game, seat, section)
    return power_worth(game, seat, section, now + amount) - power_worth(game, seat, section, now)


def _number(printed: object) -> int:
    """A printed value; what depends on the table counts as 1."""
    return printed if isinstance(printed, int) else 0 if printed is None else 1


def _faceup(game: Invasion, seat: int, section: int) -> list[InvasionFace]:
    return [game.faces[card] for card in in_zone(game, seat, section) if not game.pieces[card].development]


def alarms(game: Invasion, seat: int) -> list[float]:
    """How much each zone is in need of defenders, from 0 to 1."""
    found = [0.0 for _ in SECTIONS]
    force = max([attackers(game, other) for other in opponents(game, seat)], default=0)
    for section, through, left in attacks_on(game, seat, force):
        found[section] = min(1.0, through / max(1, left))
    return found


# ---- Developments


def plans(game: Invasion, decision: Decision) -> list[tuple[float, int]]:
    """What each card is worth as a development, where a zone needs it; the last cards are kept."""
    seat = decision.seat
    if len(game.zone(HAND, seat)) <= SPARE:
        return []
    moves = _moves(decision, "develop")
    if not moves:
        return []
    worths = development_worths(game, seat)
    uses = {card: usefulness(game, seat, card) for card in {move[1] for _, move in moves}}
    return [(worths[SECTION_NAMES.index(move[2])] - uses[move[1]], index) for index, move in moves]


def development_worths(game: Invasion, seat: int) -> list[float]:
    """What another development in each zone is worth."""
    found: list[float] = []
    for section, need in enumerate(alarms(game, seat)):
        many = len(developments(game, seat, section))
        value = 1.6 + PLACE[section] + 1.5 * need - 0.3 * many
        if many < FEW_DEVELOPMENTS:
            value += 0.05 * max(0, len(game.zone(HAND, seat)) - SPARE)
        else:
            value -= 0.5
        found.append(0.0 if game.seats[seat].burning[section] else value)
    return found


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
