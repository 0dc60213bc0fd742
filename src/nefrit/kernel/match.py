"""A match: a game being played, with its record, its log, undo and redo."""

from __future__ import annotations

from nefrit.kernel.chance import chance_of, commitment_to
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.fingerprint import MARK, fingerprint, is_comparable, mark
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log, Mark
from nefrit.kernel.position import read_position
from nefrit.kernel.record import Damaged, Header, Record
from nefrit.kernel.refusals import Refusal


class Match:
    """A game being played. It keeps the answers, so it can be recorded, and the states, so it can be taken back."""

    __slots__ = ("_future", "_marks", "_past", "answers", "definition", "game", "header", "log")

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
        self._marks: list[str] = []
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
            self._reseed()
            self._future.clear()
        return refusal

    def _reseed(self) -> None:
        """Let chance begin anew if the header says so after so many answers."""
        for after, seed in self.header.reseeded:
            if after == len(self.answers):
                self.game.chance = chance_of(seed)

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
            del self._marks[len(self.answers) :]
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

    @property
    def marks(self) -> list[str]:
        """For each answer the mark of the state after it."""
        for number in range(len(self._marks), len(self.answers)):
            after = self._past[number + 1][0] if number + 1 < len(self._past) else self.game
            self._marks.append(mark(after))
        return self._marks

    def record(self, version: str = "") -> Record:
        """The record of the match so far."""
        return Record(
            self.header,
            list(self.answers),
            digest=fingerprint(self.game),
            version=version,
            commitment=commitment_to(self.header.newest_seed),
            rules=len(self.definition.changes),
            marks="".join(self.marks),
        )


def replay(definition: Definition, record: Record, *, check: bool = False, until: int | None = None) -> Match:
    """Play a record again, all of it or the first `until` answers. Damaged if an answer in it is not legal.

    With `check`, every answer must lead to the state to which it led when the record was written, as far as the record
    says it, and the seed must be the one that was committed to.
    """
    if check:
        record.check_commitment()
    match = Match(definition, record.header)
    for number, (seat, answer) in enumerate(record.answers[:until], start=1):
        refusal = match.answer(seat, answer)
        if refusal is not None:
            why = f"{refusal.message}, {refusal.rule}{changed_since(definition, record)}"
            raise Damaged(f"answer {number} of the record ({answer!r} of seat {seat}) is refused: {why}")
    if check:
        parted = parting(match, record)
        if parted is not None:
            where = f"after answer {parted} " if parted else ""
            why = changed_since(definition, record) or " (another version of the rules?)"
            raise Damaged(f"{where}the record plays to another state than when it was written{why}")
    return match


def parting(match: Match, record: Record) -> int | None:
    """After which answer a record that was played again was in another state when it was written; None if never.

    It is 0 if the record says no more than that its end was another one.
    """
    for number, found in enumerate(match.marks):
        written = record.marks[number * MARK : (number + 1) * MARK]
        if written and written != found:
            return number + 1
    whole = len(match.answers) == len(record.answers)
    return 0 if whole and is_comparable(record.digest) and fingerprint(match.game) != record.digest else None


def changed_since(definition: Definition, record: Record) -> str:
    """What has changed in the rules since a record was written, as the end of a sentence; empty if nothing has."""
    changes = definition.changes[record.rules or 0 :]
    return f"; since it was written these rules have changed: {', '.join(changes)}" if changes else ""
