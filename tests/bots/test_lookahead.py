"""Looking ahead finds the better answer, also through what follows from it, and always comes to an end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from examples import goofspiel
from nefrit.bots.lookahead import Lookahead, some_answers
from nefrit.kernel.decisions import Answer, Decision, choose, choose_number, choose_order, choose_some, distribute
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header


class Mind:
    """Wants many points after so many rounds; by habit everybody bids the first card."""

    def __init__(self, rounds: int, opens: bool = False) -> None:
        self.rounds = rounds
        self.opens = opens

    def worth(self, game: AnyGame, seat: int) -> float:
        return float(game.seats[seat].points)

    def habit(self, game: AnyGame, decision: Decision) -> Answer:
        return 0

    def tries(self, game: AnyGame, decision: Decision) -> Sequence[Answer]:
        return range(len(decision.options))

    def is_quiet(self, game: AnyGame) -> bool:
        return len(game.zone(goofspiel.SPENT, 1)) >= self.rounds

    def is_open(self, decision: Decision) -> bool:
        return self.opens


def a_game() -> AnyGame:
    return goofspiel.GAME.start(Header("goofspiel", seed=2, options={"cards": 4}))


def test_the_answer_that_leads_to_more_is_better() -> None:
    game = a_game()
    values = Lookahead(Mind(1), 0).values(game, range(4))
    # The other bids an ace: that ties with an ace, and loses against all else.
    assert values[0] == 0.0
    assert values[1] == values[2] == values[3] > 0.0
    assert Lookahead(Mind(1), 0).best(game, range(4)) == 1, "of equals the first"


def test_what_follows_is_tried_too_unless_it_is_something_new() -> None:
    game = a_game()
    wins_both = max(Lookahead(Mind(2), 0, trials=64).values(game, range(4)))
    wins_one = max(Lookahead(Mind(2, opens=True), 0, trials=64).values(game, range(4)))
    assert wins_both > wins_one
    assert wins_one == max(Lookahead(Mind(2), 0, trials=4).values(game, range(4))), "trials are limited"


def test_looking_ahead_changes_nothing() -> None:
    game = a_game()
    pending = game.pending
    Lookahead(Mind(9), 0).best(game, range(4))
    assert game.pending is pending


def test_a_mind_that_is_never_quiet_is_stopped_by_the_end_of_the_game() -> None:
    assert Lookahead(Mind(99), 0).best(a_game(), range(4)) in range(4)


@pytest.mark.parametrize(
    "decision",
    [
        choose(0, ("a", "b", "c"), "x", "r"),
        choose_some(0, tuple("abcdefgh"), "x", "r"),
        choose_some(0, ("a", "b", "c"), "x", "r", least=2, most=2),
        choose_order(0, ("a", "b", "c"), "x", "r"),
        choose_number(0, 1, 5, "x", "r"),
        choose_number(0, 3, 3, "x", "r"),
        choose_number(0, 0, 1000, "x", "r"),
        distribute(0, 3, ("a", "b"), "x", "r"),
    ],
)
def test_some_answers_are_few_and_legal(decision: Decision) -> None:
    answers = some_answers(decision, 6)
    assert 1 <= len(answers) <= 7
    assert len(set(answers)) == len(answers)
    assert [answer for answer in answers if decision.refusal(answer) is not None] == []


def test_some_answers_reach_from_the_least_to_the_most() -> None:
    numbers = some_answers(choose_number(0, 0, 1000, "x", "r"), 6)
    assert (numbers[0], numbers[-1]) == (0, 1000)
    sets = some_answers(choose_some(0, tuple("abcdefgh"), "x", "r"), 6)
    assert sets[0] == ()
    assert sets[-1] == tuple(range(8))
