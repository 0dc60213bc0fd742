"""Being drunk: a fighter may pay to sober up (decision.senjutsu.drunk)."""

from __future__ import annotations

from nefrit.kernel.decisions import NO, YES, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.constants import FIXED_KAMAE, NEUTRAL
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.passives import bears, spendable_focus
from nefrit.senjutsu.reports import KamaeChanged
from nefrit.senjutsu.state import Senjutsu

PRICE = 1


def sober_up(game: Senjutsu, seat: int) -> Procedure | None:
    """Before cards are drawn a drunk fighter may sober up for the round, if it can pay."""
    return SoberingUp(seat) if game.seats[seat].drunk and spendable_focus(game, seat) >= PRICE else None


class SoberingUp(Procedure):
    """A drunk fighter may pay focus to walk straight this round; then its Kamae is Neutral."""

    __slots__ = ("answer", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.answer: Value = None

    @step("decision.senjutsu.drunk")
    def ask(self, game: Senjutsu) -> Flow:
        """Whether to."""
        return choose(self.seat, (YES, NO), "answer", "decision.senjutsu.drunk", "sober-up")

    @step("decision.senjutsu.drunk")
    def pay(self, game: Senjutsu) -> Flow:
        """Pay, and switch."""
        if self.answer == YES:
            lose_focus(game, self.seat, PRICE)
            game.edit_seat(self.seat).drunk = False
            if not bears(game, self.seat, FIXED_KAMAE):
                game.edit_seat(self.seat).kamae = NEUTRAL
                game.tell(KamaeChanged(self.seat, NEUTRAL, "switched"))
        return None
