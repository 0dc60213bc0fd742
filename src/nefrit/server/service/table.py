"""A table: what follows from the entries of its log. The engine judges every answer; the table judges the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from nefrit import bots
from nefrit.kernel.chance import commitment_to, seed_from, written
from nefrit.kernel.decisions import NO, PASS, SOME, Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.fingerprint import MARK, mark
from nefrit.kernel.log import Log
from nefrit.kernel.match import Match
from nefrit.kernel.record import Damaged, Header, Record
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.stops import ALWAYS, RESPONSES, step_with_window
from nefrit.learning.coach import Coach, coach
from nefrit.learning.lessons import Lesson, lesson_called
from nefrit.learning.playing import header_of, learner_decides
from nefrit.server.service.asking import Asking, Given, Policy
from nefrit.server.service.course import Begun, Course, is_begun, nothing_learnt, others_told
from nefrit.server.service.entries import (
    Answered,
    Conceded,
    Entry,
    Left,
    Opened,
    PolicySet,
    RematchAsked,
    Retracted,
    Sat,
    StartedOver,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    WentOn,
)
from nefrit.server.service.pacing import Pacing, Reading
from nefrit.server.service.storing import OPEN, OVER, PLAYING, SeatShown, Summary
from nefrit.server.service.tokens import fits
from nefrit.server.service.trouble import refusal_of

AUTOMATED = "automated"
"""What stands for the bot at a seat that the game plays itself."""
CONCEDED = "conceded"
CONCESSION = "table.concession"
"""The rule by which somebody wins because all others gave up."""


class UndoRequest(NamedTuple):
    """A seat asks to take back all answers from this number on; these have agreed."""

    seat: int
    back_to: int
    agreed: frozenset[int]


class Trial(NamedTuple):
    """What would come of an entry: why it is refused, or the state of the table after it."""

    refusal: Refusal | None
    state: str = OPEN
    mark: str = ""


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
        """For each seat that must decide the number of its decision: its first, its second, and so on."""
        self._numbers = [0] * opened.seats
        self._set_up: tuple[list[Sat | None], Match] | None = None
        """The game that was set up to see whether it can begin, with who would sit there: it is not set up twice."""
        self.pacing = Pacing(opened.seats)
        self.undo: UndoRequest | None = None
        self.conceded: frozenset[int] = frozenset()
        self.rematch: frozenset[int] = frozenset()
        self.course = Course()
        self.begun: Begun | None = None
        """What a seat has announced and others are not shown before it is done: until then it can be taken back."""
        self.asking = Asking(definition, opened.seats, self.course)
        self.lesson: Lesson | None = lesson_called(definition.name, opened.lesson) if opened.lesson else None

    # ---- What everybody may know

    @property
    def state(self) -> str:
        """Whether the table waits for players, is played at, or the game is over."""
        if self.match is None:
            return OPEN
        return PLAYING if self.match.game.outcome is None else OVER

    @property
    def has_ended(self) -> bool:
        """Whether the game is over and everybody knows it: nobody is held before its end."""
        return self.state == OVER and not self.pacing.waited_for

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
    def coach(self) -> Coach | None:
        """What the coach says now; None at a table where nobody learns."""
        return None if self.lesson is None or self.match is None else coach(self.lesson, self.match)

    @property
    def learner_decides(self) -> bool:
        """Whether people may answer: at the table of a lesson only when it is the learner's turn."""
        said = self.coach
        if said is None or self.lesson is None or self.match is None:
            return True
        return learner_decides(self.lesson, self.match, said)

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
        goes_on = len(opened.answers) if opened.from_record or opened.answers else None
        return Summary(opened.game, opened.edition, state or self.state, seats, opened.private, goes_on)

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown to everybody before the game; empty if the seed is not a secret one."""
        return commitment_to(self.opened.newest_seed)

    @property
    def opened_seed(self) -> str:
        """The secret seed itself, once the game is over: then anybody can play it again and check the deal."""
        return str(written(self.opened.newest_seed)) if self.has_ended and self.commitment else ""

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
        return sat.bot or (bots.usual(self.definition.name) if seat in self.conceded else None)

    def reading(self, seat: int | None) -> Reading:
        """What a seat or a spectator is shown."""
        return self.pacing.of(seat)

    @property
    def asked_in_secret(self) -> int | None:
        """The seat that is asked now while others may not know whether anybody is."""
        if self.match is None or not self.opened.pauses or len(self.match.game.pending) != 1:
            return None
        seat = self.match.game.pending[0].seat
        return seat if self.definition.conceals(self.match.game, seat) else None

    @property
    def waited_for(self) -> int | None:
        """While the table pauses, the seat that others believe to be asked."""
        if not self.pacing.paused:
            return None
        secret = self.asked_in_secret
        held = None if secret is None else self.reading(secret).held
        return self.pacing.waited_for[0] if held is None else held.seat

    def stops(self, seat: int | None) -> bool:
        """Whether the table pauses until this seat lets it go on."""
        if seat is None or self.match is None or seat != self.waited_for:
            return False
        held = [reading.held for reading in self.pacing.readings if reading.held is not None]
        game = next((one.game for one in held if one.seat == seat), None)
        window = RESPONSES if game is None else step_with_window(game) or RESPONSES
        return self.asking.rule(self.match.game, seat, window) == ALWAYS

    def answer_for(self, seat: int) -> Given | None:
        """The answer that the table gives for a person; None if the seat is asked."""
        if self.match is None or self.player_of(seat) is not None:
            return None
        return self.asking.answer_for(self.match.game, seat)

    def policy(self, seat: int) -> Policy:
        """When a seat is asked now, as one rule for all windows."""
        return self.asking.policy(None if self.match is None else self.match.game, seat)

    def declining(self, seat: int) -> Answer | None:
        """The answer by which a seat does nothing: it passes, says no, or chooses no card; None if there is none."""
        decision = None if self.match is None else self.match.game.decision(seat)
        if decision is None:
            return None
        for word in (PASS, NO):
            if word in decision.options:
                return decision.options.index(word)
        return () if decision.kind == SOME and not decision.least else None

    def record(self, version: str) -> Record:
        """The record of the game; without a fingerprint if it ended at the table and not by its rules."""
        assert self.match is not None
        record = self.match.record(version)
        if self.conceded:
            record.digest = ""
            # What the table did then is no answer.
            record.marks = record.marks[:-MARK]
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
        if isinstance(entry, WentOn):
            return Trial(self._why_not_go_on(), self.state)
        if isinstance(entry, PolicySet):
            return Trial(None if self.asking.knows(entry) else refusal_of("no-such-policy"), self.state)
        if isinstance(entry, StartedOver):
            return Trial(None if self._answers_in_lesson() else refusal_of("nothing-to-undo"), PLAYING)
        if isinstance(entry, Retracted):
            return Trial(None if self.can_retract(entry.seat) else refusal_of("cannot-retract"), self.state)
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
        self._set_up = seats, begun
        return Trial(None, PLAYING if begun.game.outcome is None else OVER)

    def _check_answer(self, match: Match, entry: Answered) -> Trial:
        seat = entry.seat
        if (self.pacing.paused or self.reading(seat).held is not None) and not self._passes_unseen(entry):
            # Whether anybody is asked now is a secret, so the refusal is always the same.
            return Trial(refusal_of("wait"))
        if match.game.outcome is None and seat in self.asked and self.asked[seat] != entry.decision:
            return Trial(refusal_of("other-decision", decision=self.asked[seat]))
        if self.undo is not None and (self.player_of(seat) is not None or seat == self.asked_in_secret):
            # If it could answer, whoever asks for the undo would learn from that whether the seat was asked at all.
            return Trial(refusal_of("undo-first"))
        if not entry.by and not self.learner_decides:
            return Trial(refusal_of("take-back-first"))
        trial = match.game.clone()
        refusal = trial.answer(seat, entry.value)
        state = PLAYING if trial.outcome is None else OVER
        return Trial(refusal, state, "" if refusal is not None else mark(trial))

    def _why_not_go_on(self) -> Refusal | None:
        """Why a pause cannot end now: while people talk about an undo it lasts, as the answer in its place would."""
        if not self.pacing.paused:
            return refusal_of("no-pause")
        return None if self.undo is None else refusal_of("undo-first")

    def _passes_unseen(self, entry: Answered) -> bool:
        """Whether the table passes for a seat that is asked in secret: that is done at once, whoever is held."""
        return bool(entry.by) and entry.seat == self.asked_in_secret and entry.value == self.declining(entry.seat)

    def can_retract(self, seat: int) -> bool:
        """Whether a seat can take its last answer back without asking: nobody has learnt anything from it.

        Since then only that seat has answered, nothing was left to chance, no card became known to anybody, and no
        other seat was asked, or might have been for all that others know.
        """
        number = self._last_answer(seat)
        if self.lesson is not None:
            return number is not None
        if self.match is None or number is None or self.state == OVER:
            return False
        since = self.course.moments[number:]
        if any(moment.seat != seat or moment.told for moment in since):
            return False
        before, now = self.match.before(number), self.match.game
        if self.begun is None:
            return nothing_learnt(before, now)
        # What the seat has begun since then others have not seen.
        shown = number >= self.begun.number or nothing_learnt(before, self.match.before(self.begun.number))
        return shown and nothing_learnt(before, now, by=seat)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has given an answer that it could ask to take back."""
        return self.match is not None and self._last_answer(seat) is not None and not self._is_final

    @property
    def _is_final(self) -> bool:
        """Whether nothing is taken back any more: everybody can read the record, with the seed of what would come."""
        return self.has_ended and (bool(self.conceded) or len(self.people) > 1)

    def _check_undo(self, entry: UndoAsked | UndoAgreed | UndoDeclined) -> Trial:
        if self._is_final:
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

    def apply_stored(self, entry: Entry) -> None:
        """Let an entry of the log happen again; Damaged if the rules are not those by which it was written."""
        self.apply(entry)
        if (
            isinstance(entry, Answered)
            and entry.mark
            and self.match is not None
            and mark(self.match.game) != entry.mark
        ):
            raise Damaged(f"answer {len(self.match.answers)} leads to another state than when it was written")

    def apply(self, entry: Entry) -> None:
        """Let a checked entry happen; Damaged if it cannot."""
        self.sequence += 1
        if isinstance(entry, Answered):
            self._answer(entry.seat, entry.value, entry.by)
        elif isinstance(entry, Retracted):
            number = self._last_answer(entry.seat)
            assert number is not None
            self._take_back(entry.seat, number)
        elif isinstance(entry, StartedOver):
            self._take_back(entry.seat, self._answers_in_lesson()[0])
        elif isinstance(entry, WentOn):
            self.pacing.go_on(self._told, self.asked_in_secret)
        elif isinstance(entry, PolicySet):
            assert self.match is not None
            self.asking.heed(entry, self.match.game)
            self.pacing.entry(entry.seat)
        elif isinstance(entry, Sat):
            self._sit(entry)
        elif isinstance(entry, UndoAsked):
            back_to = self._last_answer(entry.seat)
            assert back_to is not None
            self._undo_if_agreed(UndoRequest(entry.seat, back_to, frozenset((entry.seat,))))
        elif isinstance(entry, UndoAgreed):
            assert self.undo is not None
            self._undo_if_agreed(self.undo._replace(agreed=self.undo.agreed | {entry.seat}))
        elif isinstance(entry, Conceded):
            self._concede(entry.seat)
        else:
            self._note(entry)
            self.pacing.entry()

    def _note(self, entry: Left | UndoDeclined | RematchAsked | Opened) -> None:
        """Let something happen that changes nothing in the game."""
        if isinstance(entry, Left):
            self.seats[entry.seat] = None
        elif isinstance(entry, UndoDeclined):
            self.undo = None
        elif isinstance(entry, RematchAsked):
            self.rematch |= {entry.seat}
        else:
            raise Damaged("a table is opened once")

    @property
    def _told(self) -> tuple[int, int]:
        """How long the log of the game is, and how many answers it has had."""
        assert self.match is not None
        return len(self.match.log.entries), len(self.match.answers)

    def _sit(self, entry: Sat) -> None:
        self.seats[entry.seat] = entry
        if None in self.seats:
            self.pacing.entry()
            return
        seats, begun = self._set_up or (None, None)
        self._set_up = None
        self.match = begun if begun is not None and seats == self.seats else self._begin(self.seats)
        self.course.add_past([seat for seat, _ in self.opened.answers])
        self.pacing.people = tuple(self.people)
        self.pacing.show_all(self._told)
        self._ask()

    def _begin(self, seats: Sequence[Sat | None]) -> Match:
        """The game with these players, and with the answers from which it goes on."""
        if self.lesson is not None:
            return Match(self.definition, header_of(self.lesson))
        sitting = [sat for sat in seats if sat is not None]
        opened = self.opened
        options: dict[str, Any] = dict(opened.options)
        if any(sat.deck is not None for sat in sitting):
            options["decks"] = [sat.deck for sat in sitting if sat.bot != AUTOMATED]
        header = Header(
            self.definition.name,
            seats=opened.seats,
            seed=seed_from(opened.seed),
            edition=opened.edition,
            options=options,
            names=tuple([sat.name for sat in sitting]),
            reseeded=tuple([(after, seed_from(seed)) for after, seed in opened.reseeded]),
        )
        match = Match(self.definition, header, Log(changes=True))
        for seat, answer in opened.answers:
            _accepted(match.answer(seat, answer))
        return match

    def _answer(self, seat: int, answer: Answer, by: str) -> None:
        assert self.match is not None
        decision, declining = self.match.game.decision(seat), self.declining(seat)
        in_secret = self.asked_in_secret == seat and answer == declining
        before = (self.match.game.clone(), len(self.match.log.entries))
        declined = 0 if by or answer != declining else self.asking.round_of_card_stop(self.match.game, seat)
        begun = self.begun or Begun(seat, len(self.match.answers), len(self.match.game.stack))
        _accepted(self.match.answer(seat, answer))
        # Whoever answers something else meanwhile does not agree.
        self.undo = None
        asked = self.asked
        self.asked = {other: number for other, number in asked.items() if other != seat}
        self._ask()
        opportunities = self.match.log.opportunities
        self.course.add(
            self.match.game,
            seat,
            by,
            deed=answer != declining,
            joint=decision is not None and decision.joint,
            told=others_told(self.match.game, seat, opportunities, asked),
            declined=declined,
        )
        was_begun, self.begun = self.begun, begun if self._goes_on(begun) else None
        if was_begun is not None and self.begun is None:
            # Now others see what was kept from them.
            self.course.tell()
        self.pacing.answered(
            seat,
            in_secret=in_secret,
            by_table=bool(by),
            withheld=self.begun is not None,
            before=before,
            present=self._told,
            opportunities=opportunities if self.opened.pauses else (),
            asked=self.asked_in_secret,
        )

    def _goes_on(self, begun: Begun) -> bool:
        """Whether what a seat has begun is kept from others: a card became known by it, and the seat is still asked."""
        assert self.match is not None
        moment, before, now = self.course.moments[-1], self.match.before(begun.number), self.match.game
        if not self.opened.pauses or moment.seat != begun.seat or moment.told or not is_begun(before, now, begun):
            return False
        return not nothing_learnt(before, now)

    def _ask(self) -> None:
        """Number the decisions: one that has been asked before keeps its number while others answer theirs.

        Each seat counts its own, so that nobody learns from a number how often others were asked.
        """
        assert self.match is not None
        asked: dict[int, int] = {}
        for decision in self.match.game.pending:
            seat = decision.seat
            if seat not in self.asked:
                self._numbers[seat] += 1
            asked[seat] = self.asked.get(seat, self._numbers[seat])
        self.asked = asked

    def _last_answer(self, seat: int) -> int | None:
        """The number of the last answer that a seat gave itself at this table."""
        if self.lesson is not None:
            return next(reversed(self._answers_in_lesson()), None)
        return self.course.last_own(seat, len(self.opened.answers))

    def _answers_in_lesson(self) -> list[int]:
        """The numbers of the answers that the learner of this table has given."""
        said = self.coach
        return [] if said is None else said.answers

    def _agreed(self, agreed: frozenset[int]) -> bool:
        return agreed.issuperset(self._still_playing)

    def _undo_if_agreed(self, request: UndoRequest) -> None:
        if not self._agreed(request.agreed):
            self.undo = request
            self.pacing.entry()
            return
        self._take_back(request.seat, request.back_to)

    def _take_back(self, seat: int, number: int) -> None:
        """Take back all answers from this number on, for a seat that is asked again then."""
        assert self.match is not None
        self.match.undo(len(self.match.answers) - number)
        self.course.take_back(number)
        unseen = self.begun is not None and self.begun.seat == seat and number >= self.begun.number
        if self.begun is not None and number <= self.begun.number:
            self.begun = None
        self.asking.end_run(seat)
        self.undo = None
        self.asked = {}
        self._ask()
        self.pacing.take_back(number, len(self.match.log.entries), seat if unseen else None, self.begun is not None)

    def _left(self, leaving: int) -> list[int]:
        """Who is still in the game when this seat gives up."""
        return [seat for seat in range(len(self.seats)) if seat != leaving and seat not in self.conceded]

    def _concede(self, seat: int) -> None:
        assert self.match is not None
        left = self._left(seat)
        self.conceded |= {seat}
        self.undo = None
        if len(left) > 1:
            self.pacing.entry()
            return
        game = self.match.game
        game.finish(left, CONCESSION, CONCEDED)
        game.run()
        self._ask()
        self.pacing.show_all(self._told)


def _accepted(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Damaged(f"an answer in the log is refused: {refusal.message}, {refusal.rule}")
