"""The command `nefrit serve`: the server of the table."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Annotated

import typer

from nefrit.cli.failures import Refused
from nefrit.registry import find

FACTORY = "nefrit.server.web.app:create"


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", min=0, max=65535, help="The port to listen on.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept: sqlite:///FILE or postgresql://...")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://..., by which several processes tell each other of news.")
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME", help="The name or file of a game, once for each; all that are known if not said."),
    ] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help="How many processes serve.")] = None,
    settings: Annotated[
        bool, typer.Option("--settings", help="Show all settings of the environment and leave.")
    ] = False,
) -> None:
    """Serve tables to which players connect over the network.

    It listens on 127.0.0.1:8000 and keeps its tables in the file nefrit.db, if nothing else is said. It can be
    stopped, and even killed, at any moment: every table goes on from its last answer.

    Everything can also be set by the environment, in variables that begin with NEFRIT_ (see --settings).

    Examples:

    nefrit serve --game l5r --game examples/goofspiel.py

    nefrit serve --database postgresql://nefrit@localhost/nefrit --redis redis://localhost --workers 2
    """
    try:
        import uvicorn

        from nefrit.server.config import BadConfig, described, from_environment
        from nefrit.server.store import async_url

        import_module(FACTORY.partition(":")[0])
    except ModuleNotFoundError as error:
        raise Refused(f"the server needs {error.name}: pip install 'nefrit[server]'") from error
    if settings:
        for name, about, default in described():
            typer.echo(f"{name}\n    {about} (now {os.environ.get(name) or default or 'not set'})")
        return
    given = {"HOST": host, "PORT": port, "DATABASE": database, "REDIS": redis, "WORKERS": workers}
    given["GAMES"] = ",".join(game) if game else None
    # The processes that serve find their settings in the environment, too.
    os.environ.update({f"NEFRIT_{name}": str(value) for name, value in given.items() if value is not None})
    try:
        config = from_environment()
        async_url(config.database)
    except (BadConfig, ValueError) as error:
        raise Refused(str(error)) from None
    for name in config.games:
        find(name)
    uvicorn.run(
        FACTORY,
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        ws_max_size=config.message_bytes,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
    )
