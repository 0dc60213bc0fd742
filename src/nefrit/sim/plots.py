"""Plots of what came out of very many games. They need the packages of `nefrit[sim]`."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl

FORMATS = ("png", "svg")
"""What a plot can be saved as: the ending of the file says which."""

WIDTH = 420
STEP = 28
"""How wide a plot is, and how high a line in it."""
SHARPNESS = 2.0
"""How many dots of a PNG a point is wide."""

MARK = "#1f6f5c"


def with_intervals(rows: list[dict[str, Any]], name: str, title: str, reference: float) -> alt.LayerChart:
    """For each row a dot at its value with a line from low to high, and a dashed line at what is usual."""
    base = alt.Chart(pl.DataFrame(rows)).encode(y=alt.Y(f"{name}:N", sort=None, title=None))
    lines = base.mark_rule(color=MARK, strokeWidth=2).encode(x=alt.X("low:Q", title=title), x2="high:Q")
    dots = base.mark_point(color=MARK, filled=True, size=70, opacity=1).encode(
        x=alt.X("value:Q", scale=alt.Scale(zero=False))
    )
    usual = (
        alt.Chart(pl.DataFrame({"usual": [reference]})).mark_rule(strokeDash=[4, 4], color="#888").encode(x="usual:Q")
    )
    return alt.LayerChart(layer=[usual, lines, dots]).properties(width=WIDTH, height=alt.Step(STEP))


def ladder_plot(results: dict[str, Any]) -> alt.LayerChart:
    """The ratings of a ladder, the best bot on top."""
    ranked = sorted(results["bots"], key=lambda bot: -bot["elo"]["elo"])
    rows = [
        {"bot": bot["bot"], "value": bot["elo"]["elo"], "low": bot["elo"]["low"], "high": bot["elo"]["high"]}
        for bot in ranked
    ]
    title = f"{results['game']}: Elo with intervals of 95 %, {results['games']} games, seed {results['seed']}"
    return with_intervals(rows, "bot", "Elo", 0.0).properties(title=title)


def matrix(cells: list[dict[str, Any]], heading: str) -> alt.LayerChart:
    """How often each wins against each other, in colours and in numbers."""
    base = alt.Chart(pl.DataFrame(cells)).encode(
        x=alt.X("against:N", title="against", axis=alt.Axis(labelAngle=-40)), y=alt.Y("name:N", title=None)
    )
    colours = alt.Scale(scheme="brownbluegreen", domain=[0, 1])
    squares = base.mark_rect().encode(color=alt.Color("value:Q", scale=colours, legend=None))
    strong = alt.condition("abs(datum.value - 0.5) > 0.35", alt.value("white"), alt.value("black"))
    numbers = base.mark_text(fontSize=11).encode(text=alt.Text("value:Q", format=".0%"), color=strong)
    return alt.LayerChart(layer=[squares, numbers]).properties(
        width=alt.Step(2 * STEP), height=alt.Step(STEP), title=heading
    )


def histogram(lengths: list[int], heading: str) -> alt.Chart:
    """How many games have which length."""
    bars: alt.Chart = alt.Chart(pl.DataFrame({"length": lengths})).mark_bar(color=MARK)
    length = alt.X("length:Q", bin=alt.Bin(maxbins=30, minstep=1), axis=alt.Axis(format="d"), title=None)
    bars = bars.encode(x=length, y=alt.Y("count():Q", title="games"))
    return bars.properties(width=WIDTH, height=6 * STEP, title=heading)


def svg(chart: alt.TopLevelMixin) -> str:
    """A plot as SVG, for a page."""
    text = StringIO()
    chart.save(text, format="svg")
    return text.getvalue()


def save(chart: alt.TopLevelMixin, file: Path) -> None:
    """Save a plot as what the ending of the file says."""
    chart.save(str(file), scale_factor=SHARPNESS)
