"""The figures of a benchmark, as they are stored and compared."""

from __future__ import annotations

import platform

import msgspec

import nefrit.kernel.game
from nefrit import __version__

FORMAT = 2

TARGETS = {"decision": 150.0, "clone": 250.0}
"""How many plain method calls something of the toy may take as long as."""
CLONES_PER_DECISION = 3
"""How many clones of a real game may at most take as long as one of its decisions."""
MOST_CALLS = 700.0
"""How many Python functions a real game may call per decision."""


class NotFigures(ValueError):
    """A file does not hold the figures of a benchmark."""


class Measure(msgspec.Struct, frozen=True):
    """How long one thing takes: in plain method calls, and in microseconds on the machine that measured."""

    calls: float
    microseconds: float
    target: float | None = None


class Memory(msgspec.Struct, frozen=True):
    """How many bytes a state takes: `kept` one more of a game that keeps all of them, `alone` one that shares nothing.

    Faces and effect trees, which all games share, are not counted.
    """

    kept: float
    alone: float


class Scaling(msgspec.Struct, frozen=True):
    """How many games a second one process plays alone, and how many several play together."""

    processes: int
    alone: float
    together: float

    @property
    def ratio(self) -> float:
        """How many times as many games."""
        return self.together / self.alone


class Figures(msgspec.Struct, frozen=True):
    """All figures of one run of one game.

    `call_nanoseconds` is what a plain method call took, `calls_per_decision` how many Python functions are called from
    one decision to the next (at most `most_calls`, where there is a bar), and `compiled` whether the kernel was.
    Decisions and games per second are those of one process. What was not measured is None.
    """

    game: str
    version: str
    python: str
    compiled: bool
    call_nanoseconds: float
    calls_per_decision: float
    decisions_per_game: float
    decisions_per_second: float
    games_per_second: float
    measures: dict[str, Measure]
    most_calls: float | None = None
    memory: Memory | None = None
    scaling: Scaling | None = None


class Stored(msgspec.Struct, frozen=True):
    """A file of figures: those of several games, by name."""

    bench: int
    figures: dict[str, Figures]


def figures_of(
    game: str,
    measures: dict[str, Measure],
    call: float,
    calls_per_decision: float,
    decisions_per_game: float,
    seconds_per_game: float,
    most_calls: float | None = None,
) -> Figures:
    """The figures of a game, with what they were measured on."""
    return Figures(
        game=game,
        version=__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=not str(nefrit.kernel.game.__file__).endswith(".py"),
        call_nanoseconds=round(call * 1e9, 2),
        calls_per_decision=round(calls_per_decision, 2),
        decisions_per_game=round(decisions_per_game, 1),
        decisions_per_second=round(decisions_per_game / seconds_per_game),
        games_per_second=round(1 / seconds_per_game, 2),
        measures=measures,
        most_calls=most_calls,
    )


def read_figures(text: bytes) -> dict[str, Figures]:
    """Figures that were stored, by the name of the game; NotFigures if the text holds none."""
    try:
        stored = msgspec.json.decode(text, type=Stored)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotFigures(f"these are not the figures of a benchmark: {error}") from None
    if stored.bench != FORMAT:
        raise NotFigures(f"the figures have format {stored.bench}; this program reads format {FORMAT}")
    return stored.figures


def write_figures(figures: dict[str, Figures]) -> bytes:
    """The same as text for a file."""
    return msgspec.json.format(msgspec.json.encode(Stored(FORMAT, figures)), indent=2) + b"\n"
