"""What a search needs to know of this game beside what the greedy bot knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.imperium.bot import habits
from nefrit.imperium.bot.greedy import ACT, TURN, Greedy, ImperiumMind, different
from nefrit.imperium.cleanup import CleanUp
from nefrit.imperium.state import Imperium
from nefrit.imperium.turn import Turn
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ORDER, Answer, Decision

TRIALS: Final = 10
WIDTH: Final = 3
"""The greedy bot plays a turn on with so little effort."""
LEFT_TO_GREEDY: Final = (TURN, *habits.BY_CHANCE)


class SearchingMind(ImperiumMind):
    """Looks to the end of the turn and its clean-up, played on by the greedy bot."""

    scale = 12.0
    """About what a turn may gain."""
    caution = 1.0

    def __init__(self, game: Imperium, seat: int) -> None:
        self.seat = seat
        self.quick = Greedy(trials=TRIALS, width=WIDTH)
        self.chance = Chance(game.table.round)

    def is_quiet(self, game: Imperium) -> bool:
        """When a turn begins."""
        return isinstance(game.stack[-1], Turn)

    def branches(self, decision: Decision) -> bool:
        """None: what the greedy bot does in a turn is good, and what is begun with it is in question."""
        return False

    def guess(self, game: Imperium, decision: Decision, chance: Chance) -> Answer:
        """Anything may be."""
        return decision.random(chance)

    def habit(self, game: Imperium, decision: Decision) -> Answer:
        """What the greedy bot would do; the others do what is usual."""
        if decision.seat == self.seat:
            return self.quick.answer(decision, game, self.chance)
        return habits.usual(game, decision)

    def tries(self, game: Imperium, decision: Decision) -> Sequence[Answer]:
        """What can be done next in a turn; else the answers that promise most at first sight.

        What kind of turn it is, and when it ends, is left to the greedy bot: its rules of thumb know more of what an
        action is good for later than can be seen at the end of the turn.
        """
        if decision.prompt == ACT:
            return different(game, decision)
        if decision.prompt in LEFT_TO_GREEDY or isinstance(game.stack[-1], CleanUp) or decision.kind == ORDER:
            return []
        return super().tries(game, decision)
