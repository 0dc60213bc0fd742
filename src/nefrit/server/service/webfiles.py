"""The files that games bring for the pages: only those that their manifests name, each under a fixed name."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from urllib.parse import quote

import msgspec

from nefrit.manifest import file_at
from nefrit.registry import manifest_of
from nefrit.server.service.games import Games

BOARD = "board.js"
EMBLEM = "emblem.svg"
BACK = "back.svg"


class WebShown(msgspec.Struct, frozen=True):
    """Where the files are that a game brings for the pages: the module of its board, its emblem, the back of a card."""

    board: str | None
    emblem: str | None
    back: str | None


def web_shown(games: Games, game: str) -> WebShown:
    """The addresses of the files that a game brings."""
    places = _places(games, game)
    board, emblem, back = (
        f"/api/games/{quote(game, safe='')}/web/{file}" if places[file] else None for file in (BOARD, EMBLEM, BACK)
    )
    return WebShown(board, emblem, back)


def web_file(games: Games, game: str, file: str) -> Traversable | None:
    """A file that a game brings; None if it does not bring this one. Nothing of the name goes into a path."""
    place = _places(games, game).get(file, "")
    found = file_at(place) if place else None
    return found if found is not None and found.is_file() else None


def _places(games: Games, game: str) -> dict[str, str]:
    web = manifest_of(games.find(game).name).web
    return {BOARD: web.board, EMBLEM: web.emblem, BACK: web.back}
