"""The log: what happened, derived from occurrences, for each reader as far as that reader may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nefrit.kernel.changes import NOTHING, Changes, changes, zone_name
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
    """One line of the log: an occurrence, how deeply it is nested, and who knew which of its cards at that time.

    `places` are those of its cards that lay in play, `changes` what had changed since the entry before.
    """

    __slots__ = ("cards", "changes", "depth", "occurrence", "places", "seen")

    def __init__(
        self,
        occurrence: Occurrence,
        depth: int,
        cards: dict[int, str],
        seen: dict[int, int],
        places: dict[int, str],
        changes: Changes,
    ) -> None:
        self.occurrence = occurrence
        self.depth = depth
        self.cards = cards
        self.seen = seen
        self.places = places
        self.changes = changes

    def read(self, seat: int) -> dict[str, Any]:
        """The entry as a seat may read it: the message id, and its arguments by name. Cards are face ids or None.

        `cards` and `seats` name the arguments that are cards and seat numbers, and `handles` says how a view speaks of
        these cards: by its number if the seat knew it, by its place if it lay in play, else not at all. `moves` are the
        cards among them that lie in another zone than at the entry before, and `figures` what had changed in them and
        in the seats.
        """
        occurrence = self.occurrence
        kind = type(occurrence)
        arguments: dict[str, Any] = {}
        handles: dict[str, Any] = {}
        for name in fields_of(kind):
            value = getattr(occurrence, name)
            if isinstance(value, Node) or name in kind.untold:
                # A tree is for the rules: who reads is told by message and cards what it does.
                continue
            if name in secret_fields_of(kind) and seat not in _owners(occurrence):
                value = None
            elif name in card_fields_of(kind):
                if isinstance(value, tuple):
                    handles[name] = [self._handle(card, seat) for card in value]
                    value = [self._read_card(card, seat) for card in value]
                else:
                    handles[name] = self._handle(value, seat)
                    value = self._read_card(value, seat)
            arguments[name] = value
        return {
            "message": kind.message,
            "arguments": arguments,
            "cards": list(card_fields_of(kind)),
            "seats": list(seat_fields_of(kind)),
            "depth": self.depth,
            "handles": handles,
            "moves": self._moves(seat),
            "figures": self._figures(seat),
        }

    def _read_card(self, card: int, seat: int) -> str | None:
        if card != NO_CARD and self.seen[card] >> seat & 1:
            return self.cards[card]
        return UNKNOWN_CARD

    def _handle(self, card: int, seat: int) -> int | str | None:
        if card == NO_CARD:
            return None
        return card if self.seen[card] >> seat & 1 else self.places.get(card)

    def _moves(self, seat: int) -> list[dict[str, Any]]:
        """The cards that were seen to go, or that are missed where they lay, and seen or counted where they lie now."""
        return [
            {
                "card": self._handle(one.card, seat),
                "face": self._read_card(one.card, seat),
                "from": one.origin,
                "to": one.goal,
            }
            for one in self.changes.journeys
            if (one.fewer or one.saw >> seat & 1) and (one.more or one.sees >> seat & 1)
        ]

    def _figures(self, seat: int) -> list[dict[str, Any]]:
        return [
            {
                "card": self._handle(one.card, seat),
                "seat": one.seat if one.card == NO_CARD else None,
                "fact": one.fact,
                "before": one.before,
                "after": one.after,
            }
            for one in self.changes.figures
            if one.owner in (-1, seat)
        ]


def _owners(occurrence: Occurrence) -> tuple[int, ...]:
    """The seats whose own business an occurrence is: the first of its seat fields."""
    for name in seat_fields_of(type(occurrence)):
        value = getattr(occurrence, name)
        return value if isinstance(value, tuple) else (value,)
    return ()


def _seats_in(occurrence: Occurrence, seat_count: int) -> list[int]:
    """The seats that an occurrence names."""
    named: list[int] = []
    for name in seat_fields_of(type(occurrence)):
        value = getattr(occurrence, name)
        named += value if isinstance(value, tuple) else (value,)
    return [seat for seat in dict.fromkeys(named) if 0 <= seat < seat_count]


def _places(game: AnyGame, cards: Iterable[int]) -> dict[int, str]:
    """How one speaks of those of these cards that lie in play, if one does not know them."""
    return {
        card: f"{zone_name(game, card)}/{game.zones[game.slot_of[card]].index(card)}"
        for card in cards
        if card in game.pieces
    }


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


class Mark(NamedTuple):
    """A place in a log, to which it can be rewound: how much was written, and the game as it was at the last entry."""

    entries: int
    windows: int
    open: tuple[tuple[int, type], ...]
    last: AnyGame | None


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
    `witness` is told of every occurrence as it is written, while the game is as it is at that moment. `last` is the
    game as it was at the entry before, kept only if what has changed since then is wanted. Answers do not count for
    that: what an entry tells does not depend on whether somebody was asked in between.
    """

    __slots__ = ("_changes", "entries", "last", "open", "opportunities", "windows", "witness")

    def __init__(self, *, windows: bool = False, changes: bool = False) -> None:
        super().__init__(wants_opportunities=True)
        self._changes = changes
        self.last: AnyGame | None = None
        self.entries: list[Entry] = []
        self.opportunities: list[Opportunity] = []
        self.windows: list[Opened] | None = [] if windows else None
        self.open: list[tuple[int, type]] = []
        self.witness: Callable[[AnyGame, Occurrence], None] | None = None

    def mark(self) -> Mark:
        """How much has been written so far, and which windows are open."""
        return Mark(len(self.entries), len(self.windows or ()), tuple(self.open), self.last)

    def rewind(self, mark: Mark) -> None:
        """Forget what was written since then."""
        del self.entries[mark.entries :]
        self.last = mark.last
        self.opportunities.clear()
        if self.windows is not None:
            del self.windows[mark.windows :]
            self.open = list(mark.open)

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
        changed = NOTHING
        if self._changes:
            if self.last is not None:
                changed = changes(self.last, game, cards, _seats_in(occurrence, game.seat_count))
            self.last = game.clone()
        self.entries.append(Entry(occurrence, depth, cards, seen, _places(game, cards), changed))
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
