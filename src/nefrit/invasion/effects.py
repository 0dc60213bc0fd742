"""The effect vocabulary: what abilities do."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.constants import END_OF_TURN
from nefrit.invasion.history import remember
from nefrit.invasion.indirect import Indirect
from nefrit.invasion.occurrences.resources import ResourcesSpent
from nefrit.invasion.players import OPPONENT, is_meant
from nefrit.invasion.settle import settle
from nefrit.invasion.standing import last
from nefrit.invasion.state import Invasion, edit_capital, turn_order
from nefrit.invasion.trees import Forbids, Modifies, Standing
from nefrit.invasion.values import number_of
from nefrit.invasion.words.nouns import it
from nefrit.invasion.words.numbers import x
from nefrit.invasion.words.verbs import Who
from nefrit.kernel.effects import Context, Effect, May
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.procedures import Procedure
from nefrit.parts.words import Amount, Cards


@dataclass(frozen=True)
class MustBurn(Effect):
    """For the rest of the game you must burn so many zones to win."""

    zones: int

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It holds even when the card has left play."""
        edit_capital(game, context.seat).zones_to_win = self.zones
        return settle(game)


@dataclass(frozen=True)
class At(Effect):
    """Something is done when a moment comes, to the same targets and to that card which the event is about."""

    moment: str
    effect: Effect

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It waits until then."""
        todo, targets, event = (self.effect,), context.targets, context.occurrence
        waiting = Context(context.seat, context.source, todo, targets=targets, occurrence=event)
        game.delay(Delayed(self.moment, waiting))
        return None


def at(moment: str, effect: Effect) -> At:
    """Do something when a moment comes."""
    return At(moment, effect)


@dataclass(frozen=True)
class DealIndirect(Effect):
    """Deal indirect damage to players, who assign it themselves (invasion.damage.indirect)."""

    amount: int | Amount
    whom: str = OPPONENT
    uncancellable: bool = False
    units_first: bool = False

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """To all of them at the same time."""
        number = number_of(game, context, self.amount)
        seats = [seat for seat in turn_order(game) if is_meant(game, self.whom, seat, context)]
        return Indirect(
            tuple((seat, number) for seat in seats),
            context.seat,
            context.source,
            uncancellable=self.uncancellable,
            units_first=self.units_first,
        )


@dataclass(frozen=True)
class Until(Who):
    """Establish effects that last: for the cards it is about, until the end of the turn unless another is said."""

    standing: tuple[Standing, ...]
    until: str = END_OF_TURN
    x: int | Amount | None = None
    """What X is in these effects: fixed now; by default what it is for the ability (decision.invasion.own-cost)."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """For these cards and no others."""
        number = context.number if self.x is None else number_of(game, context, self.x)
        cards = tuple([card for card in self.cards(game, context) if card in game.pieces])
        if not cards:
            context.done = False
            return None
        for one in self.standing:
            lasting = self.lasting(one, cards, context, number)
            if isinstance(one, Forbids):
                leave_out_forbidden(game, lasting)
            if lasting.cards:
                last(game, lasting)
        return settle(game)

    def lasting(self, one: Standing, cards: tuple[int, ...], context: Context, number: int) -> Lasting:
        """An effect that lasts whatever becomes of its source (invasion.effect.independent-of-source)."""
        return Lasting(one, cards, self.until, context.seat, context.source, number)


def leave_out_forbidden(game: Invasion, new: Lasting) -> None:
    """What cannot be done cannot be done less: forbidding the same again leaves nothing more behind.

    An action without a cost may be used any number of times (Monster of the Deep as printed).
    """
    same = new.copy()
    for old in game.lasting:
        same.cards = old.cards
        if old == same:
            new.cards = tuple([card for card in new.cards if card not in old.cards])


def until_end_of_turn(*standing: Standing, on: Cards = it) -> Until:
    """Effects on the targets, or on other cards, that last until the end of the turn."""
    return Until(on, standing)


def until(moment: str, *standing: Standing, on: Cards = it, x: int | Amount | None = None) -> Until:
    """Effects on the targets, or on other cards, that last until a moment; `x` says what X is in them."""
    return Until(on, standing, moment, x)


@dataclass(frozen=True)
class Establish(Effect):
    """Establish effects that last and are about no certain cards."""

    standing: tuple[Standing, ...]
    until: str = END_OF_TURN

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """They are in force from now on."""
        for one in self.standing:
            last(game, Lasting(one, (), self.until, context.seat, context.source, context.number))
        return settle(game)


def gain_power(cards: Cards, amount: int | Amount) -> Until:
    """Cards gain (or lose) power until the end of the turn; how much is fixed when it resolves."""
    if isinstance(amount, int):
        return Until(cards, (Modifies("power", amount=amount),))
    return Until(cards, (Modifies("power", amount=x),), x=amount)


@dataclass(frozen=True)
class Buy(Effect):
    """Spend resources for an effect: both, or nothing."""

    cost: int
    effect: Effect

    def can(self, game: Invasion, context: Context) -> bool:
        """The player must have them."""
        return game.seats[context.seat].resources >= self.cost

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Paid first."""
        if not self.can(game, context):
            context.done = False
            return None
        context.first_do(self.effect)
        # Nothing follows before the effect is carried out too: what it saves would be lost by then.
        spent = ResourcesSpent(context.seat, context.source, self.cost)
        game.occur(spent)
        remember(game, game.table.event_count + 1, (spent,))
        return None


def deal_indirect(
    amount: int | Amount, whom: str = OPPONENT, *, uncancellable: bool = False, units_first: bool = False
) -> DealIndirect:
    """Deal indirect damage to players."""
    return DealIndirect(amount, whom, uncancellable, units_first)


def establish(*standing: Standing, until: str = END_OF_TURN) -> Establish:
    """Effects that last and are about no certain cards."""
    return Establish(standing, until)


def may(effect: Effect) -> May:
    """An effect that its player may decline (invasion.play.action-optional)."""
    return May(effect, "invasion.play.action-optional")
