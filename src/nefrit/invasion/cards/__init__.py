"""The published cards: the Core Set, and every card of other sets that the FAQ names.

The capitals of all six races are there without any card (invasion.component.core-set-contents).
"""

from __future__ import annotations

from nefrit.invasion.cards import chaos, dark_elf, dwarf, empire, fulcrums, high_elf, legends, neutral, orc
from nefrit.kernel.cards import Library

MODULES = (dwarf, empire, high_elf, orc, chaos, dark_elf, neutral, legends, fulcrums)

LIBRARY = Library(printing for module in MODULES for face in module.CARDS for printing in face.printings)
"""All cards, those that the FAQ has reworded in both printings."""
