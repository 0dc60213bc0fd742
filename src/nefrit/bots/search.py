"""Searching: information-set Monte Carlo tree search over imagined states.

What a seat does not know is dealt anew for every world that is tried. All answers worth trying are tried in the same
worlds, so that luck does not decide between them; what is clearly worse is dropped at once, and the worse half again
and again, until the effort is used up (sequential halving) or nothing is left to be told apart. Below each answer
grows a tree of what may follow, shared by all worlds: in each of its nodes the one who decides tries what has done
well for them, and now and then what has been tried little (UCT). Where the tree ends, play goes on by habit until the
state can be judged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt, tanh
from time import perf_counter, thread_time
from typing import Final, Protocol

from nefrit.bots.lookahead import Mind
from nefrit.bots.protocol import Bot
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ONE, Answer, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import Value

SECONDS: Final = 0.5
"""How long a decision is thought about where nobody says it."""
PATIENCE: Final = 20
"""By the clock on the wall a bot may take so many times as long, where others need the processor too."""
MOST_LINES: Final = 1_000_000
MOST_SECONDS: Final = 3600
MOST_STEPS: Final = 80
"""So many decisions are played on at most: what is not clear by then is judged as it stands."""
DEEPEST: Final = 24
"""So many decisions of a line of play are in the tree at most."""
CURIOSITY: Final = 0.5
"""How much what has been tried little is preferred to what has done well."""
UNTRIED: Final = 100.0
DOUBT: Final = 0.01
"""An answer must do better by so much than the one that the bot would give without searching."""
FEWEST_WORLDS: Final = 2
CLEARLY: Final = 3.0
"""It is clear which of two answers is better, if the difference is so many times as large as its standard error."""


class Searcher(Mind, Protocol):
    """What a game must say for a search, besides what looking ahead needs."""

    def guess(self, game: AnyGame, decision: Decision, chance: Chance) -> Answer:
        """What somebody else may well answer who decides at the same time, and so cannot know what one answers."""

    def branches(self, decision: Decision) -> bool:
        """Whether a decision of a line of play belongs to the tree; else it is answered by habit."""

    @property
    def scale(self) -> float:
        """By how much a state must be worth more than another to be clearly better."""

    @property
    def caution(self) -> float:
        """By how many standard errors another answer must do better than that of the base; more where luck is great."""

    @property
    def worlds(self) -> int:
        """In how many worlds answers are tried before one may be clearly worse; more where what is rare decides."""

    def passes(self, game: AnyGame, decision: Decision) -> bool:
        """Whether somebody takes the first option without any thought, such as to pass where players mostly do.

        Such a decision does not count as one of a line of play.
        """


class Edge:
    """An answer in the tree: how often it could have been given, how often it was, and what came of it."""

    __slots__ = ("available", "node", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.node: dict[Value, Edge] = {}

    def hope(self) -> float:
        """How much it promises: what has not been tried yet most of all."""
        if not self.visits:
            return UNTRIED
        return self.total / self.visits + CURIOSITY * sqrt(log(self.available) / self.visits)


class Effort:
    """How much thinking is left: so many lines of play, or so many seconds.

    Lines give the same answer with the same chance anywhere. Seconds are those that the processor spends on it, so a
    bot is as strong on a machine that is busy with other things; but nobody is kept waiting for ever.
    """

    def __init__(self, lines: int = 0, seconds: float = SECONDS) -> None:
        self.lines = lines
        self.seconds = seconds

    def share(self, parts: int) -> Callable[[int], bool]:
        """Whether one of so many equal parts of it is used up when so many lines have been played in that part."""
        if self.lines:
            most = self.lines // parts
            return lambda played: played >= most
        seconds = self.seconds / parts
        end, latest = thread_time() + seconds, perf_counter() + PATIENCE * seconds
        return lambda played: thread_time() >= end or perf_counter() >= latest


class Search:
    """A bot that searches. A game gives it its mind, and the bot whose answer is the first to be tried."""

    imagines = True

    def __init__(self, base: Bot, mind: Callable[[AnyGame, int], Searcher], effort: Effort) -> None:
        self.base = base
        self.mind = mind
        self.effort = effort

    def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
        """The answer that does best in the worlds that are tried; without a clear one that of the base."""
        assert imagined is not None, "this bot imagines"
        usual = self.base.answer(decision, imagined, chance)
        mind = self.mind(imagined, decision.seat)
        tries = [usual, *(answer for answer in mind.tries(imagined, decision) if answer != usual)]
        if len(tries) == 1:
            return usual
        return Lines(mind, decision.seat, imagined, tries, chance).best(self.effort)


class Lines:
    """The lines of play that begin with the answers that are tried."""

    def __init__(self, mind: Searcher, seat: int, imagined: AnyGame, tries: Sequence[Answer], chance: Chance) -> None:
        self.mind = mind
        self.seat = seat
        self.imagined = imagined
        self.tries = tries
        self.chance = chance
        self.edges = [Edge() for _ in tries]
        self.values: list[list[float]] = [[] for _ in tries]
        self.world = imagined
        self.before: dict[int, float] = {}

    def best(self, effort: Effort) -> Answer:
        """Halve what is tried until little is left, and take what has done best."""
        left = list(range(len(self.tries)))
        halvings = max(1, (len(left) - 1).bit_length())
        for _ in range(halvings):
            used_up = effort.share(halvings)
            worlds = played = 0
            while len(left) > 1 and (worlds < FEWEST_WORLDS or not used_up(played)):
                self.imagine()
                for number in left:
                    self.play(number)
                worlds += 1
                played += len(left)
                left = self.open(left)
            left.sort(key=lambda number: -self.mean(number))
            # The answer of the base is the one with which all others are compared.
            left = list(dict.fromkeys([*left[: (len(left) + 1) // 2], *[number for number in left if number == 0]]))
        best = max(left, key=self.mean)
        return self.tries[0 if 0 in left and self.is_doubtful(best) else best]

    def open(self, left: list[int]) -> list[int]:
        """What of it may still be the best, after what has come of it in the same worlds."""
        best = max(left, key=self.mean)
        return [number for number in left if number == best or not self.is_worse(number, best)]

    def is_worse(self, number: int, best: int) -> bool:
        """Whether an answer has clearly done worse than another, or just the same in all worlds."""
        if len(self.values[number]) < self.mind.worlds:
            return False
        mean, error = self.gap(best, number)
        return mean >= CLEARLY * error and (number != 0 or mean > DOUBT)

    def is_doubtful(self, number: int) -> bool:
        """Whether an answer may be no better than that of the base: then it is not worth leaving what is known."""
        mean, error = self.gap(number, 0)
        return mean <= DOUBT + self.mind.caution * error

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """By how much an answer did better than another in the same worlds, and the standard error of that."""
        gaps = [first - second for first, second in zip(self.values[one], self.values[other], strict=True)]
        worlds = len(gaps)
        mean = sum(gaps) / worlds
        return mean, sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (worlds * (worlds - 1)))

    def mean(self, number: int) -> float:
        """How well an answer has done."""
        return self.edges[number].total / self.edges[number].visits

    def imagine(self) -> None:
        """Go on in a new world, in which those who have decided at the same time have done so anew."""
        world = self.imagined.imagine(self.seat, self.chance)
        if world.answers_so_far:
            world.answers_so_far = ()
            world.pending = world.ask_again()
        for other in world.pending:
            if other.seat != self.seat:
                world.answer(other.seat, self.mind.guess(world, other, self.chance))
        self.world = world
        self.before = {}

    def play(self, number: int) -> None:
        """Play one line that begins with this answer, and learn from it."""
        world = self.world.clone()
        edge = self.edges[number]
        path = [(edge, self.seat)]
        world.answer(self.seat, self.tries[number])
        mind, steps = self.mind, 0
        growing = True
        while world.outcome is None and steps < MOST_STEPS and not mind.is_quiet(world):
            decision = world.pending[0]
            if mind.passes(world, decision):
                world.answer(decision.seat, 0)
                continue
            steps += 1
            if decision.joint and decision.seat != self.seat:
                answer = mind.guess(world, decision, self.chance)
            elif growing and len(path) < DEEPEST and mind.branches(decision):
                answer, edge, growing = self.grown(world, decision, edge)
                path.append((edge, decision.seat))
            else:
                answer = mind.habit(world, decision)
            world.answer(decision.seat, answer)
        values: dict[int, float] = {}
        for edge, seat in path:
            if seat not in values:
                values[seat] = self.value(world, seat)
            edge.visits += 1
            edge.total += values[seat]
        self.values[number].append(values[self.seat])

    def value(self, world: AnyGame, seat: int) -> float:
        """How much better the state has become for a seat, from 0 to 1."""
        before = self.before.get(seat)
        if before is None:
            before = self.before[seat] = self.mind.worth(self.world, seat)
        return 0.5 + 0.5 * tanh((self.mind.worth(world, seat) - before) / self.mind.scale)

    def grown(self, world: AnyGame, decision: Decision, above: Edge) -> tuple[Answer, Edge, bool]:
        """The answer to try in a node of the tree, its edge, and whether it had been tried before."""
        usual = self.mind.habit(world, decision)
        answers = {self.meaning(world, decision, answer): answer for answer in self.mind.tries(world, decision)}
        answers = {self.meaning(world, decision, usual): usual, **answers}
        best, promise = Edge(), -1.0
        chosen = usual
        for key, answer in answers.items():
            edge = above.node.setdefault(key, Edge())
            edge.available += 1
            hope = edge.hope()
            if hope > promise:
                best, promise, chosen = edge, hope, answer
        return chosen, best, best.visits > 0

    def meaning(self, world: AnyGame, decision: Decision, answer: Answer) -> Value:
        """What an answer means in every world: cards that the seat does not know are told by their faces."""
        option = decision.options[answer] if decision.kind == ONE and isinstance(answer, int) else answer
        if decision.seat != self.seat and decision.kind == ONE:
            if isinstance(option, int):
                option = self._told(world, option)
            elif isinstance(option, tuple) and len(option) > 1:
                option = (option[0], self._told(world, option[1]), *option[2:])
        return (decision.seat, decision.prompt, option)

    def _told(self, world: AnyGame, card: Value) -> Value:
        if not isinstance(card, int) or card < 0 or world.knows(self.seat, card):
            return card
        return world.faces[card].id
