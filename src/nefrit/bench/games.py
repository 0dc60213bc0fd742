"""Measuring a real game on complete random games, and on positions from the middle of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from time import perf_counter, process_time

import msgspec

from nefrit.bench.figures import CLONES_PER_DECISION, MOST_CALLS, Figures, Measure, figures_of
from nefrit.bench.measure import Played, play, play_at_random
from nefrit.bench.memory import memory_of
from nefrit.bench.timing import Work, calls_of, measured
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import decode, encode
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import replay
from nefrit.kernel.record import Header, Record

POSITIONS = 4
"""How many positions of each game are looked at closely."""
REPLAYED = 4
"""Of so many games the records are replayed, and all states kept."""
PERCENTILES = (50, 95, 99, 100)
"""In so many of a hundred cases an answer takes not longer than told."""


def run_game(definition: Definition, headers: Sequence[Header], repetitions: int = 5) -> Figures:
    """Measure a game: the games with these headers, each played at random by its own seed.

    A `decision` is what one takes on average, without the set-up. From an `answer` to the next question it takes not
    longer than told in so many of a hundred cases. A `replay` is of whole records, per decision. All else is of
    positions spread over the games.
    """
    # Playing everything once fills what faces and trees remember, so that it is not counted.
    records = [play_at_random(definition.start(header), Chance(header.seed)) for header in headers]
    starts = [definition.start(header) for header in headers]
    decisions = sum(map(len, records))
    seconds: list[float] = []
    quickest = [float("inf")] * decisions
    work: dict[str, tuple[Work, int]] = {"decision": (lambda: _play_all(starts, records), decisions)}
    positions = _positions(starts, records)
    work |= _closely(definition, positions)
    some = [Record(header, answers) for header, answers in zip(headers, records, strict=True)][:REPLAYED]
    work["replay"] = (lambda: [replay(definition, one) for one in some], sum(len(one.answers) for one in some))

    def between() -> None:
        seconds.append(_random_games(definition, headers))
        quickest[:] = map(min, quickest, _each_answer(starts, records))

    measures, call = measured(work, repetitions, {}, between)
    measures |= _latency(quickest, call)
    bar = round(measures["decision"].calls / CLONES_PER_DECISION, 1)
    measures["clone"] = msgspec.structs.replace(measures["clone"], target=bar)
    figures = figures_of(
        definition.name,
        measures,
        call,
        calls_per_decision(definition, headers, records),
        decisions / len(headers),
        # The fastest is the least disturbed.
        min(seconds) / len(headers),
        MOST_CALLS,
    )
    return msgspec.structs.replace(figures, memory=memory_of(definition, starts[:REPLAYED], records, positions))


def calls_per_decision(definition: Definition, headers: Sequence[Header], records: Sequence[Played]) -> float:
    """How many Python functions are called per decision of these games, set-up not counted."""
    games = [definition.start(header) for header in headers]
    calls = 0
    for game, answers in zip(games, records, strict=True):
        calls += calls_of(_playing(game, answers))
    return calls / sum(map(len, records))


def _playing(game: AnyGame, answers: Played) -> Work:
    return lambda: play(game, answers)


def _play_all(starts: Sequence[AnyGame], records: Sequence[Played]) -> None:
    for start, answers in zip(starts, records, strict=True):
        play(start.clone(), answers)


def _positions(starts: Sequence[AnyGame], records: Sequence[Played]) -> list[AnyGame]:
    """Positions spread evenly over the games."""
    found: list[AnyGame] = []
    for start, answers in zip(starts, records, strict=True):
        game = start.clone()
        wanted = {len(answers) * number // POSITIONS for number in range(POSITIONS)}
        for number, (seat, answer) in enumerate(answers):
            if number in wanted:
                found.append(game.clone())
            game.answer(seat, answer)
    return found


def _closely(definition: Definition, positions: Sequence[AnyGame]) -> dict[str, tuple[Work, int]]:
    chance = Chance(len(positions))
    saved = [encode(game) for game in positions]
    looks: dict[str, Callable[[AnyGame], object]] = {
        "clone": lambda game: game.clone(),
        "view": lambda game: game.view(0),
        "imagine": lambda game: game.imagine(0, chance),
        "encode": encode,
    }
    work: dict[str, tuple[Work, int]] = {name: (_each(look, positions), len(positions)) for name, look in looks.items()}
    work["decode"] = (lambda: [decode(definition, data) for data in saved], len(saved))
    return work


def _each(look: Callable[[AnyGame], object], positions: Sequence[AnyGame]) -> Work:
    def work() -> None:
        for game in positions:
            look(game)

    return work


def _each_answer(starts: Sequence[AnyGame], records: Sequence[Played]) -> list[float]:
    """Seconds from each answer of these games to the next question."""
    taken: list[float] = []
    for start, answers in zip(starts, records, strict=True):
        game = start.clone()
        for seat, answer in answers:
            before = perf_counter()
            game.answer(seat, answer)
            taken.append(perf_counter() - before)
    return taken


def _latency(taken: Sequence[float], call: float) -> dict[str, Measure]:
    """How long answers take, by percentiles."""
    ordered = sorted(taken)
    found: dict[str, Measure] = {}
    for percentile in PERCENTILES:
        seconds = ordered[max(0, ceil(len(ordered) * percentile / 100) - 1)]
        found[f"answer, {percentile} %"] = Measure(round(seconds / call, 1), round(seconds * 1e6, 3))
    return found


def _random_games(definition: Definition, headers: Sequence[Header]) -> float:
    """Seconds for all of these games, with their set-up."""
    start = process_time()
    for header in headers:
        play_at_random(definition.start(header), Chance(header.seed))
    return process_time() - start
