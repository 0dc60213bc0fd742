"""Winning and losing."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.constants import ZONES_TO_WIN
from nefrit.invasion.state import DECK, DECKS, Invasion, is_cataclysm
from nefrit.invasion.values import burning_zones

DOMINANCE_TO_WIN: Final = 7
"""So much dominance at the end of a turn wins a game of Cataclysm (decision.invasion.cataclysm)."""


def check_dominance(game: Invasion) -> None:
    """End a game of Cataclysm after a turn in which somebody has come to enough dominance, or the last deck to its end.

    Who has most dominance wins. Before that zones may burn and decks run out without an end to anybody
    (invasion.cataclysm.victory-by-dominance, decision.invasion.fulcrums).
    """
    most = max(player.dominance for player in game.seats)
    if most >= DOMINANCE_TO_WIN or not any(game.zone(DECK, seat) for seat in range(game.seat_count)):
        winners = [seat for seat, player in enumerate(game.seats) if player.dominance == most]
        game.finish(winners, "invasion.cataclysm.victory-by-dominance", "dominance")


def check_victory(game: Invasion) -> None:
    """End the game if somebody has won or lost: at once, even in the middle of an effect.

    A player wins when enough zones of the opponent's capital burn (invasion.victory.two-burning-zones), more of them
    after some legends (invasion.victory.three-zones-variant). Who has no card left in the deck is out
    (invasion.victory.empty-deck-eliminates). Who would win and lose at the same moment does neither
    (decision.invasion.double-loss). In Cataclysm dominance decides (invasion.cataclysm.victory-by-dominance).
    """
    if () not in game.zones[DECKS[game.seat_count]]:
        for player in game.seats:
            if player.burning.count(True) >= ZONES_TO_WIN:
                break
        else:
            return
    if is_cataclysm(game) or game.table.turn == 0 or game.is_over:
        return
    burned = [seat for seat in (0, 1) if burning_zones(game, seat) >= game.seats[1 - seat].zones_to_win]
    decked = [seat for seat in (0, 1) if not game.zone(DECK, seat)]
    lost = {*burned, *decked}
    if not lost:
        return
    winners = [seat for seat in (0, 1) if seat not in lost]
    if not winners:
        game.finish((), "decision.invasion.double-loss", "both-lose")
    elif burned:
        more = any(game.seats[1 - seat].zones_to_win > ZONES_TO_WIN for seat in burned)
        rule = "invasion.victory.three-zones-variant" if more else "invasion.victory.two-burning-zones"
        game.finish(winners, rule, "capital-burns")
    else:
        game.finish(winners, "invasion.victory.empty-deck-eliminates", "empty-deck")
