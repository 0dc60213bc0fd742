"""Rendering: a game as a text for people who look into what happens; never for an agent, because it shows all."""

from __future__ import annotations

import sys
from typing import Final

from nefrit.env.steps import OVER, Steps
from nefrit.kernel.position import write_position

ANSI: Final = "ansi"
HUMAN: Final = "human"
MODES: Final = (HUMAN, ANSI)
"""In both modes the game is a text: `ansi` returns it, `human` prints it after each step."""


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode not in (None, *MODES):
        raise ValueError(f"a render mode is one of {', '.join(MODES)}, or None; not {mode!r}")


def rendered(steps: Steps, mode: str | None) -> str | None:
    """The game as the mode wants it: returned, printed, or not at all."""
    if mode is None:
        return None
    text = text_of(steps)
    if mode == ANSI:
        return text
    sys.stdout.write(f"{text}\n")
    return None


def text_of(steps: Steps) -> str:
    """The true position as a text, or how the game ended."""
    outcome = steps.game.outcome
    if steps.forfeited != OVER:
        return f"over: {steps.forfeited} forfeited"
    return write_position(steps.game) if outcome is None else f"over: {outcome.message}, {outcome.winners}"
