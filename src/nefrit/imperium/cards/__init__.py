"""All cards of both boxes."""

from __future__ import annotations

from nefrit.imperium.cards import (
    arthurians,
    atlanteans,
    carthaginians,
    celts,
    classics,
    commons,
    egyptians,
    greeks,
    legends,
    macedonians,
    mauryans,
    minoans,
    olmecs,
    persians,
    qin,
    romans,
    scythians,
    utopians,
    vikings,
)
from nefrit.kernel.cards import Library

MODULES = (
    commons,
    classics,
    legends,
    carthaginians,
    celts,
    greeks,
    macedonians,
    persians,
    romans,
    scythians,
    vikings,
    arthurians,
    atlanteans,
    egyptians,
    mauryans,
    minoans,
    olmecs,
    qin,
    utopians,
)

LIBRARY = Library(face for module in MODULES for face in module.CARDS)
"""All cards, which anybody may read before a game (imperium.nation.read-own-cards)."""
