"""What an effect knows of its source when that is gone, for it exists without it.

invasion.effect.independent-of-source
"""

from __future__ import annotations

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.state import Invasion, section_of
from nefrit.invasion.trees import Text
from nefrit.invasion.values import power
from nefrit.kernel.effects import Context
from nefrit.kernel.occurrences import Occurrence
from nefrit.parts.using import AbilityUse


class Sourced(AbilityUse[Text]):
    """The use of an ability that remembers its source as it was when the ability was triggered.

    `was` is where the source lay (whose zone, and which), its power and the resource tokens on it.

    invasion.timing.a1-independent, invasion.timing.a2-independent, invasion.timing.b3-independent
    """

    __slots__ = ("was",)

    def __init__(self, seat: int, source: int, ability: Text, occurrence: Occurrence | None = None) -> None:
        super().__init__(seat, source, ability, occurrence)
        self.was: tuple[int, int, int, int] | None = None

    def remember_source(self, game: Invasion) -> None:
        """Note what may be asked of it later."""
        piece = game.pieces.get(self.source)
        if piece is not None:
            seat = game.place(self.source)[1]
            self.was = (seat, section_of(game, self.source), power(game, self.source), piece.resources)
            self.note(game, self.source)

    def owed(self, game: Invasion) -> int:
        """What the player will have to pay for the ability itself, as far as it is known by now."""
        return 0


def has_gone(game: Invasion, context: Context) -> bool:
    """Whether the source of an ability is not in play, or only as a new card (invasion.zone.new-object).

    invasion.timing.a2-independent
    """
    return context.source not in game.pieces or (_knew_it(context) and not context.same(game, context.source))


def _knew_it(context: Context) -> bool:
    """Whether the source of an ability was in play when the ability was triggered, as far as that was noted."""
    return isinstance(context, Sourced) and context.was is not None


def zone_of(game: Invasion, context: Context) -> tuple[int, int]:
    """The zone in which the source of an ability lies, or lay when the ability was triggered: whose, and which."""
    if not has_gone(game, context):
        return game.slot_of[context.source] % game.seat_count, section_of(game, context.source)
    if isinstance(context, Sourced) and context.was is not None:
        return context.was[0], context.was[1]
    event = context.occurrence
    if isinstance(event, Event) and event.card == context.source:
        return event.seat, event.section
    return context.seat, -1


def power_of_source(game: Invasion, context: Context) -> int:
    """The power of the source of an ability, or what it was."""
    if not has_gone(game, context):
        return power(game, context.source)
    return context.was[2] if isinstance(context, Sourced) and context.was is not None else 0


def tokens_of_source(game: Invasion, context: Context) -> int:
    """The resource tokens on the source of an ability, or how many there were."""
    if not has_gone(game, context):
        return game.pieces[context.source].resources
    return context.was[3] if isinstance(context, Sourced) and context.was is not None else 0
