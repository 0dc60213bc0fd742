"""Amounts: what is counted of players and conflicts, and what follows from comparing it."""

from __future__ import annotations

from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.plain import Value
from nefrit.l5r.constants import MILITARY, POLITICAL
from nefrit.l5r.game import GAME
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.trees import A_CONFLICT
from nefrit.l5r.words.cards import bushi, participating, theirs, yours
from nefrit.l5r.words.conditions import during_phase, your_bid_is_higher_by, your_role_is
from nefrit.l5r.words.numbers import bid_of, cards_in_hand_of, cards_played, claimed_rings_of, count, fate_of
from nefrit.parts.words import Amount
from nefrit.testing import Scenario
from tests.l5r.core.fights import begins, quiet_fight, quiet_player

__all__ = ["GAME"]


def counted(table: Scenario, amount: Amount, seat: int = 0) -> int:
    return amount.count(table.game, Context(seat))


def holds(table: Scenario, condition: Condition, seat: int = 0) -> bool:
    return condition.holds(table.game, Context(seat))


def test_what_players_have_is_counted_for_each(table: Scenario) -> None:
    ann = quiet_player(fate=3, dial=4, hand=["2x Fine Katana"])
    begins(table, ann, quiet_player(fate=5, dial=2))
    assert [counted(table, fate_of(whose)) for whose in (YOU, YOUR_OPPONENT)] == [3, 5]
    assert [counted(table, bid_of(whose)) for whose in (YOU, YOUR_OPPONENT)] == [4, 2]
    assert [counted(table, cards_in_hand_of(whose)) for whose in (YOU, YOUR_OPPONENT)] == [2, 0]
    assert counted(table, fate_of(YOU) * 2) == 6
    assert holds(table, your_bid_is_higher_by(2))
    assert not holds(table, your_bid_is_higher_by(3))


def test_claimed_rings_are_counted_by_player_and_by_type(table: Scenario) -> None:
    owners: list[Value] = ["ann", "ann", "bob", -1, -1]
    types: list[Value] = ["military", "political", "military", "military", "military"]
    begins(table, quiet_player(), quiet_player(), ring_owner=owners, ring_type=types)
    assert counted(table, claimed_rings_of()) == 3
    assert counted(table, claimed_rings_of(YOU)) == 2
    assert counted(table, claimed_rings_of(YOUR_OPPONENT)) == 1
    assert counted(table, claimed_rings_of(type=MILITARY)) == 2
    assert counted(table, claimed_rings_of(YOU, type=POLITICAL)) == 1


def test_amounts_are_compared_in_four_ways(table: Scenario) -> None:
    begins(table, quiet_player(fate=3), quiet_player(fate=5))
    mine, theirs = fate_of(YOU), fate_of(YOUR_OPPONENT)
    assert [holds(table, one) for one in (mine < theirs, mine <= 3, mine >= theirs, mine > 2)] == [
        True,
        True,
        False,
        True,
    ]


def test_what_is_compared_knows_whether_it_needs_a_conflict() -> None:
    mine, others = count(participating & yours), count(participating & theirs)
    needing = [mine > others, mine >= 1, others < mine, cards_played() >= 2]
    assert [one.needs for one in needing] == [A_CONFLICT] * 4
    assert [one.needs for one in (mine <= others, mine >= others, mine >= 0, count(bushi) > 0)] == [0] * 4


def test_cards_are_counted_as_they_are_played_in_the_conflict(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", "Adept of the Waves", hand=["Fine Katana", "Against the Waves"])
    begins(table, ann, quiet_player())
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Wandering Ronin")
    assert counted(table, cards_played()) == 0, "no conflict is being resolved"
    quiet_fight(table, ann, quiet_player(hand=["Court Games", "Fine Katana"]), "military air", "Adept of the Waves")
    table.bob.chooses("pass")
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Adept of the Waves")
    assert counted(table, cards_played()) == 1
    assert counted(table, cards_played("spell")) == 1
    assert counted(table, cards_played("water")) == 1
    assert counted(table, cards_played("fire")) == 0
    assert counted(table, cards_played(), seat=1) == 0


def test_roles_and_phases(table: Scenario) -> None:
    ann = quiet_player("Adept of the Waves", role=["Keeper of Fire"])
    quiet_fight(table, ann, quiet_player(), "military air", "Adept of the Waves")
    assert holds(table, your_role_is("fire"))
    assert not holds(table, your_role_is("water"))
    assert not holds(table, your_role_is("fire"), seat=1)
    assert holds(table, during_phase("conflict"))
    assert not holds(table, during_phase("fate"))
