"""Savage: a unit strikes back whenever it is dealt damage (invasion.keyword.savage)."""

from __future__ import annotations

from nefrit.invasion.abilities import AtOnce
from nefrit.invasion.conditions import Count
from nefrit.invasion.effects import Deal
from nefrit.invasion.filters import are
from nefrit.invasion.keywords import SAVAGE
from nefrit.invasion.occurrences import DAMAGED, Event
from nefrit.invasion.state import Invasion, controller_of
from nefrit.invasion.trees import Whenever
from nefrit.invasion.triggers import On
from nefrit.invasion.values import keyword
from nefrit.invasion.written import a_unit, whenever

STRIKE: Whenever = whenever(
    On(DAMAGED, are("this")),
    Deal(amount=Count("X")),
    optional=True,
    targets=a_unit(*are("in a corresponding zone")),
)
"""What the keyword means: damage to one target unit in any corresponding zone, if its player likes."""


def strikes(game: Invasion, event: Event) -> AtOnce | None:
    """The strike that damage to a savage unit triggers; X is fixed at this moment."""
    if not event.kind & DAMAGED or event.card not in game.pieces:
        return None
    number = keyword(game, event.card, SAVAGE)
    if not number:
        return None
    use = AtOnce(controller_of(game, event.card), event.card, STRIKE, event)
    use.number = number
    use.note(game, event.card)
    return use
