"""The memo of this game: what is computed from the state once, until something changes on which it depends."""

from __future__ import annotations

from typing import Any, Final, final

from nefrit.kernel.memo import ANYTHING, FIRST_OWN, LASTING, LAYOUT, LISTENERS, PIECES, Memo
from nefrit.kernel.plain import Value

CAPITALS: Final = FIRST_OWN
"""The capitals: damage, burning zones, and what else may make something fall."""


@final
class InvasionMemo(Memo):
    """What is known of a state of this game, each thing under its name.

    `printed` follows from the faces of the cards alone and is never forgotten, `laid` from which cards are in play and
    which effects last, `borne` from that, the pieces and the capitals, `derived` from anything.
    """

    __slots__ = ("borne", "derived", "laid", "printed")

    def __init__(self) -> None:
        super().__init__()
        # Whoever adds something to a dict does not say on what it depends: every change must be told.
        self.known = ANYTHING
        self.printed: dict[Value, Any] = {}
        self.laid: dict[Value, Any] = {}
        self.borne: dict[Value, Any] = {}
        self.derived: dict[Value, Any] = {}

    def forget(self, changed: int) -> None:
        """Forget what depends on these bits."""
        self.derived = {}
        if changed & (LAYOUT | LASTING | PIECES | CAPITALS):
            self.borne = {}
            if changed & (LAYOUT | LASTING):
                self.laid = {}
                self.in_play = None
        if changed & LISTENERS:
            self.listening = None
            self.listeners = None

    def copy_into(self, new: Memo) -> None:
        """Copy all fields."""
        super().copy_into(new)
        assert isinstance(new, InvasionMemo)
        new.printed = self.printed
        new.laid = self.laid
        new.borne = self.borne
        new.derived = self.derived
