"""Defeat and victory."""

from __future__ import annotations

from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.calls import call, may_stand
from nefrit.senjutsu.constants import YOU_ARE_DEFEATED
from nefrit.senjutsu.horde import finish_if_fallen
from nefrit.senjutsu.limits import hand_limit, wound_limit
from nefrit.senjutsu.reports import Defeated
from nefrit.senjutsu.state import Senjutsu, standing


def is_beaten(game: Senjutsu, seat: int) -> bool:
    """Whether a fighter has as many wounds or stuns as its limits allow (senjutsu.overview.objective).

    senjutsu.victory.wounds, senjutsu.wound.decides-defeat, senjutsu.victory.stuns, senjutsu.stun.defeat,
    senjutsu.bleed.counts-as-wound. It is the same for automated opponents: senjutsu.solo.wounds.limit,
    senjutsu.solo.wounds.defeat, senjutsu.solo.bleed.counts, senjutsu.solo.stun.defeat,
    senjutsu.solo.stun.counted-separately.
    """
    fighter = game.seats[seat]
    if fighter.wounds + fighter.bleeding >= wound_limit(game, seat):
        return True
    return fighter.stuns >= hand_limit(game, seat)


def check_victory(game: Senjutsu) -> None:
    """Take beaten fighters off the board; the last team that stands wins (senjutsu.victory.last-standing).

    If the last ones are beaten at the same moment nobody wins (decision.senjutsu.double-defeat).
    """
    if game.outcome is not None:
        return
    for seat in standing(game):
        if is_beaten(game, seat):
            fall(game, seat)
    finish_if_decided(game)


def fall(game: Senjutsu, seat: int) -> None:
    """A fighter is defeated, unless its player can play a card that is played then (decision.senjutsu.last-stand)."""
    if game.seats[seat].falling:
        return
    if may_stand(game, seat):
        game.edit_seat(seat).falling = True
        call(game, YOU_ARE_DEFEATED, seat)
    else:
        defeat(game, seat)


def defeat(game: Senjutsu, seat: int) -> None:
    """A fighter is defeated: its figure leaves the board, and what it has in play does nothing more."""
    fighter = game.edit_seat(seat)
    fighter.defeated = True
    game.tell(Defeated(seat))
    fighter.over = True
    fighter.hex = None
    table = game.edit_table()
    table.due = tuple([due for due in table.due if due.seat != seat])
    table.guards = tuple([guard for guard in table.guards if guard.seat != seat])


def members(game: Senjutsu, team: int) -> list[int]:
    """The seats of a team, without companions, on whose seats nobody sits."""
    return [seat for seat, fighter in enumerate(game.seats) if fighter.team == team and fighter.owner == NO_SEAT]


def finish_if_decided(game: Senjutsu) -> None:
    """End the game where no more than one team stands, and nobody may still rise again.

    A horde is another matter: there the game is lost with the player (senjutsu.horde.goal).
    """
    if any(fighter.falling for fighter in game.seats):
        return
    if game.table.level:
        finish_if_fallen(game)
        return
    teams = {game.seats[seat].team for seat in standing(game)}
    if len(teams) > 1 or game.outcome is not None:
        return
    if not teams:
        game.finish((), "decision.senjutsu.double-defeat", "all-defeated")
        return
    (team,) = teams
    winners = members(game, team)
    game.finish(winners, "senjutsu.victory.last-standing", "last-standing")
