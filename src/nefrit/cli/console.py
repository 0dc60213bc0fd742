"""Where the commands print: people get tables and colours, programs get JSON."""

from __future__ import annotations

import json
import os
import sys

import typer
from rich.console import Console

WIDTH_IN_A_FILE = 120
"""How wide output is where no terminal says it; the longest rule id fits on one line."""


def console(*, stderr: bool = False) -> Console:
    """A console on the standard output, or on the standard error."""
    stream = sys.stderr if stderr else sys.stdout
    known = stream.isatty() or "COLUMNS" in os.environ
    return Console(stderr=stderr, width=None if known else WIDTH_IN_A_FILE, highlight=False, emoji=False, markup=False)


def print_json(data: object) -> None:
    """Print data for programs. Escapes keep it readable whatever encoding the terminal has."""
    typer.echo(json.dumps(data, indent=2))
