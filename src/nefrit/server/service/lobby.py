"""The lobby: tables are opened, joined and left here."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from nefrit import __version__
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.chance import seed_from, written
from nefrit.kernel.definition import BadHeader, Definition, check
from nefrit.kernel.record import Header
from nefrit.learning.lessons import lesson_called
from nefrit.learning.playing import header_of
from nefrit.server.service.bounds import check_options
from nefrit.server.service.decks import as_option, checked_format, rules_of
from nefrit.server.service.entries import Left, Opened, Sat
from nefrit.server.service.seating import (
    bot_name,
    check_format_of_options,
    checked_bot,
    checked_deck,
    checked_name,
    chosen_in,
    deck_for,
)
from nefrit.server.service.storing import Listed
from nefrit.server.service.table import AUTOMATED, Table
from nefrit.server.service.tables import LESSON, Loaded, Tables
from nefrit.server.service.tokens import LONGEST, hash_of, new_id, new_seed, new_token
from nefrit.server.service.trouble import BAD_REQUEST, FORBIDDEN, NOT_FOUND, no
from nefrit.text.decklists import MOST_CHARACTERS
from nefrit.text.messages import LANGUAGES

log = logging.getLogger(__name__)

MOST_LISTED = 200
MOST_SEATS = 16

Short = Annotated[str, Meta(max_length=60)]
DeckText = Annotated[str, Meta(max_length=MOST_CHARACTERS)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Secret = Annotated[str, Meta(max_length=LONGEST)]


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a bot plays: the best one if none is named, with a ready deck if none is given."""

    seat: SeatNumber
    bot: Short = ""
    deck: DeckText | None = None


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Whoever opens it sits down at `seat`, or only watches if that is null.

    With `against` that bot, the best one if it is empty, takes every seat that is left: the game begins at once. If
    a deck that is brought along needs a seat more, there is one more than `seats`.
    """

    game: Short
    name: Short = ""
    seat: SeatNumber | None = 0
    deck: DeckText | None = None
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    edition: Short | None = None
    format: Short = ""
    options: dict[str, Any] = {}
    private: bool = False
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    against: Short | None = None


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson by its id, and what the learner wants to be called, if anything."""

    lesson: Short
    name: Short = ""


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down, at any free seat if none is named."""

    name: Short
    seat: SeatNumber | None = None
    deck: DeckText | None = None
    invitation: Secret | None = None


class Seated(msgspec.Struct, frozen=True):
    """What somebody is given who sits down: the token that holds the seat, told only this once.

    Whoever opens a private table is also given the invitation that others need.
    """

    table: str
    seat: int | None
    token: str | None
    invitation: str | None = None


class Lobby:
    """Opens tables, and lets people sit down and leave."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.games = tables.games

    async def listed(self) -> list[Listed]:
        """The tables that are not private, those that changed last first."""
        return await self.tables.store.listed(MOST_LISTED)

    async def open(self, wanted: Opening, language: str = LANGUAGES[0], client: str = "") -> Seated:
        """Open a table for a client. Bots sit down at once; they have names in this language."""
        check_options(wanted.options)
        invitation = new_token() if wanted.private else None
        # To read decks and to judge options takes a while, and other tables shall not wait for it.
        opened = await asyncio.to_thread(self._opened, wanted, invitation)
        return await self.sit_first(
            opened, wanted.name, wanted.seat, wanted.deck, wanted.bots, invitation, wanted.against, language, client
        )

    def _opened(self, wanted: Opening, invitation: str | None) -> Opened:
        """The first entry of a new table, if what is wanted can be played."""
        definition = self.games.find(wanted.game)
        edition = definition.editions[0] if wanted.edition is None else wanted.edition
        brought = self._brought(definition, wanted, edition)
        opened = Opened(
            definition.name,
            self._seats(definition, wanted, brought),
            written(new_seed()),
            edition,
            wanted.options,
            self._format(wanted),
            wanted.private,
            hash_of(invitation) if invitation else "",
            version=__version__,
            pauses=self.tables.pauses.usual > 0,
        )
        self._check_opening(definition, opened, brought)
        return opened

    async def sit_first(
        self,
        opened: Opened,
        name: str,
        seat: int | None,
        deck: str | None,
        bots: tuple[BotSeat, ...],
        invitation: str | None = None,
        against: str | None = None,
        language: str = LANGUAGES[0],
        client: str = "",
    ) -> Seated:
        """A new table, at which whoever opens it sits down, and the bots, and who is played by the game itself."""
        table = Table(new_id(), self.games.find(opened.game), opened)
        token = None if seat is None else new_token()
        sitting = await asyncio.to_thread(
            self._sitting_first, table, name, seat, deck, bots, token or "", against, language
        )
        await self.tables.create(table, sitting, client)
        return Seated(table.id, seat, token, invitation)

    def _sitting_first(
        self,
        table: Table,
        name: str,
        seat: int | None,
        deck: str | None,
        bots: tuple[BotSeat, ...],
        token: str,
        against: str | None,
        language: str,
    ) -> list[Sat]:
        """Who sits at a new table from the beginning."""
        # Decks are chosen one after the other, so that nobody gets one that is played already.
        trial = Table(table.id, table.definition, table.opened)
        if seat is not None:
            trial.seats[seat] = self._person(trial, seat, name, deck, token)
        for one in bots:
            trial.seats[one.seat] = self._bot(trial, one, language)
        for number, called in self._automated(trial).items():
            self._check_free(trial, number)
            trial.seats[number] = Sat(number, checked_name(called, trial.names), bot=AUTOMATED)
        for number in range(len(trial.seats)) if against is not None else ():
            if trial.seats[number] is None:
                trial.seats[number] = self._bot(trial, BotSeat(number, against or ""), language)
        return [sat for sat in trial.seats if sat is not None]

    async def learn(self, wanted: Learning) -> Seated:
        """Open the table of a lesson, at which the lesson answers for all seats but one."""
        game, _, name = wanted.lesson.partition(".lesson.")
        definition = self.games.find(game)
        try:
            lesson = lesson_called(definition.name, name)
        except UnknownName:
            raise no("no-such-lesson", NOT_FOUND) from None
        header = header_of(lesson)
        opened = Opened(
            definition.name,
            header.seats,
            header.seed,
            header.edition,
            header.options,
            private=True,
            invitation=hash_of(new_token()),
            version=__version__,
            lesson=lesson.id,
        )
        token, seat = new_token(), header.names.index(lesson.seat)
        called = [name.capitalize() for name in header.names]
        if wanted.name.strip():
            called[seat] = checked_name(wanted.name, [one for one in called if one != called[seat]])
        sitting = [
            Sat(number, name, hash_of(token)) if number == seat else Sat(number, name, bot=LESSON)
            for number, name in enumerate(called)
        ]
        loaded = await self.tables.create(Table(new_id(), definition, opened), sitting)
        return Seated(loaded.table.id, seat, token)

    async def join(self, table: str, wanted: Joining) -> Seated:
        """Sit down at a table."""
        loaded = await self.tables.load(table)
        if not loaded.table.invites(wanted.invitation):
            raise no("no-such-table", NOT_FOUND)
        seat = wanted.seat
        if seat is None:
            free = [number for number, sat in enumerate(loaded.table.seats) if sat is None]
            if not free:
                raise no("seat-taken")
            seat = free[0]
        token = new_token()
        sat = await asyncio.to_thread(self._person, loaded.table, seat, wanted.name, wanted.deck, token)
        await self.tables.write(loaded, sat)
        return Seated(table, seat, token)

    async def leave(self, table: str, token: str | None) -> None:
        """Leave a seat before the game begins."""
        loaded = await self.tables.load(table)
        await self.tables.write(loaded, Left(seat_held(loaded, token)))

    def _bot(self, table: Table, wanted: BotSeat, language: str) -> Sat:
        self._check_free(table, wanted.seat)
        chosen = checked_bot(table.definition.name, wanted.bot)
        called = bot_name(self.games, table, chosen, language)
        return Sat(wanted.seat, called, bot=chosen, deck=deck_for(self.games, table, wanted.deck))

    def _brought(self, definition: Definition, wanted: Opening, edition: str) -> list[Any]:
        """The decks that those bring who sit down at once, as options of the game."""
        if self.games.decks(wanted.game) is None or edition not in definition.editions:
            return []
        own = wanted.deck if wanted.seat is not None else None
        texts = [deck for deck in (own, *(bot.deck for bot in wanted.bots)) if deck is not None]
        format = self._format(wanted)
        return [checked_deck(self.games, wanted.game, text, format, edition) for text in texts]

    def _seats(self, definition: Definition, wanted: Opening, brought: list[Any]) -> int:
        """As many as are wanted, or usual; and one for everybody who is brought along beside those."""
        options = wanted.options
        try:
            seats = definition.usual_seats(options) if wanted.seats is None else wanted.seats
            kept = definition.seats_with(seats, options)
            needed = definition.seats_with(seats, {"decks": brought, **options}) if brought else kept
        except (TypeError, ValueError, LookupError):
            # Options come from outside and may be anything; what is wrong with them is told when they are checked.
            return wanted.seats or definition.seats[0]
        return needed if wanted.seats is None else seats + needed - kept

    def _automated(self, table: Table) -> dict[int, str]:
        opened = table.opened
        options = dict(opened.options)
        decks = [sat.deck for sat in table.seats if sat is not None and sat.deck is not None]
        if decks:
            options["decks"] = decks
        header = Header(opened.game, seats=opened.seats, edition=opened.edition, options=options)
        return table.definition.automated(header)

    def _person(self, table: Table, seat: int, name: str, deck: str | None, token: str) -> Sat:
        self._check_free(table, seat)
        called = checked_name(name, table.names)
        return Sat(seat, called, hash_of(token), deck=deck_for(self.games, table, deck))

    def _check_free(self, table: Table, seat: int) -> None:
        if not 0 <= seat < len(table.seats) or table.seats[seat] is not None:
            raise no("seat-taken")

    def _format(self, wanted: Opening) -> str:
        return checked_format(rules_of(self.games, wanted.game), wanted.format) if wanted.format else ""

    def _check_opening(self, definition: Definition, opened: Opened, brought: list[Any]) -> None:
        """Refuse at once what cannot be played; the decks that are not there yet come with the players."""
        options = dict(opened.options)
        rules = self.games.decks(definition.name)
        if rules is not None and opened.format:
            check_format_of_options(self.games, definition.name, options, opened.format, opened.edition)
        if rules is not None and not chosen_in(rules, options):
            ready = next(iter(rules.ready))
            others = [as_option(rules, rules.ready_deck(ready))] * opened.seats
            options["decks"] = [*brought, *others][: opened.seats]
        header = Header(
            definition.name, seats=opened.seats, seed=seed_from(opened.seed), edition=opened.edition, options=options
        )
        try:
            check(definition, header)
        except BadHeader as error:
            raise no("cannot-begin", BAD_REQUEST, why=str(error)) from None
        except Exception:
            # Options come from outside and may be anything; a game should say what is wrong with them.
            log.exception("%s could not judge the options of a table", definition.name)
            raise no("rules-failed", BAD_REQUEST) from None


def admit(loaded: Loaded, token: str | None, invitation: str | None) -> int | None:
    """The seat of somebody who may see a table; None for a spectator. A private table is not there for others."""
    seat = loaded.table.seat_of(token)
    if token is not None and seat is None:
        raise no("wrong-token", FORBIDDEN)
    if seat is None and not loaded.table.invites(invitation):
        raise no("no-such-table", NOT_FOUND)
    return seat


def seat_held(loaded: Loaded, token: str | None) -> int:
    """The seat that a token holds."""
    seat = loaded.table.seat_of(token)
    if seat is None:
        raise no("wrong-token", FORBIDDEN)
    return seat
