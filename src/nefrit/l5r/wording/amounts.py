"""Numbers in texts: plain ones, and those that depend on the state."""

from __future__ import annotations

from dataclasses import fields

from nefrit.l5r.wording.nouns import CHARACTER, OTHERS, cards, conflict_type, definite, described, has_any
from nefrit.l5r.words.nouns import it
from nefrit.l5r.words.numbers import BidOf, CardsPlayed, ClaimedRings, Number, PrintedSkill, Skill, that_much
from nefrit.parts.words import Amount, Highest, Times
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer


def amount(tell: Renderer, value: int | Amount) -> dict[str, object]:
    """The arguments by which a message says an amount.

    `$amount` is the number without its sign, `$less` tells whether it is negative, `$foreach` is "for each ..." with a
    space before it, or nothing; `$that` tells that the amount is that of what has happened.
    """
    number, foreach = value if isinstance(value, int) else 1, Phrase("", lambda form: None)
    that = value == that_much
    if isinstance(value, Number):
        number = value.each
    if isinstance(value, Times):
        number, value = value.times, value.amount
    is_of_one = isinstance(value, Highest) and not isinstance(value.number, Skill)
    if isinstance(value, Amount) and not that and not is_of_one:
        foreach = tell.message("for-each", what=counted(tell, value, many=False))
    return {"amount": abs(number), "less": number < 0, "foreach": foreach, "that": that}


def number_of(value: Amount, tell: Renderer) -> Phrase:
    """An amount as a noun: "the number of attacking characters", "that of the chosen character"."""
    if isinstance(value, Highest) and isinstance(value.number, PrintedSkill):
        skill = conflict_type(tell, value.number.type)
        return tell.message("the-printed-skill", skill=skill, whose=definite(tell, value.cards))
    if isinstance(value, Highest):
        return tell.message("that-of", whose=_whose(tell, value))
    times = getattr(value, "each", 1)
    if isinstance(value, Times):
        times, value = value.times, value.amount
    if isinstance(value, BidOf):
        return tell.message("the-bid", whose=value.whose, times=times)
    return tell.message("the-number-of", what=counted(tell, value, many=True), times=times)


def counted(tell: Renderer, value: Amount, *, many: bool) -> Phrase:
    """What is counted: "attacking character"."""
    if isinstance(value, Number):
        noun = described(tell, value.cards, many=many)
        return tell.message("np-other", noun=noun) if has_any(value.cards, OTHERS) else noun
    if isinstance(value, Highest) and isinstance(value.number, Skill):
        skill = conflict_type(tell, value.number.type)
        return tell.message("count-highest", skill=skill, cards=_whose(tell, value), many=many)
    said = {field.name: getattr(value, field.name) or None for field in fields(value)}
    if isinstance(value, ClaimedRings):
        said["type"] = conflict_type(tell, value.type)
    if isinstance(value, CardsPlayed) and value.trait:
        said["trait"] = tell.message("trait", trait=value.trait)
    return tell.message(f"count-{kebab(type(value).__name__)}", many=many, **said)


def _whose(tell: Renderer, value: Highest) -> Phrase:
    """The cards that have the number: "the chosen character", "a participating character"."""
    return tell.message("the-chosen-character") if value.cards == it else cards(tell, value.cards, base=CHARACTER)
