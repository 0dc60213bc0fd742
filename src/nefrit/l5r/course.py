"""Effects on the course of the game: another action."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.state import L5R
from nefrit.l5r.windows import ActionWindow


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
