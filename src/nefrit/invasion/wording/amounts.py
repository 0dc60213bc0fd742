"""How much: "2 damage", "1 damage for each development in this zone", "damage equal to the target's power"."""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple

from nefrit.invasion.wording.nouns import described, has_any, section, this
from nefrit.invasion.words import cards, numbers
from nefrit.invasion.words.numbers import THIS_ZONE, Developments, Number, Of
from nefrit.kernel.effects import Node
from nefrit.parts.words import Amount, Quality, Times
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

X = "X"

VALUES = (numbers.FewestCardsInAHand, numbers.ThatMuch)
"""Amounts that are one value, not a number of things: damage equal to it, not for each of it."""

OF_ONE = (numbers.Power, numbers.PrintedPower, numbers.PrintedCost)
"""Numbers of cards that are such values."""


def is_value(amount: Amount) -> bool:
    """Whether an amount is one value, not a number of things."""
    return isinstance(amount, VALUES) or (isinstance(amount, Of) and isinstance(amount.each, OF_ONE))


def _name(amount: Amount) -> str:
    """An amount as a part of the id of a message; a number of certain cards has the name of both."""
    if isinstance(amount, Of):
        return f"{kebab(type(amount.each).__name__)}-of-{kebab(type(amount.cards).__name__)}"
    return kebab(type(amount).__name__)


PLACED: tuple[Quality, ...] = (
    cards.yours,
    cards.theirs,
    cards.in_this_zone,
    cards.in_corresponding_zone,
    cards.in_your_battlefield,
)
"""Words after which it is clear that the cards are in play."""


class Much(NamedTuple):
    """An amount as the parts of a sentence: a number or X or nothing, and what stands at the end of the clause."""

    amount: int | str | None
    tail: Phrase | str
    less: bool = False


def speaks_of_x(node: object) -> bool:
    """Whether X stands anywhere in a tree."""
    if isinstance(node, tuple):
        return any(speaks_of_x(part) for part in node)
    if not isinstance(node, Node):
        return False
    return isinstance(node, numbers.X) or any(speaks_of_x(getattr(node, field.name)) for field in fields(node))


def much(tell: Renderer, amount: int | Amount) -> Much:
    """An amount; one that is less than nothing is said as what is lost."""
    if isinstance(amount, int):
        return Much(abs(amount), "", amount < 0)
    known, times = tell.known.get("x"), 1
    if isinstance(amount, Times):
        times = amount.times
        amount = amount.amount
    if isinstance(amount, numbers.X):
        if isinstance(known, Amount):
            return much(tell.knowing(x=None), known)
        return Much(X, "", times < 0)
    if is_value(amount):
        return Much(None, tell.message("tail-equal", value=amount), times < 0)
    return Much(abs(times), tell.message("tail-each", what=counted(tell, amount, many=False)), times < 0)


def value(node: Amount, tell: Renderer) -> Phrase:
    """An amount as a value: X, or what it is equal to."""
    if isinstance(node, numbers.X):
        known = tell.known.get("x")
        return tell.knowing(x=None).say(known) if isinstance(known, Amount) else tell.message("x")
    if is_value(node):
        return tell.message(f"value-{_name(node)}", this=_this(tell), far=_whose(tell))
    return tell.message("number-of", what=counted(tell, node, many=True))


def counted(tell: Renderer, amount: Amount, *, many: bool) -> Phrase:
    """What there is one of, as in "for each of them"."""
    if isinstance(amount, Number):
        noun = described(tell, amount.cards, many=many)
        return noun if has_any(amount.cards, PLACED) else tell.message("in-play", noun=noun)
    if isinstance(amount, Developments):
        zone = "this" if amount.section == THIS_ZONE else section(amount.section)
        return tell.message("count-developments", zone=zone, many=many)
    return tell.message(f"count-{_name(amount)}", many=many, this=_this(tell))


def _whose(tell: Renderer) -> str:
    """Whether "its" would be clear, and else whether the card is a target or one that was only chosen."""
    if not tell.known.get("far"):
        return "no"
    return "chosen" if tell.known.get("untargeted") else "target"


def _this(tell: Renderer) -> Phrase:
    """The card itself, or "it" where it is what the sentence is about."""
    return tell.message("it") if tell.known.get("it") else this(tell)


def quantity(tell: Renderer, what: str, amount: int | Amount) -> dict[str, object]:
    """So much of something, and what stands at the end of the clause: the arguments of a message."""
    found = much(tell, amount)
    return {"quantity": tell.message(f"some-{what}", amount=found.amount), "tail": found.tail, "less": found.less}
