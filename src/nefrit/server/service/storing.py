"""What the service asks of a store: tables in a list, and for each a log that is only ever added to."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec

OPEN = "open"
PLAYING = "playing"
OVER = "over"


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat, for everybody to see. `name` is empty where nobody sits."""

    name: str = ""
    bot: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What the list of tables shows of a table. `goes_on_after` is how many answers of a record were played before."""

    game: str
    edition: str
    state: str
    seats: tuple[SeatShown, ...]
    private: bool = False
    goes_on_after: int | None = None


class Listed(msgspec.Struct, frozen=True):
    """A table in the list."""

    table: str
    summary: Summary


class Taken(Exception):
    """The sequence number or the id is taken: somebody else was faster."""


class Forgotten(Exception):
    """There is no such table any longer: nobody went on with it for too long."""


class Store(Protocol):
    """Keeps tables. When `create` or `append` returns, the entries survive whatever happens to this process."""

    async def create(self, table: str, entries: Sequence[str], summary: Summary) -> None:
        """A new table with its first entries; Taken if there is one of this id."""

    async def append(self, table: str, sequence: int, entry: str, summary: Summary) -> None:
        """Add an entry to the log; Taken if the log has an entry of this number already, Forgotten if it is gone."""

    async def entries(self, table: str, after: int) -> list[str]:
        """The entries after a sequence number, in order, without a gap."""

    async def last(self, tables: Collection[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""

    async def listed(self, most: int) -> list[Listed]:
        """The tables that are not private, those that changed last first."""

    async def forget(self, idle: float, over: float) -> list[str]:
        """Remove tables that have not changed since the time `idle`, or `over` if the game is over; their ids."""
