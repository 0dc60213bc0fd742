"""Set-up begins with the decks that the players have selected."""

from __future__ import annotations

from nefrit.l5r.state import CONFLICT_DECK, DYNASTY_DECK
from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import DECKS, GAME

__all__ = ["GAME"]


@rule("l5r.setup.1-select-decks")
def test_each_player_has_the_deck_they_selected(table: Scenario) -> None:
    table.begins(seed=1, **DECKS)
    assert (table.ann.stronghold, table.bob.stronghold) == (["Castle"], ["Fort"])
    for seat, deck in enumerate(DECKS["decks"]):
        for zone, part in ((DYNASTY_DECK, "dynasty"), (CONFLICT_DECK, "conflict")):
            cards = table.game.zone(zone, seat)
            assert len(cards) == sum(deck[part].values())
            assert {table.game.faces[card].side for card in cards} == {part}
            assert {table.game.owners[card] for card in cards} == {seat}
