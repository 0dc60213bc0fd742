"""The checker of rings: what it finds, and what it does not mistake for a fault."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario
from nefrit.testing.checkers.l5r import Rings
from tests.l5r.core.fights import quiet_fight, quiet_player

__all__ = ["GAME"]


def test_a_claimed_ring_is_not_contested_unless_the_game_has_just_ended(table: Scenario) -> None:
    quiet_fight(
        table,
        quiet_player("Doji Hotaru", "Serene Warrior"),
        quiet_player("Eager Scout"),
        "political air",
        "Doji Hotaru",
    )
    game = table.game.clone()
    ring = game.table.conflict.ring
    game.edit_table().ring_owner = tuple(
        [0 if one == ring else owner for one, owner in enumerate(game.table.ring_owner)]
    )
    game.pending = ()
    found = "the air ring is claimed and contested"
    checker = Rings(game)
    assert found in list(checker.problems(game))
    game.finish([0], "l5r.win.honor-0", "honor-0")
    assert list(checker.problems(game)) == []
