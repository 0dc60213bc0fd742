"""Conditions, as clauses ("you are attacking") and as what stands beside another clause ("during a conflict")."""

from __future__ import annotations

from nefrit.kernel.effects import AllOf, AnyOf, Condition, Not
from nefrit.l5r.constants import HOLDING, PROVINCE
from nefrit.l5r.wording.amounts import counted
from nefrit.l5r.wording.nouns import (
    cards,
    conflict_type,
    described,
    element,
    message_of,
    predicate,
    slug,
    this,
    type_of_this,
)
from nefrit.l5r.words.cards import attacked_province, theirs, yours
from nefrit.l5r.words.conditions import (
    ConflictHere,
    CountsMoreSkill,
    DuringConflictOf,
    DuringElement,
    DuringPhase,
    HaveClaimed,
    MoreHonorable,
    Only,
    ThereIs,
    YourBidIsHigher,
    YourConflictNumber,
    YourRoleIs,
)
from nefrit.l5r.words.numbers import Number
from nefrit.l5r.words.rings import RingIs, RingOf
from nefrit.parts.words import ABOVE, BELOW, Are, Measured, leave_out
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

ONCE = "once"
ALWAYS = "always"
AFTER = "after"
"""How a condition is said: of something that is done, of something that stands, or of what is done in response."""

Said = tuple[str, dict[str, object]]
"""A message and its arguments."""


def clause(tell: Renderer, condition: Condition) -> Phrase:
    """What is so, as a clause that "if" may stand before."""
    message, arguments = _said(tell, condition)
    return tell.message(message, **arguments)


def otherwise(tell: Renderer, condition: Condition) -> Phrase:
    """The other case: "if not", unless there are more than two."""
    message, _ = _said(tell, condition)
    return tell.message(f"{message}.otherwise" if tell.has(f"{message}.otherwise") else "if-not")


def circumstance(tell: Renderer, condition: Condition, style: str = ONCE) -> Phrase:
    """Under which condition something is so, as it stands before or after another clause."""
    return tell.message("circumstances", parts=circumstances(tell, condition, style))


def circumstances(tell: Renderer, condition: Condition | None, style: str = ONCE) -> list[Phrase]:
    """The same, one phrase for each part of the condition."""
    if condition is None:
        return []
    parts = condition.conditions if isinstance(condition, AllOf) else (condition,)
    return [_circumstance(tell, *part, style) for part in _joined(tell, [_said(tell, part) for part in parts])]


def is_plain(tell: Renderer, condition: Condition) -> bool:
    """Whether a condition is only a clause, to be said after "if"."""
    parts = condition.conditions if isinstance(condition, AllOf) else (condition,)
    return not all(tell.has(f"{_said(tell, part)[0]}.circumstance") for part in parts)


def _circumstance(tell: Renderer, message: str, arguments: dict[str, object], style: str) -> Phrase:
    if "within" in arguments:
        return tell.message(f"{message}.joined", **arguments)
    if style == ALWAYS and tell.has(f"{message}.always"):
        return tell.message(f"{message}.always", **arguments)
    # After an occurrence it matters what is so at that moment.
    if tell.has(f"{message}.circumstance") and (style != AFTER or tell.has(f"{message}.within")):
        return tell.message(f"{message}.circumstance", **arguments)
    return tell.message("while" if style == ALWAYS else "if", clause=tell.message(message, **arguments))


def _joined(tell: Renderer, parts: list[Said]) -> list[Said]:
    """Where one part says what conflict it is, and another what is so in it, they are said in one breath."""
    for place in parts:
        for part in parts:
            if tell.has(f"{place[0]}.within") and tell.has(f"{part[0]}.joined"):
                within = tell.message(f"{place[0]}.within", **place[1])
                joined = (part[0], {**part[1], "within": within})
                return [joined if one is part else one for one in parts if one is not place]
    return parts


def _said(tell: Renderer, condition: Condition) -> Said:
    about: dict[str, object] = {"this": this(tell)}
    if isinstance(condition, AllOf | AnyOf):
        return message_id(condition), {"conditions": [clause(tell, part) for part in condition.conditions]}
    if isinstance(condition, Not):
        message, arguments = _said(tell, condition.condition)
        contrary = f"so-not-{message.removeprefix('so-')}"
        return (
            (contrary, arguments) if tell.has(contrary) else (message_id(condition), {"condition": condition.condition})
        )
    if isinstance(condition, Are):
        return _are(tell, condition)
    if isinstance(condition, ThereIs):
        return _there_is(tell, condition)
    if isinstance(condition, RingIs):
        ring = condition.ring
        said = tell.message("rings-ring-of", element=element(tell, ring.element)) if isinstance(ring, RingOf) else None
        return f"so-ring-is-{condition.state}", {"ring": said or tell.message("rings-chosen-ring")}
    if isinstance(condition, Measured):
        return _measured(tell, condition)
    if isinstance(condition, Only):
        rest = leave_out(condition.cards, yours)
        return "so-only", about | {"cards": described(tell, rest)}
    if isinstance(condition, DuringElement | HaveClaimed):
        about["element"] = element(tell, condition.element)
        about["whose"] = getattr(condition, "whose", None)
    elif isinstance(condition, DuringConflictOf):
        about["type"] = conflict_type(tell, condition.type)
    elif isinstance(condition, DuringPhase):
        about["phase"] = tell.message(f"phase-of-{condition.phase}")
    elif isinstance(condition, YourRoleIs):
        about["trait"] = tell.message("trait", trait=condition.trait)
    elif isinstance(condition, MoreHonorable | YourBidIsHigher):
        about["by"] = condition.by
    elif isinstance(condition, YourConflictNumber):
        about["number"] = condition.number
    elif isinstance(condition, CountsMoreSkill):
        about["whose"] = slug(condition.whose)
    elif isinstance(condition, ConflictHere) and type_of_this(tell) == HOLDING:
        return "so-conflict-here-for-holding", about
    return f"so-{kebab(type(condition).__name__)}", about


def _are(tell: Renderer, condition: Are) -> Said:
    """What certain cards are: there may be a message for just that."""
    noun = kebab(type(condition.cards).__name__)
    whole = f"so-{noun}-{message_of(condition.quality).removeprefix('is-')}"
    if tell.has(whole):
        return whole, {"this": this(tell)}
    parts = [predicate(tell, one) for one in condition.quality.parts]
    return f"so-{noun}-are", {"this": this(tell), "parts": parts}


def _measured(tell: Renderer, condition: Measured) -> Said:
    """How many there are: who controls the more cards is said first, "you control more honored characters"."""
    amount, limit = condition.amount, condition.limit
    if isinstance(limit, int):
        what = counted(tell, amount, many=True)
        return f"so-amount-{condition.how}", {"what": what, "limit": limit}
    if isinstance(amount, Number) and isinstance(limit, Number) and condition.how in (ABOVE, BELOW):
        more, less = (amount.cards, limit.cards) if condition.how == ABOVE else (limit.cards, amount.cards)
        for word, contrary, message in ((yours, theirs, "you-control-more"), (theirs, yours, "opponent-controls-more")):
            rest = leave_out(more, word)
            if word in more.parts and contrary in less.parts and rest == leave_out(less, contrary):
                return message, {"cards": described(tell, rest, many=True)}
    both: dict[str, object] = {"what": counted(tell, amount, many=True), "limit": counted(tell, limit, many=True)}
    return f"so-amount-{condition.how}-that-of", both


def _there_is(tell: Renderer, condition: ThereIs) -> Said:
    """Who controls the cards is said first: "you control a holding"."""
    how = "only-one" if condition.exactly else "a" if condition.least == 1 else "at-least"
    for word, message in ((yours, "you-control"), (theirs, "opponent-controls")):
        if word in condition.cards.parts:
            return message, {"cards": cards(tell, leave_out(condition.cards, word), how, count=condition.least)}
    if attacked_province in condition.cards.parts:
        return "so-there-is-attacked", {
            "cards": described(tell, leave_out(condition.cards, attacked_province), PROVINCE)
        }
    return "so-there-is", {"cards": cards(tell, condition.cards, how, count=condition.least)}
