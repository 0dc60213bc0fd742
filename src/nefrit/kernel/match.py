"""A match: a game being played, with its record, its log, undo and redo."""

from __future__ import annotations

from nefrit.kernel.codec import digest
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log, Mark
from nefrit.kernel.position import read_position
from nefrit.kernel.record import Damaged, Header, Record
from nefrit.kernel.refusals import Refusal


class Match:
    """A game being played. It keeps the answers, so it can be recorded, and the states, so it can be taken back."""

    __slots__ = ("_future", "_past", "answers", "definition", "game", "header", "log")

    def __init__(self, definition: Definition, header: Header, log: Log | None = None) -> None:
        self.definition = definition
        self.header = header
        self.log = Log() if log is None else log
        self.game: AnyGame
        if header.position:
            self.game = read_position(definition, header.position, header, self.log)
        else:
            self.game = definition.start(header, self.log)
        self.answers: list[tuple[int, Answer]] = []
        self._past: list[tuple[AnyGame, Mark]] = []
        self._future: list[tuple[int, Answer]] = []

    def answer(self, seat: int, answer: Answer) -> Refusal | None:
        """Answer the decision of a seat. If it is refused, or if the rules fail, nothing has changed."""
        before = self.game.clone()
        written = self.log.mark()
        self.log.opportunities.clear()
        try:
            refusal = self.game.answer(seat, answer)
        except BaseException:
            self._restore(before, written)
            raise
        if refusal is None:
            self._past.append((before, written))
            self.answers.append((seat, answer))
            self._future.clear()
        return refusal

    def before(self, number: int) -> AnyGame:
        """The state in which the answer with this number was given; it must not be changed."""
        return self._past[number][0]

    def written_before(self, number: int) -> int:
        """How many entries the log had when the answer with this number was given."""
        return self._past[number][1][0]

    def undo(self, count: int = 1) -> int:
        """Take the last answers back. Returns how many could be."""
        count = min(count, len(self._past))
        for _ in range(count):
            self._future.append(self.answers.pop())
            before, written = self._past.pop()
            self._restore(before, written)
        return count

    def redo(self, count: int = 1) -> int:
        """Give again what was taken back. Returns how many could be."""
        count = min(count, len(self._future))
        for _ in range(count):
            future, self._future = self._future, []
            self.answer(*future.pop())
            self._future = future
        return count

    def _restore(self, state: AnyGame, written: Mark) -> None:
        self.game = state
        self.game.watcher = self.log
        self.log.rewind(written)

    def record(self, version: str = "") -> Record:
        """The record of the match so far."""
        return Record(self.header, list(self.answers), digest=digest(self.game), version=version)


def replay(definition: Definition, record: Record, *, check: bool = False, until: int | None = None) -> Match:
    """Play a record again, all of it or the first `until` answers. Damaged if an answer in it is not legal.

    With `check`, the state at the end must have the fingerprint that the record names.
    """
    match = Match(definition, record.header)
    for number, (seat, answer) in enumerate(record.answers[:until], start=1):
        refusal = match.answer(seat, answer)
        if refusal is not None:
            why = f"{refusal.message}, {refusal.rule}"
            raise Damaged(f"answer {number} of the record ({answer!r} of seat {seat}) is refused: {why}")
    if check and until is None and record.digest and digest(match.game) != record.digest:
        raise Damaged("the record plays to another state than when it was written (another version of the rules?)")
    return match
