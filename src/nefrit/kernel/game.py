"""The game: a state of play, and its flow. Plain data shared between clones, changed only by the mutators of `Game`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from nefrit.kernel.chance import Chance, chance_of
from nefrit.kernel.decisions import NO_CARD, ONE, Answer, Decision
from nefrit.kernel.effects import Context
from nefrit.kernel.game_cards import GameCards
from nefrit.kernel.game_state import F, M, P, S, T
from nefrit.kernel.memo import ANYTHING
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import STEPS, Flow, Happening, Procedure, Reporting, steps_of
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import NO_SEAT, Outcome
from nefrit.kernel.watcher import UNWATCHED
from nefrit.kernel.zones import Zone

if TYPE_CHECKING:
    from nefrit.kernel.definition import Definition
    from nefrit.kernel.occurrences import Occurrence
    from nefrit.kernel.record import Header

Frame = TypeVar("Frame", bound=Procedure)


class Game(GameCards[P, S, T, F, M]):
    """A state of play of any game, with the mutators through which rules change it.

    A game names its own records once, `MyGame = Game[MyPiece, MySeat, MyTable, MyFace, Memo]`, and writes its rules as
    procedures and functions over it. Clones share records, and so cost almost nothing: `edit_piece`, `edit_seat` and
    `edit_table` return a record to be changed. Of a piece it is always a copy in the place of the old one, of a seat
    and of the table only if a clone may hold that.

    Every card is a number: `faces[card]` is what is printed on it, `owners[card]` whose it is, `place(card)` where it
    lies, `known_to[card]` a bit mask of the seats that know its face (bit `seat_count` stands for the spectators).
    """

    __slots__ = ()

    def clone(self) -> Game[P, S, T, F, M]:
        """An independent copy of the state. It shares everything that is never changed in place. Nobody watches it."""
        new: Game[P, S, T, F, M] = Game()
        new.definition = self.definition
        new.header = self.header
        new.seat_count = self.seat_count
        new.everybody = self.everybody
        new.faces = self.faces
        new.owners = self.owners
        new.zones = self.zones[:]
        new.slot_of = self.slot_of[:]
        new.known_to = self.known_to[:]
        new.pieces = self.pieces.copy()
        new.serials = self.serials
        new.seats = self.seats[:]
        new.table = self.table
        new.lasting = self.lasting
        new.delayed = self.delayed
        new.held = self.held
        new.used = self.used.copy()
        new.stack = self.stack[:]
        new.pending = self.pending
        new.answers_so_far = self.answers_so_far
        new.outcome = self.outcome
        new.replacement = self.replacement
        new.chance = self.chance.copy()
        new.watcher = UNWATCHED
        new._owned = self._owned = 0
        new._records = self._records = 0
        new._disturbed = self._disturbed = True
        new.memo = memo = self.memo
        # The first change of either state, whatever it is, must take a copy.
        memo.shared = True
        memo.known = ANYTHING
        return new

    # ---- The flow of play

    def begin(self, procedure: Procedure) -> None:
        """Start a procedure on top of the stack, and play on to the next decision."""
        self.stack.append(procedure)
        self.run()

    def run(self) -> None:
        """Play on until somebody must decide or the game is over."""
        stack = self.stack
        known = STEPS
        depth = len(stack) - 1
        self._disturbed = False
        result: Flow = None
        if not stack:
            self._stop()
            return
        top = self._writable(depth)
        steps = known.get(type(top)) or steps_of(type(top))
        while self.outcome is None:
            at, end = top.at, len(steps)
            while at < end:
                top.next = at + 1
                result = steps[at](top, self)
                if result is not None or self._disturbed:
                    break
                at = top.at = top.next
            else:
                # It is over, and the one below goes on. Its bit may stay: what comes to its place will be owned, too.
                over = stack.pop()
                if not depth:
                    break
                depth -= 1
                top = stack[depth] if self._owned >> depth & 1 else self._writable(depth)
                top.at = top.next
                if isinstance(over, Reporting):
                    self._store_outcome(over, top)
                try:
                    steps = known[type(top)]
                except KeyError:
                    steps = steps_of(type(top))
                continue
            if self._disturbed:
                self._disturbed = False
                if self.replacement is not None:
                    stack.clear()
                    depth = -1
                    result, self.replacement = self.replacement, None
                    self.held = None
            if type(result) is Decision:
                self.pending = (result,)
                return
            if isinstance(result, Procedure):
                stack.append(result)
                depth += 1
                self._owned |= 1 << depth
                top = result
                try:
                    steps = known[type(top)]
                except KeyError:
                    steps = steps_of(type(top))
            elif isinstance(result, tuple) and result:
                self.pending = _joined(result)
                return
            else:
                # Nobody is asked: nobody answers. Or the step has ended the game, or cloned it to look ahead.
                top = self._writable(depth)
                top.at = top.next
        self._stop()

    def _store_outcome(self, over: Reporting, below: Procedure) -> None:
        """A procedure is over: the one below, or the innermost context, learns what was not done."""
        if over.into:
            setattr(below, over.into, over.undone)
        elif over.undone and self.innermost_or_none(Context) is not None:
            self.edit_innermost(Context).done = False

    def _stop(self) -> None:
        """Nothing is left to play; without an outcome that is a fault of the rules."""
        if self.outcome is None:
            raise RuntimeError("the stack of procedures ran out before the game was over: its last step must finish it")
        self.pending = ()
        self.answers_so_far = ()

    def _writable(self, depth: int) -> Procedure:
        """The frame at this depth, replaced by a copy the first time since another clone may hold it."""
        frame = self.stack[depth]
        if not self._owned >> depth & 1:
            frame = self.stack[depth] = frame.copy()
            self._owned |= 1 << depth
        return frame

    def edit_innermost(self, cls: type[Frame]) -> Frame:
        """The topmost running procedure of this class, ready to be changed."""
        for depth in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[depth], cls):
                own = self._writable(depth)
                assert isinstance(own, cls)
                return own
        raise LookupError(f"no {cls.__name__} is running")

    def innermost_or_none(self, cls: type[Frame]) -> Frame | None:
        """The topmost running procedure of this class, to look at and not to change; None if there is none."""
        for frame in reversed(self.stack):
            if isinstance(frame, cls):
                return frame
        return None

    def innermost(self, cls: type[Frame]) -> Frame:
        """The topmost running procedure of this class, to look at and not to change, where there must be one."""
        frame = self.innermost_or_none(cls)
        if frame is None:
            raise LookupError(f"no {cls.__name__} is running")
        return frame

    @property
    def happening(self) -> Happening:
        """The innermost happening, ready to be changed."""
        return self.edit_innermost(Happening)

    def decision(self, seat: int) -> Decision | None:
        """What this seat must decide now, or None."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, seat: int, answer: Answer) -> Refusal | None:
        """Answer the decision of a seat. An illegal answer is refused with the reason, and nothing changes.

        Where several seats decide at the same time, an answer is kept until all are in; nobody sees it before.
        """
        pending = self.pending
        decision = pending[0] if pending and pending[0].seat == seat else self.decision(seat)
        if decision is None:
            return self._not_asked()
        if decision.kind == ONE and type(answer) is int and 0 <= answer < len(decision.values):
            # By far the most frequent case, written out.
            value = decision.values[answer]
        else:
            refusal = decision.refusal(answer)
            if refusal is not None:
                return refusal
            value = decision.value(answer)
        if decision.joint:
            given = self.answers_so_far = (*self.answers_so_far, (seat, value))
            self.pending = tuple([other for other in pending if other.seat != seat])
            if self.pending:
                return None
            values: list[Value] = [None] * self.seat_count
            for other, theirs in given:
                values[other] = theirs
            self.answers_so_far = ()
            value = tuple(values)
        depth = len(self.stack) - 1
        top = self.stack[depth] if self._owned >> depth & 1 else self._writable(depth)
        if decision.into:
            setattr(top, decision.into, value)
            top.at += 1
        self.pending = ()
        self.run()
        return None

    def _not_asked(self) -> Refusal:
        if self.outcome is not None:
            return refuse(self.outcome.rule, "game-over")
        rule = self.pending[0].rule if self.pending else ""
        return refuse(rule, "not-your-decision")

    def ask_again(self) -> tuple[Decision, ...]:
        """Ask what is being asked once more. Steps that ask change nothing, so this changes nothing either.

        Empty if in this state the step would not ask at all, which can only be in an imagined one.
        """
        frame = self.stack[-1]
        trial = frame.copy()
        trial.next = trial.at + 1
        asked = steps_of(type(frame))[frame.at](trial, self)
        if asked is None or isinstance(asked, Procedure):
            return ()
        decisions: tuple[Decision, ...] = _joined(asked) if isinstance(asked, tuple) else (asked,)
        answered = [seat for seat, _ in self.answers_so_far]
        return tuple([decision for decision in decisions if decision.seat not in answered])

    def finish(self, winners: Iterable[int], rule: str, message: str, *, stopped: bool = False) -> None:
        """End the game at once, even in the middle of an effect: no further step is performed."""
        if self.outcome is None:
            self._disturbed = True
            self.outcome = Outcome(tuple(winners), rule, message, stopped)

    def replace_everything(self, procedure: Procedure) -> None:
        """End everything that runs, even in the middle of an effect: after this step only the procedure is played."""
        if self.replacement is None:
            self._disturbed = True
            self.replacement = procedure

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    # ---- Cards, at set-up

    def deal(self, cards: Iterable[tuple[F, int, Zone, int]]) -> None:
        """Bring cards into the game, at set-up: for each its face, its owner, the zone and the zone's seat.

        Which number a card gets is random, so that a number says nothing about a deck list.
        """
        new = list(cards)
        start = len(self.faces)
        numbers = self.chance.shuffled(range(start, start + len(new)))
        by_number = dict(zip(numbers, new, strict=True))
        self.faces += tuple(by_number[number][0] for number in sorted(numbers))
        self.owners += tuple(by_number[number][1] for number in sorted(numbers))
        self.slot_of.extend([-1] * len(new))
        self.known_to.extend([0] * len(new))
        laid: dict[int, list[int]] = {}
        for number, (_, _, zone, seat) in zip(numbers, new, strict=True):
            slot = zone.number * self.seat_count + seat
            laid.setdefault(slot, []).append(number)
            self.slot_of[number] = slot
            self.known_to[number] = self._eyes(zone, seat)
            if zone.in_play:
                piece: Any = self.definition.new_piece(self, number, NO_SEAT if zone.shared else seat)
                self._give_piece(number, piece)
        # All at once: to put one card after the other into a zone would take a time that grows with its square.
        for slot, together in laid.items():
            self.zones[slot] += tuple(together)
        self.forget_everything()

    # ---- Occurrences

    def happen(self, *occurrences: Occurrence, into: str = "") -> Procedure | None:
        """Let things happen at the same time, with all that the rules of the game let answer or follow.

        Where nobody could respond they simply happen, and nothing is left to be played. `into` is the field of the
        running procedure that gets the outcome: a bit for each of them that has not happened, or not so. Without it the
        innermost context learns whether all was done.
        """
        if into:
            setattr(self.stack[-1], into, 0)
        return self.definition.happen(self, occurrences, into)

    def occur(self, occurrence: Occurrence) -> None:
        """Make an occurrence happen, and tell whoever watches."""
        occurrence.happen(self)
        self.watcher.add(self, occurrence)

    def tell(self, occurrence: Occurrence) -> None:
        """Tell whoever watches of an occurrence."""
        self.watcher.add(self, occurrence)

    def note_opportunity(self, seat: int, *, shown: bool = True, table: AnyGame | None = None) -> None:
        """For all the others know this seat could act now: whoever watches notes it, whether the seat is asked or not.

        `shown` if everybody may see the table as it is at this moment; or `table`, as it would be at this moment if the
        seat were asked.
        """
        self.watcher.note_opportunity(self, seat, shown=shown, table=table)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as data that can be sent to it; the seat `seat_count` is a spectator's."""
        return self.definition.view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Game[P, S, T, F, M]:
        """A clone in which all that the seat does not know has been dealt again at random."""
        return self.definition.imagine(self, seat, chance)

    def why_not(self, seat: int, card: int = NO_CARD) -> list[Refusal]:
        """Every reason why a seat cannot use a card now; empty if it can."""
        return self.definition.why_not(self, seat, card)


def _joined(decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Decisions that are made at the same time: their answers go together into one field."""
    for decision in decisions:
        decision.joint = True
        assert decision.into == decisions[0].into, "simultaneous answers go into one field"
    return decisions


def new_game(definition: Definition, header: Header, seats: list[S], table: T) -> Game[Any, S, T, Any, Any]:
    """A game with these records, without cards; nothing runs yet."""
    game: Game[Any, S, T, Any, Any] = Game()
    game.definition = definition
    game.header = header
    game.seat_count = len(seats)
    game.everybody = (1 << (len(seats) + 1)) - 1
    game.faces = ()
    game.owners = ()
    game.zones = [()] * (len(definition.zones) * len(seats))
    game.slot_of = []
    game.known_to = []
    game.pieces = {}
    game.serials = 0
    game.seats = seats
    game.table = table
    game.lasting = ()
    game.delayed = ()
    game.held = None
    game.used = {}
    game.stack = []
    game.pending = ()
    game.answers_so_far = ()
    game.outcome = None
    game.replacement = None
    game.chance = chance_of(header.seed)
    game.watcher = UNWATCHED
    game._owned = 0
    game._records = 0
    game._disturbed = False
    game.memo = definition.new_memo()
    return game


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game of any kind, for everything that works with all of them."""
