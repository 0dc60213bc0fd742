"""Lines, and groups of lines: several, one of several, those that need success, those that may be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.decisions import Decision
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.game import AnyGame
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.trees.constants import TARGET

ASKS: dict[type, Callable[[Any, Any, Any], Decision | None]] = {}
"""For a kind of line the question that must be answered before it is carried out."""
DOES: dict[type, Callable[[Any, Any, Any], Procedure | None]] = {}
"""For a kind of line what it does."""
WORTH: dict[type, Callable[[Any, Any, Any, int], bool]] = {}
"""For a kind of line that may have nothing to work on: whether it is worth paying for."""


@dataclass(frozen=True)
class Line(Effect):
    """A line of a card, or a group of lines.

    What each kind asks and does is registered by the chapter it belongs to (see `nefrit.senjutsu.lines`).
    """

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """What must be known first."""
        question = ASKS.get(type(self))
        return None if question is None else question(self, game, context)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Carry it out."""
        return DOES[type(self)](self, game, context)

    def inner(self) -> tuple[Line, ...]:
        """The lines of a group, of which each is done or may be; a single line has none."""
        return ()

    def has_diagram(self) -> bool:
        """Whether it decides itself who is meant, by a diagram or by who is slower."""
        return any(line.has_diagram() for line in self.inner())

    def means_target(self) -> bool:
        """Whether it means a target, which a diagram or the player must have chosen before."""
        return getattr(self, "who", None) == TARGET or any(line.means_target() for line in self.inner())


@dataclass(frozen=True)
class OnTarget(Line):
    """A line that always means the target."""

    def means_target(self) -> bool:
        """Always."""
        return True


@dataclass(frozen=True)
class Lines(Line):
    """Several lines, from top to bottom (senjutsu.cards.top-to-bottom).

    With `then` each is done only if those before it were done in full (decision.senjutsu.then).
    """

    lines: tuple[Line, ...]
    then: bool = False

    def inner(self) -> tuple[Line, ...]:
        """All of them."""
        return self.lines


@dataclass(frozen=True)
class Or(Line):
    """Exactly one of several lines (senjutsu.or.choose-one).

    Only these are alternatives, and no other line is touched: senjutsu.or.only-adjacent-effects,
    senjutsu.or.rest-unaffected.
    """

    lines: tuple[Line, ...]

    def inner(self) -> tuple[Line, ...]:
        """All of them."""
        return self.lines


@dataclass(frozen=True)
class IfSuccessful(Line):
    """Lines that depend on the success of the effect before them.

    senjutsu.success.condition, senjutsu.success.if-successful-scope
    """

    lines: tuple[Line, ...]

    def inner(self) -> tuple[Line, ...]:
        """All of them."""
        return self.lines


@dataclass(frozen=True)
class AfterSuccess(Line):
    """Lines of an instant for a successful attack, or for a successful block (`what`)."""

    what: str
    lines: tuple[Line, ...]

    def inner(self) -> tuple[Line, ...]:
        """All of them."""
        return self.lines


@dataclass(frozen=True)
class May(Line):
    """Lines that the player may do."""

    lines: tuple[Line, ...]

    def inner(self) -> tuple[Line, ...]:
        """All of them."""
        return self.lines
