"""Pictures of cards: any two cards of a ready deck are told apart at the size of a tile, in light and dark."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visits
from tests.web.pictures import compared
from tests.web.setting import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_a_deck_are_told_apart(visits: Visits, game: str) -> None:
    """A seed gets a suffix where two are too near: `python -m docs.table.seeds`."""
    ann = visits()
    ann.goes_to("/icon.svg")
    seen = compared(ann.page, game)
    assert seen["decks"] > 0
    assert seen["near"] == []
