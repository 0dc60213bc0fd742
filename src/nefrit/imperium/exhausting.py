"""Exhaust effects: why one cannot be used, and using it."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.imperium.choosing import cost_is_met
from nefrit.imperium.constants import ACTIVATE
from nefrit.imperium.occurrences import Exhausted, Happening
from nefrit.imperium.state import Imperium
from nefrit.imperium.trees import Exhaust
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Flow, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.parts.using import EFFECT


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


class Exhausting(Context):
    """The use of an exhaust effect (imperium.exhaust.resolve-fully)."""

    __slots__ = ("ability",)
    order = ("exhaust", *EFFECT)

    def __init__(self, seat: int, source: int, ability: Exhaust, occurrence: Happening | None = None) -> None:
        super().__init__(seat, source, (ability.effect,), occurrence=occurrence)
        self.ability = ability

    def refusals(self, game: Imperium) -> Iterator[Refusal]:
        """Why it cannot be used now.

        The state card does not matter (imperium.exhaust.state-icon-ignored,
        imperium.term-barbarian.exhaust-empire-in-play).
        """
        own = game.table.active == self.seat
        if not own and not self.ability.anytime:
            yield refuse("imperium.exhaust.own-turn-only", "not-your-turn")
        elif own and game.table.doing != ACTIVATE:
            yield refuse("decision.imperium.reactive-exhaust", "not-activating")
        if game.pieces[self.source].exhausted:
            yield refuse("imperium.exhaust.not-already-exhausted", "already-exhausted")
        if not game.seats[self.seat].exhausts:
            yield refuse("imperium.exhaust.no-token", "no-exhaust-token")
        condition = self.ability.condition
        if condition is not None and not condition.holds(game, self):
            yield refuse("imperium.exhaust.resolve-fully", "condition-not-met")
        # imperium.term-pay.unable, imperium.term-action.spend-unable
        if not cost_is_met(game, self, self.ability.effect):
            yield refuse("imperium.exhaust.unpayable-cost", "cannot-pay")

    def ability_number(self, game: Imperium) -> int:
        """Which of the exhaust effects of its card it is."""
        return game.faces[self.source].exhausts.index(self.ability)

    def usable(self, game: Imperium) -> bool:
        """Whether it can be used now."""
        return first(self.refusals(game)) is None

    @step("imperium.exhaust.move-token")
    def exhaust(self, game: Imperium) -> Flow:
        """An exhaust token moves from the state card to the card; what it costs is the first part of the effect.

        imperium.exhaust.extra-cost
        """
        game.edit_seat(self.seat).exhausts -= 1
        game.edit_piece(self.source).exhausted = True
        game.tell(Exhausted(self.seat, self.source))
        return None
