"""A record in which the rules fail, reduced to the shortest that is found in which they fail in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit import __version__
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header, Record
from nefrit.sim.failures import kind_of, where
from nefrit.sim.playing import Laws, Watch, ended

Answers = Sequence[tuple[int, Answer]]

MOST_ANSWERS = 300_000
"""After so many answers in all the search for a shorter record ends."""
CHECK = 60
"""Checking the laws once takes about as long as so many answers."""
CHECKS_IN_A_GAME = 8
"""How often the laws are checked in a game that is tried."""
TRIES = 12
"""How many seeds, and from each place how many ways to go on, are tried."""


def fails(definition: Definition, record: Record, laws: Laws | None = None) -> str | None:
    """What fails when a record is played: the rules at its last answer, or the laws after it; None if nothing does."""
    found = _Reducing(definition, laws, "").played(record.header, record.answers)
    return None if found is None else found[0]


def reduced(definition: Definition, record: Record, laws: Laws | None = None) -> Record | None:
    """The shortest record found that fails as this one does; None if this one does not fail when it is played again.

    First all after the failure goes, then other games are tried that begin as this one does, or with another seed, and
    in the end answers are left out. The same record gives always the same.
    """
    what = fails(definition, record)
    if what is not None:
        # The rules fail without anybody looking.
        laws = None
    else:
        what = fails(definition, record, laws)
    if what is None:
        return None
    search = _Reducing(definition, laws, kind_of(what))
    search.keep(record.header, record.answers)
    if laws is not None:
        search.first_state()
    search.other_games()
    search.without_some()
    return Record(search.header, list(search.answers), version=__version__)


class _Reducing:
    """The search for a shorter record with a failure of this kind."""

    def __init__(self, definition: Definition, laws: Laws | None, kind: str) -> None:
        self.definition = definition
        self.laws = laws
        self.kind = kind
        self.left = MOST_ANSWERS
        self.watch: Watch | None = None
        self.header: Header
        self.answers: Answers

    def keep(self, header: Header, answers: Answers) -> None:
        """This is the best so far."""
        self.header, self.answers = header, answers

    def played(self, header: Header, answers: Answers) -> tuple[str, Answers] | None:
        """What fails, and the answers up to there; None if nothing fails.

        Answers that cannot be given are left out; where another seat is asked, it gives them.
        """
        given: list[tuple[int, Answer]] = []
        try:
            game = self._start(header, self.laws)
            for seat, answer in answers:
                if not game.pending:
                    break
                decision = game.decision(seat) or game.pending[0]
                if decision.refusal(answer) is None:
                    self._answer(game, given, decision.seat, answer)
            self._look(game, given, self.laws)
        except Exception as error:
            return where(error), given
        return None

    def first_state(self) -> None:
        """Cut off all after the first state in which the laws do not hold."""
        self._try(self.header, self.answers, self.laws, 1)

    def other_games(self) -> None:
        """Try other seeds, and other ways to go on from every place, the earliest first; the shortest game counts."""
        for seed in range(TRIES):
            header = self.header.copy()
            header.seed = seed
            self._at_random(header, (), Chance(seed))
        parts = 8
        for part in range(parts):
            for number in range(TRIES):
                begin = self.answers[: len(self.answers) * part // parts]
                self._at_random(self.header, begin, Chance(number))

    def without_some(self) -> None:
        """Leave answers out, many at once and then fewer, as long as it fails."""
        size = len(self.answers) // 2
        while size:
            start = 0
            while start < len(self.answers) and self.left > 0:
                fewer = [*self.answers[:start], *self.answers[start + size :]]
                found = self.played(self.header, fewer)
                if found is not None and kind_of(found[0]) == self.kind and len(found[1]) < len(self.answers):
                    self.keep(self.header, found[1])
                else:
                    start += size
            size //= 2

    def _at_random(self, header: Header, begin: Answers, chance: Chance) -> None:
        """Go on at random from a beginning, until it would not become shorter."""
        longest = len(self.answers) - 1
        if self.left > 0 and len(begin) < longest:
            self._try(header, begin, self.laws, max(1, (longest - len(begin)) // CHECKS_IN_A_GAME), chance, longest)

    def _try(
        self,
        header: Header,
        begin: Answers,
        laws: Laws | None,
        every: int,
        chance: Chance | None = None,
        longest: int = 0,
    ) -> None:
        """Play a beginning, and then at random; keep what fails. The laws are checked at every so many answers."""
        given: list[tuple[int, Answer]] = []
        try:
            game = self._start(header, laws)
            for seat, answer in begin:
                if chance is None:
                    self._look(game, given, laws)
                self._answer(game, given, seat, answer)
            while chance is not None and game.pending and len(given) < longest:
                decision = game.pending[0]
                self._answer(game, given, decision.seat, decision.random(chance))
                self._look(game, given, laws if len(given) % every == 0 else None)
        except Exception as error:
            if kind_of(where(error)) == self.kind and len(given) < len(self.answers):
                self.keep(header, given)

    def _answer(self, game: AnyGame, given: list[tuple[int, Answer]], seat: int, answer: Answer) -> None:
        self.left -= 1
        given.append((seat, answer))
        if game.answer(seat, answer) is not None:
            raise ValueError("an answer that was offered is refused")
        if self.watch is not None:
            self.watch(game)

    def _start(self, header: Header, laws: Laws | None) -> AnyGame:
        """A new game, watched as it is where the laws are checked."""
        if laws is None:
            self.watch = None
            return self.definition.start(header)
        game, self.watch = laws.start(self.definition, header)
        return game

    def _look(self, game: AnyGame, given: list[tuple[int, Answer]], laws: Laws | None) -> None:
        if not game.pending:
            ended(game.outcome)
        if laws is not None:
            self.left -= CHECK
            laws.hold(game, len(given))
