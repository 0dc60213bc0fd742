"""A table: what follows from the entries of its log. The engine judges every answer; the table judges the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from nefrit import bots
from nefrit.kernel.chart import place_in
from nefrit.kernel.decisions import NO, PASS, SOME, Answer
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
    PolicySet,
    RematchAsked,
    Sat,
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


ASK_ME = "can"
ALWAYS = "always"
PASS_FOR_ME = "pass"
STOPS = (ASK_ME, ALWAYS, PASS_FOR_ME)
"""When a seat is asked in a window: if it can act, always (with a stop where it cannot), or never (it passes)."""
UNTILS = ("", "phase", "round")
"""How long that holds: for good, or until the phase or the round is over."""


class Policy(NamedTuple):
    """When a seat wants to be asked; `place` is where the game was when that was said."""

    stop: str = ASK_ME
    until: str = ""
    place: tuple[int, str] = (0, "")


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
        """For each seat that must decide the number of its decision: its first, its second, and so on."""
        self._numbers = [0] * opened.seats
        self.pacing = Pacing(opened.seats)
        self.undo: UndoRequest | None = None
        self.conceded: frozenset[int] = frozenset()
        self.rematch: frozenset[int] = frozenset()
        self._policies = [Policy()] * opened.seats

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
        return seat is not None and seat == self.waited_for and self.policy(seat).stop == ALWAYS

    def policy(self, seat: int) -> Policy:
        """When a seat wants to be asked now: what it said holds until the phase or round is another."""
        policy = self._policies[seat]
        if not policy.until or self._place(policy.until) == policy.place:
            return policy
        return Policy()

    def _place(self, until: str) -> tuple[int, str]:
        """The round, or the phase in it, in which the game is."""
        if self.match is None:
            return (0, "")
        game = self.match.game
        phase, _ = place_in(self.definition.chart(), game)
        return self.definition.round_of(game), phase if until == "phase" else ""

    def passing(self, seat: int) -> int | None:
        """The answer by which a seat passes, if it can pass and is asked in a window."""
        decision = None if self.match is None else self.match.game.decision(seat)
        if decision is None or PASS not in decision.options:
            return None
        return decision.options.index(PASS)

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
            return Trial(None if self.pacing.paused else refusal_of("no-pause"), self.state)
        if isinstance(entry, PolicySet):
            known = entry.stop in STOPS and entry.until in UNTILS
            return Trial(None if known else refusal_of("no-such-policy"), self.state)
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
        if self.pacing.paused or self.reading(seat).held is not None:
            # Whether anybody is asked now is a secret, so the refusal is always the same.
            return Trial(refusal_of("wait"))
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
        if isinstance(entry, Answered):
            self._answer(entry.seat, entry.value)
        elif isinstance(entry, WentOn):
            self.pacing.go_on(self._told, self.asked_in_secret)
        elif isinstance(entry, PolicySet):
            self._policies[entry.seat] = Policy(entry.stop, entry.until, self._place(entry.until))
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
        self.match = self._begin(self.seats)
        self.pacing.people = tuple(self.people)
        self.pacing.show_all(self._told)
        self._ask()

    def _begin(self, seats: Sequence[Sat | None]) -> Match:
        """The game with these players, and with the answers from which it goes on."""
        sitting = [sat for sat in seats if sat is not None]
        opened = self.opened
        options: dict[str, Any] = dict(opened.options)
        if any(sat.deck is not None for sat in sitting):
            options["decks"] = [sat.deck for sat in sitting if sat.bot != AUTOMATED]
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
        in_secret = self.asked_in_secret == seat and answer == self.declining(seat)
        before = (self.match.game.clone(), len(self.match.log.entries))
        _accepted(self.match.answer(seat, answer))
        # Whoever answers something else meanwhile does not agree.
        self.undo = None
        self.asked.pop(seat, None)
        self._ask()
        self.pacing.answered(
            seat,
            in_secret=in_secret,
            before=before,
            present=self._told,
            opportunities=self.match.log.opportunities if self.opened.pauses else (),
            asked=self.asked_in_secret,
        )

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
            self.undo = request
            self.pacing.entry()
            return
        assert self.match is not None
        self.match.undo(len(self.match.answers) - request.back_to)
        self.undo = None
        self.asked = {}
        self._ask()
        self.pacing.take_back(request.back_to, len(self.match.log.entries))

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
