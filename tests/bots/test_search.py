"""A search finds what is good in all that may be, and uses no more effort than it is given."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import pytest

from examples import goofspiel
from nefrit import bots
from nefrit.bots import search
from nefrit.bots.search import Effort, Lines, Search
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header

LINES = 400


class Mind:
    """Wants more points than the other after so many rounds; by habit everybody bids the lowest card."""

    scale = 5.0
    caution = 0.0
    worlds = 8

    def __init__(self, rounds: int, guessed: int) -> None:
        self.rounds = rounds
        self.guessed = guessed

    def worth(self, game: AnyGame, seat: int) -> float:
        return float(game.seats[seat].points - game.seats[1 - seat].points)

    def habit(self, game: AnyGame, decision: Decision) -> Answer:
        return 0

    def guess(self, game: AnyGame, decision: Decision, chance: Chance) -> Answer:
        return min(self.guessed, len(decision.options) - 1)

    def tries(self, game: AnyGame, decision: Decision) -> Sequence[Answer]:
        return range(len(decision.options))

    def is_quiet(self, game: AnyGame) -> bool:
        return len(game.zone(goofspiel.SPENT, 1)) >= self.rounds

    def is_open(self, decision: Decision) -> bool:
        return False

    def passes(self, game: AnyGame, decision: Decision) -> bool:
        return False

    def branches(self, decision: Decision) -> bool:
        return True


class Doubtful(Mind):
    """Bids of the other may be anything."""

    def guess(self, game: AnyGame, decision: Decision, chance: Chance) -> Answer:
        return decision.random(chance)


class Cautious(Doubtful):
    """Leaves what is known only for what is better without any doubt."""

    caution = 1000.0


class Straight(Mind):
    """After the first answer everything goes on by habit."""

    def branches(self, decision: Decision) -> bool:
        return False


class Passing(Mind):
    """After the first answer everybody takes the first option without any thought."""

    def passes(self, game: AnyGame, decision: Decision) -> bool:
        return True


def a_game(cards: int = 4) -> AnyGame:
    return goofspiel.GAME.start(Header("goofspiel", seed=2, options={"cards": cards}))


def searched(game: AnyGame, rounds: int, guessed: int, lines: int = LINES) -> Answer:
    bot = Search(bots.Random(), lambda game, seat: Mind(rounds, guessed), Effort(lines=lines))
    return bots.ask(bot, game, game.pending[0], Chance(1))


def test_it_bids_just_more_than_the_other_where_that_is_known() -> None:
    game = a_game()
    decision = game.decision(0)
    assert decision is not None
    for guessed in range(3):
        lines = Lines(Mind(1, guessed), 0, game, range(4), Chance(1))
        lines.best(Effort(lines=LINES))
        better = [lines.mean(number) > lines.mean(guessed) for number in range(4)]
        assert better == [number > guessed for number in range(4)], "who bids more wins, and nothing else matters yet"


def test_what_follows_in_the_tree_tells_answers_apart() -> None:
    # Over four rounds against somebody who always bids the lowest card, the best is to lose nothing by too high bids.
    game = a_game()
    lines = Lines(Mind(4, 0), 0, game, range(4), Chance(1))
    lines.best(Effort(lines=4 * LINES))
    deep = [edge for first in lines.edges for edge in first.node.values()]
    assert deep, "the tree has grown"
    assert sum(edge.visits for edge in deep) > LINES


def test_the_answer_of_the_base_stands_where_nothing_is_better() -> None:
    game = a_game()

    class Three:
        imagines = False

        def answer(self, decision: Decision, imagined: AnyGame | None, chance: Chance) -> Answer:
            return 3

    bot = Search(Three(), lambda game, seat: Mind(1, 0), Effort(lines=LINES))
    assert bots.ask(bot, game, game.pending[0], Chance(1)) == 3


def test_the_same_chance_gives_the_same_answer() -> None:
    assert searched(a_game(), 2, 1) == searched(a_game(), 2, 1)


def test_a_search_changes_nothing() -> None:
    game = a_game()
    before = game.view(0)
    searched(game, 4, 1)
    assert game.view(0) == before


def played(lines: Lines) -> int:
    return sum(edge.visits for edge in lines.edges)


def test_an_effort_in_lines_is_kept() -> None:
    lines = Lines(Doubtful(1, 0), 0, a_game(13), range(13), Chance(1))
    lines.best(Effort(lines=300))
    assert played(lines) <= 300 + 4 * 13, "the last world of each halving is played to its end"


def test_what_is_in_doubt_uses_the_whole_effort() -> None:
    # Two bids next to each other differ only against that very bid.
    lines = Lines(Doubtful(1, 0), 0, a_game(13), (6, 7), Chance(1))
    lines.best(Effort(lines=60))
    assert 60 <= played(lines) <= 62


def test_where_luck_is_great_what_seems_better_is_not_enough() -> None:
    found = [
        Lines(mind(1, 0), 0, a_game(13), (6, 9), Chance(1)).best(Effort(lines=14)) for mind in (Doubtful, Cautious)
    ]
    assert found == [9, 6]


def test_what_is_clear_is_not_searched_any_longer() -> None:
    lines = Lines(Mind(1, 1), 0, a_game(), range(4), Chance(1))
    assert lines.best(Effort(lines=100_000)) in (2, 3)
    assert played(lines) < 100, "who bids less than the other always loses, and what wins wins the same"


def test_of_answers_that_come_to_the_same_that_of_the_base_stays() -> None:
    lines = Lines(Mind(1, 0), 0, a_game(), (3, 2, 1, 0), Chance(1))
    assert lines.best(Effort(lines=100_000)) == 3


def test_what_does_not_branch_is_played_by_habit() -> None:
    lines = Lines(Straight(4, 0), 0, a_game(), range(4), Chance(1))
    lines.best(Effort(lines=LINES))
    assert not any(edge.node for edge in lines.edges)


def test_who_passes_without_any_thought_takes_the_first_option_and_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_STEPS", 2)
    judged: list[int] = []

    def worth(game: AnyGame, seat: int) -> float:
        judged.append(len(game.zone(goofspiel.SPENT, 1)))
        return 0.0

    for mind in (Passing(4, 3), Straight(4, 3)):
        monkeypatch.setattr(mind, "worth", worth)
        Lines(mind, 0, a_game(), range(4), Chance(1)).play(0)
    assert judged == [0, 4, 0, 1], "before and after each line: what takes no thought is played on all the same"


def test_an_effort_in_seconds_ends() -> None:
    lines = Lines(Mind(13, 0), 0, a_game(13), range(13), Chance(1))
    start = perf_counter()
    lines.best(Effort(seconds=0.05))
    assert perf_counter() > start
    assert all(edge.visits for edge in lines.edges)


def test_seconds_are_those_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"wall": 0.0, "processor": 0.0}
    monkeypatch.setattr(search, "perf_counter", lambda: clock["wall"])
    monkeypatch.setattr(search, "thread_time", lambda: clock["processor"])
    used_up = Effort(seconds=1.0).share(2)
    clock["wall"] = 0.9 * search.PATIENCE / 2
    assert not used_up(1000), "somebody else had the processor"
    clock["processor"] = 0.5
    assert used_up(0)
    clock["processor"] = 0.0
    clock["wall"] = search.PATIENCE / 2
    assert used_up(0), "nobody waits for ever"


def test_whoever_has_answered_already_is_imagined_anew() -> None:
    game = a_game()
    game.answer(1, 3)
    lines = Lines(Mind(1, 0), 0, game, range(4), Chance(1))
    lines.best(Effort(lines=LINES))
    assert lines.mean(1) > lines.mean(0), "the true answer of the other, the highest card, is not known"
