"""What can be done to a card in play: for each verb whether it can be done now, and what happens when it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from nefrit.invasion.constants import FULCRUM
from nefrit.invasion.occurrences.corruption import Corrupted, Restored
from nefrit.invasion.occurrences.damage import Healed
from nefrit.invasion.occurrences.developments import TurnedDevelopment, TurnedFaceup
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.leaving import TO_BOTTOM, TO_HAND, Destroyed, Sacrificed, leaving, returning
from nefrit.invasion.occurrences.resources import TokensPlaced, TokensRemoved
from nefrit.invasion.standing import forbidden
from nefrit.invasion.state import Invasion, section_of


class Cause(NamedTuple):
    """Whose effect it is, and of which card."""

    seat: int
    source: int


class Verb(NamedTuple):
    """One thing that can be done to a card in play."""

    able: Callable[[Invasion, int, int], bool]
    event: Callable[[Invasion, Cause, int, int], Event]


def _stays(game: Invasion, card: int) -> bool:
    """Whether a card never leaves play by effects: a fulcrum (invasion.faq.fulcrum-immune)."""
    return game.faces[card].type == FULCRUM


def _may(game: Invasion, what: str, card: int) -> bool:
    return forbidden(game, what, card) is None


VERBS: dict[str, Verb] = {
    "destroy": Verb(
        lambda game, card, n: not _stays(game, card) and _may(game, "destroy", card),
        lambda game, cause, card, n: leaving(Destroyed, game, card, cause.seat, cause.source),
    ),
    # invasion.term.sacrifice, invasion.term.sacrifice-not-preventable
    "sacrifice": Verb(
        lambda game, card, n: not _stays(game, card),
        lambda game, cause, card, n: leaving(Sacrificed, game, card, cause.seat, cause.source),
    ),
    "return-to-hand": Verb(
        lambda game, card, n: not _stays(game, card) and _may(game, "leave", card),
        lambda game, cause, card, n: returning(game, card, TO_HAND, cause.seat, cause.source),
    ),
    "return-to-bottom": Verb(
        lambda game, card, n: not _stays(game, card) and _may(game, "leave", card),
        lambda game, cause, card, n: returning(game, card, TO_BOTTOM, cause.seat, cause.source),
    ),
    "corrupt": Verb(
        lambda game, card, n: not game.pieces[card].corrupted and _may(game, "corrupt", card),
        lambda game, cause, card, n: _event(Corrupted, game, cause, card),
    ),
    "restore": Verb(
        lambda game, card, n: game.pieces[card].corrupted,
        lambda game, cause, card, n: _event(Restored, game, cause, card),
    ),
    # invasion.term.healing-needs-damage
    "heal": Verb(
        lambda game, card, n: game.pieces[card].damage > 0 and n > 0,
        lambda game, cause, card, n: _event(Healed, game, cause, card, min(n, game.pieces[card].damage)),
    ),
    "heal-all": Verb(
        lambda game, card, n: game.pieces[card].damage > 0,
        lambda game, cause, card, n: _event(Healed, game, cause, card, game.pieces[card].damage),
    ),
    "place-tokens": Verb(
        lambda game, card, n: n > 0 and _may(game, "tokens", card),
        lambda game, cause, card, n: _event(TokensPlaced, game, cause, card, n),
    ),
    "remove-tokens": Verb(
        lambda game, card, n: game.pieces[card].resources >= n,
        lambda game, cause, card, n: _event(TokensRemoved, game, cause, card, n),
    ),
    "turn-faceup": Verb(
        lambda game, card, n: game.pieces[card].facedown,
        lambda game, cause, card, n: _event(TurnedFaceup, game, cause, card),
    ),
    "turn-facedown": Verb(
        lambda game, card, n: not game.pieces[card].development and not _stays(game, card),
        lambda game, cause, card, n: TurnedDevelopment(
            game.pieces[card].controller, card, section=section_of(game, card), by=cause.seat, source=cause.source
        ),
    ),
}
"""The verbs by their names; each has its words in the message files."""


def _event(cls: type[Event], game: Invasion, cause: Cause, card: int, amount: int = 0) -> Event:
    seat = game.pieces[card].controller
    return cls(seat, card, amount, section=section_of(game, card), by=cause.seat, source=cause.source)


def able(game: Invasion, verb: str, card: int, amount: int = 0) -> bool:
    """Whether it can be done to a card in play now."""
    return card in game.pieces and VERBS[verb].able(game, card, amount)


def event_of(game: Invasion, verb: str, cause: Cause, card: int, amount: int = 0) -> Event:
    """What happens when it is done."""
    return VERBS[verb].event(game, cause, card, amount)
