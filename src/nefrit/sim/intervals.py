"""How sure a share is that was counted in some games."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""So many standard deviations to both sides hold 95 % of a normal distribution."""


def wilson(points: float, games: int) -> tuple[float, float]:
    """The Wilson interval of 95 % for the share of points in so many games, at most one in each; a draw is half one."""
    if not games:
        return 0.0, 1.0
    share = points / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)
