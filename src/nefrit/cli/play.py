"""The command `nefrit play`: plays a game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from nefrit import bots
from nefrit.cli.console import console
from nefrit.cli.failures import Refused, blaming_the_position
from nefrit.cli.files import read_text
from nefrit.cli.options import (
    Decks,
    Edition,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    checked_language,
    checked_seed,
    header_for,
    read_options,
)
from nefrit.cli.seating import seat_decks
from nefrit.cli.table.display import Display
from nefrit.cli.table.keyboard import Keyboard
from nefrit.cli.table.lines import Lines
from nefrit.cli.table.screen import Screen
from nefrit.cli.table.session import HUMAN, Session, players_of
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.definition import BadHeader, Definition
from nefrit.kernel.match import Match
from nefrit.kernel.position import read_position
from nefrit.kernel.record import Damaged, Header
from nefrit.registry import find, manifest_of
from nefrit.rulebook.suggest import did_you_mean


def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHO",
            help="Who plays a seat: human, or a bot such as random. Once for each; default: you and the best bot.",
            autocompletion=lambda: [HUMAN, *bots.all_names()],
            show_default=False,
        ),
    ] = None,
    seed: Seed = None,
    edition: Edition = None,
    option: Options = None,
    deck: Decks = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin in the position that this file describes.")
    ] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the record of the game here.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines without boxes and colours, for screen readers.")
    ] = False,
    ask_anyway: Annotated[
        bool | None,
        typer.Option(
            "--ask-anyway/--only-choices",
            help="Whether to ask where there is only one answer; default: only where answers come through a pipe.",
            show_default=False,
        ),
    ] = None,
    language: Language = "en",
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard.

    You see only what your seat may know. Type the number or the beginning of an option; ? shows what else there is.

    Where there is one answer only it is given for you, and you are told of it.

    Answers can also come through a pipe, one in a line.

    Examples:

    nefrit play examples/goofspiel.py --option cards=5

    nefrit play examples/goofspiel.py --seat human --seat human --record game.json

    nefrit play l5r --deck crane --deck lion

    nefrit play l5r --seat human --seat random

    nefrit play senjutsu --deck ronin --deck student --option terrain=grove

    nefrit play senjutsu --deck master --option mode=horde

    nefrit play senjutsu --option 'opponents=["katana","yumi"]' --option nightmare=true --option wound-limit=5

    nefrit play senjutsu --option 'opponents=["boss"]' --option starting-wounds=2

    nefrit play senjutsu --deck ronin --deck student --option board=burnt-village+frozen-lake

    Options of Senjutsu:

    opponents lists those that fight by their own cards; mode=horde sends waves of them, lord=true adds the fallen lord.

    nightmare=true gives them nightmare cards, wound-limit says how many wounds defeat each of them (1 to 10, by default
    as recommended), and starting-wounds with how many they begin.

    board is one board or two joined by +. terrain is none, placed or a preset such as grove; pieces lists what the
    players place. companions keeps seats free for companions.
    """
    definition = find(game)
    checked_language(language)
    if position is None:
        chosen = checked_seed(seed)
        options = read_options(option or ())
        options |= seat_decks(game, options, deck or (), seats or definition.usual_seats(options)).options(chosen)
        header = _new_header(definition, seats, chosen, edition, options)
    else:
        if seats is not None or edition is not None or option or deck:
            raise Refused("a position says itself how many play, which edition, which options and which decks")
        header = _header_in(definition, position, seed)
    players = _players(definition.name, seat or (), header.seats)
    speech = TableSpeech(definition, header.names, language)
    display: Display = Lines(console(), speech) if plain else Screen(console(), speech)
    with blaming_the_position(header):
        match = Match(definition, header)
    keyboard = Keyboard()
    asks = keyboard.piped if ask_anyway is None else ask_anyway
    Session(match, players, display, keyboard, record, ask_anyway=asks).play()


def _new_header(
    definition: Definition, seats: int | None, seed: int, edition: str | None, options: Mapping[str, Any]
) -> Header:
    try:
        return header_for(definition, seats, seed, edition, options)
    except BadHeader as error:
        if manifest_of(definition.name).decks and "decks" not in options:
            raise BadHeader(f"{error}; --deck FILE gives a deck, once for each seat") from error
        raise


def _header_in(definition: Definition, file: Path, seed: int | None) -> Header:
    text = read_text(file)
    try:
        with blaming_the_position(Header(definition.name, position=text)):
            header = read_position(definition, text).header
    except (Damaged, BadHeader) as error:
        raise Damaged(f"{file}: {error}") from error
    if seed is not None:
        header = header.copy()
        header.seed = checked_seed(seed)
    return header


def _players(game: str, chosen: Sequence[str], seats: int) -> list[str]:
    known = players_of(game)
    for wrong in chosen:
        # Behind a colon it may be said how hard a bot searches.
        if wrong.partition(":")[0] not in known:
            hint = did_you_mean(wrong, known)
            raise Refused(f"a seat is played by {', '.join(known[:-1])} or {known[-1]}, not by {wrong!r}.{hint}")
    if len(chosen) > seats:
        raise Refused(f"there are {seats} seats, and --seat is given {len(chosen)} times")
    players = list(chosen) or [HUMAN]
    return players + [bots.usual(game)] * (seats - len(players))
