"""REST: the records of games that are over, and those that somebody brings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec import Meta

from nefrit.server.service.lobby import Seated, SeatNumber, admit
from nefrit.server.service.records import (
    MOST_CHARACTERS,
    MOST_POSITIONS,
    GoingOn,
    Position,
    PositionsShown,
    Records,
    RecordShown,
    StepsTold,
)
from nefrit.server.service.table import Table
from nefrit.server.web.limits import OPENING, RECORDS, client_at
from nefrit.server.web.lobby import Authorization, Invitation, token_in
from nefrit.server.web.problems import DOCUMENTED, AnyRequest, language_of

Number = Annotated[int, PathParameter(ge=0, le=2**31)]
Start = Annotated[int, QueryParameter(name="from", ge=0, le=2**31)]
GOING_ON = (*RECORDS, *OPENING)
SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=100)]


Step = Annotated[int, Meta(ge=0, le=2**31)]
RecordText = Annotated[str, Meta(max_length=MOST_CHARACTERS)]
"""A record as a text: the seed in it is a number that not every program can read without changing it."""


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody brings, as it was taken home."""

    record: RecordText


class StepsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """Steps of a record, from the answer after so many on."""

    record: RecordText
    start: Step = 0


class PositionsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """The table after so many answers, and after some more, as a seat saw it, or a spectator."""

    record: RecordText
    start: Step = 0
    most: Annotated[int, Meta(ge=1, le=MOST_POSITIONS)] = 1
    seat: SeatNumber | None = None


class GoingOnWith(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and the table at which its game goes on."""

    record: RecordText
    table: GoingOn


class BroughtController(Controller):
    """Records that somebody brings. Nothing is kept of them but what is opened to go on from them."""

    path = "/api/records"
    tags = ("records",)

    @post("/check", summary="What a record is of", responses=DOCUMENTED, limits=RECORDS, status_code=200)
    async def check(self, request: AnyRequest, records: Records, data: Brought) -> RecordShown:
        """The game of a record, and how it ended. Refused if it cannot be played again."""
        return await records.shown(await records.brought(data.record), language_of(request))

    @post("/steps", summary="What was decided in a record", responses=DOCUMENTED, limits=RECORDS, status_code=200)
    async def steps(self, request: AnyRequest, records: Records, data: StepsWanted) -> StepsTold:
        """Some decisions with their answers, and what followed."""
        return await records.steps(await records.brought(data.record), data.start, language_of(request))

    @post("/positions", summary="The table at steps of a record", responses=DOCUMENTED, limits=RECORDS, status_code=200)
    async def positions(self, request: AnyRequest, records: Records, data: PositionsWanted) -> PositionsShown:
        """As a seat saw it, or a spectator."""
        replayed = await records.brought(data.record)
        return await records.positions(replayed, data.start, data.most, data.seat, language_of(request))

    @post("/continue", summary="Go on from a step of a record", responses=DOCUMENTED, limits=GOING_ON)
    async def go_on(self, request: AnyRequest, records: Records, data: GoingOnWith) -> Seated:
        """A new table at which the game goes on after so many of its answers."""
        return await records.go_on(
            await records.brought(data.record), data.table, language_of(request), client_at(request.scope)
        )


class RecordsController(Controller):
    """Records. While a game is played its record is a secret, because it tells everything."""

    path = "/api/tables/{table:str}/record"
    tags = ("records",)

    @get("/", summary="The record of a game", responses=DOCUMENTED, limits=RECORDS)
    async def record(
        self,
        records: Records,
        table: FromPath[str],
        authorization: Authorization = None,
        invitation: Invitation = None,
    ) -> Response[bytes]:
        """The header and the answers of a game that is over, as `nefrit replay` reads it."""
        found = await _table(records, table, authorization, invitation)
        return Response(records.record(found).to_json(), media_type="application/json")

    @get("/steps", summary="What was decided, step by step", responses=DOCUMENTED, limits=RECORDS)
    async def steps(
        self,
        request: AnyRequest,
        records: Records,
        table: FromPath[str],
        start: Start = 0,
        authorization: Authorization = None,
        invitation: Invitation = None,
    ) -> StepsTold:
        """Some decisions with their answers, and what followed."""
        found = await _table(records, table, authorization, invitation)
        return await records.steps(await records.of(found), start, language_of(request))

    @get("/steps/{number:int}", summary="The table after so many answers", responses=DOCUMENTED, limits=RECORDS)
    async def position(
        self,
        request: AnyRequest,
        records: Records,
        table: FromPath[str],
        number: Number,
        seat: SeatWanted = None,
        authorization: Authorization = None,
        invitation: Invitation = None,
    ) -> Position:
        """As a seat saw it, or a spectator."""
        found = await _table(records, table, authorization, invitation)
        shown = await records.positions(await records.of(found), number, 1, seat, language_of(request))
        return shown.positions[0]

    @post("/continue", summary="Go on from here", responses=DOCUMENTED, limits=GOING_ON)
    async def go_on(
        self,
        request: AnyRequest,
        records: Records,
        table: FromPath[str],
        data: GoingOn,
        authorization: Authorization = None,
        invitation: Invitation = None,
    ) -> Seated:
        """A new table at which the game goes on after so many of its answers."""
        found = await _table(records, table, authorization, invitation)
        return await records.go_on(await records.of(found), data, language_of(request), client_at(request.scope))


async def _table(records: Records, table: str, authorization: str | None, invitation: str | None) -> Table:
    loaded = await records.lobby.tables.load(table)
    admit(loaded, token_in(authorization), invitation)
    return loaded.table
