"""The greedy bot in Cataclysm: it fights for fulcrums and against whoever is about to win."""

from __future__ import annotations

import pytest

from nefrit import bots
from nefrit.invasion.bot.searching import SearchingMind
from nefrit.invasion.game import GAME
from nefrit.kernel.chance import Chance
from nefrit.testing import Scenario
from tests.invasion.sides import capital, dwarfs, orcs, passes
from tests.invasion.test_bot import chosen_by
from tests.invasion.test_cataclysm import (
    ALL,
    KNIGHTS,
    TOR,
    a_game,
    attacks_fulcrum,
    in_cataclysm,
    passes_to_the_fulcrums,
)

__all__ = ["GAME"]

PORTAL, VORTEX = "Dreadfire Portal", "Balewind Vortex"


def test_it_takes_a_fulcrum_that_it_can_take(table: Scenario) -> None:
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS]), dwarfs(), fulcrum=[TOR])
    passes_to_the_fulcrums(table)
    assert chosen_by(table.ann) == f"fulcrum {TOR}"
    table.ann.chooses(f"fulcrum {TOR}")
    passes(table)
    assert chosen_by(table.ann) == [*ALL]


def test_it_lets_a_fulcrum_be_for_which_it_is_too_weak(table: Scenario) -> None:
    own = capital("Chaos", battlefield=["2x Chaos Knights"])
    in_cataclysm(table, "battlefield", own, dwarfs(), fulcrum=[TOR])
    passes_to_the_fulcrums(table)
    assert chosen_by(table.ann) == "pass"


def test_it_takes_a_fulcrum_from_another_rather_than_one_that_nobody_has(table: Scenario) -> None:
    theirs = dwarfs(battlefield=[VORTEX], dominance=6)
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS]), theirs, fulcrum=[TOR])
    passes_to_the_fulcrums(table)
    assert chosen_by(table.ann) == f"fulcrum {VORTEX}"


def test_it_defends_the_fulcrum_that_would_be_taken(table: Scenario) -> None:
    theirs = orcs(battlefield=[TOR, "Squig Herders"])
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS]), theirs)
    attacks_fulcrum(table, TOR, *ALL)
    assert chosen_by(table.bob) == ["Squig Herders"]


def test_a_unit_is_given_for_the_dominance_that_wins(table: Scenario) -> None:
    own = dwarfs(battlefield=[PORTAL, "Mountain Brigade"], dominance=5)
    in_cataclysm(table, "capital", own, orcs(dominance=3))
    passes(table)
    assert table.ann.asked == "channel"
    assert chosen_by(table.ann) == PORTAL


def test_a_unit_does_not_channel_that_is_needed_for_taking_a_fulcrum(table: Scenario) -> None:
    own = capital("Chaos", battlefield=[VORTEX, KNIGHTS])
    in_cataclysm(table, "capital", own, orcs(), fulcrum=[TOR])
    passes(table)
    assert table.ann.asked == "channel"
    assert chosen_by(table.ann) == "pass"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_with_any_number_of_players(seats: int) -> None:
    players = [bots.find("invasion", "greedy" if seat == seats - 1 else "random") for seat in range(seats)]
    game, chance = GAME.start(a_game(seats, seed=seats)), Chance(seats)
    while game.pending:
        decision = game.pending[0]
        assert game.answer(decision.seat, bots.ask(players[decision.seat], game, decision, chance)) is None
    assert game.outcome is not None
    assert game.outcome.winners == (seats - 1,)


def test_in_a_search_fulcrums_are_attacked_too(table: Scenario) -> None:
    own = capital("Chaos", battlefield=[KNIGHTS])
    in_cataclysm(table, "battlefield", own, dwarfs(battlefield=[VORTEX], dominance=6), fulcrum=[TOR])
    passes_to_the_fulcrums(table)
    decision = table.ann.decision
    chosen = SearchingMind(table.game, 0).habit(table.game, decision)
    assert isinstance(chosen, int)
    assert table.ann.choices[chosen] == f"fulcrum {VORTEX}"
