"""Winning: some legends ask their player to burn all three zones."""

from __future__ import annotations

import pytest

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import attacks, begin, capital, dwarfs, passes

__all__ = ["GAME"]


@rule("invasion.victory.three-zones-variant")
def test_after_some_legends_three_zones_must_burn(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=4, hand=["Crone Hellebron"], battlefield=["Chaos Knights"]),
        dwarfs(burning=[True, False, False], damage=[0, 6, 0]),
    )
    assert (table.ann.zones_to_win, table.bob.zones_to_win) == (2, 2)
    table.ann.chooses("play Crone Hellebron")
    passes(table)
    assert (table.ann.zones_to_win, table.bob.zones_to_win) == (3, 2), "its own player only"
    attacks(table, "quest", "Chaos Knights")
    assert table.bob.burning == (True, True, False)
    assert table.winners is None


@rule("invasion.victory.three-zones-variant")
def test_it_holds_when_the_legend_has_left_play(table: Scenario) -> None:
    """Nothing in play says so any longer; the third zone still decides."""
    begin(
        table,
        "battlefield",
        capital("Dark Elf", zones_to_win=3, battlefield=["Chaos Knights"]),
        dwarfs(burning=[True, True, False], damage=[0, 0, 6]),
    )
    assert table.winners is None
    attacks(table, "battlefield", "Chaos Knights")
    assert table.winners == ["ann"]
    assert table.game.outcome.rule == "invasion.victory.three-zones-variant"


# ---- Nobody wins


@rule("decision.all.endless")
def test_a_game_that_does_not_end_is_stopped_after_five_hundred_turns(table: Scenario) -> None:
    for turn in (499, 500):
        begin(
            table, "end", dwarfs(quest=["Runesmith"], resources=2), dwarfs(quest=["Runesmith"], resources=2), turn=turn
        )
        table.ann.passes()
        table.bob.passes()
        assert (table.winners == []) == (turn == 500)
    assert (table.game.outcome.rule, table.game.outcome.stopped) == ("decision.all.endless", True)


@rule("invasion.victory.two-burning-zones", "invasion.victory.empty-deck-eliminates")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("own", "needed", "near"),
    [
        ({"burning": [False, False, False], "deck": ["6x Mountain Brigade"]}, 2, False),
        ({"burning": [False, False, False], "deck": ["5x Mountain Brigade"]}, 2, True),
        ({"burning": [True, False, False]}, 2, True),
        ({"burning": [True, False, False]}, 3, False),
        ({"burning": [True, True, False]}, 3, True),
    ],
)
def test_a_game_can_be_lost_where_one_more_zone_or_the_next_cards_decide(
    table: Scenario, seat: int, own: dict[str, list[object]], needed: int, near: bool
) -> None:
    sides = [dwarfs(**own), dwarfs(zones_to_win=needed)]
    begin(table, "capital", sides[seat], sides[1 - seat], active=seat)
    assert GAME.could_lose(table.game, seat) == near
    assert not GAME.could_lose(table.game, 1 - seat)
