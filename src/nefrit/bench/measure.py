"""Measuring the kernel on the toy game."""

from __future__ import annotations

from statistics import median
from time import process_time

from nefrit.bench import timing
from nefrit.bench.figures import TARGETS, Figures, figures_of
from nefrit.bench.timing import Work, calls_of, measured
from nefrit.bench.toy import TOY, Idle, PlainActions
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import decode, encode
from nefrit.kernel.decisions import Answer
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import replay
from nefrit.kernel.record import Header, Record

SEED = 5
LARGE = {"cards": 95, "in_play": 12, "depth": 6}
"""A state as large as those of the real games: 190 cards, 24 of them in play, six procedures nested."""
UNITS = 6
"""How many units each seat has in the smallest action window."""

Played = list[tuple[int, Answer]]


def run(repetitions: int = 9) -> Figures:
    """Measure everything."""
    answers = play_at_random(TOY.start(Header(TOY.name, seed=SEED)), Chance(SEED))
    games: list[tuple[float, float]] = []
    measures, call = measured(_work(answers), repetitions, TARGETS, lambda: games.append(_random_games()))
    decisions, seconds = (median(column) for column in zip(*games, strict=True))
    return figures_of(TOY.name, measures, call, calls_per_decision(answers), decisions, seconds)


def play_at_random(game: AnyGame, chance: Chance) -> Played:
    """Play a game to its end; the answers that were given."""
    answers: Played = []
    while game.pending:
        decision = game.pending[0]
        answer = decision.random(chance)
        answers.append((decision.seat, answer))
        game.answer(decision.seat, answer)
    return answers


def play(game: AnyGame, answers: Played) -> None:
    """Give these answers."""
    for seat, answer in answers:
        game.answer(seat, answer)


def _work(answers: Played) -> dict[str, tuple[Work, int]]:
    """What is timed: for each a function, and how many of the thing it does at once.

    A `decision` is one of the smallest action window: offer, answer, resolve. A `toy decision` is one of the whole toy,
    with its costs and reasons. A `window` is a decision in which the rules cost nothing.
    """
    start = TOY.start(Header(TOY.name, seed=SEED))
    large = TOY.start(Header(TOY.name, seed=SEED, options=LARGE))
    data = encode(large)
    chance = Chance(SEED)
    idle = TOY.empty(Header(TOY.name, seed=SEED))
    idle.begin(Idle((0, 1)))
    plain = TOY.empty(Header(TOY.name, seed=SEED, options={"in_play": UNITS}))
    TOY.set_up(plain)
    plain.begin(PlainActions((0, 1)))
    one_by_one: Played = [(number % 2, 1) for number in range(len(answers))]
    nothing: Played = [(number % 2, 1) for number in range(len(answers))]
    record = Record(Header(TOY.name, seed=SEED), answers)
    return {
        "decision": (lambda: play(plain.clone(), one_by_one), len(one_by_one)),
        "toy decision": (lambda: play(start.clone(), answers), len(answers)),
        "window": (lambda: play(idle.clone(), nothing), len(answers)),
        "clone": (large.clone, 1),
        "view": (lambda: large.view(0), 1),
        "imagine": (lambda: large.imagine(0, chance), 1),
        "encode": (lambda: encode(large), 1),
        "decode": (lambda: decode(TOY, data), 1),
        "replay": (lambda: replay(TOY, record), len(answers)),
    }


def _random_games() -> tuple[float, float]:
    """Decisions and seconds per game of whole random games, with their set-up."""
    decisions = 0
    start = process_time()
    taken = 0.0
    seed = 0
    while taken < timing.SHORTEST:
        decisions += len(play_at_random(TOY.start(Header(TOY.name, seed=seed)), Chance(seed)))
        seed += 1
        taken = process_time() - start
    return decisions / seed, taken / seed


def calls_per_decision(answers: Played | None = None) -> float:
    """How many Python functions are called per decision of the toy. Compiled ones are not seen, and not counted."""
    game = TOY.start(Header(TOY.name, seed=SEED))
    played = play_at_random(game.clone(), Chance(SEED)) if answers is None else answers
    return calls_of(lambda: play(game, played)) / len(played)
