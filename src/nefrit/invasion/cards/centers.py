"""Capital Centers: what the six of them have in common (invasion.keyword.capital-center)."""

from __future__ import annotations

from nefrit.invasion.trees import enters_with
from nefrit.invasion.words.abilities import action
from nefrit.invasion.words.nouns import this
from nefrit.invasion.words.numbers import tokens_on
from nefrit.invasion.words.occasions import turn_begins
from nefrit.invasion.words.verbs import remove_tokens
from nefrit.kernel.effects import Effect, If, Node, Target, Then

TOKENS = 4


def capital_center(effect: Effect, *targets: Target) -> list[Node]:
    """Enters with four tokens; at the beginning of your turn one is removed, and with the last the effect comes.

    Without a token nothing is removed, so nothing follows (invasion.faq.capital-center-no-tokens).
    """
    counting = Then(remove_tokens(this, 1), If(this.are(tokens_on < 1), effect))
    return [enters_with(TOKENS), action(counting, trigger=turn_begins(), target=targets)]
