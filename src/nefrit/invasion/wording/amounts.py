"""How much: "2 damage", "1 damage for each development in this zone", "damage equal to the target's power"."""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple

from nefrit.invasion.conditions import THIS_ZONE, Count, Developments, Number
from nefrit.invasion.trees import Amount
from nefrit.invasion.wording.nouns import described, section, slug, this, words_of
from nefrit.kernel.effects import Node
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

X = "X"

VALUES = frozenset(
    {
        "power of this",
        "power of the target",
        "printed power of the target",
        "printed cost of the target",
        "power of the unit questing here",
        "fewest cards in an opponent's hand",
        "that much",
    }
)
"""Amounts that are one value, not a number of things: damage equal to it, not for each of it."""


PLACED = frozenset({"yours", "an opponent's", "in this zone", "in a corresponding zone", "in your battlefield"})
"""Words of filters after which it is clear that the cards are in play."""


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
    found = isinstance(node, Count) and node.word == X
    return found or any(speaks_of_x(getattr(node, field.name)) for field in fields(node))


def much(tell: Renderer, amount: int | Amount) -> Much:
    """An amount; one that is less than nothing is said as what is lost."""
    if isinstance(amount, int):
        return Much(abs(amount), "", amount < 0)
    known = tell.known.get("x")
    if isinstance(amount, Count) and amount.word == X:
        if isinstance(known, Amount):
            return much(tell.knowing(x=None), known)
        return Much(X, "", amount.each < 0)
    if isinstance(amount, Count) and amount.word in VALUES:
        return Much(None, tell.message("tail-equal", value=amount), amount.each < 0)
    each = amount.each if isinstance(amount, Count | Number) else 1
    return Much(abs(each), tell.message("tail-each", what=counted(tell, amount, many=False)), each < 0)


def value(node: Amount, tell: Renderer) -> Phrase:
    """An amount as a value: X, or what it is equal to."""
    if isinstance(node, Count) and node.word == X:
        known = tell.known.get("x")
        return tell.knowing(x=None).say(known) if isinstance(known, Amount) else tell.message("x")
    if isinstance(node, Count) and node.word in VALUES:
        return tell.message(f"value-{slug(node.word)}", this=_this(tell), far=_whose(tell))
    return tell.message("number-of", what=counted(tell, node, many=True))


def counted(tell: Renderer, amount: Amount, *, many: bool) -> Phrase:
    """What there is one of, as in "for each of them"."""
    if isinstance(amount, Number):
        noun = described(tell, amount.cards, many=many)
        return noun if words_of(amount.cards) & PLACED else tell.message("in-play", noun=noun)
    if isinstance(amount, Developments):
        zone = "this" if amount.section == THIS_ZONE else section(amount.section)
        return tell.message("count-developments", zone=zone, many=many)
    assert isinstance(amount, Count), f"{type(amount).__name__} has no words"
    return tell.message(f"count-{slug(amount.word)}", many=many, this=_this(tell))


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
