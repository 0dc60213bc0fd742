"""The report of a simulation: a page with tables and plots, and the plots as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

import altair as alt
import polars as pl

from nefrit.sim import plots
from nefrit.sim.simulation import Row

MOST_CARDS = 15
"""So many cards are drawn: of those that win most, and of those that lose most. The table has all."""

SCHEMA: dict[str, pl.DataType | type[pl.DataType]] = {
    "number": pl.Int64,
    "seed": pl.UInt64,
    "bots": pl.List(pl.String),
    "decks": pl.List(pl.String),
    "winners": pl.List(pl.Int64),
    "first": pl.Int64,
    "rule": pl.String,
    "stopped": pl.Boolean,
    "decisions": pl.Int64,
    "rounds": pl.Int64,
    "error": pl.String,
}
"""The columns of the results, a row for each game."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem; border-bottom: 1px solid #ddd; text-align: right; }
th:first-child, td:first-child { text-align: left; }
.plot { overflow-x: auto; }
"""


class Section(NamedTuple):
    """A part of the report: a heading, perhaps a plot, and a table."""

    heading: str
    plot: alt.LayerChart | alt.Chart | None
    columns: Sequence[str]
    lines: Sequence[Sequence[str]]


def frame(rows: Sequence[Row]) -> pl.DataFrame:
    """The results as a table, to be saved as Parquet."""
    return pl.DataFrame(rows, schema=SCHEMA)


def page(title: str, found: dict[str, Any], sections: Sequence[Section]) -> str:
    """The report as one page that needs no other file."""
    counted = (
        f"{found['games']:,} games, seed {found['seed']}; {found['draws']:,} draws, {found['stopped']:,} stopped, "
        f"{found['errors']:,} errors. Shares are points: one for a game, shared by those who win it, in a draw by all. "
        "Intervals are of 95 % (Wilson)."
    )
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(counted)}</p>"]
    for section in sections:
        parts.append(f"<h2>{escape(section.heading)}</h2>")
        if section.plot is not None:
            parts.append(f'<div class="plot">{plots.svg(section.plot)}</div>')
        parts.append(_table(section.columns, section.lines))
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n' + "\n".join(parts) + "\n</body></html>\n"


def picture(sections: Sequence[Section]) -> alt.VConcatChart:
    """All plots, one below the other."""
    drawn = [section.plot for section in sections if section.plot is not None]
    return alt.VConcatChart(vconcat=drawn, resolve=alt.Resolve(scale=alt.ScaleResolveMap(color="independent")))


def sections(found: dict[str, Any], rows: Sequence[Row]) -> Iterator[Section]:
    """The parts of the report for which there is anything to tell."""
    for kind in ("bots", "decks"):
        if found[kind]:
            yield _shares(f"How often {kind} win", found[kind], "name")
            yield _matrix(f"{kind.capitalize()} against each other", found["matrices"][kind])
    ended = [row for row in rows if row["error"] is None]
    for name, spread in found["lengths"].items():
        if spread is not None:
            drawn = plots.histogram([row[name] for row in ended], f"Length of games in {name}")
            words = [key.replace("_", " ") for key in spread]
            yield Section(f"Length in {name}", drawn, words, [[f"{value:,g}" for value in spread.values()]])
    if found["endings"]:
        lines = [
            [f"{one['rule']}{' (stopped)' if one['stopped'] else ''}", f"{one['games']:,}", *_interval(one)]
            for one in found["endings"]
        ]
        named = [one | {"rule": line[0]} for one, line in zip(found["endings"], lines, strict=True)]
        drawn_endings = plots.with_intervals(named, "rule", "share of games", 0.0).properties(title="How games end")
        yield Section("How games end", drawn_endings, ("Rule", "Games", "Share", "95 %"), lines)
        yield _seats(found)
    if found["cards"]:
        yield _cards(found["cards"])


def _shares(heading: str, told: list[dict[str, Any]], name: str) -> Section:
    drawn = plots.with_intervals(told, name, "share of points", told[0]["expected"]).properties(title=heading)
    return Section(heading, drawn, (name.capitalize(), "Games", "Share", "95 %", "Expected"), _lines(told, name))


def _matrix(heading: str, cells: list[dict[str, Any]]) -> Section:
    lines = [[one["name"], one["against"], f"{one['games']:,}", *_interval(one)] for one in cells]
    return Section(heading, plots.matrix(cells, heading), ("Name", "Against", "Games", "Share", "95 %"), lines)


def _seats(found: dict[str, Any]) -> Section:
    """What the seats win, and what the first player does, where there is one."""
    told = [{"who": f"seat {one['seat'] + 1}"} | one for one in found["seats_won"]]
    if found["first_player"] is not None:
        told.insert(0, {"who": "first player"} | found["first_player"])
    return _shares("First player and seats", told, "who")


def _cards(told: list[dict[str, Any]]) -> Section:
    heading = "Which cards win: decks with a card against decks without it"
    some = told if len(told) <= 2 * MOST_CARDS else [*told[:MOST_CARDS], *told[-MOST_CARDS:]]
    drawn = plots.with_intervals(some, "card", "share of points", some[0]["expected"]).properties(title=heading)
    return Section(heading, drawn, ("Card", "Games", "Share", "95 %", "Expected"), _lines(told, "card"))


def _lines(told: list[dict[str, Any]], name: str) -> list[list[str]]:
    return [[one[name], f"{one['games']:,}", *_interval(one), f"{one['expected']:.1%}"] for one in told]


def _interval(one: dict[str, Any]) -> tuple[str, str]:
    return f"{one['value']:.1%}", f"{one['low']:.1%} to {one['high']:.1%}"


def _table(columns: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in line)}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"
