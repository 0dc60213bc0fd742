"""REST: tables are listed, opened, joined and left. A token goes into the header `Authorization: Bearer TOKEN`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, HeaderParameter

from nefrit.server.service.lobby import Joining, Lobby, Opening, Seated, admit
from nefrit.server.service.storing import Listed, Summary
from nefrit.server.service.telling import Reader
from nefrit.server.service.tokens import LONGEST
from nefrit.server.web.limits import OPENING, READING, SEATING, client_at
from nefrit.server.web.problems import DOCUMENTED, AnyRequest, language_of
from nefrit.text.messages import LANGUAGES

BEARER = "bearer "

Authorization = Annotated[str | None, HeaderParameter(name="Authorization", max_length=LONGEST + len(BEARER))]
Invitation = Annotated[str | None, HeaderParameter(name="Nefrit-Invitation", max_length=LONGEST)]
"""In a header, because addresses are written to logs."""


class TableShown(msgspec.Struct, frozen=True):
    """A table, the seat of the reader if it has one, and the seats whose answer is waited for.

    `commitment` is the SHA-256 hash of the secret seed from which the deal follows; `seed` opens it when the game is
    over, and is empty until then.
    """

    table: str
    summary: Summary
    sequence: int
    seat: int | None
    waits_for: list[int]
    commitment: str
    seed: str


class LobbyController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="The public tables", responses=DOCUMENTED, limits=READING)
    async def list_tables(self, lobby: Lobby) -> list[Listed]:
        """Those that changed last first."""
        return await lobby.listed()

    @post("/", summary="Open a table", responses=DOCUMENTED, limits=OPENING)
    async def open(self, request: AnyRequest, lobby: Lobby, data: Opening) -> Seated:
        """Open a table and sit down. The token is told only this once; only its hash is kept."""
        return await lobby.open(data, language_of(request), client_at(request.scope))

    @get("/{table:str}", summary="One table", responses=DOCUMENTED, limits=READING)
    async def show(
        self,
        lobby: Lobby,
        table: FromPath[str],
        authorization: Authorization = None,
        invitation: Invitation = None,
    ) -> TableShown:
        """A table that is public, or to which the reader is invited."""
        loaded = await lobby.tables.load(table)
        seat = admit(loaded, token_in(authorization), invitation)
        waits_for = Reader(lobby.games, loaded.table, seat, LANGUAGES[0], 0).waits_for
        found = loaded.table
        sequence = found.reading(seat).sequence
        return TableShown(table, found.summary(), sequence, seat, waits_for, found.commitment, found.opened_seed)

    @post("/{table:str}/join", summary="Sit down", responses=DOCUMENTED, limits=SEATING)
    async def join(self, lobby: Lobby, table: FromPath[str], data: Joining) -> Seated:
        """Sit down at a table. When all seats are taken the game begins."""
        return await lobby.join(table, data)

    @post("/{table:str}/leave", summary="Leave a seat", responses=DOCUMENTED, limits=SEATING, status_code=204)
    async def leave(self, lobby: Lobby, table: FromPath[str], authorization: Authorization = None) -> None:
        """Leave a seat before the game has begun; later one can concede."""
        await lobby.leave(table, token_in(authorization))


def token_in(authorization: str | None) -> str | None:
    """The token in the header of a request."""
    if authorization is None or authorization[: len(BEARER)].lower() != BEARER:
        return None
    return authorization[len(BEARER) :].strip()
