"""The pages: the built web client, as files. It knows its own addresses, so whatever is no file is answered with it."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from nefrit.server.service.games import Games
from nefrit.server.web.limits import READING
from nefrit.server.web.problems import AnyRequest, language_of

BUILT = Path(__file__).parents[1] / "pages"
"""Where the web client is built to."""
INDEX = "index.html"
HASHED = "assets"
"""The directory of files whose names change with their contents: they may be kept for ever."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
API = "api"

_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")

FilePath = Annotated[Path, PathParameter()]


class Pages:
    """The files of the built client in a directory. It is looked at again for each request, so a new build is seen."""

    def __init__(self, directory: str = "") -> None:
        self.directory = Path(directory).resolve() if directory else BUILT

    def find(self, path: str) -> Path | None:
        """The file of this path, and of no other place: nothing leads out of the directory."""
        try:
            found = (self.directory / path.lstrip("/")).resolve()
            return found if found.is_relative_to(self.directory) and found.is_file() else None
        except (OSError, ValueError):
            # No file can be called so.
            return None


def policy_for(host: str) -> str:
    """What a page may load: only what this server gives, and no script that stands in a page.

    Some browsers do not count a WebSocket to the same host as its own, so it is named.
    """
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    rules = {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "connect-src": f"'self'{sockets}",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


@get(["/", "/{path:path}"], include_in_schema=False, limits=READING)
async def page(request: AnyRequest, games: Games, pages: Pages, path: FilePath = Path("/")) -> Response[bytes]:
    """A file of the web client, or the client itself."""
    name = path.as_posix().strip("/")
    first = name.partition("/")[0]
    if first == API:
        raise NotFoundException("there is nothing at this address")
    file = await asyncio.to_thread(pages.find, name)
    if file is None and first == HASHED:
        # The client itself in the place of a script would only be misunderstood.
        raise NotFoundException("there is no such file")
    file = file or pages.find(INDEX)
    if file is None:
        words = games.words(language_of(request)).format("no-pages")
        return file_answer(request, f"{words}\n".encode(), "text/plain; charset=utf-8", ASK_AGAIN)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml")
    kept = FOREVER if first == HASHED else ASK_AGAIN
    return file_answer(
        request, await asyncio.to_thread(file.read_bytes), f"{kind}; charset=utf-8" if text else kind, kept
    )


def file_answer(request: AnyRequest, content: bytes, media_type: str, kept: str) -> Response[bytes]:
    """A file for a browser. It is not sent again to one that has it, and may load nothing from elsewhere."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {
        "Cache-Control": kept,
        "ETag": tag,
        "Content-Security-Policy": policy_for(request.headers.get("host", "")),
        "X-Frame-Options": "DENY",
        "Cross-Origin-Opener-Policy": "same-origin",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)
