"""Decks as text: the lists that players write, and the option of a game in JSON."""

from __future__ import annotations

import json

from nefrit.invasion.decks.deck import CAPITAL, CARDS, Deck, capital_called, found_or_told, from_options, is_capital
from nefrit.text.decklists import (
    Finder,
    Problems,
    check_length,
    is_json,
    one_line,
    plain,
    read_json,
    read_list,
)

HEADINGS = {
    plain(heading): part
    for part, heading in ((CAPITAL, "capital"), (CAPITAL, "race"), (CARDS, "deck"), (CARDS, "cards"))
}
"""The headings of a list. A list is not translated: it is exchanged between players of all languages."""
KINDS = frozenset(
    plain(heading)
    for heading in (
        "unit",
        "units",
        "support",
        "supports",
        "support card",
        "support cards",
        "attachment",
        "attachments",
        "tactic",
        "tactics",
        "quest",
        "quests",
        "legend",
        "legends",
    )
)
"""Headings that only sort the cards."""


def parse(text: str, finder: Finder) -> Deck:
    """The deck in a text: JSON if it looks like it, else a list. BadDeck with everything that is wrong."""
    check_length(text)
    return from_options(read_json(text), finder) if is_json(text) else parse_list(text, finder)


def parse_list(text: str, finder: Finder) -> Deck:
    """The deck in a list; `Capital:` names the race of the capital board."""
    problems = Problems()
    name, entries = read_list(text, HEADINGS, KINDS, problems, finder)
    capital, named = "", False
    cards: list[tuple[str, int]] = []
    for entry in entries:
        where = f"line {entry.line}: "
        if entry.part == CAPITAL and not named:
            named = True
            capital = capital_called(entry.name, problems, where)
            continue
        if entry.part == CAPITAL and is_capital(entry.name):
            problems.add(f"{where}a deck has one capital, not {one_line(entry.name)} too")
            continue
        face = found_or_told(entry.name, finder, problems, where)
        if face is not None:
            cards.append((face.id, entry.count))
    if not entries and not problems.told:
        problems.add("this is no deck: it names no card")
    problems.check()
    return Deck(name, capital, tuple(cards))


def write_list(deck: Deck, finder: Finder) -> str:
    """A deck as a list, which `parse_list` reads again."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    if deck.capital:
        lines.append(f"Capital: {deck.capital}")
    if deck.cards:
        lines.extend(("", f"Deck ({deck.count()})"))
        lines.extend(f"{count}x {finder.full_name(finder.find(card))}" for card, count in deck.cards)
    return "\n".join(lines).lstrip("\n") + "\n"


def write_options(deck: Deck) -> str:
    """A deck as an option of a game, in JSON."""
    return json.dumps(deck.to_options(), indent=2, ensure_ascii=False) + "\n"
