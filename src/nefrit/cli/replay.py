"""The command `nefrit replay`: plays a record again, or shows a position."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.cli.failures import Refused, blaming_the_position
from nefrit.cli.files import read_bytes
from nefrit.cli.options import AsJson, Language, checked_language
from nefrit.cli.selfplay import checked_laws
from nefrit.cli.table.screen import Screen
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.chance import written
from nefrit.kernel.definition import BadHeader, Definition
from nefrit.kernel.fingerprint import fingerprint, is_comparable
from nefrit.kernel.match import Match
from nefrit.kernel.match import replay as play_again
from nefrit.kernel.position import MARK, game_named_in, read_position
from nefrit.kernel.record import Damaged, Header, Record, read_record
from nefrit.registry import find
from nefrit.text.seeing import seen

POSITION = MARK.rsplit(" ", 1)[0].encode()
"""How a file begins that holds a position and not a record."""


Told = list[tuple[int, str]]
"""Sentences, each with how deeply it is set in."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a position.", show_default=False)],
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Also compare the end with the fingerprint in the record, and the seed with its hash."
        ),
    ] = False,
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HASH", help="The hash that the table showed, for --check.")
    ] = "",
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="The game, where the file names one that is not registered."),
    ] = None,
    until: Annotated[int | None, typer.Option(metavar="N", min=0, help="Play only the first N answers.")] = None,
    as_json: AsJson = False,
    steps: Annotated[bool, typer.Option("--steps", help="Show every decision and its answer.")] = False,
    laws: Annotated[
        bool, typer.Option("--laws", help="Also check all laws after the last answer, as soak does.")
    ] = False,
    language: Language = "en",
) -> None:
    """Play the record of a game again: what happened, and how it ended. Of a position, show the table and who decides.

    The log is told as a spectator may know it; --steps shows what each seat decided, as that seat knows it.

    Examples:

    nefrit replay game.json --game examples/goofspiel.py --check

    nefrit replay game.json --game examples/goofspiel.py --until 10 --steps

    nefrit replay game.json --check --commitment 51ea...
    """
    checked_language(language)
    data = read_bytes(file)
    try:
        if data.lstrip().startswith(POSITION):
            if check or steps or laws or until is not None:
                raise Refused(f"{file} is a position, it has no answers to check, count or show")
            _show_position(data, game, language, as_json)
        else:
            _show_record(
                read_record(data), game, language, as_json, _Wanted(file, check, commitment, until, steps, laws)
            )
    except (Damaged, BadHeader) as error:
        raise Damaged(f"{file}: {error}") from error


class _Wanted:
    """What is to be done with the record in a file."""

    def __init__(self, file: Path, check: bool, commitment: str, until: int | None, steps: bool, laws: bool) -> None:
        self.file = file
        self.check = check
        self.commitment = commitment.strip().lower()
        self.until = until
        self.steps = steps
        self.laws = checked_laws(1) if laws else None


# ---- Records


def _show_record(record: Record, game: str | None, language: str, as_json: bool, wanted: _Wanted) -> None:
    definition = _definition(game, record.header.game)
    if wanted.until is not None and wanted.check:
        raise Refused("--check looks at the end of a record, so leave --until out")
    if wanted.until is not None and wanted.until > len(record.answers):
        raise Refused(f"the record has {len(record.answers)} answers only")
    if wanted.commitment and not wanted.check:
        raise Refused("--commitment is for --check")
    if wanted.check and not record.digest and not record.commitment:
        raise Damaged("the record has no fingerprint to check")
    if wanted.check:
        record.check_commitment(wanted.commitment)
    with blaming_the_position(record.header, wanted.file):
        match = play_again(definition, record, check=wanted.check, until=wanted.until)
        if wanted.laws is not None:
            wanted.laws.watch_again(definition, record.header, match.answers)
            wanted.laws.hold(match.game, len(match.answers))
    speech = TableSpeech(definition, record.header.names, language)
    spectator = match.game.seat_count
    log = speech.entries(match.log.entries, spectator)
    told = list(_steps(definition, record, len(match.answers), speech)) if wanted.steps else []
    if as_json:
        print_json(_data(match, record, speech, log, told, wanted))
        return
    out = console()
    header = record.header
    facts = [speech.tell("edition-is", edition=header.edition)] if header.edition else []
    facts.append(speech.tell("seed-is", seed=str(written(header.seed))))
    out.print(Text.assemble((definition.title, "bold"), *(f", {fact}" for fact in facts)))
    # As texts the numbers have no separators in them.
    played, answers, entries = (str(len(each)) for each in (match.answers, record.answers, log))
    out.print(Text(speech.tell("replayed", played=played, answers=answers, entries=entries), "dim"))
    for depth, text in told or log:
        out.print(Padding(Text(text), (0, 0, 0, 2 * depth), expand=False))
    _print_end(out, match, speech)
    if wanted.check:
        comparable = is_comparable(record.digest) or not record.digest
        out.print(Text(speech.tell("record-holds" if comparable else "record-of-old"), "green"))
        if record.commitment:
            out.print(Text(speech.tell("seed-holds", hash=record.commitment), "green"))


def _steps(definition: Definition, record: Record, count: int, speech: TableSpeech) -> Iterator[tuple[int, str]]:
    """Every decision with its answer, and under it what followed from it."""
    match = Match(definition, record.header)
    for number, (seat, answer) in enumerate(record.answers[:count], start=1):
        view = seen(match.game, seat)
        written = len(match.log.entries)
        match.answer(seat, answer)
        yield 0, f"{number}. {speech.seat(seat)}: {speech.prompt(view)} {speech.answer(view, answer)}"
        for depth, text in speech.entries(match.log.entries[written:], match.game.seat_count):
            yield depth + 1, text


def _data(match: Match, record: Record, speech: TableSpeech, log: Told, told: Told, wanted: _Wanted) -> dict[str, Any]:
    spectator = match.game.view(match.game.seat_count)
    data = {
        "game": record.header.game,
        "edition": record.header.edition,
        "seats": record.header.seats,
        "names": list(record.header.names),
        "seed": written(record.header.seed),
        "version": record.version,
        "answers": len(record.answers),
        "played": len(match.answers),
        "checked": wanted.check,
        "digest": fingerprint(match.game),
        "waiting": [waiting["seat"] for waiting in spectator["waiting"]],
        "outcome": spectator["outcome"],
        "words": None if spectator["outcome"] is None else speech.outcome(spectator["outcome"]),
        "log": [{"depth": depth, "text": text} for depth, text in log],
    }
    return data | ({"steps": [{"depth": depth, "text": text} for depth, text in told]} if wanted.steps else {})


def _print_end(out: Console, match: Match, speech: TableSpeech) -> None:
    view = match.game.view(match.game.seat_count)
    if view["outcome"] is not None:
        out.print(Text(speech.outcome(view["outcome"]), "bold"))
    for waiting in view["waiting"]:
        out.print(Text(f"{speech.tell('waiting-for', name=speech.seat(waiting['seat']))} ({waiting['rule']})", "bold"))


# ---- Positions


def _show_position(data: bytes, game: str | None, language: str, as_json: bool) -> None:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Damaged(f"the position is not a text in UTF-8: {error.reason} at byte {error.start}") from None
    definition = _definition(game, game_named_in(text))
    with blaming_the_position(Header(definition.name, position=text)):
        state = read_position(definition, text)
        view = seen(state, state.pending[0].seat if state.pending else state.seat_count)
    if as_json:
        print_json({"game": definition.name, "view": view})
        return
    speech = TableSpeech(definition, state.header.names, language)
    screen = Screen(console(), speech, redraw=False)
    screen.opening(definition.title, state.header.seed)
    screen.table(view, [])
    for waiting in view["waiting"]:
        name = speech.seat(waiting["seat"])
        screen.note(f"{speech.tell('waiting-for', name=name)} ({waiting['rule']})")
    if view["decision"] is not None:
        screen.question(view, speech.options(view))
    if view["outcome"] is not None:
        screen.outcome(speech.outcome(view["outcome"]))


def _definition(game: str | None, named: str) -> Definition:
    try:
        definition = find(named if game is None else game)
    except UnknownName as error:
        if game is None:
            raise UnknownName(f"{error}; say with --game where it is") from error
        raise
    if definition.name != named:
        raise Refused(f"the file is of {named[:60]!r}, not of {definition.name}")
    return definition
