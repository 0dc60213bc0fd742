"""Numbers that depend on the state: icons, cards and tokens that a player has."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.filters import ANY, count_on
from nefrit.imperium.places import IN_PLAY, OWNED, cards_at
from nefrit.imperium.state import Imperium
from nefrit.imperium.trees import Amount, Filter
from nefrit.kernel.effects import Context


@dataclass(frozen=True)
class Marks(Amount):
    """How many icons or suits of these kinds the player's cards in a place bear (decision.imperium.icons)."""

    words: tuple[str, ...]
    place: str = IN_PLAY

    def counted(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards that bear any."""
        cards = cards_at(game, context.seat, self.place, context.source)
        return tuple([card for card in cards if any(count_on(game, card, word) for word in self.words)])

    def count(self, game: Imperium, context: Context) -> int:
        """Every repeated icon counts."""
        cards = self.counted(game, context)
        return sum(count_on(game, card, word) for card in cards for word in self.words)


@dataclass(frozen=True)
class Cards(Amount):
    """How many cards of a kind the player has in a place."""

    cards: Filter = ANY
    place: str = OWNED

    def counted(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """Those cards."""
        cards = cards_at(game, context.seat, self.place, context.source)
        return tuple([card for card in cards if self.cards.accepts(game, card)])

    def count(self, game: Imperium, context: Context) -> int:
        """One for each."""
        return len(self.counted(game, context))


@dataclass(frozen=True)
class Tokens(Amount):
    """How many tokens of a resource the player has."""

    resource: str

    def count(self, game: Imperium, context: Context) -> int:
        """All of them."""
        tokens: int = getattr(game.seats[context.seat], self.resource)
        return tokens


@dataclass(frozen=True)
class ThatMany(Amount):
    """How much was just done: cards discarded, regions abandoned, progress paid, by all who did it."""

    def count(self, game: Imperium, context: Context) -> int:
        """As the effect before has told."""
        return context.number


THAT_MANY = ThatMany()


def marks(words: str, place: str = IN_PLAY) -> Marks:
    """Icons or suits by words with slashes between them: `marks("city/metropolis")`."""
    return Marks(tuple(words.split("/")), place)
