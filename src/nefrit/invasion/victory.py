"""Winning and losing."""

from __future__ import annotations

from nefrit.invasion.constants import CATACLYSM, ZONES_TO_WIN
from nefrit.invasion.state import DECK, Invasion
from nefrit.invasion.values import burning_zones


def is_cataclysm(game: Invasion) -> bool:
    """Whether the game is played by the Cataclysm format."""
    return game.header.options.get("format") == CATACLYSM


def check_victory(game: Invasion) -> None:
    """End the game if somebody has won or lost: at once, even in the middle of an effect.

    A player wins when enough zones of the opponent's capital burn (invasion.victory.two-burning-zones), more of them
    after some legends (invasion.victory.three-zones-variant). Who has no card left in the deck is out
    (invasion.victory.empty-deck-eliminates). Who would win and lose at the same moment does neither
    (decision.invasion.double-loss). In Cataclysm dominance decides (invasion.cataclysm.victory-by-dominance).
    """
    decks = game.zones[DECK.number * game.seat_count : (DECK.number + 1) * game.seat_count]
    if all(decks) and max(map(sum, [player.burning for player in game.seats])) < ZONES_TO_WIN:
        return
    if is_cataclysm(game) or game.table.turn == 0 or game.is_over:
        return
    burned = [seat for seat in (0, 1) if burning_zones(game, seat) >= game.seats[1 - seat].zones_to_win]
    decked = [seat for seat in (0, 1) if not game.zone(DECK, seat)]
    lost = {*burned, *decked}
    if not lost:
        return
    winners = [seat for seat in (0, 1) if seat not in lost]
    if burned:
        more = any(game.seats[1 - seat].zones_to_win > ZONES_TO_WIN for seat in burned)
        rule = "invasion.victory.three-zones-variant" if more else "invasion.victory.two-burning-zones"
        game.finish(winners, rule, "capital-burns" if winners else "both-lose")
    else:
        game.finish(winners, "invasion.victory.empty-deck-eliminates", "empty-deck" if winners else "both-lose")
