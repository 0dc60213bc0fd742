"""Bots whose play is easily foretold."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.game import AnyGame


class Last:
    """Always takes the last of what is offered."""

    imagines = False

    def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
        return len(decision.options) - 1


class First:
    """Always takes the first of what is offered."""

    imagines = False

    def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
        return 0
