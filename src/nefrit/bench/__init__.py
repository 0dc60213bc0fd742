"""How fast the kernel is, measured on a toy game and told in plain method calls, so that machines can be compared.

A figure of 90 means: as long as 90 calls of a method that does nothing, timed in the same run. Calls per decision are
counted, not timed: they are the same on every machine.
"""

from nefrit.bench.figures import FORMAT, TARGETS, Figures, Measure, NotFigures, read_figures
from nefrit.bench.measure import run

__all__ = ["FORMAT", "TARGETS", "Figures", "Measure", "NotFigures", "read_figures", "run"]
