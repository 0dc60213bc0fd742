"""Cards that win the game by a condition of their own."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Context, Effect, Sequence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.state import L5R
from nefrit.l5r.words.abilities import action
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, player


@dataclass(frozen=True)
class WinWithAllRings(Effect):
    """You win if you have claimed all five rings."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Look, and end the game."""
        if game.table.ring_owner == (context.seat,) * 5:
            game.finish([context.seat], "l5r.win.card-conditions", "card-conditions")
        return None


ENLIGHTENMENT = NEUTRAL.event("Enlightenment", 1311, cost=0).has(action(Sequence((WinWithAllRings(), ChangeHonor(-3)))))
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), ENLIGHTENMENT]))


@rule("l5r.win.card-conditions")
def test_a_condition_of_a_card_ends_the_game_at_once(table: Scenario) -> None:
    begins(table, player(hand=["Enlightenment"], honor=3), player(hand=["Levy"]), round=1, ring_owner=["ann"] * 5)
    table.ann.chooses("use Enlightenment 0")
    assert (table.winners, table.deciding) == (["ann"], [])
    assert table.ann.honor == 3, "what would have followed does not happen, and Bob does not win by it"


def test_where_it_is_not_met_the_game_goes_on(table: Scenario) -> None:
    owners = ["ann"] * 4 + ["bob"]
    begins(table, player(hand=["Enlightenment"]), player(hand=["Levy"]), round=1, ring_owner=owners)
    table.ann.chooses("use Enlightenment 0")
    assert (table.winners, table.ann.honor) == (None, 7)
