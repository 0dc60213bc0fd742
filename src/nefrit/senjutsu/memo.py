"""The memo of this game: what is computed from the state once, until something changes on which it depends."""

from __future__ import annotations

from typing import final

from nefrit.kernel.memo import LISTENERS, SEATS, TABLE, Memo
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.trees.lasting import Passive

Borne = dict[tuple[int, str], tuple[tuple[int, Passive], ...]]


class Rules:
    """The rules that cards in play bring, found out once until such a card comes or goes.

    `names` are the names of all, `borne` for each fighter and name the cards that remain in play before it, with the
    lines in which they say so. How many lotus tokens lie on a card is not found out here: that changes meanwhile.
    """

    def __init__(self, names: frozenset[str], borne: Borne) -> None:
        self.names = names
        self.borne = borne


@final
class SenjutsuMemo(Memo):
    """What is known of a state of this game; None: not known.

    `rules` are the rules that cards in play bring, `open_hexes` for each seat the hexes to which it may move.
    """

    __slots__ = ("open_hexes", "rules")

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules | None = None
        self.open_hexes: dict[int, frozenset[Hex]] | None = None

    def forget(self, changed: int) -> None:
        """Forget what depends on these bits."""
        super().forget(changed)
        if changed & LISTENERS:
            self.rules = None
        if changed & (SEATS | TABLE):
            self.open_hexes = None

    def copy_into(self, new: Memo) -> None:
        """Copy all fields."""
        super().copy_into(new)
        assert isinstance(new, SenjutsuMemo)
        new.rules = self.rules
        new.open_hexes = self.open_hexes
