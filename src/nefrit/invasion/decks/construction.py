"""Deckbuilding: what a deck must be, in the order of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple, cast

from nefrit.invasion.constants import DESTRUCTION, FULCRUM, NEUTRAL, ONE_ON_ONE, ORDER, PEOPLES
from nefrit.invasion.decks.deck import Deck
from nefrit.invasion.decks.formats import FORMATS, Format
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.trees import DeckLimit, DeckOnly, PeopleOnly
from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.refusals import Refusal, refuse

LEAST, MOST = 50, 100
USUAL_COPIES = 3
ALLIANCES = {"order": ORDER, "destruction": DESTRUCTION}


class Held(NamedTuple):
    """A card in a deck, and how many copies of it."""

    face: InvasionFace
    copies: int


def violations(deck: Deck, library: Library, format: str = ONE_ON_ONE) -> list[Refusal]:
    """Every violation of the deckbuilding rules and of the lists of a format: a deck without any is legal."""
    if format not in FORMATS:
        raise unknown("format", format, FORMATS)
    told: list[Refusal] = []
    cards = _look_up(deck, library, told)
    return [*told, *_violations(deck, cards, library, FORMATS[format])]


def alliance_of(race: str) -> str:
    """The alliance to which a race belongs (invasion.race.six-races); empty for neutral cards."""
    return next((name for name, races in ALLIANCES.items() if race in races), "")


def _look_up(deck: Deck, library: Library, told: list[Refusal]) -> list[Held]:
    found: list[Held] = []
    for card, count in deck.cards:
        face = cast("InvasionFace | None", library.faces.get(card))
        if face is None:
            told.append(refuse("invasion.setup.choose-decks", "deck-unknown-card", name=card, count=count))
        else:
            found.append(Held(face, count))
    return found


def _violations(deck: Deck, cards: list[Held], library: Library, format: Format) -> Iterator[Refusal]:
    count = deck.count()
    if not LEAST <= count <= MOST:
        yield refuse("invasion.deck.size", "deck-size", count=count, least=LEAST, most=MOST)
    yield from _copies(cards)
    yield from _alliances(deck, cards)
    yield from _texts(deck, cards)
    yield from _peoples(cards)
    # Cards that only steer the draft are no cards to play with at all (invasion.component.draft-format-cards).
    for held in cards:
        if held.face.type == FULCRUM:
            yield refuse("invasion.deck.draft-cards-excluded", "deck-fulcrum", card=held.face.id)
    yield from _lists(cards, library, format)


def _copies(cards: list[Held]) -> Iterator[Refusal]:
    """Copies are counted by title; a card's own text may say another number."""
    counts: Counter[str] = Counter()
    faces: dict[str, InvasionFace] = {}
    for held in cards:
        counts[held.face.name] += held.copies
        faces.setdefault(held.face.name, held.face)
    for title, face in faces.items():
        most = copies_allowed(face)
        if counts[title] > most:
            own = most != USUAL_COPIES
            rule = "invasion.deck.copies-card-override" if own else "invasion.deck.copies"
            yield refuse(rule, "deck-copies", card=face.id, count=counts[title], most=most)


def copies_allowed(face: InvasionFace) -> int:
    """How many copies of a card a deck may hold."""
    return next((node.most for node in face.abilities if isinstance(node, DeckLimit)), USUAL_COPIES)


def _alliances(deck: Deck, cards: list[Held]) -> Iterator[Refusal]:
    """The races of one alliance may be mixed, and neutral cards are always allowed.

    invasion.deck.races-of-same-alliance, invasion.deck.neutral-allowed
    """
    if not deck.capital:
        yield refuse("invasion.deck.capital-alliance", "deck-no-capital")
    races = [held.face.race for held in cards if held.face.race != NEUTRAL]
    if len({alliance_of(race) for race in races}) > 1:
        yield refuse("invasion.deck.order-destruction-separate", "deck-both-alliances")
    own = alliance_of(deck.capital)
    for held in cards:
        alliance = alliance_of(held.face.race)
        if own and alliance and alliance != own:
            rule = "invasion.deck.capital-alliance"
            yield refuse(rule, "deck-other-alliance", card=held.face.id, capital=deck.capital)


def _texts(deck: Deck, cards: list[Held]) -> Iterator[Refusal]:
    """Cards that say which decks may hold them."""
    for held in cards:
        for node in held.face.abilities:
            if isinstance(node, DeckOnly) and deck.capital and deck.capital not in node.races:
                of_alliance = node.word in ALLIANCES
                rule = "invasion.deck.keyword-order-only" if of_alliance else "invasion.deck.keyword-race-only"
                yield refuse(rule, "deck-only", card=held.face.id, only=node.word, capital=deck.capital)


def _peoples(cards: list[Held]) -> Iterator[Refusal]:
    """Cards for the decks of one neutral people, with any capital: no card beside them is of another people.

    decision.invasion.people-only
    """
    for held in cards:
        for node in held.face.abilities:
            if isinstance(node, PeopleOnly):
                strange = [other.face.id for other in cards if _is_strange(other.face, node.people)]
                if strange:
                    rule, told = "decision.invasion.people-only", tuple(strange)
                    yield refuse(rule, "deck-people-only", card=held.face.id, people=node.people, cards=told)


def _is_strange(face: InvasionFace, people: str) -> bool:
    """Whether a card is of a neutral people, and not of this one."""
    return people not in face.traits and not set(PEOPLES).isdisjoint(face.traits)


def _lists(cards: list[Held], library: Library, format: Format) -> Iterator[Refusal]:
    """One restricted title, in as many copies as any other card; no banned one.

    invasion.format.one-on-one-restricted-copies, invasion.format.cataclysm-restricted-copies
    """
    titles = {held.face.name: held.face.id for held in cards}
    restricted = [titles[name] for name in _titles(format.restricted.values(), library) if name in titles]
    if len(restricted) > 1:
        yield refuse(format.restricted_rule, "deck-restricted", cards=tuple(restricted), count=len(restricted))
    for name in _titles(format.banned.values(), library):
        if name in titles:
            yield refuse(format.banned_rule, "deck-banned", card=titles[name])


def _titles(ids: Iterable[str], library: Library) -> list[str]:
    return [library.faces[card].name for card in ids if card in library.faces]
