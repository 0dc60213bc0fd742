"""Records of games that are over: to take home, to look at step by step, and to go on from."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from nefrit import __version__
from nefrit.kernel.decisions import Answer
from nefrit.kernel.match import Match, replay
from nefrit.kernel.record import Record
from nefrit.server.service.entries import Opened
from nefrit.server.service.lobby import BotSeat, Lobby, Seated, SeatNumber, Short
from nefrit.server.service.messages import Line
from nefrit.server.service.storing import OVER
from nefrit.server.service.table import Table
from nefrit.server.service.telling import outcome_words, seen
from nefrit.server.service.tokens import hash_of, new_token
from nefrit.server.service.trouble import BAD_REQUEST, NOT_FOUND, no
from nefrit.text.speech import Speech

MOST_STEPS = 50
"""How many steps are told at once."""


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


class GoingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table at which a game goes on after so many of its answers."""

    after: Annotated[int, Meta(ge=0, le=2**31)]
    name: Short = ""
    seat: SeatNumber | None = 0
    private: bool = False
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=16)] = ()


class Records:
    """The records of the tables. While a game is played its record is a secret, because it tells everything."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.games = lobby.games

    def record(self, table: Table) -> Record:
        """The record of a game that is over."""
        if table.state != OVER:
            raise no("not-over")
        return table.record(__version__)

    async def steps(self, table: Table, start: int, language: str) -> StepsTold:
        """What was decided from the answer of this number on, and what followed."""
        record = self.record(table)
        count = len(record.answers)
        if not 0 <= start <= count:
            raise no("no-such-step", NOT_FOUND, most=count)
        match = await self._replayed(table, record, start)
        speech = self.games.speech(table.definition.name, table.names, language)
        told: list[StepTold] = []
        for number, (seat, answer) in enumerate(record.answers[start : start + MOST_STEPS], start=start + 1):
            view = seen(match.game, seat)
            written = len(match.log.entries)
            prompt, chosen = speech.prompt(view), _chosen(speech, view, answer)
            match.answer(seat, answer)
            entries = speech.entries(match.log.entries[written:], match.game.seat_count)
            told.append(StepTold(number, seat, prompt, chosen, [Line(depth, text) for depth, text in entries]))
        return StepsTold(count, told)

    async def position(self, table: Table, number: int, seat: int | None, language: str) -> Position:
        """The table after so many answers, as a seat or a spectator saw it."""
        record = self.record(table)
        count = len(record.answers)
        if not 0 <= number <= count:
            raise no("no-such-step", NOT_FOUND, most=count)
        if seat is not None and not 0 <= seat < record.header.seats:
            raise no("no-such-seat", BAD_REQUEST)
        match = await self._replayed(table, record, number)
        view = seen(match.game, match.game.seat_count if seat is None else seat)
        speech = self.games.speech(table.definition.name, table.names, language)
        asked = view["decision"] is not None
        return Position(
            number,
            count,
            view,
            speech.prompt(view) if asked else None,
            speech.options(view) if asked else [],
            None if view["outcome"] is None else outcome_words(self.games, speech, view["outcome"]),
        )

    async def go_on(self, table: Table, wanted: GoingOn) -> Seated:
        """Open a table at which the game goes on from there: same cards, same chance, other players."""
        record = self.record(table)
        if wanted.after > len(record.answers):
            raise no("no-such-step", NOT_FOUND, most=len(record.answers))
        match = await self._replayed(table, record, wanted.after)
        if match.game.outcome is not None:
            raise no("is-over")
        header = record.header
        invitation = new_token() if wanted.private else None
        opened = Opened(
            header.game,
            header.seats,
            header.seed,
            header.edition,
            header.options,
            private=wanted.private,
            invitation=hash_of(invitation) if invitation else "",
            answers=tuple(record.answers[: wanted.after]),
            version=__version__,
        )
        return await self.lobby.sit_first(opened, wanted.name, wanted.seat, None, wanted.bots, invitation)

    async def _replayed(self, table: Table, record: Record, until: int) -> Match:
        # A long game takes a while to play again, and other tables shall not wait for it.
        return await asyncio.to_thread(replay, table.definition, record, until=until)


def _chosen(speech: Speech, view: dict[str, Any], answer: Answer) -> str:
    """What was answered to the question of a view, in words."""
    decision = view["decision"]
    labels = speech.options(view)
    if isinstance(answer, int):
        return labels[answer] if decision["kind"] == "one" else str(answer)
    if decision["kind"] == "distribute":
        return speech.say_list([f"{label} {points}" for label, points in zip(labels, answer, strict=True)])
    return speech.say_list([labels[index] for index in answer]) or "-"
