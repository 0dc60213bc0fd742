"""The games that are kept as text go as they went."""

from __future__ import annotations

import pytest

from nefrit.kernel.match import replay
from nefrit.l5r.game import GAME
from nefrit.testing import rule
from tests.l5r.playthroughs import EDITIONS, lines, read


@rule("decision.l5r.edition")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_goes_as_it_went(edition: str) -> None:
    told, record = read(edition)
    assert record.header.edition == edition
    assert lines(replay(GAME, record)) == told


def test_the_games_that_are_kept_differ_by_their_edition() -> None:
    (old, _), (new, _) = (read(edition) for edition in EDITIONS)
    assert old != new
