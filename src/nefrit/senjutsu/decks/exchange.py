"""Decks as text: the lists that players write, and the option of a game in JSON."""

from __future__ import annotations

import json

from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS, SCHOOLS
from nefrit.senjutsu.constants import CORE_WEAPON
from nefrit.senjutsu.decks.deck import (
    CARDS,
    CHARACTER,
    COMPANION,
    NO_SCHOOL,
    PARTS,
    SCHOOL,
    WEAPON,
    Deck,
    character_called,
    found_or_told,
    from_options,
    school_called,
)
from nefrit.text.decklists import (
    Entry,
    Finder,
    Problems,
    check_length,
    is_json,
    plain,
    read_json,
    read_list,
)

TITLES = {WEAPON: "Weapon", CARDS: "Deck", COMPANION: "Companion"}
"""The headings of a list. A list is not translated: it is exchanged between players of all languages."""

HEADINGS = {
    plain(heading): part
    for part, heading in (
        *TITLES.items(),
        (CHARACTER, "character"),
        (SCHOOL, "school"),
        (WEAPON, "weapons"),
        (WEAPON, "core weapon card"),
        (CARDS, "cards"),
        (CARDS, "ability cards"),
    )
}
KINDS = frozenset(("attack", "attacks", "defence", "defences", "meditation", "meditations", "common", "signature"))
RANKS = frozenset(("wood", "steel", "gold", "jade"))
"""Headings that only sort the cards."""


def parse(text: str, finder: Finder) -> Deck:
    """The deck in a text: JSON if it looks like it, else a list. BadDeck with everything that is wrong."""
    check_length(text)
    return from_options(read_json(text), finder) if is_json(text) else parse_list(text, finder)


def parse_list(text: str, finder: Finder) -> Deck:
    """The deck in a list; `Character:` names whose it is, and `School:` the specific school, if one is chosen."""
    problems = Problems()
    name, entries = read_list(text, HEADINGS, KINDS | RANKS, problems, finder)
    said = {CHARACTER: "", SCHOOL: ""}
    cards: dict[str, list[tuple[str, int]]] = {part: [] for part in PARTS}
    listed: list[Entry] = []
    for entry in entries:
        if entry.part in said and not said[entry.part]:
            called = character_called if entry.part == CHARACTER else school_called
            said[entry.part] = called(entry.name, problems, f"line {entry.line}: ")
        else:
            listed.append(entry)
    for entry in listed:
        face = found_or_told(entry.name, finder, problems, f"line {entry.line}: ", said[CHARACTER])
        if face is None or face.id in [character.core_card for character in CHARACTERS.values()]:
            # The core ability card comes with the character (senjutsu.deckbuild.take-character-cards).
            continue
        own = WEAPON if face.card_class == CORE_WEAPON else COMPANION if face.character in COMPANIONS else CARDS
        cards[entry.part if entry.part in PARTS else own].append((face.id, entry.count))
    if not entries and not problems.told:
        problems.add("this is no deck: it names no card")
    problems.check()
    return Deck(
        name,
        said[CHARACTER],
        tuple(cards[WEAPON]),
        tuple(cards[CARDS]),
        said[SCHOOL],
        tuple(cards[COMPANION]),
    )


def write_list(deck: Deck, finder: Finder) -> str:
    """A deck as a list, which `parse_list` reads again."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    if deck.character:
        lines.append(f"Character: {CHARACTERS[deck.character].name}")
    if deck.school:
        lines.append(f"School: {NO_SCHOOL if deck.school == NO_SCHOOL else SCHOOLS[deck.school].name}")
    for part in PARTS:
        cards = deck.part(part)
        if cards:
            size = f" ({deck.count(part)})" if part != WEAPON else ""
            lines.extend(("", f"{TITLES[part]}{size}"))
            lines.extend(f"{count}x {finder.full_name(finder.find(card))}" for card, count in cards)
    return "\n".join(lines).lstrip("\n") + "\n"


def write_options(deck: Deck) -> str:
    """A deck as an option of a game, in JSON."""
    return json.dumps(deck.to_options(), indent=2, ensure_ascii=False) + "\n"
