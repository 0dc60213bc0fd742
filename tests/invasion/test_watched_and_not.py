"""Whoever nobody watches, or thinks in haste, takes short cuts: the game is the same as without them."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.cli.seating import seat_decks
from nefrit.invasion.constants import CAPITAL_PHASE
from nefrit.invasion.game import GAME
from nefrit.invasion.state import Invasion
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Decision
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header

MOST_DECISIONS = 250


@pytest.mark.parametrize(("seats", "more"), [(2, {}), (3, {"format": "cataclysm"})])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_the_same_whether_somebody_watches_or_not(seats: int, more: dict[str, Any], seed: int) -> None:
    header = _header(seats, more, seed)
    watched, unwatched = Match(GAME, header), GAME.start(header)
    chance = Chance(seed)
    for _ in range(MOST_DECISIONS):
        if watched.game.outcome is not None:
            break
        decision = watched.game.pending[0]
        assert unwatched.pending[0].options == decision.options, f"seed {seed}"
        assert unwatched.pending[0].seat == decision.seat, f"seed {seed}"
        assert unwatched.table == watched.game.table, f"seed {seed}"
        answer = decision.random(chance)
        watched.answer(decision.seat, answer)
        unwatched.answer(decision.seat, answer)
    assert unwatched.outcome == watched.game.outcome


@pytest.mark.parametrize(("seats", "more"), [(2, {}), (3, {"format": "cataclysm"})])
@pytest.mark.parametrize("seed", range(3))
def test_in_haste_everybody_passes_except_in_the_own_capital_phase(seats: int, more: dict[str, Any], seed: int) -> None:
    header = _header(seats, more, seed)
    slow, hasty = GAME.start(header), GAME.start(header).clone()
    hasty.hasty = True
    hasty.forget_everything()
    chance, asked = Chance(seed), 0
    for _ in range(MOST_DECISIONS):
        while slow.pending and _would_pass(slow, slow.pending[0]):
            slow.answer(slow.pending[0].seat, 0)
        if slow.outcome is not None:
            break
        decision = slow.pending[0]
        assert hasty.pending[0].options == decision.options, f"seed {seed}"
        assert hasty.pending[0].seat == decision.seat, f"seed {seed}"
        assert hasty.zones == slow.zones, f"seed {seed}"
        answer = decision.random(chance)
        asked += 1
        slow.answer(decision.seat, answer)
        hasty.answer(decision.seat, answer)
    assert hasty.outcome == slow.outcome
    assert asked
    assert hasty.clone().hasty
    assert not slow.clone().hasty


def _would_pass(game: Invasion, decision: Decision) -> bool:
    builds = game.table.active == decision.seat and game.table.phase == CAPITAL_PHASE and not game.table.chain
    return decision.prompt == "trigger-or-pass" or (decision.prompt == "act-or-pass" and not builds)


def _header(seats: int, more: dict[str, Any], seed: int) -> Header:
    options = {**more, **seat_decks("invasion", {}, (), seats, every=True).options(seed)}
    return Header("invasion", seats=seats, seed=seed, edition=GAME.editions[seed % 2], options=options)
