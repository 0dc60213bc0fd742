"""Arguments and options that several commands share, and the header of a game that they describe."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
import typer

from nefrit.cli.failures import Refused
from nefrit.kernel.chance import SEEDS
from nefrit.kernel.definition import Definition, check
from nefrit.kernel.record import Header
from nefrit.registry import names
from nefrit.rulebook.suggest import did_you_mean
from nefrit.text import LANGUAGES

MOST_SEATS = 100
MOST_GAMES = 1_000_000_000
MOST_JOBS = 256

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="The name of a game, or the path of a Python file that defines one.",
        autocompletion=names,
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Games = Annotated[int, typer.Option(metavar="N", min=1, max=MOST_GAMES, help="How many games.")]
Jobs = Annotated[int, typer.Option(metavar="J", min=1, max=MOST_JOBS, help="How many processes; one per core is best.")]
Seats = Annotated[
    int | None,
    typer.Option(metavar="N", min=1, max=MOST_SEATS, help="How many play; default: the fewest possible."),
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="S", help="Same seed, same game; default: drawn at random."),
]
Edition = Annotated[str | None, typer.Option(metavar="E", help="The edition of the rules; default: the usual one.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game, such as cards=5; can be given several times."
    ),
]
Decks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck",
        metavar="DECK",
        help="The deck of a seat: the name of a ready deck, or a file. Once for each seat, in order.",
        show_default=False,
    ),
]
Language = Annotated[
    str, typer.Option(metavar="LANG", help=f"The language: {', '.join(LANGUAGES)}.", autocompletion=lambda: LANGUAGES)
]


def new_seed() -> int:
    """A seed for a game for which nobody chose one: short enough to be read out and typed again."""
    return secrets.randbelow(1_000_000_000)


def checked_seed(seed: int | None) -> int:
    """The seed, or a new one if none was given."""
    if seed is None:
        return new_seed()
    if not 0 <= seed < SEEDS:
        raise Refused(f"a seed is a whole number from 0 to {SEEDS - 1}")
    return seed


def checked_language(language: str) -> str:
    """The language, if there are words in it."""
    if language not in LANGUAGES:
        raise Refused(f"there is no language {language!r}, only {', '.join(LANGUAGES)}")
    return language


def header_for(
    definition: Definition,
    seats: int | None,
    seed: int,
    edition: str | None,
    options: Mapping[str, Any],
) -> Header:
    """The header that the options describe, checked by the game."""
    if edition is not None and edition not in definition.editions:
        if definition.editions == ("",):
            raise Refused(f"{definition.name} has one edition only, leave --edition out")
        known = ", ".join(definition.editions)
        hint = did_you_mean(edition, definition.editions)
        raise Refused(f"{definition.name} has no edition {edition!r}, only {known}.{hint}")
    header = Header(
        definition.name,
        seats=definition.seats_with(definition.usual_seats(options) if seats is None else seats, options),
        seed=seed,
        edition=definition.editions[0] if edition is None else edition,
        options=dict(options),
    )
    check(definition, header)
    return header


def read_options(texts: Sequence[str]) -> dict[str, Any]:
    """The options of a game from `key=value`: a value is JSON where it can be read as such, else a word."""
    options: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise Refused(f"an option is written KEY=VALUE, not {text[:60]!r}")
        if key in options:
            raise Refused(f"the option {key} is given twice")
        try:
            options[key] = msgspec.json.decode(value.encode("utf-8", "replace"))
        except (msgspec.DecodeError, RecursionError):
            options[key] = value
    return options
