"""The laws hold in random play, in every game there is."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.testing import check_laws, play_at_random
from tests.games import ALL, Entry

MOST = 1 << 30


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.name)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**64 - 1), choice=st.integers(0, 2**64 - 1))
def test_the_laws_hold_in_random_play(entry: Entry, seed: int, choice: int) -> None:
    chance = Chance(choice)
    header = entry.header(choice % MOST, seed)
    decisions = 0
    wanted: set[int] = set()

    def watch(game: AnyGame) -> None:
        nonlocal decisions
        if decisions in wanted:
            check_laws(game, chance)
        decisions += 1

    # The game is played twice: first to see how long it is.
    play_at_random(entry.game, header, Chance(choice), watch)
    wanted = {chance.below(decisions) for _ in range(entry.states)}
    decisions = 0
    check_laws(play_at_random(entry.game, header, Chance(choice), watch), chance)
