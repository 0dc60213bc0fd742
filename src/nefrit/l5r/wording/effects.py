"""What is done, in imperatives: "bow it", "your opponent loses 1 honor"."""

from __future__ import annotations

from dataclasses import fields, replace

from nefrit.kernel.effects import Choose, If, Node, Sequence, Then
from nefrit.l5r.constants import ATTACHMENT
from nefrit.l5r.control import AttachTo, TakeControl
from nefrit.l5r.costs import SpendFateToRing
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import (
    ChangeBid,
    ChangeHonor,
    ControllerDoes,
    GainFate,
    MoveStatus,
    Split,
    SwitchPlaces,
    Together,
    Until,
)
from nefrit.l5r.entering import AttachOneOf, Enter, EnterOneOf, LyingIn, TurnFaceup
from nefrit.l5r.hands import MustDiscard
from nefrit.l5r.moving_fate import ALL, Holder, MoveFate, Pool
from nefrit.l5r.players import THAT_PLAYER, YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead, Redirect
from nefrit.l5r.ring_effects import (
    AdditionalConflict,
    ChangeConflictType,
    ChooseRing,
    DoneToRings,
    ForbidConflictsOf,
    ResolveEffects,
)
from nefrit.l5r.searching import LookAndArrange, NameTypeAndReveal, PlayFromDeck, Search
from nefrit.l5r.selecting import EachPlayer, Select
from nefrit.l5r.targets import CHARACTERS, FACEDOWN_PROVINCES, IN_PLAY, PROVINCE_CARDS, Chosen, Worth
from nefrit.l5r.trees import Forbids, Modifies, Reduces, Standing
from nefrit.l5r.wording.amounts import amount
from nefrit.l5r.wording.conditions import circumstance, clause, otherwise
from nefrit.l5r.wording.nouns import CARD, CHARACTER, cards, conflict_type, element, noun_of, rings, slug, this
from nefrit.l5r.wording.standing import lasting, reduces, standings
from nefrit.l5r.words import nouns, verbs
from nefrit.l5r.words.cards import yours
from nefrit.l5r.words.nouns import Each, One, it, other, second
from nefrit.l5r.words.payments import Pay
from nefrit.l5r.words.rings import Rings, chosen_ring
from nefrit.l5r.words.verbs import Done, ReturnToDeck, Verb
from nefrit.parts.words import Cards
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

ANY_NUMBER = 9
"""So many that nobody has more to choose."""

OF_CHARACTERS: tuple[Verb, ...] = (
    verbs.honor,
    verbs.dishonor,
    verbs.discard_status,
    verbs.place_fate,
    verbs.remove_fate,
    verbs.return_fate,
    verbs.move_home,
    verbs.move_to_conflict,
)
"""Verbs of what is done only to characters."""

BASES = {CHARACTERS: CHARACTER, FACEDOWN_PROVINCES: "province", PROVINCE_CARDS: "province"}
"""What lies in the areas from which targets are chosen; in the others there are cards of several types."""
WITHOUT_WORDS = frozenset({CHARACTERS, IN_PLAY})
"""Areas that need no words: where these cards are is clear."""

MANY = "many"
"""What is known where several cards are chosen."""


def plain(node: Node, tell: Renderer) -> Phrase:
    """A node that its class and its fields say; its message may also name the card itself and the targets."""
    said = {field.name: getattr(node, field.name) for field in fields(node)}
    if "whose" in said:
        said["whose"] = slug(str(said["whose"]))
    return tell.message(message_id(node), **said, this=this(tell), many=bool(tell.known.get(MANY)), **people(tell))


def people(tell: Renderer) -> dict[str, object]:
    """How players are called: the opponent `$they` where just named, and `$you` wherever it is not clear who acts."""
    return {"they": they(tell), "you": bool(tell.known.get("both"))}


def they(tell: Renderer) -> bool:
    """Whether the opponent has just been named as the one who does it, and is "they"."""
    return bool(tell.known.get("they"))


# ---- Cards that something is done to


def _base(verb: Verb) -> str:
    return CHARACTER if verb in OF_CHARACTERS else CARD


def affected(tell: Renderer, noun: Cards, form: str = "", base: str = CARD) -> Phrase:
    """The cards that an effect is about, as its object, or in the form `.subject`."""
    if isinstance(noun, Each):
        return cards(tell, noun.quality, "each", base)
    if isinstance(noun, LyingIn):
        return cards(tell, noun.quality, "each", base, area=noun.area)
    word = kebab(type(noun).__name__)
    kind = tell.message(f"noun-{tell.known.get(word, CARD)}", many=False)
    return tell.message(f"who-{word}{form}", noun=kind, many=_are_many(tell, noun), this=this(tell))


def _are_many(tell: Renderer, noun: Cards) -> bool:
    return noun == it and bool(tell.known.get(MANY))


def done(node: Done, tell: Renderer) -> Phrase:
    """A verb done to cards."""
    object = affected(tell, node.cards, base=_base(node.verb))
    return verb(tell, node, object, many=_are_many(tell, node.cards))


def verb(tell: Renderer, node: Done, object: Phrase, *, many: bool = False) -> Phrase:
    """A verb with its object, by whoever does it."""
    by_opponent = tell.known.get("doer") in (YOUR_OPPONENT, THAT_PLAYER) and not they(tell)
    message = f"verb-{kebab(type(node.verb).__name__)}"
    bottom = isinstance(node.verb, ReturnToDeck) and node.verb.to_bottom
    return tell.message(
        message, object=object, many=many, opponent=by_opponent, bottom=bottom, **amount(tell, node.amount)
    )


def together(node: Together | Sequence, tell: Renderer) -> Phrase:
    """Several things: what is the same for both targets, or lasts as long, in one clause."""
    deeds = [one for one in node.parts if isinstance(one, Done)]
    if deeds and list(node.parts) == [replace(deeds[0], cards=noun) for noun in (it, second)]:
        return verb(tell, deeds[0], tell.message("who-it", many=True), many=True)
    lasts = [one for one in node.parts if isinstance(one, Until)]
    if len(lasts) == len(node.parts) and len({one.until for one in lasts}) == 1:
        said = tell.message("all-of", parts=[_lasting(one, tell) for one in lasts])
        return tell.message("node-until.first", effect=said, until=tell.message(f"until-{lasts[0].until}"))
    return tell.message(message_id(node), parts=node.parts)


def enter(node: Enter, tell: Renderer) -> Phrase:
    """Put characters into play."""
    theirs = bool(tell.known.get("theirs"))
    return tell.message("node-enter", object=affected(tell, node.cards), conflict=node.conflict, theirs=theirs)


def enter_one_of(node: EnterOneOf, tell: Renderer) -> Phrase:
    """Put a character from an area into play."""
    area = tell.message(f"area-{slug(node.area)}.from")
    return tell.message("node-enter-one-of", card=cards(tell, node.wanted, base=CHARACTER), area=area)


def attach_one_of(node: AttachOneOf, tell: Renderer) -> Phrase:
    """Put an attachment from an area into play on a character."""
    area = tell.message(f"area-{slug(node.area)}.from")
    card = cards(tell, node.wanted, base=ATTACHMENT)
    return tell.message("node-attach-one-of", card=card, area=area, to=affected(tell, node.to))


def look_and_arrange(node: LookAndArrange, tell: Renderer) -> Phrase:
    """Look at the top of a deck and put it in order."""
    return tell.message("node-look-and-arrange", count=node.count, deck=tell.message(slug(node.deck)))


def turn_faceup(node: TurnFaceup, tell: Renderer) -> Phrase:
    """Turn cards faceup."""
    return tell.message("node-turn-faceup", object=affected(tell, node.cards))


def until(node: Until, tell: Renderer) -> Phrase:
    """Lasting effects; when they end is said first where more is said at the end."""
    said = _lasting(node, tell)
    if not node.until or any(isinstance(one, Reduces) for one in node.effects):
        return said
    form = ".first" if node.cards is not None and any(_goes_on(one) for one in node.effects) else ""
    return tell.message(f"node-until{form}", effect=said, until=tell.message(f"until-{node.until}"))


def _goes_on(node: Standing) -> bool:
    """Whether an effect ends with when it counts, or for each of what."""
    return (
        (node.on is not None and bool(node.on.parts))
        or node.condition is not None
        or (isinstance(node, Modifies) and not isinstance(node.amount, int))
    )


def _lasting(node: Until, tell: Renderer) -> Phrase:
    first = node.effects[0]
    if isinstance(first, Reduces):
        return reduces(tell, first, tell.message("who-attached"), node.until)
    if node.cards is None:
        return standings(tell, node.effects)
    if isinstance(node.cards, Each) and isinstance(first, Forbids):
        return lasting(tell, node.effects, cards(tell, node.cards.quality, "all"), many=True)
    return lasting(tell, node.effects, affected(tell, node.cards, ".subject"), many=_are_many(tell, node.cards))


# ---- Choosing


def chosen(node: Chosen, tell: Renderer) -> Phrase:
    """Choose cards."""
    return choices(tell, (node,))


def choices(tell: Renderer, nodes: tuple[Chosen, ...]) -> Phrase:
    """Choose cards for several targets at once; who chooses is the same for all."""
    first = nodes[0]
    within = tell.knowing(chooser=first.by)
    parts = [_chosen(node, within) for node in nodes]
    return tell.message("node-chosen", by=slug(first.by), cards=parts, targeting=first.targeting, they=they(tell))


def _chosen(node: Chosen, tell: Renderer) -> Phrase:
    how = "exactly"
    if node.least == node.most == 1:
        how = "a"
    elif node.least < node.most:
        how = "up-to" if node.most < ANY_NUMBER else "any"
    area = "" if node.area in WITHOUT_WORDS else node.area
    noun = cards(tell, node.cards, how, BASES.get(node.area, CARD), count=node.most, area=area)
    if isinstance(node, Worth):
        noun = tell.message("worth", cards=noun, total=node.total)
    return tell.message("as-many", cards=noun) if node.as_many and how == "exactly" else noun


def choose(node: Choose, tell: Renderer) -> Phrase:
    """Choose cards, and do something with them."""
    by = node.target.by if isinstance(node.target, Chosen) else YOU
    within = tell.knowing(many=node.target.most > 1, doer=by)
    if isinstance(node.target, Chosen) and not node.target.targeting and isinstance(node.effect, Done):
        # What is no target is not chosen: "your opponent sacrifices a character they control".
        object = _chosen(node.target, within.knowing(chooser=by))
        return tell.message("picks", by=slug(by), they=they(tell), act=verb(within, node.effect, object))
    return tell.message("node-choose", target=node.target, effect=within.say(node.effect))


def select(node: Select, tell: Renderer) -> Phrase:
    """One of several effects."""
    return tell.message("node-select", by=node.by, options=options(node, tell))


def options(node: Select, tell: Renderer) -> Phrase:
    """The effects to select from."""
    opponent_acts = node.by == YOUR_OPPONENT
    # Where the opponent is named too, it must be said who gains what.
    both = opponent_acts or any(getattr(one, "whose", YOU) == YOUR_OPPONENT for one in node.options)
    within = tell.knowing(they=opponent_acts, both=both)
    if any(isinstance(one, Choose | Sequence | Then | If) for one in node.options):
        return within.message("options.long", before=node.options[:-1], last=node.options[-1])
    return within.message("options", parts=node.options)


def either(node: If, tell: Renderer) -> Phrase:
    """An effect under a condition."""
    condition = node.condition
    return tell.message(
        "node-if",
        condition=clause(tell, condition),
        effect=node.effect,
        otherwise=node.otherwise,
        **{"not": otherwise(tell, condition)},
    )


# ---- Other effects


def change_honor(node: ChangeHonor, tell: Renderer) -> Phrase:
    """A player gains or loses honor."""
    return tell.message("node-change-honor", whose=slug(node.whose), **people(tell), **amount(tell, node.amount))


def gain_fate(node: GainFate, tell: Renderer) -> Phrase:
    """A player gains fate."""
    return tell.message("node-gain-fate", whose=slug(node.whose), **people(tell), **amount(tell, node.amount))


def each_player(node: EachPlayer, tell: Renderer) -> Phrase:
    """Something is done to both players."""
    return tell.say(node.effect)


def change_bid(node: ChangeBid, tell: Renderer) -> Phrase:
    """The value of a bid changes."""
    return tell.message("node-change-bid", **amount(tell, node.by))


def must_discard(node: MustDiscard, tell: Renderer) -> Phrase:
    """A player discards cards."""
    return tell.message(
        "node-must-discard", whose=slug(node.whose), down=node.down_to, they=they(tell), **amount(tell, node.count)
    )


def search(node: Search, tell: Renderer) -> Phrase:
    """Search the deck."""
    if node.looking:
        return tell.message("node-search.looking", count=node.count)
    shown = node.revealed or bool(node.wanted.parts)
    return tell.message("node-search", count=node.count, card=cards(tell, node.wanted), shown=shown)


def resolve_effects(node: ResolveEffects, tell: Renderer) -> Phrase:
    """The effects of rings."""
    form = ".attacker" if node.by_attacker else ".several" if node.most > 1 else ""
    if node.rings == chosen_ring:
        form = ".chosen"
    return tell.message(f"node-resolve-effects{form}", most=node.most, they=they(tell))


def controller_does(node: ControllerDoes, tell: Renderer) -> Phrase:
    """What the controller of a card does."""
    effect = tell.knowing(they=True).say(node.effect)
    return tell.message("node-controller-does", who=affected(tell, node.who), effect=effect)


def challenge(node: Challenge, tell: Renderer) -> Phrase:
    """A duel."""
    return tell.message(
        "node-challenge",
        this=this(tell),
        challenger="this" if node.challenger == nouns.this else "first",
        type=conflict_type(tell, node.type),
        discards=node.discards,
        results=node.results,
    )


def play_from_deck(node: PlayFromDeck, tell: Renderer) -> Phrase:
    """The top card of the deck is as if in hand."""
    return tell.message("node-play-from-deck", until=tell.message(f"until-{node.until}"))


def cancel_effects(node: CancelEffects, tell: Renderer) -> Phrase:
    """What is interrupted does not happen."""
    return tell.message("node-cancel-effects", initiates=bool(tell.known.get("initiates")))


def instead(node: Instead, tell: Renderer) -> Phrase:
    """Something else happens, or nothing."""
    return tell.message("node-instead.nothing") if node.done is None else tell.message("node-instead", done=node.done)


def redirect(node: Redirect, tell: Renderer) -> Phrase:
    """It happens to other cards."""
    return tell.message("node-redirect", object=affected(tell, node.cards))


def split(node: Split, tell: Renderer) -> Phrase:
    """Something is done to one card and something else to the others."""
    one, others = (tell.message(f"who-{who}") for who in ("one-of-them", "the-other"))
    first, second = (Done(node.cards, verb) for verb in (node.one, node.others))
    return tell.message("all-of", parts=[verb(tell, first, one), verb(tell, second, others)])


def move_fate(node: MoveFate, tell: Renderer) -> Phrase:
    """Fate goes from one card, ring or pool to another."""
    is_all = node.amount == ALL
    return tell.message(
        "node-move-fate",
        **(amount(tell, node.amount) | {"all": is_all}),
        source=_holder(tell, node.source),
        to=_holder(tell, node.to),
    )


def _holder(tell: Renderer, holder: Holder) -> Phrase:
    if isinstance(holder, Rings):
        return rings(tell, holder, "a")
    if isinstance(holder, Pool):
        return tell.message("the-pool", whose=slug(holder.whose))
    return affected(tell, holder)


def choose_ring(node: ChooseRing, tell: Renderer) -> Phrase:
    """Choose a ring, and do something with it."""
    return tell.message("node-choose-ring", ring=rings(tell, node.rings, "a"), effect=node.effect)


def done_to_rings(node: DoneToRings, tell: Renderer) -> Phrase:
    """Something is done to rings."""
    message = f"ring-verb-{kebab(type(node.verb).__name__)}"
    return tell.message(message, rings=rings(tell, node.rings, "each"), amount=node.amount)


def move_status(node: MoveStatus, tell: Renderer) -> Phrase:
    """A status token goes from one card to another."""
    return tell.message("node-move-status", source=affected(tell, node.source), to=affected(tell, node.to))


def take_control(node: TakeControl, tell: Renderer) -> Phrase:
    """Cards change sides."""
    return tell.message("node-take-control", object=affected(tell, node.cards))


def attach_to(node: AttachTo, tell: Renderer) -> Phrase:
    """An attachment goes to another character."""
    if isinstance(node.to, One):
        quality = node.to.quality & yours
        to = cards(tell, quality if node.taking else quality & other, base=CHARACTER)
    else:
        to = affected(tell, node.to)
    message = "node-attach-to.taking" if node.taking else "node-attach-to"
    return tell.message(message, object=affected(tell, node.card), to=to, chosen=not isinstance(node.to, One))


def forbid_conflicts_of(node: ForbidConflictsOf, tell: Renderer) -> Phrase:
    """No conflicts of an element."""
    return tell.message("node-forbid-conflicts-of", element=element(tell, node.element))


def change_conflict_type(node: ChangeConflictType, tell: Renderer) -> Phrase:
    """The conflict gets another type."""
    return tell.message("node-change-conflict-type", to=conflict_type(tell, node.to))


def switch_places(node: SwitchPlaces, tell: Renderer) -> Phrase:
    """Two chosen characters change places."""
    return tell.message("node-switch-places")


def additional_conflict(node: AdditionalConflict, tell: Renderer) -> Phrase:
    """One conflict more, of a type."""
    return tell.message("node-additional-conflict", type=conflict_type(tell, node.type))


# ---- Costs


def pay(node: Pay, tell: Renderer) -> Phrase:
    """Something done to a card as a cost; that a chosen card is one's own is always said."""
    noun, base = node.done.cards, _base(node.done.verb)
    if not isinstance(noun, One):
        return verb(tell, node.done, affected(tell, noun, base=base))
    paid_with = noun.quality if yours in noun.quality.parts else noun.quality & yours
    return verb(tell, node.done, cards(tell, paid_with, base=base))


def spend_fate_to_ring(node: SpendFateToRing, tell: Renderer) -> Phrase:
    """Spend fate to a ring."""
    return tell.message("node-spend-fate-to-ring", element=element(tell, node.element))


def name_type_and_reveal(node: NameTypeAndReveal, tell: Renderer) -> Phrase:
    """Name a type and reveal cards."""
    condition = circumstance(tell, node.condition)
    return tell.message("node-name-type-and-reveal", count=node.count, more=node.more, condition=condition)


def noun_of_cost(cost: object) -> str:
    """The noun for the card that a cost was paid with."""
    if isinstance(cost, Pay) and isinstance(cost.done.cards, One):
        return noun_of(cost.done.cards.quality, _base(cost.done.verb))
    return CARD
