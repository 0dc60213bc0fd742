"""The rules above all others: a card's text wins, "cannot" wins over that, and the FAQ over what was printed."""

from __future__ import annotations

from nefrit.invasion.constants import PRINTED_TEXT
from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, resolves

__all__ = ["GAME"]


@rule("invasion.core.golden-rule")
def test_the_text_of_a_card_wins_against_the_rules(table: Scenario) -> None:
    own = {"kingdom": ["Greyseer Thanquol", "Boar Boyz"], "battlefield": ["Squig Herders"]}
    begin(table, "battlefield", orcs(**own), dwarfs())
    table.ann.chooses("target 1 quest")
    assert table.ann.choices == ["Greyseer Thanquol", "Squig Herders"], "he may attack from any zone"


@rule("invasion.core.cannot-is-absolute")
def test_what_cannot_be_done_cannot_be_done_even_if_a_card_says_that_it_may(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(kingdom=["Greyseer Thanquol"], battlefield=["Squig Herders"]),
        capital("Empire", resources=1, hand=["Franz's Decree"]),
    )
    table.bob.chooses("play Franz's Decree")
    table.bob.chooses("Greyseer Thanquol")
    table.ann.chooses("target 1 quest")
    assert table.ann.choices == ["Squig Herders"]


@rule("invasion.core.cannot-is-absolute")
def test_what_cannot_be_targeted_is_no_target_of_anything(table: Scenario) -> None:
    shield = ["King Kazador #1", "Shield of Aeons {on=#1}"]
    begin(table, "capital", orcs(resources=9, hand=["Pillage"]), dwarfs(kingdom=shield))
    assert "play Pillage" not in table.ann.choices
    assert table.ann.why_not("Pillage") == ["invasion.target.all-needed-at-activation"]


@rule("invasion.core.documents-in-force", "decision.invasion.errata")
def test_games_are_played_by_the_base_rules_and_the_faq_unless_players_want_the_printed_texts(table: Scenario) -> None:
    """Fists of Mork were printed without the word Limited, which the FAQ adds."""
    for edition, reasons in ((None, ["invasion.keyword.limited"]), (PRINTED_TEXT, [])):
        hand = ["Contested Village", "Fists of Mork"]
        begin(table, "capital", orcs(resources=9, hand=hand), dwarfs(), edition=edition)
        table.ann.chooses("play Contested Village kingdom")
        resolves(table)
        assert table.ann.why_not("Fists of Mork") == reasons
