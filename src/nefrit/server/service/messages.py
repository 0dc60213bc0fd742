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
MOST_STOPS = 100
MOST_CARDS = 500
"""For how many windows and cards a seat may say when it wants to be asked."""

Secret = Annotated[str, Meta(max_length=LONGEST)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Part = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Name = Annotated[str, Meta(max_length=100)]
Rule = Literal["always", "can", "happened", "never"]
"""When to be asked in a window: always; if one can do something that matters or somebody acted there; only if something
happened; never."""


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


class StartOver(FromClient, frozen=True, tag="start-over"):
    """Goes back to the beginning of the lesson that is played at the table."""


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
    """Asks why a card of the view cannot be used now, or another thing on the table, by its name, as `ring/fire`."""

    card: Number | None = None
    place: Annotated[str, Meta(max_length=100)] = ""


class Preview(FromClient, frozen=True, tag="preview"):
    """Asks what a card of the view would do if it were used now."""

    card: Number


class Retract(FromClient, frozen=True, tag="retract"):
    """Takes the last own answer back, if nobody has learnt anything from it."""


class Turned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule for the seat's own turn, and one for the turns of others."""

    mine: Rule
    theirs: Rule


def turned(mine: str, theirs: str) -> Turned:
    """Rules that were checked before, as they are told."""
    return msgspec.convert({"mine": mine, "theirs": theirs}, Turned)


class Policy(FromClient, frozen=True, tag="policy"):
    """When to be asked. What is left out stays as it was.

    `stops` are rules by window: a step of the timing chart, or `responses`. Windows that are left out have the rule
    that the chart proposes. Asked are then also only questions with more than one answer, unless `ask` is true. `until`
    passes in all windows until something happens (`event`), the seat's next turn begins, or the phase or round is over;
    an empty one ends that. `cards` names by their faces those for which to be asked wherever they can be used, or
    not. `quiet` is a card whose responses are passed over for the rest of the round.

    `stop` is one rule for all windows instead: asked if the seat `can` do anything, `always`, or never (`pass`).
    """

    stop: Literal["can", "always", "pass"] | None = None
    until: Literal["", "event", "turn", "phase", "round"] | None = None
    stops: Annotated[dict[Name, Rule | Turned], Meta(max_length=MOST_STOPS)] | None = None
    cards: Annotated[dict[Name, bool], Meta(max_length=MOST_CARDS)] | None = None
    ask: bool | None = None
    quiet: Number | None = None


class GoOn(FromClient, frozen=True, tag="go-on"):
    """Ends a stop: the seat has nothing to do here."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


ClientMessage = (
    Hello
    | Answer
    | Undo
    | Retract
    | StartOver
    | Agree
    | Decline
    | Concede
    | Rematch
    | Why
    | Preview
    | Policy
    | GoOn
    | Ping
)

_decoder = msgspec.json.Decoder(ClientMessage)


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, and how deeply it is set in."""

    depth: int
    text: str


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as the reader may know it, to be played back; cards among its arguments are ids of faces.

    `beat` is the kind of thing that it shows, empty if it is only told; `line` the line of the step that tells it, -1
    if none does. `handles` says how the view speaks of its cards, `seats` which arguments are seats. `moves` and
    `figures` are what has changed since the entry before in its cards and seats.
    """

    message: str
    arguments: dict[str, Any]
    beat: str = ""
    line: int = -1
    depth: int = 0
    handles: dict[str, Any] = {}
    seats: list[str] = []
    moves: list[dict[str, Any]] = []
    figures: list[dict[str, Any]] = []


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
    """The decision of the reader in words; its number goes into the answer.

    `window` is the window in which it may pass: a step of the timing chart, or `responses`; empty if it is in none.
    """

    decision: int
    prompt: str
    options: list[str]
    window: str = ""


class UndoShown(msgspec.Struct, frozen=True):
    """Somebody asks to take something back."""

    seat: int
    agreed: list[int]


class Pause(msgspec.Struct, frozen=True):
    """Nothing can be answered now: a seat may be asked, or nobody is. `stop` if the reader itself lets it go on."""

    stop: bool


class PolicyShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """When the reader is asked. Without `stops` the rule `stop` holds for all windows.

    `passing` while it is passed over, `until` says how long. `proposal` is the face of a card that could have been used
    in a window in which the reader was passed over: it may want a stop for it.
    """

    stop: str
    until: str
    stops: dict[str, Turned] | None = None
    cards: dict[str, bool] = {}
    ask: bool = False
    passing: bool = False
    proposal: str | None = None


class Back(msgspec.Struct, frozen=True):
    """Whether the reader can take its last answer back itself, or ask to."""

    retract: bool
    undo: bool


class CoachShown(msgspec.Struct, frozen=True):
    """What the coach says at the table of a lesson; `point` are the places it speaks of, as the lesson names them.

    `end` is empty while the lesson goes on, else `success` or `failure`; `next` is the lesson after this one, if any.
    """

    lesson: str
    number: int
    count: int
    title: str
    goal: str
    step: int
    steps: int
    said: list[str]
    hints: list[str]
    point: list[str]
    must_take_back: bool
    may_take_back: bool
    end: str
    next: str | None


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
    back: Back | None = None
    coach: CoachShown | None = None


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


class When(msgspec.Struct, frozen=True):
    """A step of the timing chart, with its title and rule."""

    step: str
    title: str
    rule: str


class Reasons(ToClient, frozen=True, tag="reasons"):
    """The answer to `why`: whether it can be chosen now; if not, what speaks against it, most decisive first.

    `verdict` is `can-choose`, `refused`, `not-among` (it is not what is asked about), `others-decide` or `over`; `rule`
    that of the decision or step that runs; `when` the step in which its time comes next, where there is one.
    """

    card: int | None
    place: str
    verdict: str
    rule: str
    reasons: list[Reason]
    when: list[When]


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
