"""REST: the records of games that are over."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromPath, PathParameter, QueryParameter

from nefrit.server.service.lobby import Seated, admit
from nefrit.server.service.records import GoingOn, Position, Records, StepsTold
from nefrit.server.service.table import Table
from nefrit.server.web.lobby import Authorization, Invitation, token_in
from nefrit.server.web.problems import DOCUMENTED, AnyRequest, language_of

Number = Annotated[int, PathParameter(ge=0, le=2**31)]
Start = Annotated[int, QueryParameter(name="from", ge=0, le=2**31)]
SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=100)]


class RecordsController(Controller):
    """Records. While a game is played its record is a secret, because it tells everything."""

    path = "/api/tables/{table:str}/record"
    tags = ("records",)

    @get("/", summary="The record of a game", responses=DOCUMENTED)
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

    @get("/steps", summary="What was decided, step by step", responses=DOCUMENTED)
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
        return await records.steps(found, start, language_of(request))

    @get("/steps/{number:int}", summary="The table after so many answers", responses=DOCUMENTED)
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
        return await records.position(found, number, seat, language_of(request))

    @post("/continue", summary="Go on from here", responses=DOCUMENTED)
    async def go_on(
        self,
        records: Records,
        table: FromPath[str],
        data: GoingOn,
        authorization: Authorization = None,
        invitation: Invitation = None,
    ) -> Seated:
        """A new table at which the game goes on after so many of its answers."""
        found = await _table(records, table, authorization, invitation)
        return await records.go_on(found, data)


async def _table(records: Records, table: str, authorization: str | None, invitation: str | None) -> Table:
    loaded = await records.lobby.tables.load(table)
    admit(loaded, token_in(authorization), invitation)
    return loaded.table
