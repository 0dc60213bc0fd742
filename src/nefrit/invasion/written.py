"""The words in which cards are written: actions, forced effects and constant effects with a trigger, one line each."""

from __future__ import annotations

from typing import TypedDict, Unpack

from nefrit.invasion.filters import are
from nefrit.invasion.targets import Aim, APlayer
from nefrit.invasion.trees import Action, Filter, Forced, Payment, Trigger, Whenever
from nefrit.kernel.effects import Condition, Effect, Target


class Terms(TypedDict, total=False):
    """What an ability may say besides its effect; see `Text`."""

    condition: Condition | None
    costs: tuple[Payment, ...]
    targets: tuple[Target, ...]
    section: int
    limit: int
    period: str


def action(effect: Effect, *, when: Trigger | None = None, **terms: Unpack[Terms]) -> Action:
    """An action, or with `when` a triggered one (invasion.action.two-senses)."""
    return Action(effect, when=when, **terms)


def forced(when: Trigger, effect: Effect, **terms: Unpack[Terms]) -> Forced:
    """A forced effect."""
    return Forced(effect, when=when, **terms)


def whenever(when: Trigger, effect: Effect, *, optional: bool = False, **terms: Unpack[Terms]) -> Whenever:
    """A constant effect with a trigger; "you may" makes it optional."""
    return Whenever(effect, when=when, optional=optional, **terms)


def a_unit(*filters: Filter, least: int = 1, most: int = 1) -> tuple[Aim, ...]:
    """One target unit, or several."""
    return (Aim(least, most, filters=(*are("unit"), *filters)),)


def a_card(*filters: Filter, least: int = 1, most: int = 1) -> tuple[Aim, ...]:
    """One target card in play, or several."""
    return (Aim(least, most, filters=filters),)


def an_opponent() -> tuple[APlayer, ...]:
    """One target opponent."""
    return (APlayer(whose="opponent"),)


def a_player() -> tuple[APlayer, ...]:
    """One target player."""
    return (APlayer(),)
