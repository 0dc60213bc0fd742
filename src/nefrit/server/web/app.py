"""The application: routes, limits and what is told when something goes wrong."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from nefrit import __version__
from nefrit.server.config import Config, from_environment
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import Lobby
from nefrit.server.service.records import Records
from nefrit.server.service.storing import StoreAway
from nefrit.server.service.trouble import Refused
from nefrit.server.web.address import address
from nefrit.server.web.house import House
from nefrit.server.web.lessons import LessonsController
from nefrit.server.web.limits import Gate
from nefrit.server.web.lobby import LobbyController
from nefrit.server.web.pages import Pages, page
from nefrit.server.web.problems import failed, refused, store_away, wrong_request
from nefrit.server.web.records import BroughtController, RecordsController
from nefrit.server.web.reference import Reference
from nefrit.server.web.socket import table_socket
from nefrit.server.web.webfiles import WebFiles

HEADERS = (
    ResponseHeader(name="X-Content-Type-Options", value="nosniff", documentation_only=False),
    ResponseHeader(name="Cache-Control", value="no-store", documentation_only=False),
    ResponseHeader(name="Referrer-Policy", value="no-referrer", documentation_only=False),
)
"""An invitation is part of a link: no other site is told where a reader comes from."""


def create(config: Config | None = None) -> Litestar:
    """The application, set up by the environment if nothing else is said."""
    house = House(config or from_environment())

    def given(thing: Any) -> Provide:
        return Provide(lambda: thing, sync_to_thread=False)

    return Litestar(
        route_handlers=[
            Reference,
            WebFiles,
            LobbyController,
            LessonsController,
            RecordsController,
            BroughtController,
            address,
            table_socket,
            page,
        ],
        dependencies={
            "house": given(house),
            "games": given(house.games),
            "lobby": given(house.lobby),
            "records": given(house.records),
            "pages": given(Pages(house.config.pages)),
        },
        signature_types=[House, Games, Lobby, Records, Pages],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        middleware=[Gate(house.limiter, house.origins, house.hosts)],
        plugins=[house.channels],
        lifespan=[house.open],
        exception_handlers={
            Refused: refused(house.games),
            StoreAway: store_away(house.games),
            HTTPException: wrong_request,
            Exception: failed,
        },
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Nefrit", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=house.config.body_bytes,
        logging_config=None,
    )
