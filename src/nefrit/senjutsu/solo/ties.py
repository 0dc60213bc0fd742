"""Ties in initiative where automated opponents take part."""

from __future__ import annotations

from nefrit.senjutsu.state import Senjutsu


def after_players(game: Senjutsu, seats: tuple[int, ...], places: tuple[int, ...]) -> list[int]:
    """The places that the next tied player may choose: after those of the players before, so that all find one.

    Players stay in the order of their starting advantage (senjutsu.solo.advantage.player-tie); `seats` has them in that
    order, opponents last (senjutsu.solo.advantage.one), `places` those that are taken.
    """
    first = max(places, default=-1) + 1
    to_come = [seat for seat in seats[len(places) + 1 :] if not game.seats[seat].automated]
    return list(range(first, len(seats) - len(to_come)))


def with_worst_order(game: Senjutsu, ordered: tuple[int, ...]) -> tuple[int, ...]:
    """Tied fighters in order, with the opponents among them in the order that is worst for the players.

    senjutsu.solo.advantage.ai-tie
    """
    own = tuple([seat for seat in ordered if game.seats[seat].automated])
    from nefrit.senjutsu.solo.deciding import worst_order

    order = iter(worst_order(game, own) if own[1:] else own)
    return tuple([next(order) if game.seats[seat].automated else seat for seat in ordered])
