"""What follows from how things are: a glance at all cards tells the same as a look at each of them."""

from __future__ import annotations

import pytest

from nefrit.invasion.settle import consequence, is_settled
from nefrit.invasion.state import on_the_table
from nefrit.kernel.chance import Chance
from tests.games import ALL

(ENTRY,) = [entry for entry in ALL if entry.name == "invasion"]


@pytest.mark.parametrize("number", range(6))
def test_where_a_glance_says_that_nothing_follows_nothing_follows_from_any_card(number: int) -> None:
    game, chance = ENTRY.game.start(ENTRY.header(number, 17)), Chance(17)
    looked_at = 0
    while game.pending:
        if game.table.turn and is_settled(game):
            assert [card for card in on_the_table(game) if consequence(game, card) is not None] == []
            looked_at += 1
        decision = game.pending[0]
        game.answer(decision.seat, decision.random(chance))
    assert looked_at > 10
