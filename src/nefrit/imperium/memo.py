"""The memo of this game: what is computed from the state once, until something changes on which it depends."""

from __future__ import annotations

from typing import Any, final

from nefrit.kernel.memo import LAYOUT, Memo


@final
class ImperiumMemo(Memo):
    """What is known of a state of this game; None: not known.

    `passives` are the passive effects of cards in play with their cards, by kind and seat.
    """

    __slots__ = ("passives",)

    def __init__(self) -> None:
        super().__init__()
        self.passives: dict[tuple[type, int], tuple[tuple[int, Any], ...]] | None = None

    def forget(self, changed: int) -> None:
        """Forget what depends on these bits."""
        super().forget(changed)
        if changed & LAYOUT:
            self.passives = None

    def copy_into(self, new: Memo) -> None:
        """Copy all fields."""
        super().copy_into(new)
        assert isinstance(new, ImperiumMemo)
        new.passives = self.passives
