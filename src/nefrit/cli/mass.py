"""Very many games played by bots, in one process or in several. Same seed, same results, however many processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from nefrit import __version__
from nefrit.bots import RANDOM, Bot, ask
from nefrit.bots import find as find_bot
from nefrit.cli.failures import where
from nefrit.cli.seating import Seating
from nefrit.cli.seeds import derived
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.record import Header, Record
from nefrit.kernel.state import Outcome
from nefrit.registry import find

MOST_DECISIONS = 1_000_000
"""A game that has not ended after so many decisions never will: it counts as an error."""
MOST_KEPT = 20
"""Of so many games with errors the records are kept, those with the lowest numbers."""
MOST_IN_A_CHUNK = 200
CHUNKS_PER_JOB = 40
"""A process is given games in chunks: small enough that the progress is seen, large enough to cost nothing."""


class Endless(RuntimeError):
    """A game does not come to an end."""


@dataclass(frozen=True)
class SetUp:
    """How games are set up: with how many seats, which options, and which decks in turn."""

    seats: int
    options: dict[str, Any]
    seating: Seating


@dataclass(frozen=True)
class Plan:
    """What is played: the game (its name, or the path of its file), how it is set up, and the seed of the whole run.

    With several ways to set it up, or several editions, the games are played by them in turn. With `laws` above 0 the
    laws are checked at every so many decisions. `bots` play the seats, one each; without any all choose at random.
    """

    game: str
    seed: int
    set_ups: tuple[SetUp, ...]
    editions: tuple[str, ...]
    laws: int = 0
    bots: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """The most seats that a game has."""
        return max(set_up.seats for set_up in self.set_ups)

    def players(self, game: str) -> list[Bot]:
        """The bots that play the seats."""
        return [find_bot(game, name) for name in self.bots or (RANDOM,) * self.seats]

    def header(self, game: str, number: int) -> Header:
        """The header of the game with this number.

        All combinations of decks are played in each of the ways to set it up, by each of the editions.
        """
        turn, edition = divmod(number, len(self.editions))
        turn, way = divmod(turn, len(self.set_ups))
        set_up = self.set_ups[way]
        options = set_up.options | set_up.seating.options(self.seed, turn)
        return Header(
            game,
            seats=find(self.game).seats_with(set_up.seats, options),
            seed=derived(self.seed, number)[0],
            edition=self.editions[edition],
            options=options,
        )


@dataclass(frozen=True)
class Mishap:
    """A game in which the rules failed: its number, what happened, and the record that repeats it."""

    number: int
    what: str
    record: bytes


@dataclass
class Tally:
    """The results of some games. Adding up tallies in any order gives the same."""

    seats: int
    finished: int = 0
    stopped: int = 0
    errors: int = 0
    decisions: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    mishaps: list[Mishap] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nobody has won yet."""
        self.wins = self.wins or [0] * self.seats

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.finished + self.stopped + self.errors

    def count(self, outcome: Outcome, seats: int) -> None:
        """Count a game of so many seats that ended: a draw if nobody won, or everybody did."""
        if outcome.stopped:
            self.stopped += 1
        else:
            self.finished += 1
        winners = outcome.winners
        if not winners or (len(winners) == seats > 1):
            self.draws += 1
        else:
            # What somebody brings may have a seat of its own, so there may be more than were meant.
            self.wins += [0] * (max(winners) + 1 - len(self.wins))
            for seat in winners:
                self.wins[seat] += 1

    def add(self, other: Tally) -> None:
        """Add the results of other games."""
        self.finished += other.finished
        self.stopped += other.stopped
        self.errors += other.errors
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = [mine + theirs for mine, theirs in zip_longest(self.wins, other.wins, fillvalue=0)]
        self.mishaps = sorted(self.mishaps + other.mishaps, key=lambda mishap: mishap.number)[:MOST_KEPT]


def run(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """Play this many games in this many processes; what has been played is told piece by piece."""
    if jobs == 1:
        definition = find(plan.game)
        for number in range(games):
            yield play_some(definition, plan, number, number + 1)
    else:
        yield from _run_in_processes(plan, games, jobs)


def play_some(definition: Definition, plan: Plan, start: int, stop: int) -> Tally:
    """Play the games from number `start` up to, not including, `stop`."""
    tally = Tally(plan.seats)
    players = plan.players(definition.name)
    for number in range(start, stop):
        header = plan.header(definition.name, number)
        choices = derived(plan.seed, number)[1]
        try:
            if plan.laws:
                outcome, decisions = _play_closely(definition, header, players, plan.laws, choices)
            else:
                outcome, decisions = _play(definition, header, players, Chance(choices))
        except Exception as error:
            tally.errors += 1
            if len(tally.mishaps) < MOST_KEPT:
                record = _record(definition, header, players, plan.laws, choices)
                tally.mishaps.append(Mishap(number, where(error), record))
        else:
            tally.decisions += decisions
            tally.count(outcome, header.seats)
    return tally


def _play(definition: Definition, header: Header, players: Sequence[Bot], chance: Chance) -> tuple[Outcome, int]:
    game = definition.start(header)
    for decisions in range(MOST_DECISIONS):
        if not game.pending:
            return _ended(game.outcome), decisions
        decision = game.pending[0]
        answer = ask(players[decision.seat], game, decision, chance)
        if game.answer(decision.seat, answer) is not None:
            raise ValueError("an answer that was offered is refused")
    raise Endless(f"the game has not ended after {MOST_DECISIONS} decisions")


def _ended(outcome: Outcome | None) -> Outcome:
    if outcome is None:
        raise ValueError("nobody decides anything, and the game is not over")
    return outcome


def _play_closely(
    definition: Definition,
    header: Header,
    players: Sequence[Bot],
    laws: int,
    choices: int,
    answers: list[tuple[int, Answer]] | None = None,
) -> tuple[Outcome, int]:
    """As `_play`, with the laws checked at every so many decisions, and the answers kept where somebody wants them."""
    chance = Chance(choices)
    # A generator of its own, so that the laws do not change how the game is played.
    of_laws = Chance(choices ^ header.seed)
    game = definition.start(header)
    turn = header.seed % laws if laws else -1
    for decisions in range(MOST_DECISIONS):
        if laws and decisions % laws == turn:
            _check_laws(game, of_laws)
        if not game.pending:
            return _ended(game.outcome), decisions
        decision = game.pending[0]
        answer = ask(players[decision.seat], game, decision, chance)
        if answers is not None:
            answers.append((decision.seat, answer))
        if game.answer(decision.seat, answer) is not None:
            raise ValueError("an answer that was offered is refused")
    raise Endless(f"the game has not ended after {MOST_DECISIONS} decisions")


def _check_laws(game: Any, chance: Chance) -> None:
    # Only whoever checks the laws needs what tests need.
    from nefrit.testing.laws import check_laws

    check_laws(game, chance)


def _record(definition: Definition, header: Header, players: Sequence[Bot], laws: int, choices: int) -> bytes:
    """The record of a game that failed: played once more, because the answers are not kept while all goes well."""
    answers: list[tuple[int, Answer]] = []
    try:
        _play_closely(definition, header, players, laws, choices, answers)
    except Exception:
        return Record(header, answers, version=__version__).to_json()
    return Record(header, answers, version=__version__).to_json()


# ---- Several processes


def _run_in_processes(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    size = max(1, min(MOST_IN_A_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    chunks = iter([(start, min(start + size, games)) for start in range(0, games, size)])
    others = set(multiprocessing.active_children())
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        min(jobs, -(-games // size)), mp_context=context, initializer=_begin_worker, initargs=(ignored,)
    )
    try:
        with _interrupts_ignored():
            # Processes are started here, and must not be interrupted before they are ready for it.
            waiting = {_submit(pool, plan, chunk) for _, chunk in zip(range(2 * jobs), chunks, strict=False)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = next(chunks, None)
                if chunk is not None:
                    waiting.add(_submit(pool, plan, chunk))
                yield future.result()
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, plan: Plan, chunk: tuple[int, int]) -> Future[Tally]:
    return pool.submit(_work, plan, *chunk)


def _work(plan: Plan, start: int, stop: int) -> Tally:
    return play_some(find(plan.game), plan, start, stop)


def _begin_worker(interrupts_ignored: bool) -> None:
    """Let Ctrl-C end a process without a word, unless the one that started it is not to be ended by it either."""
    signal.signal(signal.SIGINT, signal.SIG_IGN if interrupts_ignored else signal.SIG_DFL)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        # Only the main thread may do so, and only there an interrupt arrives.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
