"""How fast the kernel and the games are, told in plain method calls, so that machines can be compared.

A figure of 90 means: as long as 90 calls of a method that does nothing, timed in the same run. Calls per decision are
counted, not timed: they are the same on every machine.
"""

from nefrit.bench.figures import FORMAT, TARGETS, Figures, Measure, NotFigures, Scaling, read_figures, write_figures
from nefrit.bench.games import run_game
from nefrit.bench.measure import run
from nefrit.bench.scaling import scaling_of

__all__ = [
    "FORMAT",
    "TARGETS",
    "Figures",
    "Measure",
    "NotFigures",
    "Scaling",
    "read_figures",
    "run",
    "run_game",
    "scaling_of",
    "write_figures",
]
