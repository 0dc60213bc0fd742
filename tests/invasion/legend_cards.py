"""Made-up legends, with three different values of power, beside the published cards."""

from __future__ import annotations

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.cards.races import DWARF, ORC
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.kernel.cards import Library

SET = "Made up"

CARDS = [
    DWARF.legend("Old King", 1, SET, cost=2, loyalty=1, powers=(1, 2, 3), hit_points=5),
    DWARF.legend("Young King", 2, SET, cost=2, loyalty=1, powers=(1, 1, 1), hit_points=3),
    ORC.legend("Great Warlord", 3, SET, cost=2, loyalty=1, powers=(2, 2, 4), hit_points=6),
]

GAME = WarhammerInvasion(Library([*LIBRARY.faces.values(), *CARDS]))
