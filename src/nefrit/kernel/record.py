"""Records: a game as its header and its answers. Whoever has these two has the whole game."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from nefrit.kernel.chance import commitment_to, seed_from, written
from nefrit.kernel.decisions import Answer
from nefrit.kernel.plain import Plain

FORMAT: Final = 1
NAMES: Final = ("ann", "bob", "cid", "dan", "eva", "fox")
"""What seats are called where nobody gave them names."""


MOST_SEATS: Final = 100

EVERY_WINDOW: Final = "every window"
"""Where a game stops that stops at windows which nobody can use."""


class Damaged(ValueError):
    """A file or message from outside is not what it should be: the message says what is wrong, and where."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Header(Plain):
    """How a game begins: which game and edition, how many seats, options such as decks, and the seed of chance.

    A game that begins in the middle has a `position` too, in the text format of positions. One that `stops` asks every
    seat in every window, also those that can only pass: for whoever studies the windows, not for players. One that goes
    on from another is `reseeded`: after so many answers chance begins anew, with this seed.
    """

    __slots__ = ("edition", "game", "names", "options", "position", "reseeded", "seats", "seed", "stops")

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seed: int = 0,
        edition: str = "",
        options: dict[str, Any] | None = None,
        names: tuple[str, ...] = (),
        position: str = "",
        stops: bool = False,
        reseeded: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.edition = edition
        self.options = options or {}
        self.names = names or tuple([*NAMES, *(f"seat{n}" for n in range(len(NAMES), seats))][:seats])
        self.position = position
        self.stops = stops
        self.reseeded = reseeded

    def to_data(self) -> dict[str, Any]:
        """The header as data for JSON."""
        data: dict[str, Any] = {
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "names": list(self.names),
            "seed": written(self.seed),
            "options": self.options,
            "position": self.position,
        }
        if self.stops:
            data["stops"] = True
        if self.reseeded:
            data["reseeded"] = [[after, written(seed)] for after, seed in self.reseeded]
        return data

    @property
    def newest_seed(self) -> int:
        """The seed from which what was left to chance at the end followed."""
        return self.reseeded[-1][1] if self.reseeded else self.seed


# Made by a function and not by a class statement, because mypyc does not compile msgspec's classes.
_HeaderData: Any = msgspec.defstruct(
    "HeaderData",
    [
        ("game", str),
        ("seed", int | str),
        ("seats", int),
        ("edition", str, ""),
        ("names", tuple[str, ...], ()),
        ("options", dict[str, Any], {}),
        ("position", str, ""),
        ("stops", bool, False),
        ("reseeded", tuple[tuple[int, int | str], ...], ()),
    ],
    forbid_unknown_fields=True,
)
_RecordData: Any = msgspec.defstruct(
    "RecordData",
    [
        ("nefrit", int),
        ("version", str),
        ("header", _HeaderData),
        ("answers", list[tuple[int, int | tuple[int, ...]]]),
        ("digest", str, ""),
        ("commitment", str, ""),
        ("rules", int | None, None),
        ("marks", str, ""),
    ],
    forbid_unknown_fields=True,
)


class Record:
    """A header and the answers in the order in which they came, each with its seat.

    `digest` is the fingerprint of the state after the last answer, so that a replay can be checked; `version` is that
    of the program that wrote the record; `commitment` the hash of the secret seed, which the table showed to everybody
    before the game. `rules` is the version of the game's rules, None in records of old; `marks` has for each answer the
    first digits of the fingerprint after it.
    """

    __slots__ = ("answers", "commitment", "digest", "header", "marks", "rules", "version")

    def __init__(
        self,
        header: Header,
        answers: list[tuple[int, Answer]],
        *,
        digest: str = "",
        version: str = "",
        commitment: str = "",
        rules: int | None = None,
        marks: str = "",
    ) -> None:
        self.header = header
        self.answers = answers
        self.digest = digest
        self.version = version
        self.commitment = commitment
        self.rules = rules
        self.marks = marks

    def keeps(self, hashed: str) -> bool:
        """Whether the seed is the one to which a hash commits; so it is if there is no hash."""
        return not hashed or hashed == commitment_to(self.header.newest_seed)

    def check_commitment(self, shown: str = "") -> None:
        """Raise Damaged if the seed is not the one that was committed to, by either hash."""
        for hashed in (self.commitment, shown):
            if not self.keeps(hashed):
                raise Damaged(f"the seed of the record is not the one that was committed to by the hash {hashed[:80]}")

    def to_json(self) -> bytes:
        """The record as a JSON text, ready to be stored or sent."""
        data = {
            "nefrit": FORMAT,
            "version": self.version,
            "header": self.header.to_data(),
            "answers": self.answers,
            "digest": self.digest,
        }
        if self.commitment:
            data["commitment"] = self.commitment
        if self.rules is not None:
            data["rules"] = self.rules
        if self.marks:
            data["marks"] = self.marks
        return msgspec.json.encode(data) + b"\n"


def header_from(data: Any) -> Header:
    """A header from decoded data."""
    if not 0 < data.seats <= MOST_SEATS:
        raise Damaged(f"a game has 1 to {MOST_SEATS} seats, not {data.seats}")
    if data.names and len(data.names) != data.seats:
        raise Damaged(f"there are {data.seats} seats and {len(data.names)} names")
    try:
        seed = seed_from(data.seed)
        reseeded = tuple([(after, seed_from(given)) for after, given in data.reseeded])
    except ValueError as error:
        raise Damaged(str(error)) from None
    return Header(
        data.game,
        seats=data.seats,
        seed=seed,
        edition=data.edition,
        options=data.options,
        names=data.names,
        position=data.position,
        stops=data.stops,
        reseeded=reseeded,
    )


def read_header(data: object) -> Header:
    """A header from data that came from outside; Damaged if it is not one."""
    try:
        return header_from(msgspec.convert(data, _HeaderData))
    except msgspec.ValidationError as error:
        raise Damaged(f"not the header of a game: {error}") from None


def read_record(text: bytes) -> Record:
    """A record from its JSON text; Damaged if it is not one."""
    if not text.strip():
        raise Damaged("the record is empty")
    try:
        data = msgspec.json.decode(text, type=_RecordData)
    except msgspec.ValidationError as error:
        raise Damaged(f"not a record: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged(f"the record is not readable JSON: {error}") from None
    if data.nefrit != FORMAT:
        raise Damaged(f"the record has format {data.nefrit}; this program reads format {FORMAT}")
    return Record(
        header_from(data.header),
        list(data.answers),
        digest=data.digest,
        version=data.version,
        commitment=data.commitment,
        rules=data.rules,
        marks=data.marks,
    )
