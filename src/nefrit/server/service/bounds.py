"""Bounds of the options of a game that come from outside: checked before a game looks at them."""

from __future__ import annotations

from typing import Any

from nefrit.server.service.trouble import BAD_REQUEST, no

MOST_VALUES = 5_000
"""How many values the options of a game may hold; decks for four seats have a tenth of that."""
DEEPEST = 8
"""How deeply they may be nested."""
LONGEST_TEXT = 200
GREATEST_NUMBER = 2**53


def check_options(options: dict[str, Any]) -> None:
    """Refuse options that are too many, too deep or too long for any game, whatever they say."""
    waiting: list[tuple[object, int]] = [(options, 0)]
    seen = 0
    while waiting:
        value, depth = waiting.pop()
        seen += 1
        if seen > MOST_VALUES or depth > DEEPEST:
            raise no("options-too-large", BAD_REQUEST)
        if isinstance(value, str) and len(value) > LONGEST_TEXT:
            raise no("options-too-large", BAD_REQUEST)
        if isinstance(value, int | float) and not -GREATEST_NUMBER <= value <= GREATEST_NUMBER:
            raise no("options-too-large", BAD_REQUEST)
        if isinstance(value, dict):
            waiting.extend((part, depth + 1) for pair in value.items() for part in pair)
        elif isinstance(value, list):
            waiting.extend((part, depth + 1) for part in value)
