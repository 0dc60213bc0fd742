"""Which players are meant: you, an opponent, the target, as seen by whoever has the ability."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.places import player
from nefrit.invasion.state import Invasion, turn_order
from nefrit.kernel.effects import Context
from nefrit.parts.using import AbilityUse

YOU: Final = "you"
OPPONENT: Final = "opponent"
SIDES: Final = (YOU, OPPONENT)
ANYBODY: Final = ""
TARGET: Final = "target"
"""The player that is the target of the ability."""
SECOND: Final = "second"
"""The player that is its second target."""
THAT: Final = "that"
"""The player to whom that happened by which the ability was triggered."""
ITS: Final = "its"
"""The player of the card that is the target."""
DEFENDER: Final = "defender"
"""The player who is attacked."""


def is_meant(game: Invasion, whose: str, seat: int, context: Context) -> bool:
    """Whether a player is the one that is meant, or one of them, as seen by whoever has the ability."""
    if whose == DEFENDER:
        combat = game.table.combat
        return combat is not None and combat.defender == seat
    if whose == TARGET:
        return player(seat) in context.targets
    if whose == ITS:
        return any(game.place(card)[1] == seat for card in context.targets if card >= 0)
    if whose == SECOND:
        return isinstance(context, AbilityUse) and len(context.chosen) > 1 and player(seat) in context.chosen[1]
    if whose == THAT:
        return isinstance(context.occurrence, Event) and context.occurrence.seat == seat
    return whose == ANYBODY or (seat == context.seat) == (whose == YOU)


def players_meant(game: Invasion, whose: str, context: Context) -> list[int]:
    """The players that are meant, in turn order."""
    return [seat for seat in turn_order(game) if is_meant(game, whose, seat, context)]
