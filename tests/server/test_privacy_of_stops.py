"""What others see of anybody's pauses tells nothing, whatever stops are set and whatever is answered or taken back."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from nefrit import registry
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.kernel.stops import CAN, NEVER, RESPONSES, STOP_RULES
from nefrit.server.service import lobby
from nefrit.server.service.course import nothing_learnt, others_told
from nefrit.server.service.entries import Answered, PolicySet, WentOn
from nefrit.server.service.lobby import Joining, Lobby, Opening
from nefrit.server.service.pacing import SPREAD, Pauses, Times
from nefrit.server.service.table import Table
from nefrit.server.service.tables import Loaded, Tables
from nefrit.server.service.thinking import Thinkers
from tests.server.clock import run_simulated
from tests.server.test_pacing import GAMES, READY, Told, dealt_again, hidden
from tests.server.test_service import Memory, quiet
from tests.server.test_taking_back import Errand

SHOUTS = "3"


class Stopping(Told):
    """A table at which Bob has stops, and the table answers for him where he has none."""

    def __init__(self, *held: int, policies: Sequence[PolicySet] = (), marches: int = 3) -> None:
        super().__init__(*held, marches=marches)
        for policy in policies:
            self.happens(policy)

    def settles(self) -> None:
        for _ in range(30):
            secret = self.table.asked_in_secret
            given = None if secret is None else self.table.answer_for(secret)
            if secret is not None and given is not None:
                self.happens(Answered(secret, self.table.asked[secret], given.value, given.by))
            elif self.table.pacing.paused:
                self.happens(WentOn())
            elif secret is None:
                return
            else:
                self.declines(secret)
        raise AssertionError("it never settles")

    def plays(self) -> None:
        for number in range(3):
            self.answers(number % 2)
            self.settles()


@pytest.mark.parametrize("held", [0, 1, 3])
@pytest.mark.parametrize(("shouts", "responses"), list(product(STOP_RULES, STOP_RULES)))
def test_what_others_are_told_depends_neither_on_a_hand_nor_on_stops(held: int, shouts: str, responses: str) -> None:
    plain, stopping = Told(0, 0), Stopping(0, held, policies=[_stops(shouts, responses)])
    for number in range(3):
        plain.answers(number % 2)
        plain.settles()
    stopping.plays()
    for reader in (0, -1):
        assert stopping.told[reader] == plain.told[reader]


@pytest.mark.parametrize("until", ["event", "turn", "phase", "round"])
@pytest.mark.parametrize("held", [0, 2])
def test_nor_on_passing_until_something(until: str, held: int) -> None:
    plain = Stopping(0, 0)
    plain.plays()
    passing = Stopping(0, held, policies=[_stops(CAN, CAN), PolicySet(1, until=until)])
    passing.plays()
    for reader in (0, -1):
        assert passing.told[reader] == plain.told[reader]


def test_a_seat_that_is_passed_over_makes_others_wait_like_one_that_was_skipped() -> None:
    skipped, passed = Told(0, 0), Stopping(0, 1, policies=[_stops(NEVER, NEVER)])
    skipped.answers(0)
    passed.answers(0)
    given = passed.table.answer_for(1)
    assert given is not None
    passed.happens(Answered(1, passed.table.asked[1], given.value, given.by))
    for told in (skipped, passed):
        assert told.table.pacing.paused
        assert not told.table.reading(0).spent
    # Who thinks about it himself has taken the time.
    asked = Told(0, 1)
    asked.answers(0)
    asked.declines(1)
    assert asked.table.reading(0).spent


def test_an_only_answer_looks_to_others_like_one_that_was_chosen() -> None:
    given, chosen = Errand("plan", "pay", "tell", "plan"), Errand("plan", "pay", "tell", "plan", stops=False)
    for told in (given, chosen):
        told.answers(0)
    assert given.gives() == ["sole"]
    chosen.answers(0)
    for reader in (1, 2):
        assert given.told[reader] == chosen.told[reader]


def _stops(shouts: str, responses: str) -> PolicySet:
    return PolicySet(1, stops={SHOUTS: (shouts, shouts), RESPONSES: (responses, responses)})


# ---- Whether an answer can be taken back tells nothing of what others hold


def can_be_taken_back(game: AnyGame, seat: int, answer: Answer) -> tuple[bool, list[Any]]:
    """Whether a seat could take an answer back, as a table judges it, and what the seat reads in the log."""
    after, log = game.clone(), Log()
    after.watcher = log
    assert after.answer(seat, answer) is None
    asked = [decision.seat for decision in game.pending]
    told = others_told(after, seat, log.opportunities, asked) or after.outcome is not None
    return not told and nothing_learnt(game, after), log.read(seat)


@pytest.mark.parametrize(("game", "names"), READY)
def test_whether_an_answer_can_be_taken_back_tells_nothing(game: str, names: tuple[str, str]) -> None:
    definition, rules = registry.find(game), registry.decks_of(game)
    decks = [json.loads(rules.write(rules.ready_deck(name), "options")) for name in names]
    match = Match(definition, Header(game, seed=3, edition=definition.editions[0], options={"decks": decks}))
    chance, compared = Chance(3), {True: 0, False: 0}
    for _ in range(160):
        if not match.game.pending:
            break
        decision = match.game.pending[0]
        answer = decision.random(chance)
        if len(match.game.pending) == 1:
            here, read = can_be_taken_back(match.game, decision.seat, answer)
            other = dealt_again(match.game, 1 - decision.seat, chance)
            there, read_there = can_be_taken_back(other, decision.seat, answer)
            shown = min(len(read), len(read_there))
            unknown = hidden(match.game, 1 - decision.seat)
            if read[:shown] == read_there[:shown] and unknown == hidden(other, 1 - decision.seat):
                assert here == there
                compared[here] += 1
        match.answer(decision.seat, answer)
    assert compared[False] > 20
    assert compared[True] > 5 or game == "senjutsu"


# ---- Time: nobody can tell from how long it takes


def kolmogorov_smirnov(one: Sequence[float], other: Sequence[float]) -> float:
    """The probability that two samples of one distribution differ at least as much as these (asymptotically)."""
    points = sorted({*one, *other})
    first, second = sorted(one), sorted(other)
    largest, at, at_other = 0.0, 0, 0
    for point in points:
        while at < len(first) and first[at] <= point:
            at += 1
        while at_other < len(second) and second[at_other] <= point:
            at_other += 1
        largest = max(largest, abs(at / len(first) - at_other / len(second)))
    size = math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    number = (size + 0.12 + 0.11 / size) * largest
    if number < 0.2:
        return 1.0
    return min(1.0, 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * number * number) for k in range(1, 101)))


def test_the_test_itself_tells_distributions_apart() -> None:
    chance = Random(1)
    one, same = ([chance.gauss(0, 1) for _ in range(1000)] for _ in range(2))
    assert kolmogorov_smirnov(one, same) > 0.01
    assert kolmogorov_smirnov(one, [number + 0.3 for number in same]) < 0.001


class Watching:
    """Ann's clock: how long she waits after each of her marches, until she sees that Bob has done nothing.

    As long as Bob holds a trap he can use it; in the middle of the game he does, and has none any more.
    """

    def __init__(self, seed: int, thinks: Callable[[], float]) -> None:
        self.pauses = Pauses(1.0, Random(seed))
        self.thinks = thinks
        self.waits: list[float] = []

    async def play(self, policies: Sequence[PolicySet]) -> None:
        """Both march in turn. When Bob is asked he thinks for a while."""
        opener = Lobby(Tables(GAMES, Memory(), Thinkers(1), quiet, pauses=self.pauses))
        options = {"traps": [0, 1], "marches": 4 * HALF + 1}
        seated = await opener.open(Opening("ambush", "Ann", options=options))
        await opener.join(seated.table, Joining("Bob"))
        loaded = await opener.tables.load(seated.table)
        table, loop = loaded.table, asyncio.get_running_loop()
        loaded.times = Times(loop.time)
        for policy in policies:
            await opener.tables.write(loaded, policy)
        bob = asyncio.create_task(self._bob(opener.tables, loaded))
        for number in range(2 * HALF):
            if number == HALF:
                await opener.tables.write(loaded, PolicySet(1, "can"))
            await _until(loaded, lambda: _can_answer(table, 0))
            await opener.tables.write(loaded, Answered(0, table.asked[0], 0))
            began = loop.time()
            await _until(loaded, lambda: table.reading(0).held is None and not table.pacing.paused)
            self.waits.append(loop.time() - began)
        bob.cancel()
        await opener.tables.close()

    async def _bob(self, tables: Tables, loaded: Loaded) -> None:
        table = loaded.table
        while True:
            await _until(loaded, lambda: _can_answer(table, 1))
            await asyncio.sleep(self.thinks())
            declining = table.declining(1)
            springs = len(self.waits) == HALF and _asks_for_trap(table)
            value = 1 if springs else 0 if declining is None else declining
            await tables.write(loaded, Answered(1, table.asked[1], value))


def _can_answer(table: Table, seat: int) -> bool:
    open_ = seat in table.asked and table.reading(seat).held is None and not table.pacing.paused
    return open_ and table.answer_for(seat) is None


def _asks_for_trap(table: Table) -> bool:
    assert table.match is not None
    return table.match.game.pending[0].rule == "ambush.spring"


async def _until(loaded: Loaded, so: Callable[[], bool]) -> None:
    changed = asyncio.Event()
    loaded.watchers[changed.set] = None
    while not so():
        await changed.wait()
        changed.clear()
    loaded.watchers.pop(changed.set, None)


HALF = 20
GAMES_PLAYED = 53
"""A thousand pauses of each kind: of a half the first is not counted, in which something happens."""


def waits(think: float, *policies: PolicySet) -> tuple[list[float], list[float]]:
    """How long Ann waits for Bob, in simulated time, as long as he has a card that he could use and after that."""
    chance = Random(5)
    halves: tuple[list[float], list[float]] = ([], [])
    for number in range(GAMES_PLAYED):
        watching = Watching(number, lambda: chance.lognormvariate(math.log(think), SPREAD))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lobby, "new_seed", lambda seed=number: seed)
            run_simulated(watching.play(policies))
        for half in (0, 1):
            halves[half].extend(watching.waits[half * HALF + 1 : (half + 1) * HALF])
    return halves


@pytest.mark.parametrize(
    ("think", "policies"),
    [
        (1.0, ()),
        (2.0, ()),
        (1.0, (_stops(NEVER, NEVER),)),
        (1.0, (_stops(NEVER, CAN),)),
        (1.0, (_stops(CAN, NEVER),)),
        (1.0, (_stops(CAN, CAN), PolicySet(1, until="turn"))),
    ],
)
def test_nobody_can_tell_from_a_pause_whether_a_card_could_be_used(
    think: float, policies: tuple[PolicySet, ...]
) -> None:
    something, nothing = waits(think, *policies)
    assert len(something) == len(nothing) > 1000
    assert kolmogorov_smirnov(something, nothing) > 0.01
