"""When abilities can be used and constant effects stand: clauses after "if" or "while", and adverbs."""

from __future__ import annotations

from dataclasses import fields

from nefrit.invasion.chain import OnChain
from nefrit.invasion.wording.nouns import attached, cards, message_of, number, predicate, section, this
from nefrit.invasion.words import conditions as words
from nefrit.invasion.words import nouns
from nefrit.invasion.words.cards import AssignedDamage, yours
from nefrit.invasion.words.numbers import THIS_ZONE, Developments
from nefrit.kernel.effects import AllOf, AnyOf, Condition, Not
from nefrit.parts.words import Are, Cards, Compared, Measured, leave_out
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

IF = "if"
WHILE = "while"

ADVERBS = (
    words.DuringYourTurn,
    words.DuringYourPhase,
    words.DuringBattlefieldPhase,
    words.AfterDamageAssigned,
    words.ByCombatDamage,
    words.ByBeingPlayed,
    words.ByCollecting,
    words.ForTheQuestPhase,
    words.ForADiscardPileOrAHand,
)
"""Conditions that are times or ways in which something happens, and need no "if" before them."""


def circumstances(tell: Renderer, condition: Condition | None, style: str) -> list[Phrase]:
    """The parts of a condition, each with what introduces it."""
    if condition is None:
        return []
    if isinstance(condition, AllOf):
        # Times come first: "during your turn, if a unit is questing here".
        ordered = sorted(condition.conditions, key=lambda one: not isinstance(one, ADVERBS))
        return [part for one in ordered for part in circumstances(tell, one, style)]
    if isinstance(condition, words.NothingPlayed | OnChain):
        return []
    said = tell.say(condition)
    if isinstance(condition, ADVERBS):
        return [said]
    return [tell.message("unless" if isinstance(condition, Not) else style, clause=said)]


def names(condition: Condition | None, card: Cards) -> bool:
    """Whether a card is the subject of a condition, or of a part of it."""
    if isinstance(condition, AllOf):
        return any(names(part, card) for part in condition.conditions)
    if not isinstance(condition, Are) or condition.cards != card:
        return False
    return not isinstance(condition.quality, Compared | AssignedDamage)


def plain(node: Condition, tell: Renderer) -> Phrase:
    """A condition that its class and its fields say."""
    said = {field.name: getattr(node, field.name) for field in fields(node)}
    return tell.message(f"so-{kebab(type(node).__name__)}", **said, this=this(tell))


def are(node: Are, tell: Renderer) -> Phrase:
    """Certain cards are something: a card of a kind, or there may be a message for just that."""
    whole = f"so-{kebab(type(node.cards).__name__)}-{message_of(node.quality).removeprefix('is-')}"
    if tell.has(whole):
        return tell.message(whole, this=this(tell))
    subject, parts = _subject(tell, node.cards), node.quality.parts
    if len(parts) > 1:
        return tell.message("so-are.card", subject=subject, card=cards(tell, node.quality))
    return tell.message("so-are", subject=subject, parts=[predicate(tell, one) for one in parts])


def _subject(tell: Renderer, card: Cards) -> Phrase:
    if card == nouns.this:
        return this(tell)
    return attached(tell) if card == nouns.attached else tell.message(f"who-{kebab(type(card).__name__)}", many=False)


def there_is(node: words.ThereIs, tell: Renderer) -> Phrase:
    """There is such a card in play; who controls it is said first: "you control a damaged unit"."""
    whole = f"so-there-is-{message_of(node.cards).removeprefix('is-')}"
    if tell.has(whole):
        return tell.message(whole)
    if yours in node.cards.parts:
        return tell.message("so-you-control", card=cards(tell, leave_out(node.cards, yours)))
    return tell.message("so-there-is", card=cards(tell, node.cards))


def measured(node: Measured, tell: Renderer) -> Phrase:
    """An amount compared with a number."""
    zone = "this"
    if isinstance(node.amount, Developments) and node.amount.section != THIS_ZONE:
        zone = section(node.amount.section)
    message = f"so-{kebab(type(node.amount).__name__)}-{node.how}"
    return tell.message(message, limit=number(tell, node.limit), zone=zone)


def all_of(node: AllOf, tell: Renderer) -> Phrase:
    """Several conditions."""
    return tell.message("all-of", parts=node.conditions)


def any_of(node: AnyOf, tell: Renderer) -> Phrase:
    """One of several conditions."""
    return tell.message("any-of", parts=node.conditions)


def negation(node: Not, tell: Renderer) -> Phrase:
    """The contrary of a condition, after "unless"."""
    return tell.say(node.condition)
