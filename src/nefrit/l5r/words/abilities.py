"""Abilities as cards say them: actions, reactions and interrupts."""

from __future__ import annotations

from typing import TypedDict, Unpack

from nefrit.kernel.effects import Condition, Effect, Target
from nefrit.l5r.trees import ACTION, INTERRUPT, REACTION, Payment, Trigger, Triggered
from nefrit.l5r.words.payments import Pay
from nefrit.l5r.words.verbs import Done

Payable = Done | Payment
"""What a card may ask for as a cost: something done to cards, or another payment."""


class Terms(TypedDict, total=False):
    """What an ability may say besides its effect; see `Triggered`."""

    when: Condition | None
    cost: Payable | tuple[Payable, ...]
    target: Target | tuple[Target, ...]
    forced: bool
    places: tuple[str, ...]
    limit: int
    limit_period: str
    maximum: int
    maximum_period: str
    again: Payable | tuple[Payable, ...]


def action(effect: Effect, **terms: Unpack[Terms]) -> Triggered:
    """An action (l5r.action.definition)."""
    return _ability(ACTION, None, effect, terms)


def reaction(on: Trigger, effect: Effect, **terms: Unpack[Terms]) -> Triggered:
    """A reaction, or a forced one (l5r.reaction.definition)."""
    return _ability(REACTION, on, effect, terms)


def interrupt(on: Trigger, effect: Effect, **terms: Unpack[Terms]) -> Triggered:
    """An interrupt, or a forced one (l5r.interrupt.definition)."""
    return _ability(INTERRUPT, on, effect, terms)


def _ability(type: int, on: Trigger | None, effect: Effect, terms: Terms) -> Triggered:
    target = terms.get("target", ())
    plain = Triggered(effect, type=type, when=on)
    return Triggered(
        effect,
        type=type,
        when=on,
        condition=terms.get("when"),
        costs=_payments(terms.get("cost", ())),
        targets=target if isinstance(target, tuple) else (target,),
        forced=terms.get("forced", plain.forced),
        places=terms.get("places", plain.places),
        limit=terms.get("limit", plain.limit),
        limit_period=terms.get("limit_period", plain.limit_period),
        maximum=terms.get("maximum", plain.maximum),
        maximum_period=terms.get("maximum_period", plain.maximum_period),
        again=_payments(terms.get("again", ())),
    )


def _payments(cost: Payable | tuple[Payable, ...]) -> tuple[Payment, ...]:
    costs = cost if isinstance(cost, tuple) else (cost,)
    return tuple([Pay(one) if isinstance(one, Done) else one for one in costs])
