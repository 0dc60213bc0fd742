"""A bot."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from skirmish.game import HAND, Skirmish, Soldier, beats


class Careful:
    """Sends the soldier that wins against most of what the opponent may hold; of several the weakest."""

    imagines = True

    def answer(self, decision: Decision, imagined: Skirmish | None, chance: Chance) -> Answer:
        """The best soldier against the hand that it imagines."""
        assert imagined is not None, "this bot imagines"
        theirs = [imagined.faces[card] for card in imagined.zone(HAND, 1 - decision.seat)]
        mine = [imagined.faces[card] for card in imagined.zone(HAND, decision.seat)]

        def worth(soldier: Soldier) -> tuple[int, int]:
            won = sum(beats(soldier, other) for other in theirs) - sum(beats(other, soldier) for other in theirs)
            return won, -soldier.strength

        return max(range(len(mine)), key=lambda number: worth(mine[number]))
