"""Who acts when: in games that stop at every window everybody is asked in turn, and the checker sees the order."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.invasion.chain import ActionWindow
from nefrit.invasion.constants import DESTRUCTION, ORDER
from nefrit.invasion.game import GAME
from nefrit.kernel.chance import Chance
from nefrit.kernel.log import Log
from nefrit.kernel.record import Header
from nefrit.testing import Broken, rule, watch
from tests.invasion.test_laws import deck

MOST_ANSWERS = 1_500
"""A game that stops at every window is long: its beginning is enough."""


def play(seats: int) -> None:
    """Play a while at random, watched."""
    options: dict[str, Any] = {"decks": [deck(race) for race in (*ORDER, *DESTRUCTION)[:seats]]}
    if seats > 2:
        options["format"] = "cataclysm"
    header = Header(GAME.name, seats=seats, seed=3, edition=GAME.editions[0], options=options)
    header.stops = True
    game = GAME.start(header, Log())
    look, chance = watch(game), Chance(header.seed)
    for _ in range(MOST_ANSWERS):
        if not game.pending:
            return
        decision = game.pending[0]
        game.answer(decision.seat, decision.random(chance))
        look(game)


@rule("invasion.timing.b4-first-player-priority")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_priority_goes_round_and_after_a_chain_to_the_player_after_its_beginner(seats: int) -> None:
    play(seats)


def test_a_wrong_order_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ActionWindow, "give_priority_after", lambda window, seat: None)
    with pytest.raises(Broken, match="Priority"):
        play(3)
