"""REST: what games there are, their cards, rules and decks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, QueryParameter

from nefrit import __version__
from nefrit.server.service.decks import CheckedDeck, ReadyDeck, check_deck, ready_deck, ready_decks
from nefrit.server.service.facts import ChartPhaseShown, GameShown, cards_found, chart_shown, game_shown
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import DeckText, Short
from nefrit.server.service.rules import (
    RULINGS,
    ChapterShown,
    RuleShown,
    RulesShown,
    TermShown,
    chapters,
    rule_shown,
    rules_found,
    terms_shown,
    titles,
)
from nefrit.server.service.trouble import NOT_FOUND, no
from nefrit.server.web.house import House
from nefrit.server.web.limits import DECKS, READING
from nefrit.server.web.problems import AWAY_TOO, DOCUMENTED, AnyRequest, language_of

MOST_SHOWN = 2000

Limit = Annotated[int, QueryParameter(ge=1, le=MOST_SHOWN)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Words = Annotated[str, QueryParameter(max_length=200)]


class CardsShown(msgspec.Struct, frozen=True):
    """Some cards of a game, and how many were found in all."""

    count: int
    cards: list[dict[str, Any]]


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

    @get("/health", summary="Whether the server answers", responses=DOCUMENTED, limits=READING, sync_to_thread=False)
    def health(self) -> Health:
        """Answer."""
        return Health(__version__)

    @get("/ready", summary="Whether tables can be kept", responses=DOCUMENTED | AWAY_TOO, limits=READING)
    async def ready(self, house: House) -> Health:
        """Answer if the store does; 503 if it does not."""
        await house.store.ready()
        return Health(__version__)

    @get("/games", summary="The games that are played here", responses=DOCUMENTED, limits=READING, sync_to_thread=True)
    def list_games(self, request: AnyRequest, games: Games) -> list[GameShown]:
        """All games."""
        return [game_shown(games, name, language_of(request)) for name in games.definitions]

    @get("/games/{game:str}", summary="One game", responses=DOCUMENTED, limits=READING, sync_to_thread=True)
    def game(self, request: AnyRequest, games: Games, game: FromPath[str]) -> GameShown:
        """A game, with the ways to play it."""
        games.find(game)
        return game_shown(games, game, language_of(request))

    @get(
        "/games/{game:str}/chart", summary="The timing chart", responses=DOCUMENTED, limits=READING, sync_to_thread=True
    )
    def chart(self, request: AnyRequest, games: Games, game: FromPath[str]) -> list[ChartPhaseShown]:
        """The phases of a round with their steps; a view says by their names where the game is."""
        games.find(game)
        return chart_shown(games, game, language_of(request))

    @get(
        "/games/{game:str}/cards",
        summary="The cards of a game",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def cards(
        self,
        request: AnyRequest,
        games: Games,
        game: FromPath[str],
        find: Words = "",
        limit: Limit = 100,
        offset: Offset = 0,
    ) -> CardsShown:
        """Cards in which all words occur, with their text and drawings."""
        found = cards_found(games, game, language_of(request), find)
        return CardsShown(len(found), found[offset : offset + limit])

    @get(
        "/games/{game:str}/cards/{card:str}",
        summary="One card",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def card(self, request: AnyRequest, games: Games, game: FromPath[str], card: FromPath[str]) -> dict[str, Any]:
        """A card with its text and drawings, and the rulings that name it."""
        found = games.cards(game, language_of(request)).get(card)
        if found is None:
            raise no("no-card-of-that-id", NOT_FOUND)
        name = str(found[0]["name"])
        rulings = [rule for rule in rules_found(games, game, name, kinds=RULINGS) if _names(rule, name)]
        return {**found[0], "rulings": rulings}

    @get(
        "/games/{game:str}/rules",
        summary="The rules of a game",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def rules(
        self,
        games: Games,
        game: FromPath[str],
        find: Words = "",
        kind: Words = "",
        chapter: Words = "",
        limit: Limit = 100,
        offset: Offset = 0,
    ) -> RulesShown:
        """Rules and decisions in which all words occur, of one kind or chapter if that is named."""
        found = rules_found(games, game, find, kinds=(kind,) if kind else (), chapter=chapter)
        return RulesShown(len(found), found[offset : offset + limit])

    @get(
        "/games/{game:str}/rules/{rule:str}",
        summary="One rule",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def rule(self, games: Games, game: FromPath[str], rule: FromPath[str]) -> RuleShown:
        """The rule or decision of this id."""
        return rule_shown(games, game, rule)

    @get(
        "/games/{game:str}/titles",
        summary="The titles of the rules",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def titles(self, games: Games, game: FromPath[str]) -> dict[str, str]:
        """What each rule and decision is called where people read it, by its id."""
        return titles(games, game)

    @get(
        "/games/{game:str}/terms",
        summary="The terms of a game",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def terms(self, request: AnyRequest, games: Games, game: FromPath[str]) -> list[TermShown]:
        """What the words of the game mean, each with the rule that defines it."""
        return terms_shown(games, game, language_of(request))

    @get(
        "/games/{game:str}/chapters",
        summary="The chapters of the rules",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def chapters(self, games: Games, game: FromPath[str]) -> list[ChapterShown]:
        """The chapters in the order of the documents, and how many rules each has."""
        return chapters(games, game)

    @get(
        "/games/{game:str}/rulings",
        summary="The rulings of a game",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def rulings(
        self, games: Games, game: FromPath[str], find: Words = "", limit: Limit = 100, offset: Offset = 0
    ) -> RulesShown:
        """Official answers to questions, and errata, in which all words occur."""
        found = rules_found(games, game, find, kinds=RULINGS)
        return RulesShown(len(found), found[offset : offset + limit])

    @get(
        "/games/{game:str}/decks",
        summary="The ready decks of a game",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def decks(self, games: Games, game: FromPath[str]) -> list[ReadyDeck]:
        """The ready decks, those that are usually played first."""
        return ready_decks(games, game)

    @get(
        "/games/{game:str}/decks/{deck:str}",
        summary="A ready deck",
        responses=DOCUMENTED,
        limits=READING,
        sync_to_thread=True,
    )
    def deck(self, request: AnyRequest, games: Games, game: FromPath[str], deck: FromPath[str]) -> CheckedDeck:
        """The cards of a ready deck, and its list."""
        return ready_deck(games, game, deck, language_of(request))

    @post(
        "/games/{game:str}/decks/check",
        summary="Check a deck",
        responses=DOCUMENTED,
        limits=DECKS,
        status_code=200,
        sync_to_thread=True,
    )
    def check(self, request: AnyRequest, games: Games, game: FromPath[str], data: DeckCheck) -> CheckedDeck:
        """Everything that is wrong with a deck, with the rules that say so."""
        return check_deck(games, game, data.deck, data.format, data.edition, language_of(request))


def _names(rule: RuleShown, card: str) -> bool:
    """Whether a ruling names a card, and not only its words here and there."""
    told = [rule.text, rule.note, rule.given, rule.when, rule.then]
    return any(card.casefold() in part.casefold() for part in told if part is not None)
