"""REST: the files that games bring for the pages."""

from __future__ import annotations

import asyncio
import mimetypes

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from nefrit.server.service.games import Games
from nefrit.server.service.webfiles import WebShown, web_file, web_shown
from nefrit.server.web.limits import READING
from nefrit.server.web.pages import ASK_AGAIN, file_answer
from nefrit.server.web.problems import DOCUMENTED, AnyRequest


class WebFiles(Controller):
    """What games bring for the pages. Nothing here changes anything."""

    path = "/api/games/{game:str}/web"
    tags = ("reference",)

    @get("/", summary="The files of a game for web pages", responses=DOCUMENTED, limits=READING, sync_to_thread=False)
    def shown(self, games: Games, game: FromPath[str]) -> WebShown:
        """Where the files are: none, unless the game brings some."""
        return web_shown(games, game)

    @get("/{file:str}", include_in_schema=False, limits=READING)
    async def file(
        self, request: AnyRequest, games: Games, game: FromPath[str], file: FromPath[str]
    ) -> Response[bytes]:
        """One of the files."""
        found = await asyncio.to_thread(web_file, games, game, file)
        if found is None:
            raise NotFoundException("there is no such file")
        kind = mimetypes.guess_type(file)[0] or "application/octet-stream"
        content = await asyncio.to_thread(found.read_bytes)
        return file_answer(request, content, kind, ASK_AGAIN)
