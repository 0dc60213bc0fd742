"""Decks: how they are built, checked against a format, read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.refusals import Refusal
from nefrit.l5r.constants import CLANS
from nefrit.l5r.decks.construction import EDITIONS, shared_set_violations, violations
from nefrit.l5r.decks.deck import PARTS, Deck, from_options
from nefrit.l5r.decks.exchange import parse, write_json, write_list, write_options
from nefrit.l5r.decks.formats import FORMATS, RoleList
from nefrit.l5r.decks.ready import ready_deck, ready_decks, ready_for
from nefrit.l5r.faces import L5RFace, newest
from nefrit.text.decklists import BadDeck, Finder, ShownPart

LIST = "list"
JSON = "json"
OPTIONS = "options"

__all__ = ["Deck", "L5RDecks", "from_options", "ready_deck", "ready_decks", "role_list", "violations"]


class L5RDecks:
    """The decks of this game for all who check or show them (see `nefrit.text.decklists.DeckRules`).

    `roles` are the roles assigned to each clan for a tournament, if it has such a list.
    """

    formats: Sequence[str] = tuple(FORMATS)
    editions: Sequence[str] = EDITIONS
    styles: Sequence[str] = (LIST, JSON, OPTIONS)
    messages = "nefrit.l5r.decks"
    chosen_by: Sequence[str] = ("decks",)

    def __init__(self, library: Library, roles: RoleList | None = None) -> None:
        self.library = library
        self.finder = Finder(newest(library))
        self.roles = roles
        self.ready: Mapping[str, str] = ready_for(library)

    def at_event(self, data: object) -> L5RDecks:
        """The same for a tournament that assigns roles to clans: `{"roles": {"crane": ["Keeper of Air"]}}`."""
        if not isinstance(data, dict) or set(data) != {"roles"}:
            raise BadDeck(['an event has "roles": an object with clans and the roles of each'])
        return L5RDecks(self.library, role_list(data["roles"], self.finder))

    def parse(self, text: str) -> Deck:
        """The deck in a list or in JSON."""
        return parse(text, self.finder)

    def ready_deck(self, name: str) -> Deck:
        """A ready deck; a game with other cards than the published ones has none."""
        if name not in self.ready:
            raise unknown("ready deck", name, self.ready)
        return ready_deck(name)

    def violations(self, deck: Deck, format: str, edition: str) -> list[Refusal]:
        """Every violation of the rules of a format."""
        return violations(deck, self.library, format, edition, self.roles)

    def together(self, decks: Sequence[Deck], format: str) -> list[Refusal]:
        """Why decks cannot be built from one set at the same time, in the format of a single core set."""
        return shared_set_violations(decks, self.library, format)

    def title(self, deck: Deck) -> str:
        """The name of a deck."""
        return deck.name

    def show(self, deck: Deck) -> list[ShownPart]:
        """The parts of a deck, each sorted by type and name."""
        return [self._shown(part, deck) for part in PARTS if deck.part(part)]

    def write(self, deck: Deck, style: str) -> str:
        """The deck as a list, as JSON of the deck databases, or as an option of a game."""
        if style == LIST:
            return write_list(deck, self.finder)
        if style == JSON:
            return write_json(deck, self.finder)
        if style == OPTIONS:
            return write_options(deck)
        raise unknown("style", style, self.styles)

    def _shown(self, part: str, deck: Deck) -> ShownPart:
        cards: list[tuple[int, str, str]] = []
        for card, count in deck.part(part):
            face = cast("L5RFace", self.finder.find(card))
            cards.append((count, self.finder.full_name(face), f"{face.clan} {face.type}"))
        return ShownPart(part, tuple(sorted(cards, key=lambda shown: (shown[2].split()[1], shown[1]))))


def role_list(data: object, finder: Finder) -> RoleList:
    """The roles assigned to clans for a tournament, from an object with clans (l5r.clan.seven) and roles of each."""
    if not isinstance(data, dict):
        raise BadDeck(["a list of roles is an object with clans and the roles of each"])
    problems: list[str] = []
    found: dict[str, list[str]] = {}
    for clan, names in data.items():
        if clan not in CLANS:
            problems.append(f"there is no clan {clan!r}, only {', '.join(CLANS)}")
        elif not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            problems.append(f"{clan}: its roles are a list of names")
        else:
            found[clan] = []
            for name in names:
                try:
                    found[clan].append(finder.find(name).id)
                except LookupError as error:
                    problems.append(f"{clan}: {error}")
    if problems:
        raise BadDeck(problems)
    return found
