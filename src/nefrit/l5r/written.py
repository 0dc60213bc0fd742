"""The words in which cards are written: abilities, one line each."""

from __future__ import annotations

from nefrit.kernel.effects import Condition, Effect, Target
from nefrit.l5r.constants import END_OF_ROUND
from nefrit.l5r.trees import ACTION, FROM_PLAY, INTERRUPT, REACTION, Payment, Trigger, Triggered


def action(
    effect: Effect,
    *,
    when: Condition | None = None,
    costs: tuple[Payment, ...] = (),
    targets: tuple[Target, ...] = (),
    limit: int = 1,
    limit_period: str = END_OF_ROUND,
    maximum: int = 0,
    maximum_period: str = END_OF_ROUND,
    places: tuple[str, ...] = (FROM_PLAY,),
) -> Triggered:
    """An action (l5r.action.definition)."""
    return Triggered(
        effect, ACTION, when, costs, targets, None, False, places, limit, limit_period, maximum, maximum_period
    )


def reaction(
    on: Trigger,
    effect: Effect,
    *,
    when: Condition | None = None,
    costs: tuple[Payment, ...] = (),
    targets: tuple[Target, ...] = (),
    forced: bool = False,
    limit: int = 1,
    limit_period: str = END_OF_ROUND,
    maximum: int = 0,
    maximum_period: str = END_OF_ROUND,
    places: tuple[str, ...] = (FROM_PLAY,),
) -> Triggered:
    """A reaction, or a forced one (l5r.reaction.definition)."""
    return Triggered(
        effect, REACTION, when, costs, targets, on, forced, places, limit, limit_period, maximum, maximum_period
    )


def interrupt(
    on: Trigger,
    effect: Effect,
    *,
    when: Condition | None = None,
    costs: tuple[Payment, ...] = (),
    targets: tuple[Target, ...] = (),
    forced: bool = False,
    limit: int = 1,
    limit_period: str = END_OF_ROUND,
    maximum: int = 0,
    maximum_period: str = END_OF_ROUND,
    places: tuple[str, ...] = (FROM_PLAY,),
) -> Triggered:
    """An interrupt, or a forced one (l5r.interrupt.definition)."""
    return Triggered(
        effect, INTERRUPT, when, costs, targets, on, forced, places, limit, limit_period, maximum, maximum_period
    )
