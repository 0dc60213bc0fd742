"""Trigger conditions, as clauses with what introduces them: "when this unit enters play"."""

from __future__ import annotations

from nefrit.invasion.occurrences import kinds
from nefrit.invasion.players import YOU
from nefrit.invasion.trees import Trigger
from nefrit.invasion.wording.conditions import WHILE, circumstances
from nefrit.invasion.wording.nouns import CARD, cards, is_definite, noun_of, predicate
from nefrit.invasion.words.cards import in_this_zone, theirs, yours
from nefrit.invasion.words.conditions import this_zone_is_attacked
from nefrit.invasion.words.nouns import this
from nefrit.invasion.words.occasions import Moment, On
from nefrit.parts.words import Quality, joined, leave_out
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

KINDS = {value: kebab(name) for name, value in vars(kinds).items() if name.isupper()}
"""The kinds of events, and those that stand for several, by the names that messages have for them."""

NOUNS = {
    kinds.ATTACKS: "unit",
    kinds.COMES_TO_ATTACK: "unit",
    kinds.DEFENDS: "unit",
    kinds.DAMAGED: "unit",
    kinds.HEALED: "unit",
    kinds.SURVIVES: "unit",
    kinds.QUESTS: "unit",
    kinds.AMBUSHES: "unit",
}
"""What the cards are that something happens to, where it can happen only to one kind of cards."""

THIS_ZONE: dict[int, Quality] = {kinds.ENTERS_ZONE: in_this_zone}
"""Events about this zone, as the quality says it that stands for it."""


def noun_of_trigger(trigger: Trigger | None, of_this: str) -> str:
    """The noun for the card that an event is about: "that unit" in the effect."""
    if not isinstance(trigger, On):
        return CARD
    return of_this if this in trigger.cards.parts else noun_of(trigger.cards, NOUNS.get(trigger.what, CARD))


def on(trigger: On, tell: Renderer) -> Phrase:
    """Something happens to a card or a player."""
    meant, message = trigger.cards, f"on-{KINDS[trigger.what]}"
    during = trigger.during
    place = THIS_ZONE.get(trigger.what)
    if place is not None and place in meant.parts:
        meant, message = leave_out(meant, place), f"{message}.this-zone"
    elif during == this_zone_is_attacked and tell.has(f"{message}.this-zone"):
        during, message = None, f"{message}.this-zone"
    if meant.parts and trigger.whose and not is_definite(meant) and trigger.what != kinds.PLAYED:
        meant = meant & (yours if trigger.whose == YOU else theirs)
    state: tuple[Quality, ...] = ()
    if is_definite(meant):
        # Of a certain card it is said what it is like then: "when this unit survives combat while it is attacking".
        state = tuple([one for one in meant.parts if not is_definite(one)])
        meant = joined(tuple([one for one in meant.parts if is_definite(one)]))
    would = bool(tell.known.get("would"))
    if would:
        message = f"{message}.would"
    how = "some" if trigger.one_or_more else "a"
    said = tell.message(
        message,
        card=cards(tell, meant, how, NOUNS.get(trigger.what, CARD)),
        many=trigger.one_or_more,
        whose=trigger.whose or "anybody",
    )
    if state:
        said = tell.message("while-it", clause=said, parts=[predicate(tell, one) for one in state])
    if trigger.by:
        said = tell.message("on-by", clause=said, by=trigger.by)
    for part in circumstances(tell, during, WHILE):
        said = tell.message("during", clause=said, part=part)
    return tell.message("if" if would else "when", clause=said)


def moment(trigger: Moment, tell: Renderer) -> Phrase:
    """At the beginning or the end of a turn or a phase."""
    phase = tell.message(f"phase-of-{trigger.phase or 'any'}")
    return tell.message(f"on-{KINDS[trigger.what]}", phase=phase, whose=trigger.whose or "anybody")
