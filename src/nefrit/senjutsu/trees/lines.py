"""Lines, and groups of lines: several, one of several, those that need success, those that may be done."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.decisions import Decision
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.game import AnyGame
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.lines import ASKS, DOES


@dataclass(frozen=True)
class Line(Effect):
    """A line of a card, or a group of lines.

    What each kind does is told by the chapter it belongs to (see `nefrit.senjutsu.lines`).
    """

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """What must be known first."""
        question = ASKS.get(type(self))
        return None if question is None else question(self, game, context)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Carry it out."""
        return DOES[type(self)](self, game, context)


@dataclass(frozen=True)
class Lines(Line):
    """Several lines, from top to bottom (senjutsu.cards.top-to-bottom).

    With `then` each is done only if those before it were done in full (decision.senjutsu.then).
    """

    lines: tuple[Line, ...]
    then: bool = False


@dataclass(frozen=True)
class Or(Line):
    """Exactly one of several lines (senjutsu.or.choose-one).

    Only these are alternatives, and no other line is touched: senjutsu.or.only-adjacent-effects,
    senjutsu.or.rest-unaffected.
    """

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class IfSuccessful(Line):
    """Lines that depend on the success of the effect before them.

    senjutsu.success.condition, senjutsu.success.if-successful-scope
    """

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class AfterSuccess(Line):
    """Lines of an instant for a successful attack, or for a successful block (`what`)."""

    what: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class May(Line):
    """Lines that the player may do."""

    lines: tuple[Line, ...]
