"""The command line: `nefrit` and its commands. Each command has a file of its own, `commands` puts them together."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from nefrit.cli.exit_codes import INTERRUPTED

if TYPE_CHECKING:
    from typer import Typer

COMMANDS: Final = "nefrit.cli.commands"
FAILURES: Final = "nefrit.cli.failures"
"""The modules that are imported when a command runs: most of what they need is not quick to import."""

__all__ = ["app", "main"]


def __getattr__(name: str) -> Typer:
    """The application `app` is made when somebody asks for it."""
    if name != "app":
        raise AttributeError(f"nefrit.cli has no {name}")
    app: Typer = import_module(COMMANDS).app
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 if something failed, 2 if it was used wrongly, 130 after Ctrl-C."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # What a terminal cannot show, and what is no text at all, must not end the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(given)
    except BrokenPipeError:
        # Whoever read the output has seen enough. Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(given: list[str]) -> int:
    # Only here, so that an interrupt is quiet however early it comes.
    import traceback

    import typer

    app, explain = import_module(COMMANDS).app, import_module(FAILURES).explain
    try:
        code = app(given, prog_name="nefrit", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        if "--debug" in given:
            traceback.print_exc()
        line, code = explain(error)
        typer.echo(line, err=True)
    return code if isinstance(code, int) else 0
