"""What a state of play holds: its records and how they are shared between clones, and what is remembered of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from nefrit.kernel.cards import Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Decision
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.memo import PIECES, SEATS, TABLE, Memo
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import Outcome, Piece, Seat, Table
from nefrit.kernel.watcher import Watcher

if TYPE_CHECKING:
    from nefrit.kernel.definition import Definition
    from nefrit.kernel.record import Header

P = TypeVar("P", bound=Piece)
S = TypeVar("S", bound=Seat)
T = TypeVar("T", bound=Table)
F = TypeVar("F", bound=Face)
M = TypeVar("M", bound=Memo)


class GameState(Generic[P, S, T, F, M]):
    """The fields of a game, and the mutators of its records. See `Game`."""

    __slots__ = (
        "_disturbed",
        "_owned",
        "_records",
        "answers_so_far",
        "chance",
        "definition",
        "delayed",
        "everybody",
        "faces",
        "header",
        "held",
        "known_to",
        "lasting",
        "memo",
        "outcome",
        "owners",
        "pending",
        "pieces",
        "replacement",
        "seat_count",
        "seats",
        "serials",
        "slot_of",
        "stack",
        "table",
        "used",
        "watcher",
        "zones",
    )

    # No __init__ with arguments: a clone is made without one. A new game is made by `new_game`.
    definition: Definition
    header: Header
    seat_count: int
    # The mask of all seats and of the spectators.
    everybody: int
    faces: tuple[F, ...]
    owners: tuple[int, ...]
    zones: list[tuple[int, ...]]
    slot_of: list[int]
    known_to: list[int]
    pieces: dict[int, P]
    serials: int
    seats: list[S]
    table: T
    lasting: tuple[Lasting, ...]
    delayed: tuple[Delayed, ...]
    # While reactions are held back the happenings that can be reacted to later; None while they are not.
    held: tuple[Procedure, ...] | None
    used: dict[tuple[Value, ...], int]
    stack: list[Procedure]
    pending: tuple[Decision, ...]
    answers_so_far: tuple[tuple[int, Value], ...]
    outcome: Outcome | None
    # What is to be played in the place of everything that runs, as soon as the running step is over.
    replacement: Procedure | None
    chance: Chance
    watcher: Watcher
    # A bit for each depth of the stack whose frame no other clone holds, so that it may change in place.
    _owned: int
    # The same for records: a bit for that of the table, then one for that of each seat.
    _records: int
    # Whether a step has done what `run` must take note of: ended the game, cut it short or cloned it.
    _disturbed: bool
    # What rules have computed from the state; see `nefrit.kernel.memo`.
    memo: M

    def forget_everything(self) -> None:
        """Take a new memo: other faces are on the cards than before."""
        memo: Any = self.definition.new_memo()
        self.memo = memo

    def changed(self, what: int) -> None:
        """Say that something has changed, as bits of `nefrit.kernel.memo`. The mutators here do."""
        memo = self.memo
        if memo.shared:
            memo = self.memo = memo.copy()
        memo.forget(what)

    def quiet_memo(self) -> M:
        """The memo, for a change that one of its own methods knows better than bits can tell.

        The mutators tell it nothing until something is known again: call that method after them.
        """
        memo = self.memo
        if memo.shared:
            memo = self.memo = memo.copy()
        memo.known = 0
        return memo

    # ---- Records

    def edit_piece(self, card: int) -> P:
        """The piece of a card in play, ready to be changed."""
        new = self.pieces[card].copy()
        self.pieces[card] = new
        if self.memo.known & PIECES:
            self.changed(PIECES)
        return new

    def edit_seat(self, seat: int) -> S:
        """The record of a seat, ready to be changed."""
        if self.memo.known & SEATS:
            self.changed(SEATS)
        if not self._records >> seat & 2:
            self.seats[seat] = self.seats[seat].copy()
            self._records |= 2 << seat
        return self.seats[seat]

    def edit_table(self) -> T:
        """The record of the table, ready to be changed."""
        if self.memo.known & TABLE:
            self.changed(TABLE)
        if not self._records & 1:
            self.table = self.table.copy()
            self._records |= 1
        return self.table
