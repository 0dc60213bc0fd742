"""What has changed between two entries of the log in the cards and seats that an entry is about, for each reader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Plain, card_fields_of, fields_of, secret_fields_of
from nefrit.kernel.state import Piece

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame

_EVERYBODY: Final = -1
_NOBODY: Final = -2

_HIDDEN_FACT: Final = "serial"
"""By its serial number one could tell cards apart that lie facedown and have been mixed."""


class Journey(NamedTuple):
    """A card that lies in another zone than at the entry before.

    A bit for each reader says who `saw` it go, and who `sees` it now; `fewer` lie in the zone that it has left, and
    `more` where it lies now, as everybody can count.
    """

    card: int
    origin: str
    goal: str
    saw: int
    sees: int
    fewer: bool
    more: bool


class Figure(NamedTuple):
    """A figure that has changed: of a card or, with NO_CARD, of a seat. Only `owner` may know it; -1 is everybody."""

    card: int
    seat: int
    fact: str
    before: Any
    after: Any
    owner: int


class Changes(NamedTuple):
    """All that has changed in the cards and seats of an entry."""

    journeys: tuple[Journey, ...]
    figures: tuple[Figure, ...]


NOTHING: Final = Changes((), ())


def changes(before: AnyGame, now: AnyGame, cards: Iterable[int], seats: Iterable[int]) -> Changes:
    """What has changed in these cards and seats."""
    journeys, figures = [], []
    for card in cards:
        if before.slot_of[card] != now.slot_of[card]:
            journeys.append(_journey(before, now, card))
        old, new = before.pieces.get(card), now.pieces.get(card)
        if old is not None and new is not None and old is not new:
            owner = new.controller if old.controller == new.controller else _NOBODY
            figures += [Figure(card, -1, *change) for change in _changed(old, new, owner)]
    for seat in seats:
        mine, ours = before.seats[seat], now.seats[seat]
        if mine is not ours:
            figures += [Figure(NO_CARD, seat, *change) for change in _changed(mine, ours, seat)]
    return Changes(tuple(journeys), tuple(figures))


def zone_name(game: AnyGame, card: int) -> str:
    """How readers speak of the zone in which a card lies: `zone/seat`."""
    zone, owner = game.place(card)
    return f"{zone.name}/{owner}"


def _journey(before: AnyGame, now: AnyGame, card: int) -> Journey:
    left, entered = before.slot_of[card], now.slot_of[card]
    return Journey(
        card,
        zone_name(before, card),
        zone_name(now, card),
        _eyes(before, card),
        _eyes(now, card),
        len(now.zones[left]) < len(before.zones[left]),
        len(now.zones[entered]) > len(before.zones[entered]),
    )


def _eyes(game: AnyGame, card: int) -> int:
    """Who sees that this card lies where it does: everybody if it is in play, else who knows it."""
    return -1 if card in game.pieces else game.known_to[card]


def _changed(old: Plain, new: Plain, owner: int) -> list[tuple[str, Any, Any, int]]:
    """The facts of a record that have changed, each with who may know it; no secrets if it changed hands."""
    kind = type(new)
    secret = secret_fields_of(kind)
    found = []
    for name in fields_of(kind):
        if name in card_fields_of(kind) or (isinstance(new, Piece) and name == _HIDDEN_FACT):
            continue
        was, value = getattr(old, name), getattr(new, name)
        if was == value or not (_is_plain(was) and _is_plain(value)):
            continue
        if name not in secret:
            found.append((name, was, value, _EVERYBODY))
        elif owner >= 0:
            found.append((name, was, value, owner))
    return found


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, bool | int | str)
