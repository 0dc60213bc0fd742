"""Damage and resource tokens that are moved; moving is neither dealing nor assigning nor placing by itself.

invasion.damage.move-is-not-deal
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.damage import EVERYTHING, Hit, can_be_cancelled
from nefrit.invasion.occurrences.resources import TokensPlaced, TokensRemoved
from nefrit.invasion.places import is_place, seat_and_section
from nefrit.invasion.settle import settle
from nefrit.invasion.state import Invasion, edit_capital, replaced
from nefrit.invasion.values import is_fighter, number_of, remaining_hit_points
from nefrit.invasion.words.verbs import able, place_tokens
from nefrit.kernel.decisions import NO_CARD, Decision, choose_number
from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.procedures import Procedure
from nefrit.parts.words import Amount, Cards

ALL: Final = EVERYTHING
"""As much as there is."""


@dataclass(frozen=True)
class Counter(Node):
    """Something of which there is a number on cards, or in zones of capitals."""

    name: str
    """How messages call it."""

    def on(self, game: Invasion, card: int) -> int:
        """How much of it is there that can be moved."""
        raise NotImplementedError(f"{type(self).__name__} does not say how much there is")

    def room(self, game: Invasion, card: int) -> int:
        """How much can be moved to a card."""
        raise NotImplementedError(f"{type(self).__name__} does not say how much can be moved there")

    def move(self, game: Invasion, context: Context, source: int, to: int, amount: int) -> Procedure | None:
        """Move so much from one to the other; only from the one where the other is NO_CARD."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is moved")


class Damage(Counter):
    """Damage on cards and in zones; nothing cancels it when it moves (invasion.damage.move-bypasses-cancel)."""

    def on(self, game: Invasion, card: int) -> int:
        """On a unit or legend, or in a zone."""
        if is_place(card):
            seat, section = seat_and_section(card)
            return game.seats[seat].damage[section]
        return game.pieces[card].damage if card in game.pieces and is_fighter(game, card) else 0

    def room(self, game: Invasion, card: int) -> int:
        """What destroys it (invasion.faq.move-damage-maximum)."""
        fights = card in game.pieces and is_fighter(game, card)
        return max(0, remaining_hit_points(game, card)) if fights else 0

    def move(self, game: Invasion, context: Context, source: int, to: int, amount: int) -> Procedure | None:
        """From the one to the other (invasion.damage.move-is-not-deal)."""
        if is_place(source):
            seat, section = seat_and_section(source)
            player = edit_capital(game, seat)
            player.damage = replaced(player.damage, section, player.damage[section] - amount)
        else:
            game.edit_piece(source).damage -= amount
        game.edit_piece(to).damage += amount
        return settle(game)


class AssignedDamage(Counter):
    """Combat damage that is assigned and waits to be applied; what protects a card meets it there."""

    def on(self, game: Invasion, card: int) -> int:
        """What waits for the card."""
        return game.pieces[card].assigned if card in game.pieces else 0

    def room(self, game: Invasion, card: int) -> int:
        """As much as there is; nowhere goes only what can be cancelled."""
        return EVERYTHING if card in game.pieces else 0

    def move(self, game: Invasion, context: Context, source: int, to: int, amount: int) -> Procedure | None:
        """It is assigned to the other from now on."""
        game.edit_piece(source).assigned -= amount
        if to != NO_CARD:
            game.edit_piece(to).assigned += amount
        return None


class Tokens(Counter):
    """Resource tokens on cards."""

    def on(self, game: Invasion, card: int) -> int:
        """Those on the card."""
        return game.pieces[card].resources if card in game.pieces else 0

    def room(self, game: Invasion, card: int) -> int:
        """Any number, unless none can be placed there."""
        return EVERYTHING if able(game, place_tokens, card, 1) else 0

    def move(self, game: Invasion, context: Context, source: int, to: int, amount: int) -> Procedure | None:
        """They are removed from the one and placed on the other."""
        if not amount:
            return None
        by, cause, pieces = context.seat, context.source, game.pieces
        return game.happen(
            TokensRemoved(pieces[source].controller, source, amount, by=by, source=cause),
            TokensPlaced(pieces[to].controller, to, amount, by=by, source=cause),
        )


damage: Final = Damage("damage")
assigned: Final = AssignedDamage("assigned")
tokens: Final = Tokens("tokens")


@dataclass(frozen=True)
class MoveCounters(Effect):
    """Move so much damage, or so many tokens, from one card or zone to another, or `up_to` so much."""

    what: Counter
    amount: int | Amount
    source: Cards
    to: Cards
    up_to: bool = False

    def ends(self, game: Invasion, context: Context) -> tuple[int, int]:
        """From where and to where, as far as both are there."""
        source, to = self.source.cards(game, context)[:1], self.to.cards(game, context)[:1]
        return (source[0] if source else NO_CARD, to[0] if to else NO_CARD)

    def limit(self, game: Invasion, context: Context) -> int:
        """How much can be moved."""
        source, to = self.ends(game, context)
        if NO_CARD in (source, to):
            return 0
        return min(number_of(game, context, self.amount), self.what.on(game, source), self.what.room(game, to))

    def can(self, game: Invasion, context: Context) -> bool:
        """There must be some."""
        return self.limit(game, context) > 0

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """How much, where that is the player's choice."""
        most, rule = self.limit(game, context), "invasion.faq.move-damage-maximum"
        if not self.up_to or not most:
            return None
        return choose_number(context.seat, 0, most, "answer", rule, f"move-{self.what.name}", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """From the one to the other."""
        source, to = self.ends(game, context)
        amount = context.answer if self.up_to else self.limit(game, context)
        if NO_CARD in (source, to) or not isinstance(amount, int):
            context.done = False
            return None
        return self.what.move(game, context, source, to, amount)


def move(what: Counter, amount: int | Amount, *, source: Cards, to: Cards, up_to: bool = False) -> MoveCounters:
    """Move damage or tokens: `move(damage, ALL, source=it, to=second)`."""
    return MoveCounters(what, amount, source, to, up_to)


@dataclass(frozen=True)
class CancelAssigned(Effect):
    """Cancel so much of the damage that is assigned to a card."""

    amount: int
    card: Cards

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Not what cannot be cancelled."""
        for card in self.card.cards(game, context):
            there = assigned.on(game, card)
            if there and can_be_cancelled(game, Hit(there, card, combat=True)):
                return assigned.move(game, context, card, NO_CARD, min(self.amount, there))
        context.done = False
        return None


def cancel_assigned(amount: int, card: Cards) -> CancelAssigned:
    """Cancel damage that is assigned to a card."""
    return CancelAssigned(amount, card)
