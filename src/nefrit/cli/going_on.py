"""Commands that keep what they do in a directory, and go on with what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from nefrit.cli.failures import Refused
from nefrit.cli.options import checked_seed
from nefrit.sim.keeping import Ledger

Out = Annotated[Path, typer.Option(metavar="DIR", help="The directory of the results; it goes on with what is there.")]


def seed_for(ledger: Ledger, seed: int | None) -> int:
    """The seed that is given; else that of the run that was begun there, or a new one."""
    begun = ledger.plan()
    return checked_seed(begun.get("seed") if seed is None and begun is not None else seed)


def begin_or_go_on(ledger: Ledger, plan: dict[str, Any], what: str) -> None:
    """Begin a run, or go on with it: nothing is added to the results of another one."""
    begun = ledger.plan()
    if begun is None:
        ledger.begin(plan)
    elif begun != plan:
        other = ", ".join(key for key in plan if begun.get(key) != plan[key])
        raise Refused(f"{ledger.directory} holds another {what} (not the same {other}); choose another directory")
