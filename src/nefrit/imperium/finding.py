"""Finding a card, by its name or by its kind."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.filters import Is
from nefrit.imperium.nation_deck import movable, shuffle_nation_deck
from nefrit.imperium.occurrences import Happening
from nefrit.imperium.places import IN_DECK, IN_DISCARD, IN_HAND, IN_NATION_DECK, cards_at
from nefrit.imperium.responding import happened
from nefrit.imperium.state import DECK, Imperium
from nefrit.imperium.trees import Deed
from nefrit.imperium.verbs import TAKE, carry
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.procedures import Procedure

EVERYWHERE = (IN_HAND, IN_DISCARD, IN_DECK, IN_NATION_DECK)
"""Where a card is looked for, in this order (imperium.term-find.search-order)."""


@dataclass(frozen=True)
class Find(Deed):
    """Find a card and do something with it.

    A named one ends the search where it is found (imperium.term-find.stop-and-reveal); of a kind the player chooses one
    in all the places (imperium.term-find.by-kind, imperium.term-find.unchosen-back, imperium.term-find.limited-places).
    """

    cards: Is
    verb: str = TAKE
    places: tuple[str, ...] = EVERYWHERE

    def found(self, game: Imperium, context: Context) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """The cards that are found, and the places that were searched; the accession card is none of them."""
        found: list[int] = []
        searched: list[str] = []
        for place in self.places:
            searched.append(place)
            in_deck = place == IN_NATION_DECK
            cards = movable(game, context.seat) if in_deck else cards_at(game, context.seat, place, context.source)
            found += [card for card in cards if self.cards.accepts(game, card)]
            if found and self.cards.named:
                return tuple(found[:1]), tuple(searched)
        return tuple(found), tuple(searched)

    def can(self, game: Imperium, context: Context) -> bool:
        """It can be tried: what lies in the decks is not known."""
        return True

    def full(self, game: Imperium, context: Context) -> bool:
        """There must be a card to be found."""
        return bool(self.found(game, context)[0])

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Search, then choose; nothing happens if there is none.

        imperium.term-find.stop-and-reveal, imperium.term-find.by-kind, imperium.term-find.not-found
        """
        found, _ = self.found(game, context)
        for card in found:
            game.reveal(card, 1 << context.seat)
        context.first_do(FoundOne(self))
        return None


@dataclass(frozen=True)
class FoundOne(Deed):
    """What is done with what was found; then the decks that were searched are shuffled."""

    find: Find

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which one, if there are several."""
        found, _ = self.find.found(game, context)
        if not found:
            return None
        rule = "imperium.term-find.by-kind"
        return context.choice(choose(context.seat, found, "answer", rule, "find", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Everybody sees the card that was found (imperium.term-find.stop-and-reveal, imperium.term-find.shuffle)."""
        _, searched = self.find.found(game, context)
        happenings: list[Happening] = []
        if isinstance(context.answer, int):
            game.reveal(context.answer)
            happenings = carry(game, context.seat, context.answer, self.find.verb)
        if IN_DECK in searched:
            game.shuffle(DECK, context.seat)
        if IN_NATION_DECK in searched:
            shuffle_nation_deck(game, context.seat)
        return happened(game, *happenings)
