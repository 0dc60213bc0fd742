"""The published cards: the Core Set, and the cards of other sets that the rule documents name."""

from __future__ import annotations

from nefrit.kernel.cards import Library
from nefrit.l5r.cards import crab, crane, dragon, lion, magistrates, neutral, phoenix, scorpion, seals, unicorn

MODULES = (crab, crane, dragon, lion, phoenix, scorpion, unicorn, neutral, seals, magistrates)

LIBRARY = Library(printing for module in MODULES for face in module.CARDS for printing in face.printings)
"""All cards, those with another text in the older edition in both printings."""
