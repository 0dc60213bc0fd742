"""The command `nefrit bench`: how fast the kernel is, and whether it has become slower."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.bench import Figures, NotFigures, read_figures, run
from nefrit.cli.console import console, print_json
from nefrit.cli.files import read_bytes, write_bytes
from nefrit.cli.options import AsJson
from nefrit.kernel.record import Damaged

NOTABLE = 0.15
"""From this change on, against the stored figures, it is more than the restlessness of the machine."""


def bench(
    as_json: AsJson = False,
    compare: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Compare with the figures stored in this file.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Store the figures in this file.")] = None,
) -> None:
    """Measure the kernel on a toy game. Times are told in plain method calls, so they compare across machines.

    Examples:

    nefrit bench --save bench/baseline.json

    nefrit bench --compare bench/baseline.json
    """
    before = None if compare is None else _stored(compare)
    data = run()
    now = msgspec.convert(data, Figures)
    if save is not None:
        write_bytes(save, msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
    if as_json:
        print_json(data if before is None else {**data, "before": msgspec.to_builtins(before)})
        return
    out = console()
    out.print(_table(now, before))
    kernel = "compiled" if now.compiled else "not compiled"
    out.print(Text(f"{now.python}, kernel {kernel}; a plain call takes {now.call_nanoseconds:.0f} ns", "dim"))
    if save is not None:
        out.print(Text(f"The figures are stored in {save}.", "green"))


def _stored(file: Path) -> Figures:
    try:
        return read_figures(read_bytes(file))
    except NotFigures as error:
        raise Damaged(f"{file}: {error}") from error


def _table(now: Figures, before: Figures | None) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Measure")
    for title in ("Time", "In calls", "Target"):
        table.add_column(title, justify="right", no_wrap=True)
    if before is not None:
        table.add_column("Before", justify="right", no_wrap=True)
        table.add_column("Change", justify="right", no_wrap=True)
    for name, measure in now.measures.items():
        met = measure.target is None or measure.calls <= measure.target
        cells = [
            Text(name),
            Text(f"{measure.microseconds:,.2f} µs"),
            Text(f"{measure.calls:,.0f}", "" if measure.target is None else "green" if met else "red"),
            Text("-" if measure.target is None else f"{measure.target:,.0f}", "dim"),
        ]
        old = None if before is None else before.measures.get(name)
        table.add_row(*cells, *_compared(measure.calls, None if old is None else old.calls, before))
    table.add_section()
    counted = _compared(now.calls_per_decision, None if before is None else before.calls_per_decision, before)
    table.add_row("Python calls per decision", "", f"{now.calls_per_decision:,.1f}", Text("-", "dim"), *counted)
    rate = [Text("-", "dim")] * (0 if before is None else 2)
    table.add_row("random play", f"{now.decisions_per_second:,.0f} decisions/s", "", Text("-", "dim"), *rate)
    return table


def _compared(now: float, old: float | None, before: Figures | None) -> list[Text]:
    if before is None:
        return []
    if not old:
        return [Text("-", "dim"), Text("-", "dim")]
    change = now / old - 1
    style = "red" if change > NOTABLE else "green" if change < -NOTABLE else "dim"
    return [Text(f"{old:,.0f}"), Text(f"{change:+.0%}", style)]
