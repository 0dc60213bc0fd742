"""Bots share few processes: people come first, nobody waits for the tables of one client, and budgets end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from nefrit.server.service.entries import Answered
from nefrit.server.service.limits import Limit, Limiter, Limits
from nefrit.server.service.lobby import BotSeat, Opening
from nefrit.server.service.queueing import Asker, FairQueue
from tests.server.clock import run_simulated
from tests.server.test_service import Memory, process, run


async def order(queue: FairQueue, askers: Sequence[Asker], seconds: float = 1.0) -> list[str]:
    """In which order those think who come while somebody else does, each for so long."""
    loop = asyncio.get_running_loop()
    turns: list[str] = []

    async def think(asker: Asker) -> None:
        await queue.enter(asker)
        turns.append(asker.table)
        await asyncio.sleep(seconds)
        queue.leave(asker, seconds)

    await queue.enter(Asker("first", "first"))
    tasks = [loop.create_task(think(asker)) for asker in askers]
    await asyncio.sleep(0)
    queue.leave(Asker("first", "first"), 0.0)
    await asyncio.gather(*tasks)
    return turns


def fair(loop: asyncio.AbstractEventLoop, **limits: Limit) -> FairQueue:
    return FairQueue(1, Limiter(Limits(**limits), loop.time))


def test_tables_with_people_come_before_those_without() -> None:
    async def play() -> None:
        queue = fair(asyncio.get_running_loop())
        askers = [Asker("bots one", "x", people=False), Asker("bots two", "y", people=False), Asker("people", "z")]
        assert await order(queue, askers) == ["people", "bots one", "bots two"]

    run_simulated(play())


def test_forty_tables_of_one_client_do_not_make_another_wait() -> None:
    async def play() -> None:
        queue = fair(asyncio.get_running_loop())
        askers = [*[Asker(f"many {number}", "many") for number in range(40)], Asker("one", "one"), Asker("one", "one")]
        turns = await order(queue, askers)
        assert [place for place, table in enumerate(turns) if table == "one"] == [1, 3]

    run_simulated(play())


def test_who_has_spent_its_budget_comes_after_the_others() -> None:
    async def play() -> None:
        queue = fair(asyncio.get_running_loop(), client_thinking=Limit(2, 1000))
        queue.limiter.spend("client_thinking", "greedy", 5)
        askers = [Asker("greedy", "greedy"), *[Asker("modest", f"client {number}") for number in range(3)]]
        assert (await order(queue, askers))[-1] == "greedy"

    run_simulated(play())


def test_tables_without_people_wait_until_processor_time_has_come_back() -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        queue = fair(loop, table_thinking=Limit(10, 100))
        queue.limiter.spend("table_thinking", "bots", 12)
        began = loop.time()
        assert await order(queue, [Asker("bots", "x", people=False)]) == ["bots"]
        assert 30 <= loop.time() - began <= 32
        assert not queue.length

    run_simulated(play())


def test_who_leaves_the_queue_takes_no_turn() -> None:
    async def play() -> None:
        queue = fair(asyncio.get_running_loop())
        await queue.enter(Asker("first"))
        gone = asyncio.create_task(queue.enter(Asker("gone")))
        staying = asyncio.create_task(queue.enter(Asker("staying")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        queue.leave(Asker("first"), 0.0)
        await staying
        queue.leave(Asker("staying"), 0.0)
        late = asyncio.create_task(queue.enter(Asker("late")))
        await late

    run_simulated(play())


def test_bots_among_themselves_play_only_while_somebody_watches() -> None:
    async def play() -> None:
        lobby = process(Memory())
        wanted = Opening("goofspiel", seat=None, bots=(BotSeat(0), BotSeat(1)), options={"cards": 4})
        loaded = await lobby.tables.load((await lobby.open(wanted)).table)
        for _ in range(20):
            await asyncio.sleep(0)
        assert loaded.table.course.moments == []
        changed = asyncio.Event()
        lobby.tables.watch(loaded, changed.set)
        while loaded.table.state != "over":
            await changed.wait()
            changed.clear()
        await lobby.tables.close()

    run(play())


def test_bots_go_on_for_people_who_are_away() -> None:
    async def play() -> None:
        lobby = process(Memory())
        loaded = await lobby.tables.load(
            (await lobby.open(Opening("goofspiel", "Ann", against="", options={"cards": 3}))).table
        )
        await lobby.tables.write(loaded, Answered(0, loaded.table.asked[0], 0))
        while 1 in loaded.table.asked:
            await asyncio.sleep(0.001)
        assert loaded.table.asked
        await lobby.tables.close()

    run(play())
