"""What the fields of records may hold: words, numbers, cards and seats, as the records declare it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from nefrit.kernel.cards import unknown
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import (
    MANY,
    Plain,
    Value,
    Words,
    card_fields_of,
    field_bounds_of,
    field_counts_of,
    field_words_of,
    fields_of,
    seat_fields_of,
)
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT

_CHECKED: Final[dict[type, frozenset[str]]] = {}
"""The fields of a class of which it is said what they may hold: it depends on the class and on nothing else."""


class Problem(NamedTuple):
    """Something in a state that cannot be, in words; and the card or the seat that has it, if it is one of these."""

    text: str
    card: int = NO_CARD
    seat: int = NO_SEAT


def problems_in(game: AnyGame) -> Iterator[Problem]:
    """All that cannot be in the records of a state: what their fields may not hold, and what the game refuses."""
    for text in field_problems(game, game.table):
        yield Problem(text)
    for seat, record in enumerate(game.seats):
        for text in field_problems(game, record):
            yield Problem(text, seat=seat)
    for card in game.in_play():
        for text in field_problems(game, game.pieces[card]):
            yield Problem(text, card=card)
    yield from game.definition.position_problems(game)


def field_problems(game: AnyGame, record: Plain) -> Iterator[str]:
    """What the fields of a record hold that they may not, in records inside it as well."""
    cls = type(record)
    words, bounds, counts = field_words_of(cls), field_bounds_of(cls), field_counts_of(cls)
    cards, seats = card_fields_of(cls), seat_fields_of(cls)
    checked = _CHECKED.get(cls)
    if checked is None:
        checked = _CHECKED[cls] = frozenset((*words, *bounds, *counts, *cards, *seats))
    for name in fields_of(cls):
        value = getattr(record, name)
        if name not in checked and (value is None or isinstance(value, bool | int | str)):
            continue
        if name in counts and isinstance(value, tuple) and len(value) != counts[name]:
            yield f"{name} holds {counts[name]} values, not {len(value)}"
        for leaf in leaves(value):
            if isinstance(leaf, Plain):
                if not isinstance(leaf, Procedure):
                    yield from field_problems(game, leaf)
            elif name in words:
                yield from word_problems(name, leaf, words[name])
            elif isinstance(leaf, int) and not isinstance(leaf, bool):
                if name in bounds and not bounds[name][0] <= leaf <= bounds[name][1]:
                    yield f"{name} is {_within(*bounds[name])}, not {leaf}"
                elif name in seats and not NO_SEAT <= leaf < game.seat_count:
                    yield f"{name} is a seat, and there is no seat {leaf}"
                elif name in cards and leaf >= len(game.faces):
                    yield f"{name} is a card, and there is no card #{leaf}"


def word_problems(name: str, value: Value, words: Words) -> Iterator[str]:
    """Why a field may not hold a value, where it holds certain words or the numbers for them."""
    if isinstance(value, str) and value not in words:
        yield f"{name}: {unknown('word', value, words)}; it is one of {', '.join(word for word in words if word)}"
    elif isinstance(value, int) and isinstance(words, dict) and value not in words.values():
        named = ", ".join(f"{number} ({word})" for word, number in words.items())
        yield f"{name} is one of {named}, not {value}"


def leaves(value: Value) -> Iterator[Value]:
    """The values in a field: itself, or all that are in a tuple."""
    if isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def _within(least: int, most: int) -> str:
    if most < MANY:
        return f"a number from {least} to {most}"
    return f"{least} or more"
