"""Hidden fighters: entering and losing the state."""

from __future__ import annotations

from nefrit.senjutsu.reports import HiddenChanged
from nefrit.senjutsu.state import Senjutsu


def set_hidden(game: Senjutsu, seat: int, hidden: bool) -> None:
    """A fighter becomes hidden, or is hidden no longer: its card is turned (senjutsu.hidden.flip-card)."""
    if game.seats[seat].hidden != hidden:
        game.edit_seat(seat).hidden = hidden
        game.tell(HiddenChanged(seat, hidden))
