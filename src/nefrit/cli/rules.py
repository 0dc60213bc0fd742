"""The command `nefrit rules`: looks rules up, and shows where each lives and which tests prove it."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.rulebook import (
    KINDS,
    BrokenCatalog,
    Catalog,
    Decision,
    Link,
    Place,
    Rule,
    UnknownGame,
    UnknownRule,
    UnreadableSource,
    catalog,
    games,
    links,
)
from nefrit.rulebook.suggest import did_you_mean

_LISTED_KINDS = (*sorted(KINDS), "decision")


def rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The name of a game.", autocompletion=lambda: list(games()))
    ],
    rule_id: Annotated[
        str | None, typer.Argument(metavar="ID", help="Show this rule or decision in full.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON array, for programs.")] = False,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only rules without a place in the code or the test they need.")
    ] = False,
    kind: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Only rules of this kind; can be given several times. Kinds: {', '.join(_LISTED_KINDS)}.",
            autocompletion=lambda: list(_LISTED_KINDS),
            show_default=False,
        ),
    ] = None,
    find: Annotated[
        str, typer.Option(metavar="WORDS", help="Only rules in which all these words occur.", show_default=False)
    ] = "",
    root: Annotated[
        Path | None,
        typer.Option(
            metavar="DIRECTORY",
            help="Look for places and tests in this checkout of the project.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Look up the rules of a game: what they say, where they live in the code, which tests prove them.

    Where the rule documents are silent or disagree, a decision of this project stands beside the rules.

    Examples:

    nefrit rules l5r --find "honor dial"

    nefrit rules l5r l5r.step-3-2-4.unopposed

    nefrit rules imperium --kind victory --kind scoring --missing
    """
    for wrong in set(kind or ()).difference(_LISTED_KINDS):
        _refuse(f"There is no kind {wrong!r}, only {', '.join(_LISTED_KINDS)}.{did_you_mean(wrong, _LISTED_KINDS)}")
    if rule_id is not None and (missing or kind or find):
        _refuse("Give either an id or --missing, --kind and --find, not both.")
    try:
        book = catalog(game)
        if rule_id is not None:
            book.entry(rule_id)
        everything = links(game, root)
    except UnknownRule as error:
        _refuse(_other_home(game, rule_id) or str(error))
    except (UnknownGame, BrokenCatalog, UnreadableSource) as error:
        _refuse(str(error))

    chosen = [
        link
        for link in everything
        if (rule_id is None or link.entry.id == rule_id)
        and (not missing or link.missing)
        and (not kind or link.entry.kind in kind)
        and _holds(link.entry, find)
    ]
    if as_json:
        print_json([_record(book, link) for link in chosen])
    elif rule_id is not None:
        console().print(_in_full(book, chosen[0], everything))
    else:
        out = console()
        if chosen:
            out.print(_table(book, chosen, why=missing))
        out.print(Text(_counts(game, chosen)))


def _refuse(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(2)


def _other_home(game: str, rule_id: str | None) -> str:
    """Tell whoever asked the wrong game for a rule which one has it."""
    homes = [other for other in games() if other != game and rule_id in catalog(other).entries]
    return f"{rule_id} is a rule of {homes[0]}, not of {game}." if homes else ""


def _holds(entry: Rule | Decision, words: str) -> bool:
    text = " ".join(_fields(entry).values()).casefold()
    return all(word in text for word in words.casefold().split())


def _fields(entry: Rule | Decision) -> dict[str, str]:
    """Return what the catalog says of a rule or decision, without the fields it leaves empty."""
    shown: dict[str, str | None] = {"id": entry.id, "title": entry.title, "kind": entry.kind}
    if isinstance(entry, Rule):
        shown |= {"edition": entry.edition, "source": entry.source, "text": entry.text, "note": entry.note}
        shown |= {"given": entry.given, "when": entry.when, "then": entry.then}
    else:
        shown["text"] = entry.text
    return {name: value for name, value in shown.items() if value is not None}


def _record(book: Catalog, link: Link) -> dict[str, object]:
    always: dict[str, object] = dict.fromkeys(("id", "title", "kind", "edition", "source", "text", "note"))
    places = [
        {"document": place.document.key, "title": place.document.title, "section": place.section, "line": place.line}
        for place in _places(book, link.entry)
    ]
    told = {"places": places, "code": link.code, "tests": link.tests, "missing": link.missing}
    return always | _fields(link.entry) | told


def _places(book: Catalog, entry: Rule | Decision) -> list[Place]:
    """Return where an entry comes from: a decision is this project's own."""
    return book.places(entry) if isinstance(entry, Rule) else []


def _line(place: Place) -> str:
    line = "" if place.line is None else f", line {place.line}"
    return f"{place.document.key}: {place.section}{line}"


def _table(book: Catalog, chosen: Sequence[Link], *, why: bool) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Rule", overflow="fold", ratio=1)
    table.add_column("Kind", no_wrap=True)
    for title in ("Falls short",) if why else ("Code", "Tests"):
        table.add_column(title, no_wrap=True)
    for link in chosen:
        rule = Text.assemble((link.entry.id, "bold cyan"), "\n")
        if link.entry.title is not None:
            rule.append(f"{link.entry.title}\n", "bold")
        rule.append(link.entry.text)
        places = _places(book, link.entry)
        if places:
            rule.append("\n" + "; ".join(map(_line, places)), "dim")
        if why:
            marks = [Text(link.missing or "", "red")]
        else:
            marks = [_mark(len(link.code), needed=True), _mark(len(link.tests), needed=link.needs_test)]
        table.add_row(rule, Text(link.entry.kind), *marks)
    return table


def _mark(count: int, *, needed: bool) -> Text:
    if count:
        return Text(str(count), "green")
    return Text("none", "red") if needed else Text("-", "dim")


def _counts(game: str, chosen: Sequence[Link]) -> str:
    if not chosen:
        return f"{game}: no rule to show."
    decisions = sum(isinstance(link.entry, Decision) for link in chosen)
    lacks = Counter(link.missing or "" for link in chosen)
    complete = lacks.pop("", 0)
    parts = [f"{complete} complete", *(f"{why}: {count}" for why, count in sorted(lacks.items()))]
    return (
        f"{game}: {_number(len(chosen) - decisions, 'rule')} and {_number(decisions, 'decision')}; {', '.join(parts)}."
    )


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _in_full(book: Catalog, link: Link, everything: Sequence[Link]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in _fields(link.entry).items():
        table.add_row(name, Text(value, "bold cyan" if name == "id" else ""))
        if name == "source":
            for place in _places(book, link.entry):
                line = "" if place.line is None else f", line {place.line}"
                table.add_row("", Text(f"{place.document.key} = {place.document.title}{line}", "dim"))
    for decision in _decided_beside(link, everything):
        table.add_row("decision", Text(f"{decision.id}: {decision.text}"))
    for name, places in (("code", link.code), ("tests", link.tests)):
        table.add_row(name, Text("\n".join(places) or "none"))
    table.add_row("missing", Text(link.missing, "red") if link.missing else Text("nothing", "green"))
    return table


def _decided_beside(link: Link, everything: Sequence[Link]) -> list[Decision]:
    """Return the decisions that are cited in the same place or proved by the same test: they concern this rule."""
    around = {*link.code, *link.tests}
    return [
        other.entry
        for other in everything
        if isinstance(other.entry, Decision)
        and other is not link
        and not around.isdisjoint((*other.code, *other.tests))
    ]
