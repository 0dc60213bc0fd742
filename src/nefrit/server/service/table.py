"""A table: what follows from the entries of its log. The engine judges every answer; the table judges the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from nefrit import bots
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.match import Match
from nefrit.kernel.record import Damaged, Header, Record
from nefrit.kernel.refusals import Refusal
from nefrit.server.service.entries import (
    Answered,
    Conceded,
    Entry,
    Left,
    Opened,
    RematchAsked,
    Sat,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
)
from nefrit.server.service.storing import OPEN, OVER, PLAYING, SeatShown, Summary
from nefrit.server.service.tokens import fits
from nefrit.server.service.trouble import refusal_of

CONCEDED = "conceded"
CONCESSION = "table.concession"
"""The rule by which somebody wins because all others gave up."""


class Step(NamedTuple):
    """What the log of the game tells of one entry: its sequence number, and where in the log it begins."""

    sequence: int
    start: int


class UndoRequest(NamedTuple):
    """A seat asks to take back all answers from this number on; these have agreed."""

    seat: int
    back_to: int
    agreed: frozenset[int]


class Trial(NamedTuple):
    """What would come of an entry: why it is refused, or the state of the table after it."""

    refusal: Refusal | None
    state: str = OPEN


class Table:
    """One table. `check` says what would come of an entry and changes nothing; `apply` lets it happen."""

    def __init__(self, table: str, definition: Definition, opened: Opened) -> None:
        self.id = table
        self.definition = definition
        self.opened = opened
        self.sequence = 1
        self.seats: list[Sat | None] = [None] * opened.seats
        self.match: Match | None = None
        self.asked: dict[int, int] = {}
        """For each seat that must decide the sequence number at which it was asked: the number of its decision."""
        self.steps: list[Step] = []
        self.taken_back: list[tuple[int, int]] = []
        """For each undo its sequence number, and that of the last step that it left."""
        self.undo: UndoRequest | None = None
        self.conceded: frozenset[int] = frozenset()
        self.rematch: frozenset[int] = frozenset()

    # ---- What everybody may know

    @property
    def state(self) -> str:
        """Whether the table waits for players, is played at, or the game is over."""
        if self.match is None:
            return OPEN
        return PLAYING if self.match.game.outcome is None else OVER

    @property
    def people(self) -> list[int]:
        """The seats of people; the others are played by bots."""
        return [seat for seat, sat in enumerate(self.seats) if sat and sat.token]

    @property
    def _still_playing(self) -> list[int]:
        """The seats of people who have not given up."""
        return [seat for seat in self.people if seat not in self.conceded]

    @property
    def plays_again(self) -> bool:
        """Whether all people want a rematch."""
        return bool(self.people) and self.rematch.issuperset(self.people)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats; empty where nobody sits yet."""
        return tuple([sat.name if sat else "" for sat in self.seats])

    def summary(self, entry: Entry | None = None, state: str | None = None) -> Summary:
        """What the list of tables shows, after an entry that has been checked."""
        sitting = self.seats.copy()
        if isinstance(entry, Sat | Left):
            sitting[entry.seat] = entry if isinstance(entry, Sat) else None
        seats = tuple([SeatShown(sat.name, sat.bot) if sat else SeatShown() for sat in sitting])
        opened = self.opened
        return Summary(opened.game, opened.edition, state or self.state, seats, opened.private)

    def seat_of(self, token: str | None) -> int | None:
        """The seat that a token holds."""
        for seat, sat in enumerate(self.seats):
            if sat is not None and fits(token, sat.token):
                return seat
        return None

    def invites(self, invitation: str | None) -> bool:
        """Whether somebody with this invitation may see the table."""
        return not self.opened.private or fits(invitation, self.opened.invitation)

    def player_of(self, seat: int) -> str | None:
        """The bot that answers for a seat: its own, or the one that plays on for somebody who gave up."""
        sat = self.seats[seat]
        if sat is None:
            return None
        return sat.bot or (bots.best(self.definition.name) if seat in self.conceded else None)

    def record(self, version: str) -> Record:
        """The record of the game; without a fingerprint if it ended at the table and not by its rules."""
        assert self.match is not None
        record = self.match.record(version)
        if self.conceded:
            record.digest = ""
        return record

    # ---- What would come of an entry

    def check(self, entry: Entry) -> Trial:
        """What would come of an entry. Nothing changes."""
        if isinstance(entry, Sat):
            return self._check_sitting(entry)
        if isinstance(entry, Left):
            if self.match is not None:
                return Trial(refusal_of("has-begun"))
            return Trial(None if self.seats[entry.seat] else refusal_of("not-your-seat"))
        if isinstance(entry, Opened):
            return Trial(refusal_of("has-begun"))
        if self.match is None:
            return Trial(refusal_of("not-begun"))
        if isinstance(entry, Answered):
            return self._check_answer(self.match, entry)
        if isinstance(entry, Conceded):
            if self.state == OVER or entry.seat in self.conceded:
                return Trial(refusal_of("is-over"))
            return Trial(None, OVER if len(self._left(entry.seat)) < 2 else PLAYING)
        if isinstance(entry, RematchAsked):
            return Trial(None if self.state == OVER else refusal_of("not-over"), OVER)
        return self._check_undo(entry)

    def _check_sitting(self, entry: Sat) -> Trial:
        if self.match is not None:
            return Trial(refusal_of("has-begun"))
        if not 0 <= entry.seat < len(self.seats) or self.seats[entry.seat] is not None:
            return Trial(refusal_of("seat-taken"))
        seats = self.seats.copy()
        seats[entry.seat] = entry
        if None in seats:
            return Trial(None, OPEN)
        try:
            begun = self._begin(seats)
        except (ValueError, LookupError) as error:
            return Trial(refusal_of("cannot-begin", why=str(error)))
        return Trial(None, PLAYING if begun.game.outcome is None else OVER)

    def _check_answer(self, match: Match, entry: Answered) -> Trial:
        seat = entry.seat
        if match.game.outcome is None and seat in self.asked and self.asked[seat] != entry.decision:
            return Trial(refusal_of("other-decision", decision=self.asked[seat]))
        if self.undo is not None and self.player_of(seat) is not None:
            return Trial(refusal_of("undo-first"))
        trial = match.game.clone()
        refusal = trial.answer(seat, entry.value)
        return Trial(refusal, PLAYING if trial.outcome is None else OVER)

    def _check_undo(self, entry: UndoAsked | UndoAgreed | UndoDeclined) -> Trial:
        if self.conceded and self.state == OVER:
            return Trial(refusal_of("is-over"))
        if isinstance(entry, UndoAsked):
            if self.undo is not None:
                return Trial(refusal_of("undo-first"))
            if self._last_answer(entry.seat) is None:
                return Trial(refusal_of("nothing-to-undo"))
            return Trial(None, PLAYING if self._still_playing == [entry.seat] else self.state)
        if self.undo is None or entry.seat == self.undo.seat:
            return Trial(refusal_of("nothing-asked"))
        done = isinstance(entry, UndoAgreed) and self._agreed(self.undo.agreed | {entry.seat})
        return Trial(None, PLAYING if done else self.state)

    # ---- What happens

    def apply(self, entry: Entry) -> None:
        """Let a checked entry happen; Damaged if it cannot."""
        self.sequence += 1
        if isinstance(entry, Sat):
            self._sit(entry)
        elif isinstance(entry, Left):
            self.seats[entry.seat] = None
        elif isinstance(entry, Answered):
            self._answer(entry.seat, entry.value)
        elif isinstance(entry, UndoAsked):
            back_to = self._last_answer(entry.seat)
            assert back_to is not None
            self.undo = UndoRequest(entry.seat, back_to, frozenset((entry.seat,)))
            self._undo_if_agreed(self.undo)
        elif isinstance(entry, UndoAgreed):
            assert self.undo is not None
            self.undo = self.undo._replace(agreed=self.undo.agreed | {entry.seat})
            self._undo_if_agreed(self.undo)
        elif isinstance(entry, UndoDeclined):
            self.undo = None
        elif isinstance(entry, Conceded):
            self._concede(entry.seat)
        elif isinstance(entry, RematchAsked):
            self.rematch |= {entry.seat}
        else:
            raise Damaged("a table is opened once")

    def _sit(self, entry: Sat) -> None:
        self.seats[entry.seat] = entry
        if None in self.seats:
            return
        self.match = self._begin(self.seats)
        self.steps.append(Step(self.sequence, 0))
        self._ask()

    def _begin(self, seats: Sequence[Sat | None]) -> Match:
        """The game with these players, and with the answers from which it goes on."""
        sitting = [sat for sat in seats if sat is not None]
        opened = self.opened
        options: dict[str, Any] = dict(opened.options)
        if any(sat.deck is not None for sat in sitting):
            options["decks"] = [sat.deck for sat in sitting]
        header = Header(
            self.definition.name,
            seats=opened.seats,
            seed=opened.seed,
            edition=opened.edition,
            options=options,
            names=tuple([sat.name for sat in sitting]),
        )
        match = Match(self.definition, header)
        for seat, answer in opened.answers:
            _accepted(match.answer(seat, answer))
        return match

    def _answer(self, seat: int, answer: Answer) -> None:
        assert self.match is not None
        written = len(self.match.log.entries)
        _accepted(self.match.answer(seat, answer))
        self.steps.append(Step(self.sequence, written))
        # Whoever answers something else meanwhile does not agree.
        self.undo = None
        self.asked.pop(seat, None)
        self._ask()

    def _ask(self) -> None:
        """Number the decisions: one that has been asked before keeps its number while others answer theirs."""
        assert self.match is not None
        waiting = [decision.seat for decision in self.match.game.pending]
        self.asked = {seat: self.asked.get(seat, self.sequence) for seat in waiting}

    def _last_answer(self, seat: int) -> int | None:
        """The number of the last answer that a seat gave at this table."""
        assert self.match is not None
        answers = self.match.answers
        for number in range(len(answers) - 1, len(self.opened.answers) - 1, -1):
            if answers[number][0] == seat:
                return number
        return None

    def _agreed(self, agreed: frozenset[int]) -> bool:
        return agreed.issuperset(self._still_playing)

    def _undo_if_agreed(self, request: UndoRequest) -> None:
        if not self._agreed(request.agreed):
            return
        assert self.match is not None
        self.match.undo(len(self.match.answers) - request.back_to)
        del self.steps[request.back_to - len(self.opened.answers) + 1 :]
        self.taken_back.append((self.sequence, self.steps[-1].sequence))
        self.undo = None
        self.asked = {}
        self._ask()

    def _left(self, leaving: int) -> list[int]:
        """Who is still in the game when this seat gives up."""
        return [seat for seat in range(len(self.seats)) if seat != leaving and seat not in self.conceded]

    def _concede(self, seat: int) -> None:
        assert self.match is not None
        left = self._left(seat)
        self.conceded |= {seat}
        self.undo = None
        if len(left) < 2:
            game = self.match.game
            game.finish(left, CONCESSION, CONCEDED)
            game.run()
            self._ask()

    # ---- The log of the game, step by step

    def keeps(self, since: int) -> int:
        """Up to which sequence number a reader who has read until `since` may keep what it has read."""
        if not 0 <= since <= self.sequence:
            return 0
        return min([since, *(left for sequence, left in self.taken_back if sequence > since)])

    def told_after(self, sequence: int) -> list[tuple[int, int, int]]:
        """The steps after a sequence number: for each its own, and from where to where in the log."""
        assert self.match is not None
        ends = [step.start for step in self.steps[1:]] + [len(self.match.log.entries)]
        return [
            (step.sequence, step.start, end)
            for step, end in zip(self.steps, ends, strict=True)
            if step.sequence > sequence
        ]


def _accepted(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Damaged(f"an answer in the log is refused: {refusal.message}, {refusal.rule}")
