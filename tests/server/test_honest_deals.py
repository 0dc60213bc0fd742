"""The deal follows from a secret seed: everybody is shown its hash before the game, and the seed after it."""

from __future__ import annotations

import hashlib
import json

from nefrit.kernel.chance import SecretChance
from nefrit.kernel.match import replay
from nefrit.kernel.record import read_record
from nefrit.server.service.entries import Answered, Conceded, Opened, Sat, UndoAsked
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import Joining, Opening
from nefrit.server.service.table import Table
from tests.server.players import Player, opened, play
from tests.server.processes import Server
from tests.server.test_service import GOOFSPIEL, Memory, process, run


def test_the_hash_is_shown_before_anybody_joins_and_the_seed_when_the_game_is_over(server: Server) -> None:
    seated = server.post("/tables", game="goofspiel", name="Ann", options={"cards": 3})
    table = seated["table"]
    before = server.get(f"/tables/{table}")
    assert len(before["commitment"]) == 64
    joined = server.post(f"/tables/{table}/join", name="Bob")
    begun = server.get(f"/tables/{table}")
    assert (begun["commitment"], begun["seed"]) == (before["commitment"], "")
    with Player(server, table, seated["token"]) as ann, Player(server, table, joined["token"]) as bob:
        play([ann, bob], 100)
    over = server.get(f"/tables/{table}")
    assert over["commitment"] == before["commitment"]
    assert hashlib.sha256(over["seed"].encode()).hexdigest() == before["commitment"]
    record = read_record(server.request("GET", f"/tables/{table}/record").content)
    assert record.commitment == before["commitment"]
    assert json.loads(record.to_json())["header"]["seed"] == over["seed"]
    assert record.keeps(before["commitment"])
    shown = server.post("/records/check", record=record.to_json().decode())
    assert shown["faithful"]
    record.commitment = "0" * 64
    assert not server.post("/records/check", record=record.to_json().decode())["faithful"]


def test_no_two_tables_have_the_same_hash(server: Server) -> None:
    tables = [opened(server)[0] for _ in range(3)]
    assert len({server.get(f"/tables/{table}")["commitment"] for table in tables}) == 3


def test_tables_are_dealt_from_the_secret_stream_and_are_the_same_in_another_process() -> None:
    async def playing() -> None:
        store = Memory()
        here, there = process(store), process(store)
        seated = await here.open(Opening("goofspiel", "Ann"))
        await here.join(seated.table, Joining("Bob"))
        one, other = [(await lobby.tables.load(seated.table)).table for lobby in (here, there)]
        assert one.match is not None
        assert other.match is not None
        assert isinstance(one.match.game.chance, SecretChance)
        assert one.match.game.zones == other.match.game.zones
        assert one.match.game.chance.state == other.match.game.chance.state

    run(playing())


def over_table(*bots: int, seed: int = 7) -> Table:
    """A table at which a game with two cards each has been played."""
    definition = Games([GOOFSPIEL]).find("goofspiel")
    table = Table("table", definition, Opened("goofspiel", 2, seed, options={"cards": 2}))
    for seat in (0, 1):
        bot = "random" if seat in bots else ""
        table.apply(Sat(seat, f"Player {seat}", token="" if bot else "t", bot=bot))
    while table.asked:
        seat, number = next(iter(table.asked.items()))
        table.apply(Answered(seat, number, 0))
    assert table.state == "over"
    return table


def test_a_table_of_old_goes_on_with_its_small_seed() -> None:
    table = over_table()
    assert table.commitment == table.opened_seed == ""
    record = read_record(table.record("").to_json())
    assert record.header.seed == 7
    assert replay(table.definition, record, check=True).game.outcome is not None


def test_nothing_is_taken_back_between_people_when_the_seed_is_open() -> None:
    refusal = over_table().check(UndoAsked(0)).refusal
    assert refusal is not None
    assert refusal.rule == "table.is-over"
    assert over_table(1).check(UndoAsked(0)).refusal is None, "against bots it may be"


def test_the_record_of_a_game_that_was_given_up_can_be_checked() -> None:
    definition = Games([GOOFSPIEL]).find("goofspiel")
    table = Table("table", definition, Opened("goofspiel", 2, 7, options={"cards": 4}))
    for seat in (0, 1):
        table.apply(Sat(seat, f"Player {seat}", token="t"))
    for seat in (0, 1, 0):
        table.apply(Answered(seat, table.asked[seat], 0))
    table.apply(Conceded(0))
    record = read_record(table.record("").to_json())
    assert len(record.answers) == 3
    assert record.marks
    replay(definition, record, check=True)
