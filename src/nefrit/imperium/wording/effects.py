"""What is done: "abandon a region", and in the third person, "abandons a region"."""

from __future__ import annotations

from dataclasses import fields

from nefrit.imperium.amounts import ThatMany
from nefrit.imperium.choosing import ALL, EachPlayer, Either, Repeat, To
from nefrit.imperium.conditions import AtLeast, Has, IsState, ThoseAre
from nefrit.imperium.constants import MATERIAL, POPULATION, PROGRESS
from nefrit.imperium.doing import Do, DoAll, This, Those
from nefrit.imperium.drawing import Draw
from nefrit.imperium.finding import EVERYWHERE, Find
from nefrit.imperium.giving import GiveCards
from nefrit.imperium.market import Acquire, BreakThrough
from nefrit.imperium.places import ACTIVE_QUEST, IN_HAND, THOSE
from nefrit.imperium.playing import GarrisonInRegion, PlayCard
from nefrit.imperium.resources import Gain, Pay, Steal
from nefrit.imperium.trees import Amount
from nefrit.imperium.verbs import ABANDON, DISCARDS, GARRISONS, RECALL, RETURN, SINK, VERBS
from nefrit.imperium.wording.nouns import amount_of_tokens, noun, object_of, places
from nefrit.kernel.effects import Effect, If, May, Node, Not, Sequence, Then
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id, sentence

PLACE_IS_CLEAR = {DISCARDS, ABANDON, RECALL, SINK, RETURN, GARRISONS}
"""Verbs that say themselves where cards come from, unless they come from elsewhere."""


def plain(node: Node, tell: Renderer) -> Phrase:
    """A node that its class and its fields say."""
    said = {field.name: getattr(node, field.name) for field in fields(node)}
    return tell.message(message_id(node), **said, **person(tell))


def person(tell: Renderer) -> dict[str, object]:
    """Who does it: `$third` where another player does, in the form of the verb, and `$theirs` for what is theirs."""
    return {"third": bool(tell.known.get("third")), "theirs": bool(tell.known.get("theirs"))}


def base_form(tell: Renderer) -> Renderer:
    """For verbs that stand in their base form, after "may" or "to"."""
    return tell.knowing(third=False)


def statements(tell: Renderer, effect: Effect) -> str:
    """An effect as one sentence or several."""
    parts = effect.parts if isinstance(effect, Sequence) else (effect,)
    return " ".join(sentence(tell.say(part)) for part in parts)


# ---- How effects are put together


def sequence(node: Sequence, tell: Renderer) -> Phrase:
    """One thing after the other."""
    return tell.message("all-of", parts=node.parts)


def then(node: Then, tell: Renderer) -> Phrase:
    """One thing, and another if that was done."""
    return tell.message("node-then", effect=node.effect, then=node.then)


def under_condition(node: If, tell: Renderer) -> Phrase:
    """Something under a condition; what depends on the cards of what was just done comes besides that."""
    about = node.condition.condition if isinstance(node.condition, Not) else node.condition
    message = "node-if.besides" if isinstance(about, ThoseAre) else "node-if"
    return tell.message(message, condition=node.condition, effect=node.effect)


def may(node: May, tell: Renderer) -> Phrase:
    """Something that may be left out; who is named already is not named again."""
    named = bool(tell.known.get("theirs"))
    return tell.message("node-may", effect=base_form(tell).say(node.effect), named=named)


def to(node: To, tell: Renderer) -> Phrase:
    """Something to get something else."""
    message = "node-to.chosen" if isinstance(node.cost, Either) else "node-to"
    return tell.message(message, cost=node.cost, effect=base_form(tell).say(node.effect))


def either(node: Either, tell: Renderer) -> Phrase:
    """A choice."""
    within = base_form(tell)
    before = within.say(node.options[0])
    for option in node.options[1:-1]:
        before = tell.message("options", before=before, next=within.say(option))
    return tell.message("node-either", before=before, last=within.say(node.options[-1]), **person(tell))


def repeat(node: Repeat, tell: Renderer) -> Phrase:
    """Something for each of what was done."""
    return tell.message("node-repeat", effect=node.effect)


def each_player(node: EachPlayer, tell: Renderer) -> Phrase:
    """What every player does, or every other one."""
    within = tell.knowing(third=True, theirs=True)
    return tell.message("node-each-player", everybody=node.who == ALL, effect=within.say(node.effect))


# ---- Cards


def do(node: Do, tell: Renderer) -> Phrase:
    """Do a verb with cards."""
    if node.places == (ACTIVE_QUEST,):
        return tell.message(f"verb-{node.verb}", object=tell.message("active-quest"), where="", **person(tell))
    if node.places == (THOSE,):
        return tell.message(f"verb-{node.verb}", object=tell.message("one-of-those"), where="", **person(tell))
    if node.verb == RETURN and not getattr(node.cards, "words", ()):
        object = tell.message("unrest-cards", count=node.count, up=node.up_to)
    else:
        object = object_of(tell, node.cards, node.count, up_to=node.up_to)
    usual = node.verb in PLACE_IS_CLEAR and not node.places
    where = "" if usual else places(tell, node.places or VERBS[node.verb].places, "from-places")
    message = "verb-garrison.from" if node.verb == GARRISONS and where else f"verb-{node.verb}"
    return tell.message(message, object=object, where=where, **person(tell))


def do_all(node: DoAll, tell: Renderer) -> Phrase:
    """Do a verb with all cards of a kind."""
    object = tell.message("all-cards", noun=noun(tell, node.cards, many=True))
    return tell.message(
        f"verb-{node.verb}", object=object, where=places(tell, node.places, "in-places"), **person(tell)
    )


def this(node: This, tell: Renderer) -> Phrase:
    """Do a verb with the card itself."""
    return tell.message(f"verb-{node.verb}", object=tell.message("this-card"), where="", **person(tell))


def those(node: Those, tell: Renderer) -> Phrase:
    """Do a verb with what was just drawn."""
    return tell.message(f"verb-{node.verb}", object=tell.message("that-card"), where="", **person(tell))


def acquire(node: Acquire, tell: Renderer) -> Phrase:
    """Acquire a card."""
    object = noun(tell, node.cards, article=True)
    return tell.message("node-acquire", object=object, exiled=node.exiled, only=node.only_exiled, **person(tell))


def break_through(node: BreakThrough, tell: Renderer) -> Phrase:
    """Break through for a card."""
    object = noun(tell, node.cards, article=True)
    return tell.message("node-break-through", object=object, exiled=node.exiled, **person(tell))


def find(node: Find, tell: Renderer) -> Phrase:
    """Find a card and do something with it."""
    where = "" if node.places == EVERYWHERE else places(tell, node.places, "in-places")
    follow = tell.message(f"verb-{node.verb}", object=tell.message("it"), where="", **person(tell))
    return tell.message("node-find", object=noun(tell, node.cards, article=True), where=where, follow=follow)


def play_card(node: PlayCard, tell: Renderer) -> Phrase:
    """Play a card by an effect."""
    where = "" if node.places == (IN_HAND,) else places(tell, node.places, "from-places")
    object = noun(tell, node.cards, article=True)
    return tell.message("node-play-card", object=object, where=where, free=node.free, anyway=node.any_state)


def garrison_in_region(node: GarrisonInRegion, tell: Renderer) -> Phrase:
    """Garrison this card."""
    return tell.message("node-garrison-in-region", host=noun(tell, node.cards, article=True))


def draw(node: Draw, tell: Renderer) -> Phrase:
    """Draw cards."""
    return tell.message("node-draw", count=node.count, per=for_each(tell, node.per), **person(tell))


def give_cards(node: GiveCards, tell: Renderer) -> Phrase:
    """Give cards to others."""
    kind = None if node.unrest_for is None else noun(tell, node.unrest_for, article=True)
    return tell.message("node-give-cards", unrest_for=kind)


# ---- Tokens


def for_each(tell: Renderer, per: Amount | None) -> Phrase | None:
    """For each of what."""
    if per is None:
        return None
    if isinstance(per, ThatMany):
        return tell.message("for-each-of-them")
    return tell.message("for-each", what=tell.knowing(many=False).say(per))


def gain(node: Gain, tell: Renderer) -> Phrase:
    """Gain tokens."""
    tokens = amount_of_tokens(
        tell,
        (MATERIAL, node.material),
        (POPULATION, node.population),
        (PROGRESS, node.progress),
        ("action", node.actions),
    )
    return tell.message("node-gain", tokens=tokens, per=for_each(tell, node.per), **person(tell))


def pay(node: Pay, tell: Renderer) -> Phrase:
    """Pay tokens."""
    tokens = amount_of_tokens(tell, (MATERIAL, node.material), (POPULATION, node.population), (PROGRESS, node.progress))
    return tell.message("node-pay", tokens=tokens, **person(tell))


def steal(node: Steal, tell: Renderer) -> Phrase:
    """Steal tokens."""
    who = None if node.condition is None else tell.knowing(who=True).say(node.condition)
    tokens = amount_of_tokens(tell, (node.resource, node.amount))
    return tell.message("node-steal", tokens=tokens, who=who, unrest=node.or_unrest)


# ---- Conditions


def is_state(node: IsState, tell: Renderer) -> Phrase:
    """What the state card shows."""
    return tell.message("node-is-state", state=node.state, who=bool(tell.known.get("who")))


def negation(node: Not, tell: Renderer) -> Phrase:
    """The contrary."""
    if isinstance(node.condition, ThoseAre):
        return those_are(node.condition, tell.knowing(negated=True))
    return tell.message("node-not", condition=node.condition)


def has(node: Has, tell: Renderer) -> Phrase:
    """Cards are somewhere."""
    who = bool(tell.known.get("who"))
    object = noun(tell, node.cards, article=True)
    if node.least > 1:
        object = tell.message("at-least-count", count=node.least, noun=noun(tell, node.cards, many=True))
    where = tell.message(f"counted-{node.place}", theirs=who)
    return tell.message("node-has", object=object, where=where, who=who, many=node.least > 1)


def at_least(node: AtLeast, tell: Renderer) -> Phrase:
    """There is so much of something."""
    return tell.message("node-at-least", least=node.least, what=tell.knowing(many=True).say(node.amount))


def those_are(node: ThoseAre, tell: Renderer) -> Phrase:
    """What was just moved is of a kind."""
    negated = bool(tell.known.get("negated"))
    return tell.message("node-those-are", noun=noun(tell, node.cards, article=True), **{"not": negated})
