"""Standing effects: constant abilities, which say of which cards they are, and lasting effects, which need not."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.kernel.effects import AllOf, Condition
from nefrit.kernel.values import ADD, DIVIDE, MULTIPLY, MULTIPLY_BASE, SET, SET_BASE
from nefrit.l5r.trees import Forbids, Grants, Immune, Keyword, Modifies, Reduces, Standing, Triggered
from nefrit.l5r.wording.amounts import amount, number_of
from nefrit.l5r.wording.conditions import AFTER, ALWAYS, circumstance, circumstances
from nefrit.l5r.wording.nouns import CARD, CHARACTER, cards, is_definite, predicate, slug, this
from nefrit.l5r.words import nouns
from nefrit.l5r.words.cards import event_card
from nefrit.parts.words import Are, any_card
from nefrit.text.phrases import Phrase
from nefrit.text.render import OF_A_CARD, Renderer

DISCARD = "discard"
"""What a card cannot stay for: it is discarded at the moment when it is so, and not while it is."""

OPERATIONS = {
    MULTIPLY: "multiplied",
    MULTIPLY_BASE: "base-multiplied",
    DIVIDE: "divided",
    SET: "set",
    SET_BASE: "base-set",
}


def standing(node: Standing, tell: Renderer) -> Phrase:
    """A constant ability: when it stands, of which cards, what is so; of a card in sight only what is so of it."""
    if isinstance(node, Reduces) and node.played_on is not None:
        meant = cards(tell, any_card if node.on is None else node.on, "each")
        return tell.message("reduces-on", cards=meant, by=node.by, on=cards(tell, node.played_on, base=CHARACTER))
    if tell.known.get(OF_A_CARD) and not tell.has(f"{_message(node)}.whole"):
        return _effect(tell, node, "", many=False)
    return standings(tell, (node,))


def standings(tell: Renderer, nodes: Sequence[Standing]) -> Phrase:
    """Effects that say themselves of which cards they are; those of the same cards in one clause."""
    clauses: list[Phrase] = []
    subjects: dict[str, list[Phrase]] = {}
    for node in nodes:
        if tell.has(f"{_message(node)}.whole"):
            clauses.append(_whole(tell, node))
        else:
            subjects.setdefault(_subject(tell, node), []).append(_effect(tell, node, "", many=_is_about_many(node)))
    for subject, effects in subjects.items():
        clauses.append(tell.message("clause", subject=subject, predicate=tell.message("all-of", parts=effects)))
    said = tell.message("all-of", parts=clauses)
    style = AFTER if nodes[0].what == DISCARD else ALWAYS
    parts = circumstances(tell, nodes[0].condition, style)
    return tell.message("circumstances-first", parts=parts, clause=said) if parts else said


def lasting(tell: Renderer, effects: Sequence[Standing], subject: Phrase, *, many: bool) -> Phrase:
    """Lasting effects on cards: what is so of them, each part only while its own conditions hold."""
    return tell.message(
        "clause", subject=subject, predicate=tell.message("all-of", parts=[_part(tell, one, many) for one in effects])
    )


def reduces(tell: Renderer, node: Reduces, onto: Phrase, until: str) -> Phrase:
    """The next card of a type costs less."""
    noun = tell.message(f"noun-{node.type or CARD}", many=False)
    on = onto if node.onto else None
    return tell.message("node-reduces", noun=noun, by=node.by, onto=on, until=tell.message(f"this-{until}"))


def _part(tell: Renderer, node: Standing, many: bool) -> Phrase:
    said = _effect(tell, node, "", many=many)
    if node.on is not None and node.on.parts:
        parts = [predicate(tell, one, many=many) for one in node.on.parts]
        said = tell.message("if-it" if node.what == DISCARD else "while-it", clause=said, parts=parts, many=many)
    if node.condition is not None:
        said = tell.message("during", clause=said, parts=[circumstance(tell, node.condition, ALWAYS)])
    return said


def _whole(tell: Renderer, node: Standing) -> Phrase:
    return _effect(tell, node, ".whole", many=False)


def _message(node: Standing) -> str:
    if isinstance(node, Modifies):
        return f"modifies-{node.what}" if node.operation == ADD else f"modified-{OPERATIONS[node.operation]}"
    if isinstance(node, Forbids):
        return f"forbids-{node.what}"
    if isinstance(node, Grants):
        return f"grants-{node.what}"
    if isinstance(node, Immune):
        return "immune-to"
    return f"standing-{node.what}"


def _effect(tell: Renderer, node: Standing, form: str, *, many: bool) -> Phrase:
    """What is so of the cards, as the end of a clause, or as a `.whole` clause where it is not about cards."""
    arguments: dict[str, object] = {"many": many, "this": this(tell)}
    if node.what == "play-event":
        arguments["cards"] = cards(tell, event_card if node.on is None else node.on & event_card, "all")
    if isinstance(node, Modifies):
        arguments |= amount(tell, node.amount)
        arguments["signed"] = tell.message("signed", amount=arguments["amount"], less=arguments["less"])
        if node.operation != ADD:
            arguments["value"] = tell.message(f"value-{node.what}")
            arguments["to"] = node.amount if isinstance(node.amount, int) else number_of(node.amount, tell)
    elif isinstance(node, Forbids):
        arguments |= {"opponent": node.by_opponent, "only": [tell.message(f"only-{slug(one)}") for one in node.only]}
    elif isinstance(node, Immune):
        arguments["cards"] = cards(tell, node.to, "all")
    elif isinstance(node, Grants):
        arguments["granted"] = _granted(tell, node)
    return tell.message(f"{_message(node)}{form}", **arguments)


def _granted(tell: Renderer, node: Grants) -> object:
    if isinstance(node.granted, Keyword):
        return tell.message(f"keyword-{slug(node.granted.word)}", traits=(), excepted=False)
    if isinstance(node.granted, Triggered):
        return tell.knowing(type=CHARACTER).say(node.granted)
    if node.what == "clan":
        return tell.message("clan", clan=node.granted)
    return tell.message("element-" + node.granted if node.what == "contested-element" else "trait", trait=node.granted)


def _subject(tell: Renderer, node: Standing) -> Phrase:
    if node.on is None:
        return tell.message("who-it", many=False) if _speaks_of_this(node.condition) else this(tell)
    return cards(tell, node.on, "all" if isinstance(node, Forbids) else "each")


def _speaks_of_this(condition: Condition | None) -> bool:
    """Whether a condition has named the card just before, so that "it" is clear."""
    if isinstance(condition, AllOf):
        return any(_speaks_of_this(part) for part in condition.conditions)
    return isinstance(condition, Are) and condition.cards == nouns.this


def _is_about_many(node: Standing) -> bool:
    return isinstance(node, Forbids) and node.on is not None and not is_definite(node.on)
