"""What a client is told when something is refused: the rule and the words, never the insides of the program."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from nefrit.server.service.games import Games
from nefrit.server.service.storing import StoreAway
from nefrit.server.service.telling import words_of
from nefrit.server.service.trouble import AWAY, Refused, refusal_of
from nefrit.text.messages import LANGUAGES

log = logging.getLogger(__name__)

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


LEFT = "left"
"""Under this name the state of a request says that its client has left."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: the rule that says so, and the words."""

    rule: str
    words: str


DOCUMENTED = {
    400: ResponseSpec(Problem, description="The request cannot be understood.", generate_examples=False),
    403: ResponseSpec(Problem, description="The token is not that of a seat.", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such thing.", generate_examples=False),
    409: ResponseSpec(Problem, description="It is not allowed now.", generate_examples=False),
    421: ResponseSpec(Problem, description="This server is not called so.", generate_examples=False),
    429: ResponseSpec(Problem, description="Too many requests.", generate_examples=False),
}
"""The answers that every route may give."""
AWAY_TOO = {AWAY: ResponseSpec(Problem, description="Nothing can be kept now.", generate_examples=False)}


def language_of(connection: AnyConnection) -> str:
    """The language of a reader: by the query, or else by what the browser prefers."""
    wanted = [connection.query_params.get("language", "")]
    wanted += [part.split(";")[0].strip() for part in connection.headers.get("accept-language", "").split(",")]
    for language in wanted:
        if language[:2].lower() in LANGUAGES:
            return language[:2].lower()
    return LANGUAGES[0]


def refused(games: Games) -> Any:
    """Answers to a request that was refused."""

    def answer(request: AnyRequest, error: Refused) -> Response[Problem]:
        words = words_of(games, error.refusal, language_of(request))
        return Response(Problem(error.refusal.rule, words), status_code=error.status)

    return answer


def store_away(games: Games) -> Any:
    """Answers to a request for which nothing can be kept."""

    def answer(request: AnyRequest, error: StoreAway) -> Response[Problem]:
        log.error("the store is away: %s", error)
        words = words_of(games, refusal_of("store-away"), language_of(request))
        return Response(Problem("table.store-away", words), status_code=AWAY)

    return answer


def wrong_request(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answers to a request that the framework refuses."""
    if request.scope["state"].get(LEFT):
        log.debug("a client has left in the middle of its request")
        return Response(Problem("http.400", "The request has no end."), status_code=400)
    if error.status_code >= 500:
        log.error("a request failed", exc_info=error)
        return Response(Problem("http.500", "The server failed."), status_code=500)
    details = "; ".join([str(extra.get("message", "")) for extra in error.extra or () if isinstance(extra, dict)])
    words = f"{error.detail}: {details}" if details else error.detail
    return Response(
        Problem(f"http.{error.status_code}", words[:500]), status_code=error.status_code, headers=error.headers
    )


def failed(_: AnyRequest, error: Exception) -> Response[Problem]:
    """Answers when the program failed: nobody outside learns more than that."""
    log.error("a request failed", exc_info=error)
    return Response(Problem("http.500", "The server failed."), status_code=500)
