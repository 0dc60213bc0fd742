"""What the service asks of a store: tables in a list, and for each a log that is only ever added to."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import msgspec

OPEN = "open"
PLAYING = "playing"
OVER = "over"


BOTS = "bots"
"""A game that bots play among themselves: a kind of table beside the three states."""


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


def kind_of(summary: Summary) -> str:
    """The kind of a table, on which depends how long it is kept: its state, or BOTS."""
    if summary.state != PLAYING or any(seat.name and not seat.bot for seat in summary.seats):
        return summary.state
    return BOTS


class Listed(msgspec.Struct, frozen=True):
    """A table in the list."""

    table: str
    summary: Summary


class Taken(Exception):
    """The sequence number or the id is taken: somebody else was faster."""


class Forgotten(Exception):
    """There is no such table any longer: nobody went on with it for too long."""


class StoreAway(Exception):
    """The store cannot be reached, or what it wrote would be lost."""


class Store(Protocol):
    """Keeps tables. When `create` or `append` returns, the entries survive whatever happens to this process."""

    async def ready(self) -> None:
        """Raise StoreAway if nothing can be kept now."""

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

    async def forget(self, ages: Mapping[str, float]) -> list[str]:
        """Remove tables that have not changed for so many seconds, which depend on their kind; their ids.

        Time in which no process looked at the clock does not count.
        """
