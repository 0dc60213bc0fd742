"""What the decks of games have in common: parts that are shown, styles in which they are written, ready decks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from nefrit.kernel.cards import Face, unknown
from nefrit.text.decklists import BadDeck, Finder, ShownPart


class PartedDeck(Protocol):
    """A deck with a name and parts, each of them ids of cards with how many copies."""

    @property
    def name(self) -> str:
        """Its name; empty if it has none."""

    def part(self, part: str) -> tuple[tuple[str, int], ...]:
        """The cards in a part."""


D = TypeVar("D", bound=PartedDeck)
F = TypeVar("F", bound=Face)


class PartedDecks(Generic[D, F]):
    """The share of `nefrit.text.decklists.DeckRules` that is the same for all decks of parts. `F` is the game's face.

    `ready` are the ready decks with their formats, `writers` the styles, the usual one first.
    """

    parts: ClassVar[Sequence[str]] = ()
    alliances: Sequence[str] = ()

    def __init__(self, finder: Finder, ready: Mapping[str, str], writers: Mapping[str, Callable[[D], str]]) -> None:
        self.finder = finder
        self.ready = ready
        self.styles: Sequence[str] = tuple(writers)
        self._writers = writers

    def make_ready(self, name: str) -> D:
        """One of the ready decks."""
        raise NotImplementedError(f"{type(self).__name__} does not say what is in its ready decks")

    def what_it_is(self, face: F) -> str:
        """What kind of card a face is, in words of which the last is its type."""
        raise NotImplementedError(f"{type(self).__name__} does not say of what kind a card is")

    def ready_deck(self, name: str) -> D:
        """The ready deck of this name; UnknownName if there is none."""
        if name not in self.ready:
            raise unknown("ready deck", name, self.ready)
        return self.make_ready(name)

    def parse(self, text: str) -> D:
        """The deck in a text of any style; BadDeck with everything that is wrong."""
        raise NotImplementedError(f"{type(self).__name__} does not say how decks are read")

    def meant(self, given: object) -> D:
        """The deck that an entry of an option means: its name if it is a ready one, or its parts."""
        if isinstance(given, str) and given in self.ready:
            return self.make_ready(given)
        if not isinstance(given, Mapping):
            raise BadDeck(["a deck is an object with its parts, or the name of a ready one"])
        return self.parse(json.dumps(given))

    def draft(self, alliance: str, seed: int) -> D:
        """Most games have no draft."""
        raise unknown("alliance", alliance, self.alliances)

    def title(self, deck: D) -> str:
        """The name of a deck."""
        return deck.name

    def show(self, deck: D) -> list[ShownPart]:
        """The parts of a deck, each sorted by type and name."""
        return [self._shown(part, deck) for part in self.parts if deck.part(part)]

    def write(self, deck: D, style: str) -> str:
        """The deck in a style; UnknownName if there is no such style."""
        if style not in self._writers:
            raise unknown("style", style, self.styles)
        return self._writers[style](deck)

    def _shown(self, part: str, deck: D) -> ShownPart:
        cards: list[tuple[int, str, str]] = []
        for card, count in deck.part(part):
            face: Any = self.finder.find(card)
            cards.append((count, self.finder.full_name(face), self.what_it_is(face)))
        return ShownPart(part, tuple(sorted(cards, key=lambda shown: (shown[2].split()[-1], shown[1]))))
