"""Made-up cards for tests of zones and control."""

from __future__ import annotations

from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.game import GAME as PUBLISHED
from nefrit.invasion.moving import TakeControl
from nefrit.invasion.targets import a
from nefrit.invasion.words.abilities import action
from nefrit.invasion.words.cards import unit
from nefrit.invasion.words.nouns import it
from nefrit.kernel.cards import Library

CARDS = [
    NEUTRAL.tactic("Treason", 21, "Made up", cost=0).has(action(TakeControl(it), target=a(unit))),
]

GAME = WarhammerInvasion(Library([*PUBLISHED.library.faces.values(), *CARDS]))
"""The published cards and these."""
