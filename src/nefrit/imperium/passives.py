"""Passive effects that stand while their card is in play, and who has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from nefrit.imperium.constants import BARBARIAN, EMPIRE, HAND_SIZE, PROGRESS
from nefrit.imperium.state import Imperium, cards_in_play
from nefrit.imperium.trees import Constant, Filter
from nefrit.kernel.effects import Effect
from nefrit.kernel.memo import LAYOUT

C = TypeVar("C", bound=Constant)


@dataclass(frozen=True)
class HandSize(Constant):
    """The hand is filled up to more cards in clean-up (imperium.cleanup.4-hand-size-effects)."""

    by: int = 1


@dataclass(frozen=True)
class ReducesDevelopment(Constant):
    """Developing costs less of a resource, never less than nothing."""

    resource: str
    by: int


@dataclass(frozen=True)
class ReducesUnrest(Constant):
    """Playing unrest costs less material, or fewer cards; never less than one of them."""

    material: int = 0
    cards: int = 0


@dataclass(frozen=True)
class LosesIcon(Constant):
    """The player's cards of a kind lose the icon of a state."""

    cards: Filter
    state: str = BARBARIAN


@dataclass(frozen=True)
class AcquiresExiled(Constant):
    """The player can acquire exiled cards of a kind as if they were in the market."""

    cards: Filter


@dataclass(frozen=True)
class PlaysFreely(Constant):
    """The player can free play cards of a kind."""

    cards: Filter


@dataclass(frozen=True)
class PlacesInMarket(Constant):
    """In clean-up the player places other tokens in the market.

    imperium.cleanup.1-carthaginians, imperium.cleanup.1-qin
    """

    resource: str
    amount: int = 1


@dataclass(frozen=True)
class NoHistory(Constant):
    """What would go into the player's history is discarded (imperium.term-history.atlanteans-vikings)."""


@dataclass(frozen=True)
class LooksAtMoreFame(Constant):
    """The player looks at more cards of the fame deck, and gains progress for it.

    imperium.setup-player.sample-roman-power
    """

    more: int = 1
    progress: int = 1


@dataclass(frozen=True)
class InsteadOfMaterial(Constant):
    """When the player would gain material, something else happens."""

    effect: Effect


@dataclass(frozen=True)
class HoldsQuest(Constant):
    """A quest garrisoned here is the active quest (imperium.nation-arthurians.activate-quest)."""


@dataclass(frozen=True)
class CountsTwice(Constant):
    """The card counts as two of its suit (imperium.ruling.grand-trunk-road)."""


@dataclass(frozen=True)
class MasksFromGarrison(Constant):
    """Instead of discarding masks the player may abandon cards garrisoned here."""


def passives(game: Imperium, seat: int, kind: type[C]) -> tuple[tuple[int, C], ...]:
    """The passive effects of this kind that a player has now, each with its card."""
    memo = game.memo
    known = memo.passives
    if known is None:
        known = memo.passives = {}
        memo.known |= LAYOUT
    found: tuple[tuple[int, C], ...] | None = known.get((kind, seat))
    if found is None:
        cards = cards_in_play(game, seat)
        found = tuple([(card, part) for card in cards for part in game.faces[card].abilities if isinstance(part, kind)])
        known[kind, seat] = found
    return found


def hand_size(game: Imperium, seat: int) -> int:
    """Up to how many cards a player draws in clean-up (imperium.cleanup.4-base-hand-size)."""
    return HAND_SIZE + sum(part.by for _, part in passives(game, seat, HandSize))


def state_of(game: Imperium, seat: int) -> str:
    """What the state card of a player shows."""
    return EMPIRE if game.seats[seat].empire else BARBARIAN


def state_icon(game: Imperium, seat: int, card: int) -> str:
    """The icon of a state that a player's card bears now; empty if it has none, or has lost it."""
    state = game.faces[card].state
    lost = any(part.state == state and part.cards.accepts(game, card) for _, part in passives(game, seat, LosesIcon))
    return "" if lost else state


def market_token(game: Imperium, seat: int) -> tuple[str, int]:
    """What a player places in the market in clean-up."""
    for _, part in passives(game, seat, PlacesInMarket):
        return part.resource, part.amount
    return PROGRESS, 1
