"""Tables that go on from a record: whoever has the record knows no card that chance has still to bring to others."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.kernel.match import Match, replay
from nefrit.kernel.record import Header, Record, read_record
from nefrit.server.service.entries import Answered
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import BotSeat, Joining, Lobby
from nefrit.server.service.records import GoingOn, Records
from nefrit.server.service.table import Table
from nefrit.server.service.tables import Tables
from nefrit.server.service.thinking import Thinkers
from tests.server.test_service import Memory, quiet, run

GAMES = Games(["l5r"])
SEED = 5


def brought(answers: int) -> Record:
    """A record of a game with a seed that somebody chose."""
    definition = GAMES.find("l5r")
    rules = GAMES.decks("l5r")
    assert rules is not None
    decks = [rules.ready_deck(name).to_options() for name in list(rules.ready)[:2]]

    match = Match(definition, Header("l5r", seed=SEED, edition=definition.editions[0], options={"decks": decks}))
    for _ in range(answers):
        decision = match.game.pending[0]
        match.answer(decision.seat, decision.random(Chance(1)))
    return match.record()


async def going_on(record: Record, wanted: GoingOn) -> tuple[Lobby, Table]:
    lobby = Lobby(Tables(GAMES, Memory(), Thinkers(1), quiet))
    records = Records(lobby)
    replayed = await records.brought(record.to_json().decode())
    seated = await records.go_on(replayed, wanted, "en")
    loaded = await lobby.tables.load(seated.table)
    if loaded.table.match is None:
        assert loaded.table.summary().goes_on_after == wanted.after, "it is said before anybody sits down"
        await lobby.join(seated.table, Joining("Bob"))
    await lobby.tables.close()
    return lobby, loaded.table


def zones(table: Table) -> list[tuple[int, ...]]:
    assert table.match is not None
    return table.match.game.zones


def chance(table: Table) -> int:
    assert table.match is not None
    return table.match.game.chance.state


def test_a_deal_that_somebody_could_know_is_dealt_anew_for_others() -> None:
    record = brought(0)

    async def play() -> None:
        _, alone = await going_on(record, GoingOn(0, "Ann", bots=(BotSeat(1, "random"),)))
        assert zones(alone) == replay(GAMES.find("l5r"), record).game.zones, "against bots it is the same game"
        _, again = await going_on(record, GoingOn(0, "Ann", against="random"))
        assert zones(again) == zones(alone)
        tables = [(await going_on(record, GoingOn(0, "Ann")))[1] for _ in range(2)]
        deals = [str(zones(table)) for table in (alone, *tables)]
        assert len(set(deals)) == 3
        assert all(table.summary().goes_on_after == 0 for table in tables)

    run(play())


def test_with_others_chance_begins_anew_where_the_game_goes_on() -> None:
    record = brought(6)

    async def play() -> None:
        _, alone = await going_on(record, GoingOn(6, "Ann", against="random"))
        _, one = await going_on(record, GoingOn(6, "Ann"))
        _, other = await going_on(record, GoingOn(6, "Ann"))
        assert zones(alone) == zones(one) == zones(other), "what was dealt stays"
        assert chance(alone) == replay(GAMES.find("l5r"), record).game.chance.state
        assert len({chance(alone), chance(one), chance(other)}) == 3
        assert one.summary().goes_on_after == 6
        assert one.opened.newest_seed not in (SEED, other.opened.newest_seed), "bots are seeded by what nobody knows"

    run(play())


def test_the_record_of_such_a_game_plays_to_the_same_state_and_goes_on_again() -> None:
    async def play() -> None:
        lobby, table = await going_on(brought(6), GoingOn(6, "Ann"))
        seat = next(iter(table.asked))
        assert table.match is not None
        decision = table.match.game.decision(seat)
        assert decision is not None

        await lobby.tables.write(
            await lobby.tables.load(table.id), Answered(seat, table.asked[seat], decision.random(Chance(3)))
        )
        record = read_record(table.match.record().to_json())
        assert record.header.reseeded == ((6, table.opened.newest_seed),)
        assert record.keeps(table.commitment)
        assert replay(table.definition, record, check=True).game.chance.state == chance(table)
        _, again = await going_on(record, GoingOn(7, "Ann"))
        assert [after for after, _ in again.opened.reseeded] == [6, 7]
        _, before = await going_on(record, GoingOn(3, "Ann"))
        assert [after for after, _ in before.opened.reseeded] == [3]

    run(play())
