"""What many quests have in common: resource tokens that a questing unit gathers.

What else a quest does needs no unit there unless its text says so (invasion.quest.effects-without-unit).
"""

from __future__ import annotations

from nefrit.invasion.constants import QUEST_ZONE
from nefrit.invasion.effects import may
from nefrit.invasion.trees import Forced
from nefrit.invasion.words.abilities import forced
from nefrit.invasion.words.conditions import has_tokens, unit_quests_here
from nefrit.invasion.words.nouns import this
from nefrit.invasion.words.occasions import turn_begins
from nefrit.invasion.words.verbs import destroy, place_tokens, remove_tokens
from nefrit.kernel.effects import Effect, If, Then


def gathers() -> Forced:
    """At the beginning of your turn a token is placed on the quest if a unit is questing there."""
    here = unit_quests_here
    return forced(turn_begins(), place_tokens(this, 1), when=here, section=QUEST_ZONE)


def may_end(tokens: int) -> Effect:
    """You may remove so many tokens from this quest to destroy it."""
    paid = Then(remove_tokens(this, tokens), destroy(this))
    return may(If(has_tokens(tokens), paid))
