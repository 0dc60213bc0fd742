"""What is done, in imperatives: "bow it", "your opponent loses 1 honor"."""

from __future__ import annotations

from dataclasses import fields

from nefrit.kernel.effects import Choose, If, Node
from nefrit.l5r.costs import DoTo, DoToOne, SpendFateToRing
from nefrit.l5r.duels import THIS, Challenge
from nefrit.l5r.effects import ChangeHonor, Do, Until, Who
from nefrit.l5r.entering import Enter, EnterOneOf, TurnFaceup
from nefrit.l5r.filters import Is, are
from nefrit.l5r.hands import MustDiscard
from nefrit.l5r.responding import CancelEffects
from nefrit.l5r.ring_effects import ChangeConflictType
from nefrit.l5r.searching import NameTypeAndReveal, Search
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import AREAS, CHARACTERS, FACEDOWN_PROVINCES, Chosen, Worth
from nefrit.l5r.wording.amounts import amount
from nefrit.l5r.wording.conditions import circumstance, clause
from nefrit.l5r.wording.nouns import CARD, CHARACTER, cards, conflict_type, element, noun_of, slug, this
from nefrit.l5r.wording.standing import lasting, standing
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

BASES = {CHARACTERS: CHARACTER, FACEDOWN_PROVINCES: "province"}
"""What lies in the areas from which targets are chosen; in the others there are cards of several types."""
WITHOUT_WORDS = frozenset({CHARACTERS, FACEDOWN_PROVINCES})
"""Areas that need no words: where these cards are is clear."""

MANY = "many"
"""What is known where several cards are chosen."""


def plain(node: Node, tell: Renderer) -> Phrase:
    """A node that its class and its fields say; its message may also name the card itself and the targets."""
    said = {field.name: getattr(node, field.name) for field in fields(node)}
    return tell.message(message_id(node), **said, this=this(tell), many=bool(tell.known.get(MANY)))


# ---- Cards that something is done to


def affected(tell: Renderer, node: Who, form: str = "") -> Phrase:
    """The cards that an effect is about, as its object, or in the form `.subject`."""
    if node.each:
        return cards(tell, node.each, "each")
    noun = tell.message(f"noun-{tell.known.get(node.who, CARD)}", many=False)
    return tell.message(f"who-{slug(node.who)}{form}", noun=noun, many=_are_many(tell, node), this=this(tell))


def _are_many(tell: Renderer, node: Who) -> bool:
    return node.who == "targets" and bool(tell.known.get(MANY))


def do(node: Do, tell: Renderer) -> Phrase:
    """Do a verb to cards."""
    many = not node.each and _are_many(tell, node)
    return tell.message(f"verb-{node.verb}", object=affected(tell, node), many=many, **amount(tell, node.amount))


def enter(node: Enter, tell: Renderer) -> Phrase:
    """Put characters into play."""
    return tell.message("node-enter", object=affected(tell, node), conflict=node.conflict)


def enter_one_of(node: EnterOneOf, tell: Renderer) -> Phrase:
    """Put a character from an area into play."""
    return tell.message("node-enter-one-of", card=cards(tell, node.wanted, base=CHARACTER, area=node.area))


def turn_faceup(node: TurnFaceup, tell: Renderer) -> Phrase:
    """Turn cards faceup."""
    return tell.message("node-turn-faceup", object=affected(tell, node))


def until(node: Until, tell: Renderer) -> Phrase:
    """Lasting effects."""
    if node.who == "rule":
        said = tell.message("all-of", parts=[standing(one, tell) for one in node.effects])
    else:
        many = not node.each and _are_many(tell, node)
        said = lasting(tell, node.effects, affected(tell, node, ".subject"), many=many)
    return tell.message("node-until", effect=said, until=tell.message(f"until-{node.until}"))


# ---- Choosing


def chosen(node: Chosen, tell: Renderer) -> Phrase:
    """Choose cards."""
    tell = tell.knowing(chooser=node.by)
    return tell.message("node-chosen", by=node.by, cards=_chosen(node, tell), targeting=node.targeting)


def _chosen(node: Chosen, tell: Renderer) -> Phrase:
    base = BASES.get(node.area, CARD)
    area = "" if node.area in WITHOUT_WORDS else node.area
    how, count = "exactly", node.most
    if node.least == node.most == 1:
        how = "a"
    elif node.least < node.most:
        how = "up-to" if node.least or node.most < len(AREAS) else "any"
    noun = cards(tell, node.cards, how, base, count=count, area=area)
    if isinstance(node, Worth):
        noun = tell.message("worth", cards=noun, total=node.total)
    return tell.message("as-many", cards=noun) if node.as_many else noun


def choose(node: Choose, tell: Renderer) -> Phrase:
    """Choose cards, and do something with them."""
    within = tell.knowing(many=node.target.most > 1)
    return tell.message("node-choose", target=tell.say(node.target), effect=within.say(node.effect))


def select(node: Select, tell: Renderer) -> Phrase:
    """One of several effects."""
    return tell.message("node-select", by=node.by, options=options(node, tell))


def options(node: Select, tell: Renderer) -> Phrase:
    """The effects to select from."""
    return tell.message("one-of", parts=[tell.say(option) for option in node.options])


def either(node: If, tell: Renderer) -> Phrase:
    """An effect under a condition."""
    return tell.message("node-if", condition=clause(tell, node.condition), effect=node.effect, otherwise=node.otherwise)


# ---- Other effects


def change_honor(node: ChangeHonor, tell: Renderer) -> Phrase:
    """A player gains or loses honor."""
    return tell.message("node-change-honor", whose=node.whose, **amount(tell, node.amount))


def must_discard(node: MustDiscard, tell: Renderer) -> Phrase:
    """A player discards cards."""
    return tell.message("node-must-discard", whose=node.whose, down=node.down_to, **amount(tell, node.count))


def search(node: Search, tell: Renderer) -> Phrase:
    """Search the deck."""
    return tell.message("node-search", count=node.count, card=cards(tell, node.wanted), shown=bool(node.wanted))


def challenge(node: Challenge, tell: Renderer) -> Phrase:
    """A duel."""
    return tell.message(
        "node-challenge",
        this=this(tell),
        challenger="this" if node.challenger == THIS else "first",
        type=conflict_type(tell, node.type),
        discards=node.discards,
        results=node.results,
    )


def cancel_effects(node: CancelEffects, tell: Renderer) -> Phrase:
    """What is interrupted does not happen."""
    return tell.message("node-cancel-effects", initiates=bool(tell.known.get("initiates")))


def change_conflict_type(node: ChangeConflictType, tell: Renderer) -> Phrase:
    """The conflict gets another type."""
    return tell.message("node-change-conflict-type", to=conflict_type(tell, node.to))


# ---- Costs


def do_to(node: DoTo, tell: Renderer) -> Phrase:
    """Do something to this card, or to the one it is attached to."""
    noun = tell.message("noun-character", many=False)
    object = tell.message(f"who-{slug(node.who)}", this=this(tell), noun=noun, many=False)
    return tell.message(f"verb-{node.verb}", object=object, many=False, **amount(tell, node.amount))


def do_to_one(node: DoToOne, tell: Renderer) -> Phrase:
    """Do something to a card of one's own, which is always said."""
    filters = node.cards if Is("yours") in node.cards else (*node.cards, *are("yours"))
    object = cards(tell, filters)
    return tell.message(f"verb-{node.verb}", object=object, many=False, **amount(tell, node.amount))


def spend_fate_to_ring(node: SpendFateToRing, tell: Renderer) -> Phrase:
    """Spend fate to a ring."""
    return tell.message("node-spend-fate-to-ring", element=element(tell, node.element))


def name_type_and_reveal(node: NameTypeAndReveal, tell: Renderer) -> Phrase:
    """Name a type and reveal cards."""
    condition = circumstance(tell, node.condition)
    return tell.message("node-name-type-and-reveal", count=node.count, more=node.more, condition=condition)


def noun_of_cost(cost: object) -> str:
    """The noun for the card that a cost was paid with."""
    return noun_of(cost.cards) if isinstance(cost, DoToOne) else CARD
