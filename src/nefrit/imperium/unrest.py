"""Unrest: taking it from its pile, and what happens when the pile runs out."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.ending import check_collapse
from nefrit.imperium.occurrences import UnrestTaken
from nefrit.imperium.places import IN_HAND
from nefrit.imperium.responding import happened
from nefrit.imperium.state import HAND, UNREST_PILE, Imperium
from nefrit.imperium.trees import Deed
from nefrit.kernel.effects import Context
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.windows import InOrder


def take_unrest(game: Imperium, seat: int) -> Procedure | None:
    """A player takes an unrest card from the pile into hand (imperium.term-take.unrest)."""
    pile = game.zone(UNREST_PILE)
    if not pile:
        return None
    game.move(pile[0], HAND, seat)
    check_collapse(game)
    return happened(game, UnrestTaken(seat, pile[0]))


@dataclass(frozen=True)
class TakeUnrest(Deed):
    """Take unrest."""

    count: int = 1

    def can(self, game: Imperium, context: Context) -> bool:
        """There is always some: without any the game is over."""
        return True

    def brings_to(self) -> tuple[str, ...]:
        """The hand."""
        return (IN_HAND,)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """One card after the other."""
        follow: list[Procedure] = []
        for _ in range(self.count):
            response = take_unrest(game, context.seat)
            if response is not None:
                follow.append(response)
        context.number = self.count
        return InOrder(*follow) if follow else None
