"""Records of games: to take home when the game is over, to look at step by step, and to go on from."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from nefrit import __version__
from nefrit.kernel.chance import written
from nefrit.kernel.definition import Definition
from nefrit.kernel.record import Damaged, Header, Record, read_record
from nefrit.server.service.bounds import check_options
from nefrit.server.service.entries import Opened
from nefrit.server.service.lobby import BotSeat, Lobby, Seated, SeatNumber, Short
from nefrit.server.service.messages import Line
from nefrit.server.service.replaying import Replayed, Replays
from nefrit.server.service.seating import checked_name
from nefrit.server.service.table import Table
from nefrit.server.service.telling import outcome_words
from nefrit.server.service.tokens import hash_of, new_seed, new_token
from nefrit.server.service.trouble import BAD_REQUEST, NOT_FOUND, no
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech

MOST_STEPS = 50
"""How many steps are told at once."""
MOST_POSITIONS = 20
"""How many positions are shown at once."""
MOST_CHARACTERS = 200_000
MOST_ANSWERS = 10_000
"""A record that somebody brings is at most so long; no game is nearly as long."""


class StepTold(msgspec.Struct, frozen=True):
    """One answer of a record: who decided what, and what followed."""

    number: int
    seat: int
    prompt: str
    answer: str
    lines: list[Line]


class StepsTold(msgspec.Struct, frozen=True):
    """Some steps of a record, and how many there are in all."""

    count: int
    steps: list[StepTold]


class Position(msgspec.Struct, frozen=True):
    """The table after so many answers of a record, as a seat saw it."""

    number: int
    count: int
    view: dict[str, Any]
    prompt: str | None
    options: list[str]
    outcome: str | None


class PositionsShown(msgspec.Struct, frozen=True):
    """The table after so many answers of a record, and after each of some more."""

    count: int
    positions: list[Position]


class RecordShown(msgspec.Struct, frozen=True):
    """What a record is of. `faithful` if it plays to the state to which it played when it was written."""

    game: str
    edition: str
    names: tuple[str, ...]
    count: int
    version: str
    faithful: bool
    outcome: str | None


class GoingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table at which a game goes on after so many of its answers.

    With `against` that bot, the best one if it is empty, takes every seat that is left: the game goes on at once.
    """

    after: Annotated[int, Meta(ge=0, le=2**31)]
    name: Short = ""
    seat: SeatNumber | None = 0
    private: bool = False
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=16)] = ()
    against: Short | None = None


class Records:
    """The records of the tables, and those that somebody brings.

    While a game is played its record is a secret, because it tells everything.
    """

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.games = lobby.games
        self.replays = Replays()

    def record(self, table: Table) -> Record:
        """The record of a game that is over."""
        if not table.has_ended:
            raise no("not-over")
        return table.record(__version__)

    async def of(self, table: Table) -> Replayed:
        """The record of a game that is over, played again."""
        return await self.replays.of(table.definition, self.record(table))

    async def brought(self, text: str) -> Replayed:
        """A record that somebody brings, played again."""
        try:
            record = read_record(text.encode())
        except Damaged as error:
            raise no("bad-record", BAD_REQUEST, why=str(error)) from None
        definition = self._definition(record)
        return await self.replays.of(definition, record)

    def _definition(self, record: Record) -> Definition:
        """The game of a record; refused if this is a record that is not looked at here."""
        header = record.header
        if header.position:
            # A position can describe what no play leads to, and the rules cannot go on from there.
            raise no("record-from-position", BAD_REQUEST)
        if len(record.answers) > MOST_ANSWERS:
            raise no("record-too-long", BAD_REQUEST, most=MOST_ANSWERS)
        check_options(header.options)
        for name in header.names:
            checked_name(name, ())
        return self.games.find(header.game)

    async def shown(self, replayed: Replayed, language: str) -> RecordShown:
        """What a record is of, and how it ended."""
        header = replayed.record.header
        last = (await self.positions(replayed, replayed.count, 1, None, language)).positions[0]
        return RecordShown(
            header.game,
            header.edition,
            header.names,
            replayed.count,
            replayed.record.version,
            replayed.faithful,
            last.outcome,
        )

    async def steps(self, replayed: Replayed, start: int, language: str) -> StepsTold:
        """What was decided from the answer of this number on, and what followed."""
        _check_step(replayed, start)
        return await asyncio.to_thread(_steps, replayed, start, self._speech(replayed, language))

    async def positions(
        self, replayed: Replayed, start: int, most: int, seat: int | None, language: str
    ) -> PositionsShown:
        """The table after so many answers, and after each of those that follow, as a seat or a spectator saw it."""
        _check_step(replayed, start)
        if seat is not None and not 0 <= seat < replayed.record.header.seats:
            raise no("no-such-seat", BAD_REQUEST)
        speech = self._speech(replayed, language)
        numbers = range(start, min(start + most, replayed.count + 1))
        shown = await asyncio.to_thread(self._positions, replayed, numbers, seat, speech)
        return PositionsShown(replayed.count, shown)

    def _positions(self, replayed: Replayed, numbers: range, seat: int | None, speech: Speech) -> list[Position]:
        with replayed.reading:
            return [self._position(replayed, number, seat, speech) for number in numbers]

    def _position(self, replayed: Replayed, number: int, seat: int | None, speech: Speech) -> Position:
        game = replayed.state(number)
        view = seen(game, game.seat_count if seat is None else seat)
        speech.explain(view)
        asked = view["decision"] is not None
        return Position(
            number,
            replayed.count,
            view,
            speech.prompt(view) if asked else None,
            speech.options(view) if asked else [],
            None if view["outcome"] is None else outcome_words(self.games, speech, view["outcome"]),
        )

    async def go_on(self, replayed: Replayed, wanted: GoingOn, language: str, client: str = "") -> Seated:
        """Open a table at which the game goes on from there: same cards, other players.

        Whoever has the record could know what chance will bring. Where another person may sit down it begins anew, and
        with it the whole deal if nothing has been answered. Bots have names in this language.
        """
        _check_step(replayed, wanted.after)
        if replayed.state(wanted.after).outcome is not None:
            raise no("is-over")
        header = replayed.record.header
        invitation = new_token() if wanted.private else None
        seed, reseeded = header.seed, header.reseeded
        if self._for_others(header, wanted):
            seed, reseeded = _anew(header, wanted.after)
        opened = Opened(
            header.game,
            header.seats,
            written(seed),
            header.edition,
            header.options,
            private=wanted.private,
            invitation=hash_of(invitation) if invitation else "",
            answers=tuple(replayed.record.answers[: wanted.after]),
            version=__version__,
            pauses=self.lobby.tables.pauses.usual > 0,
            from_record=True,
            reseeded=tuple([(after, written(anew)) for after, anew in reseeded]),
        )
        return await self.lobby.sit_first(
            opened, wanted.name, wanted.seat, None, wanted.bots, invitation, wanted.against, language, client
        )

    def _for_others(self, header: Header, wanted: GoingOn) -> bool:
        """Whether another person than who opens the table may sit down there."""
        taken = {wanted.seat, *[bot.seat for bot in wanted.bots], *self.games.find(header.game).automated(header)}
        return wanted.against is None and not taken.issuperset(range(header.seats))

    def _speech(self, replayed: Replayed, language: str) -> Speech:
        return self.games.speech(replayed.definition.name, replayed.record.header.names, language)


def _anew(header: Header, after: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The seed of a game that goes on after so many answers with a chance that nobody knows, and where that changes."""
    if after == 0:
        return new_seed(), ()
    kept = tuple([one for one in header.reseeded if one[0] < after])
    return header.seed, (*kept, (after, new_seed()))


def _check_step(replayed: Replayed, number: int) -> None:
    if not 0 <= number <= replayed.count:
        raise no("no-such-step", NOT_FOUND, most=replayed.count)


def _steps(replayed: Replayed, start: int, speech: Speech) -> StepsTold:
    told: list[StepTold] = []
    answers = replayed.record.answers[start : start + MOST_STEPS]
    with replayed.reading:
        for number, (seat, answer) in enumerate(answers, start=start + 1):
            before = replayed.state(number - 1)
            view = seen(before, seat)
            entries = speech.entries(replayed.entries(number), before.seat_count)
            lines = [Line(depth, text) for depth, text in entries]
            told.append(StepTold(number, seat, speech.prompt(view), speech.answer(view, answer), lines))
    return StepsTold(replayed.count, told)
