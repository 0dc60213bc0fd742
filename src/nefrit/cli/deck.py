"""The commands `nefrit deck check`, `list`, `show` and `draft`: ready decks, decks in files and drafted ones."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.cli.exit_codes import FAILED, WRONG_USE
from nefrit.cli.failures import Refused, explain
from nefrit.cli.files import read_text
from nefrit.cli.options import AsJson, Edition, GameName, Language, Seed, checked_language, checked_seed
from nefrit.cli.seating import read_deck
from nefrit.kernel.record import Damaged
from nefrit.kernel.refusals import Refusal
from nefrit.registry import decks_of, find
from nefrit.rulebook.suggest import did_you_mean
from nefrit.text.decklists import AnyDeckRules, BadDeck
from nefrit.text.messages import Messages
from nefrit.text.render import sentence
from nefrit.text.speech import messages_for

SUFFIXES = (".txt", ".json")
"""What files with decks are called in a directory."""
MOST_FILES = 10_000

app = typer.Typer(context_settings={"help_option_names": ["--help", "-h"]})

Format = Annotated[
    str | None, typer.Option(metavar="F", help="The format; default: a ready deck's own, or the usual one.")
]
Event = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="JSON with the rules of an event, such as the roles that each clan may use."),
]


@dataclass(frozen=True)
class Checked:
    """A deck, where it comes from, and what is wrong with it in a format."""

    given: str
    deck: Any
    format: str
    violations: list[Refusal]


@app.callback(invoke_without_command=True)
def _deck(context: typer.Context) -> None:
    """Check decks against the rules of a format, list them, show and convert them, draft them.

    A deck is a text file with lines such as "3x Card Name" under the headings of its parts, or JSON of a deck database.

    Ready decks come with a game and are called by their names.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def check(
    game: GameName,
    decks: Annotated[
        list[str],
        typer.Argument(metavar="DECK...", help="Files with a deck each, or ready decks.", show_default=False),
    ],
    format: Format = None,
    edition: Edition = None,
    event: Event = None,
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """Say everything that is wrong with decks, with the rules that say so. The exit code is 1 if anything is.

    Decks that are given together are also checked together where the format says so: two decks from a single core set.

    Examples:

    nefrit deck check l5r crane.txt

    nefrit deck check l5r crane.txt lion.txt --format single-core --json
    """
    rules = _rules(game, event)
    _check_known("format", format, rules.formats)
    edition = _chosen_edition(rules, edition)
    messages = _messages(rules, game, language)
    checked = [_checked(rules, given, deck, format, edition) for given, deck in _read_all(rules, decks)]
    formats = {one.format for one in checked}
    together = rules.together([one.deck for one in checked], formats.pop()) if len(formats) == 1 else []
    if as_json:
        told = [
            {"deck": one.given, "name": rules.title(one.deck), "format": one.format}
            | _outcome(one.violations, messages)
            for one in checked
        ]
        print_json({"edition": edition, "decks": told, "together": _outcome(together, messages)})
    else:
        for one in checked:
            title = rules.title(one.deck)
            where = _where(one.format, edition)
            _print_outcome(f"{one.given}: {title}" if title else one.given, where, one.violations, messages)
        if together:
            _print_outcome("together", _where(checked[0].format, edition), together, messages)
    if together or any(one.violations for one in checked):
        raise typer.Exit(FAILED)


@app.command("list")
def list_decks(
    game: GameName,
    places: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[PLACE]...", help="Files and directories; default: the ready decks.", show_default=False
        ),
    ] = None,
    format: Format = None,
    edition: Edition = None,
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """List the ready decks of a game, or those in files and directories: names, sizes, whether they are legal.

    Examples:

    nefrit deck list l5r

    nefrit deck list l5r decks --format core --json
    """
    rules = _rules(game, None)
    _check_known("format", format, rules.formats)
    edition = _chosen_edition(rules, edition)
    messages = _messages(rules, game, language)
    found = [
        _listed(rules, given, format, edition)
        for given in (rules.ready if places is None else map(str, _files(places)))
    ]
    _note_sharing(rules, found)
    if as_json:
        print_json(found)
        return
    if found:
        console().print(_list_table(found, messages))
    for line in _sharing(found):
        console().print(Text(line), soft_wrap=True)
    count = len(found)
    where = f"; edition {edition}" if edition else ""
    console().print(Text(f"{count} {'deck' if count == 1 else 'decks'}{where}."))


@app.command()
def show(
    game: GameName,
    deck: Annotated[
        str, typer.Argument(metavar="DECK", help="The file with the deck, or a ready deck.", show_default=False)
    ],
    style: Annotated[
        str | None, typer.Option("--as", metavar="STYLE", help="Write the deck in this style, to be read again.")
    ] = None,
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """Show a deck, or write it in another style: as a list, as JSON of a deck database, as an option of a game.

    Examples:

    nefrit deck show l5r crane

    nefrit deck show l5r crane.txt --as json > crane.json
    """
    rules = _rules(game, None)
    _check_known("style", style, rules.styles)
    if style is not None and as_json:
        raise Refused("give either --as or --json, not both")
    messages = _messages(rules, game, language)
    [(_, found)] = _read_all(rules, [deck])
    if style is not None:
        try:
            typer.echo(rules.write(found, style), nl=False)
        except BadDeck as error:
            _tell([(deck, problem) for problem in error.problems])
        return
    parts = rules.show(found)
    if as_json:
        shown = {
            part.part: [{"count": count, "name": name, "kind": kind} for count, name, kind in part.cards]
            for part in parts
        }
        print_json({"name": rules.title(found), "parts": shown})
        return
    out = console()
    if rules.title(found):
        out.print(Text(rules.title(found), "bold"))
    for part in parts:
        table = Table.grid(padding=(0, 2))
        table.add_row("", Text(f"{messages.format(f'deck-part-{part.part}')} ({part.count})", "bold cyan"), "")
        for count, name, kind in part.cards:
            table.add_row(Text(f"{count}x"), Text(name), Text(kind, "dim"))
        out.print(table)


@app.command()
def draft(
    game: GameName,
    alliance: Annotated[
        str, typer.Option(metavar="A", help="The alliance for which the deck is drafted.", show_default=False)
    ],
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Draft a deck from packs of random cards, against others who pick by chance, and print it, to be played with.

    Examples:

    nefrit deck draft invasion --alliance order --seed 3 > drafted.txt

    nefrit play invasion --deck drafted.txt
    """
    rules = _rules(game, None)
    if not rules.alliances:
        raise Refused(f"in {game} nobody drafts decks")
    _check_known("alliance", alliance, rules.alliances)
    seed = checked_seed(seed)
    try:
        drafted = rules.draft(alliance, seed)
    except BadDeck as error:
        raise Refused(str(error)) from None
    typer.echo(rules.write(drafted, "options" if as_json else rules.styles[0]), nl=False)


@app.command("random")
def random_deck(
    game: GameName,
    format: Annotated[
        str | None, typer.Option(metavar="F", help="The format; default: the usual one.", show_default=False)
    ] = None,
    edition: Edition = None,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Print a legal deck by chance, to be played with. The same seed gives the same deck.

    Examples:

    nefrit deck random l5r --seed 3

    nefrit deck random senjutsu --format open --seed 7 > mine.txt
    """
    rules = _rules(game, None)
    _check_known("format", format, rules.formats)
    chosen = _chosen_edition(rules, edition)
    deck = rules.random_deck(format or rules.formats[0], chosen, checked_seed(seed))
    typer.echo(rules.write(deck, "options" if as_json else rules.styles[0]), nl=False)


def _rules(game: str, event: Path | None) -> AnyDeckRules:
    rules = decks_of(game)
    if event is None:
        return rules
    try:
        return rules.at_event(json.loads(read_text(event)))
    except BadDeck as error:
        raise Damaged(f"{event}: {error}") from None
    except (ValueError, RecursionError) as error:
        raise Damaged(f"{event} is not JSON: {error}") from None


def _messages(rules: AnyDeckRules, game: str, language: str) -> Messages:
    return messages_for(find(game), checked_language(language), rules.messages)


def _check_known(what: str, given: str | None, known: Sequence[str]) -> None:
    if given is not None and given not in known:
        raise Refused(f"there is no {what} {given!r}, only {', '.join(known)}.{did_you_mean(given, known)}")


def _chosen_edition(rules: AnyDeckRules, edition: str | None) -> str:
    _check_known("edition", edition, rules.editions)
    return rules.editions[0] if edition is None else edition


def _checked(rules: AnyDeckRules, given: str, deck: Any, format: str | None, edition: str) -> Checked:
    """A deck checked in the format that is asked for, or else in its own."""
    own = format or rules.ready.get(given, rules.formats[0])
    return Checked(given, deck, own, rules.violations(deck, own, edition))


def _where(format: str, edition: str) -> str:
    return f"{format}, edition {edition}" if edition else format


def _read_all(rules: AnyDeckRules, decks: Sequence[str]) -> list[tuple[str, Any]]:
    """The decks that are meant; everything that is wrong with any of them is told at once."""
    found: list[tuple[str, Any]] = []
    problems: list[tuple[str, str]] = []
    for given in decks:
        try:
            found.append((given, read_deck(rules, given)))
        except BadDeck as error:
            problems.extend((given, problem) for problem in error.problems)
    _tell(problems)
    return found


def _tell(problems: Sequence[tuple[str, str]]) -> None:
    """Tell problems with decks, each in one line, and leave if there are any."""
    for given, problem in problems:
        line, _ = explain(Damaged(f"{given}: {problem}"))
        typer.echo(line, err=True)
    if problems:
        raise typer.Exit(WRONG_USE)


def _outcome(violations: Sequence[Refusal], messages: Messages) -> dict[str, Any]:
    """What is wrong with a deck, for programs."""
    found = [
        {
            "rule": violation.rule,
            "message": violation.message,
            "arguments": dict(violation.arguments),
            "text": _sentence(violation, messages),
        }
        for violation in violations
    ]
    return {"legal": not violations, "violations": found}


def _sentence(violation: Refusal, messages: Messages) -> str:
    return sentence(messages.format(violation.message, **dict(violation.arguments)))


def _print_outcome(title: str, where: str, violations: Sequence[Refusal], messages: Messages) -> None:
    out = console()
    if not violations:
        out.print(Text.assemble((title, "bold"), " is ", ("legal", "green"), f" ({where})."), soft_wrap=True)
        return
    count = f"{len(violations)} {'violation' if len(violations) == 1 else 'violations'}"
    out.print(Text.assemble((title, "bold"), " is ", ("not legal", "red"), f" ({where}): {count}."), soft_wrap=True)
    for violation in violations:
        # Not broken into lines here, so that a rule id can be found in the output and copied.
        line = Text.assemble("- ", _sentence(violation, messages), " ", (violation.rule, "dim"))
        out.print(line, soft_wrap=True)


def _files(places: Sequence[Path]) -> Iterator[Path]:
    """The files at some places: in a directory those that may be decks."""
    count = 0
    for place in places:
        if not place.is_dir():
            yield place
            continue
        for file in sorted(place.iterdir()):
            if file.suffix.lower() in SUFFIXES and file.is_file():
                count += 1
                if count > MOST_FILES:
                    raise Refused(f"{place} has more than {MOST_FILES} files that may be decks")
                yield file


def _listed(rules: AnyDeckRules, given: str, format: str | None, edition: str) -> dict[str, Any]:
    """A row of the list; a file that is no deck is one of its rows too."""
    row: dict[str, Any] = {
        "deck": given,
        "name": "",
        "format": None,
        "cards": {},
        "legal": None,
        "violations": 0,
        "problem": None,
        "together": None,
    }
    try:
        deck = read_deck(rules, given)
    except (BadDeck, Damaged) as error:
        problems = error.problems if isinstance(error, BadDeck) else (str(error),)
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        return row | {"problem": f"{problems[0]}{more}"}
    checked = _checked(rules, given, deck, format, edition)
    return row | {
        "name": rules.title(deck),
        "format": checked.format,
        "cards": {part.part: part.count for part in rules.show(deck)},
        "legal": not checked.violations,
        "violations": len(checked.violations),
    }


def _note_sharing(rules: AnyDeckRules, found: Sequence[dict[str, Any]]) -> None:
    """Note with which others a deck goes together, in a format whose decks are built from the same cards."""
    decks = {row["deck"]: read_deck(rules, row["deck"]) for row in found if row["format"] is not None}
    for row in found:
        own, format = decks.get(row["deck"]), row["format"]
        if own is None or not rules.together([own, own], format):
            continue
        others = [one["deck"] for one in found if one["format"] == format and one is not row]
        row["together"] = [other for other in others if not rules.together([own, decks[other]], format)]


def _sharing(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """For each such format which decks go together, in a sentence."""
    sharing = [row for row in found if row["together"] is not None]
    for format in dict.fromkeys(row["format"] for row in sharing):
        rows = [row for row in sharing if row["format"] == format]
        pairs = [(row, other) for number, row in enumerate(rows) for other in rows[number + 1 :]]
        apart = [f"{row['deck']} and {other['deck']}" for row, other in pairs if other["deck"] not in row["together"]]
        if pairs and not apart:
            yield f"{format}: any two of these decks can be built from the same cards at the same time."
        elif apart:
            yield f"{format}: these cannot be built from the same cards at the same time: {', '.join(apart)}."


def _list_table(found: Sequence[dict[str, Any]], messages: Messages) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Deck", style="bold cyan", overflow="fold")
    table.add_column("Name", overflow="fold")
    table.add_column("Format", no_wrap=True)
    parts = list(dict.fromkeys(part for row in found for part in row["cards"]))
    for part in parts:
        table.add_column(messages.format(f"deck-part-{part}"), justify="right")
    table.add_column("Status", overflow="fold")
    for row in found:
        counts = [Text(str(row["cards"].get(part, "-"))) for part in parts]
        table.add_row(Text(row["deck"]), Text(row["name"]), Text(row["format"] or "-"), *counts, _status(row))
    return table


def _status(row: dict[str, Any]) -> Text:
    if row["problem"] is not None:
        return Text(f"cannot be read: {row['problem']}", "yellow")
    if row["legal"]:
        return Text("legal", "green")
    return Text(f"not legal ({row['violations']})", "red")
