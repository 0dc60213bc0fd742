"""The fulcrums of the Cataclysm format. How much dominance they give is reconstructed (decision.invasion.cataclysm)."""

from __future__ import annotations

from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.effects import deal_indirect
from nefrit.invasion.players import SECOND, TARGET, YOU
from nefrit.invasion.targets import APlayer, a, a_player
from nefrit.invasion.trees import Forced
from nefrit.invasion.words.abilities import forced
from nefrit.invasion.words.cards import channeling_here, in_your_battlefield, unit
from nefrit.invasion.words.conditions import there_is
from nefrit.invasion.words.nouns import each, it, this
from nefrit.invasion.words.numbers import power
from nefrit.invasion.words.occasions import control_changes, is_channeled
from nefrit.invasion.words.pools import dominance, draw, gain, lose_dominance, take
from nefrit.invasion.words.verbs import corrupt, destroy, together
from nefrit.kernel.effects import Effect, Target


def channeled(effect: Effect, *targets: Target) -> Forced:
    """Forced: when this fulcrum is channeled, something happens."""
    return forced(is_channeled(this), effect, target=targets)


CARDS = (
    NEUTRAL.fulcrum("Dreadfire Portal", 54).has(
        channeled(destroy(each(unit & channeling_here)) + take(dominance, 1, TARGET), a_player())
    ),
    NEUTRAL.fulcrum("Witchfate Tor", 55).has(channeled(corrupt(it), a(unit))),
    NEUTRAL.fulcrum("Balewind Vortex", 56).has(channeled(deal_indirect(2, uncancellable=True, units_first=True))),
    NEUTRAL.fulcrum("Lair of the Astromancer", 57).has(
        channeled(together(gain(2, TARGET), draw(2, SECOND)), APlayer(), APlayer(another=True))
    ),
    NEUTRAL.fulcrum("The Eternity Stair", 58).has(
        power.plus(1, on=unit & in_your_battlefield, when=there_is(channeling_here))
    ),
    NEUTRAL.fulcrum("Magewrath Throne", 59, dominance=2).has(forced(control_changes(this, YOU), lose_dominance(1))),
)
