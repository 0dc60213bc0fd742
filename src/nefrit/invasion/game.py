"""Warhammer: Invasion with its published cards."""

from __future__ import annotations

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.definition import WarhammerInvasion

GAME = WarhammerInvasion(LIBRARY)
