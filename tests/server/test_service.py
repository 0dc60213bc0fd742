"""The service alone, with a store in memory: what must never happen, shown step by step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nefrit.kernel.decisions import Answer
from nefrit.kernel.game import AnyGame
from nefrit.server.service import entries
from nefrit.server.service.entries import Answered, Conceded, Opened
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import BotSeat, Joining, Lobby, Opening
from nefrit.server.service.messages import View
from nefrit.server.service.queueing import Asker
from nefrit.server.service.storing import Listed, Summary, Taken
from nefrit.server.service.tables import Tables
from nefrit.server.service.telling import Reader
from nefrit.server.service.thinking import NOBODY, Thinkers
from nefrit.server.service.trouble import Refused

GOOFSPIEL = str(Path(__file__).parents[2] / "examples" / "goofspiel.py")
FAILING = str(Path(__file__).parents[1] / "cli" / "games" / "failing_rules.py")


class Memory:
    """A store in memory, shared by services as by processes. While `closed` nothing can be added."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.summaries: dict[str, Summary] = {}
        self.open = asyncio.Event()
        self.open.set()

    async def ready(self) -> None:
        return None

    async def create(self, table: str, entries: Sequence[str], summary: Summary) -> None:
        if table in self.logs:
            raise Taken(table)
        self.logs[table] = list(entries)
        self.summaries[table] = summary

    async def append(self, table: str, sequence: int, entry: str, summary: Summary) -> None:
        await self.open.wait()
        if len(self.logs[table]) >= sequence:
            raise Taken(table)
        self.logs[table].append(entry)
        self.summaries[table] = summary

    async def entries(self, table: str, after: int) -> list[str]:
        return self.logs.get(table, [])[after:]

    async def last(self, tables: Collection[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables}

    async def forget(self, ages: Mapping[str, float]) -> list[str]:
        return []

    async def listed(self, most: int) -> list[Listed]:
        return [Listed(table, summary) for table, summary in self.summaries.items()][:most]


class Foolish(Thinkers):
    """Bots that always choose the first option."""

    async def answer(self, place: str, game: AnyGame, seat: int, bot: str, seed: int, asker: Asker = NOBODY) -> Answer:
        return 0


async def quiet(table: str, sequence: int) -> None:
    """Tells nobody."""


def process(store: Memory, *games: str, most_loaded: int = 1000) -> Lobby:
    """What one process has."""
    places = games or (GOOFSPIEL,)
    return Lobby(Tables(Games(places), store, Foolish(1), quiet, most_loaded=most_loaded, patience=0.01))


def run(play: Coroutine[Any, Any, None]) -> None:
    async def within_time() -> None:
        async with asyncio.timeout(20):
            await play

    asyncio.run(within_time())


async def begun(lobby: Lobby, cards: int = 3) -> str:
    """A table of Goofspiel with two people."""
    seated = await lobby.open(Opening("goofspiel", "Ann", options={"cards": cards}))
    await lobby.join(seated.table, Joining("Bob"))
    return seated.table


def test_nobody_hears_of_an_answer_before_it_is_stored() -> None:
    async def play() -> None:
        store = Memory()
        lobby = process(store)
        table = await begun(lobby)
        loaded = await lobby.tables.load(table)
        woken: list[int] = []
        loaded.watchers[lambda: woken.append(len(store.logs[table]))] = None
        store.open.clear()
        answering = asyncio.create_task(lobby.tables.write(loaded, Answered(0, 1, 0)))
        for _ in range(10):
            await asyncio.sleep(0)
        [view] = Reader(lobby.games, loaded.table, 1, "en", 0).news()
        assert isinstance(view, View)
        assert (view.sequence, view.view["answered"], woken) == (3, [], [])
        store.open.set()
        assert await answering == 4
        assert woken == [4]
        [view] = Reader(lobby.games, loaded.table, 1, "en", 0).news()
        assert isinstance(view, View)
        assert view.view["answered"] == [0]

    run(play())


def test_of_two_processes_one_is_refused_and_both_agree_on_what_happened() -> None:
    async def play() -> None:
        store = Memory()
        here, there = process(store), process(store)
        table = await begun(here)
        one, other = await here.tables.load(table), await there.tables.load(table)
        store.open.clear()
        both = [
            asyncio.create_task(here.tables.write(one, Answered(0, 1, 0))),
            asyncio.create_task(there.tables.write(other, Answered(0, 1, 1))),
        ]
        await asyncio.sleep(0)
        store.open.set()
        results = await asyncio.gather(*both, return_exceptions=True)
        assert results[0] == 4
        assert isinstance(results[1], Refused)
        assert one.table.sequence == other.table.sequence == 4
        # Both seats at the same time, through both processes: both are accepted.
        await asyncio.gather(
            here.tables.write(one, Answered(1, 1, 0)), there.tables.write(other, Conceded(0)), return_exceptions=True
        )
        await here.tables.catch_up(one)
        assert one.table.state == other.table.state == "over"

    run(play())


def test_a_seat_is_taken_once() -> None:
    async def play() -> None:
        store = Memory()
        here, there = process(store), process(store)
        seated = await here.open(Opening("goofspiel", "Ann"))
        await there.tables.load(seated.table)
        results = await asyncio.gather(
            here.join(seated.table, Joining("Bob")),
            there.join(seated.table, Joining("Bob")),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Refused) for result in results) == 1
        assert len(store.logs[seated.table]) == 3

    run(play())


def test_tables_that_nobody_looks_at_are_forgotten_and_come_back_the_same() -> None:
    async def play() -> None:
        lobby = process(Memory(), most_loaded=2)
        table = await begun(lobby)
        loaded = await lobby.tables.load(table)
        await lobby.tables.write(loaded, Answered(0, 1, 2))
        before = Reader(lobby.games, loaded.table, 0, "en", 0).news()
        for _ in range(3):
            await lobby.tables.load(await begun(lobby))
        assert lobby.tables.in_memory(table) is None
        again = await lobby.tables.load(table)
        assert again is not loaded
        assert Reader(lobby.games, again.table, 0, "en", 0).news() == before

    run(play())


def test_bots_of_one_process_take_over_when_the_other_is_gone() -> None:
    async def play() -> None:
        store = Memory()
        here, there = process(store), process(store)
        seated = await here.open(Opening("goofspiel", "Ann", options={"cards": 2}, bots=(BotSeat(1),)))
        # The first process dies before its bot has answered.
        await here.tables.close()
        assert len(store.logs[seated.table]) == 3
        loaded = await there.tables.load(seated.table)
        changed = asyncio.Event()
        loaded.watchers[changed.set] = None
        await there.tables.write(loaded, Answered(0, 1, 0))
        while loaded.table.state != "over":
            if 0 in loaded.table.asked:
                await there.tables.write(loaded, Answered(0, loaded.table.asked[0], 0))
            else:
                await changed.wait()
                changed.clear()
        assert store.summaries[seated.table].state == "over"
        await there.tables.close()

    run(play())


def test_a_table_whose_log_plays_otherwise_does_not_go_on(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        store = Memory()
        here = process(store)
        table = await begun(here)
        loaded = await here.tables.load(table)
        await here.tables.write(loaded, Answered(0, 1, 0))
        await here.tables.write(loaded, Answered(1, 1, 0))
        written = entries.read(store.logs[table][-1])
        assert isinstance(written, Answered)
        assert written.mark
        assert (await process(store).tables.load(table)).table.sequence == loaded.table.sequence
        # As if the rules had led to another state then.
        other = replace(written, mark="0000" if written.mark != "0000" else "1111")
        store.logs[table][-1] = entries.write(other)
        with pytest.raises(Refused, match=r"table\.cannot-go-on"):
            await process(store).tables.load(table)
        store.logs[table][-1] = entries.write(replace(written, mark=""))
        assert (await process(store).tables.load(table)).table.match is not None, "logs of old have no marks"

    with caplog.at_level(logging.ERROR):
        run(play())
    assert "answer 2 leads to another state" in caplog.text


@pytest.mark.parametrize("how", ["fail", "set-up"])
def test_rules_that_fail_change_nothing_and_are_noted(how: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        store = Memory()
        lobby = process(store, FAILING)
        # With this seed the first seat is asked, and its answer fails.
        opened = Opened("failing", 2, seed=6, options={"how": how})
        table = (await lobby.sit_first(opened, "Ann", 0, None, ())).table
        loaded = await lobby.tables.load(table)
        if how == "fail":
            await lobby.join(table, Joining("Bob"))
        stored = len(store.logs[table])
        trouble: Coroutine[Any, Any, object] = (
            lobby.tables.write(loaded, Answered(0, 1, 0)) if how == "fail" else lobby.join(table, Joining("Bob"))
        )
        with pytest.raises(Refused, match=r"table\.rules-failed"):
            await trouble
        assert len(store.logs[table]) == stored == loaded.table.sequence

    with caplog.at_level(logging.ERROR):
        run(play())
    assert "failed at table" in caplog.text


def test_a_bot_that_fails_still_answers(caplog: pytest.LogCaptureFixture) -> None:
    class Failing(Thinkers):
        async def _ask(self, place: str, state: bytes, seat: int, bot: str, seed: int) -> tuple[Answer, float]:
            raise ValueError("no idea")

    async def play() -> None:
        lobby = process(Memory())
        loaded = await lobby.tables.load(await begun(lobby))
        assert loaded.table.match is not None
        answer = await Failing(1).answer(GOOFSPIEL, loaded.table.match.game, 0, "random", 1)
        decision = loaded.table.match.game.decision(0)
        assert decision is not None
        assert decision.refusal(answer) is None

    with caplog.at_level(logging.ERROR):
        run(play())
    assert "no idea" in caplog.text
