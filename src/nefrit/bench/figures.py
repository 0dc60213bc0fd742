"""The figures of a benchmark, as they are stored and compared."""

from __future__ import annotations

import msgspec

FORMAT = 1

TARGETS = {"decision": 150.0, "clone": 250.0}
"""How many plain method calls something may take as long as."""


class NotFigures(ValueError):
    """A file does not hold the figures of a benchmark."""


class Measure(msgspec.Struct, frozen=True):
    """How long one thing takes: in plain method calls, and in microseconds on the machine that measured."""

    calls: float
    microseconds: float
    target: float | None = None


class Figures(msgspec.Struct, frozen=True):
    """All figures of one run.

    `call_nanoseconds` is what a plain method call took, `calls_per_decision` how many Python functions are called from
    one decision to the next, and `compiled` whether the kernel was.
    """

    bench: int
    version: str
    python: str
    compiled: bool
    call_nanoseconds: float
    calls_per_decision: float
    decisions_per_second: float
    measures: dict[str, Measure]


def read_figures(text: bytes) -> Figures:
    """Figures that were stored; NotFigures if the text holds none."""
    try:
        figures = msgspec.json.decode(text, type=Figures)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotFigures(f"these are not the figures of a benchmark: {error}") from None
    if figures.bench != FORMAT:
        raise NotFigures(f"the figures have format {figures.bench}; this program reads format {FORMAT}")
    return figures
