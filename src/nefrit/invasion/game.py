"""Warhammer: Invasion with its published cards."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.definition import WarhammerInvasion

GAME: Final = WarhammerInvasion(LIBRARY)
