"""Exhaust effects: why one cannot be used, and using it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nefrit.imperium.choosing import cost_is_met
from nefrit.imperium.constants import ACTIVATE
from nefrit.imperium.occurrences import Exhausted, Happening
from nefrit.imperium.state import Imperium
from nefrit.imperium.trees import Exhaust
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Flow, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.parts.using import EFFECT, Use


class Borrowed(Context):
    """The use of an exhaust effect of another player's card; `user` is the card that was exhausted for it."""

    __slots__ = ("user",)
    card_fields = ("source", "targets", "user")

    def __init__(self, seat: int, source: int, todo: tuple[Effect, ...], user: int) -> None:
        super().__init__(seat, source, todo)
        self.user = user


def used_card(context: Context) -> int:
    """The card whose exhaust token pays for an exhaust effect."""
    return context.user if isinstance(context, Borrowed) else context.source


class Exhausting(Use):
    """The use of an exhaust effect (imperium.exhaust.resolve-fully).

    It is no use of an ability with costs and targets of its own: those are parts of the effect.
    """

    __slots__ = ("ability",)
    order = ("exhaust", *EFFECT)
    refusals = ("turn_refusals", "exhaust_refusals", "condition_refusals", "payment_refusals")

    def __init__(self, seat: int, source: int, ability: Exhaust, occurrence: Happening | None = None) -> None:
        super().__init__(seat, source, (ability.effect,), occurrence=occurrence)
        self.ability = ability

    # The state card does not matter (imperium.exhaust.state-icon-ignored,
    # imperium.term-barbarian.exhaust-empire-in-play).

    def turn_refusals(self, game: Imperium) -> Iterable[Refusal]:
        """It is used in one's own turn, unless it says otherwise, and only while one activates."""
        if game.table.active != self.seat:
            return () if self.ability.anytime else (refuse("imperium.exhaust.own-turn-only", "not-your-turn"),)
        if game.table.doing != ACTIVATE:
            return (refuse("decision.imperium.reactive-exhaust", "not-activating"),)
        return ()

    def exhaust_refusals(self, game: Imperium) -> Iterator[Refusal]:
        """The card must not be exhausted yet, and there must be a token for it."""
        if game.pieces[self.source].exhausted:
            yield refuse("imperium.exhaust.not-already-exhausted", "already-exhausted")
        if not game.seats[self.seat].exhausts:
            yield refuse("imperium.exhaust.no-token", "no-exhaust-token")

    def condition_refusals(self, game: Imperium) -> Iterable[Refusal]:
        """Its condition must hold."""
        condition = self.ability.condition
        if condition is None or condition.holds(game, self):
            return ()
        return (refuse("imperium.exhaust.resolve-fully", "condition-not-met"),)

    def payment_refusals(self, game: Imperium) -> Iterable[Refusal]:
        """All that it costs must be met (imperium.term-pay.unable, imperium.term-action.spend-unable)."""
        if cost_is_met(game, self, self.ability.effect):
            return ()
        return (refuse("imperium.exhaust.unpayable-cost", "cannot-pay"),)

    def ability_number(self, game: Imperium) -> int:
        """Which of the exhaust effects of its card it is."""
        return game.faces[self.source].exhausts.index(self.ability)

    @step("imperium.exhaust.move-token")
    def exhaust(self, game: Imperium) -> Flow:
        """An exhaust token moves from the state card to the card; what it costs is the first part of the effect.

        imperium.exhaust.extra-cost
        """
        game.edit_seat(self.seat).exhausts -= 1
        game.edit_piece(self.source).exhausted = True
        game.tell(Exhausted(self.seat, self.source))
        return None
