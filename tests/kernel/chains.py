"""What scenarios about the action chain look at: what has happened, in order."""

from __future__ import annotations

from nefrit.testing import Scenario


def happened(table: Scenario) -> list[str]:
    """What the log tells of cards, in order."""
    entries = [(entry["message"], entry["arguments"]["card"]) for entry in table.match.log.read(0)]
    return [f"{card} {message}" for message, card in entries if card is not None]
