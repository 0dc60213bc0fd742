"""Which cards are meant, as noun phrases: qualities around a noun, as in "another attacking Dwarf unit"."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.invasion.constants import ATTACHMENT, SECTION_NAMES
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.words import cards as words
from nefrit.invasion.words import nouns
from nefrit.invasion.words.numbers import RemainingHitPoints
from nefrit.parts.words import Amount, Compared, Either, Quality, Without, any_card
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

CARD = "card"

NOUNS: dict[Quality, str] = {
    words.unit: "unit",
    words.support: "support",
    words.quest: "quest",
    words.quest_card: "quest",
    words.legend: "legend",
    words.tactic: "tactic",
    words.attachment: "attachment",
    words.development: "development",
    words.facedown_development: "facedown-development",
}
"""The qualities that are nouns."""

DEFINITE: tuple[Quality, ...] = (nouns.this, nouns.attached)
"""The words that mean one certain card."""

OTHERS: tuple[Quality, ...] = (nouns.other, ~nouns.it, ~nouns.chosen)
"""The words that are said with the article: "another", "each other"."""

OF_UNITS: tuple[Quality, ...] = (
    words.attacking,
    words.defending,
    words.participating,
    words.questing,
    words.questing_here,
)
"""What is only ever said of units."""

OUTWARD: tuple[Quality, ...] = (
    words.attacking,
    words.defending,
    words.participating,
    words.questing,
    words.damaged,
    words.corrupted,
    ~words.corrupted,
    words.yours,
    words.theirs,
)
"""In which order words gather around the noun, the nearest first; races and traits are nearer, all others farther."""

PLAYING = "playing"
"""What is known where cards are meant that players play, and that nobody controls yet."""

OWNER = "owner"
"""What is known where cards are meant that other players control: "they"."""


def is_near(one: Quality) -> bool:
    """Whether a quality is said with the noun itself: what the card is, its race, its traits."""
    kind = one.quality if isinstance(one, Without) else one
    return isinstance(kind, words.Trait | words.Race | words.AnotherRace) or bool(noun_for(one))


def own(meant: Quality) -> Quality:
    """The cards that are so, of the player who pays or chooses."""
    return meant if words.yours in meant.parts else meant & words.yours


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
    to = tell.face.attaches.to if isinstance(tell.face, InvasionFace) and tell.face.attaches else any_card
    return tell.message("np-attached", noun=tell.message(f"noun-{noun_of(to)}", many=False))


def has_any(meant: Quality, wanted: Sequence[Quality]) -> bool:
    """Whether any of the words is a part of what is said of cards."""
    return any(part in wanted for part in meant.parts)


def is_definite(meant: Quality) -> bool:
    """Whether one certain card is meant."""
    return has_any(meant, DEFINITE)


def noun_for(one: Quality) -> str:
    """The noun that a quality is, or the nouns of which one is enough; nothing if it is none."""
    if isinstance(one, Either):
        found = ["hero" if option == words.hero else noun_for(option) for option in one.options]
        return "-or-".join(found) if all(found) else ""
    return NOUNS.get(one, "")


def noun_of(meant: Quality, base: str = CARD) -> str:
    """The noun for the cards that are so, among cards of a kind."""
    for part in meant.parts:
        noun = noun_for(part)
        if noun:
            return noun
    if any(isinstance(one, Compared) and isinstance(one.number, RemainingHitPoints) for one in meant.parts):
        return "unit"
    return "unit" if base == CARD and has_any(meant, OF_UNITS) else base


def described(tell: Renderer, meant: Quality, base: str = CARD, *, many: bool = False) -> Phrase:
    """The cards without an article: "attacking unit you control"."""
    phrase = tell.message(f"noun-{noun_of(meant, base)}", many=many)
    for one in sorted(meant.parts, key=_distance):
        if not noun_for(one) and one not in DEFINITE and one not in OTHERS:
            phrase = around(tell, one, phrase, many=many)
    return phrase


def cards(tell: Renderer, meant: Quality, how: str = "a", base: str = CARD, *, count: int = 1) -> Phrase:
    """The cards as a noun phrase: one of them ("a"), "each", "all", or a number of them ("exactly", "up-to", ...)."""
    if nouns.this in meant.parts:
        return this(tell)
    if nouns.attached in meant.parts:
        return attached(tell)
    is_other = has_any(meant, OTHERS)
    if how == "a" and is_other and tell.known.get("nth") == 3:
        return tell.message("np-third", noun=described(tell, meant, base))
    many = how in ("all", "some") or (how not in ("a", "each") and count != 1)
    noun = described(tell, meant, base, many=many)
    return tell.message(f"np-{how}", noun=noun, other=is_other, count=count)


def that(tell: Renderer) -> Phrase:
    """The card that the event is about."""
    known = tell.known.get("that", CARD)
    return tell.message("np-that", noun=tell.message(f"noun-{known}", many=False))


def around(tell: Renderer, one: Quality, noun: Phrase, *, many: bool = False) -> Phrase:
    """A noun with a quality of it: "damaged" around "unit" is "damaged unit"."""
    if isinstance(one, Either):
        return tell.message("any-of", parts=[around(tell, part, noun, many=many) for part in one.options])
    message = message_of(one)
    if tell.known.get(PLAYING) and tell.has(f"{message}.played"):
        message = f"{message}.played"
    if isinstance(one, Without) and isinstance(one.quality, words.Trait) and " " in one.quality.trait:
        # "Non-" before several words would not be clear.
        message = f"{message}.lacking"
    owner = tell.known.get(OWNER, "you")
    return tell.message(message, noun=noun, many=many, this=this(tell), owner=owner, **_arguments(tell, one))


def predicate(tell: Renderer, one: Quality) -> Phrase:
    """A quality of a card, as the end of a clause: "is damaged"."""
    noun = noun_for(one)
    if noun:
        return tell.message("is-noun", noun=tell.message(f"noun-{noun}", many=False))
    return tell.message(f"{message_of(one)}.is", this=this(tell), many=False, **_arguments(tell, one))


def number(tell: Renderer, amount: int | Amount) -> object:
    """An amount as a value: a number, or what it is equal to."""
    return amount if isinstance(amount, int) else tell.say(amount)


def section(number_of_zone: int) -> str:
    """The name of a zone of the capital, as messages have it."""
    return SECTION_NAMES[number_of_zone]


def message_of(one: Quality) -> str:
    """The id of the message that says a quality: its class, and how a number of the card is compared."""
    if isinstance(one, Without):
        neither = isinstance(one.quality, Either)
        return "is-neither" if neither else f"is-not-{message_of(one.quality).removeprefix('is-')}"
    if isinstance(one, Compared):
        return f"is-{kebab(type(one.number).__name__)}-{one.how}"
    return f"is-{kebab(type(one).__name__)}"


def _arguments(tell: Renderer, one: Quality) -> dict[str, object]:
    if isinstance(one, Without):
        if isinstance(one.quality, Either):
            parts = [tell.message(f"noun-{noun_for(option)}", many=False) for option in one.quality.options]
            return {"one": parts[0], "other": parts[1]}
        return _arguments(tell, one.quality)
    if isinstance(one, words.Printed):
        return {"card": cards(tell, one.quality)}
    if isinstance(one, words.Trait):
        return {"trait": one.trait}
    if isinstance(one, words.Race | words.AnotherRace):
        return {"race": one.race}
    if isinstance(one, Compared):
        return {"limit": number(tell, one.limit)}
    if isinstance(one, words.WithKeyword):
        return {"keyword": tell.message(f"keyword-{one.word}", value=None)}
    if isinstance(one, words.InSection | words.InYourSection):
        return {"zone": section(one.section)}
    return {}


def _distance(one: Quality) -> int:
    if one in OUTWARD:
        return OUTWARD.index(one)
    kind = one.quality if isinstance(one, Without) else one
    if isinstance(kind, words.Trait | words.Race | words.AnotherRace) or isinstance(one, Either):
        return -1
    if isinstance(kind, Either):
        # A clause of its own comes last: "that is neither a development nor a quest".
        return len(OUTWARD) + 2
    return len(OUTWARD) + isinstance(kind, Compared | words.WithKeyword | words.SameTitle)
