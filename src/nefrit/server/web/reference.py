"""REST: what games there are, their cards, rules and decks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, QueryParameter

from nefrit import __version__, bots
from nefrit.rulebook import GAMES, Rule, catalog
from nefrit.server.service.decks import CheckedDeck, ReadyDeck, check_deck, ready_decks
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import DeckText, Short
from nefrit.server.service.trouble import NOT_FOUND, no
from nefrit.server.web.problems import DOCUMENTED, AnyRequest, language_of

MOST_SHOWN = 500

Limit = Annotated[int, QueryParameter(ge=1, le=MOST_SHOWN)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Words = Annotated[str, QueryParameter(max_length=200)]


class GameShown(msgspec.Struct, frozen=True):
    """A game: how many play it, its editions, its bots from the best on, and whether players bring decks."""

    name: str
    title: str
    seats: tuple[int, int]
    editions: list[str]
    bots: list[str]
    decks: bool
    formats: list[str]
    rules: bool


class CardsShown(msgspec.Struct, frozen=True):
    """Some cards of a game, and how many were found in all."""

    count: int
    cards: list[dict[str, Any]]


class RuleShown(msgspec.Struct, frozen=True):
    """A rule of a game, or a decision where its documents are silent."""

    id: str
    kind: str
    text: str
    source: str
    edition: str | None


class RulesShown(msgspec.Struct, frozen=True):
    """Some rules of a game, and how many were found in all."""

    count: int
    rules: list[RuleShown]


class DeckCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be checked: a list or the name of a ready one, in a format and an edition, or in the usual ones."""

    deck: DeckText
    format: Short = ""
    edition: Short = ""


class Health(msgspec.Struct, frozen=True):
    """The server answers."""

    version: str


class Reference(Controller):
    """Games, cards, rules and decks. Nothing here changes anything."""

    path = "/api"
    tags = ("reference",)

    @get("/health", summary="Whether the server answers", responses=DOCUMENTED, sync_to_thread=False)
    def health(self) -> Health:
        """Answer."""
        return Health(__version__)

    @get("/games", summary="The games that are played here", responses=DOCUMENTED, sync_to_thread=False)
    def list_games(self, games: Games) -> list[GameShown]:
        """All games."""
        shown: list[GameShown] = []
        for name, definition in games.definitions.items():
            rules = games.decks(name)
            formats = [] if rules is None else list(rules.formats)
            editions = [edition for edition in definition.editions if edition]
            has_rules = definition.rulebook in GAMES
            players = list(bots.names(name))
            shown.append(
                GameShown(
                    name, definition.title, definition.seats, editions, players, rules is not None, formats, has_rules
                )
            )
        return shown

    @get("/games/{game:str}/cards", summary="The cards of a game", responses=DOCUMENTED, sync_to_thread=True)
    def cards(
        self,
        request: AnyRequest,
        games: Games,
        game: FromPath[str],
        find: Words = "",
        limit: Limit = 100,
        offset: Offset = 0,
    ) -> CardsShown:
        """Cards in which all words occur, with their text."""
        found: list[dict[str, Any]] = []
        for card in games.cards(game, language_of(request)):
            told = " ".join([f"{name} {value}" for name, value in card.items()]).casefold()
            if all(word in told for word in find.casefold().split()):
                found.append(card)
        return CardsShown(len(found), found[offset : offset + limit])

    @get("/games/{game:str}/rules", summary="The rules of a game", responses=DOCUMENTED, sync_to_thread=True)
    def rules(
        self, games: Games, game: FromPath[str], find: Words = "", limit: Limit = 100, offset: Offset = 0
    ) -> RulesShown:
        """Rules and decisions in which all words occur."""
        book = games.find(game).rulebook
        entries = catalog(book).entries.values() if book in GAMES else ()
        found = [
            _rule_shown(entry)
            for entry in entries
            if all(word in f"{entry.id} {entry.text}".casefold() for word in find.casefold().split())
        ]
        return RulesShown(len(found), found[offset : offset + limit])

    @get("/games/{game:str}/rules/{rule:str}", summary="One rule", responses=DOCUMENTED, sync_to_thread=True)
    def rule(self, games: Games, game: FromPath[str], rule: FromPath[str]) -> RuleShown:
        """The rule or decision of this id."""
        book = games.find(game).rulebook
        entry = catalog(book).entries.get(rule) if book in GAMES else None
        if entry is None:
            raise no("no-such-rule", NOT_FOUND)
        return _rule_shown(entry)

    @get("/games/{game:str}/decks", summary="The ready decks of a game", responses=DOCUMENTED, sync_to_thread=True)
    def decks(self, games: Games, game: FromPath[str]) -> list[ReadyDeck]:
        """The ready decks, those that are usually played first."""
        return ready_decks(games, game)

    @post(
        "/games/{game:str}/decks/check",
        summary="Check a deck",
        responses=DOCUMENTED,
        status_code=200,
        sync_to_thread=True,
    )
    def check(self, request: AnyRequest, games: Games, game: FromPath[str], data: DeckCheck) -> CheckedDeck:
        """Everything that is wrong with a deck, with the rules that say so."""
        return check_deck(games, game, data.deck, data.format, data.edition, language_of(request))


def _rule_shown(entry: Any) -> RuleShown:
    if isinstance(entry, Rule):
        return RuleShown(entry.id, entry.kind, entry.text, entry.source, entry.edition)
    return RuleShown(entry.id, entry.kind, entry.text, "", None)
