"""Procedures: numbered lists of steps, as the rulebooks write them. They are the whole control flow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.decisions import Decision
from nefrit.kernel.plain import Plain

F = TypeVar("F", bound=Callable[..., Any])
P = TypeVar("P", bound="Procedure")

_RULES: Final[dict[object, str]] = {}
STEPS: Final[dict[type, tuple[Callable[..., Any], ...]]] = {}
"""The steps of the classes of procedures that have run so far; `steps_of` fills it."""
_PLACES: Final[dict[type, dict[str, int]]] = {}


def step(rule: str) -> Callable[[F], F]:
    """Marks a method as a step of its procedure; the steps run in the order in which they are written.

    `rule` is the number or id under which the rulebook has this step. The method takes the game and returns what must
    happen before the next step: None, another procedure, a decision, or a tuple of decisions that several seats make
    at the same time. **A step that asks changes nothing**: it can be asked again and asks the same.
    """

    def mark(method: F) -> F:
        _RULES[method] = rule
        return method

    return mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Plain):
    """Something that takes several steps. While it runs it is a frame on the stack of the game, and plain data.

    Only the topmost procedure runs; those below it wait and do not change. To change a waiting one use
    `Game.edit_innermost`. A procedure that is kept in a record, to run later, is copied before it runs. `at` is the
    number of the step that runs or asks now, `next` of the one that follows.
    """

    __slots__ = ("at", "next")

    order: ClassVar[tuple[str, ...]] = ()
    """The names of the steps in order, where it is to be another than: inherited ones first, then its own."""
    step_rules: ClassVar[dict[str, str]] = {}
    """The rule ids of inherited steps, by their names, where a rulebook has them that the base class does not know."""

    nests: ClassVar[bool] = False
    """Whether what happens during this procedure is shown in the log as part of what came before it."""
    shown_fields: ClassVar[tuple[str, ...]] = ()
    """Fields that everybody at the table may see while the procedure runs; views show no others."""

    def __init__(self) -> None:
        self.at = 0
        self.next = 0

    def goto(self, name: str) -> None:
        """Make the step of this name the next one."""
        places = _PLACES.get(type(self))
        self.next = _place(type(self), name) if places is None else places[name]

    def finish_after_this_step(self) -> None:
        """Make this step the last one: the procedure is over after it."""
        self.next = len(STEPS.get(type(self)) or steps_of(type(self)))

    def choice(self, decision: Decision) -> Decision | None:
        """Ask this, if there is a choice: where only one option is left, it is the answer and nobody is asked.

        For decisions of exactly one of several options, that nobody may decline.
        """
        if len(decision.options) > 1:
            return decision
        setattr(self, decision.into, decision.values[0])
        return None

    def starting_at(self: P, name: str) -> P:
        """This procedure, which has not run yet, to begin with the step of this name."""
        places = _PLACES.get(type(self))
        self.at = _place(type(self), name) if places is None else places[name]
        return self

    def waiting_at(self: P, name: str, then: str = "") -> P:
        """This procedure, which has not run yet, as if its step of this name had begun what stands above it.

        It goes on with the step after that one, or with the step called `then`.
        """
        self.starting_at(name)
        self.next = self.at + 1
        if then:
            self.goto(then)
        return self

    @property
    def step_rule(self) -> str:
        """The rule id of the step that runs or asks now; empty when the procedure is over."""
        rules = rules_of(type(self))
        return rules[self.at] if self.at < len(rules) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reporting(Procedure):
    """A procedure that has an outcome for the one that has begun it: what it was to do and has not done.

    `undone` has a bit for each such thing, whether it was prevented, replaced or only done in part. When the procedure
    is over, `Game.run` stores `undone` in the field `into` of the procedure below; where no field is named, the
    innermost context below learns that something was not done (`Context.done`).
    """

    __slots__ = ("into", "undone")
    field_defaults: ClassVar[dict[str, Any]] = {"into": "", "undone": 0}

    def __init__(self) -> None:
        # Written out, because happenings are made in great numbers.
        self.at = 0
        self.next = 0
        self.into = ""
        self.undone = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Reporting):
    """Things that happen at the same time, with all that may come before and after them.

    `undone` has a bit for each of them, in their order.
    """

    __slots__ = ()

    def prevent(self, nth: int) -> None:
        """One of the things, by its number, does not happen any more."""
        raise NotImplementedError(f"nothing prevents what happens in {type(self).__name__}")


def _place(cls: type, name: str) -> int:
    if cls not in _PLACES:
        steps_of(cls)
    return _PLACES[cls][name]


def _find_steps(cls: type) -> dict[str, Callable[..., Any]]:
    found: dict[str, Callable[..., Any]] = {}
    for base in reversed(cls.__mro__):
        for name, member in vars(base).items():
            if callable(member) and member in _RULES:
                found[name] = member
            elif name in found:
                raise TypeError(f"{base.__name__}.{name} replaces a step and must be marked as a step too")
    for name in getattr(cls, "step_rules", {}):
        if name not in found:
            raise TypeError(f"{cls.__name__} has no step {name!r}, for which it names a rule")
    order = getattr(cls, "order", ())
    return {name: found[name] for name in order} if order else found


def steps_of(cls: type) -> tuple[Callable[..., Any], ...]:
    """The steps of a class of procedures, in order."""
    known = STEPS.get(cls)
    if known is None:
        found = _find_steps(cls)
        _PLACES[cls] = {name: place for place, name in enumerate(found)}
        known = STEPS[cls] = tuple(found.values())
    return known


def rules_of(cls: type) -> tuple[str, ...]:
    """The rule ids of the steps of a class of procedures, in order."""
    named = getattr(cls, "step_rules", {})
    functions = steps_of(cls)
    return tuple([named.get(name) or _RULES[function] for name, function in zip(_PLACES[cls], functions, strict=True)])


Flow = Procedure | Decision | tuple[Decision, ...] | None
"""What a step returns: what must happen before the next step."""
