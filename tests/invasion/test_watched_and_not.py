"""A game is the same whether or not somebody watches it."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.cli.seating import seat_decks
from nefrit.invasion.game import GAME
from nefrit.kernel.chance import Chance
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


def _header(seats: int, more: dict[str, Any], seed: int) -> Header:
    options = {**more, **seat_decks("invasion", {}, (), seats, every=True).options(seed)}
    return Header("invasion", seats=seats, seed=seed, edition=GAME.editions[seed % 2], options=options)
