"""Hands, decks and discard piles: cards are drawn, discarded, searched for and looked at."""

from __future__ import annotations

from dataclasses import dataclass, field

from nefrit.kernel.effects import Node
from nefrit.senjutsu.trees.constants import SELF, TARGET
from nefrit.senjutsu.trees.lines import Line, OnTarget


@dataclass(frozen=True)
class Wanted(Node):
    """Which cards are meant: of a rank, of a type, no core cards, no status cards (`ability`).

    Or cards of a character, with a keyword, or that inflict harm of a kind.
    """

    ranks: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    not_core: bool = False
    ability: bool = False
    character: str = ""
    keyword: str = ""
    inflicts: str = ""


@dataclass(frozen=True)
class Draw(Line):
    """Draw cards, or up to so many."""

    count: int
    up_to: bool = False
    who: str = SELF


@dataclass(frozen=True)
class DiscardCards(Line):
    """Discard cards from hand, as their owner chooses or at random; `count` ALL_OF_THEM is all."""

    count: int
    up_to: bool = False
    at_random: bool = False
    wanted: Wanted = field(default_factory=Wanted)
    who: str = SELF


@dataclass(frozen=True)
class Search(Line):
    """Search the deck, its top cards, a discard pile or the target's for a card and take it into hand.

    senjutsu.search.find, senjutsu.search.to-hand, senjutsu.search.top-cards. `who` takes the card, from the own deck or
    pile; `by_you` says whether you look and choose for them. With `up_to` no card need be taken, whatever is found.
    With `to_deck` it is not taken into hand but shuffled into the deck.
    """

    where: str
    wanted: Wanted = field(default_factory=Wanted)
    top: int = 0
    up_to: bool = False
    who: str = SELF
    by_you: bool = True
    to_deck: bool = False

    def means_target(self) -> bool:
        """Also where it searches the target's discard pile."""
        return self.where == "target discard" or self.who == TARGET


@dataclass(frozen=True)
class RevealTop(Line):
    """Reveal the top cards of the deck, take all that are meant into hand, and shuffle (decision.senjutsu.reveal)."""

    count: int
    wanted: Wanted


@dataclass(frozen=True)
class DiscardTop(Line):
    """Discard cards from the top of the deck: so many, and one more for each wound (`per_wound`)."""

    count: int
    per_wound: bool = False
    who: str = TARGET


@dataclass(frozen=True)
class RefillDeck(Line):
    """If the deck is empty, shuffle so many cards of the discard pile into it, at random."""

    count: int


@dataclass(frozen=True)
class ShuffleIntoDeck(Line):
    """Shuffle cards from hand into the deck."""

    count: int
    up_to: bool = False
    wanted: Wanted = field(default_factory=Wanted)
    who: str = SELF


@dataclass(frozen=True)
class PlayFound(Line):
    """Play a card that was found as an Instant Replacement (decision.senjutsu.found)."""


@dataclass(frozen=True)
class LookAtHand(OnTarget):
    """Look at the hand of the target."""
