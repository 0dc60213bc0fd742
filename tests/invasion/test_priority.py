"""Chart B-4: who has priority when a chain has resolved, with two, three and four players."""

from __future__ import annotations

import pytest

from nefrit.invasion.constants import CATACLYSM
from nefrit.kernel.record import NAMES
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Player
from tests.invasion.made_up_cards import GAME, neutral

__all__ = ["GAME"]

CASES = [(seats, active, starter) for seats in (2, 3, 4) for active in range(seats) for starter in range(seats)]


def everybody_has(table: Scenario, seats: int, at: str, active: int, *hand: str, kingdom: tuple[str, ...] = ()) -> None:
    """A turn of the active player in which everybody holds and has the same."""
    sides = {name: neutral(hand=list(hand), kingdom=[*kingdom, "Black Orc Squad"]) for name in NAMES[:seats]}
    options = {"format": CATACLYSM} if seats > 2 else {}
    table.position(at, **sides, active=active, first=0, turn=3, phase=at, options=options)


def player(table: Scenario, seat: int) -> Player:
    """A player by seat."""
    found: Player = getattr(table, NAMES[seat])
    return found


def in_order(seats: int, first: int) -> list[str]:
    """The names of all players clockwise from one of them."""
    return [NAMES[(first + step) % seats] for step in range(seats)]


def all_pass(table: Scenario) -> list[str]:
    """All players pass once; who they are, in the order in which they were asked."""
    passed = []
    for _ in range(table.game.seat_count):
        (name,) = table.deciding
        passed.append(name)
        player(table, NAMES.index(name)).passes()
    return passed


def taints(table: Scenario, seat: int) -> None:
    """A player begins a chain, or adds to it."""
    player(table, seat).chooses("play Taint")
    player(table, seat).answers(0)


@rule("invasion.timing.b4-priority-passes", "invasion.timing.b4-first-player-priority")
@pytest.mark.parametrize(("seats", "active", "starter"), CASES)
def test_the_player_after_the_one_who_began_a_chain_has_priority(
    table: Scenario, seats: int, active: int, starter: int
) -> None:
    everybody_has(table, seats, "battlefield", active, "3x Taint")
    while table.deciding != [NAMES[starter]]:
        player(table, NAMES.index(table.deciding[0])).passes()
    taints(table, starter)
    assert all_pass(table) == in_order(seats, (starter + 1) % seats), "others may respond, then the starter"
    assert table.chain == ()
    assert all_pass(table) == in_order(seats, (starter + 1) % seats)


@rule("invasion.timing.b4-priority-passes", "invasion.timing.b4-first-player-priority")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_responses_do_not_change_who_has_priority(table: Scenario, seats: int) -> None:
    """The first player begins the chain, the last one has the last word in it."""
    everybody_has(table, seats, "battlefield", 0, "3x Taint")
    taints(table, 0)
    while table.deciding != [NAMES[seats - 1]]:
        player(table, NAMES.index(table.deciding[0])).passes()
    taints(table, seats - 1)
    all_pass(table)
    assert (table.chain, table.deciding) == ((), ["bob"])


@rule("invasion.timing.b4-priority-passes", "invasion.timing.b4-first-player-priority")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_two_chains_priority_has_passed_twice(table: Scenario, seats: int) -> None:
    """Ann begins a chain; Bob, who has priority then, passes, and the player after him begins the next."""
    everybody_has(table, seats, "battlefield", 0, "3x Taint")
    taints(table, 0)
    all_pass(table)
    table.bob.passes()
    second = 2 % seats
    taints(table, second)
    all_pass(table)
    assert table.deciding == [NAMES[(second + 1) % seats]]


@rule("invasion.timing.b4-priority-passes", "invasion.timing.b4-first-player-priority", "decision.invasion.priority")
@pytest.mark.parametrize(("seats", "active", "starter"), CASES)
def test_a_chain_that_a_triggered_action_began_counts_like_any_other(
    table: Scenario, seats: int, active: int, starter: int
) -> None:
    """In B-1 a player adds a triggered action; B-2 adds to that chain, beginning with the active player again."""
    everybody_has(table, seats, "turn", active, "2x Taint", kingdom=("Morning Scribe",))
    while table.deciding != [NAMES[starter]]:
        player(table, NAMES.index(table.deciding[0])).passes()
    player(table, starter).chooses("use Morning Scribe")
    while "trigger-or-pass" in [one.asked for one in (player(table, seat) for seat in range(seats))]:
        player(table, NAMES.index(table.deciding[0])).passes()
    assert (len(table.chain), table.deciding) == (1, [NAMES[active]])
    all_pass(table)
    assert (table.chain, table.deciding) == ((), [NAMES[(starter + 1) % seats]])
