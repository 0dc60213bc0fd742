"""When abilities can be used and constant effects stand: clauses after "if" or "while", and adverbs."""

from __future__ import annotations

from nefrit.invasion.cancelling import OnChain
from nefrit.invasion.conditions import (
    THIS_ZONE,
    DevelopmentsAtLeast,
    NothingPlayed,
    So,
    TargetIs,
    ThereAre,
    TokensAtLeast,
)
from nefrit.invasion.wording.nouns import attached, cards, predicate, section, slug, this
from nefrit.kernel.effects import AllOf, AnyOf, Condition, Not
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

IF = "if"
WHILE = "while"

ADVERBS = ("during ", "after ", "by ", "for ")
"""How the words of conditions begin that need no "if" before them."""


ADVERBIAL = frozenset({"at least 7 resources are collected"})
"""Conditions of a trigger that are said as how it happens."""


def circumstances(tell: Renderer, condition: Condition | None, style: str) -> list[Phrase]:
    """The parts of a condition, each with what introduces it."""
    if condition is None:
        return []
    if isinstance(condition, AllOf):
        # Times come first: "during your turn, if a unit is questing here".
        ordered = sorted(condition.conditions, key=lambda one: not is_adverb(one))
        return [part for one in ordered for part in circumstances(tell, one, style)]
    if isinstance(condition, NothingPlayed | OnChain):
        return []
    said = tell.say(condition)
    if is_adverb(condition):
        return [said]
    return [tell.message("unless" if isinstance(condition, Not) else style, clause=said)]


def is_adverb(condition: Condition) -> bool:
    """Whether a condition is a time rather than something that is so."""
    return isinstance(condition, So) and (condition.word.startswith(ADVERBS) or condition.word in ADVERBIAL)


def so(node: So, tell: Renderer) -> Phrase:
    """A condition by its words."""
    return tell.message(f"so-{slug(node.word)}", this=this(tell), attached=attached(tell))


def there_are(node: ThereAre, tell: Renderer) -> Phrase:
    """There are such cards in play."""
    how = "a" if node.least == 1 else "at-least"
    return tell.message("node-there-are", cards=cards(tell, node.cards, how, count=node.least), count=node.least)


def target_is(node: TargetIs, tell: Renderer) -> Phrase:
    """The target is something: a card of a kind, or one of which something is so."""
    if len(node.cards) > 1:
        return tell.message("node-target-is.card", card=cards(tell, node.cards))
    return tell.message("node-target-is", parts=[predicate(tell, one) for one in node.cards])


def tokens_at_least(node: TokensAtLeast, tell: Renderer) -> Phrase:
    """There are tokens on the card."""
    return tell.message("node-tokens-at-least", tokens=node.tokens, this=this(tell))


def developments_at_least(node: DevelopmentsAtLeast, tell: Renderer) -> Phrase:
    """There are developments."""
    zone = "this" if node.section == THIS_ZONE else section(node.section)
    return tell.message("node-developments-at-least", count=node.count, zone=zone)


def all_of(node: AllOf, tell: Renderer) -> Phrase:
    """Several conditions."""
    return tell.message("all-of", parts=node.conditions)


def any_of(node: AnyOf, tell: Renderer) -> Phrase:
    """One of several conditions."""
    return tell.message("any-of", parts=node.conditions)


def negation(node: Not, tell: Renderer) -> Phrase:
    """The contrary of a condition, after "unless"."""
    return tell.say(node.condition)
