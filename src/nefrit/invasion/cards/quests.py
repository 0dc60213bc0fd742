"""What many quests have in common: resource tokens that a questing unit gathers.

What else a quest does needs no unit there unless its text says so (invasion.quest.effects-without-unit).
"""

from __future__ import annotations

from nefrit.invasion.conditions import TokensAtLeast, so
from nefrit.invasion.constants import QUEST_ZONE
from nefrit.invasion.effects import do
from nefrit.invasion.trees import Forced
from nefrit.invasion.triggers import TurnStarts
from nefrit.invasion.written import forced
from nefrit.kernel.effects import Effect, If, May, Then


def gathers() -> Forced:
    """At the beginning of your turn a token is placed on the quest if a unit is questing there."""
    here = so("a unit is questing here")
    return forced(TurnStarts(), do("place-tokens", "this", 1), condition=here, section=QUEST_ZONE)


def may_end(tokens: int) -> Effect:
    """You may remove so many tokens from this quest to destroy it."""
    paid = Then(do("remove-tokens", "this", tokens), do("destroy", "this"))
    return May(If(TokensAtLeast(tokens), paid), "invasion.play.action-optional")
