"""Looking ahead: trying answers in clones of an imagined state, and playing on by habit to see what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from nefrit.kernel.decisions import NUMBER, ORDER, SOME, Answer, Decision
from nefrit.kernel.game import AnyGame

MOST_STEPS = 60
"""So many decisions are played on at most: what is not clear by then is judged as it stands."""


class Mind(Protocol):
    """What a game must say for looking ahead: what is good, what one usually does, and where to stop."""

    def worth(self, game: AnyGame, seat: int) -> float:
        """How good a state is for a seat."""

    def habit(self, game: AnyGame, decision: Decision) -> Answer:
        """What is usually answered, found without looking ahead."""

    def tries(self, game: AnyGame, decision: Decision) -> Sequence[Answer]:
        """The answers worth trying, the most promising first."""

    def is_quiet(self, game: AnyGame) -> bool:
        """Whether nothing is under way, so that a state can be judged."""

    def is_open(self, decision: Decision) -> bool:
        """Whether a decision begins something new, such as an opportunity to act; else it is part of what goes on."""


class Lookahead:
    """Tries answers for a seat. `trials` is how many lines of play may be tried in all.

    Decisions of the seat that belong to what it has begun (targets, costs) are tried out too, as long as trials are
    left; everything else is played by habit, by whomever.
    """

    def __init__(self, mind: Mind, seat: int, trials: int = 48, width: int = 6) -> None:
        self.mind = mind
        self.seat = seat
        self.trials = trials
        self.width = width

    def values(self, game: AnyGame, answers: Sequence[Answer]) -> list[float]:
        """What each answer to the decision of the seat leads to."""
        found: list[float] = []
        for number, answer in enumerate(answers):
            # What is left is shared among the answers that have not been tried yet.
            share = max(1, self.trials // (len(answers) - number))
            self.trials -= share
            left = share - 1
            found.append(self._value_after(game, answer, left))
        return found

    def best(self, game: AnyGame, answers: Sequence[Answer]) -> Answer:
        """The answer that leads to the best state; of equals the first."""
        values = self.values(game, answers)
        return answers[values.index(max(values))]

    def _value_after(self, game: AnyGame, answer: Answer, trials: int) -> float:
        game = game.clone()
        game.answer(self.seat, answer)
        deciding = trials > 0
        for _ in range(MOST_STEPS):
            if game.outcome is not None or self.mind.is_quiet(game):
                break
            decision = game.pending[0]
            if self.mind.is_open(decision):
                deciding = False
            elif deciding and decision.seat == self.seat:
                answers = self.mind.tries(game, decision)[: min(self.width, trials + 1)]
                if len(answers) > 1:
                    share = (trials + 1 - len(answers)) // len(answers)
                    return max(self._value_after(game, answer, share) for answer in answers)
            game.answer(decision.seat, self.mind.habit(game, decision))
        return self.mind.worth(game, self.seat)


def some_answers(decision: Decision, most: int) -> list[Answer]:
    """Some legal answers of each sort, where a game knows nothing better: few and many, low and high."""
    if decision.kind == NUMBER:
        step = max(1, -(-(decision.most - decision.least) // max(1, most - 1)))
        numbers: list[Answer] = [*range(decision.least, decision.most, step), decision.most]
        return numbers
    answers = decision.answers(most)
    if decision.kind == SOME:
        every = tuple(range(decision.most))
        if every not in answers:
            answers = [*answers[: most - 1], every]
    elif decision.kind == ORDER:
        answers = answers[:2]
    return answers
