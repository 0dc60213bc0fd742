"""Zones: the places where cards lie, and who sees what lies there."""

from __future__ import annotations

from typing import Final

NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2


class Zone:
    """A kind of place, declared once by a game: a deck, a hand, a discard pile, the play area.

    - `seen`: who sees a card that comes here: NOBODY, its OWNER (the seat the zone belongs to) or EVERYBODY;
    - `shared`: there is one for the whole table, not one for each seat;
    - `ordered`: the order means something and everybody can follow a card by its position (a deck, not a hand);
    - `in_play`: cards here own a piece, and lose it when they leave;
    - `listens`: abilities of cards here may respond to occurrences.
    """

    __slots__ = ("in_play", "listens", "name", "number", "ordered", "seen", "shared")

    def __init__(
        self,
        name: str,
        seen: int = EVERYBODY,
        *,
        shared: bool = False,
        ordered: bool = False,
        in_play: bool = False,
        listens: bool = False,
    ) -> None:
        self.name = name
        self.seen = seen
        self.shared = shared
        self.ordered = ordered
        self.in_play = in_play
        self.listens = listens
        self.number = -1

    def __repr__(self) -> str:
        return f"Zone({self.name!r})"
