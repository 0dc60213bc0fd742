"""The fame deck and the card at its bottom."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.ending import trigger_scoring
from nefrit.imperium.occurrences import Moved
from nefrit.imperium.passives import LooksAtMoreFame, passives
from nefrit.imperium.resources import gain
from nefrit.imperium.state import FAME_DECK, HAND, OTHER_SIDES, Imperium
from nefrit.imperium.trees import Deed
from nefrit.kernel.decisions import Decision, choose, choose_order
from nefrit.kernel.effects import Context, Effect, Node, cards_in
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class ResolvedInsteadOfTaken(Node):
    """The card under the fame deck: nobody takes it, but who comes to it resolves it, each player once.

    imperium.ruling-king-of-kings.once-per-player

    If it `flips`, it is turned then and scoring is triggered (imperium.ruling-king-of-kings.side-a,
    imperium.end.trigger-3-king-of-kings); else it stays as it is (imperium.ruling-king-of-kings.side-b).
    """

    effect: Effect
    flips: bool = False


def is_last(game: Imperium, card: int) -> bool:
    """Whether this is the card that is resolved instead of taken."""
    return any(isinstance(part, ResolvedInsteadOfTaken) for part in game.faces[card].abilities)


def fame_cards(game: Imperium) -> tuple[int, ...]:
    """The fame deck, from the top, without the card at its bottom.

    imperium.term-look.king-of-kings-ignored, imperium.ruling-king-of-kings.not-taken-while-deck,
    imperium.setup-common.8-king-of-kings-bottom
    """
    return tuple([card for card in game.zone(FAME_DECK) if not is_last(game, card)])


def resolve_last(game: Imperium, seat: int) -> Procedure | None:
    """Only the bottom card is left: the player resolves it, unless that has happened before.

    imperium.term-look.king-of-kings-only-card, imperium.ruling-king-of-kings.once-per-player,
    decision.imperium.king-of-kings
    """
    if game.seats[seat].crowned:
        return None
    for card in game.zone(FAME_DECK):
        for part in game.faces[card].abilities:
            if isinstance(part, ResolvedInsteadOfTaken):
                game.edit_seat(seat).crowned = True
                if part.flips:
                    flip(game, card)
                    trigger_scoring(game, seat, "imperium.end.trigger-3-king-of-kings")
                return Context(seat, card, (part.effect,))
    return None


def flip(game: Imperium, card: int) -> None:
    """Turn the card under the fame deck over."""
    for other in game.zone(OTHER_SIDES):
        if game.faces[other].id == game.faces[card].flip:
            game.move(card, OTHER_SIDES)
            game.move(other, FAME_DECK, shown_to=game.everybody)


@dataclass(frozen=True)
class TakeFame(Deed):
    """Take the top fame card."""

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one, or the last card to resolve."""
        return bool(fame_cards(game)) or not game.seats[context.seat].crowned

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Take it into hand."""
        for card in fame_cards(game)[:1]:
            game.move(card, HAND, context.seat)
            game.tell(Moved(context.seat, card, "fame"))
            return None
        return resolve_last(game, context.seat)


@dataclass(frozen=True)
class LookAtFame(Deed):
    """Look at the top cards of the fame deck and take one of them.

    imperium.term-look.private, imperium.term-look.as-many-as-possible, imperium.ruling-king-of-kings.look-at-fewer
    """

    count: int

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one, or the last card to resolve."""
        return bool(fame_cards(game)) or not game.seats[context.seat].crowned

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Look; some look at more, and gain progress for it."""
        more = passives(game, context.seat, LooksAtMoreFame)
        looked = fame_cards(game)[: self.count + sum(part.more for _, part in more)]
        for card in looked:
            game.reveal(card, 1 << context.seat)
        # What was chosen before, such as regions that were abandoned for it, is nothing to put back.
        context.targets = looked
        if looked:
            context.first_do(TakeOneLookedAt(), GainForLooking() if more else PutBack())
            return None
        context.first_do(*([GainForLooking()] if more else []))
        return resolve_last(game, context.seat)


@dataclass(frozen=True)
class TakeOneLookedAt(Deed):
    """Take one of the fame cards that were looked at."""

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which one."""
        rule = "imperium.term-look.private"
        return context.choice(choose(context.seat, context.targets, "answer", rule, "take-fame", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Take it; the others go back."""
        taken = context.answer
        assert isinstance(taken, int)
        game.move(taken, HAND, context.seat)
        game.tell(Moved(context.seat, taken, "fame"))
        context.targets = tuple([card for card in context.targets if card != taken])
        return None


@dataclass(frozen=True)
class PutBack(Deed):
    """Put fame cards that were looked at back in any order (imperium.term-look.order-free)."""

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """In which order, if there are several."""
        if len(context.targets) < 2:
            return None
        rule = "imperium.term-look.order-free"
        return choose_order(context.seat, context.targets, "answer", rule, "put-back", context.source)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Put them back; nobody else knows the order."""
        if context.answer is not None:
            game.arrange(FAME_DECK, 0, cards_in(context.answer), known_to=1 << context.seat)
        context.targets = ()
        return None


@dataclass(frozen=True)
class GainForLooking(Deed):
    """What a passive effect gives for having looked, after the cards were put back."""

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Put back first, if there is anything to put back."""
        if context.targets:
            context.first_do(PutBack(), GainForLooking())
            return None
        progress = sum(part.progress for _, part in passives(game, context.seat, LooksAtMoreFame))
        return gain(game, context.seat, progress=progress)
