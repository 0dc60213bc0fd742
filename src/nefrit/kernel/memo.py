"""The memo: what rules have computed from the state, kept until something changes on which it depends.

The mutators of `Game` say what changes, as bits. The memo forgets what depends on those bits and nothing else. A game
that computes much has a memo class of its own, with a typed field for each thing that it keeps:

    class MyMemo(Memo):
        __slots__ = ("strongest",)

        def __init__(self) -> None:
            super().__init__()
            self.strongest: int | None = None

        def forget(self, changed: int) -> None:
            super().forget(changed)
            if changed & (LAYOUT | PIECES):
                self.strongest = None

    def strongest(game: MyGame) -> int:
        memo = game.memo
        found = memo.strongest
        if found is None:
            found = memo.strongest = ...
            memo.known |= LAYOUT | PIECES
        return found

Whoever fills a field in says in `known` on which bits it depends: a change of anything else costs one test. Nothing
that is kept may depend on the fields of procedures, which change unnoticed.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

M = TypeVar("M", bound="Memo")

LAYOUT: Final = 1
"""Which cards are in play, where they lie, whose they are and to what they are attached."""
PIECES: Final = 2
"""The records of cards in play. Which cards have one is a matter of LAYOUT."""
LASTING: Final = 4
"""Lasting effects."""
SEATS: Final = 8
"""The records of the seats."""
TABLE: Final = 16
"""The record of the table."""
LISTENERS: Final = 32
"""Which cards that listen to anything lie in zones that listen."""
ZONES: Final = 64
"""Where cards out of play lie, and who knows which card."""
LIMITS: Final = 128
"""What has been used, and delayed effects."""
FIRST_OWN: Final = 1 << 16
"""From this bit on the bits are the game's own, for changes that matter more than others: `game.changed(bit)`."""
ANYTHING: Final = -1
"""All bits: for what depends on more than can be said."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Memo:
    """What the kernel keeps of any game; a game with a memo of its own adds fields.

    Clones share one memo as long as their states are the same: what one of them fills in is right for all. Whoever
    changes its state first takes a copy. The objects in the fields are shared by copies and are filled in, but never
    changed otherwise.
    """

    __slots__ = ("in_play", "known", "listeners", "listening", "shared")

    def __init__(self) -> None:
        self.known = 0
        self.shared = False
        self.in_play: tuple[int, ...] | None = None
        self.listening: tuple[int, ...] | None = None
        self.listeners: dict[int, tuple[int, ...]] | None = None

    def forget(self, changed: int) -> None:
        """Forget what depends on these bits. A subclass calls this first, then forgets its own."""
        if changed & LAYOUT:
            self.in_play = None
        if changed & LISTENERS:
            self.listening = None
            self.listeners = None
        self.known &= ~changed

    def copy(self: M) -> M:
        """A memo of the same things that is not shared. A subclass copies its own fields into it: `copy_into`."""
        new = type(self)()
        self.copy_into(new)
        return new

    def copy_into(self, new: Memo) -> None:
        """Copy all fields into a new memo of the same class. A subclass calls this first."""
        new.known = self.known
        new.in_play = self.in_play
        new.listening = self.listening
        new.listeners = self.listeners
