"""What is done, in imperatives: "destroy it", "each opponent discards a card"; and what is paid for it."""

from __future__ import annotations

from dataclasses import fields, replace

from nefrit.invasion.attacks import AmbushAttack, MakeAttack, RedirectAttack
from nefrit.invasion.chain import Cancel, JustPlayed, JustTriggered
from nefrit.invasion.constants import FOR_GOOD
from nefrit.invasion.costs import SkipPhase, Spend
from nefrit.invasion.damage import DamageChange
from nefrit.invasion.damage_prevention import Divert, Shield
from nefrit.invasion.developing import DevelopTop
from nefrit.invasion.effects import At, DealIndirect, Establish, Until
from nefrit.invasion.entering import ANY_ZONE, Lying, PutIntoPlay
from nefrit.invasion.experience import Experience, GainExperience
from nefrit.invasion.free_play import PlayCards
from nefrit.invasion.looking import Arrange, ForEachPlayer, LookAt, Split
from nefrit.invasion.moving import Move, MoveTogether, OntoQuest, SwitchQuest, TakeControl
from nefrit.invasion.player_choices import Must, Pick, Unless
from nefrit.invasion.players import TARGET, YOU
from nefrit.invasion.searching import TO_THIS_ZONE, Search
from nefrit.invasion.targets import Aim, APlayer, Place, XInOneZone
from nefrit.invasion.wording.amounts import quantity
from nefrit.invasion.wording.nouns import (
    around,
    attached,
    cards,
    is_near,
    number,
    own,
    predicate,
    section,
    slug,
    that,
    this,
)
from nefrit.invasion.wording.standing import clause, conditional, damage_clause, predicates
from nefrit.invasion.words import counters, nouns
from nefrit.invasion.words.cards import unit
from nefrit.invasion.words.counters import CancelAssigned, MoveCounters
from nefrit.invasion.words.nouns import ANY_NUMBER, Kept, it, second
from nefrit.invasion.words.numbers import THIS_ZONE, Of
from nefrit.invasion.words.payments import Pay
from nefrit.invasion.words.piles import Pile, those
from nefrit.invasion.words.pools import DoneBy, Draw, Gain, Lose, LoseDominance, Take
from nefrit.invasion.words.verbs import Deal, Done, Heal, HealAll, Together, Verb, Who, discard, put_on_top
from nefrit.invasion.words.zones import OneZone, ThisZone, Zones
from nefrit.kernel.effects import Choose, Effect, If, May, Node, OneOf, Sequence, Then
from nefrit.parts.words import Amount, Cards, Quality, joined
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

MANY = "many"
"""What is known where several cards are chosen for one target."""
SEVERAL = "several"
"""What is known where there are several targets, so that they are the first, the second and the third."""
COUNTED = {Draw: "cards", Gain: "resources", Lose: "resources", LoseDominance: "dominance"}
"""Of what players draw, gain or lose so many."""
TOGETHER = "together"
"""What is known where the second target is the rest of the first, so that both are "them"."""
FAR = "far"
"""What is known where something else has been spoken of since the target, so that "it" would not be clear."""
THIRD = "third"
"""What is known where another player does it: "their capital"."""


def plain(node: Node, tell: Renderer) -> Phrase:
    """A node that its class and its fields say; its message may also name the card itself."""
    said = {field.name: getattr(node, field.name) for field in fields(node)}
    return tell.message(message_id(node), **said, this=this(tell), many=bool(tell.known.get(MANY)))


def whose(word: str) -> str:
    """Which players are meant, as messages have it."""
    return word or "anybody"


# ---- How effects are put together


def sequence(node: Sequence, tell: Renderer) -> Phrase:
    """One thing after the other: lasting effects that end at the same time in one breath."""
    lasts = [one for one in node.parts if isinstance(one, Until)]
    if len(lasts) == len(node.parts) and len({one.until for one in lasts}) == 1:
        said = tell.message("all-of", parts=[_lasting(one, tell) for one in lasts])
        return tell.message("node-until", effect=said, until=_until(tell, lasts[0].until))
    said, far = tell.say(node.parts[0]), not _about_targets(node.parts[0])
    for part in node.parts[1:]:
        if tell.known.get(TOGETHER) and isinstance(part, Who) and part.who == second:
            continue
        said = tell.message("node-sequence", before=said, next=tell.knowing(far=far).say(part))
        far = far or not _about_targets(part)
    return said


def _about_targets(effect: Effect) -> bool:
    return isinstance(effect, Who) and effect.who == it


def then(node: Then, tell: Renderer) -> Phrase:
    """One thing, and another if that was done."""
    return tell.message("node-then", effect=node.effect, then=tell.knowing(far=True).say(node.then))


def under_condition(node: If, tell: Renderer) -> Phrase:
    """Something under a condition, and perhaps something else."""
    return tell.message("node-if", condition=node.condition, effect=node.effect, otherwise=node.otherwise)


def may(node: May, tell: Renderer) -> Phrase:
    """Something that may be left out; under which condition is said first."""
    inner = node.effect
    if isinstance(inner, If) and inner.otherwise is None:
        return tell.message("node-if", condition=inner.condition, effect=tell.say(May(inner.effect)), otherwise=None)
    return tell.message("node-may", effect=node.effect)


def one_of(node: OneOf, tell: Renderer) -> Phrase:
    """A choice of effects."""
    return tell.message("node-one-of", options=node.options)


def choose(node: Choose, tell: Renderer) -> Phrase:
    """Targets are chosen on the way, or cards and players that are none."""
    target = node.target
    if (target.least, target.most) == (0, 1):
        # "You may choose a unit" rather than "choose up to 1 unit".
        return tell.message("node-may", effect=choose(replace(node, target=replace(target, least=1)), tell))
    within = tell.knowing(many=target.most > 1, far=False, action=isinstance(target, JustTriggered))
    said = "node-choose" if is_targeted(node) else "node-pick"
    if isinstance(node.effect, Until) or (isinstance(node.effect, Must) and node.effect.whose != YOU):
        # A clause of its own, with another subject.
        said = f"{said}.apart"
    return tell.message(said, target=target, effect=within.say(node.effect))


def is_targeted(node: Choose) -> bool:
    """Whether what is chosen on the way is a target."""
    return not isinstance(node, Pick) and not (isinstance(node.target, Aim) and node.target.untargeted)


# ---- Targets


def aim(node: Aim, tell: Renderer) -> Phrase:
    """Cards to be targeted, with how many of them."""
    if isinstance(node, JustPlayed | JustTriggered):
        return tell.message(message_id(node), cards=_aimed(tell, node, node.quality))
    if isinstance(node, Experience):
        return tell.message("node-experience", card=cards(tell, node.quality))
    if isinstance(node, XInOneZone):
        return tell.message("x-in-one-zone", cards=cards(tell, node.quality, "all"))
    if node.amount is not None:
        found = cards(tell, node.quality, "all")
        if isinstance(node, Lying):
            found = tell.message("node-lying", cards=found, whose=whose(node.whose), hand=_hand(node))
        return tell.message("a-number-of", cards=found, amount=number(tell, node.amount))
    if not isinstance(node, Lying):
        return _aimed(tell, node, node.quality)
    # Where they lie is said right after what they are, before all else.
    near = [one for one in node.quality.parts if is_near(one)]
    said = tell.message(
        "node-lying", cards=_aimed(tell, node, joined(tuple(near))), whose=whose(node.whose), hand=_hand(node)
    )
    for one in node.quality.parts:
        if one not in near:
            said = around(tell, one, said, many=node.most > 1)
    return said


def _hand(node: Lying) -> str:
    """Whether cards lie in the hand, in the discard pile or in either."""
    if node.either:
        return "either"
    return "yes" if node.in_hand else "no"


def _aimed(tell: Renderer, node: Aim, meant: Quality) -> Phrase:
    if node.least == node.most == 1:
        return cards(tell, meant)
    if node.least == node.most:
        return cards(tell, meant, "exactly", count=node.most)
    return cards(tell, meant, "up-to" if node.least == 0 else "one-to", count=node.most)


def place(node: Place, tell: Renderer) -> Phrase:
    """A unit, or a zone of a capital."""
    parts: list[Phrase] = [_aimed(tell, node, node.quality)] if node.cards else []
    if node.zones:
        parts.append(tell.message("zone-of-capital", whose=whose(node.whose), burning=node.burning_too))
    return tell.message("any-of", parts=parts)


def a_player(node: APlayer, tell: Renderer) -> Phrase:
    """A player to be targeted."""
    return tell.message("node-a-player", whose="another" if node.another else whose(node.whose))


# ---- Cards that something is done to


def affected(tell: Renderer, node: Who, form: str = "") -> Phrase:
    """The cards that an effect is about, as its object, or in the form `.subject`."""
    return meant(tell, node.who, form)


def meant(tell: Renderer, who: Cards, form: str = "") -> Phrase:
    """Certain cards, as an object, or in the form `.subject`."""
    if isinstance(who, nouns.Each) and isinstance(who.quality, Cards) and who.pile is not None:
        return _from(tell, meant(tell, who.quality), who.pile)
    if isinstance(who, nouns.Each):
        each = cards(tell, who.quality, "each")
        return each if who.pile is None else _from(tell, each, who.pile)
    if isinstance(who, nouns.Some):
        noun = cards(tell, own(who.quality) if who.pile is None else who.quality, how_many(who), count=who.count)
        return noun if who.pile is None else _from(tell, noun, who.pile)
    if isinstance(who, nouns.Top):
        return tell.message("np-top", count=number(tell, who.count), zone=who.pile.zone, whose=whose(who.pile.whose))
    if isinstance(who, Zones):
        return tell.message("np-each-zone", whose=_whose_zones(who.whose, tell), empty=who.without == unit)
    if isinstance(who, OneZone):
        return tell.message("np-one-zone", whose=_whose_zones(YOU, tell))
    if isinstance(who, ThisZone):
        return tell.message("np-this-zone")
    if isinstance(who, Kept):
        return tell.message("kept-cards", this=this(tell), latest=not who.paid_for)
    if who == nouns.this:
        return this(tell)
    if who == nouns.attached:
        return attached(tell)
    if who == nouns.that:
        return that(tell)
    if who == it and tell.known.get(SEVERAL):
        return tell.message("who-first")
    many = who == it and bool(tell.known.get(MANY))
    if who == it and tell.known.get(FAR):
        return tell.message("who-target", many=many)
    return tell.message(f"who-{kebab(type(who).__name__)}{form}", many=many, attached=attached(tell))


def _whose_zones(word: str, tell: Renderer) -> str:
    """Whose zones are meant, as messages have it."""
    return "their" if word == YOU and tell.known.get(THIRD) else whose(word)


def how_many(some: nouns.Some) -> str:
    """How a number of cards is said."""
    if some.count == ANY_NUMBER:
        return "any-number"
    return "a" if some.count == 1 else "exactly"


def _from(tell: Renderer, noun: Phrase, pile: Pile) -> Phrase:
    """Cards of a pile, or some of those that were just seen."""
    if pile == those:
        return tell.message("np-among", cards=noun)
    return tell.message("np-from", cards=noun, zone=pile.zone, whose=whose(pile.whose))


def done(node: Done, tell: Renderer) -> Phrase:
    """Do a verb to cards; players discard cards of their own."""
    who = node.who
    if node.verb == discard and isinstance(who, nouns.Each | nouns.Top | nouns.AtRandom) and who.pile is not None:
        if who.pile == those:
            return tell.message("verb-discard.rest")
        how = {nouns.Each: "all", nouns.Top: "top", nouns.AtRandom: "random"}[type(who)]
        if isinstance(who, nouns.Top) and who.count == 1 and who.pile.whose == YOU:
            return tell.message("verb-discard.first")
        count = {} if isinstance(who, nouns.Each) else quantity(tell, "cards", who.count)
        return tell.message(f"verb-discard.{how}", whose=whose(who.pile.whose), **count)
    if node.verb == put_on_top and who == nouns.this:
        return tell.message("verb-on-top.this", this=this(tell))
    many = isinstance(who, nouns.Top) and who.count != 1
    if isinstance(who, nouns.Some) and who.may:
        return tell.message("node-may", effect=verb(tell, node.verb, affected(tell, node), node.amount))
    return verb(tell, node.verb, affected(tell, node), node.amount, many=many, in_zone=isinstance(who, OneZone | Zones))


def verb(
    tell: Renderer,
    word: Verb,
    object: Phrase,
    amount: int | Amount = 0,
    *,
    third: bool = False,
    many: bool = False,
    in_zone: bool = False,
) -> Phrase:
    """A verb with its object; in the `third` person where other players do it."""
    what = "damage" if isinstance(word, Heal | HealAll) else "tokens"
    zone = ".zone" if isinstance(word, Heal) and in_zone else ""
    return tell.message(
        f"verb-{word.name}{zone}",
        object=object,
        third=third,
        many=many or bool(tell.known.get(MANY)),
        **quantity(tell, what, amount),
    )


def at(node: At, tell: Renderer) -> Phrase:
    """Something is done later to cards that are named now."""
    return tell.message("node-at", effect=node.effect, moment=tell.message(f"at-{slug(node.moment)}"))


# ---- Damage


def deal(node: Deal, tell: Renderer) -> Phrase:
    """Deal damage to cards."""
    more = [predicate(tell, one) for one in node.more_to.parts] if node.more else []
    what = "sure-damage" if node.uncancellable else "damage"
    arguments = quantity(tell, what, node.amount)
    if node.by is not None:
        return tell.message("node-deal.by", by=meant(tell, node.by), object=affected(tell, node), **arguments)
    message = "node-deal.more" if more else "node-deal.far" if isinstance(node.who, Zones) else "node-deal"
    each = isinstance(node.who, nouns.Each)
    return tell.message(message, object=affected(tell, node), more=node.more, parts=more, each=each, **arguments)


def deal_indirect(node: DealIndirect, tell: Renderer) -> Phrase:
    """Deal indirect damage."""
    what = "sure-indirect-damage" if node.uncancellable else "indirect-damage"
    said = tell.message("node-deal-indirect", whom=whose(node.whom), **quantity(tell, what, node.amount))
    return tell.message("units-first", damage=said) if node.units_first else said


def shield(node: Shield, tell: Renderer) -> Phrase:
    """Cancel damage that comes later in the turn."""
    return tell.message("node-shield", amount=node.amount, object=affected(tell, node))


def divert(node: Divert, tell: Renderer) -> Phrase:
    """Redirect damage that comes later in the turn."""
    return tell.message("node-divert", amount=node.amount)


def move_counters(node: MoveCounters, tell: Renderer) -> Phrase:
    """Move damage or tokens from one card or zone to another."""
    several = bool(tell.known.get(SEVERAL))
    source, to = meant(tell, node.source), meant(tell, node.to)
    if node.source == nouns.first and not several:
        source = tell.message("who-target", many=False)
    amount = node.amount
    how = "exactly" if not node.up_to else "up-to" if isinstance(amount, int) else "limit"
    if amount == counters.ALL:
        how = "any" if node.up_to else "all"
    return tell.message(
        f"node-move-{node.what.name}",
        how=how,
        amount=amount if isinstance(amount, int) else number(tell, amount),
        source=source,
        to=to,
    )


def cancel_assigned(node: CancelAssigned, tell: Renderer) -> Phrase:
    """Cancel damage that waits."""
    return tell.message("node-cancel-assigned", amount=node.amount, card=meant(tell, node.card))


# ---- What lasts


def until(node: Until, tell: Renderer) -> Phrase:
    """Effects on cards that last."""
    return tell.message("node-until", effect=_lasting(node, tell), until=_until(tell, node.until))


def _lasting(node: Until, tell: Renderer) -> Phrase:
    many = node.who == it and bool(tell.known.get(MANY))
    within = tell if node.x is None else tell.knowing(x=node.x)
    first = node.standing[0]
    if isinstance(first, DamageChange):
        return damage_clause(first, within)
    said = predicates(within, node.standing, many=many)
    return tell.message("clause", subject=affected(tell, node, ".subject"), predicate=said)


def establish(node: Establish, tell: Renderer) -> Phrase:
    """Effects that last and are about no certain cards."""
    parts = [
        conditional(tell, one, damage_clause(one, tell) if isinstance(one, DamageChange) else clause(tell, one))
        for one in node.standing
    ]
    return tell.message("node-until", effect=tell.message("all-of", parts=parts), until=_until(tell, node.until))


def _until(tell: Renderer, moment: str) -> Phrase | None:
    return None if moment == FOR_GOOD else tell.message(f"until-{slug(moment)}")


# ---- Resources and cards


def done_by(node: DoneBy, tell: Renderer) -> Phrase:
    """Players draw cards, gain or lose something."""
    what = COUNTED[type(node.verb)]
    return tell.message(f"verb-{node.verb.name}", whose=_whose(node.whose, tell), **quantity(tell, what, node.amount))


def take(node: Take, tell: Renderer) -> Phrase:
    """Take something from players."""
    amount = quantity(tell, node.what.name, node.amount)
    return tell.message("node-take", what=node.what.name, whose=_whose(node.whose, tell), up_to=node.up_to, **amount)


def _whose(word: str, tell: Renderer) -> str:
    """Which players are meant, as messages have it: the first of several targets is no longer "that player"."""
    return "first" if word == TARGET and tell.known.get(SEVERAL) else whose(word)


def together(node: Together, tell: Renderer) -> Phrase:
    """Several things at the same time."""
    return tell.message("node-together", parts=[*node.parts, *node.damage])


def search(node: Search, tell: Renderer) -> Phrase:
    """Search the deck."""
    how = "a" if node.most == 1 else "any-number" if node.most == ANY_NUMBER else "up-to"
    found = cards(tell, node.cards, how, count=node.most)
    play = node.to == TO_THIS_ZONE
    return tell.message(
        "node-search", top=node.top or None, cards=found, play=play, many=node.most != 1, must=node.must
    )


def look_at(node: LookAt, tell: Renderer) -> Phrase:
    """Look at cards, or reveal them."""
    who = node.who
    kind = "reveal" if node.reveal else "look-at"
    if isinstance(who, nouns.Each) and who.pile is not None:
        return tell.message(f"node-{kind}.hands", whose=whose(who.pile.whose))
    if isinstance(who, nouns.AtRandom):
        amount = quantity(tell, "cards", who.count)
        return tell.message(f"node-{kind}.random", whose=whose(who.pile.whose), up_to=who.up_to, **amount)
    return tell.message(f"node-{kind}", object=affected(tell, node))


def arrange(node: Arrange, tell: Renderer) -> Phrase:
    """Put cards back in any order."""
    return tell.message("node-arrange", object=tell.message("who-it", many=True))


def split(node: Split, tell: Renderer) -> Phrase:
    """One thing is done to one card, another to the others."""
    one = verb(tell, node.one, tell.message("one-of-them"))
    return tell.message("node-split", one=one, others=verb(tell, node.others, tell.message("the-other")))


def for_each_player(node: ForEachPlayer, tell: Renderer) -> Phrase:
    """Each player does something."""
    return tell.message("node-for-each-player", effect=node.effect)


def play_cards(node: PlayCards, tell: Renderer) -> Phrase:
    """Play cards at no cost."""
    may = isinstance(node.who, nouns.Some) and node.who.may
    said = tell.message("node-play-cards", object=affected(tell, node))
    return tell.message("node-may", effect=said) if may else said


def put_into_play(node: PutIntoPlay, tell: Renderer) -> Phrase:
    """Put cards into play."""
    zone = "this" if node.section == THIS_ZONE else "any" if node.section == ANY_ZONE else section(node.section)
    later = None if not node.until else tell.message(f"at-{slug(node.until)}")
    return tell.message(
        "node-put-into-play",
        object=affected(tell, node),
        zone=zone,
        corrupted=node.corrupted,
        later=later,
        many=isinstance(node.who, nouns.Each | Kept) or bool(tell.known.get(MANY)),
    )


def gain_experience(node: GainExperience, tell: Renderer) -> Phrase:
    """Attach experiences."""
    return tell.message("node-gain-experience", object=affected(tell, node), count=node.count)


def develop_top(node: DevelopTop, tell: Renderer) -> Phrase:
    """Put cards of the deck into a zone as developments."""
    zone = "this" if node.section == THIS_ZONE else section(node.section)
    return tell.message("node-develop-top", count=node.count, zone=zone)


# ---- Cards that move, and what is done to the chain


def move(node: Move | AmbushAttack, tell: Renderer) -> Phrase:
    """Move cards to another zone, or into the attack."""
    return tell.message(
        message_id(node),
        object=affected(tell, node),
        many=isinstance(node.who, nouns.Some) or bool(tell.known.get(MANY)),
    )


def move_together(node: MoveTogether, tell: Renderer) -> Phrase:
    """Move all targets to the same zone, perhaps with the card itself."""
    return tell.message("node-move-together", this=this(tell), this_too=node.this)


def switch_quest(node: SwitchQuest, tell: Renderer) -> Phrase:
    """Switch a quest with one of the hand."""
    return tell.message("node-switch-quest", card=cards(tell, node.cards))


def onto_quest(node: OntoQuest, tell: Renderer) -> Phrase:
    """Move a unit onto a quest."""
    return tell.message("node-onto-quest", object=affected(tell, node), here=node.here)


def take_control(node: TakeControl, tell: Renderer) -> Phrase:
    """Another player takes control of cards."""
    return tell.message("node-take-control", object=affected(tell, node), give=node.by == TARGET)


def cancel(node: Cancel, tell: Renderer) -> Phrase:
    """Cancel what is on the chain."""
    return tell.message("node-cancel", action=bool(tell.known.get("action")))


def redirect_attack(node: RedirectAttack, tell: Renderer) -> Phrase:
    """The attack goes elsewhere."""
    return tell.message("node-redirect-attack")


def make_attack(node: MakeAttack, tell: Renderer) -> Phrase:
    """A unit attacks outside the battlefield phase."""
    return tell.message("node-make-attack", subject=affected(tell, node))


# ---- What players must do


def must(node: Must, tell: Renderer) -> Phrase:
    """Players do something to a card of their own."""
    theirs = node.whose != YOU
    within = tell.knowing(third=True, owner="they") if theirs else tell
    assert isinstance(node.done.who, nouns.Some)
    noun = cards(within, own(node.done.who.quality))
    act = verb(tell, node.done.verb, noun, third=theirs and node.otherwise is None)
    other = None if node.otherwise is None else within.say(node.otherwise)
    return tell.message("node-must", whose=whose(node.whose), act=act, otherwise=other)


def unless(node: Unless, tell: Renderer) -> Phrase:
    """An effect that a player can buy off."""
    cost = tell.knowing(**{THIRD: node.by != YOU}).say(node.cost)
    return tell.message("node-unless", effect=node.effect, by=whose(node.by), cost=cost)


# ---- Costs


def spend(node: Spend, tell: Renderer) -> Phrase:
    """Spend resources."""
    third = bool(tell.known.get(THIRD))
    if node.amount == counters.ALL:
        return tell.message("node-spend.all", third=third)
    if isinstance(node.amount, Of) and node.amount.cards == nouns.kept:
        return tell.message("node-spend.kept", this=this(tell))
    return tell.message("node-spend", third=third, **quantity(tell, "resources", node.amount))


def pay(node: Pay, tell: Renderer) -> Phrase:
    """Something is done to a certain card, or to cards of the player's choice."""
    return done(node.done, tell)


def skip_phase(node: SkipPhase, tell: Renderer) -> Phrase:
    """Skip a phase."""
    return tell.message("node-skip-phase", phase=tell.message(f"phase-of-{node.phase}"))
