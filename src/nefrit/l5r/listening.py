"""Who might respond: the interrupts and reactions that cards have where they lie, looked for once until cards move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.memo import LISTENERS
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import EVENT, ROLE
from nefrit.l5r.state import (
    CONFLICT_DISCARD,
    DYNASTY_DISCARD,
    HAND,
    HOLDINGS,
    IN_PROVINCE,
    L5R,
    PLAY,
    PROVINCES,
    ROLES,
    SEATS,
    STRONGHOLDS,
)
from nefrit.l5r.trees import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAY,
    FROM_PROVINCE,
    INTERRUPT,
    REACTION,
    REACTS,
    Trigger,
    Triggered,
)

FORCED_WOULD_INTERRUPTS: Final = 0
WOULD_INTERRUPTS: Final = 1
FORCED_INTERRUPTS: Final = 2
INTERRUPTS: Final = 3
FORCED_REACTIONS: Final = 4
REACTIONS: Final = 5
TIMINGS: Final = 6
FORCED_ONES: Final[tuple[int, ...]] = (FORCED_WOULD_INTERRUPTS, FORCED_INTERRUPTS, FORCED_REACTIONS)

_PLACES: Final = {
    FROM_PLAY: (PLAY, STRONGHOLDS, PROVINCES, HOLDINGS),
    FROM_HAND: (HAND,),
    FROM_DISCARD: (CONFLICT_DISCARD, DYNASTY_DISCARD),
    FROM_PROVINCE: IN_PROVINCE,
}

Candidate = tuple[int, int, Triggered]
"""A card, the number of one of its abilities, and that ability."""


def timing_of(ability: Triggered) -> int:
    """In windows of which timing an ability is used; -1 for an action."""
    if ability.type == REACTION:
        return FORCED_REACTIONS if ability.forced else REACTIONS
    if ability.type != INTERRUPT or ability.when is None:
        return -1
    if ability.when.says_would:
        return FORCED_WOULD_INTERRUPTS if ability.forced else WOULD_INTERRUPTS
    return FORCED_INTERRUPTS if ability.forced else INTERRUPTS


def printed_or_by_keyword(game: L5R, card: int) -> tuple[Triggered, ...]:
    """The triggered abilities a card has from its face alone."""
    face = game.faces[card]
    if card not in game.pieces:
        return face.triggered
    if face.as_attachment is not None and game.pieces[card].on != NO_CARD:
        return face.as_attachment.triggered
    return face.own_abilities


def is_usable_in(type: str, ability: Triggered, zone: Zone) -> bool:
    """Whether an ability of a card of this type can be used from a zone."""
    if type == EVENT:
        return zone is HAND
    if type == ROLE:
        return zone is ROLES
    for place in ability.places:  # noqa: SIM110 - a generator would cost as much again
        if zone in _PLACES[place]:
            return True
    return False


class Responses:
    """All responses that faces have where the cards lie: those of each timing and player, and to what they respond.

    `kinds` has for each timing the mask of the kinds of occurrences, `interrupted` has it for all interrupts together.
    `reacted` is the mask of what these cards would react to from anywhere: what happens may bring a card to where it
    can react. `awaiting` has for a kind of occurrence the cards that respond to it, whose they are and to what.
    """

    __slots__ = ("awaiting", "by_kind", "found", "interrupted", "kinds", "reacted")

    def __init__(self) -> None:
        self.found: list[list[tuple[int, Candidate]]] = [[] for _ in range(2 * TIMINGS)]
        self.kinds = [0] * TIMINGS
        self.interrupted = 0
        self.reacted = 0
        self.by_kind: dict[tuple[int, int, int], Sequence[Candidate]] = {}
        self.awaiting: dict[int, list[tuple[int, int, Trigger]]] = {}


# What does not depend on the state: for a face in a zone its responses, each with its kinds, timing and number. Faces
# are made once and for all.
_Entry = tuple[int, int, int, Triggered]
_known: dict[int, dict[object, tuple[_Entry, ...]]] = {}


def _entries(game: L5R, card: int, zone: Zone) -> tuple[_Entry, ...]:
    face = game.faces[card]
    found = tuple(
        (ability.kinds, timing_of(ability), index, ability)
        for index, ability in enumerate(printed_or_by_keyword(game, card))
        if ability.kinds and timing_of(ability) >= 0 and is_usable_in(face.type, ability, zone)
    )
    if face.as_attachment is None:
        _known[zone.number][face] = found
    return found


def printed_responses(game: L5R) -> Responses:
    """The responses that faces have, as long as no text has changed."""
    responses = game.memo.responses
    if responses is None:
        responses = game.memo.responses = Responses()
        game.memo.known |= LISTENERS
        faces, zones, kinds = game.faces, game.zones, responses.kinds
        for zone in game.definition.zones:
            if not zone.listens:
                continue
            known = _known.setdefault(zone.number, {})
            for seat in SEATS:
                for card in zones[zone.number * 2 + seat]:
                    face = faces[card]
                    if face.listens:
                        responses.reacted |= face.listens >> REACTS
                        entries = known.get(face)
                        if entries is None:
                            entries = _entries(game, card, zone)
                        for kind, timing, index, ability in entries:
                            kinds[timing] |= kind
                            responses.found[timing * 2 + seat].append((kind, (card, index, ability)))
        responses.interrupted = kinds[0] | kinds[1] | kinds[2] | kinds[3]
    return responses


def is_awaited(game: L5R, occurrence: Occurrence, moving: Iterable[int]) -> bool:
    """Whether a card might respond to an occurrence by what is printed on it.

    That is told at a glance, from where cards lie and what is said of cards and players, so that nothing is opened in
    vain. What happens may bring the `moving` cards to where they respond, or to another player.
    """
    kind = occurrence.kind
    listens = kind | kind << REACTS
    for card in moving:
        if card != NO_CARD and game.faces[card].listens & listens:
            return True
    responses = game.memo.responses or printed_responses(game)
    awaiting = responses.awaiting.get(kind)
    if awaiting is None:
        awaiting = responses.awaiting[kind] = [
            (card, number % 2, ability.when)
            for number, entries in enumerate(responses.found)
            for kinds, (card, _, ability) in entries
            if kinds & kind and ability.when is not None
        ]
    for card, seat, trigger in awaiting:  # noqa: SIM110 - a generator would cost as much again
        if trigger.may_match(occurrence, card, seat):
            return True
    return False


def printed_for(game: L5R, kind: int, timing: int, seat: int) -> Sequence[Candidate]:
    """Those of a player to a kind of occurrence in windows of a timing."""
    responses = game.memo.responses or printed_responses(game)
    if not responses.kinds[timing] & kind:
        return ()
    key = (kind, timing, seat)
    found = responses.by_kind.get(key)
    if found is None:
        every = responses.found[timing * 2 + seat]
        found = responses.by_kind[key] = [candidate for kinds, candidate in every if kinds & kind]
    return found
