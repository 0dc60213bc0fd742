"""Capital Centers: what the six of them have in common (invasion.keyword.capital-center)."""

from __future__ import annotations

from nefrit.invasion.conditions import so
from nefrit.invasion.effects import do
from nefrit.invasion.trees import Enters
from nefrit.invasion.triggers import TurnStarts
from nefrit.invasion.written import action
from nefrit.kernel.effects import Effect, If, Node, Target, Then

TOKENS = 4


def capital_center(effect: Effect, *targets: Target) -> list[Node]:
    """Enters with four tokens; at the beginning of your turn one is removed, and with the last the effect comes.

    Without a token nothing is removed, so nothing follows (invasion.faq.capital-center-no-tokens).
    """
    counting = Then(do("remove-tokens", "this", 1), If(so("there are no tokens on this"), effect))
    return [Enters(resources=TOKENS), action(counting, when=TurnStarts(), targets=targets)]
