"""Copying the effects of a tactic (invasion.errata.twin-tailed-comet-x, invasion.errata.twin-tailed-comet-example)."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.abilities import Used
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Action
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.parts.using import EFFECT, TARGETS


class Copied(Used):
    """The effects of another card, with targets of their own and without its costs; X is 0 in a copy.

    invasion.errata.twin-tailed-comet-example
    """

    order = (*TARGETS, "pay_surcharge", *EFFECT, "settle")

    def owed(self, game: Invasion) -> int:
        """Only what targets cost on top is paid (decision.invasion.surcharge)."""
        return 0


@dataclass(frozen=True)
class CopyTactic(Effect):
    """Carry out the effects of the tactic that was targeted; you choose all its targets.

    No general word says it, for it uses the ability of another card.
    """

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """If there is nothing to target, nothing is done."""
        for card in context.targets:
            for text in game.faces[card].actions:
                copied = Copied(context.seat, context.source, text)
                if isinstance(text, Action) and copied.has_targets(game):
                    return copied
        context.done = False
        return None
