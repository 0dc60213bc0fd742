"""Decks: how they are built, read and written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from nefrit.kernel.cards import Library, UnknownName
from nefrit.kernel.chance import Chance
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.text.decklists import BadDeck, Cards, Finder, Problems, is_json, merged, read_json, read_list
from nefrit.text.deckrules import PartedDecks
from nefrit.text.random_decks import Offer, drawn
from skirmish.game import BY_ID, DECK_SIZE, READY, Soldier, why_unplayable

MOST_COPIES = 2
MOST_STRENGTH = 30


@dataclass(frozen=True)
class Deck:
    """The soldiers that a player brings."""

    name: str
    cards: Cards

    def part(self, part: str) -> Cards:
        """A deck has only one part."""
        return self.cards


class SkirmishDecks(PartedDecks[Deck, Soldier]):
    """The decks of Skirmish for all who check or show them."""

    formats: Sequence[str] = ("standard",)
    editions: Sequence[str] = ("",)
    messages = "skirmish"
    chosen_by: Sequence[str] = ("decks",)
    parts = ("soldiers",)

    def __init__(self, library: Library) -> None:
        super().__init__(
            Finder(library.faces.values()),
            dict.fromkeys(READY, "standard"),
            {"list": self._as_list, "options": self._as_options},
        )

    def at_event(self, data: object) -> SkirmishDecks:
        """No event has rules of its own."""
        raise BadDeck(["events of Skirmish have no rules of their own"])

    def parse(self, text: str) -> Deck:
        """The deck in a list, or in JSON as `write` makes it."""
        if is_json(text):
            data = read_json(text)
            wrong = why_unplayable(data)
            if wrong:
                raise BadDeck([wrong])
            return Deck(str(data.get("name", "")), merged(data["cards"].items()))
        problems = Problems()
        name, entries = read_list(text, {"soldiers": "soldiers"}, (), problems, self.finder)
        cards: list[tuple[str, int]] = []
        for entry in entries:
            try:
                cards.append((self.finder.find(entry.name).id, entry.count))
            except UnknownName as error:
                problems.add(f"line {entry.line}: {error}")
        problems.check()
        return Deck(name, merged(cards))

    def make_ready(self, name: str) -> Deck:
        """One of the ready decks."""
        return Deck(name.capitalize(), tuple(READY[name].items()))

    def random_deck(self, format: str, edition: str, seed: int) -> Deck:
        """A legal deck by chance: soldiers are drawn until they are not too strong together."""
        chance = Chance(seed)
        while True:
            cards = drawn(chance, DECK_SIZE, [Offer(card, MOST_COPIES, 1) for card in BY_ID])
            deck = Deck(f"Random deck {seed}", tuple(cards))
            if not self.violations(deck, format, edition):
                return deck

    def what_it_is(self, face: Soldier) -> str:
        """All cards are soldiers."""
        return "soldier"

    def violations(self, deck: Deck, format: str, edition: str) -> list[Refusal]:
        """What is wrong with a deck: its size, copies, strength."""
        found: list[Refusal] = []
        size = sum(count for _, count in deck.cards)
        strength = sum(BY_ID[card].strength * count for card, count in deck.cards)
        if size != DECK_SIZE:
            found.append(refuse("skirmish.deck.size", "deck-size", count=size, size=DECK_SIZE))
        for card, count in deck.cards:
            if count > MOST_COPIES:
                found.append(refuse("skirmish.deck.copies", "deck-copies", card=card, count=count, most=MOST_COPIES))
        if strength > MOST_STRENGTH:
            found.append(refuse("skirmish.deck.strength", "deck-strength", count=strength, most=MOST_STRENGTH))
        return found

    def together(self, decks: Sequence[Deck], format: str) -> list[Refusal]:
        """Each player has cards of their own."""
        return []

    def _as_list(self, deck: Deck) -> str:
        title = [f"Name: {deck.name}"] if deck.name else []
        return "\n".join([*title, *(f"{count}x {self.finder.find(card).name}" for card, count in deck.cards), ""])

    def _as_options(self, deck: Deck) -> str:
        return json.dumps({"name": deck.name, "cards": dict(deck.cards)})
