"""Who is connected to which table, here and in the other processes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

import msgspec

REMEMBERED = 90.0
"""For so many seconds we believe what another process said; it says it again long before."""


class Here(msgspec.Struct, frozen=True, tag_field="news", tag="here"):
    """A process says who is connected to a table through it. `asks` if it wants the others to say so, too."""

    table: str
    process: str
    seats: tuple[int, ...]
    spectators: int
    asks: bool = False


class Presence:
    """Counts connections. `now` is a clock."""

    def __init__(self, process: str, now: Callable[[], float] = time.monotonic) -> None:
        self.process = process
        self.now = now
        self._here: dict[str, Counter[int | None]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, Here]]] = {}

    def come(self, table: str, seat: int | None) -> Here:
        """Somebody connects, from a seat or as a spectator; what the other processes are told."""
        connected = self._here.setdefault(table, Counter())
        first = not connected
        connected[seat] += 1
        return self.told(table, asks=first)

    def go(self, table: str, seat: int | None) -> Here:
        """Somebody is gone; what the other processes are told."""
        connected = self._here[table]
        connected[seat] -= 1
        if connected[seat] == 0:
            del connected[seat]
        if not connected:
            del self._here[table]
            self._elsewhere.pop(table, None)
        return self.told(table)

    def told(self, table: str, *, asks: bool = False) -> Here:
        """Who is connected here."""
        connected = self._here.get(table, Counter())
        seats = tuple(sorted([seat for seat in connected if seat is not None]))
        return Here(table, self.process, seats, connected[None], asks)

    def all_told(self) -> list[Here]:
        """Who is connected here to all tables, to be said again from time to time."""
        return [self.told(table) for table in self._here]

    def heard(self, here: Here) -> bool:
        """What another process says; whether anybody here cares."""
        if here.process == self.process or here.table not in self._here:
            return False
        self._elsewhere.setdefault(here.table, {})[here.process] = (self.now(), here)
        return True

    def at(self, table: str) -> tuple[frozenset[int], int]:
        """The seats that are connected anywhere, and how many watch."""
        told = [self.told(table)]
        for heard, here in self._elsewhere.get(table, {}).values():
            if self.now() - heard < REMEMBERED:
                told.append(here)
        seats = frozenset([seat for here in told for seat in here.seats])
        return seats, sum(here.spectators for here in told)
