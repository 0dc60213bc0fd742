"""What is done with cards: discard, abandon, recall, put into history, sink, exile, garrison, return, and so on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from nefrit.imperium.constants import UNREST
from nefrit.imperium.nations import nation_called
from nefrit.imperium.occurrences import DeckEmptied, Gained, Happening, LeftPlay, Moved, Sunk, UnrestReturned
from nefrit.imperium.passives import NoHistory, passives
from nefrit.imperium.places import (
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    host_of,
)
from nefrit.imperium.state import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    PLAY,
    SUNKEN,
    UNREST_PILE,
    Imperium,
)
from nefrit.imperium.trees import CannotBeGarrisoned, CannotBeMoved
from nefrit.kernel.effects import Node
from nefrit.kernel.zones import Zone

DISCARDS = "discard"
ABANDON = "abandon"
RECALL = "recall"
TO_HISTORY = "history"
SINK = "sink"
EXILES = "exile"
TAKE = "take"
ON_DECK = "deck"
RETURN = "return"
GARRISONS = "garrison"


class Verb(NamedTuple):
    """Where a card goes, and where it comes from unless something else is said."""

    zone: Zone
    places: tuple[str, ...]


VERBS: dict[str, Verb] = {
    # imperium.term-discard.from-hand
    DISCARDS: Verb(DISCARD, (IN_HAND,)),
    # imperium.term-abandon.to-discard
    ABANDON: Verb(DISCARD, (IN_PLAY,)),
    # imperium.term-recall.to-hand
    RECALL: Verb(HAND, (IN_PLAY,)),
    # imperium.term-put-into-history.under-power, imperium.term-history.location
    TO_HISTORY: Verb(HISTORY, (IN_HAND,)),
    # imperium.term-sink.to-sunken-pile, imperium.term-sunken.only-by-sink
    SINK: Verb(SUNKEN, (IN_PLAY,)),
    # imperium.term-exile.pile
    EXILES: Verb(EXILE, (IN_HAND,)),
    # imperium.term-take.to-hand, imperium.term-take.free-choice
    TAKE: Verb(HAND, (IN_DISCARD,)),
    ON_DECK: Verb(DECK, (IN_HAND,)),
    # imperium.term-return-unrest.from-hand, imperium.term-return-unrest.from-discard
    RETURN: Verb(UNREST_PILE, (IN_HAND,)),
    # imperium.term-garrison.from-hand, imperium.term-garrison.definition, imperium.term-garrison.under-existing-pinned
    GARRISONS: Verb(GARRISON, (IN_HAND,)),
}
"""The verbs of card effects."""


def place_of(verb: str) -> str:
    """The place where a verb puts cards, by the word for it."""
    return VERBS[verb].zone.name


@dataclass(frozen=True)
class OnlyWhenLast(Node):
    """A quest that becomes the active one only if no other is impending (imperium.nation-arthurians.graal-last)."""


@dataclass(frozen=True)
class KeepsTokens(Node):
    """The owner gains what lies on the card whenever it leaves play (decision.imperium.tokens-on-cards)."""


def able(game: Imperium, verb: str, card: int) -> bool:
    """Whether this can be done with a card that lies in a place where it can be done.

    imperium.term-return-unrest.from-hand, imperium.term-garrison.any-card, imperium.card.field-effect,
    imperium.term-abandon.pinned-only, imperium.term-abandon.garrisoned-card-alone, imperium.term-recall.pinned-only,
    imperium.term-exile.no-tokens
    """
    face = game.faces[card]
    if verb == RETURN:
        return UNREST in face.suits
    if verb == GARRISONS:
        return not any(isinstance(part, CannotBeGarrisoned) for part in face.abilities) and not waits(game, card)
    if verb == EXILES:
        return not has_tokens(game, card)
    if game.lies_in(card, PLAY) and verb in (ABANDON, RECALL):
        return face.is_pinned and not any(isinstance(part, CannotBeMoved) for part in face.abilities)
    return True


def waits(game: Imperium, card: int) -> bool:
    """Whether a quest waits for the others that are impending (imperium.nation-arthurians.graal-last)."""
    zone, seat = game.place(card)
    last = any(isinstance(part, OnlyWhenLast) for part in game.faces[card].abilities)
    return last and zone is DEVELOPMENT and len(game.zone(zone, seat)) > 1


def has_tokens(game: Imperium, card: int) -> bool:
    """Whether any token lies on a card."""
    piece = game.pieces.get(card)
    return piece is not None and bool(piece.material or piece.population or piece.progress or piece.exhausted)


def destination(game: Imperium, seat: int, verb: str) -> Zone:
    """Where a player's card goes.

    Who has no history discards (imperium.term-history.atlanteans-vikings), and so does who has nowhere to sink
    (imperium.term-sink.atlanteans-only).
    """
    zone = VERBS[verb].zone
    if zone is HISTORY and passives(game, seat, NoHistory):
        return DISCARD
    if zone is SUNKEN and not nation_called(game.seats[seat].nation_name).sinks:
        return DISCARD
    return zone


def carry(game: Imperium, seat: int, card: int, verb: str, host: int | None = None) -> list[Happening]:
    """Do it with a player's card; what has happened then.

    To what lies under it the same happens (imperium.term-garrison.follows-host, imperium.term-abandon.with-garrison,
    imperium.term-recall.with-garrison). A card that is garrisoned needs a `host` (imperium.term-garrison.any-card).

    imperium.term-recall.to-hand, imperium.term-abandon.to-discard, imperium.term-abandon.garrisoned-card-alone,
    imperium.nation-utopians.power-passive-timing, imperium.term-passive.always-on, decision.imperium.tokens-on-cards
    """
    old, _ = game.place(card)
    under = game.pieces[card].garrison if card in game.pieces else ()
    left = _left_to_owner(game, card)
    if old is GARRISON:
        _detach(game, card)
    zone = destination(game, seat, verb)
    _lay(game, seat, card, zone)
    if host is not None:
        game.edit_piece(host).garrison += (card,)
    happenings: list[Happening] = [_told(seat, card, verb, zone)]
    if old is PLAY:
        happenings.append(LeftPlay(seat, card))
    if left:
        game.edit_seat(seat).progress += left
        happenings.append(Gained(seat, progress=left))
    if old is DECK and not game.zone(DECK, seat):
        happenings.append(DeckEmptied(seat))
    for other in under:
        happenings += carry(game, seat, other, verb)
    return happenings


def _lay(game: Imperium, seat: int, card: int, zone: Zone) -> None:
    """Put a player's card into a zone; who puts a card on a deck knows what lies there."""
    if zone is DECK:
        game.move(card, zone, seat, top=True, shown_to=1 << seat)
    else:
        game.move(card, zone, 0 if zone.shared else seat)


def _left_to_owner(game: Imperium, card: int) -> int:
    """How much progress the owner gains if this card leaves play now; other tokens return to the supply.

    decision.imperium.tokens-on-cards
    """
    keeps = card in game.pieces and any(isinstance(part, KeepsTokens) for part in game.faces[card].abilities)
    return game.pieces[card].progress if keeps else 0


def _detach(game: Imperium, card: int) -> None:
    """Take a card from under its host, which stays (imperium.term-abandon.garrisoned-card-alone)."""
    host = host_of(game, card)
    if host is not None:
        piece = game.edit_piece(host)
        piece.garrison = tuple([other for other in piece.garrison if other != card])


def _told(seat: int, card: int, verb: str, zone: Zone) -> Happening:
    """What is told of it: where it went elsewhere than others would put it, that it was discarded."""
    if verb == RETURN:
        return UnrestReturned(seat, card)
    if zone is SUNKEN:
        return Sunk(seat, card)
    return Moved(seat, card, verb if zone is VERBS[verb].zone else DISCARDS)
