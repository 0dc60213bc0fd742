"""Decks: how they are built, checked against a format, read and written; and the signature decks as ready ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.refusals import Refusal
from nefrit.senjutsu.cards import CHARACTERS, LIBRARY, SCHOOLS, SIGNATURE_DECKS, School
from nefrit.senjutsu.decks.construction import FORMATS, SIGNATURE_FORMAT, SchoolList, violations
from nefrit.senjutsu.decks.deck import PARTS, Deck, finder_of, from_options
from nefrit.senjutsu.decks.exchange import parse, write_list, write_options
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.text.decklists import BadDeck, Finder, ShownPart, plain

LIST = "list"
OPTIONS = "options"

__all__ = ["Deck", "SenjutsuDecks", "from_options", "signature_deck", "violations"]


def signature_deck(character: str) -> Deck:
    """The ready-made deck of a character (senjutsu.deck.size)."""
    listed = SIGNATURE_DECKS[character]
    name = f"Signature deck of the {CHARACTERS[character].name}"
    return Deck(name, character, ((listed.weapon_card, 1),), listed.cards)


class SenjutsuDecks:
    """The decks of this game for all who check or show them (see `nefrit.text.decklists.DeckRules`).

    `schools` are the specific schools, which may be others at an event (senjutsu.school.balanced-play).
    """

    formats: Sequence[str] = FORMATS
    editions: Sequence[str] = ("",)
    styles: Sequence[str] = (LIST, OPTIONS)
    messages = "nefrit.senjutsu.decks"
    chosen_by: Sequence[str] = ("decks", "fighters")

    def __init__(self, library: Library, schools: SchoolList = SCHOOLS) -> None:
        self.library = library
        self.finder = finder_of(library)
        self.schools = schools
        self.ready: Mapping[str, str] = dict.fromkeys(SIGNATURE_DECKS, SIGNATURE_FORMAT) if library is LIBRARY else {}

    def at_event(self, data: object) -> SenjutsuDecks:
        """The same for an event with schools of its own: `{"schools": {"School of the Crane": ["War Cry"]}}`."""
        if not isinstance(data, dict) or set(data) != {"schools"}:
            raise BadDeck(['an event has "schools": an object with schools and the cards of each'])
        return SenjutsuDecks(self.library, school_list(data["schools"], self.finder))

    def parse(self, text: str) -> Deck:
        """The deck in a list or in JSON."""
        return parse(text, self.finder)

    def ready_deck(self, name: str) -> Deck:
        """The signature deck of a character."""
        if name not in self.ready:
            raise unknown("ready deck", name, self.ready)
        return signature_deck(name)

    def violations(self, deck: Deck, format: str, edition: str) -> list[Refusal]:
        """Every violation of the rules of a format; there is one edition only."""
        return violations(deck, self.library, format, self.schools)

    def together(self, decks: Sequence[Deck], format: str) -> list[Refusal]:
        """Each player has cards of their own."""
        return []

    def title(self, deck: Deck) -> str:
        """The name of a deck."""
        return deck.name

    def show(self, deck: Deck) -> list[ShownPart]:
        """The parts of a deck, each sorted by type and name."""
        return [self._shown(part, deck) for part in PARTS if deck.part(part)]

    def write(self, deck: Deck, style: str) -> str:
        """The deck as a list, or as an option of a game."""
        if style == LIST:
            return write_list(deck, self.finder)
        if style == OPTIONS:
            return write_options(deck)
        raise unknown("style", style, self.styles)

    def _shown(self, part: str, deck: Deck) -> ShownPart:
        cards: list[tuple[int, str, str]] = []
        for card, count in deck.part(part):
            face = cast("SenjutsuFace", self.finder.find(card))
            cards.append((count, face.name, f"{face.rank} {face.type}".strip()))
        return ShownPart(part, tuple(sorted(cards, key=lambda shown: (shown[2].split()[-1], shown[1]))))


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
