"""What tests of decks share: decks that differ a little from a legal one, and what is wrong with them."""

from __future__ import annotations

from dataclasses import replace

from nefrit.l5r.decks import Deck, L5RDecks, violations
from tests.l5r.deck_cards import GAME, LEGAL

DECKS = L5RDecks(GAME.library)
ASSIGNED = {"lion": ["01-seeker-of-fire"], "crane": ["01-keeper-of-air"]}


def put(part: str, cards: dict[str, int], deck: Deck = LEGAL, instead_of: int = 0) -> Deck:
    """The deck with cards added to a part, by name, in place of so many of its last cards."""
    held = dict(deck.part(part))
    for card in list(reversed(held)):
        taken = min(instead_of, held[card])
        instead_of -= taken
        held[card] -= taken
    added = [(DECKS.finder.find(name).id, count) for name, count in cards.items()]
    return replace(deck, **{part: (*((card, count) for card, count in held.items() if count), *added)})


def with_cards(part: str, cards: dict[str, int], deck: Deck = LEGAL) -> Deck:
    """The deck with cards added to a part, in place of as many others."""
    return put(part, cards, deck, instead_of=sum(cards.values()))


def with_role(name: str, deck: Deck = LEGAL) -> Deck:
    return replace(deck, role=((DECKS.finder.find(name).id, 1),))


def found(deck: Deck, format: str = "tournament", edition: str = "1.5") -> list[tuple[str, dict[str, object]]]:
    """The violations of a deck: their rules and arguments."""
    return [(one.rule, dict(one.arguments)) for one in violations(deck, GAME.library, format, edition)]


def broken(deck: Deck, format: str = "tournament", edition: str = "1.5") -> list[str]:
    return [name for name, _ in found(deck, format, edition)]
