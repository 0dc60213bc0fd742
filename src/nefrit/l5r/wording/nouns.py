"""Which cards are meant, as noun phrases: filters around a noun, as in "another participating Crane character"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from nefrit.l5r.constants import CONFLICT_TYPES, ELEMENTS
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.filters import Clan, Either, Is, OfElement, Trait, WeakerThan
from nefrit.l5r.players import YOU
from nefrit.l5r.trees import Filter
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

CARD = "card"
CHARACTER = "character"

NOUNS = {
    "character": CHARACTER,
    "attachment": "attachment",
    "holding": "holding",
    "province": "province",
    "character card": CHARACTER,
    "attachment card": "attachment",
    "event card": "event",
}
"""The words of filters that are nouns."""

DEFINITE = {"this": "np-this", "attached": "np-attached", "attacked province": "np-attacked-province"}
"""The words of filters that mean one certain card, and the messages that say them."""

OF_CHARACTERS = frozenset(
    {"attacking", "defending", "participating", "attacking alone", "defending alone", "honored", "dishonored"}
)
"""What is only ever said of characters."""

OTHERS = frozenset({"other", "not that"})
"""The words of filters that are said with the article: "another", "each other"."""

OUTWARD = (
    "unrevealed",
    "facedown",
    "faceup",
    "honored",
    "dishonored",
    "bowed",
    "ready",
    "attacking",
    "defending",
    "participating",
    "non-participating",
    "unique",
    "non-unique",
    "yours",
    "your opponent's",
    "owned by your opponent",
    "of the same player as that",
)
"""In which order words gather around the noun, the nearest first; traits and clans are nearer, all others farther."""

CLAUSES = frozenset({"attacking alone", "defending alone", "from a hand this phase"})
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


def words_of(filters: Sequence[Filter]) -> set[str]:
    """The words of the filters that are words."""
    return {one.word for one in filters if isinstance(one, Is)}


def noun_of(filters: Sequence[Filter], base: str = CARD) -> str:
    """The noun for the cards that filters accept, among cards of a kind."""
    words = words_of(filters)
    for word in words:
        if word in NOUNS:
            return NOUNS[word]
    if "attached to this" in words:
        return "attachment"
    return CHARACTER if base == CARD and words & OF_CHARACTERS else base


def described(tell: Renderer, filters: Sequence[Filter], base: str = CARD, *, many: bool = False) -> Phrase:
    """The cards without an article: "participating character you control"."""
    phrase = tell.message(f"noun-{noun_of(filters, base)}", many=many)
    for one in sorted(filters, key=_distance):
        if not isinstance(one, Is) or one.word not in {*NOUNS, *DEFINITE, *OTHERS}:
            phrase = around(tell, one, phrase, many=many)
    return phrase


def cards(
    tell: Renderer, filters: Sequence[Filter], how: str = "a", base: str = CARD, *, count: int = 1, area: str = ""
) -> Phrase:
    """The cards as a noun phrase: one of them ("a"), "each", "all", or a number of them ("exactly", "up-to", ...)."""
    words = words_of(filters)
    if is_definite(filters):
        word = next(word for word in DEFINITE if word in words)
        return tell.message(DEFINITE[word], noun=described(tell, filters, _type_of_definite(tell, word)))
    if how == "a" and len(filters) == 1 and isinstance(filters[0], Either):
        return tell.message("node-either", nouns=[cards(tell, (one,), base=base) for one in filters[0].filters])
    many = how == "all" or (how not in ("a", "each") and count != 1)
    noun = described(tell, filters, base, many=many)
    if area:
        noun = tell.message(f"area-{slug(area)}", noun=noun, many=many)
    return tell.message(f"np-{how}", noun=noun, other=bool(words & OTHERS), count=count)


def is_definite(filters: Sequence[Filter]) -> bool:
    """Whether filters mean one certain card."""
    return bool(words_of(filters) & DEFINITE.keys())


def around(tell: Renderer, one: Filter, noun: Phrase, *, many: bool = False) -> Phrase:
    """A noun with what a filter says of it: "honored" around "character" is "honored character"."""
    if isinstance(one, Either):
        return tell.message("node-either", nouns=[around(tell, part, noun, many=many) for part in one.filters])
    if isinstance(one, Is) and one.word in NOUNS:
        return tell.message(f"noun-{NOUNS[one.word]}", many=many)
    return _said(tell, one, "", noun=noun, many=many)


def predicate(tell: Renderer, one: Filter, *, many: bool = False) -> Phrase:
    """What a filter says of a card, as the end of a clause: "is honored"."""
    if isinstance(one, Either):
        return tell.message("node-either.is", parts=[predicate(tell, part, many=many) for part in one.filters])
    return _said(tell, one, ".is", many=many)


def slug(words: str) -> str:
    """Words of the game as a part of the id of a message."""
    return words.lower().replace("'", "").replace(" ", "-")


def element(tell: Renderer, number: int | None) -> Phrase | None:
    """The word for an element."""
    return None if number is None else tell.message(f"element-{ELEMENTS[number]}")


def conflict_type(tell: Renderer, number: int | None) -> Phrase | None:
    """The word for a type of conflict and of skill."""
    return None if number is None else tell.message(f"type-{CONFLICT_TYPES[number]}")


def _said(tell: Renderer, one: Filter, form: str, **arguments: object) -> Phrase:
    message = f"is-{slug(one.word)}" if isinstance(one, Is) else message_id(one)
    known = {"this": this(tell), "chooser": tell.known.get("chooser", YOU)}
    return tell.message(f"{message}{form}", **known, **_fields(tell, one), **arguments)


def _fields(tell: Renderer, one: Filter) -> dict[str, object]:
    found: dict[str, object] = {field.name: getattr(one, field.name) for field in fields(one)}
    for name, value in found.items():
        if name in ("trait", "clan"):
            found[name] = tell.message(name, **{name: value})
        elif name == "element" and isinstance(value, int):
            found[name] = element(tell, value)
        elif name == "type" and isinstance(value, int):
            found[name] = conflict_type(tell, value)
    if isinstance(one, WeakerThan):
        found["than"] = cards(tell, one.than, base=CHARACTER)
    return found


def _type_of_definite(tell: Renderer, word: str) -> str:
    if word == "this":
        return type_of_this(tell)
    return CHARACTER if word == "attached" else "province"


def _distance(one: Filter) -> int:
    if isinstance(one, Is):
        if one.word in OUTWARD:
            return OUTWARD.index(one.word)
        return len(OUTWARD) + (2 if one.word in CLAUSES else 0)
    return -1 if isinstance(one, Trait | Clan | OfElement | Either) else len(OUTWARD) + 1
