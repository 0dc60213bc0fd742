"""The log: what happened, derived from occurrences, for each reader as far as that reader may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nefrit.kernel.chart import place_in
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Node
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import card_fields_of, fields_of, seat_fields_of, secret_fields_of
from nefrit.kernel.watcher import Watcher

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame
    from nefrit.kernel.procedures import Procedure
    from nefrit.kernel.windows import Window

UNKNOWN_CARD: Final = None
"""Stands in a line of the log for a card that its reader may not know."""


class Entry:
    """One line of the log: an occurrence, how deeply it is nested, and who knew which of its cards at that time."""

    __slots__ = ("cards", "depth", "occurrence", "seen")

    def __init__(self, occurrence: Occurrence, depth: int, cards: dict[int, str], seen: dict[int, int]) -> None:
        self.occurrence = occurrence
        self.depth = depth
        self.cards = cards
        self.seen = seen

    def read(self, seat: int) -> dict[str, Any]:
        """The entry as a seat may read it: the message id, and its arguments by name. Cards are face ids or None.

        `cards` and `seats` name the arguments that are cards and seat numbers.
        """
        occurrence = self.occurrence
        kind = type(occurrence)
        arguments: dict[str, Any] = {}
        for name in fields_of(kind):
            value = getattr(occurrence, name)
            if isinstance(value, Node) or name in kind.untold:
                # A tree is for the rules: who reads is told by message and cards what it does.
                continue
            if name in secret_fields_of(kind) and seat not in _owners(occurrence):
                value = None
            elif name in card_fields_of(kind):
                value = (
                    [self._read_card(card, seat) for card in value]
                    if isinstance(value, tuple)
                    else (self._read_card(value, seat))
                )
            arguments[name] = value
        return {
            "message": kind.message,
            "arguments": arguments,
            "cards": list(card_fields_of(kind)),
            "seats": list(seat_fields_of(kind)),
            "depth": self.depth,
        }

    def _read_card(self, card: int, seat: int) -> str | None:
        if card != NO_CARD and self.seen[card] >> seat & 1:
            return self.cards[card]
        return UNKNOWN_CARD


def _owners(occurrence: Occurrence) -> tuple[int, ...]:
    """The seats whose own business an occurrence is: the first of its seat fields."""
    for name in seat_fields_of(type(occurrence)):
        value = getattr(occurrence, name)
        return value if isinstance(value, tuple) else (value,)
    return ()


class Opportunity:
    """A moment at which, for all the others know, a seat could act: it was asked or skipped, and they cannot tell.

    `game` is the table at that moment, None where even that would tell; `written` is how long the log was. `times` is
    how often the seat could act in a row.
    """

    __slots__ = ("game", "seat", "times", "written")

    def __init__(self, seat: int, game: AnyGame | None, written: int) -> None:
        self.seat = seat
        self.game = game
        self.written = written
        self.times = 1


Mark = tuple[int, int, tuple[tuple[int, type], ...]]
"""A place in a log, to which it can be rewound."""


class Opened(NamedTuple):
    """A window in which somebody was asked: what it is called, the rule that opens it, the step of the timing chart in
    which it did, and what it was opened for, such as the messages of what can be reacted to."""

    name: str
    rule: str
    at: str
    about: tuple[str, ...]


class Log(Watcher):
    """What has happened so far, for whoever watches a game.

    `opportunities` are those since the last answer (see `Match`). `windows` are those in which somebody was asked, kept
    only if that is wanted, and `open` those of them that are open, each by its depth in the stack and its class.
    `witness` is told of every occurrence as it is written, while the game is as it is at that moment.
    """

    __slots__ = ("entries", "open", "opportunities", "windows", "witness")

    def __init__(self, *, windows: bool = False) -> None:
        super().__init__(wants_opportunities=True)
        self.entries: list[Entry] = []
        self.opportunities: list[Opportunity] = []
        self.windows: list[Opened] | None = [] if windows else None
        self.open: list[tuple[int, type]] = []
        self.witness: Callable[[AnyGame, Occurrence], None] | None = None

    def mark(self) -> Mark:
        """How much has been written so far, and which windows are open."""
        return len(self.entries), len(self.windows or ()), tuple(self.open)

    def rewind(self, mark: Mark) -> None:
        """Forget what was written since then."""
        entries, windows, open = mark
        del self.entries[entries:]
        self.opportunities.clear()
        if self.windows is not None:
            del self.windows[windows:]
            self.open = list(open)

    def asks(self, game: AnyGame, window: Window) -> None:
        """Write down that somebody is asked in a window, if it has only opened now."""
        if self.windows is not None:
            self.asks_in(game, window, window.called(), window.rule, window.about(game))

    def asks_in(self, game: AnyGame, window: Procedure, name: str, rule: str, about: tuple[str, ...]) -> None:
        """Write down that somebody is asked in a window, if it has only opened now."""
        if self.windows is None:
            return
        place = len(game.stack), type(window)
        while self.open and self.open[-1][0] >= place[0] and self.open[-1] != place:
            self.open.pop()
        if not self.open or self.open[-1] != place:
            self.open.append(place)
            steps = place_in(game.definition.chart(), game)[1]
            self.windows.append(Opened(name, rule, steps[-1] if steps else "", about))

    def closes(self, game: AnyGame) -> None:
        """Write down that the window on top of the stack is over."""
        while self.open and self.open[-1][0] >= len(game.stack):
            self.open.pop()

    def add(self, game: AnyGame, occurrence: Occurrence) -> None:
        """Write an occurrence down, with who knows its cards now."""
        cards: dict[int, str] = {}
        seen: dict[int, int] = {}
        for name in card_fields_of(type(occurrence)):
            value = getattr(occurrence, name)
            for card in value if isinstance(value, tuple) else (value,):
                if card != NO_CARD:
                    cards[card] = game.faces[card].id
                    seen[card] = game.known_to[card]
        depth = sum(1 for frame in game.stack if frame.nests)
        self.entries.append(Entry(occurrence, depth, cards, seen))
        if self.witness is not None:
            self.witness(game, occurrence)

    def note_opportunity(self, game: AnyGame, seat: int, *, shown: bool, table: AnyGame | None = None) -> None:
        """Note that a seat could act now. Of several in a row for one seat the first is kept, with their number."""
        if self.opportunities and self.opportunities[-1].seat == seat:
            self.opportunities[-1].times += 1
            return
        kept = (table or game).clone() if shown else None
        self.opportunities.append(Opportunity(seat, kept, len(self.entries)))

    def read(self, seat: int, start: int = 0) -> list[dict[str, Any]]:
        """The entries from `start` on, as a seat may read them."""
        return [entry.read(seat) for entry in self.entries[start:]]


def readings(game: AnyGame, seat: int, occurrences: list[Occurrence]) -> list[dict[str, Any]]:
    """Occurrences as the log would have them for a player, who need not know all cards in them."""
    log = Log()
    for occurrence in occurrences:
        log.add(game, occurrence)
    return log.read(seat)
