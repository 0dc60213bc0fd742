"""Made-up cards with keywords that no published card here has, beside the published ones."""

from __future__ import annotations

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.conditions import so
from nefrit.invasion.constants import DWARF, HIGH_ELF, NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.effects import Draw, Gain, do
from nefrit.invasion.faces import tactic, unit
from nefrit.invasion.filters import are
from nefrit.invasion.keywords import ambush, counterstrike, feared, necromancy, raider, savage, toughness
from nefrit.invasion.occurrences.kinds import AMBUSHES, DAMAGED
from nefrit.invasion.triggers import On
from nefrit.invasion.written import action, forced
from nefrit.kernel.cards import Library

SET = "Made up"

CARDS = [
    unit("Dreadful Drake", NEUTRAL, 1, set=SET, cost=2, power=2, hit_points=3, abilities=[feared(2)]),
    unit("Restless Bones", NEUTRAL, 2, set=SET, cost=1, power=1, hit_points=1, abilities=[necromancy()]),
    tactic("Restless Word", NEUTRAL, 3, set=SET, cost=0, abilities=[necromancy(), action(Gain(1))]),
    unit(
        "Hidden Archers",
        HIGH_ELF,
        4,
        set=SET,
        cost=5,
        loyalty=3,
        power=2,
        hit_points=2,
        abilities=[ambush(1), action(Draw(1), when=On(AMBUSHES, are("this")))],
    ),
    unit("Plunderers", NEUTRAL, 5, set=SET, cost=1, power=1, hit_points=3, abilities=[raider(2)]),
    unit("Wild Boars", NEUTRAL, 6, set=SET, cost=1, power=0, hit_points=3, abilities=[savage(1)]),
    unit("Stout Guard", DWARF, 7, set=SET, cost=1, power=1, hit_points=2, abilities=[toughness(1), toughness(1)]),
    unit(
        "Swift Guard", DWARF, 8, set=SET, cost=1, power=1, hit_points=4, abilities=[counterstrike(1), counterstrike(1)]
    ),
    unit(
        "Sore Loser",
        NEUTRAL,
        9,
        set=SET,
        cost=1,
        power=1,
        hit_points=5,
        abilities=[forced(On(DAMAGED, are("this"), during=so("by combat damage")), do("place-tokens", "this", 1))],
    ),
]

GAME = WarhammerInvasion(Library([*LIBRARY.faces.values(), *CARDS]))
