"""Who is asked whether it plays an Instant card because of what has just happened in the middle of an effect.

Whatever happens is noted at once and asked as soon as the effect has come to an end: before the next line of a card,
or, where an opponent's attack is answered, when that card is done.
"""

from __future__ import annotations

from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import INSTANT, OPPONENT_SUCCESSFUL, YOU_ARE_DEFEATED
from nefrit.senjutsu.guessing import expect_instant
from nefrit.senjutsu.lines import does
from nefrit.senjutsu.performing import Perform
from nefrit.senjutsu.state import Senjutsu
from nefrit.senjutsu.trees.harm import PreventDefeat
from nefrit.senjutsu.victory import defeat, finish_if_decided


def call(game: Senjutsu, moment: str, seat: int) -> None:
    """Something has happened to which a player may answer."""
    fighter = game.seats[seat]
    if fighter.automated or fighter.owner != NO_SEAT or (moment, seat) in game.table.calls:
        return
    table = game.edit_table()
    table.calls = (*table.calls, (moment, seat))


def called(game: Senjutsu, *, at_end: bool = False) -> Procedure | None:
    """Ask the next who is to be asked, who is about to be defeated first; `at_end` tells that a card is done."""
    calls = game.table.calls
    if not calls:
        return None
    ready = [one for one in calls if at_end or one[0] != OPPONENT_SUCCESSFUL]
    if not ready:
        return None
    moment, seat = min(ready, key=lambda one: one[0] != YOU_ARE_DEFEATED)
    table = game.edit_table()
    table.calls = tuple([one for one in calls if one != (moment, seat)])
    if moment == YOU_ARE_DEFEATED:
        return LastStand(seat)
    from nefrit.senjutsu.instants import PlayingInstant

    return None if game.seats[seat].defeated else PlayingInstant(seat, moment)


def ask_all(game: Senjutsu, procedure: Procedure, step: str, *, at_end: bool = False) -> Procedure | None:
    """Ask the next who is to be asked; this step of the procedure comes again until nobody is left."""
    answer = called(game, at_end=at_end)
    if answer is not None:
        procedure.goto(step)
    return answer


def may_stand(game: Senjutsu, seat: int) -> bool:
    """Whether a fighter who would be defeated can play a card that is played then."""
    from nefrit.senjutsu.instants import playable

    expect_instant(game, seat, INSTANT, (YOU_ARE_DEFEATED,))
    return bool(playable(game, seat, INSTANT, (YOU_ARE_DEFEATED,)))


class LastStand(Procedure):
    """A fighter who would be defeated may play a card that is played then (decision.senjutsu.last-stand)."""

    __slots__ = ("seat",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("decision.senjutsu.last-stand")
    def ask(self, game: Senjutsu) -> Flow:
        """Whether it does."""
        from nefrit.senjutsu.instants import PlayingInstant

        return PlayingInstant(self.seat, YOU_ARE_DEFEATED)

    @step("decision.senjutsu.last-stand")
    def settle(self, game: Senjutsu) -> Flow:
        """If not, it is defeated."""
        if game.seats[self.seat].falling:
            game.edit_seat(self.seat).falling = False
            defeat(game, self.seat)
        finish_if_decided(game)
        return None


@does(PreventDefeat)
def prevent_defeat(line: PreventDefeat, game: Senjutsu, perform: Perform) -> Procedure | None:
    """It is not defeated."""
    game.edit_seat(perform.seat).falling = False
    return None
