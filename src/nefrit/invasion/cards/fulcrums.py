"""The fulcrums of the Cataclysm format. How much dominance they give is reconstructed (decision.invasion.cataclysm)."""

from __future__ import annotations

from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.cataclysm import LoseDominance, ShareOut, StealDominance
from nefrit.invasion.conditions import so
from nefrit.invasion.effects import DealIndirect, do, do_each
from nefrit.invasion.filters import are
from nefrit.invasion.occurrences.kinds import CHANNELED, CONTROL_CHANGED
from nefrit.invasion.targets import APlayer
from nefrit.invasion.trees import Forced, Modifies
from nefrit.invasion.triggers import YOU, On
from nefrit.invasion.written import a_player, a_unit, forced
from nefrit.kernel.effects import Effect, Sequence, Target


def channeled(effect: Effect, *targets: Target) -> Forced:
    """Forced: when this fulcrum is channeled, something happens."""
    return forced(On(CHANNELED, are("this")), effect, targets=targets)


CARDS = (
    NEUTRAL.fulcrum("Dreadfire Portal", 54).has(
        channeled(Sequence((do_each("destroy", are("unit", "channeling here")), StealDominance())), *a_player())
    ),
    NEUTRAL.fulcrum("Witchfate Tor", 55).has(channeled(do("corrupt"), *a_unit())),
    NEUTRAL.fulcrum("Balewind Vortex", 56).has(channeled(DealIndirect(2, uncancellable=True, units_first=True))),
    NEUTRAL.fulcrum("Lair of the Astromancer", 57).has(channeled(ShareOut(2, 2), APlayer(), APlayer(another=True))),
    NEUTRAL.fulcrum("The Eternity Stair", 58).has(
        Modifies("power", on=are("unit", "in your battlefield"), amount=1, condition=so("a unit is channeling here"))
    ),
    NEUTRAL.fulcrum("Magewrath Throne", 59, dominance=2).has(
        forced(On(CONTROL_CHANGED, are("this"), YOU), LoseDominance())
    ),
)
