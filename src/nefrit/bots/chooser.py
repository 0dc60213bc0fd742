"""The bot that plays every game: it chooses at random."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.game import AnyGame


class Random:
    """Chooses among the legal answers at random, and looks at nothing else."""

    imagines = False

    def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
        """Any legal answer."""
        return decision.random(chance)
