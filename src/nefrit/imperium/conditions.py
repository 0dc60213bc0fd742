"""Conditions: what must be so for an effect or for a card to be played."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.constants import BARBARIAN, EMPIRE
from nefrit.imperium.passives import state_of
from nefrit.imperium.places import IN_HISTORY, IN_PLAY, active_quests, cards_at
from nefrit.imperium.state import Imperium
from nefrit.imperium.trees import Amount, Filter
from nefrit.kernel.effects import Condition, Context


@dataclass(frozen=True)
class IsState(Condition):
    """The state card shows this side (imperium.term-barbarian.if-barbarian, imperium.term-empire.if-empire)."""

    state: str

    def holds(self, game: Imperium, context: Context) -> bool:
        """Look at it now."""
        return state_of(game, context.seat) == self.state


IF_BARBARIAN = IsState(BARBARIAN)
IF_EMPIRE = IsState(EMPIRE)


@dataclass(frozen=True)
class Has(Condition):
    """The player has at least so many cards of a kind in a place."""

    cards: Filter
    place: str = IN_PLAY
    least: int = 1

    def holds(self, game: Imperium, context: Context) -> bool:
        """Count them."""
        cards = cards_at(game, context.seat, self.place, context.source)
        return sum(self.cards.accepts(game, card) for card in cards) >= self.least


@dataclass(frozen=True)
class AtLeast(Condition):
    """An amount is at least so much."""

    amount: Amount
    least: int

    def holds(self, game: Imperium, context: Context) -> bool:
        """Count it."""
        return self.amount.count(game, context) >= self.least


@dataclass(frozen=True)
class ThoseAre(Condition):
    """The card that something was just done with is of a kind."""

    cards: Filter

    def holds(self, game: Imperium, context: Context) -> bool:
        """Any of them."""
        return any(self.cards.accepts(game, card) for card in context.targets)


@dataclass(frozen=True)
class NoActiveQuest(Condition):
    """There is no active quest (imperium.nation-arthurians.one-active-quest)."""

    def holds(self, game: Imperium, context: Context) -> bool:
        """Look under the court."""
        return not active_quests(game, context.seat)


def in_play(cards: Filter, least: int = 1) -> Has:
    """Such cards are in play."""
    return Has(cards, IN_PLAY, least)


def in_history(cards: Filter) -> Has:
    """Such a card is in the history."""
    return Has(cards, IN_HISTORY)
