"""The command `nefrit ruling`: lists the official rulings of the games, and plays the scenario that proves one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.cli.exit_codes import FAILED
from nefrit.cli.failures import Refused
from nefrit.cli.options import AsJson
from nefrit.cli.scenarios import DIRECTORY, Answered, Laid, Place, Played, places, run
from nefrit.cli.table.lines import Lines
from nefrit.cli.table.screen import SEAT_COLOURS, Screen
from nefrit.rulebook import Rule, catalog, games
from nefrit.rulebook.sources import Checkout, checkout
from nefrit.rulebook.suggest import did_you_mean
from nefrit.text.render import sentence

KINDS = ("ruling", "errata")
"""The kinds of rules that answer a question about cards."""

AS_RULED = "As ruled."


def ruling(
    rule_id: Annotated[
        str | None, typer.Argument(metavar="ID", help="Play the scenario of this ruling.", show_default=False)
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Only of this game.", autocompletion=lambda: list(games())),
    ] = None,
    as_json: AsJson = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, without boxes and colours.")] = False,
    root: Annotated[
        Path | None,
        typer.Option(
            metavar="DIRECTORY", help="Look for scenarios in this checkout of the project.", show_default=False
        ),
    ] = None,
) -> None:
    """Play an official ruling: the question, the position, every decision with what follows from it, and the outcome.

    Without an id, all rulings and errata are listed with their answers.

    Examples:

    nefrit ruling

    nefrit ruling l5r.faq.reprieve-ability-not-used

    nefrit ruling l5r.faq.banzai-cancel-options --plain
    """
    books = [catalog(name) for name in (games() if game is None else (game,))]
    rulings = {rule.id: (book.game, rule) for book in books for rule in book.rules if rule.kind in KINDS}
    where = checkout(root)
    if rule_id is None:
        found = places(where)
        if as_json:
            print_json([_record(*listed, found) for listed in rulings.values()])
        else:
            _list(console(), list(rulings.values()), found, plain)
        return
    if rule_id not in rulings:
        raise Refused(_no_ruling(rule_id, rulings))
    name, rule = rulings[rule_id]
    place = _place(where, rule)
    played = run(place, where.base)
    if as_json:
        print_json(_record(name, rule, {rule.id: place}) | _play(played))
    elif plain:
        _tell(console(), rule, place, played)
    else:
        _show(console(), rule, place, played)
    if played.failure is not None:
        raise typer.Exit(FAILED)


def _no_ruling(rule_id: str, rulings: dict[str, tuple[str, Rule]]) -> str:
    """What is wrong with an id: it is that of another rule, or of none."""
    for name in games():
        other = catalog(name).entries.get(rule_id)
        if other is not None and other.kind in KINDS:
            return f"{rule_id} is a ruling of {name}, so leave --game out"
        if other is not None:
            return f"{rule_id} is no ruling but a rule of the kind {other.kind}; see: nefrit rules {name} {rule_id}"
    return f"there is no ruling {rule_id!r}.{did_you_mean(rule_id, rulings)}"


def _place(where: Checkout, rule: Rule) -> Place:
    if where.tests is None:
        raise Refused(
            "scenarios are in a checkout of the project, and this is an installed package; say --root DIRECTORY"
        )
    place = places(where).get(rule.id)
    if place is None:
        raise Refused(f"{rule.id} has no scenario yet, that is, no test in a directory {DIRECTORY} is marked with it")
    return place


# ---- For programs


def _record(game: str, rule: Rule, found: dict[str, Place]) -> dict[str, Any]:
    place = found.get(rule.id)
    return {
        "id": rule.id,
        "game": game,
        "kind": rule.kind,
        "edition": rule.edition,
        "source": rule.source,
        "text": rule.text,
        "question": place and place.question,
        "answer": place and place.answer,
        "scenario": place and place.test,
    }


def _play(played: Played) -> dict[str, Any]:
    moments = [_laid(moment) if isinstance(moment, Laid) else _answered(moment) for moment in played.moments]
    return {"as_ruled": played.failure is None, "failure": played.failure, "play": moments}


def _laid(moment: Laid) -> dict[str, Any]:
    log = _sentences(moment.log)
    return {"position": moment.text, "edition": moment.edition, "view": moment.view, "log": log}


def _answered(moment: Answered) -> dict[str, Any]:
    return {
        "seat": moment.seat,
        "name": moment.name,
        "question": moment.question,
        "chosen": moment.chosen,
        "log": _sentences(moment.log),
    }


def _sentences(log: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    return [{"depth": depth, "text": text} for depth, text in log]


# ---- For people


def _list(out: Console, rulings: Sequence[tuple[str, Rule]], found: dict[str, Place], plain: bool) -> None:
    if plain:
        for _, rule in rulings:
            out.out(f"{rule.id}: {rule.text}{'' if rule.id in found else ' (no scenario yet)'}", highlight=False)
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Ruling", overflow="fold", ratio=1)
    table.add_column("Scenario", no_wrap=True)
    for _, rule in rulings:
        mark = Text("yes", "green") if rule.id in found else Text("none yet", "dim")
        table.add_row(Text.assemble((rule.id, "bold cyan"), "\n", rule.text), mark)
    if rulings:
        out.print(table)
    played = sum(rule.id in found for _, rule in rulings)
    out.print(Text(f"{len(rulings)} rulings and errata, {played} with a scenario."))


def _show(out: Console, rule: Rule, place: Place, played: Played) -> None:
    """The ruling on a screen with colours."""
    out.print(Line(Text(rule.id, "bold cyan"), style="dim"))
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column(overflow="fold")
    for name, text in _facts(rule, place):
        facts.add_row(name, Text(text, "bold" if name == "ruling" else ""))
    out.print(facts)
    titles = _titles(played)
    for moment in played.moments:
        if isinstance(moment, Laid):
            assert played.speech is not None
            screen = Screen(out, played.speech, redraw=False)
            screen.title = next(titles)
            out.print()
            screen.table(moment.view, [])
            out.print()
        else:
            out.print(_decided(moment))
        for depth, text in moment.log:
            out.print(Padding(Text.assemble(("• ", "dim"), text), (0, 0, 0, 2 + 2 * depth), expand=False))
    out.print()
    failure = played.failure
    out.print(Text(AS_RULED, "bold green") if failure is None else Text(f"Not as ruled: {failure}", "bold red"))


def _decided(moment: Answered) -> Table:
    """Who was asked what, and the answer below it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=f"bold {SEAT_COLOURS[moment.seat % len(SEAT_COLOURS)]}", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(moment.name, Text.assemble((moment.question, "dim"), "\n", ("→ ", "bold"), moment.chosen))
    return table


def _tell(out: Console, rule: Rule, place: Place, played: Played) -> None:
    """The ruling in plain lines."""
    for name, text in (("rule", rule.id), *_facts(rule, place)):
        out.out(f"{name.capitalize()}: {text}", highlight=False)
    titles = _titles(played)
    for moment in played.moments:
        if isinstance(moment, Laid):
            assert played.speech is not None
            out.out(f"\n{next(titles)}:", highlight=False)
            Lines(out, played.speech).table(moment.view, [])
            out.out("")
        else:
            out.out(f"{moment.name}: {moment.question} {sentence(moment.chosen)}", highlight=False)
        for _, text in moment.log:
            out.out(text, highlight=False)
    out.out(f"\n{AS_RULED if played.failure is None else f'Not as ruled: {played.failure}'}", highlight=False)


def _facts(rule: Rule, place: Place) -> list[tuple[str, str]]:
    told = [("ruling", rule.text), ("source", rule.source), ("question", place.question), ("answer", place.answer)]
    return [(name, text) for name, text in told if text]


def _titles(played: Played) -> Iterator[str]:
    """What stands above each position: which of several it is, and its edition where the game has several."""
    laid = [moment for moment in played.moments if isinstance(moment, Laid)]
    for number, moment in enumerate(laid, start=1):
        assert played.speech is not None
        editions = len(played.speech.definition.editions)
        of_several = f" {number} of {len(laid)}" if len(laid) > 1 else ""
        yield f"Position{of_several}{f', edition {moment.edition}' if editions > 1 else ''}"
