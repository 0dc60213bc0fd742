"""The journey: cards beside the power card that become others."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.state import OTHER_SIDES, STANDING, Imperium, Laid
from nefrit.imperium.trees import Deed
from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class WhenPutIntoPlay(Node):
    """What happens when the card comes to lie beside the power card."""

    effect: Effect


@dataclass(frozen=True)
class TurnInto(Deed):
    """This card is flipped or replaced: the named one lies in its place.

    imperium.nation-utopians.journey-leaves-by-solstice, imperium.nation-utopians.journey-like-power
    """

    name: str

    def other(self, game: Imperium) -> int | None:
        """The card that takes its place."""
        for card in game.zone(OTHER_SIDES):
            if game.faces[card].name == self.name:
                return card
        return None

    def can(self, game: Imperium, context: Context) -> bool:
        """It must lie there, and the other one must be there."""
        return game.lies_in(context.source, STANDING) and self.other(game) is not None

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Exchange them."""
        other = self.other(game)
        if other is None or not game.lies_in(context.source, STANDING):
            context.done = False
            return None
        game.move(context.source, OTHER_SIDES)
        game.put_into_play(other, Laid(context.seat), STANDING, context.seat)
        effects = [part.effect for part in game.faces[other].abilities if isinstance(part, WhenPutIntoPlay)]
        return Context(context.seat, other, tuple(effects)) if effects else None
