"""The command `nefrit serve`: the server of the table."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Final

import typer

from nefrit.cli.failures import Refused
from nefrit.registry import find

if TYPE_CHECKING:
    from nefrit.server.config import Config

CONFIG: Final = "nefrit.server.config"
STORE: Final = "nefrit.server.store"
BELL: Final = "nefrit.server.web.bell"
PROTOCOL: Final = "nefrit.server.web.patience:PatientProtocol"
FACTORY: Final = "nefrit.server.web.app:create"
"""What is imported when the command runs: what the server needs is not installed everywhere."""
PATIENCE = 30.0
"""So many seconds the browser waits for the server."""


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", min=0, max=65535, help="The port to listen on.")] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address by which people reach the server, for invitations.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept: sqlite:///FILE or postgresql://...")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://..., by which several processes tell each other of news.")
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME", help="The name or file of a game, once for each; default: all that are known."),
    ] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help="How many processes serve.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the pages in a browser as soon as the server listens.")
    ] = False,
    settings: Annotated[
        bool, typer.Option("--settings", help="Show all settings of the environment and exit.")
    ] = False,
) -> None:
    """Serve tables to which players connect over the network.

    It listens on 127.0.0.1:8000 and keeps its tables in the file nefrit.db, if nothing else is said. It can be
    stopped, and even killed, at any moment: every table goes on from its last answer.

    Everything can also be set by the environment, in variables that begin with NEFRIT_ (see --settings).

    Examples:

    nefrit serve --open

    nefrit serve --host 0.0.0.0 --public-url https://cards.example.org

    nefrit serve --game l5r --game examples/goofspiel.py

    nefrit serve --database postgresql://nefrit@localhost/nefrit --redis redis://localhost --workers 2
    """
    try:
        import uvicorn

        configuring, store = import_module(CONFIG), import_module(STORE)
        import_module(FACTORY.partition(":")[0])
    except ModuleNotFoundError as error:
        raise Refused(f"the server needs {error.name}: pip install 'nefrit[server]'") from error
    if settings:
        for name, about, default in configuring.described():
            typer.echo(f"{name}\n    {about} (now {os.environ.get(name) or default or 'not set'})")
        return
    given = {"HOST": host, "PORT": port, "DATABASE": database, "REDIS": redis, "WORKERS": workers}
    given["PUBLIC_URL"] = public_url
    given["GAMES"] = ",".join(game) if game else None
    # The processes that serve find their settings in the environment, too.
    os.environ.update({f"NEFRIT_{name}": str(value) for name, value in given.items() if value is not None})
    try:
        config: Config = configuring.from_environment()
        store.async_url(config.database)
        import_module(BELL).check_url(config.redis)
    except (configuring.BadConfig, ValueError) as error:
        raise Refused(str(error)) from None
    why = store.why_not(config.database)
    if why:
        raise Refused(f"the database cannot be opened: {why}")
    for name in config.games:
        find(name)
    if open_browser:
        if not config.port:
            raise Refused("--open needs a --port that is known beforehand")
        threading.Thread(target=open_when_ready, args=(config.host, config.port), daemon=True).start()
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
        http=PROTOCOL,
        backlog=import_module(PROTOCOL.partition(":")[0]).BACKLOG,
        timeout_graceful_shutdown=config.stop_seconds,
    )


def open_when_ready(host: str, port: int, patience: float = PATIENCE) -> bool:
    """Open the pages in a browser as soon as the server listens; whether that could be done."""
    # Who listens everywhere is reached at home.
    reached = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            with socket.create_connection((reached, port), timeout=1.0):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return False
    return webbrowser.open(f"http://[{reached}]:{port}/" if ":" in reached else f"http://{reached}:{port}/")
