"""The entries of a table's log: all that ever happens there, in order. The table follows from them alone."""

from __future__ import annotations

from typing import Any

import msgspec

from nefrit.kernel.chance import seed_from
from nefrit.kernel.decisions import Answer


class Opened(msgspec.Struct, frozen=True, tag_field="entry", tag="opened", forbid_unknown_fields=True):
    """The first entry. `invitation` is a hash; `answers` are those of the game from which this one goes on.

    With `pauses` nobody learns who is asked and who is passed over, nor what is begun before it is done (see `pacing`).
    At the table of a `lesson` one person learns, and the lesson answers for all others.
    One that goes on from a record says it (`from_record`); where another person sits chance is `reseeded`.
    """

    game: str
    seats: int
    seed: int | str
    edition: str = ""
    options: dict[str, Any] = {}
    format: str = ""
    private: bool = False
    invitation: str = ""
    answers: tuple[tuple[int, int | tuple[int, ...]], ...] = ()
    version: str = ""
    pauses: bool = False
    lesson: str = ""
    from_record: bool = False
    reseeded: tuple[tuple[int, int | str], ...] = ()

    @property
    def newest_seed(self) -> int:
        """The seed from which what is left to chance follows now."""
        return seed_from(self.reseeded[-1][1] if self.reseeded else self.seed)


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
    """A seat answered: `decision` is the number of the decision. `by` says why if the table answered for it.

    `mark` is that of the state after it, by which is seen whether the log is still played by the same rules.
    """

    seat: int
    decision: int
    value: Answer
    by: str = ""
    mark: str = ""


class Retracted(msgspec.Struct, frozen=True, tag_field="entry", tag="retracted", forbid_unknown_fields=True):
    """A seat took back its last answer, of which nobody had learnt anything."""

    seat: int


class StartedOver(msgspec.Struct, frozen=True, tag_field="entry", tag="started-over", forbid_unknown_fields=True):
    """A seat goes back to the beginning of its lesson."""

    seat: int


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
    """A seat says when it wants to be asked; nobody else learns of it. What it does not speak of stays as it was.

    `stop` is one rule for all windows, `stops` are rules by window, on the seat's own turn and on that of others. With
    `until` and no rule it is passed over until then; not any longer if that is empty.
    """

    seat: int
    stop: str = ""
    until: str | None = None
    stops: dict[str, tuple[str, str]] | None = None
    cards: dict[str, bool] | None = None
    ask: bool | None = None
    quiet: int | None = None


class WentOn(msgspec.Struct, frozen=True, tag_field="entry", tag="went-on", forbid_unknown_fields=True):
    """A pause is over. Nobody can tell from it who was passed over."""


Entry = (
    Opened
    | Sat
    | Left
    | Answered
    | Retracted
    | StartedOver
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
