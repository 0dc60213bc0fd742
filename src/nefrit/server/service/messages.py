"""The messages between a client and the server over the WebSocket: JSON objects with a `type`.

They are strict: what is not described here is refused. A client says hello first. Then it is sent a view whenever
something changes, always of the present; whoever comes back says up to which sequence number it has read the log.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nefrit.server.service.tokens import LONGEST

MOST_PARTS = 1000
"""How many numbers an answer may have."""

Secret = Annotated[str, Meta(max_length=LONGEST)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Part = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. The token of a seat, or none to watch; the invitation where the table is private."""

    token: Secret | None = None
    invitation: Secret | None = None
    since: Number = msgspec.field(default=0, name="from")
    language: Annotated[str, Meta(max_length=10)] = "en"


class Answer(FromClient, frozen=True, tag="answer"):
    """The answer to the decision of this number, as the index of an option, indices, a number, or points."""

    decision: Number
    value: Part | Annotated[tuple[Part, ...], Meta(max_length=MOST_PARTS)]


class Undo(FromClient, frozen=True, tag="undo"):
    """Asks to take the last own answer back."""


class Agree(FromClient, frozen=True, tag="agree"):
    """Agrees to what was asked."""


class Decline(FromClient, frozen=True, tag="decline"):
    """Does not agree to what was asked."""


class Concede(FromClient, frozen=True, tag="concede"):
    """Gives up."""


class Rematch(FromClient, frozen=True, tag="rematch"):
    """Wants to play again."""


class Why(FromClient, frozen=True, tag="why"):
    """Asks why a card of the view cannot be used now."""

    card: Number


class Preview(FromClient, frozen=True, tag="preview"):
    """Asks what a card of the view would do if it were used now."""

    card: Number


class Policy(FromClient, frozen=True, tag="policy"):
    """When to be asked in windows: if the seat `can` act, `always`, or never (`pass`); for good or until then."""

    stop: Literal["can", "always", "pass"]
    until: Literal["", "phase", "round"] = ""


class GoOn(FromClient, frozen=True, tag="go-on"):
    """Ends a stop: the seat has nothing to do here."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


ClientMessage = Hello | Answer | Undo | Agree | Decline | Concede | Rematch | Why | Preview | Policy | GoOn | Ping

_decoder = msgspec.json.Decoder(ClientMessage)


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, and how deeply it is set in."""

    depth: int
    text: str


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log as the reader may know it, for boards that play it back; cards are ids of faces."""

    message: str
    arguments: dict[str, Any]


class Step(msgspec.Struct, frozen=True):
    """What the log tells of one answer."""

    sequence: int
    lines: list[Line]
    entries: list[Entry]


class Log(msgspec.Struct, frozen=True):
    """The news of the log: the reader drops all steps after `keep`, and adds these."""

    keep: int
    steps: list[Step]


class Asked(msgspec.Struct, frozen=True):
    """The decision of the reader in words; its number goes into the answer."""

    decision: int
    prompt: str
    options: list[str]


class UndoShown(msgspec.Struct, frozen=True):
    """Somebody asks to take something back."""

    seat: int
    agreed: list[int]


class Pause(msgspec.Struct, frozen=True):
    """Nothing can be answered now: a seat may be asked, or nobody is. `stop` if the reader itself lets it go on."""

    stop: bool


class PolicyShown(msgspec.Struct, frozen=True):
    """When the reader is asked in windows."""

    stop: str
    until: str


class View(ToClient, frozen=True, tag="view"):
    """The table as the reader may know it. It also acknowledges all that the reader did up to this sequence number.

    Every reader has sequence numbers of its own: they only grow.
    """

    sequence: int
    seat: int | None
    names: list[str]
    view: dict[str, Any]
    asked: Asked | None
    log: Log
    undo: UndoShown | None
    pause: Pause | None = None
    policy: PolicyShown | None = None


class Waiting(ToClient, frozen=True, tag="waiting"):
    """The game has not begun: seats without a name are free."""

    sequence: int
    seat: int | None
    names: list[str]


class Presence(ToClient, frozen=True, tag="presence"):
    """Who is connected, by seat, and how many watch."""

    seats: list[bool]
    spectators: int


class Over(ToClient, frozen=True, tag="over"):
    """The game is over. Who wants to play again, and the table where that is done once all do."""

    sequence: int
    winners: list[int]
    rule: str
    words: str
    rematch: list[int]
    table: str | None


class Refused(ToClient, frozen=True, tag="refused"):
    """Something was refused: the rule that says so, and why in words."""

    rule: str
    words: str


class Reason(msgspec.Struct, frozen=True):
    """A reason why not, and the rule that says so."""

    rule: str
    words: str


class Reasons(ToClient, frozen=True, tag="reasons"):
    """The answer to `why`: no reasons if nothing speaks against it."""

    card: int
    reasons: list[Reason]


class Previewed(ToClient, frozen=True, tag="previewed"):
    """The answer to `preview`: what the game tells of the card, nothing if it has no previews or none of this card.

    `words` are the texts of the parts of cards that it names by their addresses.
    """

    card: int
    preview: dict[str, Any] | None
    words: dict[str, str]


class Pong(ToClient, frozen=True, tag="pong"):
    """Somebody is there."""

    sequence: int


class NotUnderstood(ValueError):
    """A message is not one of those described here."""


def read(data: bytes | str) -> ClientMessage:
    """A message of a client; NotUnderstood if it is none."""
    try:
        message: ClientMessage = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotUnderstood(str(error)[:200]) from None
    return message


def write(message: ToClient) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
