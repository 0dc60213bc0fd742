"""One game of many, played by bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from nefrit import __version__
from nefrit.bots import Bot, ask
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header, Record
from nefrit.kernel.state import Outcome
from nefrit.sim.failures import Mishap, where

MOST_DECISIONS = 1_000_000
"""A game that has not ended after so many decisions never will: it counts as an error."""


class Endless(RuntimeError):
    """A game does not come to an end."""


class Played(NamedTuple):
    """How a game ended, after how many decisions, in which round, and who was the first player in the beginning.

    `checks` tells how often the laws were checked.
    """

    outcome: Outcome
    decisions: int
    round: int
    first: int | None
    checks: int = 0


Watch = Callable[[AnyGame], None]
"""Looks at a game after every answer; it raises if something is wrong."""


@dataclass(frozen=True)
class Laws:
    """The laws that every state obeys, checked at every so many decisions.

    `watch` begins to watch a game that keeps a log: the function it returns is called after every answer.
    """

    every: int
    check: Callable[[AnyGame, Chance], None]
    watch: Callable[[AnyGame], Watch] | None = None

    def start(self, definition: Definition, header: Header) -> tuple[AnyGame, Watch | None]:
        """A new game, and who watches it.

        Every second game is not watched: play must not depend on that.
        """
        if self.watch is None or header.seed % 2:
            return definition.start(header), None
        game = definition.start(header, Log())
        return game, self.watch(game)

    def watch_again(self, definition: Definition, header: Header, answers: Sequence[tuple[int, Answer]]) -> None:
        """Watch a game that was played, from its beginning on."""
        if self.watch is None:
            return
        game = Match(definition, header).game
        look = self.watch(game)
        for seat, answer in answers:
            game.answer(seat, answer)
            look(game)

    def hold(self, game: AnyGame, answers: int) -> None:
        """Check them after so many answers. What they leave to chance depends on the record alone, so it repeats it.

        They have a generator of their own, so they do not change how the game is played.
        """
        self.check(game, Chance(Chance(game.header.seed).bits() + answers))


def play(
    definition: Definition, header: Header, players: Sequence[Bot], choices: int, laws: Laws | None = None
) -> Played:
    """Play a game. What bots leave to chance comes from `choices`."""
    if laws is not None:
        return _play_closely(definition, header, players, choices, laws)
    chance = Chance(choices)
    game = definition.start(header)
    first = definition.first_of(game)
    for decisions in range(MOST_DECISIONS):
        if not game.pending:
            return Played(ended(game.outcome), decisions, definition.round_of(game), first)
        decision = game.pending[0]
        answer = ask(players[decision.seat], game, decision, chance)
        if game.answer(decision.seat, answer) is not None:
            raise ValueError("an answer that was offered is refused")
    raise Endless(f"the game has not ended after {MOST_DECISIONS} decisions")


def mishap(
    number: int,
    error: Exception,
    definition: Definition,
    header: Header,
    players: Sequence[Bot],
    choices: int,
    laws: Laws | None = None,
) -> Mishap:
    """A game that failed, with its record: played once more, because the answers are not kept while all goes well."""
    answers: list[tuple[int, Answer]] = []
    try:
        _play_closely(definition, header, players, choices, laws, answers)
    except Exception:
        return Mishap(header.game, number, where(error), Record(header, answers, version=__version__).to_json())
    return Mishap(header.game, number, where(error), Record(header, answers, version=__version__).to_json())


def ended(outcome: Outcome | None) -> Outcome:
    """The outcome of a game in which nobody decides anything."""
    if outcome is None:
        raise ValueError("nobody decides anything, and the game is not over")
    return outcome


def _play_closely(
    definition: Definition,
    header: Header,
    players: Sequence[Bot],
    choices: int,
    laws: Laws | None,
    answers: list[tuple[int, Answer]] | None = None,
) -> Played:
    """As `play`, with the laws checked, and the answers kept where somebody wants them."""
    chance = Chance(choices)
    checks = 0
    game, watch = (definition.start(header), None) if laws is None else laws.start(definition, header)
    first = definition.first_of(game)
    turn = header.seed % laws.every if laws is not None else 0
    for decisions in range(MOST_DECISIONS):
        if laws is not None and decisions % laws.every == turn:
            laws.hold(game, decisions)
            checks += 1
        if not game.pending:
            return Played(ended(game.outcome), decisions, definition.round_of(game), first, checks)
        decision = game.pending[0]
        answer = ask(players[decision.seat], game, decision, chance)
        if answers is not None:
            answers.append((decision.seat, answer))
        if game.answer(decision.seat, answer) is not None:
            raise ValueError("an answer that was offered is refused")
        if watch is not None:
            watch(game)
    raise Endless(f"the game has not ended after {MOST_DECISIONS} decisions")
