"""What each reader of a table is shown, and when: nobody learns from who is asked what that seat holds.

The engine passes a seat over that cannot respond. If the others saw that at once, they would know. So wherever a seat
could have acted for all the others know (an `Opportunity`), these are held: they see the table as it was, and that it
waits for that seat. If the seat is asked, they are held until it has passed or acted; if it was passed over, they are
held for a while that is drawn from the same times (`Pauses`). Both look the same to them, message by message: each
reader has sequence numbers of its own, in which what is hidden from it does not count.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import NamedTuple

from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Opportunity

REMEMBERED = 20
"""So many of the last times that a seat took are what its pauses are drawn from."""
IMAGINED = 4
"""As long as a seat has taken fewer times than these, times that nobody took are drawn from, too."""
SPREAD = 0.45
SHORTEST, LONGEST = 0.4, 5.0
"""A pause is not shorter and not longer than so many times the usual one."""


Past = tuple[AnyGame, int]
"""A game as it was, and how long its log was."""


class Step(NamedTuple):
    """What the log of the game tells at one sequence number: where in the log it begins, after how many answers.

    `first` if it is the first after so many of them.
    """

    sequence: int
    start: int
    answers: int
    first: bool = True


class Reading:
    """What one reader has been shown: a seat, or all spectators (`reader` is the number of seats).

    While it is `held` it waits for what another could do, and `game` is the table as it sees it; else it sees the
    present. `written` is how much of the log it has been shown. `spent` if since it is held somebody was really asked
    and took the time, or a pause was over. `behind` while another seat does something that is not shown yet.
    """

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.sequence = 1
        self.steps: list[Step] = []
        self.taken_back: list[tuple[int, int]] = []
        """For each undo its sequence number, and that of the last step that it left."""
        self.held: Opportunity | None = None
        self.game: AnyGame | None = None
        self.written = 0
        self.spent = False
        self.behind = False

    def stay_behind(self, before: AnyGame) -> None:
        """Go on to show the table as it was before an answer; who is held sees an older one already."""
        if self.game is None:
            self.behind = True
            self.game = before

    def catch_up(self) -> None:
        """Show the present, which is what it showed before it stayed behind."""
        if self.behind:
            self.behind = False
            self.game = None

    def move_on(self, game: AnyGame | None, written: int, answers: int) -> None:
        """Show the present, or a table of the past, with the log up to there."""
        self.sequence += 1
        first = not self.steps or self.steps[-1].answers != answers
        self.steps.append(Step(self.sequence, self.written, answers, first))
        self.game = game
        self.written = written

    def see(self, present: tuple[int, int], held: Opportunity | None = None, before: Past | None = None) -> None:
        """Show the present; or, while it is held, the table as it was then, or before the last answer.

        `present` is how long the log is now, and how many answers were given.
        """
        self.held = held
        self.spent = self.behind = False
        if held is not None and held.game is not None:
            self.move_on(held.game, held.written, present[1])
        elif held is not None and before is not None:
            self.move_on(*before, present[1])
        else:
            self.move_on(None, *present)

    def take_back(self, answers: int, written: int) -> None:
        """All after so many answers was taken back."""
        self.sequence += 1
        self.steps = [step for step in self.steps if step.answers <= answers]
        self.taken_back.append((self.sequence, self.steps[-1].sequence))
        self.held = self.game = None
        self.written = written
        self.spent = self.behind = False

    # ---- The log, step by step

    def keeps(self, since: int) -> int:
        """Up to which sequence number a reader who has read until `since` may keep what it has read."""
        if not 0 <= since <= self.sequence:
            return 0
        return min([since, *(left for sequence, left in self.taken_back if sequence > since)])

    def told_after(self, sequence: int) -> list[tuple[Step, int]]:
        """The steps after a sequence number, and for each up to where in the log it tells."""
        ends = [step.start for step in self.steps[1:]] + [self.written]
        return [(step, end) for step, end in zip(self.steps, ends, strict=True) if step.sequence > sequence]


class Pacing:
    """All readings of a table, in step with its entries."""

    def __init__(self, seats: int) -> None:
        self.readings = [Reading(reader) for reader in range(seats + 1)]
        self.people: tuple[int, ...] = tuple(range(seats))
        """The seats of people: bots learn nothing from who is asked, and need not be held."""
        self.paused = False
        """Whether somebody is held and nobody is asked whom that could be for: until `go_on`."""
        self.skipped: tuple[int, ...] = ()
        """The seats that could have acted since anybody took time, one after the other: each would have taken some."""

    @property
    def waited_for(self) -> list[int]:
        """The seats for which somebody is held now."""
        return [reading.held.seat for reading in self.readings if reading.held is not None]

    def of(self, seat: int | None) -> Reading:
        """What a seat or a spectator is shown."""
        return self.readings[-1 if seat is None else seat]

    def entry(self, only: int | None = None) -> None:
        """Something happened that is no part of the game; only this reader may learn of it, if one is named."""
        for reading in self.readings:
            if only in (None, reading.reader):
                reading.sequence += 1

    def show_all(self, present: tuple[int, int]) -> None:
        """The game begins, or it has ended at the table: everybody sees it as it is."""
        self.paused = False
        for reading in self.readings:
            reading.see(present)

    def take_back(self, answers: int, written: int, unseen: int | None = None, withheld: bool = False) -> None:
        """All after so many answers was taken back, and everybody sees it; only the seat `unseen` if there is one.

        Then others have seen nothing of it; `withheld` if some of what the seat has begun is left.
        """
        self.paused = False
        for reading in self.readings:
            if unseen is None or reading.reader == unseen:
                reading.take_back(answers, written)
            elif not withheld:
                reading.catch_up()

    def answered(
        self,
        seat: int,
        *,
        in_secret: bool,
        by_table: bool = False,
        withheld: bool = False,
        before: Past,
        present: tuple[int, int],
        opportunities: Sequence[Opportunity],
        asked: int | None,
    ) -> None:
        """A seat has answered; `in_secret` if others may not learn that it was asked at all.

        If then the table answered for it, at once, nobody has taken any time: it is as if the seat had been skipped,
        and whoever is held stays held. If it is `withheld` others are not shown yet what the seat has begun.

        `before` is the game before it and how long its log was, `present` how long it is now and how many answers were
        given. `opportunities` are those since then, `asked` is the seat that others may not know to be asked now.
        """
        if withheld:
            self.paused = False
            for reading in self.readings:
                if reading.reader == seat:
                    reading.see(present)
                else:
                    reading.stay_behind(before[0])
            return
        before_that = (*self.skipped, seat) if in_secret and by_table else ()
        self.skipped = (*before_that, *self._skipped(opportunities, asked))
        for reading in self.readings:
            if in_secret and reading.held is not None and (by_table or reading.reader != seat):
                reading.spent = reading.spent or not by_table
            else:
                held = next((one for one in opportunities if self._may_not_tell(reading.reader, one.seat)), None)
                reading.see(present, held, before)
        self._settle(present, asked)

    def _skipped(self, opportunities: Sequence[Opportunity], asked: int | None) -> list[int]:
        """The seats that could have acted and were skipped, as often as that was so; the last may be asked just now."""
        seats = [
            one.seat
            for one in opportunities
            for _ in range(one.times)
            if any(self._may_not_tell(reading.reader, one.seat) for reading in self.readings)
        ]
        return seats[:-1] if seats and seats[-1] == asked else seats

    def _may_not_tell(self, reader: int, seat: int) -> bool:
        """Whether a reader is held where a seat could act. A spectator may be a friend of whoever plays."""
        if reader < len(self.readings) - 1:
            return reader != seat and reader in self.people
        return any(person != seat for person in self.people)

    def go_on(self, present: tuple[int, int], asked: int | None) -> None:
        """The pause is over."""
        self.skipped = ()
        for reading in self.readings:
            reading.spent = True
        self._settle(present, asked)

    def _settle(self, present: tuple[int, int], asked: int | None) -> None:
        """Show what need not be held back any longer: to all at once, or to the one who is asked its question."""
        held = [reading for reading in self.readings if reading.held is not None]
        waiting = [reading for reading in held if asked in (None, reading.reader)]
        self.paused = not all(reading.spent for reading in waiting)
        for reading in () if self.paused else waiting:
            reading.see(present)


class Pauses:
    """Draws how long a seat seems to think: as long as it did when it was really asked.

    `usual` is the time around which those lie that nobody took. No pause hides that somebody thinks for minutes.
    """

    def __init__(self, usual: float, chance: Random | None = None) -> None:
        self.usual = usual
        self.chance: Random = chance or SystemRandom()

    def draw(self, taken: Sequence[float] = ()) -> float:
        """The length of a pause, in seconds; `taken` are the times that the seat has really taken."""
        number = self.chance.randrange(max(len(taken), IMAGINED))
        if number < len(taken):
            return self._bounded(taken[number] * self.chance.uniform(0.85, 1.15))
        return self._bounded(self.chance.lognormvariate(math.log(self.usual), SPREAD) if self.usual else 0.0)

    def _bounded(self, seconds: float) -> float:
        return min(max(seconds, SHORTEST * self.usual), LONGEST * self.usual)


class Times:
    """How long each seat took that was really asked while others may not know it: what its pauses are drawn from."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._since = 0.0
        self._asked: tuple[int, int] | None = None
        self._taken: dict[int, deque[float]] = {}

    def note(self, asked: tuple[int, int] | None) -> None:
        """After each change: the seat that is really asked in secret, with the number of its decision."""
        if asked == self._asked:
            return
        now = self.now()
        if self._asked is not None:
            self._taken.setdefault(self._asked[0], deque(maxlen=REMEMBERED)).append(now - self._since)
        self._asked, self._since = asked, now

    def taken(self, seat: int) -> Sequence[float]:
        """The last times that a seat took."""
        return tuple(self._taken.get(seat, ()))
