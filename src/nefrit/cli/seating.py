"""Which decks the seats play: those that are given, by file or by name, and ready ones for the others."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from nefrit.cli.failures import Refused
from nefrit.cli.files import read_text
from nefrit.kernel.record import Damaged
from nefrit.registry import decks_of, find, has_decks
from nefrit.rulebook.suggest import did_you_mean
from nefrit.sim.seating import Seating
from nefrit.text.decklists import AnyDeckRules, BadDeck


def read_deck(rules: AnyDeckRules, given: str) -> Any:
    """The deck that is meant: a ready one by its name, or one in a file. BadDeck if the file holds none."""
    if given in rules.ready:
        return rules.ready_deck(given)
    file = Path(given)
    if rules.ready and file.name == given and not file.suffix and not file.exists():
        raise Refused(f"there is no ready deck and no file called {given!r}.{did_you_mean(given, rules.ready)}")
    return rules.parse(read_text(file))


def seat_decks(
    game: str, options: Mapping[str, Any], given: Sequence[str], seats: int, *, every: bool = False
) -> Seating:
    """The decks that are given for the first seats, and ready ones for the others, of the same format if possible.

    In a single game the first seat has always the same ready deck, and no ready deck is played twice. With `every` all
    combinations are played in turn.
    """
    if not given and not has_decks(game):
        return Seating()
    rules = decks_of(game)
    chosen = [option for option in rules.chosen_by if option in options]
    if chosen and given:
        raise Refused(f"give either --deck or the option {chosen[0]}, not both")
    if chosen:
        return Seating()
    if len(given) > seats:
        raise Refused(f"there are {seats} seats, and --deck is given {len(given)} times")
    names = list(given)
    ready = ready_beside(rules, names)
    if not ready:
        # Where no decks are ready, the last that is given is for all others too.
        names += names[-1:] * (seats - len(names))
    elif not every:
        names = names or ready[:1]
        ready = [name for name in ready if name not in names] or ready
    decks = {name: deck_option(rules, name) for name in dict.fromkeys((*names, *ready))}
    others = tuple(decks[name] for name in ready)
    return Seating((*((decks[name],) for name in names), *[others] * (seats - len(names) if others else 0)))


def random_decks(game: str, options: Mapping[str, Any], seats: int, count: int, seed: int) -> Seating:
    """So many random legal decks for all seats in turn, in the format that the options name or in the usual one."""
    if not has_decks(game):
        raise Refused(f"in {game} nobody builds decks: leave --random-decks out")
    rules = decks_of(game)
    if any(option in options for option in rules.chosen_by):
        return Seating()
    format = next((one for one in rules.formats if one == options.get("format")), rules.formats[0])
    definition = find(game)
    decks: list[Any] = []
    seeds = itertools.count(seed)
    while len(decks) < count:
        deck = json.loads(rules.write(rules.random_deck(format, rules.editions[0], next(seeds)), "options"))
        # Who brings somebody along needs a seat more.
        if definition.seats_with(seats, {**options, "decks": [deck] * seats}) == seats:
            decks.append(deck)
    return Seating((tuple(decks),) * seats)


def equal_decks(game: str, options: Mapping[str, Any], given: Sequence[str], seats: int) -> Seating:
    """The same deck for all seats: the one that is given, else all ready ones in turn."""
    if len(given) > 1:
        raise Refused(f"with equal decks all play the same, and --deck is given {len(given)} times: give it once")
    seating = seat_decks(game, options, given, 1, every=True)
    if not seating.seats:
        raise Refused("no decks are chosen here, so they cannot be equal: leave out --equal-decks")
    return Seating(seating.seats * seats, equal=True)


def ready_beside(rules: AnyDeckRules, names: Sequence[str]) -> list[str]:
    """The ready decks of one format: that of the ready decks that are chosen, or the usual one."""
    formats = [rules.ready[name] for name in (*names, *rules.ready) if name in rules.ready][:1]
    return [name for name, format in rules.ready.items() if format in formats]


def deck_option(rules: AnyDeckRules, name: str) -> Any:
    """A deck as an option of the game."""
    try:
        return json.loads(rules.write(read_deck(rules, name), "options"))
    except BadDeck as error:
        raise Damaged(f"{name}: {error}") from None
