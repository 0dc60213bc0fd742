"""The words in which cards are written: actions, reactions and interrupts, one line each."""

from __future__ import annotations

from typing import TypedDict, Unpack

from nefrit.kernel.effects import Condition, Effect
from nefrit.l5r.trees import ACTION, INTERRUPT, REACTION, Aim, Payment, Trigger, Triggered


class Terms(TypedDict, total=False):
    """What an ability may say besides its effect; see `Triggered`."""

    condition: Condition | None
    costs: tuple[Payment, ...]
    targets: tuple[Aim, ...]
    forced: bool
    places: tuple[str, ...]
    limit: int
    limit_period: str
    maximum: int
    maximum_period: str
    again: tuple[Payment, ...]


def action(effect: Effect, **terms: Unpack[Terms]) -> Triggered:
    """An action (l5r.action.definition)."""
    return Triggered(effect, type=ACTION, **terms)


def reaction(on: Trigger, effect: Effect, **terms: Unpack[Terms]) -> Triggered:
    """A reaction, or a forced one (l5r.reaction.definition)."""
    return Triggered(effect, type=REACTION, when=on, **terms)


def interrupt(on: Trigger, effect: Effect, **terms: Unpack[Terms]) -> Triggered:
    """An interrupt, or a forced one (l5r.interrupt.definition)."""
    return Triggered(effect, type=INTERRUPT, when=on, **terms)
