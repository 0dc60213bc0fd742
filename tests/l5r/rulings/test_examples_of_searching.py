"""The example of searching 10 cards. No published card of these sets searches so many, so the card is made up."""

from __future__ import annotations

import pytest

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.searching import search
from nefrit.l5r.words.abilities import action
from nefrit.l5r.words.cards import attachment_card
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins
from tests.l5r.rulings.sides import quiet

INQUIRY = NEUTRAL.event("Long Inquiry", 1330, cost=0).has(action(search(10, attachment_card)))
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), INQUIRY]))


@rule("l5r.effect.search-top-10-short-deck")
@pytest.mark.parametrize(
    ("others", "found"),
    [(0, ["Fine Katana", "Ornate Fan"]), (8, ["Fine Katana", "Ornate Fan"]), (9, ["Fine Katana"])],
)
def test_the_top_10_cards_are_all_cards_of_a_smaller_deck(table: Scenario, others: int, found: list[str]) -> None:
    """An effect searches the top 10 cards of a conflict deck that has fewer. What is searched?

    As many as there are; and of a larger deck 10 and no more.
    """
    between = [f"{others}x Let Go"] if others else []
    ann = quiet("Brash Samurai", hand=["Long Inquiry"], **{"conflict-deck": ["Fine Katana", *between, "Ornate Fan"]})
    begins(table, ann, quiet("Doji Whisperer"))
    table.ann.chooses("use Long Inquiry 0")
    assert table.ann.choices == ["nothing", *found]
