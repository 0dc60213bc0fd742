"""The laws hold at every decision of random play, in every game there is."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.testing import check_laws, play_at_random
from tests.games import ALL, Entry


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.name)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**64 - 1), choice=st.integers(0, 2**64 - 1))
def test_the_laws_hold_in_random_play(entry: Entry, seed: int, choice: int) -> None:
    chance = Chance(choice)
    options = entry.options[choice % len(entry.options)]
    header = Header(entry.game.name, seed=seed, **{"edition": entry.game.editions[0], **options})

    def watch(game: AnyGame) -> None:
        if chance.below(entry.every) == 0:
            check_laws(game, chance)

    check_laws(play_at_random(entry.game, header, chance, watch), chance)
