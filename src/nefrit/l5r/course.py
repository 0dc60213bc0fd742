"""Effects on the course of the game: another action, another phase."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.constants import END_OF_ROUND
from nefrit.l5r.state import L5R
from nefrit.l5r.windows import ActionWindow

FATE_PHASE_AGAIN = "fate phase again"


@dataclass(frozen=True)
class ActAgain(Effect):
    """You may take another action before your opponent may.

    It serves one card, because it reaches into an action window.
    """

    def can(self, game: L5R, context: Context) -> bool:
        """An action window must be open in which the next turn is the opponent's."""
        window = game.innermost_or_none(ActionWindow)
        return window is not None and window.turns[window.turn] != context.seat

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """The next turn is yours."""
        if not self.can(game, context):
            context.done = False
            return None
        window = game.edit_innermost(ActionWindow)
        window.turn = window.turns.index(context.seat)
        return None


@dataclass(frozen=True)
class FatePhaseAgain(Effect):
    """A second fate phase is resolved after this one.

    It serves one card, because it reaches into the order of the phases.
    """

    def can(self, game: L5R, context: Context) -> bool:
        """There is no third one."""
        return not game.times_used(END_OF_ROUND, NO_CARD, FATE_PHASE_AGAIN)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It is noted for the end of this one."""
        game.count_use(END_OF_ROUND, NO_CARD, FATE_PHASE_AGAIN)
        return None
