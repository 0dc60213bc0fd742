"""Focus: gaining, losing and paying it."""

from __future__ import annotations

from nefrit.senjutsu.constants import FIXED_FOCUS
from nefrit.senjutsu.contracts import note_spending
from nefrit.senjutsu.limits import focus_limit
from nefrit.senjutsu.passives import bears
from nefrit.senjutsu.reports import FocusChanged
from nefrit.senjutsu.state import Senjutsu, decider

PAID = "paid"


def gain_focus(game: Senjutsu, seat: int, count: int) -> None:
    """Gain focus; what is more than three is lost (senjutsu.focus.max-three).

    Automated opponents have no focus (senjutsu.solo.focus.none), and some poisons forbid it.
    """
    if game.seats[seat].automated or bears(game, seat, FIXED_FOCUS):
        return
    # A companion has one pool with its partner (decision.senjutsu.companion).
    seat = decider(game, seat)
    fighter = game.edit_seat(seat)
    before = fighter.focus
    fighter.focus = min(max(before, focus_limit(game, seat)), before + count)
    if fighter.focus > before:
        game.tell(FocusChanged(seat, fighter.focus - before, "gained"))


# Focus pays mandatory costs and optional effects (senjutsu.focus.currency).
def lose_focus(game: Senjutsu, seat: int, count: int, how: str = PAID) -> None:
    """Lose focus, or pay it: it returns to the common supply (senjutsu.focus.paid-to-supply).

    A companion has the pool of its partner (decision.senjutsu.companion); payments count for a contract
    (decision.senjutsu.own-contracts).
    """
    seat = decider(game, seat)
    fighter = game.edit_seat(seat)
    before = fighter.focus
    fighter.focus = max(0, before - count)
    if fighter.focus < before:
        game.tell(FocusChanged(seat, before - fighter.focus, how))
        if how == PAID:
            note_spending(game, seat)
