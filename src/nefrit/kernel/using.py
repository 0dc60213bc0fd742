"""Using an ability: why it cannot be used, what it costs, on what, and then its effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.effects import Ability, Context, Node, Target, cards_in
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, step
from nefrit.kernel.refusals import Refusal, first, refuse

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame

A = TypeVar("A", bound=Ability)

COSTS: Final = ("ask_cost", "note_cost", "pay")
"""The steps that deal with costs, for the `order` of a subclass of `Use`."""
TARGETS: Final = ("choose_target", "note_target")
"""The steps that deal with targets."""
EFFECT: Final = ("ask", "act")
"""The steps that carry the effect out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Context, Generic[A]):
    """The use of an ability: costs are paid, targets are chosen, and the effect is carried out.

    A game subclasses it and puts the steps into the `order` of its rules, with its own steps between them. `paid_with`
    holds for each cost what was answered, `chosen` for each target the cards; `targets` are those of the first. Chosen
    cards are noted, so an effect that waits can see whether they are still the `same`.
    """

    __slots__ = ("ability", "chosen", "paid", "paid_with")
    card_fields: ClassVar[tuple[str, ...]] = ("chosen",)
    order: ClassVar[tuple[str, ...]] = (*COSTS, *TARGETS, *EFFECT)

    condition_rule: ClassVar[str] = ""
    """The rule that refuses an ability whose condition does not hold."""
    target_rule: ClassVar[str] = ""
    """The rule that refuses an ability without enough targets."""
    effect_rule: ClassVar[str] = ""
    """The rule that refuses an ability that would change nothing; empty where no rule does."""
    choice_rule: ClassVar[str] = ""
    """The rule by which targets are chosen."""

    def __init__(self, seat: int, source: int, ability: A, occurrence: Occurrence | None = None) -> None:
        super().__init__(seat, source, (ability.effect,), occurrence=occurrence)
        self.ability = ability
        self.paid = 0
        self.paid_with: tuple[Value, ...] = ()
        self.chosen: tuple[tuple[int, ...], ...] = ()

    def wanted(self) -> tuple[Target, ...]:
        """The targets of the ability, in the order in which they are chosen."""
        return () if self.ability.target is None else (self.ability.target,)

    def part(self) -> Node | None:
        """The whole ability."""
        return self.ability

    # ---- Why not

    def refusals(self, game: AnyGame) -> Iterator[Refusal]:
        """Why the ability cannot be used now; this decides what is offered, and answers "why not?"."""
        condition, effect = self.ability.condition, self.ability.effect
        if condition is not None and not condition.holds(game, self):
            yield refuse(self.condition_rule, "condition-not-met")
        targets = self.wanted()
        for target in targets:
            if not target.has(game, self, 1 if target.as_many else max(1, target.least)):
                yield refuse(self.target_rule, "no-target")
        for cost in self.ability.costs:
            yield from cost.refusals(game, self)
        if self.effect_rule and not targets and not effect.can(game, self):
            yield refuse(self.effect_rule, "changes-nothing")

    def usable(self, game: AnyGame) -> bool:
        """Whether the ability can be used now."""
        return first(self.refusals(game)) is None

    # ---- Costs

    @step("ask-cost")
    def ask_cost(self, game: AnyGame) -> Flow:
        """Ask what the next cost is to be paid with, if it asks."""
        costs = self.ability.costs
        return costs[len(self.paid_with)].ask(game, self) if len(self.paid_with) < len(costs) else None

    @step("note-cost")
    def note_cost(self, game: AnyGame) -> Flow:
        """Remember it, and go on with the next cost."""
        if len(self.paid_with) < len(self.ability.costs):
            self.paid_with = (*self.paid_with, self.answer)
            self.answer = None
            self.next = self.at - 1
        return None

    @step("pay")
    def pay(self, game: AnyGame) -> Flow:
        """Pay the costs, one after the other. Where a payment was prevented the use is over."""
        if self.paid < len(self.ability.costs):
            self.answer = self.paid_with[self.paid]
            self.paid += 1
            self.next = self.at
            return self.ability.costs[self.paid - 1].pay(game, self)
        self.answer = None
        if not self.done:
            self.finish_after_this_step()
        return None

    # ---- Targets

    @step("choose-target")
    def choose_target(self, game: AnyGame) -> Flow:
        """Ask for the next target, if there is any to choose."""
        wanted = self.wanted()
        if len(self.chosen) < len(wanted):
            target = wanted[len(self.chosen)]
            if target.has(game, self, 1):
                return target.question(game, self, self.choice_rule)
        return None

    @step("note-target")
    def note_target(self, game: AnyGame) -> Flow:
        """Remember it, and go on with the next target."""
        if len(self.chosen) < len(self.wanted()):
            cards = () if self.answer is None else cards_in(self.answer)
            self.chosen = (*self.chosen, cards)
            self.targets = self.chosen[0]
            self.note(game, *cards)
            self.answer = None
            self.next = self.at - 1
        return None
