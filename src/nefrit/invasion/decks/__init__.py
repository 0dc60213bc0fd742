"""Decks: how they are built, checked against a format, read and written; and ready decks of all races."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from nefrit.invasion.constants import FAQ_2_2, PRINTED_TEXT
from nefrit.invasion.decks.construction import ALLIANCES, violations
from nefrit.invasion.decks.deck import PARTS, Deck, finder_of, from_options
from nefrit.invasion.decks.drafting import DRAFTERS, by_chance, by_race, draft
from nefrit.invasion.decks.exchange import parse, write_list, write_options
from nefrit.invasion.decks.formats import FORMATS
from nefrit.invasion.decks.random_deck import random_deck
from nefrit.invasion.decks.ready import ready_deck, ready_decks, ready_for
from nefrit.invasion.faces import InvasionFace
from nefrit.kernel.cards import Library
from nefrit.kernel.chance import Chance
from nefrit.kernel.refusals import Refusal
from nefrit.text.decklists import BadDeck
from nefrit.text.deckrules import PartedDecks

__all__ = ["Deck", "InvasionDecks", "from_options", "ready_deck", "ready_decks", "violations"]


class InvasionDecks(PartedDecks[Deck, InvasionFace]):
    """The decks of this game for all who check or show them (see `nefrit.text.decklists.DeckRules`)."""

    formats: Sequence[str] = tuple(FORMATS)
    editions: Sequence[str] = (FAQ_2_2, PRINTED_TEXT)
    messages = "nefrit.invasion.decks"
    chosen_by: Sequence[str] = ("decks",)
    parts = PARTS
    alliances: Sequence[str] = tuple(ALLIANCES)

    def __init__(self, library: Library) -> None:
        finder = finder_of(library)
        super().__init__(
            finder, ready_for(library), {"list": partial(write_list, finder=finder), "options": write_options}
        )
        self.library = library

    def at_event(self, data: object) -> InvasionDecks:
        """No event has rules of its own: the lists are those of the FAQ."""
        raise BadDeck(["in this game events have no lists of their own"])

    def parse(self, text: str) -> Deck:
        """The deck in a list or in JSON."""
        return parse(text, self.finder)

    def make_ready(self, name: str) -> Deck:
        """A ready deck; a game with other cards than the published ones has none."""
        return ready_deck(name)

    def draft(self, alliance: str, seed: int) -> Deck:
        """A deck drafted with others who pick by chance; its name tells the seed."""
        deck, *_ = draft(self.library, alliance, [by_race, *[by_chance] * (DRAFTERS - 1)], Chance(seed))
        return replace(deck, name=f"{deck.name} {seed}")

    def random_deck(self, format: str, edition: str, seed: int) -> Deck:
        """A legal deck by chance."""
        return random_deck(self.library, format, seed)

    def what_it_is(self, face: InvasionFace) -> str:
        """Its race and type."""
        return f"{face.race} {face.type}"

    def violations(self, deck: Deck, format: str, edition: str) -> list[Refusal]:
        """Every violation of the rules of a format; the lists are the same in both editions."""
        return violations(deck, self.library, format)

    def together(self, decks: Sequence[Deck], format: str) -> list[Refusal]:
        """Each player has cards of their own."""
        return []
