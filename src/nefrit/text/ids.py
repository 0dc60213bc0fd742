"""The ids of messages."""

from __future__ import annotations

import re

_WORD_BOUNDARY = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_\s+]+")


def kebab(name: str) -> str:
    """A name in kebab case, as ids are written.

    `DrawCards`, `DRAW_CARDS`, `draw cards` and `draw+cards` become `draw-cards`.
    """
    return _WORD_BOUNDARY.sub("-", name).strip("-").lower()
