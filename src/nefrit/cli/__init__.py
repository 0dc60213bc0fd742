"""The command line: `nefrit` and its commands. Each command has a file of its own."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated

import typer

from nefrit import __version__
from nefrit.cli import bench, cards, games, play, replay, rules, selfplay
from nefrit.cli.failures import FAILED, INTERRUPTED, explain

app = typer.Typer(pretty_exceptions_enable=False, context_settings={"help_option_names": ["--help", "-h"]})

for panel, commands in {
    "Play": (play.play, replay.replay),
    "Look up": (games.games, cards.cards, rules.rules),
    "Measure": (selfplay.selfplay, bench.bench),
}.items():
    for command in commands:
        app.command(rich_help_panel=panel)(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nefrit {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _nefrit(
    context: typer.Context,
    debug: Annotated[bool, typer.Option("--debug", help="Show the whole traceback of an error.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Nefrit plays card games exactly as their rule documents say.

    Try: nefrit play examples/goofspiel.py
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 if something failed, 2 if it was used wrongly, 130 after Ctrl-C."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What a terminal cannot show, and what is no text at all, must not end the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(given, prog_name="nefrit", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough. Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        if "--debug" in given:
            traceback.print_exc()
        line, code = explain(error)
        typer.echo(line, err=True)
    return code if isinstance(code, int) else 0
