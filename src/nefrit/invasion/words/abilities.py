"""Abilities as cards say them: actions, forced effects and constant effects with a trigger."""

from __future__ import annotations

from typing import TypedDict, Unpack

from nefrit.invasion.constants import END_OF_TURN, NO_ZONE
from nefrit.invasion.trees import Action, Forced, Payment, Trigger, Whenever
from nefrit.invasion.words.payments import Pay
from nefrit.invasion.words.verbs import Done
from nefrit.kernel.effects import Condition, Effect, Target

Payable = Done | Payment
"""What a card may ask for as a cost: something done to cards, or another payment."""


class Terms(TypedDict, total=False):
    """What an ability may say besides its effect; see `Text`."""

    when: Condition | None
    cost: Payable | tuple[Payable, ...]
    target: Target | tuple[Target, ...]
    section: int
    limit: int
    period: str


class _Parts(TypedDict):
    """The same as the fields of an ability."""

    condition: Condition | None
    costs: tuple[Payment, ...]
    targets: tuple[Target, ...]
    section: int
    limit: int
    period: str


def action(
    effect: Effect,
    *,
    trigger: Trigger | None = None,
    by_opponent: bool = False,
    **terms: Unpack[Terms],
) -> Action:
    """An action, or with a trigger a triggered one (invasion.action.two-senses)."""
    return Action(effect, when=trigger, by_opponent=by_opponent, **_parts(terms))


def forced(trigger: Trigger, effect: Effect, **terms: Unpack[Terms]) -> Forced:
    """A forced effect."""
    return Forced(effect, when=trigger, **_parts(terms))


def whenever(trigger: Trigger, effect: Effect, *, optional: bool = False, **terms: Unpack[Terms]) -> Whenever:
    """A constant effect with a trigger; "you may" makes it optional."""
    return Whenever(effect, when=trigger, optional=optional, **_parts(terms))


def payments(cost: Payable | tuple[Payable, ...]) -> tuple[Payment, ...]:
    """Costs as an ability has them."""
    costs = cost if isinstance(cost, tuple) else (cost,)
    return tuple([Pay(one) if isinstance(one, Done) else one for one in costs])


def _parts(terms: Terms) -> _Parts:
    target = terms.get("target", ())
    return {
        "condition": terms.get("when"),
        "costs": payments(terms.get("cost", ())),
        "targets": target if isinstance(target, tuple) else (target,),
        "section": terms.get("section", NO_ZONE),
        "limit": terms.get("limit", 0),
        "period": terms.get("period", END_OF_TURN),
    }
