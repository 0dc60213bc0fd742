"""The memo of this game: what is computed from the state once, until something changes on which it depends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from nefrit.invasion.constants import MOST_PLAYERS
from nefrit.kernel.memo import ANYTHING, FIRST_OWN, LASTING, LAYOUT, LISTENERS, PIECES, Memo
from nefrit.kernel.plain import Value

if TYPE_CHECKING:
    from nefrit.invasion.acting import Ready
    from nefrit.invasion.holding import Holding
    from nefrit.invasion.playing import PlayTactic
    from nefrit.invasion.rows import Row
    from nefrit.invasion.standing import InForce

CAPITALS: Final = FIRST_OWN
"""The capitals: damage, burning zones, and what else may make something fall."""


@final
class Printed:
    """What follows from the faces of the cards alone. It is new where faces are dealt, and else stays for the game.

    `standing` has the standing effects of a card by card and controller, `actions` its actions without a trigger
    condition by card, place and controller, each with the player who may use it, `ways` the ways to play it by player
    and card. `remembered` are the kinds of events that are remembered and those that are counted. `tactics` are all
    tactics, to which events they respond is `tactics_respond`, and `used_out_of_play` are the cards that can be played
    from the discard pile or used out of play.
    """

    __slots__ = (
        "actions",
        "has_chain_enders",
        "remembered",
        "standing",
        "tactics",
        "tactics_respond",
        "used_out_of_play",
        "ways",
    )

    def __init__(self) -> None:
        self.standing: dict[tuple[int, int], list[InForce]] = {}
        self.actions: dict[tuple[int, int, int], list[tuple[int, Ready]]] = {}
        self.ways: dict[tuple[int, int], dict[Value, PlayTactic]] = {}
        self.remembered: tuple[int, int] | None = None
        self.tactics: frozenset[int] | None = None
        self.tactics_respond: int | None = None
        self.used_out_of_play: frozenset[int] | None = None
        self.has_chain_enders: bool | None = None


@final
class InvasionMemo(Memo):
    """What is known of a state of this game, each thing under its name.

    `laid` follows from which cards are in play and which effects last, `borne` from that, the pieces and the capitals,
    `derived` from anything.

    `held` is what each player was last found to hold, `old_rows` are the rows of cards in play as they were last found:
    both are compared with the cards that lie there now, not forgotten.
    """

    __slots__ = ("borne", "derived", "held", "laid", "old_rows", "printed")

    def __init__(self) -> None:
        super().__init__()
        # Whoever adds something to a dict does not say on what it depends: every change must be told.
        self.known = ANYTHING
        self.printed = Printed()
        self.held: tuple[Holding | None, ...] = (None,) * MOST_PLAYERS
        self.old_rows: list[Row] = []
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
        new.held = self.held
        new.old_rows = self.old_rows
        new.laid = self.laid
        new.borne = self.borne
        new.derived = self.derived
