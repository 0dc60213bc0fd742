"""Who may answer to what has just happened in the middle of an effect, by playing an Instant card.

Whatever happens is noted at once and asked as soon as the effect has come to an end: before the next line of a card,
or, where an opponent's attack is answered, when that card is done.
"""

from __future__ import annotations

from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.windows import tell_who_could_act
from nefrit.senjutsu.constants import INSTANT, YOU_ARE_DEFEATED
from nefrit.senjutsu.guessing import expect_instant
from nefrit.senjutsu.instants import playable
from nefrit.senjutsu.state import Senjutsu


def call(game: Senjutsu, moment: str, seat: int) -> None:
    """Something has happened to which a player may answer."""
    fighter = game.seats[seat]
    if fighter.automated or fighter.owner != NO_SEAT or (moment, seat) in game.table.calls:
        return
    table = game.edit_table()
    table.calls = (*table.calls, (moment, seat))


def may_stand(game: Senjutsu, seat: int) -> bool:
    """Whether a fighter who would be defeated can play a card that is played then."""
    tell_who_could_act(game, expect_instant, seat, INSTANT, (YOU_ARE_DEFEATED,))
    return bool(playable(game, seat, INSTANT, (YOU_ARE_DEFEATED,)))
