"""Decks: how they are built, checked against a format, read and written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from nefrit.kernel.cards import Library
from nefrit.kernel.refusals import Refusal
from nefrit.l5r.constants import CLANS
from nefrit.l5r.decks.construction import EDITIONS, shared_set_violations, violations
from nefrit.l5r.decks.deck import PARTS, Deck, from_options
from nefrit.l5r.decks.exchange import parse, write_json, write_list, write_options
from nefrit.l5r.decks.formats import FORMATS, RoleList
from nefrit.l5r.decks.random_deck import random_deck
from nefrit.l5r.decks.ready import ready_deck, ready_decks, ready_for
from nefrit.l5r.faces import L5RFace, newest
from nefrit.text.decklists import BadDeck, Finder
from nefrit.text.deckrules import PartedDecks
from nefrit.text.messages import Messages

__all__ = ["Deck", "L5RDecks", "from_options", "ready_deck", "ready_decks", "role_list", "violations"]


class L5RDecks(PartedDecks[Deck, L5RFace]):
    """The decks of this game for all who check or show them (see `nefrit.text.decklists.DeckRules`).

    `roles` are the roles assigned to each clan for a tournament, if it has such a list.
    """

    formats: Sequence[str] = tuple(FORMATS)
    editions: Sequence[str] = EDITIONS
    messages = "nefrit.l5r.decks"
    chosen_by: Sequence[str] = ("decks",)
    parts = PARTS

    def __init__(self, library: Library, roles: RoleList | None = None) -> None:
        finder = Finder(newest(library))
        listed, in_json = partial(write_list, finder=finder), partial(write_json, finder=finder)
        super().__init__(finder, ready_for(library), {"list": listed, "json": in_json, "options": write_options})
        self.library = library
        self.roles = roles

    def at_event(self, data: object) -> L5RDecks:
        """The same for a tournament that assigns roles to clans: `{"roles": {"crane": ["Keeper of Air"]}}`."""
        if not isinstance(data, dict) or set(data) != {"roles"}:
            raise BadDeck(['an event has "roles": an object with clans and the roles of each'])
        return L5RDecks(self.library, role_list(data["roles"], self.finder))

    def parse(self, text: str) -> Deck:
        """The deck in a list or in JSON."""
        return parse(text, self.finder)

    def make_ready(self, name: str) -> Deck:
        """A ready deck; a game with other cards than the published ones has none."""
        return ready_deck(name)

    def random_deck(self, format: str, edition: str, seed: int) -> Deck:
        """A legal deck by chance."""
        return random_deck(self.library, format, edition, seed)

    def what_it_is(self, face: L5RFace) -> str:
        """Its clan and type."""
        return f"{face.clan} {face.type}"

    def violations(self, deck: Deck, format: str, edition: str) -> list[Refusal]:
        """Every violation of the rules of a format."""
        return violations(deck, self.library, format, edition, self.roles)

    def together(self, decks: Sequence[Deck], format: str) -> list[Refusal]:
        """Why decks cannot be built from one set at the same time, in the format of a single core set."""
        return shared_set_violations(decks, self.library, format)

    def problems(self, decks: Sequence[Deck], format: str, edition: str, words: Messages) -> Iterator[str]:
        """Why a game in a format cannot begin with these decks, in words."""
        for number, deck in enumerate(decks, start=1):
            for found in self.violations(deck, format, edition):
                said = words.format(found.message, **dict(found.arguments))
                yield f"deck {number} is not legal in the format {format}: {said} ({found.rule})"
        for found in self.together(decks, format):
            said = words.format(found.message, **dict(found.arguments))
            yield f"in the format {format} these decks do not go together: {said} ({found.rule})"


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
