"""The parts of a card's text that are sentences: abilities, keywords, and what limits the card."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.invasion.chain import JustTriggered
from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.targets import Aim, XInOneZone
from nefrit.invasion.trees import (
    Action,
    Attaches,
    DeckLimit,
    DeckOnly,
    Enters,
    Forced,
    Keyword,
    OnlyIn,
    PeopleOnly,
    PlayInstead,
    PlayOnlyIf,
    Text,
    Whenever,
)
from nefrit.invasion.wording.amounts import speaks_of_x
from nefrit.invasion.wording.conditions import IF, circumstances
from nefrit.invasion.wording.nouns import described, number, section, slug, this, type_of_this
from nefrit.invasion.wording.triggers import noun_of_trigger
from nefrit.kernel.effects import Target
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, sentence


def text(node: Text, tell: Renderer) -> Phrase:
    """An ability: its label, what stands before the dash, what stands after it, and what limits it."""
    tell = _knowing(node, tell)
    before = _before(node, tell)
    optional = isinstance(node, Whenever) and node.optional
    effect = tell.say(node.effect)
    if optional and not node.targets and not node.costs:
        effect = tell.message("node-may", effect=effect)
    message = "ability.within" if tell.known.get("within") else "ability" if before else "ability.plain"
    said = tell.message(message, label=_label(node, tell), before=before, effect=effect)
    if node.limit:
        period = tell.message(f"period-{slug(node.period)}")
        said = tell.message("with-limit", text=sentence(said), limit=node.limit, period=period)
    return said if node.section == NO_ZONE else tell.message("in-zone", zone=section(node.section), text=said)


def _knowing(node: Text, tell: Renderer) -> Renderer:
    """What is known after the dash: how many targets there are, and what "that" can mean."""
    targets = [one for one in node.targets if not _is_rest(one)]
    return tell.knowing(
        many=any(is_many(one) for one in targets[:1]),
        several=len(targets) > 1,
        together=len(targets) < len(node.targets),
        that=noun_of_trigger(node.when, type_of_this(tell)),
        speaks_of_x=speaks_of_x(node.effect),
        action=any(isinstance(one, JustTriggered) for one in node.targets),
        untargeted=_is_untargeted(targets),
    )


def is_many(target: Target) -> bool:
    """Whether several cards may be chosen for a target."""
    return target.most > 1 or isinstance(target, XInOneZone) or (isinstance(target, Aim) and target.amount is not None)


def _is_rest(target: Target) -> bool:
    """Whether a target is only the rest of the one before it."""
    return isinstance(target, XInOneZone) and target.rest


def _is_untargeted(chosen: Sequence[Target]) -> bool:
    """Whether cards are chosen that are no targets."""
    return bool(chosen) and all(isinstance(one, Aim) and one.untargeted for one in chosen)


def _label(node: Text, tell: Renderer) -> Phrase | str:
    if isinstance(node, Action):
        return tell.message("label-action", opponent=node.by_opponent, out_of_play=node.out_of_play)
    return tell.message("label-forced") if isinstance(node, Forced) else ""


def _before(node: Text, tell: Renderer) -> Phrase | None:
    parts: list[Phrase] = [] if node.when is None else [tell.say(node.when)]
    parts += circumstances(tell, node.condition, IF)
    acts = [tell.knowing(far=True).say(cost) for cost in node.costs]
    if node.targets:
        named = [one for one in node.targets if not _is_rest(one)]
        chosen = [tell.knowing(nth=nth).say(one) for nth, one in enumerate(named, 1)]
        acts.append(tell.message("choose" if _is_untargeted(named) else "target", cards=chosen))
    if acts:
        act = tell.message("all-of", parts=acts)
        optional = isinstance(node, Whenever) and node.optional
        parts.append(tell.message("node-may", effect=act) if optional else act)
    return tell.message("before-dash", parts=parts) if parts else None


def keyword(node: Keyword, tell: Renderer) -> Phrase:
    """A keyword, with a reminder of what it means."""
    message, value = f"keyword-{node.word}", node.value
    shown = number(tell, value) if isinstance(value, int) else "X"
    word = tell.message(message, value=shown)
    reminder = tell.message(f"{message}.reminder", value=shown, this=this(tell))
    said = tell.message("node-keyword", word=word, reminder=reminder)
    return said if isinstance(value, int) else tell.message("where-x", text=said, value=value)


def only_in(node: OnlyIn, tell: Renderer) -> Phrase:
    """Which zones the card may enter."""
    zones = [tell.message(f"zone-name-{section(one)}") for one in node.sections]
    return tell.message("node-only-in", zones=zones)


def play_only_if(node: PlayOnlyIf, tell: Renderer) -> Phrase:
    """When the card may be played."""
    return tell.message("node-play-only-if", this=this(tell), parts=circumstances(tell, node.condition, IF))


def play_instead(node: PlayInstead, tell: Renderer) -> Phrase:
    """Another way to play the card."""
    costs = tell.message("all-of", parts=node.text.costs)
    return tell.message("node-play-instead", costs=costs, cost=node.cost, this=this(tell))


def attaches(node: Attaches, tell: Renderer) -> Phrase:
    """To what an attachment is attached, which is its target (invasion.attachment.definition)."""
    return tell.message("node-attaches", noun=described(tell, node.asked))


def enters(node: Enters, tell: Renderer) -> Phrase:
    """With what the card enters play."""
    return tell.message("node-enters", this=this(tell), resources=node.resources, corrupted=node.corrupted)


def deck_limit(node: DeckLimit, tell: Renderer) -> Phrase:
    """How many copies a deck may hold."""
    return tell.message("node-deck-limit", most=node.most)


def people_only(node: PeopleOnly, tell: Renderer) -> Phrase:
    """Which neutral people a deck with the card may hold."""
    return tell.message("node-people-only", people=node.people)


def deck_only(node: DeckOnly, tell: Renderer) -> Phrase:
    """Which decks may hold the card."""
    return tell.message("node-deck-only", word=node.word)
