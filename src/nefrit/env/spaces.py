"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from nefrit.env.observing import Observer
from nefrit.env.steps import Steps

Observation = dict[str, Any]
"""`observation` as an `Observer` writes it, `action_mask`, and `options` where those are asked for."""

LIMIT: Final = float(1 << 20)
"""No feature of any game comes near it."""


def observation_space(observer: Observer, *, option_features: bool) -> spaces.Dict:
    """The space of the observations of a setting."""
    actions = observer.setting.actions
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-LIMIT, LIMIT, (observer.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if option_features:
        parts["options"] = spaces.Box(-LIMIT, LIMIT, (actions, observer.option_size), np.float32)
    return spaces.Dict(parts)


def state_space(observer: Observer) -> spaces.Box:
    """The space of what all players together know: their observations one after the other."""
    return spaces.Box(-LIMIT, LIMIT, (observer.size * len(observer.setting.players),), np.float32)


def observation(observer: Observer, steps: Steps, seat: int, *, option_features: bool) -> Observation:
    """What a seat may know now, in arrays of its own; only the seat that acts has legal actions."""
    acts = steps.seat == seat
    actions = observer.setting.actions
    found: Observation = {
        "observation": observer.observe(steps, seat),
        "action_mask": steps.mask() if acts else np.zeros(actions, np.int8),
    }
    if option_features:
        none = np.zeros((actions, observer.option_size), np.float32)
        found["options"] = observer.describe_options(steps) if acts else none
    return found
