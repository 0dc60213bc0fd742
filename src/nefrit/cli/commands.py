"""All commands of the command line, in the groups in which `nefrit --help` shows them."""

from __future__ import annotations

from typing import Annotated

import typer

from nefrit import __version__
from nefrit.cli import (
    bench,
    cards,
    deck,
    env,
    games,
    ladder,
    learn,
    play,
    replay,
    rules,
    ruling,
    selfplay,
    serve,
    simulate,
    soak,
    words,
)

app = typer.Typer(pretty_exceptions_enable=False, context_settings={"help_option_names": ["--help", "-h"]})

for panel, commands in {
    "Play": (play.play, learn.learn, replay.replay, serve.serve),
    "Look up": (games.games, cards.cards, rules.rules, ruling.ruling, words.words),
    "Measure": (selfplay.selfplay, ladder.ladder, simulate.simulate, soak.soak, bench.bench, env.env),
}.items():
    for command in commands:
        app.command(rich_help_panel=panel)(command)
app.add_typer(deck.app, name="deck", rich_help_panel="Look up")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nefrit {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _nefrit(
    context: typer.Context,
    debug: Annotated[bool, typer.Option("--debug", help="Show the whole traceback of an error.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Nefrit plays card games exactly as their rule documents say.

    Try: nefrit play examples/goofspiel.py
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
