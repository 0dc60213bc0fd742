"""Which cards are meant, as noun phrases: filters around a noun, as in "another attacking Dwarf unit"."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.invasion.constants import ATTACHMENT, SECTION_NAMES
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.filters import (
    CostAtMost,
    Either,
    FacedownUnit,
    HasKeyword,
    InSection,
    Is,
    LoyaltyBelow,
    Race,
    RemainingBelow,
    Titled,
    Trait,
)
from nefrit.invasion.trees import Amount, Filter
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

CARD = "card"

NOUNS = {
    "unit": "unit",
    "support": "support",
    "quest": "quest",
    "quest card": "quest",
    "legend": "legend",
    "tactic": "tactic",
    "attachment": "attachment",
    "development": "development",
    "facedown development": "facedown-development",
    "quest or support": "quest-or-support",
    "unit or support": "unit-or-support",
    "unit or development": "unit-or-development",
    "support or development": "support-or-development",
    "unit or legend": "unit-or-legend",
    "Hero or legend": "hero-or-legend",
}
"""The words of filters that are nouns."""

DEFINITE = {"this", "attached", "that"}
"""The words of filters that mean one certain card."""

OTHERS = frozenset({"other", "not that", "uninvolved", "unchosen"})
"""The words of filters that are said with the article: "another", "each other"."""

OF_UNITS = frozenset({"attacking", "defending", "participating", "questing", "questing here"})
"""What is only ever said of units."""

OUTWARD = (
    "attacking",
    "defending",
    "participating",
    "questing",
    "damaged",
    "corrupted",
    "uncorrupted",
    "unique",
    "yours",
    "an opponent's",
    "owned by you",
)
"""In which order words gather around the noun, the nearest first; races and traits are nearer, all others farther."""

CLAUSES = frozenset({"neither development nor quest"})
"""Words that come last, because they are clauses of their own."""

PLAYING = "playing"
"""What is known where cards are meant that players play, and that nobody controls yet."""

OWNER = "owner"
"""What is known where cards are meant that other players control: "they"."""


def is_near(one: Filter) -> bool:
    """Whether a filter is said with the noun itself: what the card is, its race, its traits."""
    return isinstance(one, Trait | Race) or (isinstance(one, Is) and one.word in NOUNS)


def own(filters: Sequence[Filter]) -> tuple[Filter, ...]:
    """The cards that filters accept, of the player who pays or chooses."""
    return tuple(filters) if "yours" in words_of(filters) else (*filters, Is("yours"))


def slug(words: str) -> str:
    """Words of the game as a part of the id of a message."""
    return kebab(words.lower().replace("'", ""))


def type_of_this(tell: Renderer) -> str:
    """What the card is, as the name of a noun."""
    if not isinstance(tell.face, InvasionFace):
        return CARD
    return slug(ATTACHMENT) if tell.face.is_attachment else slug(tell.face.type)


def this(tell: Renderer) -> Phrase:
    """The card itself, by its type: "this unit"."""
    return tell.message("np-this", noun=tell.message(f"noun-{type_of_this(tell)}", many=False))


def attached(tell: Renderer) -> Phrase:
    """The card to which this one is attached."""
    to = tell.face.attaches.to if isinstance(tell.face, InvasionFace) and tell.face.attaches else ()
    return tell.message("np-attached", noun=tell.message(f"noun-{noun_of(to)}", many=False))


def words_of(filters: Sequence[Filter]) -> set[str]:
    """The words of the filters that are words."""
    return {one.word for one in filters if isinstance(one, Is)}


def is_definite(filters: Sequence[Filter]) -> bool:
    """Whether filters mean one certain card."""
    return bool(words_of(filters) & DEFINITE)


def noun_of(filters: Sequence[Filter], base: str = CARD) -> str:
    """The noun for the cards that filters accept, among cards of a kind."""
    words = words_of(filters)
    for word in words:
        if word in NOUNS:
            return NOUNS[word]
    if any(isinstance(one, RemainingBelow) for one in filters):
        return "unit"
    return "unit" if base == CARD and words & OF_UNITS else base


def described(tell: Renderer, filters: Sequence[Filter], base: str = CARD, *, many: bool = False) -> Phrase:
    """The cards without an article: "attacking unit you control"."""
    phrase = tell.message(f"noun-{noun_of(filters, base)}", many=many)
    for one in sorted(filters, key=_distance):
        if not isinstance(one, Is) or one.word not in {*NOUNS, *DEFINITE, *OTHERS}:
            phrase = around(tell, one, phrase, many=many)
    return phrase


def cards(tell: Renderer, filters: Sequence[Filter], how: str = "a", base: str = CARD, *, count: int = 1) -> Phrase:
    """The cards as a noun phrase: one of them ("a"), "each", "all", or a number of them ("exactly", "up-to", ...)."""
    words = words_of(filters)
    if "this" in words:
        return this(tell)
    if "attached" in words:
        return attached(tell)
    if "that" in words:
        return that(tell)
    if how == "a" and words & OTHERS and tell.known.get("nth") == 3:
        return tell.message("np-third", noun=described(tell, filters, base))
    many = how in ("all", "some") or (how not in ("a", "each") and count != 1)
    noun = described(tell, filters, base, many=many)
    return tell.message(f"np-{how}", noun=noun, other=bool(words & OTHERS), count=count)


def that(tell: Renderer) -> Phrase:
    """The card that the event is about."""
    known = tell.known.get("that", CARD)
    return tell.message("np-that", noun=tell.message(f"noun-{known}", many=False))


def around(tell: Renderer, one: Filter, noun: Phrase, *, many: bool = False) -> Phrase:
    """A noun with what a filter says of it: "damaged" around "unit" is "damaged unit"."""
    if isinstance(one, Either):
        return tell.message("any-of", parts=[around(tell, part, noun, many=many) for part in one.filters])
    owner = tell.known.get(OWNER, "you")
    return tell.message(
        _message(tell, one), noun=noun, many=many, this=this(tell), owner=owner, **_arguments(tell, one)
    )


def predicate(tell: Renderer, one: Filter) -> Phrase:
    """What a filter says of a card, as the end of a clause: "is damaged"."""
    if isinstance(one, Is) and one.word in NOUNS:
        return tell.message("is-noun", noun=tell.message(f"noun-{NOUNS[one.word]}", many=False))
    arguments = _arguments(tell, one)
    return tell.message(f"{_message(tell, one)}.is", this=this(tell), many=False, **arguments)


def number(tell: Renderer, amount: int | Amount) -> object:
    """An amount as a value: a number, or what it is equal to."""
    return amount if isinstance(amount, int) else tell.say(amount)


def section(number_of_zone: int) -> str:
    """The name of a zone of the capital, as messages have it."""
    return SECTION_NAMES[number_of_zone]


def _message(tell: Renderer, one: Filter) -> str:
    if isinstance(one, Trait) and one.without and " " in one.trait:
        # "Non-" before several words would not be clear.
        return f"{message_id(one)}.lacking"
    if not isinstance(one, Is):
        return message_id(one)
    message = f"is-{slug(one.word)}"
    return f"{message}.played" if tell.known.get(PLAYING) and tell.has(f"{message}.played") else message


def _arguments(tell: Renderer, one: Filter) -> dict[str, object]:
    if isinstance(one, Trait):
        return {"trait": one.trait, "without": one.without}
    if isinstance(one, Race):
        return {"race": one.race, "without": one.without}
    if isinstance(one, CostAtMost):
        return {"cost": number(tell, one.cost)}
    if isinstance(one, RemainingBelow):
        return {"amount": number(tell, one.amount)}
    if isinstance(one, LoyaltyBelow):
        return {"loyalty": one.loyalty}
    if isinstance(one, HasKeyword):
        return {"keyword": tell.message(f"keyword-{one.word}", value=None)}
    if isinstance(one, InSection):
        return {"zone": section(one.section)}
    if isinstance(one, Titled):
        return {"without": one.without}
    if isinstance(one, FacedownUnit):
        return {"race": one.race}
    assert isinstance(one, Is), f"{type(one).__name__} has no words"
    return {}


def _distance(one: Filter) -> int:
    if isinstance(one, Is):
        if one.word in OUTWARD:
            return OUTWARD.index(one.word)
        return len(OUTWARD) + (2 if one.word in CLAUSES else 0)
    return -1 if isinstance(one, Trait | Race | Either) else len(OUTWARD) + 1
