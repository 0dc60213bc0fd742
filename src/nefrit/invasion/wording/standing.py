"""Constant effects and those that last: who, and what is so of them."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.invasion.constants import NO_ZONE, SKIP
from nefrit.invasion.damage import DamageChange
from nefrit.invasion.damage_prevention import ALL, Cancels, Redirects, TokenShield
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.keywords import AMBUSH
from nefrit.invasion.standing import OUTCAST
from nefrit.invasion.trees import Forbids, Grants, Instead, Keyword, Modifies, NextCost, Standing, Text, Watches
from nefrit.invasion.wording.amounts import much, quantity
from nefrit.invasion.wording.conditions import IF, WHILE, circumstances, names
from nefrit.invasion.wording.nouns import PLAYING, cards, described, is_definite, number, section, slug, that, this
from nefrit.invasion.wording.triggers import noun_of_trigger
from nefrit.invasion.words import nouns
from nefrit.invasion.words.conditions import NothingPlayed
from nefrit.kernel.effects import AllOf, Condition
from nefrit.kernel.values import ADD, SET
from nefrit.parts.words import Amount, any_card
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

QUANTITIES = {"power": "power", "hit points": "hit-points", "combat damage": "damage", "cost": "resources"}
"""Values that are changed, and what they are counted in."""

WHOLE = frozenset(
    {
        "damage is uncancellable",
        "attacked",
        "searched cards",
        "keeps resources",
        "damage is resources",
        "tokens are resources",
        "tops are shown",
        OUTCAST,
        "plays the top card",
    }
)
"""What standing effects are called that are about the game rather than about cards."""


def standing(node: Standing, tell: Renderer) -> Phrase:
    """A constant effect: where it works, when, and what is so."""
    said = _placed(tell, node, clause(tell, node))
    return tell.message("also-printed", text=said) if _is_printed_x(tell, node) else said


def _is_printed_x(tell: Renderer, node: Standing) -> bool:
    """Whether a value is also what X is in the printed cost or hit points of the card."""
    if not isinstance(node, Modifies) or isinstance(node.amount, int) or not isinstance(tell.face, InvasionFace):
        return False
    return node.amount in (tell.face.cost, tell.face.hit_points)


def clause(tell: Renderer, node: Standing) -> Phrase:
    """A whole clause, with its subject."""
    if node.what in WHOLE or node.what.startswith(SKIP):
        return tell.message(f"standing-{slug(node.what)}", **_arguments(tell, node, many=False))
    if isinstance(node, NextCost):
        return _next_cost(tell, node)
    if isinstance(node, Watches):
        # In the middle of a sentence, after "until the end of the turn".
        return tell.knowing(within=True).say(node.text)
    many = node.on is not None and not is_definite(node.on)
    subject = _subject(tell, node, many=many)
    if node.on is None:
        tell = tell.knowing(it=True)
    return tell.message("clause", subject=subject, predicate=predicate_of(tell, node, many=many))


def _next_cost(tell: Renderer, node: NextCost) -> Phrase:
    """The next card of a kind costs more or less, and may enter play damaged."""
    subject = tell.message(
        "next-played", noun=described(tell.knowing(**{PLAYING: True}), any_card if node.on is None else node.on)
    )
    said = predicate_of(tell, node, many=False)
    if node.wounds:
        said = tell.message("enters-wounded", predicate=said, wounds=node.wounds)
    return tell.message("clause", subject=subject, predicate=said)


def predicate_of(tell: Renderer, node: Standing, *, many: bool) -> Phrase:
    """What is so of the cards, as the end of a clause."""
    return tell.message(_message(node), **_arguments(tell, node, many=many))


def predicates(tell: Renderer, nodes: Sequence[Standing], *, many: bool) -> Phrase:
    """Several things that are so of the same cards."""
    return tell.message("all-of", parts=[predicate_of(tell, node, many=many) for node in nodes])


def _subject(tell: Renderer, node: Standing, *, many: bool) -> Phrase:
    if _is_named(node):
        return tell.message("who-it.subject", many=False)
    if node.on is None:
        return this(tell)
    if node.what == "cost":
        tell = tell.knowing(**{PLAYING: True})
    if _first(node.condition) is not None:
        return tell.message("first-played", noun=described(tell, node.on))
    return cards(tell, node.on, "all" if many else "a")


def _is_named(node: Standing) -> bool:
    """Whether a condition has named the card just before, so that "it" is clear."""
    if node.on is None:
        return names(node.condition, nouns.this)
    return node.on == nouns.attached and names(node.condition, nouns.attached)


def _first(condition: Condition | None) -> NothingPlayed | None:
    """Whether an effect is about the first such card of a turn only."""
    if isinstance(condition, AllOf):
        return next((found for one in condition.conditions if (found := _first(one)) is not None), None)
    return condition if isinstance(condition, NothingPlayed) else None


def _message(node: Standing) -> str:
    if isinstance(node, Modifies):
        if node.operation == SET and node.amount == 0:
            return f"loses-{slug(node.what)}"
        return f"modifies-{slug(node.what)}" if node.operation == ADD else f"sets-{slug(node.what)}"
    if isinstance(node, Forbids):
        return f"forbids-{slug(node.what)}"
    if isinstance(node, Grants):
        return f"grants-{slug(node.what)}"
    return f"standing-{slug(node.what)}"


def _arguments(tell: Renderer, node: Standing, *, many: bool) -> dict[str, object]:
    arguments: dict[str, object] = {"many": many and _first(node.condition) is None, "this": this(tell)}
    if isinstance(node, Modifies):
        if node.what == AMBUSH:
            arguments["granted"] = _keyword(tell, AMBUSH, node.amount)
        elif node.operation != ADD:
            arguments["amount"] = number(tell, node.amount)
        elif node.what in QUANTITIES:
            arguments |= quantity(tell, QUANTITIES[node.what], node.amount)
            arguments["equal"] = much(tell, node.amount).amount is None
        else:
            arguments |= {"amount": much(tell, node.amount).amount}
    elif isinstance(node, Grants):
        arguments["granted"] = _granted(tell, node)
    return arguments


def _granted(tell: Renderer, node: Grants) -> object:
    if isinstance(node.granted, Keyword):
        return _keyword(tell, node.granted.word, node.granted.value)
    if isinstance(node.granted, Text):
        return tell.say(node.granted)
    return tell.message(f"noun-{slug(node.granted)}", many=False) if node.what == "type" else node.granted


def _keyword(tell: Renderer, word: str, value: int | Amount) -> Phrase:
    said = tell.message(f"keyword-{word}", value=value if isinstance(value, int) else "X")
    return said if isinstance(value, int) else tell.message("where-x", text=said, value=value)


def conditional(tell: Renderer, node: Standing, said: Phrase) -> Phrase:
    """A clause after the conditions under which it holds."""
    parts = circumstances(tell, node.condition, IF if node.what == OUTCAST else WHILE)
    return tell.message("circumstances-first", parts=parts, clause=said) if parts else said


def _placed(tell: Renderer, node: Standing, said: Phrase) -> Phrase:
    """A clause after the conditions under which it holds, and the zone in which it works."""
    said = conditional(tell, node, said)
    return said if node.section == NO_ZONE else tell.message("in-zone", zone=section(node.section), text=said)


# ---- Damage that is changed, and what happens instead


def damage_change(node: DamageChange, tell: Renderer) -> Phrase:
    """Damage is cancelled, prevented or redirected just before it is applied."""
    said = damage_clause(node, tell)
    if node.forced:
        said = tell.message("ability.plain", label=tell.message("label-forced"), effect=said)
    return _placed(tell, node, said)


def damage_clause(node: DamageChange, tell: Renderer) -> Phrase:
    """What becomes of the damage."""
    recipient: Phrase = this(tell) if node.on is None else cards(tell, node.on, "a")
    if _is_named(node):
        recipient = tell.message("it")
    if isinstance(node, TokenShield):
        return tell.message(
            "node-token-shield",
            recipient=recipient,
            this=this(tell),
            whole=node.whole,
            prevents=node.prevents,
            gains=node.gains,
            optional=node.optional,
        )
    if isinstance(node, Redirects):
        if node.zones:
            recipient = tell.message("your-capital")
        return tell.message(
            "node-redirects",
            recipient=recipient,
            amount=node.amount,
            combat=node.combat,
            each=node.each_turn,
            to=node.to,
        )
    assert isinstance(node, Cancels), f"{type(node).__name__} has no words"
    if node.zones:
        recipient = tell.message("your-capital")
    elif node.everything:
        recipient = tell.message("everything")
    amount = None if node.amount == ALL else node.amount
    return tell.message("node-cancels", recipient=recipient, amount=amount, combat=node.combat, each=node.each_turn)


def instead(node: Instead, tell: Renderer) -> Phrase:
    """Something else happens."""
    assert node.when is not None
    within = tell.knowing(that=noun_of_trigger(node.when, "card"), would=True)
    when = within.say(node.when)
    if node.effect is None:
        said = tell.message(f"node-instead.{node.to}", when=when, card=that(within), this=this(tell))
    else:
        said = tell.message("node-instead", when=when, optional=node.optional, effect=within.say(node.effect))
    if node.action:
        label = tell.message("label-action", opponent=False, out_of_play=False)
        said = tell.message("ability.plain", label=label, effect=said)
    return _placed(tell, node, said)
