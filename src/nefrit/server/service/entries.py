"""The entries of a table's log: all that ever happens there, in order. The table follows from them alone."""

from __future__ import annotations

from typing import Any

import msgspec

from nefrit.kernel.decisions import Answer


class Opened(msgspec.Struct, frozen=True, tag_field="entry", tag="opened", forbid_unknown_fields=True):
    """The first entry. `invitation` is a hash; `answers` are those of the game from which this one goes on.

    With `pauses` nobody learns who is asked and who is passed over (see `pacing`).
    """

    game: str
    seats: int
    seed: int
    edition: str = ""
    options: dict[str, Any] = {}
    format: str = ""
    private: bool = False
    invitation: str = ""
    answers: tuple[tuple[int, int | tuple[int, ...]], ...] = ()
    version: str = ""
    pauses: bool = False


class Sat(msgspec.Struct, frozen=True, tag_field="entry", tag="sat", forbid_unknown_fields=True):
    """Somebody took a seat: a person, whose token's hash is kept, or a bot. The game begins when all are taken."""

    seat: int
    name: str
    token: str = ""
    bot: str = ""
    deck: Any = None


class Left(msgspec.Struct, frozen=True, tag_field="entry", tag="left", forbid_unknown_fields=True):
    """Somebody left a seat before the game began."""

    seat: int


class Answered(msgspec.Struct, frozen=True, tag_field="entry", tag="answered", forbid_unknown_fields=True):
    """A seat answered: `decision` is the sequence number at which it was asked."""

    seat: int
    decision: int
    value: Answer


class UndoAsked(msgspec.Struct, frozen=True, tag_field="entry", tag="undo-asked", forbid_unknown_fields=True):
    """A seat wants its last answer back, and with it all that came after."""

    seat: int


class UndoAgreed(msgspec.Struct, frozen=True, tag_field="entry", tag="undo-agreed", forbid_unknown_fields=True):
    """A seat agrees; when all people have, it is done."""

    seat: int


class UndoDeclined(msgspec.Struct, frozen=True, tag_field="entry", tag="undo-declined", forbid_unknown_fields=True):
    """A seat does not agree."""

    seat: int


class Conceded(msgspec.Struct, frozen=True, tag_field="entry", tag="conceded", forbid_unknown_fields=True):
    """A seat gives up. When one is left it has won; among more a bot plays on in its place."""

    seat: int


class RematchAsked(msgspec.Struct, frozen=True, tag_field="entry", tag="rematch-asked", forbid_unknown_fields=True):
    """A seat wants to play again; when all people want to, there is a new table."""

    seat: int


class PolicySet(msgspec.Struct, frozen=True, tag_field="entry", tag="policy-set", forbid_unknown_fields=True):
    """A seat says when it wants to be asked in windows in which it could act; nobody else learns of it."""

    seat: int
    stop: str
    until: str = ""


class WentOn(msgspec.Struct, frozen=True, tag_field="entry", tag="went-on", forbid_unknown_fields=True):
    """A pause is over. Nobody can tell from it who was passed over."""


Entry = (
    Opened
    | Sat
    | Left
    | Answered
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | Conceded
    | RematchAsked
    | PolicySet
    | WentOn
)

_decoder = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """An entry as the text that is stored."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> Entry:
    """An entry from its stored text."""
    entry: Entry = _decoder.decode(text)
    return entry
