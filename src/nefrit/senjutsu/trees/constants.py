"""Whom a line is about, and how many, where that is no plain number."""

from __future__ import annotations

SELF = "you"
TARGET = "target"
"""senjutsu.diagram.target-symbol"""
EACH_OPPONENT = "each opponent"
OTHERS = "other players"
ALL = "all"

ALL_OF_THEM = 99
JUST_DEALT = -1
RECEIVED = -2
PER_HEX = -3
DIFFERENCE = -4
AS_DRAWN = -5
"""How many may be a number, or all of them; those that the attack has just dealt; those received this round; one for
each hex moved; the difference of initiatives; as many as have just been drawn."""
