"""Legend of the Five Rings with its published cards."""

from __future__ import annotations

from typing import Final

from nefrit.l5r.cards import LIBRARY
from nefrit.l5r.definition import LegendOfTheFiveRings

GAME: Final = LegendOfTheFiveRings(LIBRARY)
