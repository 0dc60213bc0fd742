"""Decks as text: the lists that players write, and the JSON of the players' deck databases."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from nefrit.l5r.constants import ATTACHMENT, CHARACTER, CONFLICT, DYNASTY, EVENT, HOLDING, ROLE, STRONGHOLD
from nefrit.l5r.decks.construction import part_of
from nefrit.l5r.decks.deck import PARTS, PROVINCES, Deck, checked_copies, deck_of, found_or_told, from_options
from nefrit.l5r.faces import L5RFace
from nefrit.text.decklists import (
    BadDeck,
    Finder,
    Problems,
    check_length,
    is_json,
    one_line,
    plain,
    read_json,
    read_list,
)

TITLES = {
    STRONGHOLD: "Stronghold",
    ROLE: "Role",
    PROVINCES: "Provinces",
    DYNASTY: "Dynasty deck",
    CONFLICT: "Conflict deck",
}
"""The headings of a list. A list is not translated: it is exchanged between players of all languages."""

HEADINGS = {
    plain(heading): part
    for part, heading in (
        *TITLES.items(),
        (STRONGHOLD, "strongholds"),
        (ROLE, "roles"),
        (PROVINCES, "province"),
        (PROVINCES, "province deck"),
        (DYNASTY, "dynasty"),
        (DYNASTY, "dynasty cards"),
        (CONFLICT, "conflict"),
        (CONFLICT, "conflict cards"),
        *[(DYNASTY, f"dynasty {type}{ending}") for type in (CHARACTER, EVENT, HOLDING) for ending in ("", "s")],
        *[(CONFLICT, f"conflict {type}{ending}") for type in (CHARACTER, ATTACHMENT, EVENT) for ending in ("", "s")],
    )
}
TYPES = frozenset(f"{type}{ending}" for type in (CHARACTER, ATTACHMENT, EVENT, HOLDING) for ending in ("", "s"))
"""Headings that only sort the cards of a part."""

WRAPPERS = ("record", "head", "deck")
"""A deck database puts a deck into these, one in another."""
MAPS = ("cards", "slots")
"""What a deck database calls the cards of a deck and how many of each."""
COUNTED_LISTS = {
    "stronghold": STRONGHOLD,
    "role": ROLE,
    "provinceCards": PROVINCES,
    "dynastyCards": DYNASTY,
    "conflictCards": CONFLICT,
}
"""What programs for play call the parts of a deck: lists of `{"count": 3, "card": {"id": "banzai"}}`."""


def parse(text: str, finder: Finder) -> Deck:
    """The deck in a text: JSON if it looks like it, else a list. BadDeck with everything that is wrong."""
    check_length(text)
    return parse_json(text, finder) if is_json(text) else parse_list(text, finder)


def parse_list(text: str, finder: Finder) -> Deck:
    """The deck in a list. A card lies in the part under whose heading it stands; without one, where it belongs."""
    problems = Problems()
    name, entries = read_list(text, HEADINGS, TYPES, problems, finder)
    cards: list[tuple[str, str, int]] = []
    for entry in entries:
        face = found_or_told(entry.name, finder, problems, f"line {entry.line}: ")
        if face is not None:
            cards.append((entry.part or part_of(face), face.id, entry.count))
    if not entries and not problems.told:
        problems.add("this is no deck: it names no card")
    problems.check()
    return deck_of(name, cards)


def write_list(deck: Deck, finder: Finder) -> str:
    """A deck as a list, which `parse_list` reads again."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    for part in PARTS:
        cards = deck.part(part)
        if cards:
            size = f" ({deck.count(part)})" if part in (DYNASTY, CONFLICT) else ""
            lines.extend(("", f"{TITLES[part]}{size}"))
            lines.extend(f"{count}x {finder.full_name(finder.find(card))}" for card, count in cards)
    return "\n".join(lines).lstrip("\n") + "\n"


def parse_json(text: str, finder: Finder) -> Deck:
    """The deck in JSON: from a deck database, or as an option of a game."""
    check_length(text)
    data = read_json(text, _all_keys)
    while isinstance(data, Mapping):
        inner = [data[wrapper] for wrapper in WRAPPERS if isinstance(data.get(wrapper), Mapping)]
        if not inner or any(key in data for key in MAPS):
            break
        data = inner[0]
    if not isinstance(data, Mapping):
        raise BadDeck(["this is no deck: it is not a JSON object"])
    if any(_is_counted_list(data.get(key)) for key in COUNTED_LISTS):
        return _from_counted_lists(data, finder)
    maps = [key for key in MAPS if key in data]
    if not maps and any(part in data for part in PARTS):
        return from_options(data, finder)
    if len(maps) != 1:
        raise BadDeck([f"this is no deck: it has {'both' if maps else 'neither'} {' and '.join(MAPS)}"])
    return _from_database(data, data[maps[0]], finder)


def _from_database(data: Mapping[str, Any], slots: object, finder: Finder) -> Deck:
    problems = Problems()
    if not isinstance(slots, Mapping):
        raise BadDeck(["this is no deck: its cards are an object with ids and how many of each"])
    name = data.get("name")
    if name is not None and not isinstance(name, str):
        problems.add("the name of a deck is a text")
    cards: list[tuple[str, str, int]] = []
    for card, count in checked_copies(slots.items(), problems):
        face = found_or_told(card, finder, problems, "")
        if face is not None:
            cards.append((part_of(face), face.id, count))
    if not slots:
        problems.add("this is no deck: it names no card")
    problems.check()
    return deck_of(name if isinstance(name, str) else "", cards)


def _is_counted_list(found: object) -> bool:
    return isinstance(found, list) and bool(found) and isinstance(found[0], Mapping) and "count" in found[0]


def _from_counted_lists(data: Mapping[str, Any], finder: Finder) -> Deck:
    problems = Problems()
    cards: list[tuple[str, str, int]] = []
    for key, part in COUNTED_LISTS.items():
        listed = data.get(key) or []
        if not isinstance(listed, list):
            problems.add(f"{key}: it is a list of cards and how many of each")
            continue
        counted = [(_card_in(one), one.get("count")) for one in listed if isinstance(one, Mapping)]
        if len(counted) < len(listed):
            problems.add(f"{key}: each of its entries is an object with a card and a count")
        for card, count in checked_copies(counted, problems, f"{key}: "):
            face = found_or_told(card, finder, problems, f"{key}: ")
            if face is not None:
                cards.append((part, face.id, count))
    problems.check()
    name = data.get("name")
    return deck_of(name if isinstance(name, str) else "", cards)


def _card_in(entry: Mapping[str, Any]) -> object:
    """What names the card in an entry of a counted list: its id, or its name."""
    card = entry.get("card")
    return card.get("id") or card.get("name") if isinstance(card, Mapping) else card


def write_json(deck: Deck, finder: Finder) -> str:
    """A deck as the players' deck databases write it. They know no parts: each card lies where it belongs."""
    cards: dict[str, int] = {}
    for part in PARTS:
        for card, count in deck.part(part):
            key = database_id(cast("L5RFace", finder.find(card)), finder)
            cards[key] = cards.get(key, 0) + count
    return json.dumps({"name": deck.name, "cards": cards}, indent=2, ensure_ascii=False) + "\n"


def database_id(face: L5RFace, finder: Finder) -> str:
    """The id by which deck databases know a card: without the number of its set, unless others are called the same."""
    return face.id.partition("-")[2] if finder.is_only(face) else face.id


def write_options(deck: Deck) -> str:
    """A deck as an option of a game, in JSON."""
    return json.dumps(deck.to_options(), indent=2, ensure_ascii=False) + "\n"


def _all_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. Of a key that is written twice only one value would be kept, so that is refused."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = [key for key, count in Counter(key for key, _ in pairs).items() if count > 1][:3]
        raise BadDeck([f"the JSON has a key twice: {', '.join(repr(one_line(key)) for key in twice)}"])
    return found
