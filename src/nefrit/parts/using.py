"""Using cards: why a use is refused; and the use of an ability, with its costs, its targets and its effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.decisions import PASS, Decision
from nefrit.kernel.effects import Condition, Context, Cost, Effect, Node, Target, cards_in
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, step
from nefrit.kernel.refusals import Refusal, refuse

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame

COSTS: Final = ("ask_cost", "note_cost", "pay")
"""The steps that deal with costs, for the `order` of a subclass of `AbilityUse`."""
TARGETS: Final = ("choose_target", "note_target")
"""The steps that deal with targets."""
EFFECT: Final = ("ask", "act")
"""The steps that carry the effect out."""

Check = Callable[..., Iterable[Refusal]]
"""A method that says why a use is refused; it gives nothing where nothing refuses it."""

_CHECKS: Final[dict[type, tuple[Check, ...]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Context):
    """Something that a player does with a card unless rules refuse it: using an ability of it, playing it.

    A game has a subclass for each kind of use and says in which order its rules stand: `order` names the steps,
    `refusals` the methods that say why not. Both have the game's own among the shared ones. What is `usable` and the
    answer to "why not?" come from the same list; what is cheap to tell and refuses most stands first.
    """

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = ()
    """The names of the methods that say why the use is refused, in the order in which they are asked."""

    def usable(self, game: AnyGame) -> bool:
        """Whether nothing refuses the use now; it stops at the first refusal."""
        try:
            checks = _CHECKS[type(self)]
        except KeyError:
            checks = checks_of(type(self))
        for check in checks:
            for _ in check(self, game):
                return False
        return True

    def why_not(self, game: AnyGame) -> list[Refusal]:
        """All that refuses the use now."""
        return [reason for check in checks_of(type(self)) for reason in check(self, game)]


def checks_of(cls: type[Use]) -> tuple[Check, ...]:
    """The methods of a class of uses that say why not, in order."""
    known = _CHECKS.get(cls)
    if known is None:
        known = _CHECKS[cls] = tuple([_check(cls, name) for name in cls.refusals])
    return known


def _check(cls: type, name: str) -> Check:
    found: Any = getattr(cls, name, None)
    if not callable(found):
        raise TypeError(f"{cls.__name__} has no method {name!r}, which its refusals name")
    check: Check = found
    return check


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Ability(Node):
    """An ability of a card: under which condition, for which costs, on which targets, to what effect.

    Games subclass it for their own types of abilities (action, reaction, ...).
    """

    effect: Effect
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    targets: tuple[Target, ...] = ()


A = TypeVar("A", bound=Ability)


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityUse(Use, Generic[A]):
    """The use of an ability: costs are paid, targets are chosen, and the effect is carried out.

    `paid_with` holds for each cost what was answered, `paid` counts those that are paid; `chosen` holds for each target
    the cards, and `targets` those of the first. `picked` are the cards chosen so far of a target that is chosen one by
    one.
    """

    __slots__ = ("ability", "chosen", "paid", "paid_with", "picked")
    card_fields: ClassVar[tuple[str, ...]] = ("chosen", "picked")
    field_defaults: ClassVar[dict[str, Any]] = {"paid": 0, "picked": ()}
    order: ClassVar[tuple[str, ...]] = (*COSTS, *TARGETS, *EFFECT)
    refusals: ClassVar[tuple[str, ...]] = ("condition_refusals", "target_refusals", "cost_refusals")

    # The most frequent refusals are made once.
    condition_not_met: ClassVar[tuple[Refusal, ...]] = (refuse("", "condition-not-met"),)
    """What refuses an ability whose condition does not hold."""
    too_few_targets: ClassVar[tuple[Refusal, ...]] = (refuse("", "no-target"),)
    """What refuses an ability without enough targets."""
    changes_nothing: ClassVar[tuple[Refusal, ...]] = (refuse("", "changes-nothing"),)
    """What refuses an ability that would change nothing."""
    choice_rule: ClassVar[str] = ""
    """The rule by which targets are chosen."""

    def __init__(self, seat: int, source: int, ability: A, occurrence: Occurrence | None = None) -> None:
        super().__init__(seat, source, (ability.effect,), occurrence=occurrence)
        self.ability = ability
        self.paid = 0
        self.paid_with: tuple[Value, ...] = ()
        self.chosen: tuple[tuple[int, ...], ...] = ()
        self.picked: tuple[int, ...] = ()

    def part(self) -> Node | None:
        """The whole ability."""
        return self.ability

    def limit_key(self, game: AnyGame) -> Value:
        """What tells the ability from the others of its card, for its limit: where it stands in the library."""
        return game.definition.library.address(self.ability)

    # ---- Why not

    def condition_refusals(self, game: AnyGame) -> Iterable[Refusal]:
        """The condition of the ability must hold."""
        condition = self.ability.condition
        return () if condition is None or condition.holds(game, self) else self.condition_not_met

    def cost_refusals(self, game: AnyGame) -> Iterable[Refusal]:
        """Each cost must be payable."""
        costs = self.ability.costs
        if len(costs) == 1:
            return costs[0].refusals(game, self)
        return [reason for cost in costs for reason in cost.refusals(game, self)] if costs else ()

    def target_refusals(self, game: AnyGame) -> Iterable[Refusal]:
        """There must be enough to choose from for each target."""
        for target in self.ability.targets:
            if not target.has(game, self, 1 if target.as_many else max(1, target.least)):
                return self.too_few_targets
        return ()

    def effect_refusals(self, game: AnyGame) -> Iterable[Refusal]:
        """Without targets, by which that is seen, the effect must be able to change something."""
        return () if self.ability.targets or self.ability.effect.can(game, self) else self.changes_nothing

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
            self.paid_with = (*self.paid_with, self.take_answer())
            self.next = self.at - 1
        return None

    def take_answer(self) -> Value:
        """What was answered last; no later step is to find it again."""
        answer = self.answer
        self.answer = None
        return answer

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
        targets = self.ability.targets
        return self.question(game, targets[len(self.chosen)]) if len(self.chosen) < len(targets) else None

    def question(self, game: AnyGame, target: Target) -> Decision | None:
        """Which cards: all at once, or the next one."""
        if not target.has(game, self, 1):
            return None
        if target.one_by_one(game, self):
            return target.next_question(game, self, self.picked, self.choice_rule)
        return target.question(game, self, self.choice_rule)

    @step("note-target")
    def note_target(self, game: AnyGame) -> Flow:
        """Remember it, and go on with the next target."""
        targets = self.ability.targets
        if len(self.chosen) == len(targets):
            return None
        self.next = self.at - 1
        answer = self.take_answer()
        if isinstance(answer, int) and targets[len(self.chosen)].one_by_one(game, self):
            self.picked = (*self.picked, answer)
            return None
        cards = () if answer is None or answer == PASS else cards_in(answer)
        self.choose(game, (*self.picked, *cards))
        self.picked = ()
        return None

    def choose(self, game: AnyGame, cards: tuple[int, ...]) -> None:
        """These cards are chosen for the next target."""
        self.chosen = (*self.chosen, cards)
        self.targets = self.chosen[0]
