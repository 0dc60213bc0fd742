"""Decks: how they are built, checked against a format, read and written; and the signature decks as ready ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from nefrit.kernel.cards import Library
from nefrit.kernel.refusals import Refusal
from nefrit.senjutsu.cards import CHARACTERS, LIBRARY, SCHOOLS, SIGNATURE_DECKS, School
from nefrit.senjutsu.decks.construction import FORMATS, SIGNATURE_FORMAT, SchoolList, violations
from nefrit.senjutsu.decks.deck import CHARACTER, DECK_KEYS, PARTS, Deck, finder_of, from_options
from nefrit.senjutsu.decks.exchange import parse, write_list, write_options
from nefrit.senjutsu.decks.random_deck import random_deck
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.text.decklists import BadDeck, Finder, plain
from nefrit.text.deckrules import PartedDecks

__all__ = ["Deck", "SenjutsuDecks", "from_options", "signature_deck", "violations"]


def signature_deck(character: str) -> Deck:
    """The ready-made deck of a character (senjutsu.deck.size)."""
    listed = SIGNATURE_DECKS[character]
    name = f"Signature deck of {CHARACTERS[character].title}"
    weapons = tuple([(card, 1) for card in listed.weapon_cards])
    return Deck(name, character, weapons, listed.cards, companion=listed.companion)


def completed_deck(deck: Deck) -> Deck:
    """A deck to play with: the parts that are not named are those of the signature deck of its character.

    So it is with that of its companion (decision.senjutsu.companion).
    """
    ready = signature_deck(deck.character)
    return Deck(
        deck.name,
        deck.character,
        deck.weapon or ready.weapon,
        deck.cards or ready.cards,
        deck.school,
        deck.companion or ready.companion,
    )


class SenjutsuDecks(PartedDecks[Deck, SenjutsuFace]):
    """The decks of this game for all who check or show them (see `nefrit.text.decklists.DeckRules`).

    `schools` are the specific schools, which may be others at an event (senjutsu.school.balanced-play).
    """

    formats: Sequence[str] = FORMATS
    editions: Sequence[str] = ("",)
    messages = "nefrit.senjutsu.decks"
    chosen_by: Sequence[str] = ("decks", "fighters")
    parts = PARTS

    def __init__(self, library: Library, schools: SchoolList = SCHOOLS) -> None:
        finder = finder_of(library)
        ready = dict.fromkeys(SIGNATURE_DECKS, SIGNATURE_FORMAT) if library is LIBRARY else {}
        super().__init__(finder, ready, {"list": partial(write_list, finder=finder), "options": write_options})
        self.library = library
        self.schools = schools

    def at_event(self, data: object) -> SenjutsuDecks:
        """The same for an event with schools of its own: `{"schools": {"School of the Crane": ["War Cry"]}}`."""
        if not isinstance(data, dict) or set(data) != {"schools"}:
            raise BadDeck(['an event has "schools": an object with schools and the cards of each'])
        return SenjutsuDecks(self.library, school_list(data["schools"], self.finder))

    def parse(self, text: str) -> Deck:
        """The deck in a list or in JSON."""
        return parse(text, self.finder)

    def meant(self, given: object) -> Deck:
        """The deck of a fighter: a character with its signature deck, or with cards of its own."""
        fighter = {CHARACTER: given} if isinstance(given, str) else given
        if not isinstance(fighter, Mapping):
            raise BadDeck(["a fighter is a character, or an object with its parts"])
        deck = from_options({key: fighter[key] for key in DECK_KEYS if key in fighter}, self.finder)
        return completed_deck(deck) if deck.character else deck

    def make_ready(self, name: str) -> Deck:
        """The signature deck of a character."""
        return signature_deck(name)

    def random_deck(self, format: str, edition: str, seed: int) -> Deck:
        """A legal deck by chance."""
        return random_deck(self.library, format, self.schools, seed)

    def what_it_is(self, face: SenjutsuFace) -> str:
        """Its rank, if it has one, and its type."""
        return f"{face.rank} {face.type}".strip()

    def violations(self, deck: Deck, format: str, edition: str) -> list[Refusal]:
        """Every violation of the rules of a format; there is one edition only."""
        return violations(deck, self.library, format, self.schools)

    def together(self, decks: Sequence[Deck], format: str) -> list[Refusal]:
        """Each player has cards of their own."""
        return []


def school_list(data: object, finder: Finder) -> SchoolList:
    """The specific schools of an event: names, and the cards of each."""
    if not isinstance(data, dict):
        raise BadDeck(["a list of schools is an object with schools and the cards of each"])
    problems: list[str] = []
    found: dict[str, School] = {}
    for name, cards in data.items():
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            problems.append(f"{name}: its cards are a list of names")
            continue
        ids: list[str] = []
        for card in cards:
            try:
                ids.append(finder.find(card).id)
            except LookupError as error:
                problems.append(f"{name}: {error}")
        found[plain(name)] = School(plain(name), name, tuple(ids))
    if problems:
        raise BadDeck(problems)
    return found
