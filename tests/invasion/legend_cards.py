"""Made-up legends, with three different values of power, beside the published cards."""

from __future__ import annotations

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.constants import DWARF, ORC
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.faces import legend
from nefrit.kernel.cards import Library

SET = "Made up"

CARDS = [
    legend("Old King", DWARF, 1, set=SET, cost=2, loyalty=1, powers=(1, 2, 3), hit_points=5),
    legend("Young King", DWARF, 2, set=SET, cost=2, loyalty=1, powers=(1, 1, 1), hit_points=3),
    legend("Great Warlord", ORC, 3, set=SET, cost=2, loyalty=1, powers=(2, 2, 4), hit_points=6),
]

GAME = WarhammerInvasion(Library([*LIBRARY.faces.values(), *CARDS]))
