"""Made-up cards for tests of the turn: bells that ring when a phase or turn begins or ends, and a unit in ambush."""

from __future__ import annotations

from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.constants import BATTLEFIELD_PHASE, CAPITAL_PHASE, KINGDOM_PHASE, QUEST_PHASE
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.game import GAME as PUBLISHED
from nefrit.invasion.keywords import ambush
from nefrit.invasion.trees import Trigger
from nefrit.invasion.words.abilities import forced, whenever
from nefrit.invasion.words.occasions import phase_begins, phase_ends, turn_begins, turn_ends
from nefrit.invasion.words.pools import gain
from nefrit.kernel.cards import Library


def bell(name: str, number: int, when: Trigger) -> InvasionFace:
    """When it rings its player may gain a resource, so that the game stops there for a moment."""
    rings = whenever(when, gain(1), optional=True)
    return NEUTRAL.support(name, number, "Made up", cost=0).has(rings)


def taxes(name: str, number: int, when: Trigger) -> InvasionFace:
    """Its player gains a resource."""
    return NEUTRAL.support(name, number, "Made up", cost=0).has(forced(when, gain(1)))


CARDS = [
    bell("Kingdom Bell", 1, phase_begins(KINGDOM_PHASE)),
    bell("Quest Bell", 2, phase_begins(QUEST_PHASE)),
    bell("Capital Bell", 3, phase_begins(CAPITAL_PHASE)),
    bell("Battle Bell", 4, phase_begins(BATTLEFIELD_PHASE)),
    bell("Morning Bell", 5, turn_begins()),
    bell("Evening Bell", 6, turn_ends()),
    bell("Closing Bell", 7, phase_ends("")),
    taxes("Evening Tax", 8, turn_ends()),
    NEUTRAL.unit("Lurker", 9, "Made up", cost=4, power=2, hit_points=2, traits="Ranger").has(ambush(1)),
]

GAME = WarhammerInvasion(Library([*PUBLISHED.library.faces.values(), *CARDS]))
"""The published cards and these."""
