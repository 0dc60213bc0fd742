"""Which cards are meant, as noun phrases: qualities around a noun, as in "another participating Crane character"."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.l5r.constants import DUEL_TYPES, ELEMENTS, HONORED
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.players import YOU
from nefrit.l5r.words import cards as words
from nefrit.l5r.words import nouns
from nefrit.l5r.words.numbers import Skill
from nefrit.l5r.words.rings import Matching, RingOf, Rings, RingsBut, RingsInPool, RingsWithFate
from nefrit.parts.words import AT_LEAST, Compared, Either, Highest, Quality, Without, leave_out
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

CARD = "card"
CHARACTER = "character"

NOUNS: dict[Quality, str] = {
    words.character: CHARACTER,
    words.attachment: "attachment",
    words.holding: "holding",
    words.province: "province",
    words.character_card: CHARACTER,
    words.attachment_card: "attachment",
    words.event_card: "event",
}
"""The nouns for cards that are so."""

DEFINITE: dict[Quality, str] = {
    nouns.this: "np-this",
    nouns.attached: "np-attached",
    words.attacked_province: "np-attacked-province",
    nouns.its_province: "np-its-province",
}
"""The words that mean one certain card, and the messages that say them."""

OF_CHARACTERS: tuple[Quality, ...] = (
    words.attacking,
    words.defending,
    words.participating,
    words.attacking_alone,
    words.defending_alone,
    words.honored,
    words.dishonored,
)
"""What is only ever said of characters."""

OTHERS: tuple[Quality, ...] = (nouns.other, ~nouns.that)
"""The words that are said with the article: "another", "each other"."""

OUTWARD: tuple[Quality, ...] = (
    words.facedown,
    words.faceup,
    words.honored,
    words.dishonored,
    words.bowed,
    ~words.bowed,
    words.attacking,
    words.defending,
    words.participating,
    ~words.participating,
    words.unique,
    ~words.unique,
    words.yours,
    words.theirs,
    words.owned_by_opponent,
    nouns.of_that_player,
)
"""In which order words gather around the noun, the nearest first; traits and clans are nearer, all others farther."""

CLAUSES: tuple[Quality, ...] = (words.attacking_alone, words.defending_alone, words.from_a_hand_this_phase)
"""Words that come last, because they are clauses of their own."""


def this(tell: Renderer) -> Phrase:
    """The card itself, by its type: "this character"."""
    return tell.message("np-this", noun=tell.message(f"noun-{type_of_this(tell)}", many=False))


def type_of_this(tell: Renderer) -> str:
    """What the card is: its printed type, unless somebody has told that the text is about another."""
    told = tell.known.get("type")
    if isinstance(told, str):
        return told
    return tell.face.type if isinstance(tell.face, L5RFace) else CARD


def has_any(cards: Quality, wanted: Sequence[Quality]) -> bool:
    """Whether any of the words is a part of what is said of cards."""
    return any(part in wanted for part in cards.parts)


def noun_of(cards: Quality, base: str = CARD) -> str:
    """The noun for the cards that are so, among cards of a kind."""
    for part in cards.parts:
        if part in NOUNS:
            return NOUNS[part]
        if isinstance(part, nouns.AttachedTo):
            return "attachment"
    return CHARACTER if base == CARD and has_any(cards, OF_CHARACTERS) else base


def described(tell: Renderer, cards: Quality, base: str = CARD, *, many: bool = False) -> Phrase:
    """The cards without an article: "participating character you control"."""
    phrase = tell.message(f"noun-{noun_of(cards, base)}", many=many)
    for one in sorted(cards.parts, key=_distance):
        is_said = one in DEFINITE or one in OTHERS or one in NOUNS
        if not is_said:
            phrase = around(tell, one, phrase, many=many)
    return phrase


def cards(
    tell: Renderer, meant: Quality, how: str = "a", base: str = CARD, *, count: int = 1, area: str = ""
) -> Phrase:
    """The cards as a noun phrase: one of them ("a"), "each", "all", or a number of them ("exactly", "up-to", ...)."""
    if is_definite(meant):
        word = next(word for word in DEFINITE if word in meant.parts)
        return tell.message(DEFINITE[word], noun=described(tell, meant, _type_of_definite(tell, word)))
    if how == "a" and ~nouns.it in meant.parts:
        noun = described(tell, leave_out(meant, ~nouns.it), base)
        return tell.message("np-a", noun=noun, other=True, count=1)
    if how == "a" and isinstance(meant, Either):
        return tell.message("is-either", nouns=[cards(tell, one, base=base) for one in meant.options])
    many = how == "all" or (how not in ("a", "each") and count != 1)
    noun = described(tell, meant, base, many=many)
    if area:
        noun = tell.message(f"area-{slug(area)}", noun=noun, many=many)
    return tell.message(f"np-{how}", noun=noun, other=has_any(meant, OTHERS), count=count)


def definite(tell: Renderer, noun: Quality) -> Phrase:
    """Certain cards as a noun phrase: "this character", "it", or, of several, "a character"."""
    if noun in DEFINITE:
        return cards(tell, noun)
    if isinstance(noun, nouns.Each):
        return cards(tell, noun.quality)
    return tell.message(f"who-{kebab(type(noun).__name__)}", noun=tell.message("noun-card", many=False), many=False)


def is_definite(meant: Quality) -> bool:
    """Whether one certain card is meant."""
    return has_any(meant, tuple(DEFINITE))


def around(tell: Renderer, one: Quality, noun: Phrase, *, many: bool = False) -> Phrase:
    """A noun with a quality of it: "honored" around "character" is "honored character"."""
    if isinstance(one, Either):
        return tell.message("is-either", nouns=[around(tell, part, noun, many=many) for part in one.options])
    if one in NOUNS:
        return tell.message(f"noun-{NOUNS[one]}", many=many)
    return _said(tell, one, "", noun=noun, many=many)


def predicate(tell: Renderer, one: Quality, *, many: bool = False) -> Phrase:
    """A quality of a card, as the end of a clause: "is honored"."""
    if isinstance(one, Either):
        return tell.message("is-either.is", parts=[predicate(tell, part, many=many) for part in one.options])
    return _said(tell, one, ".is", many=many)


def slug(words: str) -> str:
    """Words of the game as a part of the id of a message."""
    return words.lower().replace("'", "").replace(" ", "-")


def element(tell: Renderer, number: int | None) -> Phrase | None:
    """The word for an element."""
    return None if number is None else tell.message(f"element-{ELEMENTS[number]}")


def rings(tell: Renderer, node: Rings, how: str) -> Phrase:
    """Rings as a noun phrase: one of them ("a"), each of them, or those that are clear ("that ring")."""
    message = f"rings-{kebab(type(node).__name__)}"
    known: dict[str, object] = {}
    if isinstance(node, RingOf):
        known["element"] = element(tell, node.element)
    if isinstance(node, RingsInPool):
        known["whose"] = slug(node.whose) or None
    if isinstance(node, RingsBut):
        return tell.message("np-a", noun=_ring_noun(tell, node.rings), other=True)
    if isinstance(node, RingsWithFate):
        noun = tell.message("rings-with-fate", noun=_ring_noun(tell, node.rings), any=node.any)
        return tell.message(f"np-{how}", noun=noun, other=False)
    noun = tell.message(message, **known)
    return noun if tell.has(f"{message}.definite") else tell.message(f"np-{how}", noun=noun, other=False)


def _ring_noun(tell: Renderer, node: Rings) -> Phrase:
    return tell.message(f"rings-{kebab(type(node).__name__)}")


def conflict_type(tell: Renderer, number: int | None) -> Phrase | None:
    """The word for a type of conflict and of skill, or for glory where a duel is about it."""
    return None if number is None else tell.message(f"type-{DUEL_TYPES[number]}")


def message_of(one: Quality) -> str:
    """The id of the message that says a quality: its class, and how a number of the card is compared."""
    if isinstance(one, Without):
        return f"is-not-{message_of(one.quality).removeprefix('is-')}"
    if isinstance(one, words.WithStatus):
        return "is-honored" if one.status == HONORED else "is-dishonored"
    if isinstance(one, words.OfType):
        return f"is-{one.type}-card"
    if isinstance(one, Compared):
        of_cards = "-that-of" if isinstance(one.limit, Highest) else ""
        return f"is-{kebab(type(one.number).__name__)}-{one.how}{of_cards}"
    return f"is-{kebab(type(one).__name__)}"


def _said(tell: Renderer, one: Quality, form: str, **arguments: object) -> Phrase:
    known = {"this": this(tell), "chooser": slug(str(tell.known.get("chooser", YOU)))}
    word = one.quality if isinstance(one, Without) else one
    return tell.message(f"{message_of(one)}{form}", **known, **_arguments(tell, word), **arguments)


def _arguments(tell: Renderer, one: Quality) -> dict[str, object]:
    if isinstance(one, words.Trait | words.WithAttachment):
        return {"trait": tell.message("trait", trait=one.trait)}
    if isinstance(one, nouns.AttachedTo):
        return {"on": definite(tell, one.cards)}
    if isinstance(one, words.Clan):
        return {"clan": tell.message("clan", clan=one.clan)}
    if isinstance(one, words.OfElement):
        return {"element": element(tell, one.element)}
    if isinstance(one, Matching):
        return {"rings": rings(tell, one.rings, "a")}
    if isinstance(one, words.WithSkill):
        return {"type": conflict_type(tell, one.type)}
    return _compared(tell, one) if isinstance(one, Compared) else {}


def _compared(tell: Renderer, one: Compared) -> dict[str, object]:
    """The limit of a comparison: a number, or the cards whose number it is."""
    limit: object = one.limit
    if isinstance(one.limit, Highest):
        among = one.limit.cards
        if one.how == AT_LEAST:
            limit = described(tell, among, CHARACTER, many=True)
        else:
            limit = definite(tell, among) if isinstance(among, nouns.It) else cards(tell, among, base=CHARACTER)
    found = {"limit": limit}
    if isinstance(one.number, Skill):
        found["type"] = conflict_type(tell, one.number.type)
    return found


def _type_of_definite(tell: Renderer, word: Quality) -> str:
    if word == nouns.this:
        return type_of_this(tell)
    return CHARACTER if word == nouns.attached else "province"


def _distance(one: Quality) -> int:
    if one in OUTWARD:
        return OUTWARD.index(one)
    kind = one.quality if isinstance(one, Without) else one
    if isinstance(kind, words.Trait | words.Clan | words.OfElement | Either):
        return -1
    if one in CLAUSES:
        return len(OUTWARD) + 2
    return len(OUTWARD) + (1 if isinstance(one, Compared | words.WithAttachment | words.WithSkill) else 0)
