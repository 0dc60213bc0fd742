"""Parts of which games build their windows: taking turns to act or pass, and doing simultaneous things one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.decisions import NO_CARD, ONE, PASS, Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Procedure):
    """Seats act or pass in turn, until all have passed in a row.

    A subclass says in `options` what a seat may do now and in `act` what doing it means; an option that means a
    procedure is that procedure begun, and where all are contexts each is shown as its move (`offers_contexts`). A seat
    that can do nothing is not asked, unless it `might_act`: it passes. Where a subclass sets `passing_is_final`, a seat
    that has passed is not asked again.
    """

    __slots__ = ("chosen", "passed", "turn", "turns")
    seat_fields: ClassVar[tuple[str, ...]] = ("turns", "passed")

    rule: ClassVar[str] = ""
    """The rule that gives the opportunity."""
    prompt: ClassVar[str] = "act-or-pass"
    passing_is_final: ClassVar[bool] = False
    offers_contexts: ClassVar[bool] = False
    """Whether the options are contexts, each shown as its move."""
    opens_for_all: ClassVar[bool] = True
    """Whether it opens whatever anybody holds. If not, that it is open is a secret until somebody acts in it."""

    def __init__(self, turns: tuple[int, ...]) -> None:
        super().__init__()
        self.turns = turns
        self.turn = 0
        self.passed: tuple[int, ...] = ()
        self.chosen: Value = PASS

    def options(self, game: AnyGame, seat: int) -> tuple[Value, ...] | dict[Value, Value]:
        """What the seat may do now, without passing: as it is shown, or a dict from that to what it means."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a seat may do")

    def might_act(self, game: AnyGame, seat: int) -> bool:
        """Whether, for all that others know, the seat could do something now. If so it is asked although it can only
        pass: who is skipped in silence tells what it holds. By default nobody is asked for nothing.
        """
        return False

    def called(self) -> str:
        """What whoever studies windows calls it: the name of its class, unless windows of one class differ."""
        return type(self).__name__

    def about(self, game: AnyGame) -> tuple[str, ...]:
        """What it is opened for, for whoever studies windows: messages of occurrences, mostly nothing."""
        return ()

    def could_act(self, game: AnyGame, seat: int) -> bool:
        """Whether others, for all they know, must expect that the seat can do something now. Nothing hidden counts.

        If so, who watches is told (`Game.note_opportunity`). Then others can be kept from seeing whether it was asked
        or skipped.
        """
        return False

    def act(self, game: AnyGame, seat: int, option: Value) -> Procedure | None:
        """Do what the seat has chosen."""
        if isinstance(option, Procedure):
            return option.copy()
        raise NotImplementedError(f"{type(self).__name__} does not say what an option does")

    def pass_(self, game: AnyGame, seat: int) -> Procedure | None:
        """What passing brings; nothing unless a subclass says so."""
        return None

    @step("offer")
    def offer(self, game: AnyGame) -> Flow:
        """Offer the seat whose turn it is what it may do."""
        seat = self.turns[self.turn]
        if self.passing_is_final and seat in self.passed:
            self._give_turn(game, self.at)
            return None
        if game.watcher.wants_opportunities and self.could_act(game, seat):
            game.note_opportunity(seat, shown=self.opens_for_all)
        options = self.options(game, seat)
        # `stops` only where nobody is asked otherwise.
        if options or self.might_act(game, seat) or game.header.stops:
            game.watcher.asks(game, self)
            shown: tuple[Value, ...] = (PASS, *options)
            meant = shown
            if type(options) is dict:
                meant = (PASS, *options.values())
            elif self.offers_contexts:
                shown = (PASS, *told_apart([_shown(option) for option in options]))
            # `choose`, written out: this is done for every decision of every window.
            return Decision(ONE, seat, shown, "chosen", self.rule, self.prompt, NO_CARD, 1, 1, (), meant)
        self.chosen = PASS
        return None

    @step("take")
    def take(self, game: AnyGame) -> Flow:
        """Do it, or pass. The turn is the next seat's as soon as that is done."""
        seat = self.turns[self.turn]
        if self.chosen == PASS:
            if seat not in self.passed:
                self.passed = (*self.passed, seat)
            self._give_turn(game, self.at - 1)
            return self.pass_(game, seat)
        if self.passed and not self.passing_is_final:
            self.passed = ()
        # Who acts has not passed, so it cannot be over.
        self.turn = (self.turn + 1) % len(self.turns)
        self.next = self.at - 1
        return self.act(game, seat, self.chosen)

    def close(self, game: AnyGame) -> None:
        """Make this step the last one: the window closes."""
        self.finish_after_this_step()
        game.watcher.closes(game)

    def _give_turn(self, game: AnyGame, offer: int) -> None:
        """Give the turn to the next seat, at the step that offers, or close the window when all have passed."""
        if len(self.passed) < len(self.turns):
            self.turn = (self.turn + 1) % len(self.turns)
            self.next = offer
        else:
            self.close(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class InChosenOrder(Procedure):
    """Things that are due at the same moment, one after the other, in an order that a seat decides as it goes.

    A subclass says in `begin` how one of them is carried out, and may say in `due` that some no longer are. Things that
    are procedures are simply begun. `shown` says what the seat is shown of a thing; moves that would look the same are
    told apart by a number, and of things that are the same in all one is enough to choose from.
    """

    __slots__ = ("chosen", "items", "seat")
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)

    rule: ClassVar[str] = ""
    prompt: ClassVar[str] = "choose-next"

    def __init__(self, seat: int, items: tuple[Value, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.items = items
        self.chosen: Value = None

    def due(self, game: AnyGame) -> tuple[Value, ...]:
        """The things that still have to be done."""
        return self.items

    def shown(self, game: AnyGame, item: Value) -> Value:
        """How a thing stands among the options: as it is, or an effect that is to be carried out as its move."""
        return _shown(item)

    def begin(self, game: AnyGame, item: Value) -> Procedure | None:
        """Do one of them."""
        if isinstance(item, Procedure):
            return item.copy()
        raise NotImplementedError(f"{type(self).__name__} does not say how an item is carried out")

    @step("which")
    def which(self, game: AnyGame) -> Flow:
        """Ask which is next, if there is a choice."""
        due = self.due(game)
        if len(due) > 1:
            different = _without_equals(due)
            if len(different) > 1:
                shown = told_apart([self.shown(game, item) for item in different])
                return choose(self.seat, shown, "chosen", self.rule, self.prompt, values=different)
        if not due:
            self.finish_after_this_step()
        else:
            self.chosen = due[0]
        return None

    @step("do")
    def do(self, game: AnyGame) -> Flow:
        """Do it, and see what is left."""
        chosen = self.chosen
        left = list(self.due(game))
        if chosen in left:
            # Only one of several equal ones.
            left.remove(chosen)
        self.items = tuple(left)
        self.goto("which")
        return self.begin(game, chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class InOrder(Procedure):
    """Procedures that run one after the other, in the order in which they are given."""

    __slots__ = ("procedures",)

    def __init__(self, *procedures: Procedure) -> None:
        super().__init__()
        self.procedures = procedures

    @step("next")
    def begin_next(self, game: AnyGame) -> Flow:
        """Begin the next of them, until none is left."""
        if not self.procedures:
            return None
        procedure = self.procedures[0]
        self.procedures = self.procedures[1:]
        self.goto("begin_next")
        return procedure.copy()


def tell_who_could_act(game: AnyGame, note: Callable[..., None], *facts: Any) -> None:
    """Let `note(game, *facts)` find out who could act now for all the others know, if whoever watches wants to know.

    For windows that nobody can use, and that are therefore left closed, and for what is asked only of who can answer:
    who is passed over in silence tells what it holds. What is found out changes nothing, so play goes on the same way
    whether or not somebody watches.
    """
    if game.watcher.wants_opportunities:
        note(game, *facts)


def _shown(item: Value) -> Value:
    """How a thing stands among options: what is to be carried out as its move, everything else as it is."""
    return item.move() if isinstance(item, Context) else item


def _without_equals(items: Sequence[Value]) -> list[Value]:
    """Things without those that are equal to one before."""
    found: list[Value] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found


def told_apart(moves: Sequence[Value]) -> list[Value]:
    """Options of which no two look the same: of moves that would, all but the first are numbered by one more detail."""
    if len(set(moves)) == len(moves):
        return list(moves)
    found: list[Value] = []
    for at, move in enumerate(moves):
        before = moves[:at].count(move)
        found.append((*move, before) if before and isinstance(move, tuple) else move)
    return found
