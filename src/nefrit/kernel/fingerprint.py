"""Fingerprints: whether two states are the same in play, however the program writes them.

A fingerprint is made of facts that players could check at a table: which cards lie where, who controls what, who must
decide how, what was left to chance, and the numbers that the game names. How records, procedures and effects are called
in the program is not in it, so old records stay comparable.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from nefrit.kernel.chance import written
from nefrit.kernel.game import AnyGame

FORM: Final = "2:"
"""How a fingerprint begins. Those without it, of older records, depended on how the program wrote states."""
MARK: Final = 4
"""The mark of an answer is so many digits of a fingerprint: enough to find where two games part."""


def facts(game: AnyGame) -> list[Any]:
    """The facts of a state, as data for JSON."""
    asked = [[one.seat, one.kind, len(one.options), one.least, one.most] for one in game.pending]
    outcome = None if game.outcome is None else list(game.outcome.winners)
    return [_zones(game), asked, outcome, written(game.chance.state), game.definition.facts(game)]


def _zones(game: AnyGame) -> list[Any]:
    faces, pieces, seats = game.faces, game.pieces, game.seat_count
    found: list[Any] = []
    for zone in game.definition.zones:
        for seat in range(1 if zone.shared else seats):
            cards = game.zones[zone.number * seats + seat]
            if not cards:
                continue
            told = [
                f"{faces[card].id} {pieces[card].controller}" if card in pieces else faces[card].id for card in cards
            ]
            found.append([zone.name, seat, told if zone.ordered else sorted(told)])
    return found


def fingerprint(game: AnyGame) -> str:
    """A short fingerprint of a state."""
    return FORM + hashlib.blake2b(msgspec.json.encode(facts(game)), digest_size=12).hexdigest()


def mark(game: AnyGame) -> str:
    """The mark of the answer after which the game is in this state."""
    return fingerprint(game)[len(FORM) : len(FORM) + MARK]


def is_comparable(found: str) -> bool:
    """Whether this is a fingerprint of the present form."""
    return found.startswith(FORM)
