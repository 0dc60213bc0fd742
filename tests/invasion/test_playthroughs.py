"""The games that are kept as text go as they went."""

from __future__ import annotations

import pytest

from nefrit.invasion.constants import ONE_ON_ONE
from nefrit.invasion.game import GAME
from nefrit.kernel.match import replay
from tests.invasion.playthroughs import HEADERS, path_of
from tests.playthroughs import lines, read


@pytest.mark.parametrize("name", HEADERS)
def test_a_game_goes_as_it_went(name: str) -> None:
    told, record = read(path_of(name))
    assert record.header == HEADERS[name]
    assert lines(replay(GAME, record)) == told


def test_the_games_that_are_kept_are_of_every_edition_and_format() -> None:
    assert {header.edition for header in HEADERS.values()} == {*GAME.editions}
    formats = {header.options.get("format", ONE_ON_ONE) for header in HEADERS.values()}
    assert formats == {mode.options["format"] for mode in GAME.modes()}
