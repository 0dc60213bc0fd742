"""Beats: the kinds of things that a table shows one after the other when it plays back what has happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MOVE: Final = "move"
"""A card, or a figure on the board, goes elsewhere."""
REVEAL: Final = "reveal"
"""Something hidden is shown."""
DECLARE: Final = "declare"
"""A player says what it does: a card is played, an attack begins."""
NUMBER: Final = "number"
"""A figure changes: tokens are gained, lost or moved."""
STATUS: Final = "status"
"""A card or player is in another state: bowed, honored, corrupted."""
STRIKE: Final = "strike"
"""Something is hit."""
RESULT: Final = "result"
"""Something is decided: a conflict is won, a zone burns, a card leaves play."""
PHASE: Final = "phase"
"""A part of the round begins or ends."""

KINDS: Final = (MOVE, REVEAL, DECLARE, NUMBER, STATUS, STRIKE, RESULT, PHASE)

Beats = Mapping[str, str]
"""Which kind of beat a message of the log is. What is not among them is only told."""
