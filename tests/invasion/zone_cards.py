"""Made-up cards for tests of zones and control."""

from __future__ import annotations

from nefrit.invasion.constants import NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.faces import tactic
from nefrit.invasion.game import GAME as PUBLISHED
from nefrit.invasion.moving import TakeControl
from nefrit.invasion.written import a_unit, action
from nefrit.kernel.cards import Library

CARDS = [
    tactic("Treason", NEUTRAL, 21, set="Made up", cost=0, abilities=[action(TakeControl(), targets=a_unit())]),
]

GAME = WarhammerInvasion(Library([*PUBLISHED.library.faces.values(), *CARDS]))
"""The published cards and these."""
